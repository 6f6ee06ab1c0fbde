package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/wire"
)

// browser starts workers through the boot script, with the program of that name, for a page.
type browser struct {
	program string
	drawn   *redrawing
}

// workers starts the workers of the page's puzzle.
func (p *PuzzlePage) workers() browser { return browser{p.model.Sheet.Program, &p.redrawing} }

// longRead is from how many bytes on a message has pictures, and can wait: see inbox.
const longRead = 8_000

// Start: see wire.Platform.
func (b browser) Start(crashed func(reason string)) (wire.Worker, error) {
	w := &webWorker{crashed: crashed}
	var in inbox
	w.onMessage = app.FuncOf(func(_ app.Value, args []app.Value) any {
		if w.receive != nil {
			text := make([]byte, args[0].Get("byteLength").Int())
			app.CopyBytesToGo(text, args[0])
			b.drawn.take(&in, len(text) >= longRead, func() { w.receive(string(text)) })
		}
		return nil
	})
	w.onError = app.FuncOf(func(_ app.Value, args []app.Value) any {
		reason := args[0].String()
		b.drawn.take(&in, false, func() { w.crashed(reason) })
		return nil
	})
	w.handle = app.Window().Get("solvitur").Call("startWorker", b.program, w.onMessage, w.onError)
	return w, nil
}

// mostWorkers is how many workers share a search at most: each has a memory of its own.
const mostWorkers = 4

// Workers: see wire.Crew. It is one where the browser does not say how many cores there are.
func (b browser) Workers() int {
	cores := app.Window().Get("navigator").Get("hardwareConcurrency")
	if cores.Type() != app.TypeNumber {
		return 1
	}
	return max(1, min(cores.Int(), mostWorkers))
}

// Idle: see wire.Rester.
func (b browser) Idle() time.Duration {
	return time.Duration(app.Window().Get("solvitur").Call("idle").Float()) * time.Millisecond
}

// Wake: see wire.Rester.
func (b browser) Wake(wake func()) {
	var stirred app.Func
	stirred = app.FuncOf(func(app.Value, []app.Value) any {
		stirred.Release()
		wake()
		return nil
	})
	app.Window().Get("solvitur").Call("stirred", stirred)
}

// webWorker is a worker of the browser.
type webWorker struct {
	handle             app.Value // {post, stop} of the boot script
	onMessage, onError app.Func
	receive            func(string)
	crashed            func(string)
}

func (w *webWorker) Listen(receive func(string)) { w.receive = receive }

func (w *webWorker) Send(message string) error {
	w.handle.Call("post", message)
	return nil
}

// Terminate: see wire.Worker. The boot script calls nobody after it.
func (w *webWorker) Terminate() {
	w.handle.Call("stop")
	w.onMessage.Release()
	w.onError.Release()
}
