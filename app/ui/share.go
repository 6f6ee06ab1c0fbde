package ui

import (
	"fmt"
	"html"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"rsc.io/qr/coding"

	"solvitur/app/state"
	"solvitur/solvers/share"
)

// sharing draws the ways to take a puzzle elsewhere.
type sharing struct {
	link, frame string     // to the puzzle as it stands: its page, and for a frame
	title       string     // of the puzzle
	said        string     // what was copied last
	code        bool       // show the QR code
	opens       state.Veil // how they open
	veiled      bool       // the answer is not to be seen
}

// openings are how a link may open, with the query that asks for it.
var openings = []struct {
	veil         state.Veil
	label, query string
}{
	{state.Veiled, "with the answer veiled", ""},
	{state.VerdictOnly, "with the verdict alone", "?answer=verdict"},
	{state.Shown, "with the answer shown", "?answer=shown"},
}

// opening makes the links open in one of these ways, by its number.
func (p *PuzzlePage) opening(ctx app.Context, d deed) {
	if at, err := strconv.Atoi(d.Text); err == nil && at >= 0 && at < len(openings) {
		p.opens = openings[at].veil
		now, _ := fragment(&p.model) // whether it can be told has been said
		p.addresses(now)
		p.versions.aside++
		ctx.Update()
	}
}

// asking is a link that opens in one of these ways.
func asking(link string, opens state.Veil) string {
	before, fragment, changed := strings.Cut(link, "#")
	for _, o := range openings {
		if o.veil == opens {
			before += o.query
		}
	}
	if changed {
		return before + "#" + fragment
	}
	return before
}

// address is the link to the puzzle with this fragment.
func address(m *state.Model, folder, fragment string) string {
	base := href("/" + folder + "/" + m.Sheet.Preset.Name + "/")
	if app.IsClient {
		base = app.Window().Get("location").Get("origin").String() + base
	}
	return base + fragment
}

// fragment is "#1...." or "#2...." for a changed puzzle and "" for the original.
func fragment(m *state.Model) (string, error) {
	if m.Original().Same(m.Input) {
		return "", nil
	}
	variant, err := m.Input.Variant()
	if err != nil {
		return "", err
	}
	return share.Encode(variant)
}

func (s sharing) render() app.UI {
	embed := fmt.Sprintf(`<iframe src="%s" title="%s" width="100%%" height="800" loading="lazy"></iframe>`, s.frame, html.EscapeString(s.title))
	if s.frame == "" {
		embed = "" // where the site stands is known in the browser only
	}
	var code app.UI = elem("div").Attr("hidden", true)
	if s.code {
		code = elem("p").Class("help").Text("This variant is too long for a QR code.")
		if drawing, ok := qrCode(s.link); ok {
			code = drawing
		}
	}
	showing := "Show QR code"
	if s.code {
		showing = "Hide QR code"
	}
	return elem("details").Class("share").ID("share").Body(
		elem("summary").Body(elem("h2").Text("Share, print, save")),
		elem("p").Class("status").Role("status").Text(s.said),
		elem("p").Class("help").Text("The link holds the facts and the story as they are now, and nothing else. What you change is never sent to a server: it follows a # in the link, and stays in the browser."),
		elem("p").Class("share-opens").Body(app.Text("Both the link and the code open "), s.openings(), app.Text(".")),
		elem("div").Class("share-line").Body(
			readOnly("Link", s.link), button(action{Do: "copy", Path: "link", Value: s.link}, "Copy link", true),
		),
		elem("div").Class("share-line").Body(
			readOnly("Code for a course page", embed), button(action{Do: "copy", Path: "code", Value: embed}, "Copy code", true),
		),
		elem("div").Class("share-more").Body(
			button(action{Do: "code"}, showing, true),
			button(action{Do: "print", Value: "puzzle"}, "Print the puzzle alone", true),
			when(!s.veiled, func() app.UI {
				return button(action{Do: "print", Value: "argument"}, "Print with answer and argument", true)
			}),
			button(action{Do: "save"}, "Save as a file", true),
			elem("label").Class("button file").Body(
				app.Text("Open a file"),
				action{Do: "load"}.input("file", "change").Class("hidden-text").Attr("accept", ".json,application/json"),
			),
		),
		code,
	)
}

// openings lets choose how the links open.
func (s sharing) openings() app.UI {
	var options []option
	chosen := ""
	for i, o := range openings {
		options = append(options, option{strconv.Itoa(i), o.label})
		if o.veil == s.opens {
			chosen = strconv.Itoa(i)
		}
	}
	return menu(action{Do: "opens"}, "How the links open", chosen, options)
}

// readOnly is a line of text to copy.
func readOnly(name, text string) app.UI {
	return app.ElemSelfClosing("input").Attr("type", "text").Class("box code").Attr("readonly", true).Aria("label", name).Attr("value", text)
}

// qrCode draws a link as a QR code: one path of unit squares.
func qrCode(link string) (app.UI, bool) {
	code, ok := modules(link)
	if !ok {
		return nil, false
	}
	const quiet = 4 // modules around it, as the standard asks
	var path strings.Builder
	for y := range code.Size {
		for x := range code.Size {
			if code.Black(x, y) {
				fmt.Fprintf(&path, "M%d %dh1v1h-1z", x+quiet, y+quiet)
			}
		}
	}
	const onPaper = 0.4 // mm a module, which a phone can tell apart
	modules := float64(code.Size + 2*quiet)
	side, paper := num(modules), num(modules*onPaper)+"mm"
	return svg("svg", "viewBox", "0 0 "+side+" "+side, "width", paper, "height", paper, "class", "qr", "role", "img", "aria-label", "QR code of the link").Body(
		svg("rect", "width", side, "height", side, "class", "qr-paper"),
		svg("path", "d", path.String(), "class", "qr-ink"),
	), true
}

// modules are the squares of the smallest QR code that holds a link; none holds a very
// long one. Package qr does this as well, and makes pictures, which no page needs.
func modules(link string) (*coding.Code, bool) {
	text := coding.String(link)
	for version := coding.Version(coding.MinVersion); version <= coding.MaxVersion; version++ {
		if text.Bits(version) <= version.DataBytes(coding.L)*8 {
			plan, err := coding.NewPlan(version, coding.L, 0)
			if err != nil {
				return nil, false
			}
			code, err := plan.Encode(text)
			return code, err == nil
		}
	}
	return nil, false
}
