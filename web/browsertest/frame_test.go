package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/web/host"
)

// In a frame of the same site, of another site, and in a sandbox that has
// neither an origin nor storage.
func TestEmbedsInEveryFrame(t *testing.T) {
	t.Parallel()
	atBothPaths(t, host.Options{AnyOrigin: true}, func(t *testing.T, s *site) {
		address := s.url("embed/jealous-boyfriend/")
		for _, c := range []struct {
			name, attributes string
		}{
			{"another site", ""},
			{"sandbox", `sandbox="allow-scripts"`},
		} {
			t.Run(c.name, func(t *testing.T) {
				p := newPage(t)
				p.visit(elsewhere(t, fmt.Sprintf(`<h1>A course</h1><iframe title="a puzzle" width="900" height="700" src="%s" %s></iframe>`, address, c.attributes)))
				f := p.inside("iframe", address)
				f.wait(css("main[data-ready]"))
				f.startEcho()
				if eval[bool](f, `"serviceWorker" in navigator`) {
					t.Error("a frame has a service worker")
				}
				eval[any](f, `solvitur.setTheme("dark"), localStorage.setItem("a", "b")`)
			})
		}
		t.Run("same site", func(t *testing.T) {
			s.Course = fmt.Sprintf(`<h1>A course</h1><iframe title="a puzzle" width="900" height="700" src="%s"></iframe>`, address)
			p := newPage(t)
			p.visit(s.Origin + "/course")
			p.untilTrue(`frames[0].document.querySelector("main[data-ready]")`)
			eval[any](p, `void (window.said = [], frames[0].solvitur.startWorker("tables", (m) => said.push(m), (e) => said.push(e)))`)
			p.untilTrue(`said.length > 0 && JSON.parse(new TextDecoder().decode(said[0])).type === "ready"`)
		})
	})
}

// Without leave from the host a sandboxed frame cannot fetch the program. The
// story stays, and the frame says what is wrong.
func TestSandboxWithoutLeaveStaysReadable(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	p := newPage(t)
	p.allow(`CORS policy|ERR_FAILED|loading wasm failed`)
	address := s.url("embed/jealous-boyfriend/")
	p.visit(elsewhere(t, fmt.Sprintf(`<iframe title="a puzzle" width="900" height="700" sandbox="allow-scripts" src="%s"></iframe>`, address)))
	f := p.inside("iframe", address)
	f.untilTrue(`document.querySelector("h1").innerText && document.getElementById("app-wasm-loader").innerText.includes("could not be fetched")`)
}

func TestEmbedScript(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{Prefix: "/sub/path/", AnyOrigin: true})
	p := newPage(t)
	link := s.url(puzzlePath)
	p.visit(elsewhere(t, fmt.Sprintf(`<h1>A course</h1><script src="%sembed.js"></script>
		<solvitur-puzzle puzzle="jealous-boyfriend" title="Kate's week"></solvitur-puzzle>
		<div data-solvitur="%s#1.abc" data-theme="dark" data-sandbox></div>`, s.url(""), link)))
	p.untilTrue(`document.querySelectorAll("iframe").length === 2`)
	type frame struct{ Src, Title, Sandbox string }
	got := eval[[]frame](p, `[...document.querySelectorAll("iframe")].map((f) => ({ Src: f.src, Title: f.title, Sandbox: f.sandbox.value }))`)
	want := []frame{
		{s.url("embed/jealous-boyfriend/"), "Kate's week", ""},
		{s.url("embed/jealous-boyfriend/") + "?theme=dark#1.abc", "A logic puzzle to solve and change", "allow-scripts"},
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("frame %d is %+v, want %+v", i, got[i], want[i])
		}
	}
	eval[any](p, `document.querySelectorAll("iframe")[1].scrollIntoView()`)
	f := p.inside("iframe", "?theme=dark")
	f.wait(css("main[data-ready]"))
	if got := eval[string](f, `document.documentElement.dataset.theme`); got != "dark" {
		t.Errorf("the frame's theme is %q", got)
	}
	p.until("a frame as tall as the puzzle in it", func() bool {
		inner := eval[float64](f, `document.body.getBoundingClientRect().height`)
		outer := eval[float64](p, `document.querySelectorAll("iframe")[1].offsetHeight`)
		return inner > 0 && outer-inner >= 0 && outer-inner < 2
	})
}

// Where there is no puzzle, the course says so instead of showing the host's page;
// a puzzle far below, which nobody has seen yet, is one all the same.
func TestEmbedScriptOfAPuzzleThatIsNotThere(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{AnyOrigin: true})
	p := newPage(t)
	p.allow(`status of 404`)
	p.visit(elsewhere(t, fmt.Sprintf(`<h1>A course</h1><script src="%sembed.js"></script>
		<solvitur-puzzle puzzle="jealous-boyfrend"></solvitur-puzzle>
		<solvitur-puzzle puzzle="three-gods"></solvitur-puzzle>
		<div style="height: 1200px"></div>
		<solvitur-puzzle puzzle="three-boys"></solvitur-puzzle>
		<div style="height: 20000px"></div>
		<solvitur-puzzle puzzle="sudoku"></solvitur-puzzle>`, s.url(""))))
	p.untilTrue(`document.querySelector("solvitur-puzzle").innerText.includes("no puzzle at " + ` + quote(s.url("embed/jealous-boyfrend/")) + `)`)
	if eval[bool](p, `document.querySelector("iframe").checkVisibility()`) {
		t.Error("the host's page shows as well")
	}
	p.untilTrue(`document.querySelectorAll("iframe")[1].offsetHeight > 1000`)
	if said := eval[[]string](p, `[...document.querySelectorAll("solvitur-puzzle + * ~ solvitur-puzzle p, solvitur-puzzle:nth-of-type(2) p")].map((e) => e.innerText)`); len(said) > 0 {
		t.Errorf("of puzzles that are there the course says %q", said)
	}
	eval[any](p, `document.querySelectorAll("iframe")[3].scrollIntoView()`)
	p.untilTrue(`document.querySelectorAll("iframe")[3].offsetHeight > 1000 && !document.querySelectorAll("solvitur-puzzle")[3].innerText`)
}

