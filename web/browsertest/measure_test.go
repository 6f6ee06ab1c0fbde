package browsertest

import (
	"fmt"
	"slices"
	"testing"

	"solvitur/web/host"
)

// heaviestVisit is what a cold first visit to a puzzle may take in all, packed:
// everything that is sent to page, workers and service worker until the site is
// kept for offline use.
const heaviestVisit = 2_400_000

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

// timing gives the page's own clock, in milliseconds since the visit began.
const timing = `(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? -1)`

func TestMeasureTimes(t *testing.T) {
	s := serve(t, host.Options{Gzip: true, Line: slowLine(20_000_000)})
	for i := range 3 {
		p := newPage(t)
		p.onReady()
		p.visitOnly(s.url(puzzlePath))
		p.wait(css("main[data-ready]"))
		ready := eval[float64](p, `window.readyAt`)
		t.Logf("visit %d at 20 Mbit/s and 40 ms: text painted after %.0f ms, ready to edit after %.0f ms", i+1, eval[float64](p, timing), ready)
		p.waitOffline()
	}
}

// readyWatch notes when the page says that it is ready.
const readyWatch = `new MutationObserver((_, o) => {
	if (document.querySelector("main[data-ready]")) { window.readyAt = performance.now(); o.disconnect(); }
}).observe(document, { subtree: true, childList: true, attributes: true });`

// verdictWatch resolves with the milliseconds from an edit to the frame in which
// the verdict stands on the screen.
const verdictWatch = `(label, want) => new Promise((resolve) => {
	const menu = document.querySelector('select[aria-label="day, remark 1"]');
	const before = performance.now();
	new MutationObserver((_, o) => {
		if (document.querySelector("[data-verdict]").dataset.verdict !== want) return;
		o.disconnect();
		requestAnimationFrame(() => resolve(performance.now() - before));
	}).observe(document.body, { subtree: true, childList: true, attributes: true });
	menu.value = label;
	menu.dispatchEvent(new Event("input", { bubbles: true }));
	menu.dispatchEvent(new Event("change", { bubbles: true }));
})`

// compared is how many strategies the table says an outcome of.
const compared = `document.querySelectorAll("tr[data-strategy]:not([data-stale]) td.outcome:not(:empty)").length`

func TestMeasureEditToVerdict(t *testing.T) {
	s := serve(t, host.Options{Gzip: true})
	p := newPage(t)
	p.open(s.url(puzzlePath))
	p.verdict(contradiction)
	var warm []float64
	for i := range 60 {
		day, want := "Tuesday", several
		if i%2 == 1 {
			day, want = "Monday", contradiction
		}
		ms := eval[float64](p, fmt.Sprintf(`(%s)(%q, %q)`, verdictWatch, day, want))
		if i == 0 {
			t.Logf("the first edit, right after loading, to the verdict on the screen: %.0f ms", ms)
		} else {
			warm = append(warm, ms)
		}
		// Some edits find the worker at rest, and some in the midst of comparing
		// strategies.
		switch i % 3 {
		case 0:
			p.untilTrue(`document.querySelectorAll("tr[data-strategy]").length === ` + compared)
		case 1:
			eval[any](p, fmt.Sprintf(`(%s)(2)`, framesPassed))
		case 2:
			p.untilTrue(compared + ` > 0`)
		}
	}
	slices.Sort(warm)
	t.Logf("%d further edits to the verdict on the screen: median %.0f ms, 95 %% within %.0f ms, the longest %.0f ms",
		len(warm), warm[len(warm)/2], warm[len(warm)*95/100], warm[len(warm)-1])
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
