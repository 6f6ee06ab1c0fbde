package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"

	"solvitur/web/host"
)

// routes are the addresses that must work without a network after one visit.
var routes = []string{"", puzzlePath, "embed/jealous-boyfriend/"}

func TestOfflineAfterOneVisit(t *testing.T) {
	t.Parallel()
	atBothPaths(t, host.Options{}, func(t *testing.T, s *site) {
		p := newPage(t)
		p.open(s.url(puzzlePath))
		p.waitOffline()
		s.SetDown(true)
		p.allow(`ERR_|Failed to|FetchEvent`) // icons, the update check and unknown addresses find no network
		for _, path := range routes {
			p.open(s.url(path))
			if p.text(css("h1")) == "" {
				t.Errorf("%q has no heading", path)
			}
		}
		p.reload()
		p.startEcho()
		p.visit(s.url("p/no-such-puzzle/"))
		if got := p.text(css("main")); !strings.Contains(got, "no page") {
			t.Errorf("an unknown address without a network reads %q", got)
		}
		p.open(s.url("p/jealous-boyfriend")) // no slash at the end
		if got := eval[string](p, `location.pathname`); got != s.Prefix+puzzlePath {
			t.Errorf("the slash was not added: %q", got)
		}
	})
}

// The kinds of puzzle that were opened work without a network; of another one the
// page says what it wants, and all of them work once the visitor keeps them all.
func TestOfflineByKind(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	p := newPage(t)
	p.open(s.url(puzzlePath))
	p.waitOffline()
	p.open(s.url("p/koenigsberg-bridges/"))
	p.untilTrue(isKept("roads"))
	s.SetDown(true)
	p.allow(`ERR_|Failed to|FetchEvent`)
	p.open(s.url(puzzlePath))
	p.choose(dayOfFirst, "Tuesday")
	p.verdict(several)
	p.open(s.url("p/koenigsberg-bridges/"))
	p.works()
	p.visit(s.url("p/phone-number/"))
	p.untilTrue(`document.querySelector("main").innerText.includes("only puzzles of the kinds that you have opened")`)
	p.open(s.url(""))
	p.click(css(`a[href$="/p/phone-number/"]`))
	p.untilTrue(`document.querySelector("main").innerText.includes("only puzzles of the kinds that you have opened")`)
	if eval[bool](p, isKept("numbers")) {
		t.Error("a program that nobody asked for is kept")
	}

	s.SetDown(false)
	p.open(s.url(""))
	if got := p.text(keepAll); !strings.HasPrefix(got, "Keep all puzzles for offline (") {
		t.Errorf("the button reads %q", got)
	}
	p.click(keepAll)
	p.untilTrue(`document.querySelector(".offline").innerText.startsWith("All puzzles are kept")`)
	s.SetDown(true)
	p.reload()
	p.untilTrue(`document.querySelector(".offline").innerText.startsWith("All puzzles are kept")`)
	for _, path := range []string{"p/phone-number/", "p/sum-and-product/"} {
		p.open(s.url(path))
		p.works()
	}
}

// Browsers end a service worker that takes long, in the middle of what it does.
func TestKeepingAllGoesOnAfterItWasStopped(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	p := newPage(t)
	p.open(s.url(""))
	p.waitOffline()
	never := make(chan struct{})
	defer close(never)
	s.SetFaults(host.Fault{File: "worker-numbers.*.xz", Times: 1, Until: never})
	var asked atomic.Bool
	_ = chromedp.Listen(p.inside("service_worker", "app-worker.js").ctx, func(event any) {
		if sent, ok := event.(*network.EventRequestWillBeSent); ok && strings.Contains(sent.Request.URL, "/worker-numbers.") {
			asked.Store(true)
		}
	})
	p.click(keepAll)
	p.until("a request for a program that does not come", asked.Load)
	call(p, serviceworker.CommandEnable, nil)
	call(p, serviceworker.CommandStopAllWorkers, nil)
	p.untilTrue(`document.querySelector(".offline").innerText.startsWith("All puzzles are kept")`)
}

