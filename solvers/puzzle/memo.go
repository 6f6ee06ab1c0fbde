package puzzle

import (
	"bytes"
	"encoding/json"
	"sync"
)

// memo keeps what texts come to.
type memo[V any] struct {
	lock sync.Mutex
	kept map[string]V
}

func (m *memo[V]) load(text string) (v V, known bool) {
	m.lock.Lock()
	defer m.lock.Unlock()
	v, known = m.kept[text]
	return v, known
}

func (m *memo[V]) store(text string, v V) {
	m.lock.Lock()
	defer m.lock.Unlock()
	if m.kept == nil {
		m.kept = map[string]V{}
	}
	m.kept[text] = v
}

// latest is the solution that was found last, or read last: whoever hears of it has it drawn at
// once, whoever asks about it asks several things, and it need not be read again for that.
type latest[S any] struct {
	lock     sync.Mutex
	raw      json.RawMessage
	solution S
}

func (l *latest[S]) found(raw json.RawMessage, solution S) {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.raw, l.solution = raw, solution
}

// is gives the solution if it is the one that is written so. Nobody changes it.
func (l *latest[S]) is(raw json.RawMessage) (solution S, known bool) {
	l.lock.Lock()
	defer l.lock.Unlock()
	return l.solution, l.raw != nil && bytes.Equal(l.raw, raw)
}
