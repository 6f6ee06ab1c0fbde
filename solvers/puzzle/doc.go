// Package puzzle is the contract between a family of puzzles and everything
// that shows, solves, explains or tests it.
//
// A [Family] is a kind of puzzle: it describes its facts, parses them, and
// makes an [Instance], which can be solved, checked and drawn. Authors do not
// implement these interfaces by hand: they fill in a [Definition] of plain
// typed functions and call [Define].
//
// A [Preset] is one puzzle of a family: a story, facts, experiments and the
// verdict to expect, in one JSON file.
//
// A way of searching that learns nothing from one branch for the next may say where its
// branches begin ([Search.Part]). Then others can search some of them, and what they [Report]
// is taken in where the search comes to these parts.
//
// The package knows no family and no engine. Read it before
// solvers/family/null, which is the smallest family there is.
package puzzle
