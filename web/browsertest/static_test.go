package browsertest

import (
	"strings"
	"testing"

	"solvitur/web/host"
)

const puzzlePath = "p/jealous-boyfriend/"

func TestOpensEverywhere(t *testing.T) {
	t.Parallel()
	for _, options := range []host.Options{{}, {Gzip: true}} {
		atBothPaths(t, options, func(t *testing.T, s *site) {
			p := newPage(t)
			for _, path := range []string{"", puzzlePath, "embed/jealous-boyfriend/"} {
				p.open(s.url(path))
				if p.text(css("h1")) == "" {
					t.Errorf("%q has no heading", path)
				}
			}
			for _, r := range s.Requests() {
				if r.Status >= 400 {
					t.Errorf("%s answered %d", r.Path, r.Status)
				}
			}
		})
	}
}

// A host may have a policy of its own, stricter than the page's: no pictures or
// workers but from files.
func TestSolvesUnderAStrictPolicy(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{Policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; " +
		"img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"})
	p := newPage(t)
	p.allow("Creating a worker from 'blob:.*The action has been blocked") // the one that is tried
	p.open(s.url(puzzlePath))
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
}

func TestReadableWithoutScripts(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	p := newPage(t)
	p.disableScripts()
	p.visit(s.url(puzzlePath))
	if words := len(strings.Fields(p.text(css("main")))); words < 40 {
		t.Errorf("the page without scripts has %d words, want a story", words)
	}
	if shown := on[bool](p, css("#app-wasm-loader"), `function() { return this.getClientRects().length > 0 }`); shown {
		t.Error("without scripts a loader is shown that never ends")
	}
}

func TestLoaderDoesNotCoverTheStory(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{Line: slowLine(400_000)})
	p := newPage(t)
	p.visitOnly(s.url(puzzlePath))
	p.untilTrue(`document.querySelector("h1")?.getClientRects().length > 0 && document.documentElement.dataset.loading === ""`)
	top := eval[string](p, `(() => {
		const h1 = document.querySelector("h1");
		h1.scrollIntoView({ block: "center", behavior: "instant" });
		const box = h1.getBoundingClientRect();
		return document.elementFromPoint(box.x + Math.min(20, box.width / 2), box.y + box.height / 2)?.outerHTML ?? "nothing";
	})()`)
	if !strings.HasPrefix(top, "<h1") {
		t.Errorf("the heading is covered while the program loads, by %.200s", top)
	}
	p.untilTrue(`/[1-9][0-9]?%/.test(document.getElementById("app-wasm-loader-label").innerText)`)
}

func TestThemeIsKept(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(""))
	if got := eval[string](p, `solvitur.theme()`); got != "system" {
		t.Errorf("the first theme is %q", got)
	}
	eval[any](p, `solvitur.setTheme("dark")`)
	p.reload()
	if got := eval[string](p, `document.documentElement.dataset.theme + " " + solvitur.theme()`); got != "dark dark" {
		t.Errorf("after a reload: %q", got)
	}
	eval[any](p, `solvitur.setTheme("system")`)
	if eval[bool](p, `"theme" in document.documentElement.dataset`) {
		t.Error("the system's theme still sets one")
	}
}

func TestNoSuchPage(t *testing.T) {
	t.Parallel()
	atBothPaths(t, host.Options{}, func(t *testing.T, s *site) {
		p := newPage(t)
		p.allow(`status of 404|manifest.webmanifest`)
		p.visit(s.url("p/no-such-puzzle/deeper/"))
		if !strings.Contains(p.text(css("main")), "no page") {
			t.Errorf("the page reads %q", p.text(css("main")))
		}
		p.untilTrue(`document.getElementById("home").pathname === ` + quote(s.Prefix))
	})
}

func TestFilesOfTheHeadExist(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	missing := eval[[]string](p, `Promise.all([...document.querySelectorAll("head link[href], meta[property='og:image']")]
		.map((e) => new URL(e.href ?? e.content, location.href).pathname)
		.map(async (path) => (await fetch(path)).ok ? null : path)).then((all) => all.filter(Boolean))`)
	if len(missing) > 0 {
		t.Errorf("the head names files that are not there: %q", missing)
	}
}
