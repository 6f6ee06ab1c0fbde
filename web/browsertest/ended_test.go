package browsertest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	protocol "github.com/chromedp/cdproto/page"

	"solvitur/web/host"
)

// broken waits until the page says what is wrong with it as a whole.
func (p *page) broken(want string) {
	p.t.Helper()
	p.untilTrue(`[...document.querySelectorAll(".broken, .unstarted, .goapp-app-info")].some((e) => e.getClientRects().length > 0 && e.innerText.includes(` + quote(want) + `))`)
}

// A full storage keeps nothing more, and disturbs nobody.
func TestFullStorage(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	eval[any](p, `(() => {
		for (let size = 1 << 22; size >= 1; size >>= 1) {
			try { for (;;) localStorage.setItem("fill " + size + " " + localStorage.length, "x".repeat(size)); } catch {}
		}
	})()`)
	for _, c := range []struct{ label, theme string }{
		{"Colours: as on your system; change", "light"},
		{"Colours: light; change", "dark"},
		{"Colours: dark; change", "system"},
	} {
		p.click(named("button", c.label))
		p.untilTrue(`(document.documentElement.dataset.theme ?? "system") === ` + quote(c.theme) + ` && solvitur.theme() === ` + quote(c.theme))
	}
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
	p.untilTrue(`location.hash.startsWith("#1.")`)
}

// Browsers refuse what they take for too much of it; the page goes on.
func TestRefusalsOfTheBrowser(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.allow(`refused by a test`)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	eval[any](p, `(() => {
		const refuse = () => { throw new Error("refused by a test"); };
		window.print = refuse;
		navigator.clipboard.writeText = refuse;
		Element.prototype.setPointerCapture = refuse;
		const write = history.replaceState;
		history.replaceState = () => { history.replaceState = write; refuse(); };
	})()`)
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
	p.click(named("button", "Print the puzzle alone"))
	p.untilTrue(`document.querySelector(".notices").innerText.includes("Printing is not possible here")`)
	p.untilTrue(`location.hash.startsWith("#1.")`) // later
	if eval[bool](p, `"ended" in document.documentElement.dataset`) {
		t.Error("the program has ended")
	}
}

// Whatever ends the program, the page says so, and a reload brings the facts
// back.
func TestEndOfTheProgramIsTold(t *testing.T) {
	t.Parallel()
	for name, end := range map[string]string{
		"panic": `void (() => {
			const make = document.createElement;
			document.createElement = () => { document.createElement = make; throw new Error("killed by a test"); };
		})()`,
		"trap": `void setTimeout(() => { throw new WebAssembly.RuntimeError("killed by a test"); })`,
	} {
		t.Run(name, func(t *testing.T) {
			s := home
			p := regular(t)
			p.allow(`.`) // Go tells its panic at length
			p.open(s.url(puzzlePath))
			p.choose(dayOfFirst, "Tuesday")
			p.verdict(several)
			p.untilTrue(`location.hash.startsWith("#1.")`)
			eval[any](p, end)
			if name == "panic" {
				p.choose(dayOfFirst, "Wednesday")
			}
			p.broken("your facts are kept, except perhaps for the last change")
			p.click(named("button", "Reload the page"))
			p.untilTrue(`!("ended" in document.documentElement.dataset) && document.querySelector("main[data-ready]")`)
			p.verdict(several)
		})
	}
}

