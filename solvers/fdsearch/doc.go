// Package fdsearch runs a puzzle's search on the finite-domain engine.
//
// The engine (package fd) knows tags, steps and a context; a puzzle's search
// (puzzle.Search) knows facts, events and a budget. Families whose strategy is
// propagation build a model, say which fact each tag stands for, and leave
// what lies between the two to [Run]: the budget, which stops the engine by
// its context; the counts; the steps for the replay; the solutions; and, after
// a contradiction, the facts that it rests on.
//
// It is not for building models, nor for telling steps in the words of a
// puzzle: both are the family's own.
//
// The split between a search and those who listen to it is that of MiniCP
// (L. Michel, P. Schaus, P. Van Hentenryck, Mathematical Programming
// Computation 13, 2021).
package fdsearch
