package browsertest

import (
	"testing"
)

// startEcho starts a worker through the boot script and waits for its first
// message, which says that it is ready.
func (p *page) startEcho() {
	p.t.Helper()
	eval[any](p, `void (window.testWorker = { said: [], failed: [] },
		window.testWorker.handle = solvitur.startWorker("tables", (m) => window.testWorker.said.push(m), (e) => window.testWorker.failed.push(e)))`)
	p.untilTrue(`window.testWorker.said.length > 0`)
}

func TestWorkerStartsCrashesAndStartsAgain(t *testing.T) {
	t.Parallel()
	s := home
	p := regular(t)
	p.open(s.url(""))
	p.startEcho()
	if got := eval[string](p, `JSON.parse(new TextDecoder().decode(window.testWorker.said[0])).type`); got != "ready" {
		t.Errorf("the first message is of type %q", got)
	}
	p.killWorkers()
	p.untilTrue(`window.testWorker.failed.length === 1`)
	if got := eval[string](p, `window.testWorker.failed[0]`); got == "" {
		t.Error("the crash has no words")
	}
	p.startEcho()
	eval[any](p, `window.testWorker.handle.stop()`)
	p.startEcho() // a stopped worker does not stand in the way of the next
}

// A page that is left alone keeps no worker (wire): it hears of whoever comes, once.
func TestWhoeverComesIsNoticed(t *testing.T) {
	t.Parallel()
	p := regular(t)
	p.open(home.url(puzzlePath))
	eval[any](p, `void (window.came = 0, solvitur.stirred(() => { came++; }))`)
	eval[any](p, `void [1, 2].forEach(() => document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })))`)
	if got := eval[int](p, `came`); got != 1 {
		t.Errorf("it is told %d times that somebody has come", got)
	}
	if ms := eval[float64](p, `solvitur.idle()`); ms < 0 || ms > 60000 {
		t.Errorf("nobody has been there for %v ms", ms)
	}
}

// killWorkers makes every worker of the tab fall over, as a stack overflow does.
func (p *page) killWorkers() {
	p.t.Helper()
	p.allow(`worker: .*killed by a test`)
	for _, info := range p.targets("worker") {
		w := p.attach(info.TargetID)
		_, _ = tryEval[any](w, `void setTimeout(() => { throw new Error("killed by a test") })`)
	}
}
