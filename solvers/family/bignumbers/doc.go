// Package bignumbers is the family of questions about the digits of a huge
// number: a product of powers and factorials, written in some number base; how
// much remains when its digits are added up again and again, and whether the
// zeros at its end fit on a page.
//
//	facts.go     the facts as a Go type, and the form
//	validate.go  what the form cannot check, with the reasons
//	number.go    the number as it is stated: logarithms, rests, prime factors
//	reason.go    what can be said without computing the number
//	claims.go    what an answer consists of, and what can be claimed of it
//	check.go     which facts an answer breaks, without the digits of long numbers
//	congruent.go whether digits are those of the number
//	solve.go     the strategies; library.go, arrays.go how they compute
//	another.go   another number like one that there is
//	cost.go      what each strategy needs, then and now
//	show.go, findings.go, answer.go   pictures and words
//
// The number itself is the business of the package bigdec. Casting out nines and the
// count of a factorial's prime factors (Legendre, Théorie des nombres, 1808)
// need no number at all; where they are not enough, that strategy says so.
package bignumbers
