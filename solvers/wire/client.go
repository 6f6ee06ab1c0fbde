package wire

import (
	"slices"
	"sync"
	"time"
)

// Client asks workers and hands their answers on. Its methods may be called
// from any goroutine, and from within the callbacks that it makes; in a browser
// everything happens on the one thread of the page.
type Client struct {
	platform Platform
	errand   bool // it has no spare

	mu       sync.Mutex
	active   *station // works on running, or is idle, or starts
	spare    *station
	others   []*station  // work on parts of running, or are free: see deal
	deal     *deal       // of running; nil as long as nothing is dealt out
	resting  *time.Timer // until workers are not worth their memory any more
	running  *Call
	sent     time.Time // when running was
	waiting  []*Call
	familiar *SolveRequest // for rehearsals
	lastID   int64
	failures int    // workers in a row that came to nothing
	reason   string // of the last of them
	closed   bool
}

// NewClient makes a client and begins to start its first worker.
func NewClient(platform Platform) *Client { return open(&Client{platform: platform}) }

// NewErrand makes a client for one request: it has no spare.
func NewErrand(platform Platform) *Client { return open(&Client{platform: platform, errand: true}) }

func open(c *Client) *Client {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.resting = time.AfterFunc(untilRest, c.rest)
	c.staff()
	return c
}

// Call is a request under way.
type Call struct {
	client  *Client
	id      int64
	kind    string
	request any
	tell    func(Event)
}

// Solve asks what follows from a variant. Here as in all requests, tell is
// called with every event in order, the last one for which Event.Last is true,
// and not after Cancel.
func (c *Client) Solve(request SolveRequest, tell func(Event)) *Call {
	return c.ask(TypeSolve, request, tell)
}

// Explain asks why a claim follows, or why there is no solution.
func (c *Client) Explain(request ExplainRequest, tell func(Event)) *Call {
	return c.ask(TypeExplain, request, tell)
}

// Survey asks what is certain and what is superfluous.
func (c *Client) Survey(request SurveyRequest, tell func(Event)) *Call {
	return c.ask(TypeSurvey, request, tell)
}

// Check asks which facts an answer breaks, or of part of one, whether a solution agrees.
func (c *Client) Check(request CheckRequest, tell func(Event)) *Call {
	return c.ask(TypeCheck, request, tell)
}

// Hint asks what somebody who tries can do next.
func (c *Client) Hint(request HintRequest, tell func(Event)) *Call {
	return c.ask(TypeHint, request, tell)
}

// Argue asks for the argument in simplest steps.
func (c *Client) Argue(request ArgueRequest, tell func(Event)) *Call {
	return c.ask(TypeArgue, request, tell)
}

// Another asks for another puzzle like one that there is.
func (c *Client) Another(request AnotherRequest, tell func(Event)) *Call {
	return c.ask(TypeAnother, request, tell)
}

// Close ends all workers. Nothing is told any more.
func (c *Client) Close() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.closed = true
	c.running, c.waiting = nil, nil
	c.resting.Stop()
	for _, s := range append([]*station{c.active, c.spare}, c.others...) {
		if s != nil {
			c.dismiss(s)
		}
	}
}

// Cancel ends a request: at once, and whatever the worker does. No further
// event is told. Cancelling twice, or after the end, does nothing.
//
// The worker is told to stop, and goes on until it hears of it; where there is a spare that is ready,
// that takes its place at once.
func (call *Call) Cancel() {
	c := call.client
	c.mu.Lock()
	if at := slices.Index(c.waiting, call); at >= 0 {
		c.waiting = slices.Delete(c.waiting, at, at+1)
	} else if c.running == call {
		c.abandon()
	}
	told := c.pump()
	c.mu.Unlock()
	told.deliver()
}

func (c *Client) ask(kind string, request any, tell func(Event)) *Call {
	c.mu.Lock()
	c.lastID++
	call := &Call{client: c, id: c.lastID, kind: kind, request: request, tell: tell}
	if !c.closed {
		c.resting.Reset(untilRest)
		c.waiting = append(c.waiting, call)
		if c.active == nil {
			c.failures = 0 // a new request is worth new attempts
		}
	}
	told := c.pump()
	c.mu.Unlock()
	told.deliver()
	return call
}

