// Package maps is the family of maps to be coloured: countries that share a border
// get different colours, and something is remarked about the colours besides.
//
//	facts.go    the facts, the form that edits them
//	remarks.go  the kinds of remark
//	another.go  other colourings of the map, and what is told of them
//	check.go    which facts a colouring breaks; no engine
//	model.go    the model and the ways of searching
//	wheel.go    rings that need one colour more than there is
//	show.go     the pictures, the answer in words, and how many colourings there
//	            are with how many colours
//
// What it shares with triangles (family/colouring) stands in solvers/paint and
// solvers/fdpaint. A map need not be one that can be drawn without borders that
// cross: borders are what the facts say they are. Points where countries only meet
// are none.
package maps
