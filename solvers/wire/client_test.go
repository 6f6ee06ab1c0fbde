package wire_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

// onStage runs a test in a bubble of its own time, on a client whose workers
// take 30 ms to start.
func onStage(t *testing.T, test func(t *testing.T, s *stage, c *wire.Client)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		s := &stage{delay: 30 * time.Millisecond}
		c := wire.NewClient(s)
		test(t, s, c)
		c.Close()
		synctest.Wait()
		if _, alive := s.started(); alive != 0 {
			t.Errorf("%d workers outlive their client", alive)
		}
	})
}

func TestEveryRequestIsAnswered(t *testing.T) {
	onStage(t, func(t *testing.T, _ *stage, c *wire.Client) {
		var solved, why, survey, checked events
		c.Solve(solve("plain"), solved.tell)
		c.Explain(wire.ExplainRequest{Claim: "it"}, why.tell)
		c.Survey(wire.SurveyRequest{}, survey.tell)
		c.Check(wire.CheckRequest{Answer: []byte("1")}, checked.tell)
		time.Sleep(time.Second)
		if e := solved.last(); e.Done == nil || e.Done.Verdict != puzzle.None {
			t.Errorf("solve: %+v", solved.list())
		}
		if e := why.last(); e.Why == nil || !slices.Equal(e.Why.Core, []string{"it"}) {
			t.Errorf("explain: %+v", why.list())
		}
		if e := survey.last(); e.Surveyed == nil || e.Surveyed.Verdict != puzzle.One {
			t.Errorf("survey: %+v", survey.list())
		}
		if e := checked.last(); e.Err == nil || e.Err.Message != "there is nothing to check" {
			t.Errorf("check: %+v", checked.list())
		}
	})
}

// TestOneSpare: one worker, and a spare once a request takes long: the first one of a worker may take
// longer than the later ones.
func TestOneSpare(t *testing.T) {
	onStage(t, func(t *testing.T, s *stage, c *wire.Client) {
		workers := func(when string, want int) {
			t.Helper()
			synctest.Wait()
			if all, alive := s.started(); all != want || alive != want {
				t.Errorf("%d workers %s, %d alive", all, when, alive)
			}
		}
		time.Sleep(time.Hour)
		workers("when nothing was asked", 1)
		var told events
		search := c.Solve(solve("endless"), told.tell)
		time.Sleep(1999 * time.Millisecond)
		workers("within the first request", 1)
		search.Cancel()
		c.Solve(solve("plain"), told.tell)
		time.Sleep(time.Hour)
		workers("after a quick one", 1)
		c.Solve(solve("endless"), told.tell)
		time.Sleep(299 * time.Millisecond)
		workers("before it has taken long", 1)
		time.Sleep(2 * time.Millisecond)
		workers("when it has taken long", 2)
		time.Sleep(time.Second)
		workers("when it takes longer", 2)
	})
}

// alive wants so many workers that have not ended.
func (s *stage) alive(t *testing.T, when string, want int) {
	t.Helper()
	synctest.Wait()
	if _, alive := s.started(); alive != want {
		t.Errorf("%d workers %s", alive, when)
	}
}

// TestTheSpareLeaves: a page that is left alone keeps one worker, and while a search is under way the
// spare stays.
func TestTheSpareLeaves(t *testing.T) {
	onStage(t, func(t *testing.T, s *stage, c *wire.Client) {
		alive := func(when string, want int) { t.Helper(); s.alive(t, when, want) }
		var told events
		c.Solve(solve("long"), told.tell)
		time.Sleep(time.Second)
		c.Solve(solve("plain"), told.tell)
		search := c.Solve(solve("endless"), told.tell)
		time.Sleep(10 * time.Minute)
		alive("while a search goes on", 2)
		search.Cancel() // its worker ends, and the spare takes its place
		alive("after its end", 1)
		c.Solve(solve("endless"), told.tell)
		time.Sleep(3 * time.Second)
		s.worker(1).crash("out of memory") // the spare takes its place
		c.Solve(solve("long"), told.tell)
		time.Sleep(89 * time.Second)
		alive("within a minute and a half of the last request", 2)
		time.Sleep(2 * time.Second)
		alive("after that", 1)
	})
}

// waking is a stage that can tell whether somebody is there.
type waking struct {
	stage
	seen time.Time // somebody, the last time
	wake func()
}

