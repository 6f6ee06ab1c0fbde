// Package tiles is the family of sliding puzzles: boards of up to three rows of four
// cells with one gap, and tiles that slide into it until they lie as they shall.
//
//	facts.go    the facts as a Go type, the form, what the form cannot check
//	words.go    facts, boards and slides in words
//	space.go    what can be done, for spacesearch, and what it takes at least
//	parity.go   what no number of slides can do, and why
//	picture.go  a board as a picture, and a plan as one that moves
//	check.go    which facts a plan breaks, straight from the wording
//	answer.go   the form of a plan, and what can be claimed of it
//
// Tiles may be equal: then it does not matter which of them lies where. A cell of the
// goal that is empty, or switched off, says nothing; a tile whose start is switched off
// has lost its number. The facts are not monotone: with less to be reached, plans may
// be shorter. Boards of four rows are not for this: they have states by the trillion.
//
// Sources: W. Johnson and W. Story, Notes on the “15” Puzzle, American Journal of
// Mathematics 2 (1879), for what cannot be done; R. Korf, Depth-First
// Iterative-Deepening (1985), for the bound; A. Reinefeld, Complete Solution of the
// Eight-Puzzle and the Benefit of Node Ordering in IDA* (1993), for figures.
package tiles
