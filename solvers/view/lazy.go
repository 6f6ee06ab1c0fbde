package view

import (
	"bytes"
	"encoding/json"
	"errors"
	"sync"
)

// Lazy are views that may have come as JSON, and are read when somebody looks at them: on a
// page most are never looked at, or are those that stand there already. The zero value is no views.
type Lazy struct{ *lazy }

type lazy struct {
	raw   []byte // nil where they never were JSON
	views []View
	read  sync.Once
}

// Ready are views that are at hand.
func Ready(views []View) Lazy {
	if len(views) == 0 {
		return Lazy{}
	}
	return Lazy{&lazy{views: views}}
}

// All are the views themselves; none where the list is not of views.
func (l Lazy) All() []View {
	if l.lazy == nil {
		return nil
	}
	l.read.Do(func() {
		if l.raw != nil && json.Unmarshal(l.raw, &l.views) != nil {
			l.views = nil
		}
	})
	return l.views
}

// IsZero says that there are none.
func (l Lazy) IsZero() bool { return l.lazy == nil }

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
	raw = bytes.TrimSpace(raw)
	switch {
	case bytes.Equal(raw, []byte("null")):
	case len(raw) == 0 || raw[0] != '[':
		return errors.New("views are a list")
	case len(bytes.TrimSpace(raw[1:len(raw)-1])) > 0:
		l.lazy = &lazy{raw: bytes.Clone(raw)}
	}
	return nil
}