func (w *waking) Idle() time.Duration { return time.Since(w.seen) }
func (w *waking) Wake(wake func())    { w.wake = wake }

// TestNoWorkerForNobody: where it can be told that somebody is there again, a page that is left alone
// keeps no worker; one starts when somebody comes, or asks.
func TestNoWorkerForNobody(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := &waking{stage: stage{delay: 30 * time.Millisecond}}
		c := wire.NewClient(w)
		alive := func(when string, want int) { t.Helper(); w.alive(t, when, want) }
		var told events
		c.Solve(solve("plain"), told.tell)
		time.Sleep(time.Minute)
		w.seen = time.Now()
		time.Sleep(time.Minute)
		alive("where somebody has been a minute ago", 1)
		time.Sleep(time.Minute)
		alive("where nobody is", 0)
		w.wake()
		time.Sleep(time.Second)
		alive("where somebody has come", 1)
		time.Sleep(2 * time.Minute)
		alive("where nobody is any more", 0)
		c.Solve(solve("plain"), told.tell)
		time.Sleep(time.Second)
		alive("where somebody has asked", 1)
		if told.last().Done == nil {
			t.Errorf("it is told %+v", told.list())
		}
		c.Solve(solve("endless"), told.tell)
		time.Sleep(10 * time.Minute)
		alive("while a search goes on", 2)
		c.Close()
		w.wake() // too late
		alive("after the end", 0)
	})
}

// TestCancel: the spare takes over without a moment's wait, and nothing more is told of what was
// cancelled.
func TestCancel(t *testing.T) {
	onStage(t, func(t *testing.T, s *stage, c *wire.Client) {
		var first, second events
		call := c.Solve(solve("endless"), first.tell)
		time.Sleep(3 * time.Second)
		start := time.Now()
		call.Cancel()
		c.Solve(solve("plain"), second.tell)
		synctest.Wait()
		if second.last().Done == nil || time.Since(start) != 0 {
			t.Errorf("after %v: %+v", time.Since(start), second.list())
		}
		time.Sleep(time.Second)
		if len(first.list()) != 0 {
			t.Errorf("told of a cancelled request: %+v", first.list())
		}
		if all, alive := s.started(); all != 2 || alive != 1 {
			t.Errorf("%d workers, %d alive", all, alive)
		}
		call.Cancel() // again, and of no effect
		synctest.Wait()
		if all, alive := s.started(); all != 2 || alive != 1 {
			t.Errorf("%d workers, %d alive", all, alive)
		}
	})
}

// TestCancelWithoutASpare: where no spare is ready, a cancelled request may end
// by itself or because it hears of it, and its worker goes on to the next; if it does not,
// a spare takes over as soon as it can. Nothing is told of it in either case.
func TestCancelWithoutASpare(t *testing.T) {
	for _, test := range []struct {
		cancelled string
		workers   int
		within    time.Duration
	}{{"short", 1, 10 * time.Millisecond}, {"endless", 1, 0}, {"deaf", 2, 130 * time.Millisecond}} {
		t.Run(test.cancelled, func(t *testing.T) {
			onStage(t, func(t *testing.T, s *stage, c *wire.Client) {
				var first, second events
				time.Sleep(31 * time.Millisecond)
				call := c.Solve(solve(test.cancelled), first.tell)
				time.Sleep(time.Millisecond)
				start := time.Now()
				call.Cancel()
				c.Solve(solve("plain"), second.tell)
				for second.last().Done == nil && time.Since(start) < time.Second {
					time.Sleep(time.Millisecond)
				}
				if took := time.Since(start); took > test.within+time.Millisecond {
					t.Errorf("answered after %v", took)
				}
				time.Sleep(time.Second)
				if len(first.list()) != 0 {
					t.Errorf("told of a cancelled request: %+v", first.list())
				}
				if all, alive := s.started(); all != test.workers || alive != 1 {
					t.Errorf("%d workers, %d alive", all, alive)
				}
			})
		})
	}
}

// TestDeafWithoutRoom: where no spare can be started, a worker that does not hear makes room for one.
func TestDeafWithoutRoom(t *testing.T) {
	onStage(t, func(t *testing.T, s *stage, c *wire.Client) {
		var told events
		time.Sleep(time.Second)
		call := c.Solve(solve("deaf"), told.tell)
		synctest.Wait()
		s.fail = errors.New("no memory")
		call.Cancel()
		time.Sleep(99 * time.Millisecond)
		if _, alive := s.started(); alive != 1 {
			t.Errorf("%d workers", alive)
		}
		time.Sleep(2 * time.Millisecond)
		if _, alive := s.started(); alive != 0 {
			t.Errorf("%d workers", alive)
		}
		s.fail = nil
		c.Solve(solve("plain"), told.tell)
		time.Sleep(time.Second)
		if told.last().Done == nil {
			t.Errorf("%+v", told.list())
		}
	})
}

