package wire

import "time"

// The first request that a worker answers takes several times as long as the
// later ones: its memory is empty, and the browser translates each function when
// it is first called. A spare would come to that just when a visitor waits for
// it. So it rehearses: it answers, for nobody, the latest request that was
// answered quickly.
const (
	rehearsalID = -1
	// quickAnswer is the time of an answer that may be rehearsed; in longer ones
	// there is more to compute than to warm up.
	quickAnswer = 100 * time.Millisecond
)

// remember notes a request that has just been answered, for rehearsals.
func (c *Client) remember(call *Call) {
	request, ok := call.request.(SolveRequest)
	if !ok || call.background || time.Since(c.sent) > quickAnswer {
		return
	}
	request.Trace = 0
	request.Budget = Budget{Milliseconds: quickAnswer.Milliseconds()}
	c.familiar = &request
	c.rehearse()
}

// rehearse has the spare rehearse, once.
func (c *Client) rehearse() {
	s := c.spare
	if s == nil || !s.ready || s.rehearsed || c.familiar == nil {
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
	if message, err := pack(rehearsalID, TypeCancel, nil); err == nil {
		_ = s.worker.Send(message) // likewise
	}
}