// A program that ends over what is kept would end over it at every visit. At the second end in
// a row the page offers to go on without, and nothing of it is lost.
func TestEndOverWhatIsKept(t *testing.T) {
	t.Parallel()
	for name, first := range map[string]struct{ link, told string }{
		"by itself":    {"", "your facts are kept"},
		"after a link": {"#1.x", "has stopped over this link"},
	} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, host.Options{})
			p := newPage(t)
			p.allow(`killed by a test`)
			call(p, protocol.AddScriptToEvaluateOnNewDocument.Method, protocol.AddScriptToEvaluateOnNewDocumentParams{Source: `(() => {
				if (localStorage.getItem("solvitur.tried.jealous-boyfriend") !== "deadly") return;
				const make = WebAssembly.instantiate;
				const run = () => { throw new WebAssembly.RuntimeError("killed by a test"); };
				WebAssembly.instantiate = async (...given) => {
					const exports = { ...(await make(...given)).exports, run };
					return Object.create(WebAssembly.Instance.prototype, { exports: { value: exports } });
				};
			})()`})
			p.open(s.url(puzzlePath))
			p.choose(dayOfFirst, "Tuesday")
			p.verdict(several)
			p.untilTrue(keptWork + `?.includes("Tuesday")`)
			p.visit(s.Origin + "/course") // of the same host, where nothing of the site runs
			eval[any](p, `localStorage.setItem("solvitur.tried.jealous-boyfriend", "deadly")`)
			p.visitOnly(s.url(puzzlePath + first.link))
			p.broken(first.told)
			p.click(named("button", "Reload the page"))
			p.broken("stopped again. Reload the page to go on from the puzzle as it was given: your facts and marks of it are put aside")
			p.click(named("button", "Reload the page"))
			p.untilTrue(`!document.querySelector(".broken") && document.querySelector("main[data-ready]")`)
			p.verdict(contradiction)
			p.untilTrue(keptWork + ` === null && sessionStorage.getItem("solvitur.ended") === null`)
			for key, kept := range map[string]string{"variant": "Tuesday", "tried": "deadly"} {
				if !eval[bool](p, `Array.from(localStorage, (_, i) => localStorage.key(i)).some((key) => key.startsWith("solvitur.`+key+`.jealous-boyfriend.stopped.") && localStorage.getItem(key).includes(`+quote(kept)+`))`) {
					t.Errorf("of what was kept, %q is lost", key)
				}
			}
		})
	}
}

// Nothing is promised where nothing is kept.
func TestEndOverTheFirstChangeIsTold(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.allow(`.`)
	p.open(s.url(puzzlePath))
	eval[any](p, `void setTimeout(() => { throw new WebAssembly.RuntimeError("killed by a test"); })`)
	p.broken("from the puzzle as it was given")
}

// Where a page comes in place of a file, the visitor reads what is wrong.
func TestWrongFileIsTold(t *testing.T) {
	t.Parallel()
	for file, want := range map[string]string{
		"boot.*.js":          "a file did not arrive",
		"goapp.*.js":         "program did not arrive",
		"site.*.css":         "style of this page did not arrive",
		"unpack.*.js":        "a page came in its place",
		"app.*.xz":           "a page came in its place",
		"*.js":               "a file did not arrive",
		"worker-tables.*.xz": "a page came in its place",
		"worker.*.js":        "a page came in its place",
	} {
		t.Run(strings.NewReplacer("*", "x", "/", " ").Replace(file), func(t *testing.T) {
			s := serve(t, host.Options{})
			s.SetFaults(host.Fault{File: file, Status: 200})
			p := newPage(t)
			p.allow(`.`)
			p.visitOnly(s.url(puzzlePath))
			if strings.HasPrefix(file, "worker") {
				p.wait(css("main[data-ready]"))
				p.choose(dayOfFirst, "Tuesday") // the original's answer came with the page
				p.untilTrue(`document.querySelector(".verdict-text").innerText.includes(` + quote(want) + `)`)
				if got := p.text(css(".verdict-text")); !strings.HasPrefix(got, "The solver could not be started: ") || strings.Count(got, "reload the page") != 1 || strings.Contains(got, "web/") {
					t.Errorf("the verdict says %q", got)
				}
				if got := p.text(css("main")); strings.Contains(got, "in the facts") {
					t.Errorf("a fault in the facts is told of: %q", got)
				}
				s.SetFaults()
				p.choose(dayOfFirst, "Wednesday") // the next one tries again
				p.verdict(several)
			} else {
				p.broken(want)
			}
			p.untilTrue(`document.querySelector("main").innerText.split(/\s+/).length > 40`)
		})
	}
}

// A file that came wrong once is asked for again at once, past what the browser
// keeps.
func TestWrongProgramIsAskedForAgain(t *testing.T) {
	t.Parallel()
	for name, fault := range wrongAnswers {
		t.Run(name, func(t *testing.T) {
			s := serve(t, host.Options{})
			fault.File = "app.*.xz"
			s.SetFaults(fault)
			p := newPage(t)
			p.allow(`404`)
			p.open(s.url(""))
		})
	}
}

