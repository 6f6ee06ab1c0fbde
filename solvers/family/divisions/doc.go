// Package divisions is the family of long divisions of which most digits are wiped
// off: a divisor, a dividend and a quotient, and below them, line by line, the
// products that are taken away and what they are taken from, in any number base
// from 2 to 36. What a wiped line still tells is how many digits it has.
//
//	facts.go    the facts as a Go type, the form, the sentences
//	read.go     the puzzle made ready for work, and what the form cannot check
//	lines.go    what is told of the lines, by menu, each kind a record
//	model.go    the division as finite domains, column by column
//	upwards.go  the plain ways: up from the last line, and everything written down
//	board.go    the facts that hold, for the plain ways
//	check.go    which facts an answer breaks; no engine
//	claims.go   what an answer consists of, and what can be claimed of it
//	show.go     the division set as on a blackboard
//	words.go    the outcome in words
//	another.go  another division at random
//	wiped.go    how few of its digits tell it
//
// It is not meant for sums and products in letters: the family cryptarithms knows
// these. Every star here is a digit of its own.
//
// A quotient's digit k times the divisor is product k. What it is taken from, part
// k, is what was left before with the dividend's next digit brought down; the first
// part is the beginning of the dividend. W. E. H. Berwick set the first puzzle of
// the kind that is widely known, the seven sevens (The School World, 1906).
package divisions
