// Package pedigree is the family of chains of words for relatives: my grandfathers'
// great-grandfathers, my great-grandfathers' grandfathers. Who is both, and who is
// only one of them?
//
//	facts.go     phrases and identifications, and their form
//	question.go  whether those of one phrase are those of another, as it is asked
//	solve.go     the ways of searching
//	check.go     what an ancestor breaks, by the lines that lead to them
//	show.go      the patterns as a table, the answer in words, and why it is so
//	another.go   others to be found, and other phrases to be compared
//
// The words, lines of descent as patterns, and who is one person where relatives married,
// are those of package kinship; a line as an answer is that of kinship/descent, the tree of
// ancestors that of kinship/tree, and who fits all phrases, and why nobody else does, is said by
// kinship/meant.
//
// Facts are not monotone: that two are one person can put this person into both
// sets, and to drop it loses an answer. So the family gives reasons of its own.
package pedigree
