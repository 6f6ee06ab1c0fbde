package wire_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

// TestProgressIsThinnedOut: at most ten a second.
func TestProgressIsThinnedOut(t *testing.T) {
	onStage(t, func(t *testing.T, _ *stage, c *wire.Client) {
		var got events
		c.Solve(solve("long"), got.tell)
		time.Sleep(2 * time.Second)
		progress := 0
		for _, e := range got.list() {
			if e.Progress != nil {
				progress++
			}
		}
		if progress < 8 || progress > 10 {
			t.Errorf("%d times progress in a second", progress)
		}
		if got.last().Done == nil {
			t.Error("no end")
		}
	})
}

func TestStepsAreBatchedAndCapped(t *testing.T) {
	for _, c := range []struct {
		family                 string
		trace                  int
		steps, messages, least int
		capped                 bool
	}{
		{"steps", 0, 0, 1, 1, true}, // none was asked for; they are dropped, and it says so
		{"steps", 300, 300, 3, 1, true},
		{"steps", 1000, 1000, 5, 1, false},
		{"steps", 5000, 1000, 5, 1, false},
		{"slow steps", 50, 10, 10, 10, false},
	} {
		onStage(t, func(t *testing.T, _ *stage, client *wire.Client) {
			var got events
			request := solve(c.family)
			request.Trace = c.trace
			client.Solve(request, got.tell)
			time.Sleep(20 * time.Second)
			steps, messages, capped := 0, 0, false
			for _, e := range got.list() {
				if e.Steps != nil {
					messages++
					steps += len(e.Steps.Frames)
					capped = capped || e.Steps.Capped
				}
			}
			if steps != c.steps || messages > c.messages || messages < c.least || capped != c.capped {
				t.Errorf("%+v: %d steps in %d messages, capped %v", c, steps, messages, capped)
			}
			if got.last().Done == nil {
				t.Error("no end")
			}
		})
	}
}

// TestDefectsAreTold: whatever a handler does, each request ends once and the
// server goes on.
func TestDefectsAreTold(t *testing.T) {
	onStage(t, func(t *testing.T, s *stage, c *wire.Client) {
		for family, says := range map[string]string{"panic": "a bad day", "silent": "without an answer"} {
			var got events
			c.Solve(solve(family), got.tell)
			time.Sleep(time.Second)
			if e := got.last(); e.Err == nil || !strings.Contains(e.Err.Message, says) || e.Err.Crashed || len(got.list()) != 1 {
				t.Errorf("%s: got %+v", family, got.list())
			}
		}
		var got events
		c.Solve(solve("talkative"), got.tell)
		time.Sleep(time.Second)
		if len(got.list()) != 1 || got.last().Done == nil {
			t.Errorf("got %+v", got.list())
		}
		if all, _ := s.started(); all != 1 {
			t.Errorf("%d workers", all)
		}
	})
}

// TestNothingAfterTheEnd: a handler that goes on is not heard.
func TestNothingAfterTheEnd(t *testing.T) {
	r := serving(t, &script{})
	if m := r.ask(t, `{"v":1,"id":1,"type":"solve","body":{"family":"talkative"}}`); m.ID != 1 || m.Type != wire.TypeDone {
		t.Errorf("got %+v", m)
	}
	if m := r.ask(t, `{"v":1,"id":2,"type":"survey","body":{}}`); m.ID != 2 || m.Type != wire.TypeSurveyed {
		t.Errorf("got %+v", m)
	}
}

// raw is a page's end without a client.
type raw struct {
	wire.Conn
	got chan wire.Message
}

func serving(t testing.TB, handler wire.Handler) *raw {
	page, worker, end := wire.Pipe()
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	r := &raw{page, make(chan wire.Message, 1000)}
	page.Listen(func(text string) {
		var m wire.Message
		if err := json.Unmarshal([]byte(text), &m); err != nil {
			t.Errorf("%q was told: %v", text, err)
		}
		r.got <- m
	})
	go func() { ended <- wire.Serve(ctx, worker, handler) }()
	t.Cleanup(func() {
		stop()
		if err := <-ended; !errors.Is(err, context.Canceled) {
			t.Errorf("Serve ended with %v", err)
		}
		end()
	})
	if m := <-r.got; m.Type != wire.TypeReady || m.ID != 0 || m.V != wire.Version {
		t.Errorf("the first message is %+v", m)
	}
	return r
}

func (r *raw) ask(t testing.TB, text string) wire.Message {
	t.Helper()
	if err := r.Send(text); err != nil {
		t.Fatal(err)
	}
	return <-r.got
}

