// Package pedigree is the family of chains of words for relatives: my grandfathers'
// great-grandfathers, my great-grandfathers' grandfathers. Who is both, and who is
// only one of them?
//
//	facts.go     phrases and identifications, and their form; the form of an answer
//	words.go     the language: words for relatives, read as patterns, and written
//	people.go    which lines of descent lead to the same person
//	blocks.go    sets of ancestors as patterns, compared, counted and listed
//	question.go  whether those of one phrase are those of another, as it is asked
//	solve.go     the ways of searching
//	check.go     what an ancestor breaks, by the lines that lead to them
//	reason.go    why somebody is one of them, or is not
//	show.go      the patterns as a table, the answer in words
//	another.go   others to be found, and other phrases to be compared
//	tree.go      the tree of ancestors, with the sets in it
//
// A line of descent is a word over F and M, father and mother: "FM" is my father's
// mother. A phrase is a pattern of such words: a grandfather is "·F", and
// grandfathers' great-grandfathers are "·F··F". Where no relatives married, lines
// and ancestors are the same thing, and so patterns can be compared letter by
// letter. Where relatives did, two lines lead to one person, and so do all lines
// that go on from these alike: a right congruence of words (A. Nerode, 1958), worked
// out as the classes of equal terms are (G. Nelson and D. C. Oppen, 1980).
//
// Facts are not monotone: that two are one person can put this person into both
// sets, and to drop it loses an answer. So the family gives reasons of its own.
//
// Words that go down or aside, such as child or cousin, are refused: how many of
// these there are no pedigree tells.
package pedigree