// One bad address leaves the other puzzles alone, a second copy of the script
// does no harm, heights are within reason, and a puzzle that was moved to another
// place of the course goes on growing.
func TestEmbedScriptSurvivesItsCourse(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{AnyOrigin: true})
	p := newPage(t)
	p.allow(`is not the link of a puzzle`)
	p.allow(`a puzzle without a name`)
	p.visit(elsewhere(t, fmt.Sprintf(`<h1>A course</h1><script>said = []; tell = console.error; console.error = (e) => { said.push(e.message); tell(e); };</script>
		<script src="%[1]sembed.js"></script><script src="%[1]sembed.js"></script>
		<solvitur-puzzle src="javascript:alert(1)"></solvitur-puzzle>
		<solvitur-puzzle puzzle=""></solvitur-puzzle>
		<div data-solvitur="https://"></div>
		<div data-solvitur="three-boys" data-height="-5"></div>
		<div data-solvitur="three-gods" data-height="1e9"></div>
		<section></section>
		<solvitur-puzzle puzzle="jealous-boyfriend" height="tall"></solvitur-puzzle>
		<script>addEventListener("DOMContentLoaded", () => { // before any of them has told its own
			heights = [...document.querySelectorAll("iframe")].map((f) => f.style.height);
		});</script>`, s.url(""))))
	p.untilTrue(`document.readyState === "complete" && document.querySelectorAll("iframe").length === 3`)
	if said := eval[[]string](p, `said`); !slices.ContainsFunc(said, func(s string) bool { return strings.Contains(s, "without a name") }) {
		t.Errorf("of a puzzle without a name it says %q", said)
	}
	heights := eval[[]string](p, `heights`)
	if want := []string{"120px", "20000px", "640px"}; !slices.Equal(heights, want) {
		t.Errorf("heights %q, want %q", heights, want)
	}
	eval[any](p, `document.querySelectorAll("[data-height]").forEach((e) => e.remove())`)
	const grown = `document.querySelector("iframe").offsetHeight > 1000`
	p.untilTrue(grown)
	eval[any](p, `(() => {
		document.querySelector("section").append(document.querySelector("solvitur-puzzle[puzzle^=j]"));
		document.querySelector("iframe").style.height = "640px";
	})()`)
	p.untilTrue(grown)
}

// In a frame that grows, which a course scrolls past, the board comes along beside the facts that are read, and
// what one plays with stays in sight below the line, to the last of them.
func TestTheBoardComesAlongInAFrame(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{AnyOrigin: true})
	for _, width := range []int64{1280, 390} {
		p := newPage(t)
		p.size(width, 800)
		p.visit(elsewhere(t, fmt.Sprintf(`<h1>A course</h1><script src="%sembed.js"></script><solvitur-puzzle puzzle="zebra"></solvitur-puzzle><p style="height: 1500px">The end</p>`, s.url(""))))
		f := p.inside("iframe", "zebra")
		f.wait(css("main[data-ready]"))
		f.untilTrue(`document.documentElement.dataset.grown !== undefined`)
		far := 0.0 // how far the tools have come
		for _, part := range []string{"0.1", "0.5", "0.9"} {
			of := `.trial`
			if width > 1000 {
				of = `.fact-list`
			}
			top := eval[float64](f, `(() => { const r = document.querySelector("`+of+`").getBoundingClientRect(); return r.top + r.height * `+part+`; })()`)
			eval[any](p, fmt.Sprintf(`scrollTo(0, document.querySelector("iframe").getBoundingClientRect().top + scrollY + %f)`, top))
			f.untilTrue(fmt.Sprintf(`(() => {
				const head = document.querySelector(".trial-head").getBoundingClientRect(), line = document.querySelector(".line").getBoundingClientRect();
				const trial = document.querySelector(".trial").getBoundingClientRect();
				const seen = %f;
				return head.bottom <= trial.bottom + 1 && (%d > 1000
					? Math.abs(line.top - seen) < 2 && head.top >= line.bottom - 1 && head.bottom < seen + 800
					: Math.abs(head.top - seen) < 2 || Math.abs(head.bottom - trial.bottom) < 2);
			})()`, top, width))
			at := eval[float64](f, `document.querySelector(".trial-head").getBoundingClientRect().top`)
			if at <= far {
				t.Errorf("at %d px the tools do not come along: %.0f after %.0f", width, at, far)
			}
			far = at
		}
	}
}