// TestCancelWaiting: a request that waits is forgotten without harm to the one
// that runs; one that runs is ended without harm to those that wait.
func TestCancelWaiting(t *testing.T) {
	onStage(t, func(t *testing.T, s *stage, c *wire.Client) {
		var running, forgotten, waiting events
		first := c.Solve(solve("endless"), running.tell)
		c.Solve(solve("forgotten"), forgotten.tell).Cancel()
		c.Solve(solve("plain"), waiting.tell)
		time.Sleep(3 * time.Second)
		if all, _ := s.started(); all != 2 {
			t.Errorf("%d workers: one was ended for a request that only waited", all)
		}
		first.Cancel()
		time.Sleep(time.Second)
		if waiting.last().Done == nil || len(running.list())+len(forgotten.list()) != 0 {
			t.Errorf("%+v, %+v, %+v", running.list(), forgotten.list(), waiting.list())
		}
		if got := s.log(); !slices.Equal(got, []string{"endless", "plain"}) {
			t.Errorf("begun: %q", got)
		}
	})
}

// TestCancelWhileStarting: edits faster than workers start do no harm.
func TestCancelWhileStarting(t *testing.T) {
	onStage(t, func(t *testing.T, s *stage, c *wire.Client) {
		var last events
		for range 20 {
			call := c.Solve(solve("endless"), func(e wire.Event) { t.Errorf("told %+v", e) })
			time.Sleep(7 * time.Millisecond)
			call.Cancel()
		}
		c.Solve(solve("plain"), last.tell)
		time.Sleep(time.Second)
		if last.last().Done == nil {
			t.Errorf("got %+v", last.list())
		}
		if _, alive := s.started(); alive != 1 {
			t.Errorf("%d workers alive", alive)
		}
	})
}

// TestCrash: the request that broke the worker is told so and not tried again;
// those behind it are answered by the spare.
func TestCrash(t *testing.T) {
	onStage(t, func(t *testing.T, s *stage, c *wire.Client) {
		var victim, behind events
		c.Solve(solve("endless"), victim.tell)
		c.Solve(solve("plain"), behind.tell)
		time.Sleep(3 * time.Second)
		s.worker(0).crash("RangeError: maximum call stack size exceeded")
		synctest.Wait()
		e := victim.last()
		if e.Err == nil || !e.Err.Crashed || !strings.Contains(e.Err.Message, "RangeError") || len(victim.list()) != 1 {
			t.Errorf("got %+v", victim.list())
		}
		if behind.last().Done == nil {
			t.Errorf("got %+v", behind.list())
		}
		if got := s.log(); !slices.Equal(got, []string{"endless", "plain"}) {
			t.Errorf("begun: %q", got)
		}
		s.worker(0).crash("again") // of a worker that is gone: nobody's business
		time.Sleep(time.Second)
		if all, alive := s.started(); all != 2 || alive != 1 {
			t.Errorf("%d workers, %d alive", all, alive)
		}
	})
}

// TestIdleCrash: a worker that dies while nothing is asked is replaced in silence, the spare when it is
// needed.
func TestIdleCrash(t *testing.T) {
	onStage(t, func(t *testing.T, s *stage, c *wire.Client) {
		var long, got events
		c.Solve(solve("long"), long.tell)
		search := c.Solve(solve("endless"), long.tell)
		time.Sleep(5 * time.Second)
		s.worker(1).crash("the spare")
		search.Cancel()
		time.Sleep(time.Second)
		s.worker(0).crash("the idle one")
		time.Sleep(time.Second)
		c.Solve(solve("plain"), got.tell)
		time.Sleep(time.Second)
		if got.last().Done == nil || len(got.list()) != 1 {
			t.Errorf("got %+v", got.list())
		}
		if all, alive := s.started(); all != 3 || alive != 1 {
			t.Errorf("%d workers, %d alive", all, alive)
		}
	})
}

