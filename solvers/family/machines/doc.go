// Package machines is the family of things that have states, controls that are set
// anew in every step, and tables that say what becomes of the things: by which
// settings, one after the other, does one get what one wants?
//
//	facts.go    the facts as a Go type, the form
//	read.go     the facts by numbers, and what the form cannot check: above all holes in a table
//	words.go    facts in words
//	space.go    where a search begins, and what is wanted, for spacesearch
//	show.go     what is drawn beside the plans
//	check.go    which facts a plan breaks, straight from the wording
//	answer.go   the form of a plan
//	another.go  the same parts wired in another way, or as they begin otherwise
//
// What is not told of the start is not known, and nothing is seen on the way: a plan
// has to work whatever is the case (a conformant plan). Where the start is told in
// full and the tables are complete, that is a plan in the usual sense. Where a line
// of a table is switched off, the thing may do anything there.
//
// The facts are not monotone: without a line there may be no plan, or a shorter one.
// There is no chance with probabilities here, and no plan that looks and then decides.
//
// What follows what, from lines of tables, is worked out by package automaton; what may be the
// case, in words, in pictures and as a space, by automaton/unseen; and the checker follows the lines
// by automaton/naive.
//
// Sources: J. Černý, Poznámka k homogénnym experimentom s konečnými automatmi
// (1964), for words that bring an automaton into one state; D. Smith and D. Weld,
// Conformant Graphplan (1998), for plans without looking.
package machines
