package browsertest

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"solvitur/solvers/share"
	"solvitur/web/host"
)

// The story contradicts itself (Márkusz and Márkus 1988). If Sam was away on
// Tuesday only, it can be true in four ways: he is at the hairdresser's or in
// the library on Monday, Olivia at the other on Wednesday, Pat or Rose at the
// riverbank on Tuesday and the other at the tailor's on Thursday.
const (
	contradiction = "none"
	several       = "many"
)

var (
	dayOfFirst = named("combobox", "day, remark 1")
	firstIsOn  = css(`[data-fact="remarks/0"] input[type="checkbox"]`)
)

// verdict waits until the page shows a verdict.
func (p *page) verdict(want string) {
	p.t.Helper()
	p.wait(css(`[data-verdict="` + want + `"]`))
}

func TestEditSwitchUndoAndReload(t *testing.T) {
	t.Parallel()
	atBothPaths(t, host.Options{Gzip: true}, func(t *testing.T, s *site) {
		p := newPage(t)
		p.open(s.url(puzzlePath))
		p.verdict(contradiction)

		p.choose(dayOfFirst, "Tuesday")
		p.verdict(several)
		if got := p.text(css(".verdict-text")); !strings.Contains(got, "4") {
			t.Errorf("four solutions are told as %q", got)
		}
		p.untilTrue(`location.hash.startsWith("#1.")`)
		link := eval[string](p, `location.href`)
		p.click(named("button", "Undo"))
		p.verdict(contradiction)
		p.untilTrue(`location.hash === ""`)
		p.click(named("button", "Redo"))
		p.verdict(several)
		p.click(named("button", "Back to the original"))
		p.verdict(contradiction)

		p.click(firstIsOn)
		p.verdict(several)
		p.click(firstIsOn)
		p.verdict(contradiction)

		// The link, on another machine.
		q := newPage(t)
		q.open(link)
		q.verdict(several)
		if day := on[string](q, dayOfFirst, `function() { return this.value }`); day != "Tuesday" {
			t.Errorf("the link shows %q", day)
		}
		q.reload()
		q.verdict(several)
	})
}

// No edit is lost where one follows hard upon the other, and finds the page in
// the midst of drawing what the last one changed.
func TestEditsInQuickSuccession(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	for i := range 80 {
		day, want := "Tuesday", several
		if i%2 == 1 {
			day, want = "Monday", contradiction
		}
		eval[bool](p, fmt.Sprintf(`(%s)(%q, %q)`, verdictWatch, day, want))
		eval[any](p, fmt.Sprintf(`(%s)(%d)`, framesPassed, i%6))
	}
}

// verdictWatch resolves in the frame after an edit in which the verdict stands on the screen.
const verdictWatch = `(label, want) => new Promise((resolve) => {
	const menu = document.querySelector('select[aria-label="day, remark 1"]');
	new MutationObserver((_, o) => {
		if (document.querySelector("[data-verdict]").dataset.verdict !== want) return;
		o.disconnect();
		requestAnimationFrame(() => resolve(true));
	}).observe(document.body, { subtree: true, childList: true, attributes: true });
	menu.value = label;
	menu.dispatchEvent(new Event("input", { bubbles: true }));
	menu.dispatchEvent(new Event("change", { bubbles: true }));
})`

// framesPassed resolves when the page has been drawn so many times more.
const framesPassed = `async (n) => {
	while (n-- > 0) await new Promise((resolve) => requestAnimationFrame(resolve));
}`

func TestBrokenLinks(t *testing.T) {
	t.Parallel()
	s := home
	for _, fragment := range []string{"#1.@@@", "#1.AAAA", "#2.abc", "#99999999", "#1." + strings.Repeat("A", 20_000), "#1.<img src=x onerror=alert(1)>"} {
		t.Run(fragment[:min(12, len(fragment))], func(t *testing.T) {
			p := regular(t)
			p.open(s.url(puzzlePath) + fragment)
			p.wait(css("[data-notice]"))
			p.verdict(contradiction)
			if got := p.text(css("[data-notice]")); len(got) < 20 {
				t.Errorf("a broken link is told as %q", got)
			}
		})
	}
}

// hopeless is a link to a story of twelve days that the chosen strategy cannot
// finish: it tests only whole choices, and there are 144 meetings for each day.
func hopeless(t *testing.T) string {
	t.Helper()
	names := func(stem string) []string {
		var list []string
		for i := range 12 {
			list = append(list, fmt.Sprintf("%s %d", stem, i+1))
		}
		return list
	}
	facts, err := json.Marshal(map[string]any{
		"girl": "Kate", "boy": "Mike", "days": names("day"), "friends": names("friend"), "places": names("place"),
		"friendsRepeat": false, "placesRepeat": false, "remarks": []any{},
	})
	if err != nil {
		t.Fatal(err)
	}
	fragment, err := share.Encode(share.Variant{Facts: facts, Strategy: "list"})
	if err != nil {
		t.Fatal(err)
	}
	return fragment
}

// busy is true once the page tells of progress, in counts.
const busy = `/[1-9]/.test(document.querySelector(".line .status").innerText)`

func TestStopALongRun(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath) + hopeless(t))
	p.verdict("running")
	p.untilTrue(busy)
	p.click(named("button", "Stop"))
	p.verdict("unsolved")
	p.click(named("button", "Back to the original"))
	p.verdict(contradiction)
}

