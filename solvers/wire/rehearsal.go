package wire

import "time"

// The first request that a worker answers takes several times as long as the
// later ones: its memory is empty, and the browser translates each function when
// it is first called. It would come to that just when a visitor waits. So it
// rehearses while there is nothing else to do: it answers, for nobody, the latest
// request that was answered quickly, or one that is expected.
const (
	rehearsalID = -1
	// quickAnswer is the time of an answer that may be rehearsed; in longer ones
	// there is more to compute than to warm up.
	quickAnswer = 100 * time.Millisecond
)

// Expect names a request that is likely to come, or one like it. It is not
// answered to anybody.
func (c *Client) Expect(request SolveRequest) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.prepare(request)
}

// remember notes a request that has just been answered, for rehearsals.
func (c *Client) remember(call *Call) {
	request, ok := call.request.(SolveRequest)
	if !ok || time.Since(c.sent) > quickAnswer {
		return
	}
	c.active.rehearsed = true // on the real thing
	c.prepare(request)
}

func (c *Client) prepare(request SolveRequest) {
	request.Trace = 0
	request.Budget = Budget{Milliseconds: quickAnswer.Milliseconds()}
	c.familiar = &request
	c.rehearse()
}

// rehearse has the workers rehearse that are idle, once each.
func (c *Client) rehearse() {
	if c.spare != nil {
		c.rehearseOn(c.spare)
	}
	if c.active != nil && c.running == nil && len(c.waiting) == 0 && c.active.abandoned == 0 {
		c.rehearseOn(c.active)
	}
}

func (c *Client) rehearseOn(s *station) {
	if !s.ready || s.rehearsed || c.familiar == nil {
		return
	}
	s.rehearsed = true
	if message, err := pack(rehearsalID, TypeSolve, *c.familiar); err == nil {
		// If it cannot be sent, that shows when the spare is needed.
		s.rehearsing = s.worker.Send(message) == nil
	}
}

// interrupt ends a rehearsal because something real is to come.
func (s *station) interrupt() {
	if !s.rehearsing {
		return
	}
	s.rehearsing = false
	s.cancel(rehearsalID)
}

// cancel tells the worker that nobody waits for a request any more.
func (s *station) cancel(id int64) {
	if message, err := pack(id, TypeCancel, nil); err == nil {
		_ = s.worker.Send(message) // if it cannot be sent, that shows with the next request
	}
}
