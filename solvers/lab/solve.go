package lab

import (
	"cmp"
	"context"
	"encoding/json"
	"math"
	"time"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// lightDrawings are so many parts of drawings, in all, as can be sent without a visitor's noticing.
const lightDrawings = 150

// longVerdict is how long, in ms, the pictures of the facts wait for a verdict.
const longVerdict = 30

// Solve answers what follows from a variant. The request's strategy, limit and
// budget come before those of the variant; a quiet request takes only its own
// limit, so that it can count beyond the one that is shown.
func (l *Lab) Solve(ctx context.Context, r wire.SolveRequest, tell func(wire.Event)) error {
	start := time.Now()
	job, options, err := l.open(r)
	if err != nil {
		return err
	}
	ctx, cancel := withBudget(ctx, r.Budget, r.Variant)
	defer cancel()
	alone := r.Part != (puzzle.Stretch{})
	if !r.Quiet && !alone {
		tell(wire.Event{Facts: &wire.FactsBody{
			Facts:     job.Instance.Facts(),
			Orderings: job.Instance.Orderings(),
			Answer:    job.asked(),
			Asks:      job.Instance.Question().Asks(job.Keep),
			Remarks:   job.Instance.Remarks(job.Keep),
		}})
	}
	at, elapsed := 0, 0.0
	pictures := drawer{job: job, tell: tell, after: r.Brief, room: lightDrawings, boardless: r.Quiet || alone}
	defer pictures.board() // whatever ends the search, and be it its own fault
	if !r.Brief {
		pictures.board()
	}
	parted := parts{job: job, options: options, help: r.Help, start: start, never: alone || r.Whole() || r.Help == nil}
	for event, err := range job.Instance.Run(ctx, options) {
		switch {
		case err != nil:
			return err
		case event.Progress != nil:
			if since(start) >= longVerdict {
				pictures.board()
			}
			tell(wire.Event{Progress: &wire.ProgressBody{Progress: *event.Progress, Elapsed: since(start), Parts: parted.told(ctx, *event.Progress)}})
		case event.Report != nil:
			tell(wire.Event{Reported: event.Report})
		case event.Step != nil:
			tell(wire.Event{Steps: &wire.StepsBody{Frames: []view.Frame{*event.Step}}})
		case event.Done != nil:
			if elapsed == 0 { // else the verdict has been told before
				elapsed = since(start)
			}
			if r.Timed && event.Done.Why == "" {
				elapsed = job.warm(ctx, options, elapsed)
			}
			if !event.Done.More {
				pictures.draw()
			}
			tell(wire.Event{Done: &wire.DoneBody{Done: *event.Done, Strategy: job.strategy(r), Elapsed: elapsed}})
			pictures.draw()
		case event.Solution != nil && !r.Quiet:
			if r.From <= at && at-r.From < l.Shown {
				pictures.add(event.Solution)
			}
			at++
		}
	}
	return nil
}

// drawer tells the board, and solutions with their pictures: of a brief request after the verdict, and so
// many of them as are light. See [wire.SolutionBody].
type drawer struct {
	job       *Job
	tell      func(wire.Event)
	after     bool
	room      int // parts that may still be drawn
	held      []json.RawMessage
	told      bool // the first solution is, without its pictures
	boardless bool // the board is told, or nobody asks for it
}

// board tells the pictures of the facts. Of a search that takes its time they come while it goes on.
func (d *drawer) board() {
	if d.boardless {
		return
	}
	d.boardless = true
	d.tell(wire.Event{Board: &wire.BoardBody{Given: view.Ready(d.job.Given()), Played: view.Ready(d.job.Instance.Play(nil, d.job.Keep))}})
}

func (d *drawer) add(solution json.RawMessage) {
	switch {
	case !d.after:
		d.tell(wire.Event{Solution: &wire.SolutionBody{Solution: solution, Views: view.Ready(d.job.Show(solution))}})
		return
	case !d.told:
		d.told = true
		d.tell(wire.Event{Solution: &wire.SolutionBody{Solution: solution}})
	}
	d.held = append(d.held, solution)
}

// draw tells what is held.
func (d *drawer) draw() {
	d.board()
	for i, solution := range d.held {
		if d.room <= 0 {
			break
		}
		views := d.job.Show(solution)
		body := &wire.SolutionBody{Solution: solution, Views: view.Ready(views)}
		if i == 0 {
			body.Solution = nil
		}
		d.tell(wire.Event{Solution: body})
		for _, v := range views {
			for range view.Marks(v) {
				d.room--
			}
		}
	}
	d.held = nil
}

// What a comparison of times may cost. A search that takes long is timed once:
// what a first run takes besides does not count there.
const (
	longRun = 500 // ms
	stretch = 5   // ms of runs that are timed together, for a coarse clock
	warmed  = 25  // ms after which a third stretch is not worth its time,
	enough  = 100 // ms after which a second one is not
)

// warm is the time of a search that has just taken so long, without what only
// a first run takes: it finds its program still to be compiled and its memory
// to be fetched, and would make whatever way is tried first look the slowest.
// It is the mean of the quickest of a few stretches, so that what else the
// machine does is left out as well.
func (j *Job) warm(ctx context.Context, options puzzle.Checked, first float64) float64 {
	if first > longRun {
		return first
	}
	best := first
	start := time.Now()
	for n := 0; n == 0 || n == 1 && since(start) < enough || since(start) < warmed; n++ {
		begun, runs := time.Now(), 0
		for since(begun) < stretch {
			for event, err := range j.Instance.Run(ctx, options) {
				if err != nil || event.Done != nil && ctx.Err() != nil {
					return best
				}
			}
			runs++
		}
		best = min(best, since(begun)/float64(runs))
	}
	return best
}

// options are those of one search.
func (l *Lab) options(j *Job, r wire.SolveRequest) puzzle.Options {
	limit := r.Limit
	if limit == 0 && !r.Quiet {
		limit = j.Variant.Limit
	}
	o := puzzle.Options{
		Strategy: j.strategy(r),
		Limit:    limit,
		Orders:   j.Variant.Orders,
		Trace:    r.Trace > 0,
		Steps:    r.Trace + 1, // one more tells that there are more
		Bare:     r.Quiet,
		Ahead:    r.Brief,
		Keep:     j.Keep,
		Nodes:    r.Budget.Nodes,
		Part:     r.Part,
	}
	if r.Help != nil && !r.Whole() && r.Part == (puzzle.Stretch{}) {
		o.Others = r.Help
	}
	if r.Brief && r.Part == (puzzle.Stretch{}) {
		o.Told = r.From + l.Shown
	}
	switch { // what is delivered of the search, and what it is told by
	case l.Shown >= math.MaxInt-r.From:
	case limit > 0:
		o.Listed = limit + 1
	default:
		if o.Listed = max(puzzle.KeptSolutions, r.From+l.Shown) - r.Found; o.Listed <= 0 {
			o.Listed = -1
		}
	}
	return o
}

// strategy is the way of one search.
func (j *Job) strategy(r wire.SolveRequest) string {
	return cmp.Or(r.Strategy, j.Variant.Strategy, j.Info.Strategies[0].Name)
}
