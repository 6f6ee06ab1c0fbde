// Package tiles is the family of sliding puzzles: boards of up to three rows of four
// cells with one gap, and tiles that slide into it until they lie as they shall.
//
//	facts.go    the facts as a Go type, the form, what the form cannot check
//	words.go    facts, boards and slides in words
//	space.go    what can be done, for spacesearch
//	parity.go   what no number of slides can do, told
//	picture.go  a board as a picture, and a plan as one that moves
//	check.go    which facts a plan breaks, straight from the wording
//	answer.go   the form of a plan, and what can be claimed of it
//
// Boards, what it takes at least and parity, in numbers, are package sliding.
//
// Tiles may be equal: then it does not matter which of them lies where. A cell of the
// goal that is empty, or switched off, says nothing; a tile whose start is switched off
// has lost its number. The facts are not monotone: with less to be reached, plans may
// be shorter. Boards of four rows are not for this: they have states by the trillion.
//
// Sources: of the argument and the bound, see package sliding; A. Reinefeld, Complete Solution of
// the Eight-Puzzle and the Benefit of Node Ordering in IDA* (1993), for figures.
package tiles
