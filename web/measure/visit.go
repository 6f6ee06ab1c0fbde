package main

import (
	"context"
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"time"

	"github.com/chromedp/cdproto/emulation"
	protocol "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"solvitur/web/host"
)

// site is a built site on a slow line.
type site struct {
	*host.Host
	server *httptest.Server
	dir    string
}

// serve adds a site.
func (m *meter) serve(dir string) error {
	if _, err := os.Stat(filepath.Join(dir, "index.html")); err != nil {
		return fmt.Errorf("%s holds no built site: %w", dir, err)
	}
	h := host.New(os.DirFS(dir), host.Options{Gzip: true, Line: &host.Line{BitsPerSecond: 20_000_000, Latency: 40 * time.Millisecond}})
	m.sites = append(m.sites, &site{Host: h, server: httptest.NewServer(h), dir: dir})
	return nil
}

func (m *meter) close() {
	for _, s := range m.sites {
		s.server.Close()
	}
}

// visit is a tab in a profile of its own.
type visit struct {
	site  *site
	tab   context.Context
	close context.CancelFunc
}

// visit opens an empty tab. Answers are shown at once, so that each edit draws all that it changes.
func (m *meter) visit(s *site) (*visit, error) {
	tab, closeTab := chromedp.NewContext(m.browser, chromedp.WithNewBrowserContext())
	v := &visit{site: s, tab: tab, close: closeTab}
	return v, v.prepare()
}

// another opens one more tab in the same profile.
func (v *visit) another() (*visit, error) {
	tab, closeTab := chromedp.NewContext(v.tab)
	next := &visit{site: v.site, tab: tab, close: closeTab}
	return next, next.prepare()
}

func (v *visit) prepare() error {
	return chromedp.Do(v.tab,
		chromedp.EmulateViewport(1280, 900),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			params := protocol.AddScriptToEvaluateOnNewDocumentParams{Source: watch}
			if err := t.Call(ctx, protocol.AddScriptToEvaluateOnNewDocument.Method, params, nil); err != nil {
				return err
			}
			// Each of several tabs draws as if it were the only one.
			focus := emulation.SetFocusEmulationEnabledParams{Enabled: true}
			return t.Call(ctx, emulation.SetFocusEmulationEnabled.Method, focus, nil)
		}))
}

// slow slows the tab's own thread so many times. Chromium does that by keeping it at work: such a tab is
// never at rest.
func (v *visit) slow(times float64) error {
	return chromedp.Do(v.tab, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		return t.Call(ctx, emulation.SetCPUThrottlingRate.Method, emulation.SetCPUThrottlingRateParams{Rate: times}, nil)
	}))
}

// cores makes pages that are opened from now on believe in so many cores.
func (v *visit) cores(n int64) error {
	return chromedp.Do(v.tab, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		return t.Call(ctx, emulation.SetHardwareConcurrencyOverride.Method, emulation.SetHardwareConcurrencyOverrideParams{HardwareConcurrency: n}, nil)
	}))
}

// patience is how long something may take at most.
const patience = 2 * time.Minute

// open goes to a puzzle, "zebra" or "zebra/#1...", and waits until it can be edited.
func (v *visit) open(puzzle string) error {
	if err := chromedp.Do(v.tab, chromedp.Navigate(v.site.server.URL+"/p/"+puzzle)); err != nil {
		return err
	}
	return v.until(`window.measured?.ready > 0`)
}

// until waits for a JavaScript expression to be true.
func (v *visit) until(expression string) error {
	for start := time.Now(); time.Since(start) < patience; time.Sleep(20 * time.Millisecond) {
		// A page that is just changing is asked again.
		if is, err := ask[bool](v, "Boolean("+expression+")"); err == nil && is {
			return nil
		} else if v.tab.Err() != nil {
			return v.tab.Err()
		}
	}
	return fmt.Errorf("%s was not so within %v", expression, patience)
}

// ask gives the value of a JavaScript expression; a promise is waited for.
func ask[T any](v *visit, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(v.tab, patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// watch notes what is measured while a page begins: the first text, the longest task after it, and when
// the page is ready.
const watch = `(() => {
	try { localStorage.setItem("solvitur.answers", '"shown"'); } catch { return; }
	const m = window.measured = { text: 0, ready: 0, tasks: [] };
	new PerformanceObserver((list) => {
		for (const e of list.getEntries()) if (e.name === "first-contentful-paint") m.text = e.startTime;
	}).observe({ type: "paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const e of list.getEntries()) m.tasks.push([e.startTime, e.duration]);
	}).observe({ type: "longtask", buffered: true });
	new MutationObserver((_, o) => {
		if (!document.querySelector("main[data-ready]")) return;
		m.ready = performance.now();
		o.disconnect();
	}).observe(document, { subtree: true, childList: true, attributes: true });
})()`
