// Package catalog is the one list of families. Nothing registers itself: a
// family is on the site because a package below this one lists it.
//
// There is a package for each program of the worker, since Go links what is
// imported: a visitor fetches the families of one program, and none of the
// others. Which families go together was measured: those that share an engine
// weigh least (see web/PROGRAMS.md).
//
// Solvers and the terminal know the catalogue; the page does not, and reads
// what it needs from files generated of it.
package catalog
