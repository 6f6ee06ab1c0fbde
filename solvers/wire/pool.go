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

// A spare is started a while after the first worker is ready, or has taken the
// place of another: a visitor waits for an answer then, and the two would
// compete for the machine.
const spareDelay = 100 * time.Millisecond

// After so long without a request the spare ends: in each of many tabs that nobody looks at
// it would keep its memory. The next request brings one.
const spareLeaves = time.Minute

// The pool is one station at work and one spare, and others where there are parts to work on:
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
	if c.spare == nil && !c.errand && !c.idle && c.active != nil && c.active.ready && !c.hiring {
		c.hiring = true
		time.AfterFunc(spareDelay, func() {
			c.mu.Lock()
			c.hiring = false
			if !c.idle {
				c.hire()
			}
			c.mu.Unlock()
		})
	}
}

// hire starts a spare.
func (c *Client) hire() {
	if !c.closed && !c.errand && c.spare == nil && c.active != nil && c.active.ready && c.failures < maxFailures {
		c.spare = c.start()
	}
}

// busy notes that something is asked.
func (c *Client) busy() {
	c.idle = false
	c.leaving.Reset(spareLeaves)
}

// rest ends the spare, and others that are free: nothing has been asked for long, unless something is still under way.
func (c *Client) rest() {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.closed:
		return
	case c.running != nil || len(c.waiting) > 0:
		c.leaving.Reset(spareLeaves)
		return
	}
	c.idle = true
	for _, s := range append([]*station{c.spare}, c.others...) {
		if s != nil {
			c.dismiss(s)
		}
	}
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