// The program of a second kind is sent as what it has beyond the common one, if that is
// kept, and beside the page's own otherwise, or where the light file is not what it should be.
func TestASecondKindIsLight(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		first string
		fault host.Fault
		light bool // is asked for
		whole bool
	}{
		"after the common kind":        {first: puzzlePath, light: true},
		"after another kind":           {first: "p/zebra/", whole: true},
		"where it is not there":        {first: puzzlePath, fault: host.Fault{File: "worker-squares.*.light.xz", Status: 404}, light: true, whole: true},
		"where a page is in its place": {first: puzzlePath, fault: host.Fault{File: "worker-squares.*.light.xz", Status: 200}, light: true, whole: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := serve(t, host.Options{})
			if c.fault.File != "" {
				s.SetFaults(c.fault)
			}
			p := newPage(t)
			p.allow(`404`)
			p.open(s.url(c.first))
			p.works()
			p.waitOffline()
			p.open(s.url("p/sudoku/"))
			p.works()
			p.untilTrue(isKept("squares"))
			light, whole := false, false
			for _, r := range s.Requests() {
				light = light || strings.Contains(r.Path, "/worker-squares.") && strings.HasSuffix(r.Path, ".light.xz")
				whole = whole || strings.Contains(r.Path, "/worker-squares.") && strings.HasSuffix(r.Path, ".wasm.xz")
			}
			if light != c.light || whole != c.whole {
				t.Errorf("the light file was asked for: %v, want %v; the whole one: %v, want %v", light, c.light, whole, c.whole)
			}
			s.SetDown(true)
			p.allow(`ERR_|Failed to|FetchEvent`)
			p.open(s.url("p/sudoku/"))
			p.works()
		})
	}
}

// A common program that is kept but is not what it should be does no harm.
func TestAWrongBaseIsNoticed(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	p := newPage(t)
	p.open(s.url(puzzlePath))
	p.works()
	p.waitOffline()
	p.untilTrue(isKept("tables"))
	eval[any](p, `caches.keys().then(async (names) => {
		for (const name of names) {
			const cache = await caches.open(name);
			for (const { url } of await cache.keys()) {
				if (url.includes("/worker-tables.")) await cache.put(url, new Response("something else", { headers: { "Content-Type": "application/wasm" } }));
			}
		}
	})`)
	p.open(s.url("p/sudoku/"))
	p.works()
}

// A page that was left as soon as it was there is kept like any other, whether the
// service worker was there already or not.
func TestLeftAtOnceIsKept(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	p := newPage(t)
	for _, path := range []string{puzzlePath, "p/koenigsberg-bridges/", "p/phone-number/"} {
		p.open(s.url(path))
		p.works()
	}
	p.visit(s.url("how/"))
	p.waitOffline()
	for _, kind := range []string{"tables", "roads", "numbers"} {
		p.untilTrue(isKept(kind))
	}
	p.open(s.url("p/sum-and-product/"))
	p.works()
	p.visit(s.url("how/"))
	p.untilTrue(isKept("worlds"))
	s.SetDown(true)
	p.allow(`ERR_|Failed to|FetchEvent`)
	p.open(s.url("p/sum-and-product/"))
	p.works()
}

// What a visitor has used of one version, the next one keeps too.
func TestNextVersionKeepsTheSameKinds(t *testing.T) {
	t.Parallel()
	dir := copySite(t)
	s := serveFolder(t, dir, host.Options{})
	p := newPage(t)
	p.allow(`has been updated, reload to see changes`)
	p.open(s.url("p/koenigsberg-bridges/"))
	p.waitOffline()
	old := eval[string](p, versionOfPage)
	const next = "a-later-version0"
	var renamed []string
	for _, program := range []string{"roads", "sentences"} {
		file := fileOf(t, dir, "web/worker-"+program+".*.wasm.xz")
		later := "worker-" + program + ".0123456789.wasm.xz"
		if err := os.Rename(file, filepath.Join(dir, "web", later)); err != nil {
			t.Fatal(err)
		}
		renamed = append(renamed, filepath.Base(file), later)
	}
	publish(t, dir, append(renamed, old, next)...)
	p.reload()
	p.untilTrue(updateTold)
	p.reload()
	p.waitOffline()
	if !eval[bool](p, isKept("roads")) {
		t.Error("the program that was used is not kept by the next version")
	}
	if eval[bool](p, isKept("sentences")) {
		t.Error("the next version keeps a program that was not used")
	}
}

