// Package stars is the family of numbers on circles joined by lines: magic stars,
// squares, triangles and hexagons. Every circle gets a number, and along every line
// the numbers add up to as much.
//
//	facts.go      the facts, the form that edits them, and what an answer is
//	read.go       what is wrong with them, and the figure that they make: which
//	              circles lie on a line
//	remarks.go    the kinds of remark, with what they say and post to the engine
//	check.go      which facts an answer breaks; no engine
//	model.go      the model of the engine fd
//	equations.go  the lines as linear equations, solved for what can be chosen
//	another.go    other figures, of which something is told; begun.go large ones, to be completed
//	fill.go       a search of the family's own: choose, and work out the others
//	symmetry.go   the symmetries of a figure, and one placement for each class
//	show.go       the pictures, and the answer in words
//	findings.go   the classes drawn, and what the sums alone tell
//
// A line is straight: whatever circle it goes through is on it. What is not straight
// is a remark ("A, B and C add up to 26"). It is not for cages and areas of a board.
//
// That sums decide how much is free is old: see W. S. Andrews, Magic Squares and
// Cubes (1908), and H. Heinz and J. Hendricks, Magic Square Lexicon (2000). Breaking
// all symmetries of different values by a few comparisons is J.-F. Puget's (CP 2005).
package stars
