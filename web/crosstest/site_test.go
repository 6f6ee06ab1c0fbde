package crosstest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"solvitur/solvers/catalog"
	"solvitur/web/host"
	"solvitur/web/sitetest"
	"solvitur/web/webdriver"
)

// As published the story contradicts itself (Márkusz and Márkus 1988); if Sam was
// away on Tuesday only, it can be true in four ways (see browsertest).
const (
	puzzlePath    = "p/jealous-boyfriend/"
	contradiction = "none"
	several       = "many"
)

var dayOfFirst = element(`select[aria-label="day, remark 1"]`)

func serve(t *testing.T, options host.Options) *sitetest.Site {
	t.Helper()
	return sitetest.Serve(t, distDir, options)
}

// chooseTuesday changes the first remark, of Monday, by keyboard.
func (p *page) chooseTuesday() {
	p.t.Helper()
	p.focus(dayOfFirst)
	p.press(string(webdriver.Down))
	p.until(dayOfFirst + `.value === "Tuesday"`)
	p.verdict(several)
}

// A puzzle of every kind opens, can be edited, and comes to a verdict; browsertest opens
// all of them.
func TestEveryKindOpens(t *testing.T) {
	s := serve(t, host.Options{Prefix: "/sub/path/"})
	p := newPage(t, s)
	for _, family := range catalog.Families() {
		name := family.Presets()[0].Name
		p.open(s.URL("p/" + name + "/"))
		p.verdict("none", "one", "many", "unsolved")
		if wide := eval[float64](p, `document.documentElement.scrollWidth - innerWidth`); wide > 0 {
			t.Errorf("%s is %v px wider than the window", name, wide)
		}
	}
}

func TestEditUndoReload(t *testing.T) {
	s := serve(t, host.Options{Prefix: "/sub/path/"})
	p := newPage(t, s)
	p.open(s.URL(puzzlePath))
	p.verdict(contradiction)
	p.chooseTuesday()
	p.reload()
	p.verdict(several)
	p.click(button("Back to the original"))
	p.verdict(contradiction)
	p.click(element(`[data-fact="remarks/0"] input[type="checkbox"]`))
	p.verdict(several)
	p.click(button("Undo"))
	p.verdict(contradiction)

	// A name that is there already is told where it stands, and nothing is lost.
	second := element(`[aria-label="day 2"]`)
	p.focus(second)
	p.press("Monday" + string(webdriver.Enter))
	p.verdict("stale")
	p.until(element(".field-error") + `.innerText.includes("Monday")`)
	if got := eval[string](p, second+`.value`); got != "Monday" {
		t.Errorf("what was typed became %q", got)
	}
}

// A changed puzzle is a link that says the same on another machine.
func TestShare(t *testing.T) {
	s := serve(t, host.Options{})
	p := newPage(t, s)
	p.open(s.URL(puzzlePath))
	p.verdict(contradiction)
	p.chooseTuesday()
	p.until(`location.hash.startsWith("#1.")`)
	link := eval[string](p, `location.href`)
	p.until(element(`input[aria-label="Link"]`) + `.value === location.origin + location.pathname + location.hash`)

	other := serve(t, host.Options{Prefix: "/sub/path/"}) // which has no storage of this one
	q := newPage(t, other)
	_, fragment, _ := strings.Cut(link, "#")
	q.open(other.URL(puzzlePath) + "#" + fragment)
	q.verdict(several)
	if day := eval[string](q, dayOfFirst+`.value`); day != "Tuesday" {
		t.Errorf("the link shows %q", day)
	}
}

func TestOfflineAfterOneVisit(t *testing.T) {
	s := serve(t, host.Options{Prefix: "/sub/path/"})
	p := newPage(t, s)
	p.open(s.URL("embed/jealous-boyfriend/")) // which keeps all of its kind: the other page is never opened with a network
	p.until(`document.documentElement.dataset.offline === ""`)
	s.SetDown(true)
	p.allowed = regexp.MustCompile(`NetworkError|ServiceWorker|Failed to load|app-worker\.js`)
	p.open(s.URL(puzzlePath))
	p.verdict(contradiction)
	p.chooseTuesday()
	p.reload()
	p.verdict(several)
}

