// Package cryptarithms is the family of sums written with letters: every letter
// stands for a digit, and equations between sums, differences and products of
// words come true, in any number base from 2 to 36.
//
//	facts.go       the facts as a Go type, the form, the sentences; the puzzle made ready for work
//	conditions.go  the conditions on letters by menu, each a record
//	model.go       the puzzle as finite domains, and the ways of searching
//	race.go        all orders of the letters side by side, for package race
//	check.go       which facts an answer breaks; no engine
//	argue.go       what arguments are made of
//	show.go        the pictures and the words
//
// Below it, speech is the language of the equations, what comes of them multiplied out, what can be claimed
// of an answer, and how they are set as long sums, which longsum draws. Of the ways of searching, columns
// posts sums into finite domains, with carries or without, labelling is the plain way of the textbooks, and
// race runs orders of a search against each other, beside published times. sumargue has arguments about
// columns, and drawn has sums at random.
//
// It is not meant for conditions on numbers other than equations, nor for
// quotients and digits backwards: the family digits knows these.
package cryptarithms
