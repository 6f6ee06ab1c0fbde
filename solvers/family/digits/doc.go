// Package digits is the family of numbers written with letters: every letter
// stands for a digit, and conditions say what holds of single digits and of
// the numbers that blocks of them make.
//
//	facts.go     the facts as a Go type, and the form
//	menu.go      the sentences of the menu, turned into formulas
//	validate.go  what the form cannot check, and the puzzle made ready for work
//	formula.go, language.go   the small language of conditions, made with the kit formula
//	value.go     what a formula says of given digits
//	words.go     formulas in print and in English
//	claims.go    what an answer consists of, and what can be claimed of it
//	argue.go     what arguments in simplest steps are made of
//	check.go     which facts an answer breaks, by an evaluator of its own; no engine
//	lower.go, interval.go, domains.go, narrow.go, downwards.go   what conditions say of digits not yet known
//	solve.go, work.go, eliminate.go, stepwise.go, generate.go   the strategies
//	replay.go, show.go, findings.go, answer.go   pictures and words
//
// It is not meant for sums of words with many letters: a family of its own
// works column by column there.
//
// Narrowing bounds through a formula, upwards and then downwards, is the HC4
// algorithm of Benhamou, Goualard, Granvilliers and Puget (Revising hull and
// box consistency, ICLP 1999); trying a digit and crossing it out when that
// fails is singleton consistency (Debruyne and Bessière, IJCAI 1997).
package digits
