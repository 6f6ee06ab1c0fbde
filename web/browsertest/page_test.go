package browsertest

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// patience is how long a test waits for something that must come: a second is
// much on a quiet machine, a minute little on one with much else to do.
const patience = 2 * time.Minute

// page is one tab, frame or worker, driven from outside.
type page struct {
	t     *testing.T
	ctx   context.Context
	touch bool // what is pressed is touched

	*console
}

// console collects what a tab and everything that belongs to it says.
type console struct {
	mu      sync.Mutex
	said    []string
	asked   []string // addresses on other hosts
	allowed []*regexp.Regexp
	watched []target.ID
}

// check fails the test for every word in the console and every request to
// another host.
func (p *page) check(t *testing.T) {
	t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, line := range p.said {
		if !slices.ContainsFunc(p.allowed, func(a *regexp.Regexp) bool { return a.MatchString(line) }) {
			t.Errorf("in the console: %s", line)
		}
	}
	p.said = nil
	for _, url := range p.asked {
		t.Errorf("a request to another host: %s", url)
	}
	p.asked = nil
	for _, host := range foreign.Taken() {
		if !ownRequest.MatchString(host) {
			t.Errorf("a request to another host: %s", host)
		}
	}
}

// allow lets console messages pass that match; a test that pulls the network
// away or kills a worker causes some.
func (p *page) allow(pattern string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.allowed = append(p.allowed, regexp.MustCompile(pattern))
}

// forbid takes back what allow has let pass.
func (p *page) forbid() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.allowed = nil
}

// ownRequest matches hosts that Chromium asks by itself when it starts. A page
// that asked for them would still be seen by listen.
var ownRequest = regexp.MustCompile(`^([a-z0-9.-]+\.)?(google|googleapis|gvt1)\.com(:443)?$`)

// onNetwork matches addresses that need a network at all, onThisMachine those of
// the tests' own hosts.
var (
	onNetwork     = regexp.MustCompile(`^(https?|wss?)://`)
	onThisMachine = regexp.MustCompile(`^http://(127\.0\.0\.1|localhost)(:|/)`)
)

func (p *page) listen(ctx context.Context, who string) {
	messages := chromedp.Console(ctx)
	_ = chromedp.Listen(ctx, func(event any) {
		if sent, ok := event.(*network.EventRequestWillBeSent); ok {
			if url := sent.Request.URL; onNetwork.MatchString(url) && !onThisMachine.MatchString(url) {
				p.mu.Lock()
				p.asked = append(p.asked, who+": "+url)
				p.mu.Unlock()
			}
		}
	}) // a worker that is gone again cannot be listened to
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			p.mu.Lock()
			p.said = append(p.said, fmt.Sprintf("%s: %s: %s %s", who, m.Type, m.Text, m.URL))
			p.mu.Unlock()
		}
	}()
}

// watchOthers listens to the workers, service workers and frames that have
// appeared in this tab's profile.
func (p *page) watchOthers(ctx context.Context) {
	for _, info := range p.targets("worker", "service_worker", "iframe") {
		p.mu.Lock()
		known := slices.Contains(p.watched, info.TargetID)
		if !known {
			p.watched = append(p.watched, info.TargetID)
		}
		p.mu.Unlock()
		if !known {
			other, _ := chromedp.NewContext(ctx, chromedp.WithTargetID(info.TargetID), chromedp.WithDetachOnCancel())
			p.listen(other, info.Type)
		}
	}
}

// targets lists what belongs to this tab's profile, by type.
func (p *page) targets(types ...string) []*target.Info {
	all, err := chromedp.Targets(p.ctx)
	if err != nil {
		return nil
	}
	own := chromedp.FromContext(p.ctx).BrowserContextID
	return slices.DeleteFunc(all, func(i *target.Info) bool {
		return i.BrowserContextID != own || !slices.Contains(types, i.Type)
	})
}

