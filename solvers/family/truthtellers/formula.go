package truthtellers

import (
	"iter"

	"solvitur/solvers/fd"
	kit "solvitur/solvers/formula"
)

// A formula is what a statement says, or a condition that holds. Each sort of them
// is one type: that an unknown has a value (unknown.go), relations between persons
// (relation.go), counts of statements (chorus.go), and what joins formulas
// (joint.go). The checker judges them by a reading of its own (hearing.go).
type formula interface {
	// judge says whether it is so, as far as a world settles it. It looks at the parts
	// one by one: what only follows from several of them together stays open.
	judge(w *world) truth
	// post is the same as a constraint.
	post(m *model) fd.Constraint
	// says puts it into a speaker's words, or its contrary; "" if that has none of its
	// own.
	says(s *story, speaker int, plain bool) string
}

// allParts goes through a formula, each part before its own parts.
func allParts(f formula) iter.Seq[formula] { return kit.Walk(f, parts) }

// parts are the formulas that a formula is made of.
func parts(f formula) []formula {
	if joint, ok := f.(interface{ parts() []formula }); ok {
		return joint.parts()
	}
	return nil
}

// speaksOf is all that a formula speaks of, part by part.
func (s *story) speaksOf(f formula) (all []unknown) {
	for part := range allParts(f) {
		if simple, ok := part.(interface{ speaks(*story) []unknown }); ok {
			all = append(all, simple.speaks(s)...)
		}
	}
	return all
}

// quantity says how many.
type quantity struct {
	word string // "exactly", "at least", "at most", "all", "none"
	n    int    // unless all or none
}

// bounds are the numbers that the quantity allows, of so many in all.
func (q quantity) bounds(of int) (low, high int) {
	switch q.word {
	case "at least":
		return q.n, of
	case "at most":
		return 0, q.n
	case "all":
		return of, of
	case "none":
		return 0, 0
	}
	return q.n, q.n
}

// maxSize bounds the parts of one formula, and maxTotal those of all: counts
// over counts, written out for everybody, grow quickly.
const (
	maxSize  = 1000
	maxTotal = 50_000
)

// size counts the parts of a formula, or says more than limit.
func size(f formula, limit int) (n int) {
	for part := range allParts(f) {
		n++
		if chorus, ok := part.(chorus); ok {
			n += len(chorus.of)
		}
		if n > limit {
			break
		}
	}
	return n
}
