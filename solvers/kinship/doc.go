// Package kinship is about ancestors: words for them, the lines of descent that the words
// mean, and the people at the ends of these lines.
//
//	p, wrong := kinship.Read("grandfathers’ great-grandfathers")
//	p.Pattern.String()                    // "·F··F"
//	people := kinship.NewPeople()
//	people.Identify("FM", "MM")           // my grandmothers are one person
//	people.Parts(p.Pattern)               // whom the phrase names, each once
//
// A line of descent is a word over F and M, father and mother, from me back: "FM" is my
// father's mother, "" is me. A phrase is a [Pattern] of such words: a grandfather is "·F".
// Where no relatives married, lines and ancestors are the same thing, and so patterns can
// be compared letter by letter. Where relatives did, two lines lead to one person, and so
// do all lines that go on from these alike: a right congruence of words (A. Nerode, Linear
// automaton transformations, 1958), worked out as the classes of equal terms are (G. Nelson
// and D. C. Oppen, Fast decision procedures based on congruence closure, 1980).
//
//	pattern.go  lines and sets of them
//	words.go    words for ancestors, read as patterns
//	phrase.go   chains of these, read and written
//	people.go   which lines lead to the same person
//	parts.go    sets of ancestors, compared, counted and listed
//
// Words that go down or aside, such as child or cousin, are refused: how many of these
// there are no pedigree tells.
package kinship
