package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"solvitur/web/host"
)

// A host may answer with some page of its own, and have browsers keep that.
var wrongAnswers = map[string]host.Fault{
	"404 once":  {Status: 404, Times: 1, MaxAge: 3600},
	"HTML once": {Status: 200, Times: 1, MaxAge: 3600},
}

// What came wrong is asked for again, past what the browser keeps.
func TestWrongBundleIsAskedForAgain(t *testing.T) {
	t.Parallel()
	for name, fault := range wrongAnswers {
		t.Run(name, func(t *testing.T) {
			s := serve(t, host.Options{})
			shell, kind := fault, fault
			shell.File, kind.File = "offline.*.xz", "offline-*.xz"
			s.SetFaults(shell, kind)
			p := newPage(t)
			p.open(s.url(puzzlePath))
			p.waitOffline()
			s.opensOffline(p)
		})
	}
}

// While a host sends a page instead of a file, nothing of it is kept, and the
// site is no worse than without a service worker.
func TestWrongFileIsNotKept(t *testing.T) {
	t.Parallel()
	s := serve(t, host.Options{})
	s.SetFaults(host.Fault{File: "*.woff2", Status: 200}, host.Fault{File: "offline.*", Status: 200})
	p := newPage(t)
	p.allow(`cannot be had as it belongs to version|OTS parsing error|decode downloaded font`)
	p.open(s.url(puzzlePath))
	p.untilTrue(`navigator.serviceWorker.controller`)
	eval[any](p, `void (window.kept = caches.keys().then((names) => caches.open(names[0])))`)
	p.untilTrue(`kept.then((cache) => cache.keys()).then((all) => all.some((r) => r.url.endsWith(".css")))`)
	p.reload()
	if kept := eval[int](p, `caches.keys().then((names) => caches.open(names[0])).then((cache) => cache.keys()).then((all) => all.filter((r) => /woff2|complete/.test(r.url)).length)`); kept != 0 {
		t.Errorf("%d wrong files are kept", kept)
	}
	s.SetFaults()
	p.reload()
	p.waitOffline()
	s.opensOffline(p)
}

// What an earlier version kept may be wrong, and is not taken over.
func TestWrongFilesOfEarlierVersionAreDropped(t *testing.T) {
	t.Parallel()
	dir := copySite(t)
	s := serveFolder(t, dir, host.Options{Prefix: "/sub/path/"})
	p := newPage(t)
	p.allow(`has been updated, reload to see changes|SyntaxError|was preloaded`)
	p.open(s.url(puzzlePath))
	p.waitOffline()
	old := eval[string](p, versionOfPage)
	const next = "a-later-version0"
	eval[any](p, `caches.keys().then(async (names) => {
		const cache = await caches.open(names[0]);
		const html = { headers: { "Content-Type": "text/html" } };
		for (const { url } of await cache.keys()) {
			if (/\/web\/.*\.(js|css|xz|woff2)$/.test(url)) await cache.put(url, new Response("<!doctype html>Welcome", html));
		}
	})`)
	publish(t, dir, old, next)
	p.visit(s.url(puzzlePath)) // nothing works there, but the browser looks for a new service worker
	p.untilTrue(`navigator.serviceWorker.getRegistration().then(async (r) =>
		(await caches.keys()).some((name) => name.endsWith(` + quote(next) + `)) && !r.installing && !r.waiting && r.active.state === "activated")`)
	p.open(s.url(puzzlePath))
	if got := eval[string](p, versionOfPage); got != next {
		t.Errorf("the page is of version %q, want %q", got, next)
	}
	p.waitOffline()
	s.opensOffline(p)
}

