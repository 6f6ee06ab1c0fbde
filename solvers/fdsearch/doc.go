// Package fdsearch is what every family has that searches on the finite-domain
// engine.
//
// The engine (package fd) knows tags, steps and a context; a puzzle's search
// (puzzle.Search) knows facts, events and a budget. A family builds a model and
// leaves what lies between the two to [Run]: claims that are assumed or denied;
// the budget, which stops the engine by its context; the counts; the solutions;
// after a contradiction, the facts that it rests on; and the replay, which is told
// in the family's words (see [Teller]).
//
// It is not for building models.
//
// The split between a search and those who listen to it is that of MiniCP
// (L. Michel, P. Schaus, P. Van Hentenryck, Mathematical Programming
// Computation 13, 2021).
package fdsearch
