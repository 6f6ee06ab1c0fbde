package view

import (
	"bytes"
	"encoding/json"
	"sync/atomic"
)

// Lazy are views that may have come as JSON, and are read when somebody looks at them: on a
// page most are never looked at, or are those that stand there already. The zero value is no views.
// It is not safe for several goroutines until it was looked at.
type Lazy struct{ *lazy }

type lazy struct {
	id    int64
	raw   []byte // nil where they never were JSON
	views []View
	read  bool
}

var lastLazy atomic.Int64

// Ready are views that are at hand.
func Ready(views []View) Lazy {
	if len(views) == 0 {
		return Lazy{}
	}
	return Lazy{&lazy{id: lastLazy.Add(1), views: views, read: true}}
}

// All are the views themselves; none where the JSON is not of views.
func (l Lazy) All() []View {
	if l.lazy == nil {
		return nil
	}
	if !l.read {
		l.read = true
		if json.Unmarshal(l.raw, &l.views) != nil {
			l.views = nil
		}
	}
	return l.views
}

// IsZero says that there are none.
func (l Lazy) IsZero() bool { return l.lazy == nil }

// ID is another one for other views, and 0 for none.
func (l Lazy) ID() int64 {
	if l.lazy == nil {
		return 0
	}
	return l.id
}

// Or are the views of before, if they came as the same JSON as these: what was made of them
// need not be made again.
func (l Lazy) Or(before Lazy) Lazy {
	if l.lazy != nil && before.lazy != nil && l.raw != nil && bytes.Equal(l.raw, before.raw) {
		return before
	}
	return l
}

// MarshalJSON writes them as a list.
func (l Lazy) MarshalJSON() ([]byte, error) {
	switch {
	case l.lazy == nil:
		return []byte("[]"), nil
	case l.raw != nil:
		return l.raw, nil
	}
	return json.Marshal(l.views)
}

// UnmarshalJSON keeps a list to be read later.
func (l *Lazy) UnmarshalJSON(raw []byte) error {
	*l = Lazy{}
	if text := string(bytes.TrimSpace(raw)); text != "null" && text != "[]" {
		l.lazy = &lazy{id: lastLazy.Add(1), raw: bytes.Clone(raw)}
	}
	return nil
}