// TestNoWorkers: when none can be started the requests are refused, not left
// waiting, and later ones try anew.
func TestNoWorkers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &stage{fail: errors.New("workers are forbidden here")}
		c := wire.NewClient(s)
		defer c.Close()
		var refused, answered events
		c.Solve(solve("plain"), refused.tell)
		if e := refused.last(); e.Err == nil || !strings.Contains(e.Err.Message, "forbidden") {
			t.Errorf("got %+v", refused.list())
		}
		s.fail = nil
		c.Solve(solve("plain"), answered.tell)
		time.Sleep(time.Second)
		if answered.last().Done == nil {
			t.Errorf("got %+v", answered.list())
		}
	})
}

// TestWorkersThatNeverGetReady: a worker that crashes on its start is tried a
// few times, not for ever.
func TestWorkersThatNeverGetReady(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &stage{delay: time.Hour}
		c := wire.NewClient(s)
		defer c.Close()
		var got events
		c.Solve(solve("plain"), got.tell)
		for i := range 3 {
			synctest.Wait()
			s.worker(i).crash("out of memory")
		}
		if e := got.last(); e.Err == nil || !strings.Contains(e.Err.Message, "out of memory") {
			t.Errorf("got %+v", got.list())
		}
		if all, _ := s.started(); all != 3 {
			t.Errorf("%d workers were started", all)
		}
	})
}

// TestRehearsal: every spare answers, for nobody, the latest request that was
// answered quickly, and once; what is slow is not rehearsed.
func TestRehearsal(t *testing.T) {
	onStage(t, func(t *testing.T, s *stage, c *wire.Client) {
		var got [4]events
		c.Solve(solve("long"), got[0].tell)
		time.Sleep(2 * time.Second)
		c.Solve(solve("first"), got[1].tell)
		time.Sleep(time.Second)
		c.Solve(solve("second"), got[2].tell)
		time.Sleep(time.Second)
		endless := c.Solve(solve("endless"), got[3].tell)
		time.Sleep(time.Second)
		endless.Cancel() // the spare takes over
		time.Sleep(time.Second)
		if log := s.log(); !slices.Equal(log, []string{"long", "first", "second", "endless", "(second)"}) {
			t.Errorf("begun: %q", log)
		}
		for i := range 3 {
			if n := len(got[i].list()); i > 0 && n != 1 || !got[i].last().Last() {
				t.Errorf("request %d was told %+v", i, got[i].list())
			}
		}
	})
}

// TestExpected: an idle worker rehearses what is expected, once, and not before what was asked for.
func TestExpected(t *testing.T) {
	onStage(t, func(t *testing.T, s *stage, c *wire.Client) {
		var survey events
		c.Expect(solve("expected"))
		c.Survey(wire.SurveyRequest{Family: "survey"}, survey.tell)
		time.Sleep(time.Second)
		if log := s.log(); !slices.Equal(log, []string{"survey", "(expected)"}) {
			t.Errorf("begun: %q", log)
		}
		if n := len(survey.list()); n != 1 {
			t.Errorf("the survey was told %d times", n)
		}
	})
}

// TestRehearsalGivesWay: a rehearsal ends as soon as there is something to do.
func TestRehearsalGivesWay(t *testing.T) {
	onStage(t, func(t *testing.T, s *stage, c *wire.Client) {
		s.stall = true // rehearsals do not end by themselves
		var first, second events
		c.Solve(solve("first"), first.tell)
		time.Sleep(time.Second)
		running := c.Solve(solve("endless"), func(wire.Event) {})
		time.Sleep(time.Second)
		running.Cancel()
		start := time.Now()
		c.Solve(solve("second"), second.tell)
		synctest.Wait()
		if second.last().Done == nil || time.Since(start) != 0 {
			t.Errorf("after %v: %+v", time.Since(start), second.list())
		}
	})
}

// TestAskingFromACallback: a callback may ask, and cancel.
func TestAskingFromACallback(t *testing.T) {
	onStage(t, func(t *testing.T, _ *stage, c *wire.Client) {
		var second events
		var first *wire.Call
		known := make(chan struct{})
		first = c.Solve(solve("plain"), func(e wire.Event) {
			<-known
			first.Cancel()
			c.Solve(solve("plain"), second.tell)
		})
		close(known)
		time.Sleep(time.Second)
		if second.last().Done == nil {
			t.Errorf("got %+v", second.list())
		}
	})
}

