package browsertest

import (
	"fmt"
	"sync"
	"testing"

	protocol "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp/kb"

	"solvitur/web/host"
)

// before opens a page whose program does not come until begin is called.
func before(t *testing.T, path string) (p *page, begin func()) {
	t.Helper()
	s := serve(t, host.Options{})
	come := make(chan struct{})
	end := sync.OnceFunc(func() { close(come) })
	t.Cleanup(end)
	s.SetFaults(host.Fault{File: "app.*.xz", Until: come})
	p = newPage(t)
	p.visit(s.url(path))
	p.untilTrue(`document.readyState === "complete"`)
	if p.has(css("main[data-ready]")) {
		t.Fatal("the program is there already")
	}
	return p, func() { end(); p.wait(css("main[data-ready]")) }
}

// What is chosen and typed before the program has come is done when it has; the
// focus and what was folded go over, and nothing moves.
func TestEarlyEditsAreKept(t *testing.T) {
	t.Parallel()
	p, begin := before(t, puzzlePath)
	p.choose(dayOfFirst, "Tuesday")
	p.click(css("details.rules > summary"))
	box := css(`[data-do="set"][data-path="friends/0"]`)
	p.focus(box)
	eval[any](p, `document.activeElement.select()`)
	p.press("Patricia")
	p.press(kb.ArrowLeft)
	eval[any](p, `void scrollTo(0, 300)`)
	begin()
	p.verdict(several)
	p.holds(box, "Patricia")
	p.focused(`[data-path="friends/0"]`)
	if got := eval[int](p, `document.activeElement.selectionStart`); got != len("Patrici") {
		t.Errorf("the caret stands at %d", got)
	}
	if !p.has(css("details.rules[open]")) {
		t.Error("what was unfolded is folded")
	}
	if got := eval[int](p, `scrollY`); got != 300 {
		t.Errorf("the page was scrolled from 300 to %d", got)
	}
	p.press(kb.End)
	p.press("!")
	p.holds(box, "Patricia!")
}

// A press is done when the program has come, and until then nothing else is taken.
func TestAnEarlyPressIsKept(t *testing.T) {
	t.Parallel()
	p, begin := before(t, puzzlePath)
	p.click(css(`[data-experiment="E1.2"] button`))
	p.untilTrue(`document.querySelectorAll("[data-do]:enabled").length === 1 && document.querySelector("[aria-busy]")`)
	begin()
	p.focused(".notice")
	p.untilTrue(`document.querySelector(".facts .status").textContent === "changed (2)"`)
	if p.has(css("[data-do]:disabled")) || p.has(css("[aria-busy]")) {
		t.Error("some controls wait still")
	}
}

// Where a link brings other facts, the controls wait for them.
func TestOthersFactsAreWaitedFor(t *testing.T) {
	t.Parallel()
	p, begin := before(t, puzzlePath+"#1.abc")
	if p.has(css("[data-do]:enabled")) {
		t.Error("controls of the original's facts can be used")
	}
	begin()
	if p.has(css("[data-do]:disabled")) {
		t.Error("some controls wait still")
	}
}

// On a phone all four places can be pressed while the program comes, however long that
// takes: what says how far it is covers none of them.
func TestPlacesCanBePressedWhileLoading(t *testing.T) {
	t.Parallel()
	p, begin := before(t, puzzlePath)
	for _, width := range []int64{1280, 390, 320} {
		p.size(width, 844)
		if got := eval[string](p, `[...document.querySelectorAll(".place-links a")].filter((link) => {
			const { left, right, top, bottom } = link.getBoundingClientRect();
			return [left + 3, (left + right) / 2, right - 3].some((x) => document.elementFromPoint(x, (top + bottom) / 2) !== link);
		}).map((link) => link.innerText).join()`); got != "" {
			t.Errorf("at %d px something covers %s", width, got)
		}
	}
	if !eval[bool](p, `document.querySelector(".goapp-app-info").getBoundingClientRect().height > 0`) {
		t.Error("nothing says how far the program is")
	}
	begin()
}

// Parts of a drawn board that are pressed before the program has come are pressed in order when it has.
func TestEarlyPressesOnABoardAreKept(t *testing.T) {
	t.Parallel()
	p, begin := before(t, "p/koenigsberg-bridges/?answer=veiled")
	for _, part := range []string{"play-land-0", "play-bridge-0", "play-bridge-1"} {
		p.wait(css(`.trial [data-path="` + part + `"]`))
		eval[any](p, `void document.querySelector('.trial [data-path="`+part+`"]').dispatchEvent(new MouseEvent("click", { bubbles: true }))`)
	}
	begin()
	p.untilTrue(`document.querySelectorAll(".trial .edge-order").length === 2`)
}

// What is typed at a place of the board before the program has come is written there when it has.
func TestEarlyKeysOnABoardAreKept(t *testing.T) {
	t.Parallel()
	p, begin := before(t, "p/sudoku/?answer=veiled")
	const cell = `.trial [data-path="grid/0/2"]`
	p.focus(css(cell))
	p.click(css(cell))
	p.press("4")
	begin()
	p.untilTrue("document.querySelector(" + quote(cell) + `).innerText.trim() === "4"`)
}

