//go:build !wasm

package site

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// document lays out a body as go-app does, one level below <html>.
func document(body app.UI) string {
	// go-app builds <html> and <body> itself; two other elements stand for them.
	html := app.HTMLString(app.Div().Body(app.Div(), app.Section().Body(body)))
	return "<!doctype html>\n" + strings.NewReplacer("<section>", "<body>", "</section>", "</body>").Replace(html)
}

func TestTidy(t *testing.T) {
	for _, c := range []struct {
		name string
		body app.UI
		want string
	}{
		{"the space between elements is the author's",
			app.P().Body(app.Text("A "), app.B().Text("bold"), app.Text(" word, "), app.Text("twice"), app.I().Text("."), app.Text("")),
			`<p>A <b>bold</b> word, twice<i>.</i></p>`},
		{"deep nesting",
			app.Div().Body(app.Div().Body(app.Ul().Body(app.Li().Text("one"), app.Li().Body(app.Span().Text("two"), app.Text("!"))))),
			`<div><div><ul><li>one</li><li><span>two</span>!</li></ul></div></div>`},
		{"text of several lines stays",
			app.Div().Body(app.Pre().Text("a\n      b\n"), app.P().Text("c")),
			"<div><pre>a\n      b\n</pre><p>c</p></div>"},
		{"text is escaped by go-app, values here",
			app.P().Title(`"a" < b & c`).Text(`"a" < b & c`),
			`<p title="&quot;a&quot; &lt; b &amp; c">&#34;a&#34; &lt; b &amp; c</p>`},
		{"values that Go would escape",
			app.Input().Type("text").Value("tab\tline\nback\\slash \u00a0 ∀").Aria("label", "é"),
			"<input aria-label=\"é\" type=\"text\" value=\"tab\tline\nback\\slash \u00a0 ∀\">"},
		{"true is a value but for boolean attributes",
			app.Button().Aria("pressed", true).Disabled(true).DataSet("given", true).ContentEditable(true).Text("x"),
			`<button aria-pressed="true" contenteditable="true" data-given="true" disabled>x</button>`},
		{"false switches boolean attributes off",
			app.Div().Body(app.Input().Type("checkbox").Checked(false).Disabled(false).Aria("checked", false), app.Input().Checked(true)),
			`<div><input aria-checked="false" type="checkbox"><input checked></div>`},
		{"paths from the root become relative, nothing else",
			app.P().Body(
				app.A().Href("/p/x/").Text("x"), app.A().Href("/").Text("home"), app.A().Href("#y").Text("y"),
				app.A().Href("mailto:a@b").Text("m"), app.A().Href("https://example.org/").Text("e"), app.A().Href("//example.org").Text("s"),
				app.Img().Src("/web/a.png").SrcSet("/web/a.png 1x, /web/b.png 2x").Alt("/p/x/")),
			`<p><a href="../../p/x/">x</a><a href="../../">home</a><a href="#y">y</a>` +
				`<a href="mailto:a@b">m</a><a href="https://example.org/">e</a><a href="//example.org">s</a>` +
				`<img alt="/p/x/" src="../../web/a.png" srcset="../../web/a.png 1x, ../../web/b.png 2x"></p>`},
		{"raw markup",
			app.Div().Body(app.Raw(`<svg viewBox='0 0 1 1' class="a&amp;b"><!-- note --><path d="M0 0"/></svg>`), app.Br(), app.Text("end")),
			`<div><svg class="a&amp;b" viewBox="0 0 1 1"><path d="M0 0"/></svg><br>end</div>`},
		{"the loader is silent and costs no request",
			app.Aside().ID("app-wasm-loader").Body(app.Img().ID("app-wasm-loader-icon").Src("/web/icon.png"), app.P().Text("0%")),
			`<aside id="app-wasm-loader" aria-hidden="true"><img id="app-wasm-loader-icon"><p>0%</p></aside>`},
	} {
		t.Run(c.name, func(t *testing.T) {
			for range 20 { // go-app's attributes come in random order
				got, err := tidy(document(c.body), "../../", false)
				if err != nil {
					t.Fatal(err)
				}
				if diff := cmp.Diff("<body>"+c.want+"</body>", got); diff != "" {
					t.Fatalf("(-want +got)\n%s", diff)
				}
			}
		})
	}
}

func TestTidyRefusesWhatThePolicyWouldBlock(t *testing.T) {
	for body, want := range map[string]string{
		`<body><p onclick="x()">a</p></body>`:         "onclick",
		`<body><p style="color:red">a</p></body>`:     "style",
		`<body><script src="x"></script></body>`:      "<script>",
		`<body><p>a</body>`:                           "closes nothing",
		`<body><p title="a>b</p></body>`:              "never closed",
		`<body><p title=a>b</p></body>`:               "not quoted",
		`no body at all`:                              "no <body>",
		`<body><div><p>a</p></body>`:                  "closes nothing",
		`<body><!-- never ending <p>a</p></p></body>`: "comment",
	} {
		if got, err := tidy(body, "./", false); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %q, %v; want an error with %q", body, got, err, want)
		}
	}
}

func TestLightPagesLeaveOutWhatTheProgramDraws(t *testing.T) {
	body := app.Div().Body(
		app.H1().Text("Story"),
		app.Ul().Body(
			app.Li().DataSet("fact", "f1").Body(app.Select().Body(app.Option().Text("a")), app.Div().DataSet("view", "v").Body(app.Br())),
			app.Li().Body(app.Text("kept "), app.B().Text("too")),
			app.Li().DataSet("fact", "f2").Text("x"),
		),
		app.Div().DataSet("strategy", "s").Body(app.P().Text("y"), app.P()),
		app.P().Text("end"),
	)
	got, err := tidy(document(body), "./", true)
	if err != nil {
		t.Fatal(err)
	}
	if want := `<body><div><h1>Story</h1><ul><li>kept <b>too</b></li></ul><p>end</p></div></body>`; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func FuzzTidy(f *testing.F) {
	f.Add("a \"quoted\" <b> & 'c' \\ \n  line")
	f.Add("\n      deep")
	f.Fuzz(func(t *testing.T, s string) {
		// Whatever a text or a value holds, the markup around it stays whole.
		got, err := tidy(document(app.P().Title(s).Body(app.Text(s), app.B().Title("end").Text("x"))), "./", false)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Count(got, "<b title=\"end\">x</b></p></body>") != 1 || strings.Count(got, "<") != 6 {
			t.Errorf("%q became %q", s, got)
		}
	})
}
