// Package bigdec is arithmetic on huge natural numbers that are wanted digit by
// digit in some number base.
//
// A library for big integers keeps them in powers of two; to write one down in
// base ten then costs several times what it cost to compute it. Here numbers
// are kept in powers of the base they are to be written in from the beginning,
// and the digits are simply there. Products are made with a number-theoretic
// transform, so that a power with two million digits takes some twenty
// transforms, all of which can be interrupted.
//
//	system.go     a number base, and how many digits go into one cell
//	number.go     numbers and their digits
//	multiply.go   products; transform.go the transform behind them
//	power.go      powers and factorials
//	library.go    the big-integer library, with what a platform does faster
//
// It knows no negative numbers, no division and no fractions.
//
// Sources: multiplication by transforms in a finite field is Pollard's (The
// fast Fourier transform in a finite field, Mathematics of Computation 1971);
// the prime 2^64-2^32+1 and its quick reduction are folklore, described by
// Nussbaumer and by Schönhage; binary powering and its count of
// multiplications are in Knuth, The Art of Computer Programming, 4.6.3.
package bigdec