// inside returns the one target of the given type whose address contains part:
// a frame of another site, or a worker.
func (p *page) inside(kind, part string) *page {
	p.t.Helper()
	var found *page
	p.until(fmt.Sprintf("a %s at %q", kind, part), func() bool {
		for _, info := range p.targets(kind) {
			if strings.Contains(info.URL, part) {
				found = p.attach(info.TargetID)
				return chromedp.Do(found.ctx) == nil
			}
		}
		return false
	})
	return found
}

// attach drives a target directly.
func (p *page) attach(id target.ID) *page {
	ctx, _ := chromedp.NewContext(p.ctx, chromedp.WithTargetID(id), chromedp.WithDetachOnCancel())
	return &page{t: p.t, ctx: ctx, console: p.console}
}

// whole is a page that can be edited, with all that is drawn later: what is out of sight, unless a
// search goes on.
const whole = `main[data-ready]:not([data-lags]), main[data-ready]:has([data-judged="running"])`

// open goes to an address and waits until the page can be edited.
func (p *page) open(url string) {
	p.t.Helper()
	p.visit(url)
	p.wait(css(whole))
}

// goesOn follows a link to another page of the site and waits until that can be edited. Nothing is
// loaded anew but what the other page itself needs: the program goes on, and to begin with the next
// puzzle takes half the work of a visit. What there is to see is the same; what a visit is, with a
// document of its own that the program takes over, is for tests of that.
func (p *page) goesOn(url string) {
	p.t.Helper()
	eval[any](p, `void (() => {
		document.querySelector("main").left = true; // the next page has another one
		window.wentOn = true;
		const link = document.createElement("a");
		link.href = `+quote(url)+`;
		document.body.append(link);
		link.click();
		link.remove();
	})()`)
	p.untilTrue(`!document.querySelector("main").left && document.querySelector(` + quote(whole) + `) && location.href === ` + quote(url))
	if !eval[bool](p, `window.wentOn === true`) {
		p.t.Errorf("%s was loaded anew: it was not gone on to", url)
	}
}

// visit goes to an address and waits for the document alone.
func (p *page) visit(url string) {
	p.t.Helper()
	p.do(chromedp.Navigate(url))
}

func (p *page) reload() {
	p.t.Helper()
	p.do(chromedp.Reload())
	p.wait(css(whole))
}

// goes goes some pages on, or back. It comes back before the step: the page that is asked may be
// gone with it.
func (p *page) goes(steps int) {
	p.t.Helper()
	eval[any](p, fmt.Sprintf(`void setTimeout(() => history.go(%d))`, steps))
}

func (p *page) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// eval runs a JavaScript expression in the page; promises are waited for.
func eval[T any](p *page, expression string) T {
	p.t.Helper()
	value, err := tryEval[T](p, expression)
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

func tryEval[T any](p *page, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// until waits for a condition.
func (p *page) until(what string, condition func() bool) {
	p.t.Helper()
	deadline := time.Now().Add(patience)
	for !condition() {
		if time.Now().After(deadline) {
			text, _ := tryEval[string](p, `location.href + ", " + innerWidth + " wide\nthe focus: " + document.activeElement?.outerHTML.slice(0, 200) + "\n" + (document.querySelector("main") ?? document.body)?.innerText.slice(0, 3000)`)
			p.mu.Lock()
			defer p.mu.Unlock()
			p.t.Fatalf("%s did not come within %v; console: %q; the page reads:\n%s", what, patience, p.said, text)
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// untilTrue waits until a JavaScript expression is true, or a promise of true. An
// expression that throws (the page is just changing) is not true yet.
func (p *page) untilTrue(expression string) {
	p.t.Helper()
	p.until(expression, func() bool {
		ok, err := tryEval[bool](p, "Promise.resolve("+expression+").then(Boolean)")
		return err == nil && ok
	})
}

// waitOffline waits until the service worker keeps the whole site.
func (p *page) waitOffline() {
	p.t.Helper()
	p.untilTrue(`document.documentElement.dataset.offline === ""`)
}

var errNone = errors.New("there is no such element")
