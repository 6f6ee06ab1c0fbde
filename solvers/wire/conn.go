package wire

import (
	"errors"
	"sync"
)

// Conn is one end of a connection that carries strings both ways, in order.
// A worker's postMessage and onmessage fit it as they are.
type Conn interface {
	// Send posts a message. It does not wait for the other end.
	Send(message string) error
	// Listen names what to call with every message that comes in, one after
	// the other. It is called once, before the first message.
	Listen(receive func(message string))
}

// Breather is a connection on which messages come in only while the program at this end
// waits: a browser's worker has one thread.
type Breather interface {
	// Breathe lets in what has arrived, if it has not been done for a while.
	Breathe()
}

// ErrClosed is what Send fails with when the connection has ended.
var ErrClosed = errors.New("the connection to the worker has ended")

// Pipe connects two ends in memory. Messages are delivered on goroutines of its
// own, from when the receiving end listens until close is called.
func Pipe() (page, worker Conn, close func()) {
	there, back := newLane(), newLane()
	page = pipeEnd{out: there, in: back}
	worker = pipeEnd{out: back, in: there}
	return page, worker, func() { there.close(); back.close() }
}

type pipeEnd struct{ out, in *lane }

func (p pipeEnd) Send(message string) error           { return p.out.send(message) }
func (p pipeEnd) Listen(receive func(message string)) { go p.in.deliver(receive) }

// lane is one direction of a pipe: a queue without bound.
type lane struct {
	mu     sync.Mutex
	filled sync.Cond
	queue  []string
	closed bool
}

func newLane() *lane {
	l := &lane{}
	l.filled.L = &l.mu
	return l
}

func (l *lane) send(message string) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return ErrClosed
	}
	l.queue = append(l.queue, message)
	l.filled.Signal()
	return nil
}

func (l *lane) close() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.closed = true
	l.filled.Signal()
}

// deliver hands over messages until the lane is closed.
func (l *lane) deliver(receive func(string)) {
	for {
		l.mu.Lock()
		for len(l.queue) == 0 && !l.closed {
			l.filled.Wait()
		}
		if l.closed {
			l.mu.Unlock()
			return
		}
		message := l.queue[0]
		l.queue = l.queue[1:]
		l.mu.Unlock()
		receive(message)
	}
}
