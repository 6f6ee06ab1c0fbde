// Package another makes another puzzle like one that there is: of its kind, in its
// vocabulary and size, with exactly one answer and no fact to spare.
//
// A family drafts facts at random (puzzle.Renewal), usually far too many. From these, facts
// are taken away in a random order, each if there is one answer without it as well, until
// none can be spared. That there is one answer, and that there is more than one without any
// fact that is left, is said by complete searches only. How hard the rest is, is found out
// from what its argument is made of: see [Graded]. Where that is not what was asked for,
// the next draft is looked at, [Tries] of them at most; then the nearest one is given, and
// it is said that it is not what was asked for.
//
// A seed gives the same puzzle on every machine, and for ever: randomness is that of
// package chance, and work is bounded by counts and never by a clock. What a seed gives
// must not change within a version of the generator ([Version], which stands in the seed):
// solvers/another/testdata holds what some give, as golden links are held. Whoever changes
// what is drafted, or what an argument finds, so that one of these changes, adds a version,
// and keeps the old one.
//
// A link to such a puzzle holds its facts, and needs no seed.
package another