// pump does what can be done now: it fills the pool, sends the next request,
// and says what is to be told once the lock is released.
func (c *Client) pump() (told news) {
	for {
		c.staff()
		if c.active == nil {
			for _, call := range c.waiting {
				told.add(call, failed("The solver could not be started: %s; reload the page to try again.", c.reason))
			}
			c.waiting = nil
			return told
		}
		c.relieve()
		if !c.active.ready || c.active.abandoned != 0 || c.running != nil || len(c.waiting) == 0 {
			c.rehearse()
			return told
		}
		call := c.waiting[0]
		c.waiting = c.waiting[1:]
		c.active.interrupt()
		message, err := pack(call.id, call.kind, call.request)
		if err != nil {
			told.add(call, failed("%s", err))
			continue
		}
		if err := c.active.worker.Send(message); err != nil {
			c.waiting = slices.Insert(c.waiting, 0, call)
			c.failures++
			c.reason = err.Error()
			c.dismiss(c.active)
			continue
		}
		c.running, c.sent = call, time.Now()
		if c.active.rehearsed {
			c.watch(call.id, patience)
		} else {
			c.watch(call.id, firstPatience)
		}
	}
}

// relieve ends a worker that works on what nobody waits for any more, if the
// spare can take its place.
func (c *Client) relieve() {
	if c.active == nil || c.active.abandoned == 0 {
		return
	}
	if c.errand || c.spare != nil && c.spare.ready && !c.spare.rehearsing {
		c.dismiss(c.active)
		c.staff()
	}
}

// receive takes a message of a worker.
func (c *Client) receive(s *station, text string) {
	c.mu.Lock()
	told := c.read(s, text)
	c.mu.Unlock()
	told.deliver()
}

func (c *Client) read(s *station, text string) (told news) {
	if s.gone || c.closed {
		return nil
	}
	message, err := unpack(text)
	if err != nil {
		return c.lost(s, err.Error())
	}
	if message.Type == TypeReady {
		s.ready = true
		c.lend()
		return c.pump()
	}
	if slices.Contains(c.others, s) {
		return c.helped(s, message)
	}
	if message.ID == rehearsalID {
		if e, err := event(message); err == nil && e.Last() {
			s.rehearsing = false
			return c.pump()
		}
		return nil
	}
	if s.abandoned != 0 && s.abandoned == message.ID {
		if e, err := event(message); err == nil && e.Last() {
			s.abandoned = 0
			return c.pump()
		}
		return nil
	}
	call := c.running
	if s != c.active || call == nil {
		return nil
	}
	// A worker that could not even read a request answers with ID 0.
	if message.ID != call.id && (message.ID != 0 || message.Type != TypeError) {
		return nil
	}
	e, err := event(message)
	if err != nil {
		return c.lost(s, err.Error())
	}
	told.add(call, e)
	if e.Progress != nil {
		told = append(told, c.parted(e.Progress)...)
	}
	if e.Last() {
		c.disband()
		if e.Done != nil {
			c.remember(call)
		}
		c.running = nil
		c.failures = 0
		told = append(told, c.pump()...)
	}
	return told
}

// crashed takes note of a worker that broke down.
func (c *Client) crashed(s *station, reason string) {
	c.mu.Lock()
	var told news
	if !s.gone && !c.closed {
		told = c.lost(s, reason)
	}
	c.mu.Unlock()
	told.deliver()
}

// lost replaces a worker that cannot go on. What it was working on is not
// tried again: it would break the next worker too. Only what one of the others was lent goes
// to another, once: those are many, and one may break down for want of memory that is free
// again without it.
func (c *Client) lost(s *station, reason string) (told news) {
	switch {
	case c.running == nil || s != c.active && s.part.Depth == 0:
		c.failures++
		c.reason = reason
	case s == c.active:
		told.add(c.running, brokeDown(reason))
		c.running = nil
		c.disband()
	case !c.deal.retry(s.part):
		told.add(c.running, brokeDown(reason))
		c.abandon()
	}
	if !s.gone {
		c.dismiss(s)
	}
	told = append(told, c.recruit()...)
	return append(told, c.pump()...)
}

// brokeDown makes the event that a request failed with a worker.
func brokeDown(reason string) Event {
	e := failed("The solver broke down over this puzzle (%s). A new one has taken its place; what you typed is kept.", reason)
	e.Err.Crashed = true
	return e
}

// news is what has to be told after the lock is released.
type news []func()

func (n *news) add(call *Call, e Event) { *n = append(*n, func() { call.tell(e) }) }

func (n news) deliver() {
	for _, tell := range n {
		tell()
	}
}
