// Package runners is the family of races: in which order did they come in, by
// what is remarked about it? It is also the template of a family on the engine
// fd: copy it, and change it file by file.
//
//	facts.go    the facts, the form that edits them, and what an answer is
//	remarks.go  the kinds of remark: each a record, with what it says and posts;
//	            formulas join them
//	guesses.go  orders that somebody guessed, and remarks on how right they were
//	check.go    which facts an answer breaks; no engine
//	model.go    the model; the ways of searching come with it
//	argue.go    what an argument in simple steps is made of
//	another.go  other races: remarks, and guesses, drawn at random
//	show.go     the pictures and the answer in words
//	presets/    the puzzles, one JSON file each
//	testdata/   what every puzzle looks like as plain text; a person has read it
//
// All places are different. For results with ties it is not made.
package runners
