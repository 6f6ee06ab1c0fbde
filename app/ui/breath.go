package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// breath is how the page's start lets the browser do something else in between: by itself, Go's start and the first
// drawing are one task, in which nothing scrolls and no key is heard.
var breath struct {
	over  bool      // a page stands: each says so when it is mounted
	since time.Time // when the last pause was
}

// untilPause is how long the start goes on without a pause. Parts that cannot be divided come on top.
const untilPause = 25 * time.Millisecond

// breathe is called while the page is drawn for the first time, wherever that may pause. Later, nothing may
// come between the parts of a drawing.
func breathe() {
	if app.IsServer || breath.over || time.Since(breath.since) < untilPause {
		return
	}
	again := make(chan struct{})
	called := app.FuncOf(func(app.Value, []app.Value) any {
		close(again)
		return nil
	})
	app.Window().Get("solvitur").Call("breathe", called)
	<-again
	called.Release()
	breath.since = time.Now()
}
