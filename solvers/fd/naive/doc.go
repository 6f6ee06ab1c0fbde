// Package naive is the obvious finite-domain engine: it goes through every
// assignment and tests every constraint on it.
//
// It exists to be believed. The tests of package fd compare the real engine
// with it on thousands of random models, and re-derive the reasons that the
// real engine gives; ways of searching that only test let it judge. It shares
// with fd only the data that describe a model; it evaluates them by itself. Its
// time is the product of the sizes of all domains, so it is not for solving
// puzzles.
package naive
