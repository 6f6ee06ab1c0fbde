package state

import (
	"bytes"
	"encoding/json"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// Former is the answer to the facts before the last change, as far as it was told.
type Former struct {
	Known bool
	puzzle.Done
	first json.RawMessage // of its solutions
}

// former notes the answer on show before it is overtaken. One that was not to be seen
// is not told of.
func (m Model) former(done puzzle.Done) Former {
	a := m.Answer
	if a.Unseen || a.apart || done.Verdict == puzzle.Unsolved || a.Done.Verdict == puzzle.Unsolved || a.Done.Verdict == "" {
		return Former{}
	}
	f := Former{Known: true, Done: a.Done}
	if len(a.Solutions) > 0 && a.First == 0 {
		f.first = a.Solutions[0]
	}
	return f
}

// Became says what has become of the answer with the last change of the facts: "was
// one, now three"; "" where there is nothing to compare.
func (m Model) Became() string {
	was, now := m.Answer.Former, m.Answer.Done
	if !was.Known || m.Over() == Veiled || m.Stale() || m.Run.Phase == Solving {
		return ""
	}
	before, after := howMany(was.Done), howMany(now)
	if before != after {
		return "was " + before + ", now " + after
	}
	if now.Verdict == puzzle.One && m.Over() == Shown && len(m.Answer.Solutions) > 0 {
		if !bytes.Equal(was.first, m.Answer.Solutions[0]) {
			return "was another one"
		}
		return "as before"
	}
	return after + ", as before"
}

// howMany says how many answers there are.
func howMany(done puzzle.Done) string {
	switch {
	case done.Verdict == puzzle.None:
		return "none"
	case done.Verdict == puzzle.One:
		return "one"
	case done.Exact:
		return english.Words(done.Solutions)
	}
	return "at least " + english.Thousands(done.Solutions)
}
