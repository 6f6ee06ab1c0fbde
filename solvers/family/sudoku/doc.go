// Package sudoku is the family of squares to be filled with numbers: every row,
// every column and every region holds each number once, and perhaps the two
// diagonals do too. Regions are the usual boxes or any other parts of equal
// size, in one piece or not; switched off, they leave a Latin square.
//
// The family does not make puzzles, and says nothing of how hard one is beyond
// the steps that its own reasoning takes.
//
//	facts.go      the facts, the form
//	validate.go   what the form cannot check
//	board.go      cells, and the units that hold each number once
//	sentences.go  facts, cells and units in words
//	solve.go      what the strategies share; a number given twice in a unit
//	propagate.go  constraint propagation, with reasons
//	replay.go     its steps in words
//	fewest.go     the cell with the fewest candidates next
//	stepwise.go   cell by cell in a fixed order
//	cover.go      exact cover: every requirement met once
//	links.go      the dancing links that it runs on
//	reason.go     reasoning as a person does, with guesses where it fails
//	singles.go    its steps: the last number, the last place
//	subsets.go    its steps: numbers locked into a few cells
//	argue.go      what an argument in simple steps is made of, and its techniques
//	claims.go     what an answer is, and what can be claimed of it
//	check.go      which facts an answer breaks
//	show.go       the pictures
//	answer.go     the answer in words
//
// The two puzzles, and the question why one of them takes a program so much
// longer than the other, are from an exercise sheet of a Prolog course, Session
// 5. Exact cover is D. Knuth, Dancing Links (Millennial Perspectives in Computer
// Science, 2000); the counts of its work are his. Choosing the variable with the
// fewest values is from R. Haralick and G. Elliott (Artificial Intelligence 14,
// 1980). The steps of reasoning have no known author; their names are those of
// solvers' forums.
package sudoku
