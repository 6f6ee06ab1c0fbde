package lab_test

import (
	"encoding/json"
	"fmt"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"solvitur/solvers/catalog"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// queensOf asks for all ways to place so many queens.
func queensOf(n, limit int) wire.SolveRequest {
	board := make([][]string, n)
	for r := range board {
		board[r] = make([]string, n)
	}
	raw, err := json.Marshal(map[string]any{"size": n, "board": board, "diagonals": "plain", "knights": false})
	if err != nil {
		panic(err)
	}
	return wire.SolveRequest{Family: "queens", Limit: limit, Variant: share.Variant{Facts: raw}}
}

// crew is a platform of labs that says how many of its workers are alive.
type crew struct {
	wire.Local
	mu      sync.Mutex
	alive   int
	started int
	lent    int // stretches, to others
	reports int // of them
	crash   []func(string)
}

func newCrew(workers int) *crew {
	return &crew{Local: wire.Local{Most: workers, Handler: func() wire.Handler { return lab.New(catalog.Families()) }}}
}

func (c *crew) Start(crashed func(string)) (wire.Worker, error) {
	w, err := c.Local.Start(crashed)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.alive++
	c.started++
	c.crash = append(c.crash, crashed)
	return &member{Worker: w, crew: c, ended: func() { c.mu.Lock(); c.alive--; c.mu.Unlock() }}, err
}

// shared is how many stretches were lent to others, and how many of them reported.
func (c *crew) shared() (lent, reports int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.lent, c.reports
}

func (c *crew) count() (started, alive int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.started, c.alive
}

type member struct {
	wire.Worker
	crew  *crew
	once  sync.Once
	ended func()
}

// Send notes what is lent.
func (m *member) Send(text string) error {
	var message wire.Message
	var request wire.SolveRequest
	if json.Unmarshal([]byte(text), &message) == nil && message.Type == wire.TypeSolve &&
		json.Unmarshal(message.Body, &request) == nil && request.Part.Depth > 0 {
		m.crew.mu.Lock()
		m.crew.lent++
		m.crew.mu.Unlock()
	}
	return m.Worker.Send(text)
}

// Listen notes what is reported.
func (m *member) Listen(receive func(message string)) {
	m.Worker.Listen(func(text string) {
		var message wire.Message
		if json.Unmarshal([]byte(text), &message) == nil && message.Type == wire.TypeReported {
			m.crew.mu.Lock()
			m.crew.reports++
			m.crew.mu.Unlock()
		}
		receive(text)
	})
}

func (m *member) Terminate() { m.once.Do(m.ended); m.Worker.Terminate() }

// answer is all that is told of a request but times and progress, and the greatest share.
func answer(tb testing.TB, client *wire.Client, request wire.SolveRequest) (text string, shares []wire.PartsBody) {
	tb.Helper()
	ended := make(chan bool)
	client.Solve(request, func(e wire.Event) {
		switch {
		case e.Progress != nil:
			if e.Progress.Parts != nil {
				shares = append(shares, *e.Progress.Parts)
			}
			return
		case e.Done != nil:
			e.Done.Elapsed = 0
		}
		raw, err := json.Marshal(e)
		if err != nil {
			tb.Error(err)
		}
		text += string(raw) + "\n"
		if e.Last() {
			close(ended)
		}
	})
	<-ended
	return text, shares
}

// Several workers answer what one does: the same solutions in the same order, the same counts,
// the same words.
func TestWorkersAgree(t *testing.T) {
	for _, limit := range []int{0, 1000, 50_000} {
		var want string
		for workers := 1; workers <= 3; workers++ {
			platform := newCrew(workers)
			client := wire.NewClient(platform)
			got, shares := answer(t, client, queensOf(14, limit))
			client.Close()
			if workers == 1 {
				want = got
				var done wire.Event
				lines := []byte(got[:len(got)-1])
				for i := len(lines) - 1; i >= 0; i-- {
					if lines[i] == '\n' {
						lines = lines[i+1:]
						break
					}
				}
				if err := json.Unmarshal(lines, &done); err != nil {
					t.Fatal(err)
				}
				if limit == 0 && done.Done.Solutions != 365_596 { // OEIS A000170
					t.Errorf("there are 365,596 ways to place 14 queens, not %d", done.Done.Solutions)
				}
			}
			if got != want {
				t.Errorf("limit %d: %d workers tell\n%.2000s\ninstead of\n%.2000s", limit, workers, got, want)
			}
			if _, reports := platform.shared(); limit == 0 && workers > 1 && reports == 0 {
				t.Errorf("of %d workers, one does all", workers)
			}
			if limit == 0 && len(shares) == 0 {
				t.Errorf("%d workers do not say how much is done", workers)
			}
			last := 0
			for _, share := range shares {
				if share.Done < last || share.Done > share.Of {
					t.Errorf("%d workers: the share goes from %d to %d of %d", workers, last, share.Done, share.Of)
				}
				last = share.Done
			}
		}
	}
}

// endless asks for what takes far longer than a test.
func endless() wire.SolveRequest { return queensOf(20, 0) }

// begun starts a search, and waits until all others work on it.
func begun(t *testing.T, platform *crew, client *wire.Client, request wire.SolveRequest, tell func(wire.Event)) *wire.Call {
	t.Helper()
	call := client.Solve(request, tell)
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(time.Millisecond) {
		if lent, _ := platform.shared(); lent >= platform.Most-1 {
			return call
		}
		if time.Now().After(deadline) {
			t.Fatal("nobody else has been asked for help")
		}
	}
}

// Who cancels has all that work on the search ended, and is answered anew.
func TestCancelEndsAllWorkers(t *testing.T) {
	platform := newCrew(3)
	client := wire.NewClient(platform)
	defer client.Close()
	call := begun(t, platform, client, endless(), func(e wire.Event) {
		if e.Last() {
			t.Error("a search that is cancelled is answered")
		}
	})
	call.Cancel()                                // which waits for nobody: the search has no end
	if _, alive := platform.count(); alive > 2 { // the one that is asked next, and its spare
		t.Errorf("%d workers are alive after a search that was cancelled", alive)
	}
	if text, _ := answer(t, client, queensOf(6, 0)); len(text) == 0 {
		t.Error("no answer after a search that was cancelled")
	}
}

// Where one of the others breaks down, another does what it was to do, and nobody can tell from
// the answer.
func TestCrashOfAnother(t *testing.T) {
	platform := newCrew(2)
	client := wire.NewClient(platform)
	defer client.Close()
	told := make(chan wire.Event, 1)
	begun(t, platform, client, queensOf(14, 0), func(e wire.Event) {
		if e.Last() {
			told <- e
		}
	})
	platform.mu.Lock()
	crashes := platform.crash
	platform.mu.Unlock()
	for _, crash := range crashes[1:] { // the spare, and the other
		crash("out of memory")
	}
	if e := <-told; e.Done == nil || e.Done.Solutions != 365_596 { // OEIS A000170
		t.Errorf("told is %+v", e)
	}
	if text, _ := answer(t, client, queensOf(6, 0)); len(text) == 0 {
		t.Error("no answer after a crash")
	}
}

// Workers that have nothing to do end after a minute, but for the one that is asked next.
func TestIdleWorkersEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		platform := newCrew(3)
		client := wire.NewClient(platform)
		answer(t, client, queensOf(6, 0))
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		if _, alive := platform.count(); alive != 1 {
			t.Errorf("%d workers are alive", alive)
		}
		client.Close()
		synctest.Wait()
	})
}

// BenchmarkWorkers is one long search with one worker and with two, side by side. Two are
// worth it where there are two cores.
func BenchmarkWorkers(b *testing.B) {
	for _, preset := range []struct {
		name    string
		request wire.SolveRequest
	}{{"queens-13", queensOf(13, 0)}, {"royal-parade", royalParade()}} {
		for _, workers := range []int{1, 2} {
			b.Run(fmt.Sprintf("%s/%d", preset.name, workers), func(b *testing.B) {
				client := wire.NewClient(newCrew(workers))
				defer client.Close()
				for b.Loop() {
					answer(b, client, preset.request)
				}
			})
		}
	}
}

func royalParade() wire.SolveRequest {
	for _, preset := range catalog.Presets() {
		if preset.Name == "royal-parade" {
			return wire.SolveRequest{Family: preset.Family, Variant: lab.VariantOf(preset)}
		}
	}
	panic("there is no royal parade")
}

var _ puzzle.Others = (*wire.Help)(nil)
