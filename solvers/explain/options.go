package explain

import (
	"solvitur/solvers/puzzle"
)

// Options guide an explanation. The context bounds its time.
type Options struct {
	// Info is that of the instance's family; it must be given.
	Info puzzle.Info
	// Keep says which facts are switched on; nil keeps all.
	Keep func(puzzle.FactID) bool
	// Assume are claims that are facts as well, each by its number: see
	// [puzzle.AssumedID].
	Assume []puzzle.Claim
	// Prefer are facts of which one may be enough for the claim: what a picture
	// names beside it. They are tried first.
	Prefer []puzzle.FactID
	// Strategy is the one to search with; "" is the family's first, the quick
	// one.
	Strategy string
	// Nodes bounds the work of each single search; 0 means no bound.
	Nodes int64
	// Progress, if set, is told how far the search under way has come.
	Progress func(puzzle.Progress)
	// Brief asks a survey for no more than how the claims stand.
	Brief bool
	// Partly, if set, is told what a survey knows already when it has yet to
	// look at the facts, which can take long.
	Partly func(Overview)
}
