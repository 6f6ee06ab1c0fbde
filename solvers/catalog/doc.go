// Package catalog is the one list of families, in the order shown. Nothing
// registers itself: a family is on the site because catalog.go says so.
//
// Solvers and the terminal know the catalogue; the page does not, and reads
// what it needs from files generated of it.
package catalog
