// Package latinsquares is the family of squares of symbols in which every row and
// every column holds each symbol once, of order 1 to 10; and of two such squares
// that, laid on one another, show no pair of symbols twice (Graeco-Latin squares,
// or orthogonal ones).
//
//	facts.go         the facts, the form
//	parade.go        cells and lines by numbers
//	sentences.go     the facts in words; givens that clash
//	ways.go          the ways of searching; task.go what they share
//	symmetry.go      solutions that are one another with names exchanged
//	fill.go          squares, one after the other
//	transversals.go  second squares, made of transversals of the first
//	construct.go     squares and pairs made by a rule
//	model.go         the puzzle as finite domains
//	check.go         which facts an answer breaks; no engine
//	claims.go        what an answer is, and what can be claimed of it
//	argue.go         what arguments in simplest steps are made of; arguepair.go of two squares
//	another.go       other squares and parades, with no given cell to spare
//	show.go          the pictures; verdict.go the words
//
// It knows neither three squares of which each two are a pair, nor regions: those
// are the family sudoku's.
//
// That a second square is as many transversals that share no cell is L. Euler's
// (Recherches sur une nouvelle espèce de quarrés magiques, 1782). That there is none
// of order 6 was proved by G. Tarry (Le problème des 36 officiers, 1900), who went
// through the 9,408 reduced squares, as this package does.
package latinsquares
