// Package queens is the family of queens on a board that must not attack each other:
// one in each row, on boards of 1 to 30 rows, with queens given and holes.
//
//	facts.go      the facts, the form that edits them, and what an answer is
//	board.go      the board that the facts make
//	symmetry.go   its symmetries, and which placement is the first of its class
//	check.go      which facts an answer breaks; no engine
//	model.go      the model of the engine fd: the column of the queen in every row
//	masks.go      a search of the family's own, with a bit for each line of attack
//	quick.go      the same on an ordinary board row by row, where nobody looks on
//	show.go       the pictures, and the answer in words
//	findings.go   the classes of placements, and how large the numbers get
//
// The queens stand in rows, so that a placement is a column for each row. It is not
// for fewer queens than rows, nor for queens that cover a board.
//
// The puzzle is M. Bezzel's (Berliner Schachzeitung 1848); F. Nauck found all 92 in
// 1850. The search with masks is the one that E. Dijkstra develops in Notes on
// Structured Programming (1972), with bits for his arrays.
package queens
