package bigdec

import "math/bits"

// Meter is told of every few thousand operations as they are done: digit by
// digit products, or steps of a transform. An error stops the computation,
// which hands it on.
type Meter func(operations int) error

// System is a number base, with cells of several digits each.
type System struct {
	base  uint64
	width int    // digits in a cell
	radix uint64 // base^width, what a cell holds less than
}

// NewSystem makes a system for numbers of up to so many digits in a base from
// 2 to 36. Cells are as wide as products of such numbers allow.
func NewSystem(base, digits int) System {
	if base < 2 || base > 36 || digits < 1 {
		panic("bigdec: a system needs a base from 2 to 36, and room for a digit")
	}
	s := System{base: uint64(base), width: 1, radix: uint64(base)}
	for {
		radix := s.radix * s.base
		cells := uint64(digits/(s.width+1)) + 2
		// The sum of as many products of two cells as the shorter factor has
		// must stay below the transform's prime.
		hi, lo := bits.Mul64((radix-1)*(radix-1), cells/2+1)
		if radix > 1<<31 || hi != 0 || lo >= prime {
			return s
		}
		s.radix, s.width = radix, s.width+1
	}
}
