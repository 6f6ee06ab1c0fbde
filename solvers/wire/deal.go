package wire

import (
	"encoding/json"
	"slices"

	"solvitur/solvers/puzzle"
)

// Crew is a platform with room for several workers that work at the same time.
type Crew interface {
	// Workers is how many, one at least.
	Workers() int
}

// deal is how the parts of the running search are dealt out. The worker that was asked goes
// through all of them, and others take the last ones, until they meet. What they report is
// handed to it, so that it alone answers. A search that is soon done is left to it.
type deal struct {
	depth, of int
	at        int // the part that it was at when it told so last
	from      int // the first of the parts that others have taken
	found     int // solutions so far, by the worker that was asked
	// What a worker was lost over is lent to another; what two were lost over is no accident.
	again []puzzle.Stretch // to be lent before all else
	lost  []puzzle.Stretch // once
}

// open is how many parts can be dealt out. The next one is as good as begun.
func (d *deal) open() int { return max(0, d.from-1-(d.at+1)) }

// retry says whether a stretch that a worker was lost over is worth another attempt, and then
// it is to be lent again.
func (d *deal) retry(part puzzle.Stretch) bool {
	if slices.Contains(d.lost, part) {
		return false
	}
	d.lost, d.again = append(d.lost, part), append(d.again, part)
	return true
}

// next is the stretch to be lent next, among so many workers: fewer and fewer parts, so that
// all end at about the same time.
func (d *deal) next(workers int) (part puzzle.Stretch, ok bool) {
	switch {
	case len(d.again) > 0:
		return d.again[0], true
	case d.open() == 0:
		return part, false
	}
	size := max(1, d.open()/(3*workers))
	return puzzle.Stretch{Depth: d.depth, From: d.from - size, To: d.from - 1}, true
}

// take notes that it is lent, and says whether it is for the first time.
func (d *deal) take(part puzzle.Stretch) (first bool) {
	if len(d.again) > 0 {
		d.again = d.again[1:]
		return false
	}
	d.from = part.From
	return true
}

// crew is how many others may work on parts.
func (c *Client) crew() int {
	if crew, ok := c.platform.(Crew); ok {
		return crew.Workers() - 1
	}
	return 0
}

// parted takes note of how far the running search is in its parts, and deals them out.
func (c *Client) parted(progress *ProgressBody) news {
	p := progress.Parts
	request, ok := c.running.request.(SolveRequest)
	if !ok || p == nil || request.Whole() {
		return nil
	}
	if c.deal == nil {
		c.deal = &deal{depth: p.Depth, of: p.Of, from: p.Of + 1}
	}
	c.deal.at, c.deal.found = p.At, progress.Solutions
	return c.recruit()
}

// recruit starts others, as many as find something to do, and gives parts to those that have
// none. Where nobody is left for what is to be lent again, the request fails.
func (c *Client) recruit() (told news) {
	if c.deal == nil || c.running == nil {
		return nil
	}
	free := 0
	for _, s := range c.others {
		if s.part.Depth == 0 {
			free++
		}
	}
	for ; len(c.others) < c.crew() && free < c.deal.open()+len(c.deal.again) && c.failures < maxFailures; free++ {
		s := c.start()
		if s == nil {
			break
		}
		c.others = append(c.others, s)
	}
	c.lend()
	if len(c.deal.again) > 0 && len(c.others) == 0 && c.failures >= maxFailures {
		told.add(c.running, brokeDown(c.reason))
		c.abandon()
		told = append(told, c.pump()...)
	}
	return told
}

// lend gives parts to all that have none.
func (c *Client) lend() {
	if c.deal == nil || c.running == nil {
		return
	}
	for _, s := range slices.Clone(c.others) {
		if !s.ready || s.part.Depth > 0 {
			continue
		}
		part, ok := c.deal.next(len(c.others) + 1)
		if !ok {
			return
		}
		request, _ := c.running.request.(SolveRequest)
		request.Part, request.Found = part, c.deal.found
		message, err := pack(c.running.id, TypeSolve, request)
		if err != nil {
			return
		}
		if err := s.worker.Send(message); err != nil {
			c.failures++
			c.reason = err.Error()
			c.dismiss(s)
			continue
		}
		s.part = part
		if !c.deal.take(part) {
			continue
		}
		if message, err := pack(c.running.id, TypeLent, part); err == nil {
			_ = c.active.worker.Send(message) // if it cannot be sent, it has broken down, and that shows
		}
	}
}

// helped takes a message of one of the others.
func (c *Client) helped(s *station, message Message) (told news) {
	if c.running == nil || message.ID != c.running.id || s.part.Depth == 0 {
		return nil
	}
	switch message.Type {
	case TypeReported:
		s.part = puzzle.Stretch{}
		if message, err := pack(c.running.id, TypeReport, json.RawMessage(message.Body)); err == nil {
			_ = c.active.worker.Send(message)
		}
		c.lend()
	case TypeError:
		e, err := event(message)
		if err != nil {
			return c.lost(s, err.Error())
		}
		told.add(c.running, e)
		c.abandon()
		return append(told, c.pump()...)
	}
	return nil
}

// abandon lets the worker that was asked go on with what nobody waits for any more, until it
// hears of it or another takes its place; what others do for it ends at once.
func (c *Client) abandon() {
	id := c.running.id
	c.running = nil
	c.disband()
	c.active.abandoned = id
	if c.relieve(); c.active != nil && c.active.abandoned == id {
		c.active.cancel(id)
		c.watch(id, hearing)
	}
}

// disband ends the others that still work on parts of a search that has ended. Those that
// are free stay for the next one.
func (c *Client) disband() {
	c.deal = nil
	for _, s := range slices.Clone(c.others) {
		if s.part.Depth > 0 {
			c.dismiss(s)
		}
	}
}