// TestForeignVersion: a worker of another build is not talked to.
func TestForeignVersion(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := wire.NewClient(foreign{})
		defer c.Close()
		var got events
		c.Solve(solve("plain"), got.tell)
		synctest.Wait()
		if e := got.last(); e.Err == nil || !strings.Contains(e.Err.Message, "different builds") {
			t.Errorf("got %+v", got.list())
		}
	})
}

// foreign is a platform of another build.
type foreign struct{}

func (foreign) Start(func(string)) (wire.Worker, error) {
	page, worker, end := wire.Pipe()
	return foreignWorker{page, end}, worker.Send(`{"v":2,"id":0,"type":"ready"}`)
}

type foreignWorker struct {
	wire.Conn
	end func()
}

func (w foreignWorker) Terminate() { w.end() }

// puppets is a platform whose workers say what a test lets them say.
type puppets struct{ all []*puppet }

type puppet struct {
	say  func(message string)
	sent []string
	ends int
}

func (p *puppets) Start(func(string)) (wire.Worker, error) {
	p.all = append(p.all, &puppet{})
	return p.all[len(p.all)-1], nil
}

func (p *puppet) Send(message string) error {
	p.sent = append(p.sent, message)
	return nil
}

func (p *puppet) Listen(receive func(message string)) { p.say = receive }
func (p *puppet) Terminate()                          { p.ends++ }

const readyMessage = `{"v":1,"id":0,"type":"ready"}`

// TestStaleMessages: what a terminated worker had still to tell, and what is
// told about requests of the past, is dropped.
func TestStaleMessages(t *testing.T) {
	p := &puppets{}
	c := wire.NewClient(p)
	p.all[0].say(readyMessage)
	var first, second, third events
	call := c.Solve(solve("plain"), first.tell)
	call.Cancel()
	p.all[0].say(`{"v":1,"id":1,"type":"done","body":{"verdict":"one"}}`)
	p.all[0].say(`garbage`)
	p.all[0].say(readyMessage)
	c.Solve(solve("plain"), second.tell)
	if len(first.list()) != 0 || p.all[0].ends != 1 || len(p.all) != 2 || len(p.all[1].sent) != 0 {
		t.Fatalf("told %+v; ended %d times; %d workers", first.list(), p.all[0].ends, len(p.all))
	}
	p.all[1].say(readyMessage)
	p.all[1].say(`{"v":1,"id":1,"type":"done","body":{"verdict":"one"}}`)
	p.all[1].say(`{"v":1,"id":3,"type":"done","body":{"verdict":"one"}}`)
	if len(second.list()) != 0 {
		t.Fatalf("told %+v", second.list())
	}
	p.all[1].say(`{"v":1,"id":2,"type":"done","body":{"verdict":"none"}}`)
	p.all[1].say(`{"v":1,"id":2,"type":"done","body":{"verdict":"one"}}`)
	if all := second.list(); len(all) != 1 || all[0].Done.Verdict != puzzle.None {
		t.Fatalf("told %+v", all)
	}
	// A worker that could not read a request says so without its ID.
	c.Solve(solve("plain"), third.tell)
	p.all[1].say(`{"v":1,"id":0,"type":"error","body":{"message":"what?"}}`)
	if e := third.last(); e.Err == nil || e.Err.Message != "what?" {
		t.Fatalf("told %+v", third.list())
	}
}

// TestGarbage: a worker that talks nonsense is replaced like one that crashed.
func TestGarbage(t *testing.T) {
	for _, nonsense := range []string{`garbage`, `{"v":1,"id":1,"type":"dance"}`, `{"v":1,"id":1,"type":"done","body":[]}`, `{"v":9,"id":1,"type":"done"}`} {
		p := &puppets{}
		c := wire.NewClient(p)
		p.all[0].say(readyMessage)
		var got events
		c.Solve(solve("plain"), got.tell)
		p.all[0].say(nonsense)
		if e := got.last(); e.Err == nil || !e.Err.Crashed || p.all[0].ends != 1 {
			t.Errorf("%s: told %+v", nonsense, got.list())
		}
	}
}

// TestASendThatFails: the request goes to the next worker.
func TestASendThatFails(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &stage{}
		c := wire.NewClient(s)
		defer c.Close()
		time.Sleep(time.Second)
		s.worker(0).close() // without a word
		var got events
		c.Solve(solve("plain"), got.tell)
		time.Sleep(time.Second)
		if got.last().Done == nil {
			t.Errorf("got %+v", got.list())
		}
	})
}