// In a frame of another site, in a sandbox without origin and storage, and by the
// script for course pages, which makes the frame as tall as the puzzle.
func TestEmbeds(t *testing.T) {
	s := serve(t, host.Options{AnyOrigin: true})
	address := s.URL("embed/jealous-boyfriend/")
	for name, document := range map[string]string{
		"another site": fmt.Sprintf(`<iframe title="a puzzle" width="900" height="700" src="%s"></iframe>`, address),
		"sandbox":      fmt.Sprintf(`<iframe title="a puzzle" width="900" height="700" sandbox="allow-scripts" src="%s"></iframe>`, address),
		"script":       fmt.Sprintf(`<script src="%sembed.js"></script><solvitur-puzzle puzzle="jealous-boyfriend"></solvitur-puzzle>`, s.URL("")),
	} {
		t.Run(name, func(t *testing.T) {
			p := newPage(t, s)
			p.visit(sitetest.Elsewhere(t, "<h1>A course</h1>"+document))
			p.until(element("iframe"))
			p.enter(0)
			p.ready()
			p.verdict(contradiction)
			p.chooseTuesday()
			if got := eval[string](p, `location.href`); got != address {
				t.Errorf("the frame's address became %q", got)
			}
			if name != "script" {
				return
			}
			p.until(`Math.abs(innerHeight - document.body.getBoundingClientRect().height) < 200`)
		})
	}
}

// Puzzles are found by words; the address says so, and one comes back to it.
func TestPuzzlesAreChosen(t *testing.T) {
	s := serve(t, host.Options{Prefix: "/sub/path/"})
	p := newPage(t, s)
	p.open(s.URL(""))
	const shown = `[...document.querySelectorAll(".card a:has(h3)")].filter((a) => a.checkVisibility()).map((a) => a.pathname.split("/").at(-2)).join()`
	p.focus(element(".chooser input"))
	p.press("BRIDGES konigs")
	p.until(shown + ` === "koenigsberg-bridges"`)
	p.click(element(".card:not([hidden]) a"))
	p.until(element("main.puzzle[data-ready]"))
	eval[any](p, `void history.back()`)
	p.until(element("main.gallery[data-ready]"))
	p.until(shown + ` === "koenigsberg-bridges" && ` + element(".chooser input") + `.value === "BRIDGES konigs"`)
	p.reload()
	p.until(shown + ` === "koenigsberg-bridges" && ` + element(".chooser input") + `.value === "BRIDGES konigs"`)
	p.click(button("Clear search and filters"))
	p.until(`location.hash === "" && ` + element(".chooser input") + `.value === "" && ![...document.querySelectorAll(".card")].some((c) => !c.checkVisibility())`)
}

// The theme that the visitor chose is kept, and drawn.
func TestTheme(t *testing.T) {
	s := serve(t, host.Options{})
	p := newPage(t, s)
	colours := map[string]string{}
	for _, theme := range []string{"light", "dark"} {
		p.open(s.URL(""))
		eval[any](p, `void solvitur.setTheme(`+quote(theme)+`)`)
		p.reload()
		colours[theme] = eval[string](p, `getComputedStyle(document.documentElement).backgroundColor + getComputedStyle(document.body).backgroundColor`)
	}
	if colours["light"] == colours["dark"] {
		t.Errorf("light and dark are both %s", colours["light"])
	}
}

// From what the service worker keeps, every visit starts.
func TestKeptSiteStartsEveryTime(t *testing.T) {
	s := serve(t, host.Options{})
	p := newPage(t, s)
	p.open(s.URL(puzzlePath))
	p.until(`document.documentElement.dataset.offline === ""`)
	for range 5 {
		p.reload()
		p.verdict(contradiction)
	}
}

// Back goes from place to place, and leaves the facts as they are now.
func TestBackGoesFromPlaceToPlace(t *testing.T) {
	s := serve(t, host.Options{Prefix: "/sub/path/"})
	p := newPage(t, s)
	p.open(s.URL(puzzlePath + "?place=answer&answer=shown"))
	p.verdict(contradiction)
	p.click(element(`[data-to="search"]`))
	p.chooseTuesday()
	p.until(`location.hash.startsWith("#1.")`)
	eval[any](p, `void history.back()`)
	p.until(`document.documentElement.dataset.place === "answer" && location.hash.startsWith("#1.")`)
	p.verdict(several)
	if day := eval[string](p, dayOfFirst+`.value`); day != "Tuesday" {
		t.Errorf("back at the answer, the first remark is of %s", day)
	}
}
