package browsertest

import (
	"strings"
	"testing"

	"solvitur/web/host"
)

// Who moves on within the site has the title, the description and the icons of
// the page that is there, as if it had been loaded.
func TestTheHeadFollows(t *testing.T) {
	t.Parallel()
	atBothPaths(t, host.Options{}, func(t *testing.T, s *site) {
		p := newPage(t)
		const head = `[document.title, document.querySelector("meta[name=description]").content,
			...[...document.querySelectorAll("[rel=canonical], [rel~=icon], [rel=apple-touch-icon], [rel=manifest]")].map((e) => e.rel + " " + e.href),
			...[...document.querySelectorAll("[property^='og:']")].map((e) => [e.getAttribute("property"), /url|image$/.test(e.getAttribute("property")) ? new URL(e.content, location) : e.content])].join("\n")`
		want := map[string]string{}
		for _, path := range []string{"", "how/", "p/jealous-boyfriend/", "source/mm/"} {
			p.open(s.url(path))
			want[path] = eval[string](p, head)
		}
		p.open(s.url(""))
		eval[any](p, `void (window.here = true)`)
		for _, move := range []struct{ press, to string }{
			{`.card a[href$="/p/jealous-boyfriend/"]`, "p/jealous-boyfriend/"}, {`.masthead nav a[href$="/how/"]`, "how/"}, {`.brand`, ""},
			{`.card a[href$="/source/mm/"]`, "source/mm/"}, {`.card a[href$="/p/jealous-boyfriend/"]`, "p/jealous-boyfriend/"}, {`.masthead nav a[href$="/how/"]`, "how/"}, {`.brand`, ""},
		} {
			p.click(css(move.press))
			p.untilTrue(`location.href === ` + quote(s.url(move.to)))
			p.wait(css("main[data-ready]"))
			p.until("the head of "+move.to, func() bool { return eval[string](p, head) == want[move.to] })
		}
		p.goes(-2)
		p.until("the head of the puzzle", func() bool { return eval[string](p, head) == want["p/jealous-boyfriend/"] })
		if !eval[bool](p, `window.here`) {
			t.Error("the page was loaded anew: this test sees nothing")
		}
		if bad := eval[[]string](p, `Promise.all([...document.querySelectorAll("[rel~=icon], [rel=apple-touch-icon], [rel=manifest]")].map(async (e) => (await fetch(e.href)).ok ? "" : e.href)).then((all) => all.filter(Boolean))`); len(bad) > 0 {
			t.Errorf("the head points to %q", bad)
		}
	})
}

// A site that knows its own address names it wherever a visitor has moved on to.
func TestTheHeadFollowsWithTheAddressOfTheSite(t *testing.T) {
	t.Parallel()
	const base = "https://example.org/puzzles/"
	dir := copySite(t)
	for _, pattern := range []string{"web/goapp.*.js", "index.html"} {
		replaceInFile(t, fileOf(t, dir, pattern), strings.NewReplacer(
			`"SOLVITUR_BASE":""`, `"SOLVITUR_BASE":"`+base+`"`,
			`rel="canonical" href="./"`, `rel="canonical" href="`+base+`"`,
			`og:url" content="./"`, `og:url" content="`+base+`"`,
			`og:image" content="./`, `og:image" content="`+base))
	}
	s := serveFolder(t, dir, host.Options{Prefix: "/sub/path/"})
	p := newPage(t)
	p.open(s.url(""))
	const addresses = `["link[rel=canonical]", "[property='og:url']", "[property='og:image']"].map((e) => document.querySelector(e)).map((e) => e.href ?? e.content).join(" ")`
	for _, move := range []struct{ press, want string }{
		{`.card a[href$="/p/jealous-boyfriend/"]`, base + "p/jealous-boyfriend/ " + base + "p/jealous-boyfriend/ " + base + "web/social/p-jealous-boyfriend.png"},
		{`.brand`, base + " " + base + " " + base + "web/social/home.png"},
	} {
		p.click(css(move.press))
		p.until(move.want, func() bool { return eval[string](p, addresses) == move.want })
	}
}
