// Package cryptarithms is the family of sums written with letters: every letter
// stands for a digit, and equations between sums, differences and products of
// words come true, in any number base from 2 to 36.
//
//	facts.go       the facts as a Go type, the form, the sentences
//	read.go        the puzzle made ready for work, and what the form cannot check
//	conditions.go  the conditions on letters by menu, each a record
//	model.go       the puzzle as finite domains: column by column with carries, or
//	               each equation as one
//	ways.go        the ways of searching, and what is told of them
//	intervals.go   the plain labelling, which only asks whether the sides can be equal
//	race.go        all orders of the letters side by side, for package race
//	check.go       which facts an answer breaks; no engine
//	claims.go      what an answer consists of, and what can be claimed of it
//	show.go        the pictures; answer.go the words
//
// The language of the equations, what comes of them multiplied out, and how they are set as
// long sums, is package speech below this one, which package longsum draws; orders of a search
// against each other, and beside published times, are package race; sums at random are package drawn.
//
// It is not meant for conditions on numbers other than equations, nor for
// quotients and digits backwards: the family digits knows these.
//
// Carries as variables make a long sum a chain of short ones, each of few letters
// (J.-L. Laurière, A language and a program for stating and solving combinatorial
// problems, Artificial Intelligence 10, 1978).
package cryptarithms
