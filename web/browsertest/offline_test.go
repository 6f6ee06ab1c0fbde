package browsertest

import (
	"strings"
	"sync"
	"testing"

	"solvitur/web/host"
)

// routes are the addresses that must work without a network after one visit.
var routes = []string{"", puzzlePath, "embed/jealous-boyfriend/"}

func TestOfflineAfterOneVisit(t *testing.T) {
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

func TestFirstVisitFetchesNothingTwice(t *testing.T) {
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