// Where marks are kept that the page does not show yet, a press would mean another thing than it seems to.
func TestEarlyPressesWaitForWhatIsMarked(t *testing.T) {
	t.Parallel()
	p, begin := before(t, "p/koenigsberg-bridges/?answer=veiled")
	const land = `.trial [data-path="play-land-0"]`
	p.wait(css(land))
	eval[any](p, `void document.querySelector('`+land+`').dispatchEvent(new MouseEvent("click", { bubbles: true }))`)
	begin()
	p.untilTrue(`JSON.parse(localStorage.getItem("solvitur.tried.koenigsberg-bridges") ?? "[]").length === 1`)
	kept := eval[string](p, `localStorage.getItem("solvitur.tried.koenigsberg-bridges")`)

	p, begin = before(t, "p/koenigsberg-bridges/?answer=veiled")
	eval[any](p, `void localStorage.setItem("solvitur.tried.koenigsberg-bridges", `+quote(kept)+`)`)
	p.visit(eval[string](p, `location.href`))
	p.untilTrue(`document.readyState === "complete"`)
	eval[any](p, `void document.querySelector('.trial [data-path="play-land-1"]').dispatchEvent(new MouseEvent("click", { bubbles: true }))`)
	begin()
	p.untilTrue(`document.querySelector('.trial [data-do="unmark"]').getAttribute("aria-disabled") !== "true" && !document.querySelector('.trial [data-do="unmark"]').disabled`)
	if now := eval[string](p, `localStorage.getItem("solvitur.tried.koenigsberg-bridges")`); now != kept {
		t.Errorf("of %s is left %s", kept, now)
	}
}

// The page is generated as the program draws it: nothing moves when it takes over.
func TestTheBoardStaysWhereItIs(t *testing.T) {
	t.Parallel()
	p, begin := before(t, "p/zebra/")
	eval[any](p, `void localStorage.setItem("solvitur.answers", '"veiled"')`) // as a visitor meets it
	p.visit(eval[string](p, `location.href`))
	p.untilTrue(`document.readyState === "complete"`)
	const last = `[...document.querySelectorAll("#board button")].at(-1).getBoundingClientRect().top`
	board := eval[float64](p, last)
	begin()
	if now := eval[float64](p, last); now != board {
		t.Errorf("the last button of the board moved from %g to %g", board, now)
	}
}

// The start pauses. A step back in the first pause, and a link that is pressed in another, are
// taken once: the page that they lead to stands, and one step back leads to the one before.
func TestStepsWhileItStarts(t *testing.T) {
	t.Parallel()
	inPause := func(p *page, which int, deed string) {
		call(p, protocol.AddScriptToEvaluateOnNewDocument.Method, protocol.AddScriptToEvaluateOnNewDocumentParams{Source: fmt.Sprintf(`(() => {
			const post = MessagePort.prototype.postMessage;
			let pauses = 0;
			MessagePort.prototype.postMessage = function (...said) {
				if (++pauses === %d && !sessionStorage.getItem("deed")) {
					sessionStorage.setItem("deed", "done");
					%s
				}
				return post.apply(this, said);
			};
		})()`, which, deed)})
	}
	const gallery = `document.querySelector("main[data-ready] .card") && !document.querySelector(".puzzle")`

	t.Run("back", func(t *testing.T) {
		p := newPage(t)
		p.visit(home.url(""))
		p.wait(css("main[data-ready]"))
		p.click(css(`.card a[href$="/p/zebra/"]`))
		p.wait(css("main.puzzle[data-ready]"))
		inPause(p, 1, `const now = performance.now(); history.back(); while (performance.now() < now + 200);`)
		p.reload()
		p.untilTrue(gallery)
		if !eval[bool](p, `sessionStorage.getItem("deed") === "done" && location.pathname === new URL(document.baseURI).pathname`) {
			t.Error("nobody went back while the page started")
		}
	})
	t.Run("link", func(t *testing.T) {
		s := serve(t, host.Options{})
		come := make(chan struct{})
		end := sync.OnceFunc(func() { close(come) })
		t.Cleanup(end)
		s.SetFaults(host.Fault{File: "how/index.html", Until: come})
		p := newPage(t)
		inPause(p, 2, `sessionStorage.setItem("pages", history.length); document.querySelector('a[href$="/how/"]').click();`)
		p.visit(s.url("p/zebra/"))
		p.wait(css("main[data-ready]"))
		end()
		p.untilTrue(`location.pathname.endsWith("/how/") && document.querySelector("main[data-ready]") && !document.querySelector(".puzzle")`)
		if !eval[bool](p, `history.length === Number(sessionStorage.getItem("pages")) + 1`) {
			t.Error("the link was followed twice")
		}
		p.goes(-1)
		p.untilTrue(`location.pathname.endsWith("/p/zebra/") && document.querySelector("main.puzzle[data-ready]")`)
	})
}
