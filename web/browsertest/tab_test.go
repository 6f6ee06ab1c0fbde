package browsertest

import (
	"context"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	protocol "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// tab is an open tab in a profile of its own, for one test or one after the other.
type tab struct {
	page
	unwatch, close func()
}

// newPage opens an empty tab in a profile of its own, as of somebody who has never
// been to the site.
func newPage(t *testing.T) *page {
	t.Helper()
	tab := openTab(t)
	t.Cleanup(func() { tab.leave(t) })
	return &tab.page
}

// regulars are tabs that nobody uses just now, whose profiles have been to home before.
var regulars = make(chan *tab, 16)

// regular gives the tab of somebody who comes to home again and again, with nothing
// of earlier visits but the site itself: its programs are kept, unpacked and compiled. To
// open a page takes a third of the work of a first visit so, and most tests are not
// about that.
func regular(t *testing.T) *page {
	t.Helper()
	var lent *tab
	select {
	case lent = <-regulars:
	default:
		lent = openTab(t)
	}
	p := &page{t: t, ctx: lent.ctx, console: lent.console}
	p.forbid()
	// Where nothing of the site runs, what it has stored is gone for good.
	p.visit(home.Origin + "/course")
	eval[any](p, `void [localStorage, sessionStorage].forEach((s) => s.clear())`)
	call(p, protocol.CommandResetNavigationHistory, struct{}{})
	call(p, emulation.SetEmulatedMedia.Method, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: ""}},
	})
	p.size(1280, 900)
	t.Cleanup(func() {
		if !t.Failed() {
			p.visit(home.Origin + "/course") // ends what it was still at
			p.check(t)
		}
		if t.Failed() {
			lent.leave(t)
			return
		}
		select {
		case regulars <- lent:
		default:
			lent.leave(t)
		}
	})
	return p
}

// openTab opens an empty tab in a profile of its own.
func openTab(t *testing.T) *tab {
	t.Helper()
	ctx, closeTab := chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
	opened := &tab{page: page{t: t, ctx: ctx, console: &console{}}, close: closeTab}
	p := &opened.page
	p.listen(ctx, "page")
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(1280, 900)); err != nil {
		t.Fatalf("a new tab: %v", err)
	}
	// The answers are at once in sight, but for the tests of the veil.
	call(p, protocol.AddScriptToEvaluateOnNewDocument.Method, protocol.AddScriptToEvaluateOnNewDocumentParams{
		Source: `try { localStorage.getItem("solvitur.answers") ?? localStorage.setItem("solvitur.answers", '"shown"'); } catch {}`,
	})
	// Several tabs are open at once, and each has the focus as if it were alone.
	call(p, emulation.SetFocusEmulationEnabled.Method, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	watching, stopWatching := context.WithCancel(ctx)
	done := make(chan struct{})
	go func() {
		defer close(done)
		for watching.Err() == nil {
			p.watchOthers(watching)
			time.Sleep(50 * time.Millisecond)
		}
	}()
	opened.unwatch = func() {
		stopWatching()
		<-done
	}
	return opened
}

// leave closes a tab, and fails the test that used it last for what it said.
func (o *tab) leave(t *testing.T) {
	o.unwatch()
	o.check(t)
	o.close()
}
