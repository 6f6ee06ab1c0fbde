package browsertest

import (
	"testing"

	protocol "github.com/chromedp/cdproto/page"

	"solvitur/web/host"
)

// refuseStorage has the browser keep nothing for the site from the next page on.
func (p *page) refuseStorage() {
	p.t.Helper()
	call(p, protocol.AddScriptToEvaluateOnNewDocument.Method, protocol.AddScriptToEvaluateOnNewDocumentParams{
		Source: `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("refused", "SecurityError"); } });`,
	})
}

// Where the browser keeps nothing, that is said as soon as there is something to lose.
func TestABrowserThatForgetsIsTold(t *testing.T) {
	t.Parallel()
	p := newPage(t)
	p.refuseStorage()
	p.open(home.url(puzzlePath))
	const told = `[...document.querySelectorAll("[data-unkept]")].map((e) => e.innerText).join()`
	if got := eval[string](p, told); got != "" {
		t.Errorf("before anything was done it says %q", got)
	}
	p.click(css(`.trial td .claim`))
	p.untilTrue(told + ` === "This browser keeps nothing for this site: your marks are kept on this page alone; copy a link with your marks to keep them."`)
	p.click(css(`.fact input[type="checkbox"]`))
	p.untilTrue(told + `.startsWith("This browser keeps nothing for this site: your changes are kept in the address alone; copy the link to keep them.")`)
}

// The service worker stands between every page and the host. Where the browser
// refuses what is kept, or does not come to giving it, the host answers.
func TestPagesComeWithoutWhatIsKept(t *testing.T) {
	t.Parallel()
	for name, broken := range map[string]string{
		"refused":      `() => Promise.reject(new Error("the storage is broken"))`,
		"not answered": `() => new Promise(() => {})`,
	} {
		t.Run(name, func(t *testing.T) {
			s := serve(t, host.Options{Prefix: "/sub/path/"})
			p := newPage(t)
			p.open(s.url(""))
			p.waitOffline()
			service := p.inside("service_worker", "app-worker.js")
			eval[any](service, `void (CacheStorage.prototype.open = CacheStorage.prototype.match = `+broken+`)`)
			before := len(s.Requests())
			p.open(s.url(puzzlePath))
			p.verdict(contradiction)
			if len(s.Requests()) == before {
				t.Error("nothing was asked of the host: this test sees nothing")
			}
		})
	}
}
