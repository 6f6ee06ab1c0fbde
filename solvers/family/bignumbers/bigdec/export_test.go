package bigdec

import "slices"

// Largest is a number of about so many digits, all of them as large as can be.
func (s System) Largest(digits int) Number {
	return Number{s, slices.Repeat([]uint64{s.radix - 1}, digits/s.width)}
}