// TestBadMessages: each gets its error, with its ID if it has one, and the next
// request is answered.
func TestBadMessages(t *testing.T) {
	r := serving(t, &script{})
	for text, want := range map[string]struct {
		id   int64
		says string
	}{
		``:                                {0, "cannot be read"},
		`[]`:                              {0, "cannot be read"},
		`{"v":1,"id":3,"type":"dance"}`:   {3, "dance"},
		`{"v":1,"id":3}`:                  {3, "no request"},
		`{"v":7,"id":4,"type":"solve"}`:   {4, "reload the page"},
		`{"v":1,"id":5,"type":"solve"}`:   {5, "cannot be read"},
		`{"v":1,"id":"x","type":"solve"}`: {0, "cannot be read"},
		`{"v":1,"id":8,"type":"explain","body":{"family":"a","because":1}}`:                    {8, "because"},
		`{"v":1,"id":9,"type":"check","body":[]}`:                                              {9, "cannot be read"},
		`{"v":1,"id":2,"type":"solve","body":{"family":"` + strings.Repeat("a", 5<<20) + `"}}`: {2, "too long"},
	} {
		m := r.ask(t, text)
		var body wire.ErrorBody
		if err := json.Unmarshal(m.Body, &body); err != nil || m.Type != wire.TypeError || m.ID != want.id || !strings.Contains(body.Message, want.says) {
			t.Errorf("%.80s: got %d %s %s", text, m.ID, m.Type, m.Body)
		}
	}
	if m := r.ask(t, `{"v":1,"id":6,"type":"solve","body":{"family":"plain"}}`); m.Type != wire.TypeDone || m.ID != 6 {
		t.Errorf("got %+v", m)
	}
}

// TestCancelWhereItListens: natively, and wherever a server yields, a request
// can be cancelled by message too; one that waits is forgotten.
func TestCancelWhereItListens(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &script{}
		r := serving(t, s)
		for _, text := range []string{
			`{"v":1,"id":1,"type":"solve","body":{"family":"endless"}}`,
			`{"v":1,"id":2,"type":"solve","body":{"family":"forgotten"}}`,
			`{"v":1,"id":3,"type":"solve","body":{"family":"plain"}}`,
		} {
			if err := r.Send(text); err != nil {
				t.Fatal(err)
			}
		}
		synctest.Wait()
		for _, text := range []string{`{"v":1,"id":2,"type":"cancel"}`, `{"v":1,"id":1,"type":"cancel"}`, `{"v":1,"id":99,"type":"cancel"}`} {
			if err := r.Send(text); err != nil {
				t.Fatal(err)
			}
		}
		first, second := <-r.got, <-r.got
		var done wire.DoneBody
		if err := json.Unmarshal(first.Body, &done); err != nil || first.ID != 1 || done.Verdict != puzzle.Unsolved {
			t.Errorf("got %+v", first)
		}
		if second.ID != 3 || second.Type != wire.TypeDone {
			t.Errorf("got %+v", second)
		}
		if log := s.log(); len(log) != 2 {
			t.Errorf("begun: %q", log)
		}
	})
}

// faulty is a handler that refuses facts at their fields.
type faulty struct{ script }

func (*faulty) Solve(context.Context, wire.SolveRequest, func(wire.Event)) error {
	return schema.Join([]*schema.FieldError{
		schema.Errorf("days/1", "This day is there twice: rename one."),
		schema.At("rule", 4, "A name is missing here."),
	})
}

func TestFieldErrorsKeepTheirPlace(t *testing.T) {
	r := serving(t, &faulty{})
	m := r.ask(t, `{"v":1,"id":1,"type":"solve","body":{}}`)
	var body wire.ErrorBody
	if err := json.Unmarshal(m.Body, &body); err != nil {
		t.Fatal(err)
	}
	if m.Type != wire.TypeError || len(body.Fields) != 2 || body.Fields[0].Path != "days/1" || *body.Fields[1].Offset != 4 || body.Message != "" {
		t.Errorf("got %s", m.Body)
	}
}

// FuzzServe: no message ends a server or goes without an answer.
func FuzzServe(f *testing.F) {
	f.Add(`{"v":1,"id":1,"type":"solve","body":{"family":"plain","variant":{"facts":{}},"budget":{}}}`)
	f.Add(`{"v":1,"id":1,"type":"solve","body":{"family":"panic"}}`)
	f.Add(`{"v":1,"id":1,"type":"cancel"}`)
	f.Add(`{"v":1,"id":1,"type":"explain","body":{"claim":"x"}} {}`)
	f.Add(strings.Repeat(`[`, 20_000))
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "endless") || strings.Contains(text, "long") || strings.Contains(text, "slow") {
			return // the script takes its time over these
		}
		r := serving(t, &script{})
		if err := r.Send(text); err != nil {
			t.Fatal(err)
		}
		if err := r.Send(`{"v":1,"id":77,"type":"survey","body":{}}`); err != nil {
			t.Fatal(err)
		}
		for m := range r.got {
			if m.ID == 77 && m.Type == wire.TypeSurveyed {
				return
			}
			if m.Type == wire.TypeError && m.ID == 77 {
				t.Fatalf("got %s", m.Body)
			}
		}
	})
}
