package browsertest

import (
	"fmt"
	"testing"

	"solvitur/web/host"
)

// heaviestVisit is what a cold first visit to a puzzle may take in all, packed:
// everything that is sent to page, workers and service worker until the site is
// kept for offline use.
const heaviestVisit = 2_300_000

// heaviestFive is the same for five puzzles of five kinds, the first of which is the one
// that most visitors begin with.
const heaviestFive = 4_500_000

func TestMeasureFirstVisit(t *testing.T) {
	s := serve(t, host.Options{Gzip: true})
	p := newPage(t)
	p.open(s.url(puzzlePath))
	p.waitOffline()
	sent := s.Sent()
	for _, r := range s.Requests() {
		t.Logf("%9d %s", r.Bytes, r.Path)
	}
	t.Logf("a cold first visit: %d bytes in %d requests, %d%% of %d", sent, len(s.Requests()), sent*100/heaviestVisit, heaviestVisit)
	if sent > heaviestVisit {
		t.Errorf("a cold first visit takes %d bytes, more than %d", sent, heaviestVisit)
	}
}

// Five puzzles of five kinds, of five programs: each after the first is sent beside what the
// visitor has already.
func TestMeasureFiveKinds(t *testing.T) {
	s := serve(t, host.Options{Gzip: true})
	p := newPage(t)
	var before int64
	for _, path := range []string{puzzlePath, "p/zebra/", "p/sudoku/", "p/three-gods/", "p/wolf-goat-cabbage/"} {
		p.open(s.url(path))
		p.works()
		p.untilTrue(`"offline" in document.documentElement.dataset`)
		sent := s.Sent() - looks(s)
		t.Logf("%9d %s", sent-before, path)
		before = sent
	}
	t.Logf("five kinds: %d bytes, %d%% of %d", before, before*100/heaviestFive, heaviestFive)
	if before > heaviestFive {
		t.Errorf("five puzzles of five kinds take %d bytes, more than %d", before, heaviestFive)
	}
}

// looks is what the browser's own looks for a newer service worker have cost, after the first: how many
// fall into a visit is a matter of time, and hosts that name versions of files answer without the file.
func looks(s *site) (bytes int64) {
	first := true
	for _, r := range s.Requests() {
		if r.Path == "/app-worker.js" && !first {
			bytes += r.Bytes
		} else if r.Path == "/app-worker.js" {
			first = false
		}
	}
	return bytes
}

func TestMeasureStopToReady(t *testing.T) {
	s := serve(t, host.Options{Gzip: true})
	p := newPage(t)
	for i := range 3 {
		p.open(s.url(puzzlePath) + "?" + fmt.Sprint(i) + hopeless(t))
		p.verdict("running")
		p.untilTrue(busy)
		ms := eval[float64](p, `new Promise((resolve) => {
			const stop = [...document.querySelectorAll("button")].find((b) => b.innerText.trim() === "Stop");
			const before = performance.now();
			new MutationObserver((_, o) => {
				if (document.querySelector("[data-verdict]").dataset.verdict === "running") return;
				o.disconnect();
				resolve(performance.now() - before);
			}).observe(document.body, { subtree: true, childList: true, attributes: true });
			stop.click();
		})`)
		t.Logf("stop %d to ready again: %.0f ms", i+1, ms)
	}
}
