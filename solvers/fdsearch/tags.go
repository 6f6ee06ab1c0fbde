package fdsearch

import (
	"slices"

	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
)

// Tags says which fact each tag of a model stands for. It is never asked about
// fd.Rule.
type Tags func(fd.Tag) puzzle.FactID

// Keep says of tags what keep says of their facts: it is meant for
// fd.Options.Keep.
func (t Tags) Keep(keep func(puzzle.FactID) bool) func(fd.Tag) bool {
	return func(tag fd.Tag) bool { return keep(t(tag)) }
}

// Facts names the facts of a core, in the order of their tags.
func (t Tags) Facts(core fd.Core) []puzzle.FactID {
	ids := make([]puzzle.FactID, len(core.Tags))
	for i, tag := range core.Tags {
		ids[i] = t(tag)
	}
	return ids
}

// DeadEnd names the facts behind a dead end; none if it rests as well on
// something that was tried in vain before, since those facts alone are not
// enough then. inVain says so of the assumptions, by index.
func (t Tags) DeadEnd(core fd.Core, inVain func(assumed int) bool) []puzzle.FactID {
	if slices.ContainsFunc(core.Assumed, inVain) {
		return nil
	}
	return t.Facts(core)
}
