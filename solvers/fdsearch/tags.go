package fdsearch

import (
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
