package ui

import (
	"runtime"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
)

// One thread does everything in a page: when garbage is collected in the midst
// of an edit, its answer comes some 30 ms later. So the page collects by itself
// while it is at rest, before the runtime has to.
const (
	atRest = 700 * time.Millisecond // without an event or anything to draw
	// worthwhile is how much must have been allocated since the last time, in
	// bytes: about what two edits take.
	worthwhile = 8 << 20
)

// tidying is when garbage is collected.
type tidying struct {
	stirred  time.Time // when something happened last
	watching bool
	kept     uint64 // bytes in use after the last collection
}

// stir puts the collecting off.
func (p *PuzzlePage) stir(ctx app.Context) {
	p.tidying.stirred = time.Now()
	if !p.tidying.watching {
		p.tidying.watching = true
		ctx.After(atRest, p.tidy)
	}
}

// tidy collects garbage if the page is at rest, or looks again later.
func (p *PuzzlePage) tidy(ctx app.Context) {
	ctx.PreventUpdate()
	if left := atRest - time.Since(p.tidying.stirred); left > 0 || p.model.Run.Phase != state.Idle || p.model.Replay.Playing {
		ctx.After(max(left, atRest/2), p.tidy)
		return
	}
	p.tidying.watching = false
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	if memory.HeapAlloc < p.tidying.kept+worthwhile {
		return
	}
	runtime.GC()
	runtime.ReadMemStats(&memory)
	p.tidying.kept = memory.HeapAlloc
}