// Versions that had one program for all kinds kept it for every visitor: what works
// without a network goes on working.
func TestEverythingStaysKept(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	p := newPage(t)
	p.allow(`favicon`)
	p.visitOnly(s.url("web/icons/icon.svg")) // nothing runs there
	eval[any](p, `caches.open("solvitur/2 " + location.origin + "`+s.Prefix+`" + " earlier")
		.then((cache) => cache.put("`+s.Prefix+`web/worker.0123456789.wasm.xz", new Response("x")))`)
	p.open(s.url(puzzlePath))
	p.waitOffline()
	for _, program := range []string{"tables", "roads"} {
		if !eval[bool](p, isKept(program)) {
			t.Errorf("the program %s is not kept", program)
		}
	}
}

var (
	experiment = css(`[data-do="experiment"]`)
	keepAll    = css(".offline button")
)

// isKept says whether a program of the worker, as the page names it, is kept.
func isKept(program string) string {
	return `caches.match(new URL(JSON.parse(document.querySelector("script[data-workers]").dataset.workers)[` + quote(program) + `][0], location.origin + solvitur.root)).then(Boolean)`
}

// works changes the puzzle and waits for an answer, which only a worker can give.
func (p *page) works() {
	p.t.Helper()
	p.click(experiment)
	p.untilTrue(`location.hash.length > 2 && ["none", "one", "many"].includes(document.querySelector("[data-verdict]").dataset.verdict)`)
}

func TestFirstVisitFetchesNothingTwice(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{}) // a host that sends no max-age
	p := newPage(t)
	p.open(s.url(puzzlePath))
	p.waitOffline()
	seen := map[string]int{}
	for _, r := range s.Requests() {
		seen[r.Path]++
	}
	for path, n := range seen {
		if n > 1 {
			t.Errorf("%s was fetched %d times", path, n)
		}
	}
	before := len(s.Requests())
	p.reload()
	for _, r := range s.Requests()[before:] {
		if !strings.HasSuffix(r.Path, "/app-worker.js") {
			t.Errorf("the second visit fetched %s", r.Path)
		}
	}
}

func TestNewVersionIsOffered(t *testing.T) {
	t.Parallel()
	dir := copySite(t)
	s := serveFolder(t, dir, host.Options{Prefix: "/sub/path/"})
	p := newPage(t)
	p.allow(`has been updated, reload to see changes`) // go-app's own log
	p.open(s.url(""))
	p.waitOffline()
	p.reload()
	p.untilTrue(`navigator.serviceWorker.controller`)
	if eval[bool](p, updateTold) {
		t.Fatal("an update was told although nothing has changed")
	}

	old := eval[string](p, versionOfPage)
	const next = "a-later-version0"
	// A browser looks for a new service worker when it likes, and the page on
	// display would be offered the new version at once: until the next page is
	// there, nothing is sent.
	later := make(chan struct{})
	goOn := sync.OnceFunc(func() { close(later) })
	defer goOn()
	s.SetFaults(host.Fault{File: "*", Until: later})
	publish(t, dir, old, next)

	p.reload()
	if got := eval[string](p, versionOfPage); got != old {
		t.Errorf("the first load after a new version shows %q, want what was kept, %q", got, old)
	}
	if eval[bool](p, updateTold) {
		t.Error("an update was told before anything of it was fetched")
	}
	goOn()
	p.untilTrue(updateTold)
	p.reload()
	if got := eval[string](p, versionOfPage); got != next {
		t.Errorf("after the reload the page is of version %q, want %q", got, next)
	}
	p.waitOffline()
	p.untilTrue(`caches.keys().then((all) => all.length === 1 && all[0].endsWith(` + quote(next) + `))`)
}

const (
	versionOfPage = `document.querySelector("script[data-version]").dataset.version`
	updateTold    = `document.documentElement.dataset.update === ""`
)
