// Package steps leads from the facts of a puzzle to its answer in steps that a person
// can follow, each the simplest that there is at its place.
//
// A puzzle is a list of cells, each of which is so or is not, and of groups that they
// satisfy: clues, and rules of the kind. A group is one or more tables: at most 63
// cells and the terms that they may satisfy, each a mask of those that are so and one
// of those that are not. What a table forces is worked out exactly.
//
// A step names some clues, some rules and some cells that are known before, from which
// together its cells follow. The simplest has the fewest groups, with a clue for as many
// as three rules, then the fewest clues, then the fewest known cells. It is found as a
// smallest hitting set: every assignment in which the clues hold and the conclusion is
// wrong breaks some rules, and one of these must be in the step; and what is in it hangs
// together, so that most sets need not be tried. Only what is the same in all solutions can
// ever follow, so that an assignment is told as the cells in which it differs from one
// solution, and whatever it breaks, it breaks for every cell and in every later state.
//
// What is found so is thinned: a step that nothing is lost without is left out. It is
// put into an order in which each step goes on from the latest before it, and a step
// of several groups is told by supposing the contrary, one group at a time, until one
// of them breaks.
//
// To find a simplest step takes exponential time in the worst case. The work on each
// step is bounded by counts, not by a clock, so that the argument is the same on every
// machine; beyond the bound a step is not proved simplest, and says so.
//
//	problem.go   puzzles, and what they are compiled to
//	solver.go    assignments that satisfy some groups
//	models.go    assignments that are kept, and what they break
//	hitting.go   the fewest rules, and the fewest known cells
//	joined.go    what can be left out of a step because it hangs loose
//	cheapest.go  the simplest next step
//	reason.go    the fewest known cells from which one rule says something
//	fallback.go  a step where the work for the simplest was too much
//	thin.go      what can be left out, and the order of the rest
//	suppose.go   the contrary of a conclusion, led to where a group breaks
//	argue.go     the whole argument
//	certain.go   what is the same in all solutions
//	clash.go     an argument that there is none
//	next.go      one step alone, towards the nearest goal
//
// Stepwise explanations of constraint satisfaction problems are due to B. Bogaerts, E.
// Gamba and T. Guns (ECAI 2020; Artificial Intelligence 300, 2021), the search by
// hitting sets to them and J. Claes (IJCAI 2021; JAIR 78, 2023). Implicit hitting sets
// are from E. Moreno-Centeno and R. Karp (Operations Research 61, 2013).
package steps
