// Package logicgrid is the family of logic grids: some categories of as many items
// each, such as houses, colours, nations and pets. Every item goes with one of each
// other category, no two items of a category with the same; and clues tell which go
// together. Einstein is said to have made the best known one, the zebra puzzle, and
// has not.
//
//	facts.go    the facts, the form that edits them, and what is wrong with them
//	items.go    the facts made ready for work
//	clues.go    the kinds of clue: each a record, with what it says and posts
//	check.go    which facts an answer breaks; no engine
//	model.go    the model, and the ways of searching
//	argue.go    what an argument in simple steps is made of
//	show.go     the pictures and the answer in words
//	another.go  other clues about the same things, at random
//	presets/    the puzzles, one JSON file each
//	testdata/   what every puzzle looks like as plain text; a person has read it
//
// Below it, pairing is what items go with each other, what can be claimed of that and how it is said;
// staircase draws the grid of crosses and dots; fdpairing has all of it in finite domains, and pairargue
// as squares of which arguments speak, with the small world of each clue.
//
// The order of a category is that in which its items stand. Where a clue says how
// much one item is more than another, that is read off the items' names.
package logicgrid
