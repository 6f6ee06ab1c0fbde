// Package formula is a kit for small languages of formulas, such as the
// conditions "abc = 2·def or not different(ab)" of numbers written with letters.
//
// A language is a table of operators ([Table]): how each is written, where it
// stands, how tightly it binds, what it takes and makes. What an operand is, a
// family says by reading it from the tokens ([Language.Operand]). From these the
// kit has everything else:
//
//	token.go, names.go   text to tokens, with the puzzle's own names in it
//	cursor.go            a place among the tokens; what a reader of any grammar needs
//	table.go             the operators
//	read.go, wrong.go    tokens to a formula; what is wrong, and at which character
//	tree.go              formulas, kept flat; one walk for whoever looks at the parts
//	print.go             formulas to text, which reads back as the same formula
//
// A family whose language is no table of operators, as sentences are none, uses
// the lexicon ([Lexicon]), names and cursor, and writes its grammar itself.
//
// What a formula means is the family's own: the kit judges nothing, so a checker
// and a search may both stand on it, each with an evaluator of its own.
//
// Reading is operator precedence, as Pratt has it (Top down operator precedence,
// POPL 1973).
package formula