func TestKillTheWorkerAndCarryOn(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath) + hopeless(t))
	p.verdict("running")
	p.untilTrue(busy) // it has begun
	p.killWorkers()
	p.wait(css(`[data-notice]`)) // says that it broke down
	p.untilTrue(`document.querySelector("[data-verdict]").dataset.verdict === "unsolved"`)
	p.click(named("button", "Back to the original"))
	p.verdict(contradiction)
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
}

// Kept on this machine, where that is allowed.
func TestLastVariantIsKept(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
	p.open(s.url(""))
	p.open(s.url(puzzlePath))
	p.verdict(several)
}

// A bad field is told at the field, in words; the last answer stays in sight,
// marked as old; nothing that was typed is lost.
func TestBadFieldKeepsTheLastAnswer(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	second := named("textbox", "day 2")
	p.fill(second, "Monday") // there is one already
	p.press(kb.Enter)
	p.verdict("stale")
	p.wait(css(".field-error"))
	if got := p.text(css(".field-error")); !strings.Contains(got, "Monday") {
		t.Errorf("the error reads %q", got)
	}
	if got := on[string](p, second, `function() { return this.value }`); got != "Monday" {
		t.Errorf("what was typed became %q", got)
	}
	if p.attribute(second, "aria-invalid") != "true" {
		t.Error("the field is not marked as wrong")
	}
	p.click(named("button", "Undo"))
	p.verdict(contradiction)
	if p.has(css(".field-error")) {
		t.Error("the error stays after it was undone")
	}
}

// Every control can be reached with the Tab key and says what it is.
func TestKeyboardReachesEveryControl(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url("embed/jealous-boyfriend/"))
	// A group of radio buttons is one stop; what is folded away is none.
	const allControls = `[...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
		.filter((e) => !e.disabled && e.checkVisibility() && e.tabIndex >= 0 && (e.type !== "radio" || e.checked))`
	controls := eval[int](p, allControls+`.length`)
	reached := map[string]bool{}
	eval[any](p, `document.body.focus()`)
	for range controls + 40 {
		p.press(kb.Tab)
		at := eval[string](p, `(() => {
			const e = document.activeElement;
			window.stops ??= new Map();
			if (!window.stops.has(e)) window.stops.set(e, window.stops.size);
			return e === document.body ? "" : e.tagName + window.stops.get(e);
		})()`)
		if at != "" && !strings.HasPrefix(at, "DIV") && !strings.HasPrefix(at, "MAIN") {
			reached[at] = true
		}
	}
	missed := eval[[]string](p, allControls+`.filter((e) => !window.stops.has(e)).map((e) => e.outerHTML.slice(0, 200))`)
	if len(reached) == 0 || len(missed) > 0 {
		t.Errorf("the Tab key stops at %d controls and misses %q", len(reached), missed)
	}
}

// An embedded page is edited like any other and never rewrites its address.
func TestEditInEveryFrame(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{AnyOrigin: true})
	address := s.url("embed/jealous-boyfriend/")
	for name, attributes := range map[string]string{"another site": "", "sandbox": `sandbox="allow-scripts"`} {
		t.Run(name, func(t *testing.T) {
			p := newPage(t)
			p.visit(elsewhere(t, fmt.Sprintf(`<h1>A course</h1><iframe title="a puzzle" width="900" height="700" src="%s" %s></iframe>`, address, attributes)))
			f := p.inside("iframe", address)
			f.wait(css("main[data-ready]"))
			f.verdict("veiled") // of one's own settings nothing is known there
			f.choose(dayOfFirst, "Tuesday")
			f.verdict(several)
			if got := eval[string](f, `location.href`); got != address {
				t.Errorf("the frame's address became %q", got)
			}
		})
	}
}

func TestEditWithoutANetwork(t *testing.T) {
	t.Parallel()
	atBothPaths(t, host.Options{}, func(t *testing.T, s *site) {
		p := newPage(t)
		p.open(s.url("embed/jealous-boyfriend/")) // of the same kind; the page itself is never opened with a network
		p.waitOffline()
		s.SetDown(true)
		p.allow(`ERR_|Failed to|FetchEvent`)
		p.open(s.url(puzzlePath))
		p.verdict(contradiction)
		p.choose(dayOfFirst, "Tuesday")
		p.verdict(several)
		p.reload()
		p.verdict(several)
	})
}

// The colours of a page that stands follow the system's, and so one page shows both.
func TestAxe(t *testing.T) {
	t.Parallel()
	s := home
	for _, path := range []string{"", "how/", "source/mm/", puzzlePath, "embed/jealous-boyfriend/"} {
		t.Run(path, func(t *testing.T) {
			p := regular(t)
			p.open(s.url(path))
			inBoth := func(what string) {
				for _, dark := range []bool{false, true} {
					t.Run(fmt.Sprintf("%s dark=%v", what, dark), func(t *testing.T) {
						p := &page{t: t, ctx: p.ctx, console: p.console}
						p.darkMode(dark)
						p.untilTrue(fmt.Sprintf(`matchMedia("(prefers-color-scheme: dark)").matches === %v`, dark))
						p.axe()
					})
				}
			}
			inBoth("at first")
			if path == puzzlePath {
				p.choose(dayOfFirst, "Tuesday")
				p.verdict(several)
				inBoth("with solutions")
			}
		})
	}
}
