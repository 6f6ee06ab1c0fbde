// Package sorites is the family of chains of premises: statements of the form "if
// this, then that" about one thing or another, of which Lewis Carroll made long
// ones. What can be true of a thing, what follows from what, and is there a chain
// that links all terms, from the first "if" to the last "then"?
//
//	facts.go     terms and premises, and their form; the form of an answer, and claims
//	language.go  premises that are formulas; a premise as a formula, and in words
//	solve.go     the model; ways of searching are those of fdsearch
//	chain.go     premises as links
//	question.go  the conclusion, as somebody enters it, and what it is worth
//	another.go   other premises of the same terms
//	check.go     which premises an answer breaks
//	show.go      the pictures, and the answer in words
//
// An answer says of every term whether it is true of some thing: a row of the truth
// table that no premise forbids. So premises are monotone, and "if it is a
// mermaid, I did not see it" is a claim like any other: the contrary of "it is a
// mermaid, and I saw it". Whoever asks why it follows is shown the links between
// the two, and no others. The question asks for none of these rows, but for the
// conclusion that links all terms: it has a form of its own.
//
// Links and chains of them are package implication, and what follows is told and drawn by
// implication/telling.
//
// Source: Lewis Carroll, Symbolic Logic, Part I (1896), book VIII.
package sorites
