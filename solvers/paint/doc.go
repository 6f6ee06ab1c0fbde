// Package paint is what families have in common in which things get colours: the
// spots of a triangle, the countries of a map. What a solution is, what can be
// claimed of it, what can be remarked about single spots, and how they are drawn.
//
//	board.go    spots and colours, answers and claims
//	remarks.go  the kinds of remark that every such family has
//	another.go  remarks that are true of a colouring, at random
//	draw.go     spots in a picture
//	words.go    verdicts
//
// It knows no engine; solvers/fdpaint makes the model.
package paint
