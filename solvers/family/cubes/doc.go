// Package cubes is the family of stacked cubes: each face of each cube bears a
// figure, and the cubes are to be put on top of each other so that the sides of the
// stack show different figures.
//
//	facts.go      figures, faces and sides, and their form; the form of an answer
//	looks.go      how a cube can look when it is put down: its rotations
//	solve.go      the ways of searching, cube by cube
//	subgraphs.go  the way that looks at pairs of opposite faces only, as a graph
//	check.go      what a stack breaks; it turns cubes by matrices
//	show.go       the stack as a table and as a graph, the answer in words
//	draw.go       nets and towers
//
// A stack is what its cubes look like, all six faces of each. So two ways to turn a
// cube that look the same are one. Every face is a fact: what is switched off may be
// any figure, and whoever asks why a set of cubes cannot be stacked is told which
// faces are to blame.
//
// Sources: the puzzle is from F. A. Schossow's patent (1900); the graph of opposite
// faces from F. de Carteblanche (W. T. Tutte and friends), The pile of cubes problem,
// Eureka 9 (1947).
package cubes