// Half of a new version is there: its pages, not yet its files. Visitors stay
// with the version that they have until all of the new one has come.
func TestHalfDeployedVersionWaits(t *testing.T) {
	t.Parallel()
	dir := copySite(t)
	s := serveFolder(t, dir, host.Options{})
	p := newPage(t)
	p.allow(`has been updated, reload to see changes|cannot be had as it belongs to version|ServiceWorker`)
	p.open(s.url(puzzlePath))
	p.waitOffline()
	old := eval[string](p, versionOfPage)
	const next = "a-later-version0"

	boot := fileOf(t, dir, "web/boot.*.js")
	content, err := os.ReadFile(boot)
	if err != nil {
		t.Fatal(err)
	}
	later := string(content) + "// later\n"
	if err := os.WriteFile(dir+"/web/boot.0123456789.js", []byte(later), 0o644); err != nil {
		t.Fatal(err)
	}
	publish(t, dir, old, next, boot[strings.LastIndex(boot, "/")+1:], "boot.0123456789.js", digestOf(string(content)), digestOf(later))
	s.SetFaults(host.Fault{File: "boot.0123456789.js", Status: 200, MaxAge: 3600})
	p.reload()
	eval[any](p, `navigator.serviceWorker.getRegistration().then((r) => r.update()).catch(() => {})`)
	p.until("a vain installation", func() bool { return s.asked("boot.0123456789.js") >= 2 })
	p.untilTrue(`navigator.serviceWorker.getRegistration().then((r) => !r.installing && !r.waiting)`)
	s.SetDown(true)
	p.allow(`ERR_|Failed to|FetchEvent`)
	p.reload()
	if got := eval[string](p, versionOfPage); got != old {
		t.Errorf("half of a version was installed: the page is of version %q, want %q", got, old)
	}
	s.SetDown(false)
	s.SetFaults()
	p.reload()
	p.untilTrue(updateTold)
	p.reload()
	if got := eval[string](p, versionOfPage); got != next {
		t.Errorf("after the deploy was finished the page is of version %q, want %q", got, next)
	}
	p.waitOffline()
	s.opensOffline(p)
}

// While a new version is coming a host may have the pages of one and the data of another. No
// page shows what is not of its own version.
func TestDataOfAnotherVersionIsNotShown(t *testing.T) {
	t.Parallel()
	dir := copySite(t)
	s := serveFolder(t, dir, host.Options{})
	p := newPage(t)
	p.allow(`404`)
	p.open(s.url(""))
	data := fileOf(t, dir, "data/*")
	later := filepath.Join(dir, "data", "0123456789")
	if err := os.Rename(data, later); err != nil {
		t.Fatal(err)
	}
	const told = "Whose story can be true?"
	replaceInFile(t, filepath.Join(later, "p", "jealous-boyfriend.json"), strings.NewReplacer("Can Kate’s story be true?", told))
	p.click(css(`a[href$="/p/jealous-boyfriend/"]`))
	p.untilTrue(`document.querySelector("main").innerText.includes("This puzzle could not be fetched. Reload the page to try again")`)
	if got := p.text(css("main")); strings.Contains(got, told) {
		t.Errorf("the data of another version is shown: %q", got)
	}
	if err := os.Rename(later, data); err != nil {
		t.Fatal(err)
	}
	p.reload()
	p.verdict(contradiction)
}

// A page of the present version may tell its service worker to clear up while
// the next one is filling its cache.
func TestOldVersionSparesTheNext(t *testing.T) {
	t.Parallel()
	dir := copySite(t)
	s := serveFolder(t, dir, host.Options{})
	p := newPage(t)
	p.allow(`has been updated, reload to see changes`)
	p.open(s.url(puzzlePath))
	p.waitOffline()
	old := eval[string](p, versionOfPage)
	const next = "a-later-version0"
	publish(t, dir, old, next)
	late := make(chan struct{})
	s.SetFaults(host.Fault{File: "offline.*", Times: 1, Until: late})
	eval[any](p, `void navigator.serviceWorker.getRegistration().then((r) => r.update())`)
	p.untilTrue(`caches.keys().then((names) => names.length === 2)`)
	eval[any](p, `delete document.documentElement.dataset.offline, navigator.serviceWorker.controller.postMessage({ type: "keep", version: `+quote(old)+`, files: {} })`)
	p.waitOffline()
	close(late)
	p.untilTrue(updateTold)
	s.opensOffline(p)
	if got := eval[string](p, versionOfPage); got != next {
		t.Errorf("the page is of version %q, want %q", got, next)
	}
}

// opensOffline takes the network away and opens some pages of a kind that was opened.
func (s *site) opensOffline(p *page) {
	p.t.Helper()
	s.SetDown(true)
	p.allow(`ERR_|Failed to|FetchEvent`)
	for _, path := range routes {
		p.open(s.url(path))
		if eval[string](p, `getComputedStyle(document.documentElement).getPropertyValue("--paper")`) == "" {
			p.t.Errorf("%q has no style", path)
		}
	}
}

// asked counts the requests for a file.
func (s *site) asked(file string) (n int) {
	for _, r := range s.Requests() {
		if strings.HasSuffix(r.Path, "/"+file) {
			n++
		}
	}
	return n
}
