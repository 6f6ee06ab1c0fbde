package fdsearch

import (
	"iter"

	"solvitur/solvers/fd"
	"solvitur/solvers/view"
)

// Teller is how a family tells a search in its own words and pictures. What
// there is to be told is the same everywhere: what follows first, what is
// supposed, what has been tried in vain, where nothing is left and by which
// facts, and what is found.
type Teller struct {
	// Looks is how the parts of the picture look at a moment, where it is not as
	// they are given.
	Looks func(*Moment) view.Looks
	// Says is, as a clause, that a variable has a value, or has it not: "Pat is
	// first", "Pat is not first". It is "" of variables that nobody hears of.
	Says func(x fd.Var, v int, is bool) string

	// Throughout tells what follows after every choice, not only before the first.
	Throughout bool
	// Most is how many conclusions at a time are told one by one; 0 stands for all.
	Most int

	// The rest need not be given: what is told then is made of Says.

	// Follow tells what follows, by [Moment.Tell].
	Follow func(m *Moment, all iter.Seq[Conclusion]) error
	// Suppose and Tried say that something is supposed, and that everything with
	// it has been tried.
	Suppose func(*Moment, Literal) string
	Tried   func(*Moment, Literal) string
	// Solved says that a solution is one, and shows it.
	Solved func(fd.Solution) (string, view.Looks)
}

// Literal is that a variable has a value.
type Literal struct {
	X     fd.Var
	Value int
}
