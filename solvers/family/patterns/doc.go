// Package patterns is the family of boards whose rows are their columns in another
// order: how large can the total of such a board be?
//
// Row i is written once more as column σ(i). So the number in row i and column k
// stands in row k and column σ(i) as well, there again in row σ(i) and column σ(k),
// and so on: the cells fall into classes, and each class holds one number. Which
// classes there are depends on the lengths of σ's cycles alone, its type, which is a
// partition of the board's size.
//
//	facts.go       the facts as a Go type, the form, the sentences, the form of an answer
//	read.go        a permutation and an answer as they are entered
//	conditions.go  the conditions by menu, each a record
//	pattern.go     a board written out cell by cell, and its largest total
//	types.go       partitions, and the classes of a type without writing a board
//	solve.go       the ways of searching
//	check.go       which facts an answer breaks; a board of its own
//	show.go        the board coloured by class, and the other pictures
//	another.go     other boards, by their size and by the lengths of cycles
//	compare.go     the work against the size, beside published times
//
// It is not meant for boards whose rows are their columns only in part, nor for
// numbers given in cells.
//
// The classes of a type are counted as in the cycle index of a product of
// permutations (G. Pólya and R. C. Read, Combinatorial Enumeration of Groups, Graphs,
// and Chemical Compounds, 1987).
package patterns
