// Package puzzletest is the conformance suite that every family passes.
//
// A family's test is three lines:
//
//	func TestFamily(t *testing.T) { puzzletest.Run(t, null.New()) }
//	func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, null.New()) }
//	func TestVariants(t *testing.T) { puzzletest.Variants(t, null.New(), 1000, random, brute) }
//
// [Run] checks every preset and every experiment that says what to expect;
// [Fuzz] is a fuzz target on parsing and solving; [Variants] compares all
// strategies with one another and with an independent brute force on random
// puzzles. What each of them checks stands with the function that does it.
//
// [Open], [Facts], [Search] and [Refused] are what tests of published figures
// begin with: they read, edit and solve puzzles, and check what is refused.
//
// The suite needs the files that a family's folder has: check.go, presets/ and
// testdata/. Run with -update to write the plain-text goldens, then read them.
//
// Ideas: the goldens, round trips and "solver forced to fail" runs of cspuz;
// the random descriptions of Simon Tatham's collection.
package puzzletest
