// Package colouring is the family of coloured triangles: a big triangle is cut
// into small ones, their corners, the spots, get three colours, and something is
// remarked about that. Sperner's lemma is what it is for: with corners of three
// colours, and on each side only those of its ends, some small triangle has all
// three, and the number of those that have is odd.
//
//	facts.go     the facts, the form that edits them
//	triangle.go  the triangle: its spots, small triangles, corners and sides
//	remarks.go   the kinds of remark, each a record with what it says and posts
//	check.go     which facts a colouring breaks; no engine
//	model.go     the model and the ways of searching
//	doors.go     Sperner's walk through doors, drawn and told
//	parity.go    the same as a proof that there is no colouring
//	another.go   triangles that are painted, and what is told of them
//	show.go      the pictures, the answer in words, and how many colourings there
//	             are by how many small triangles have three colours
//
// What it shares with maps stands in solvers/paint and solvers/fdpaint; doors and walks are package
// sperner.
package colouring
