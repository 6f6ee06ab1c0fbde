package crosstest

import (
	"context"
	"encoding/json"
	"regexp"
	"strings"
	"testing"
	"time"

	"solvitur/web/sitetest"
)

// patience is how long a test waits for something that must come: a second is
// much on a quiet machine, a minute little on one with much else to do.
const patience = 2 * time.Minute

// page is what the browser shows: the page, or the frame in it that was entered.
type page struct {
	t       *testing.T
	site    *sitetest.Site
	allowed *regexp.Regexp // what may stand in the console, besides Firefox's own remarks
}

// newPage begins a test with an empty page.
func newPage(t *testing.T, s *sitetest.Site) *page {
	t.Helper()
	p := &page{t: t, site: s}
	p.must(session.Top)
	p.visit("about:blank")
	t.Cleanup(func() {
		for _, host := range foreign.Taken() {
			if !ownRequest.MatchString(host) {
				t.Errorf("a request to another host: %s", host)
			}
		}
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		defer cancel()
		said, err := session.Said(ctx, s.Origin)
		if err != nil {
			t.Error(err)
		}
		for _, line := range said {
			if !remark.MatchString(line) && (p.allowed == nil || !p.allowed.MatchString(line)) {
				t.Errorf("in the console: %s", line)
			}
		}
	})
	return p
}

// remark matches what Firefox tells developers about frames of other sites, and about
// requests that were under way when a page was left. A page that lacks what it asked for
// does not get on, and its test says so.
var remark = regexp.MustCompile(`Partitioned cookie or storage access was provided|A ServiceWorker intercepted the request and encountered an unexpected error`)

// ownRequest matches hosts that Firefox asks by itself: for updates, and for lists of bad addresses.
var ownRequest = regexp.MustCompile(`^([a-z0-9.-]+\.)?(mozilla\.(com|net|org)|firefox\.com|googleapis\.com)(:443)?$`)

// must runs a command of the session, and fails the test with it.
func (p *page) must(command func(context.Context) error) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.t.Context(), patience)
	defer cancel()
	if err := command(ctx); err != nil {
		p.t.Fatal(err)
	}
}

// visit goes to an address and waits for the document alone.
func (p *page) visit(url string) {
	p.t.Helper()
	p.must(func(ctx context.Context) error { return session.Go(ctx, url) })
}

// open goes to an address and waits until the page can be edited.
func (p *page) open(url string) {
	p.t.Helper()
	p.visit(url)
	p.ready()
}

func (p *page) ready() {
	p.t.Helper()
	p.until(`document.querySelector("main[data-ready]")`)
}

// reload asks the page itself to: Firefox takes WebDriver's command for a reload
// past all caches, and past the service worker.
func (p *page) reload() {
	p.t.Helper()
	_, _ = try[any](p, `void (window.old = true, location.reload())`) // the answer may be lost with the page
	p.until(`!window.old && document.querySelector("main[data-ready]")`)
}

func (p *page) enter(frame int) {
	p.t.Helper()
	p.must(func(ctx context.Context) error { return session.Frame(ctx, frame) })
}

func try[T any](p *page, expression string) (value T, err error) {
	ctx, cancel := context.WithTimeout(p.t.Context(), patience)
	defer cancel()
	err = session.Eval(ctx, expression, &value)
	return value, err
}

// eval gives the value of a JavaScript expression.
func eval[T any](p *page, expression string) T {
	p.t.Helper()
	value, err := try[T](p, expression)
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

// until waits until a JavaScript expression is true. One that throws (the page is
// just changing) is not true yet.
func (p *page) until(expression string) {
	p.t.Helper()
	for deadline := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		ok, err := try[bool](p, "Boolean(await ("+expression+"))")
		if err == nil && ok {
			return
		}
		if time.Now().After(deadline) {
			text, _ := try[string](p, `location.href + "\n" + (document.querySelector("main") ?? document.body).innerText.slice(0, 2000)`)
			p.t.Fatalf("%s did not come within %v (%v); the page reads:\n%s", expression, patience, err, text)
		}
	}
}

// verdict waits until the page shows one of these verdicts. An answer that is veiled
// is asked for.
func (p *page) verdict(wanted ...string) {
	p.t.Helper()
	p.until(`(() => {
		const now = document.querySelector("[data-verdict]").dataset.verdict;
		if (now === "veiled") document.querySelector('[data-do="reveal"]').click();
		return "` + strings.Join(wanted, " ") + `".split(" ").includes(now);
	})()`)
}

// element is JavaScript that gives the first element that matches a selector.
func element(selector string) string { return "document.querySelector(" + quote(selector) + ")" }

// button is JavaScript that gives the first button that says so.
func button(says string) string {
	return `[...document.querySelectorAll("button")].find((b) => (b.ariaLabel ?? b.innerText).trim() === ` + quote(says) + `)`
}

func quote(s string) string {
	text, err := json.Marshal(s)
	if err != nil {
		panic(err) // a string always marshals
	}
	return string(text)
}

// click clicks the middle of an element with the mouse, once it can be used,
// stands still and lies on top.
func (p *page) click(element string) {
	p.t.Helper()
	var at []float64
	for deadline := time.Now().Add(patience); len(at) != 2; {
		at, _ = try[[]float64](p, `(async () => {
			const e = `+element+`;
			solvitur.reveal(e); // its place, and folds
			e.scrollIntoView({ block: "center", behavior: "instant" });
			const middle = async () => {
				await new Promise((resolve) => requestAnimationFrame(resolve));
				const box = e.getBoundingClientRect();
				return [box.x + box.width / 2, box.y + box.height / 2];
			};
			const at = await middle();
			let then = at;
			for (let n = 0; n < 12 && String(at) === String(then); n++) then = await middle(); // what is drawn above it may still grow
			const top = document.elementFromPoint(...then);
			const free = top && (e.contains(top) || top.contains(e) || top.closest("label")?.contains(e));
			return e.disabled || e.getAttribute("aria-disabled") === "true" || String(at) !== String(then) || !free ? [] : then;
		})()`)
		if time.Now().After(deadline) {
			p.t.Fatalf("%s cannot be clicked", element)
		}
	}
	p.must(func(ctx context.Context) error { return session.Click(ctx, at[0], at[1]) })
}

// focus gives an element the keyboard, with what it holds selected.
func (p *page) focus(element string) {
	p.t.Helper()
	p.until(element)
	eval[any](p, `void (solvitur.reveal(`+element+`), `+element+`.focus(), `+element+`.select?.())`)
}

// press types keys at the focus.
func (p *page) press(keys string) {
	p.t.Helper()
	p.must(func(ctx context.Context) error { return session.Type(ctx, keys) })
}