// So is what was cut on its way.
func TestWhatWasCutIsAskedForAgain(t *testing.T) {
	t.Parallel()
	for _, file := range []string{"unpack.*.js", "app.*.xz", "worker-tables.*.xz", "worker.*.js"} {
		t.Run(strings.ReplaceAll(file, "*", "x"), func(t *testing.T) {
			s := serve(t, host.Options{})
			s.SetFaults(host.Fault{File: file, Cut: true, Times: 1, MaxAge: 3600})
			p := newPage(t)
			p.open(s.url(puzzlePath))
			p.choose(dayOfFirst, "Tuesday")
			p.verdict(several)
			if s.asked(filepath.Base(fileOf(t, distDir, "web/"+file))) < 2 {
				t.Error("it was asked for only once: this test sees nothing")
			}
		})
	}
}

// What the browser keeps of a wrong answer does not come again when the page is
// reloaded as it asks for.
func TestReloadingGetsWhatCameWrong(t *testing.T) {
	t.Parallel()
	for want, fault := range map[string]host.Fault{
		"program did not arrive":            {File: "goapp.*.js", Status: 200},
		"style of this page did not arrive": {File: "site.*.css", Cut: true},
		"a file did not arrive":             {File: "boot.*.js", Cut: true},
	} {
		t.Run(strings.NewReplacer("*", "x").Replace(fault.File), func(t *testing.T) {
			s := serve(t, host.Options{})
			fault.MaxAge = 3600
			s.SetFaults(fault)
			p := newPage(t)
			p.allow(`SyntaxError|solvitur is not defined`)
			p.visitOnly(s.url(puzzlePath))
			p.broken(want)
			s.SetFaults()
			p.click(named("button", "Reload the page"))
			p.untilTrue(`document.querySelector("main[data-ready]") && !document.querySelector(".broken")`)
		})
	}
}

// Of a page that was cut on its way the program draws the rest.
func TestAPageThatWasCutIsDrawn(t *testing.T) {
	t.Parallel()
	dir := copySite(t)
	file := filepath.Join(dir, puzzlePath, "index.html")
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	s := serveFolder(t, dir, host.Options{})
	for _, percent := range []int{20, 60, 90} {
		t.Run(fmt.Sprint(percent), func(t *testing.T) {
			if err := os.WriteFile(file, whole[:len(whole)*percent/100], 0o644); err != nil {
				t.Fatal(err)
			}
			p := newPage(t)
			p.open(s.url(puzzlePath))
			p.choose(dayOfFirst, "Tuesday")
			p.verdict(several)
		})
	}
}

// A browser may refuse storage at any time.
func TestStorageThatIsRefusedLater(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(puzzlePath))
	eval[any](p, `(() => {
		for (const deed of ["getItem", "setItem", "removeItem", "key", "clear"]) {
			Storage.prototype[deed] = () => { throw new DOMException("refused by a test", "SecurityError"); };
		}
	})()`)
	p.click(firstIsOn)
	p.verdict(several)
	p.click(named("button", "Undo"))
	p.verdict(contradiction)
	p.click(firstIsOn)
	p.verdict(several)
	if eval[bool](p, `"ended" in document.documentElement.dataset`) {
		t.Error("the program has ended")
	}
}

// What a stopped worker would have told is let go of.
func TestStoppedWorkersAreReleased(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	p := newPage(t)
	p.allow(`call to released function|/icon.svg`) // the icon's address is relative to the first page
	p.open(s.url("how/"))
	eval[any](p, `void (() => {
		const { startWorker } = solvitur;
		window.started = [];
		window.solvitur = Object.freeze({ ...solvitur, startWorker(program, onMessage, onError) {
			started.push(onMessage, onError);
			return startWorker(program, onMessage, onError);
		} });
	})()`)
	p.click(named("link", "Puzzles"))
	p.click(css(`a[href$="jealous-boyfriend/"]`))
	p.verdict(contradiction)
	p.click(named("link", "How it works"))
	p.wait(css(".how"))
	eval[any](p, `started.forEach((callback) => callback("{}"))`)
	n := eval[int](p, `started.length`)
	released := func() (count int) {
		p.mu.Lock()
		defer p.mu.Unlock()
		for _, line := range p.said {
			count += strings.Count(line, "call to released function")
		}
		return count
	}
	p.until("all callbacks released", func() bool { return n >= 2 && released() == n })
}
