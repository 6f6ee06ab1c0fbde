// Package null is the smallest family: which whole number leaves these remainders?
// It is a real puzzle kind, complete and tested, and the template that a new
// family is copied from. CONTRIBUTING.md walks through it file by file:
//
//	facts.go   the facts as a Go type, the form, the sentences, what the form cannot check;
//	           the form of an answer, and what can be claimed of it
//	solve.go   the strategies
//	check.go   which facts an answer breaks, and what follows from it; no engine
//	show.go    the pictures and the answer in words
//	presets/   the puzzles, one JSON file each
//	testdata/  what every puzzle looks like as plain text; a person has read it
//
// The puzzle is from the Sunzi Suanjing (third to fifth century); the second
// strategy is its way, later named the sieve for simultaneous congruences.
package null
