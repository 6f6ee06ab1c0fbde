package wire

import (
	"slices"
	"time"

	"solvitur/solvers/puzzle"
)

// Platform starts workers: a browser's, or goroutines in tests.
type Platform interface {
	// Start begins to start a worker and returns at once; the worker's own
	// message TypeReady tells when it listens. crashed is to be called if the
	// worker breaks down later (Worker.onerror), not before Start returns.
	Start(crashed func(reason string)) (Worker, error)
}

// Rester is a platform that can tell whether somebody is there. On one, no worker is kept for those
// who are not.
type Rester interface {
	// Idle is how long nobody has been there.
	Idle() time.Duration
	// Wake calls back once, when somebody is there again, not before it returns.
	Wake(wake func())
}

// Worker is a worker on its way or at work. Nothing is sent to it before it is
// ready.
type Worker interface {
	Conn
	// Terminate ends the worker at once, whatever it does. What it had still
	// to tell may arrive afterwards and is dropped.
	Terminate()
}

// maxFailures is how many workers in a row may fail by themselves before no more
// are started. It ends when a request is answered, or asked anew.
const maxFailures = 3

// station is a place in the pool, with its worker.
type station struct {
	worker Worker
	ready  bool
	gone   bool // terminated: whatever it tells is dropped

	rehearsed, rehearsing bool // see rehearsal.go

	// part is what one of the others works on.
	part puzzle.Stretch

	// abandoned is the ID of the cancelled request that it still works on, 0 if
	// there is none.
	abandoned int64
}

// A spare is started when a worker has been at one request for long, or does not hear that it is
// cancelled: whoever asks for something else is not to wait for that. Before, it would compete
// with the answer for the machine, which mostly is there by then. The first one of a worker takes
// longer by itself: the browser has yet to translate the program.
const (
	patience      = 300 * time.Millisecond
	firstPatience = 2 * time.Second
	hearing       = 100 * time.Millisecond // of a cancellation
)

// After so long without a request the spare ends, and, if nobody has been there for as long, the worker: in each
// of many tabs that nobody looks at they would keep their memory. One starts again as soon as somebody is there.
const untilRest = 90 * time.Second

// The pool is one station at work, perhaps a spare, and others where there are parts to work on:
// see deal.go. These are methods of the client
// with its lock held.

// start brings up a new station; nil if that failed.
func (c *Client) start() *station {
	s := &station{}
	worker, err := c.platform.Start(func(reason string) { c.crashed(s, reason) })
	if err != nil {
		c.failures++
		c.reason = err.Error()
		return nil
	}
	s.worker = worker
	worker.Listen(func(message string) { c.receive(s, message) })
	return s
}

// staff fills the places of the pool as far as they need to be filled.
func (c *Client) staff() {
	if c.closed {
		return
	}
	for c.active == nil && c.failures < maxFailures {
		if c.spare != nil {
			c.active, c.spare = c.spare, nil
		} else {
			c.active = c.start()
		}
	}
}

// watch starts a spare if the worker is still at a request after a while, whether somebody waits for
// it or not. Where that cannot be, one that nobody waits for makes room.
func (c *Client) watch(id int64, after time.Duration) {
	time.AfterFunc(after, func() {
		c.mu.Lock()
		var told news
		if abandoned := c.active != nil && c.active.abandoned == id; abandoned || c.running != nil && c.running.id == id {
			if c.hire(); c.spare == nil && abandoned {
				c.dismiss(c.active)
			}
			told = c.pump()
		}
		c.mu.Unlock()
		told.deliver()
	})
}

// hire starts a spare.
func (c *Client) hire() {
	if !c.closed && !c.errand && c.spare == nil && c.active != nil && c.active.ready && c.failures < maxFailures {
		c.spare = c.start()
	}
}

// rest ends the spare, and others that are free: nothing has been asked for long, unless something is still under
// way. It ends the worker where nobody is there, and somebody who comes will be noticed.
func (c *Client) rest() {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.closed:
		return
	case c.running != nil || len(c.waiting) > 0:
		c.resting.Reset(untilRest)
		return
	}
	ending := append([]*station{c.spare}, c.others...)
	if platform, can := c.platform.(Rester); can && c.active != nil {
		if left := untilRest - platform.Idle(); left > 0 {
			c.resting.Reset(left)
		} else {
			ending = append(ending, c.active)
			platform.Wake(c.wake)
		}
	}
	for _, s := range ending {
		if s != nil {
			c.dismiss(s)
		}
	}
}

// wake starts a worker again.
func (c *Client) wake() {
	c.mu.Lock()
	if !c.closed {
		c.resting.Reset(untilRest)
	}
	told := c.pump()
	c.mu.Unlock()
	told.deliver()
}

// dismiss ends a station.
func (c *Client) dismiss(s *station) {
	s.gone = true
	s.worker.Terminate()
	switch s {
	case c.active:
		c.active = nil
	case c.spare:
		c.spare = nil
	default:
		c.others = slices.DeleteFunc(c.others, func(other *station) bool { return other == s })
	}
}
