package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/wire"
)

// browser starts workers through the boot script, with the program of that name. What they say
// is taken in as inTurn does it.
type browser struct {
	program string
	inTurn  func(canWait bool, takeIn func())
}

// longRead is from how many bytes on a message can wait: it has pictures, and takes longer to be
// read than a verdict to be drawn.
const longRead = 8_000

// Start: see wire.Platform.
func (b browser) Start(crashed func(reason string)) (wire.Worker, error) {
	w := &webWorker{crashed: crashed}
	w.onMessage = app.FuncOf(func(_ app.Value, args []app.Value) any {
		if w.receive != nil {
			text := make([]byte, args[0].Get("byteLength").Int())
			app.CopyBytesToGo(text, args[0])
			b.inTurn(len(text) >= longRead, func() { w.receive(string(text)) })
		}
		return nil
	})
	w.onError = app.FuncOf(func(_ app.Value, args []app.Value) any {
		w.crashed(args[0].String())
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

// Rest: see wire.Rester. A mouse that moves, or a page that is looked at again, comes before a request.
func (b browser) Rest(wake func()) {
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

// workers starts the workers of the page's puzzle.
func (p *PuzzlePage) workers() browser { return browser{p.model.Sheet.Program, p.redrawing.inTurn} }
