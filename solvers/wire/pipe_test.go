package wire_test

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// script is a handler whose requests say what it does: the family names it.
type script struct {
	mu    sync.Mutex
	asked []string // families, in the order in which they were begun; rehearsals in parentheses
	stall bool     // rehearsals do not end by themselves
}

func (s *script) begin(family string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.asked = append(s.asked, family)
}

func (s *script) log() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.asked)
}

func (s *script) Solve(ctx context.Context, r wire.SolveRequest, tell func(wire.Event)) error {
	if r.Budget.Milliseconds > 0 {
		s.begin("(" + r.Family + ")")
		if s.stall {
			<-ctx.Done()
		}
	} else {
		s.begin(r.Family)
	}
	done := wire.Event{Done: &wire.DoneBody{Done: puzzle.Done{Verdict: puzzle.None, Exact: true}}}
	progress := wire.Event{Progress: &wire.ProgressBody{Progress: puzzle.Progress{Solutions: 1}}}
	switch r.Family {
	case "panic":
		panic("a bad day")
	case "silent":
		return nil
	case "talkative": // goes on after the end
		tell(done)
		tell(done)
		tell(progress)
		return errors.New("too late")
	case "long": // a second of work, with progress every millisecond
		for range 1000 {
			time.Sleep(time.Millisecond)
			tell(progress)
		}
	case "short": // listens to nothing
		time.Sleep(10 * time.Millisecond)
	case "deaf": // nor does this
		time.Sleep(time.Second)
	case "endless": // listens to nothing but its context
		<-ctx.Done()
		tell(wire.Event{Done: &wire.DoneBody{Done: puzzle.Done{Verdict: puzzle.Unsolved, Why: "stopped"}}})
		return nil
	case "steps": // 1,000 steps at once
		for range 1000 {
			tell(wire.Event{Steps: &wire.StepsBody{Frames: []view.Frame{{Caption: "step"}}}})
		}
	case "slow steps": // 10 steps, one a second
		for range 10 {
			time.Sleep(time.Second)
			tell(wire.Event{Steps: &wire.StepsBody{Frames: []view.Frame{{Caption: "step"}}}})
		}
	}
	tell(done)
	return nil
}

func (s *script) Explain(_ context.Context, r wire.ExplainRequest, tell func(wire.Event)) error {
	s.begin(r.Family)
	tell(wire.Event{Why: &wire.WhyBody{Decided: true, Follows: true, Core: []string{r.Claim}}})
	return nil
}

func (s *script) Survey(_ context.Context, r wire.SurveyRequest, tell func(wire.Event)) error {
	s.begin(r.Family)
	tell(wire.Event{Surveyed: &wire.SurveyBody{Verdict: puzzle.One}})
	return nil
}

func (s *script) Check(_ context.Context, r wire.CheckRequest, tell func(wire.Event)) error {
	s.begin(r.Family)
	return errors.New("there is nothing to check")
}

func (s *script) Argue(_ context.Context, r wire.ArgueRequest, tell func(wire.Event)) error {
	s.begin(r.Family)
	tell(wire.Event{Argued: &wire.ArguedBody{}})
	return nil
}

func (s *script) Hint(_ context.Context, r wire.HintRequest, tell func(wire.Event)) error {
	s.begin(r.Family)
	tell(wire.Event{Hinted: &wire.HintBody{Found: true}})
	return nil
}

func (s *script) Another(_ context.Context, r wire.AnotherRequest, tell func(wire.Event)) error {
	s.begin(r.Family)
	tell(wire.Event{Made: &wire.MadeBody{Seed: r.Seed}})
	return nil
}

// stage is a platform of goroutines, on which each worker serves a script.
type stage struct {
	script
	delay time.Duration // from a start to ready
	fail  error         // of Start

	mu      sync.Mutex
	workers []*goWorker
}

type goWorker struct {
	wire.Conn
	crash func(reason string)
	stop  context.CancelFunc
	close func()
	ended atomic.Bool
}

func (s *stage) Start(crashed func(reason string)) (wire.Worker, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.fail != nil {
		return nil, s.fail
	}
	page, worker, end := wire.Pipe()
	ctx, stop := context.WithCancel(context.Background())
	w := &goWorker{Conn: page, crash: crashed, stop: stop, close: end}
	s.workers = append(s.workers, w)
	go func() {
		select {
		case <-ctx.Done():
		case <-time.After(s.delay):
			wire.Serve(ctx, worker, &s.script)
		}
	}()
	return w, nil
}

func (w *goWorker) Terminate() {
	w.ended.Store(true)
	w.stop()
	w.close()
}

// started counts the workers that were started, and those that are alive.
func (s *stage) started() (all, alive int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, w := range s.workers {
		if !w.ended.Load() {
			alive++
		}
	}
	return len(s.workers), alive
}

func (s *stage) worker(i int) *goWorker {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.workers[i]
}

// events gathers what is told about a request.
type events struct {
	mu  sync.Mutex
	all []wire.Event
}

func (e *events) tell(event wire.Event) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.all = append(e.all, event)
}

func (e *events) list() []wire.Event {
	e.mu.Lock()
	defer e.mu.Unlock()
	return slices.Clone(e.all)
}

func (e *events) last() wire.Event {
	all := e.list()
	if len(all) == 0 {
		return wire.Event{}
	}
	return all[len(all)-1]
}

func solve(family string) wire.SolveRequest {
	return wire.SolveRequest{Family: family, Variant: share.Variant{Facts: json.RawMessage(`{}`)}}
}
