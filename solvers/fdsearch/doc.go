// Package fdsearch is what every family has that searches on the finite-domain
// engine: ways of searching with counts, orders, claims and the facts of a
// contradiction, and their replays, told in the family's words.
//
// A family says what its puzzle is to the engine, a [Puzzle], and gets its ways by
// one line:
//
//	Ways: fdsearch.Ways(searched),
//
//	func searched(s *puzzle.Search[Solution], f Facts) fdsearch.Puzzle[Solution] {
//		m := newModel(f)
//		return fdsearch.Puzzle[Solution]{
//			Model: m.Model, Tags: m.fact, Atom: m.atom, Solution: m.solution,
//			Options: fd.Options{Order: m.places(s.Order("runners", f.Runners))},
//			Teller:  fdsearch.Teller{Looks: m.looks, Says: m.says},
//		}
//	}
//
// # The model
//
// newModel makes a variable for all that is asked, and posts the facts: each under
// a tag of its own, the rules of the puzzle under fd.Rule. All facts are posted,
// kept or not; Tags says which fact a tag stands for, and what is switched off is
// left out by itself. Whoever numbers facts in the order of their rows writes
//
//	func (m *model) fact(tag fd.Tag) puzzle.FactID { return remarkID(int(tag)) }
//
// Atom is what an atom of a claim says to the engine; where it speaks of one
// variable, [Compare] makes it. With that, claims are assumed, denied and
// explained. Solution reads an answer. Order are the variables to decide on, in the
// visitor's order; they are what ways without propagation put values in, and all
// others must follow from them. In Info, Counters are [Counters].
//
// # The words and the picture
//
// Says is, as a clause, that a variable has a value or has it not: "Pat is first",
// "Pat is not first". Looks shows what is left of the variables at a [Moment], as
// the parts of the pictures that Given draws, by their IDs; what looks as it is
// given is left out, and the changes from step to step are worked out:
//
//	func (m *model) looks(now *fdsearch.Moment) view.Looks {
//		looks := view.Looks{}
//		for runner, x := range m.place {
//			for place := range m.place {
//				if !slices.Contains(now.Left(x), place) {
//					looks[cellID(runner, place)] = view.Look{Role: view.Crossed}
//				}
//			}
//			if place, known := now.Value(x); known {
//				looks[cellID(runner, place)] = view.Look{Role: now.Role}
//			}
//		}
//		return looks
//	}
//
// That is all. A family that has more to say says it by the other members of
// [Teller]: sudoku tells only which numbers are settled, truth-tellers what
// follows after every guess. A family that wants other ways takes those it wants
// one by one ([Propagation], [Learning], [Backtracking], [Generating]), gives them
// other words, or calls [Run], [Backtrack] and [GenerateAndTest] in a way of its own.
//
// # Reading order
//
//	ways.go     the ways
//	run.go      a search by the engine; explore.go the first solution alone, for those who
//	            compare
//	plain.go    searches without propagation; judge.go what they test, and when
//	teller.go   what a family says of a search; moment.go what it is told; telling.go
//	            what is told when
//	claims.go   claims as constraints; formula.go formulas of the connectives of logic;
//	            posted.go lists of rows, of which some are such formulas
//	grid.go     the table of what can still be; alone.go what single facts rule out
//	tags.go     facts as tags
//	tries.go    what counts as a try
//	transfer.go solutions counted without being listed; rests.go what is taken together
//
// The split between a search and those who listen to it is that of MiniCP
// (L. Michel, P. Schaus, P. Van Hentenryck, Mathematical Programming
// Computation 13, 2021).
package fdsearch
