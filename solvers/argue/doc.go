// Package argue leads a puzzle of any family from its facts to its answer, in the
// simplest steps that package steps finds, each told as a sentence, with the facts that
// it uses, the steps that it goes on from, and what the board looks like after it.
//
// What a family gives for that is a [puzzle.Argument]: which claims there are, and what
// facts and rules say of them.
//
//	run.go      the argument of an instance, with facts switched off and claims assumed
//	tell.go     its sentences
//	choices.go  numbers that something has one of, in sentences
//	listed.go   those that several may have together, as a table
//	left.go     that one of several is left; oneof.go rules of which that is told
package argue
