package wire

import (
	"time"

	"solvitur/solvers/view"
)

const (
	progressEvery = 100 * time.Millisecond // at most ten a second
	stepsAtOnce   = 200
	// MaxSteps is the greatest number of steps that a request delivers.
	MaxSteps = 20_000
)

// outlet is where the events of one request go: it thins out progress, gathers
// steps into batches and bounds them, and lets nothing through after the last
// event.
type outlet struct {
	send     func(Event)
	breathe  func() // lets a cancellation in
	ended    bool
	progress time.Time // when progress was last told, or the request began
	steps    stepBatch
	sketch   []view.View // drawn since the last report of progress
	help     *Help
}

type stepBatch struct {
	limit, told int
	frames      []view.Frame
	capped      bool
	last        time.Time // when steps were last told, or the request began
}

func newOutlet(send func(Event), breathe func()) *outlet {
	now := time.Now()
	return &outlet{send: send, breathe: breathe, progress: now, steps: stepBatch{last: now}}
}

func (o *outlet) tell(e Event) {
	switch {
	case o.ended:
	case e.Steps != nil:
		o.step(e.Steps)
	case e.Progress != nil:
		o.breathe()
		if e.Progress.Views != nil {
			o.sketch = e.Progress.Views
		}
		now := time.Now()
		if now.Sub(o.progress) < progressEvery {
			return
		}
		o.progress = now
		// A sketch that came between two reports goes with the later one.
		e.Progress.Views, o.sketch = o.sketch, nil
		o.flush()
		o.send(e)
	default:
		o.flush()
		o.ended = e.Last()
		o.send(e)
	}
}

func (o *outlet) step(steps *StepsBody) {
	b := &o.steps
	room := b.limit - b.told - len(b.frames)
	if frames := steps.Frames; len(frames) > room {
		b.frames = append(b.frames, frames[:room]...)
		if !b.capped {
			b.capped = true
			o.send(Event{Steps: o.batch()})
		}
		return
	}
	b.frames = append(b.frames, steps.Frames...)
	if len(b.frames) >= stepsAtOnce || time.Since(b.last) >= progressEvery {
		o.flush()
	}
}

// flush tells the steps gathered so far.
func (o *outlet) flush() {
	if len(o.steps.frames) > 0 {
		o.send(Event{Steps: o.batch()})
	}
}

func (o *outlet) batch() *StepsBody {
	batch := &StepsBody{Frames: o.steps.frames, Capped: o.steps.capped}
	o.steps.told += len(batch.Frames)
	o.steps.frames = nil
	o.steps.last = time.Now()
	return batch
}
