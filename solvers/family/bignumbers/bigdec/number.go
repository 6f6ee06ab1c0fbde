package bigdec

import "strings"

// Number is a natural number of one system. The zero value is not usable: see
// System.Int.
type Number struct {
	system System
	cells  []uint64 // the least first, no zero at the end; 0 has none
}

// Int makes a number of n.
func (s System) Int(n uint64) Number {
	x := Number{system: s}
	for ; n > 0; n /= s.radix {
		x.cells = append(x.cells, n%s.radix)
	}
	return x
}

// IsZero says whether x is 0.
func (x Number) IsZero() bool { return len(x.cells) == 0 }

// trimmed drops leading zeros.
func (x Number) trimmed() Number {
	for len(x.cells) > 0 && x.cells[len(x.cells)-1] == 0 {
		x.cells = x.cells[:len(x.cells)-1]
	}
	return x
}

// Len is the number of digits; 0 has one.
func (x Number) Len() int {
	if x.IsZero() {
		return 1
	}
	n := (len(x.cells) - 1) * x.system.width
	for top := x.cells[len(x.cells)-1]; top > 0; top /= x.system.base {
		n++
	}
	return n
}

const digitNames = "0123456789abcdefghijklmnopqrstuvwxyz"

// Text writes the number down, digits above nine as lower-case letters.
func (x Number) Text() string {
	if x.IsZero() {
		return "0"
	}
	var b strings.Builder
	b.Grow(len(x.cells) * x.system.width)
	buffer := make([]byte, x.system.width)
	for i := len(x.cells) - 1; i >= 0; i-- {
		cell := x.cells[i]
		for k := len(buffer) - 1; k >= 0; k-- {
			rest := cell / x.system.base // the one division, since they are slow
			buffer[k] = digitNames[cell-rest*x.system.base]
			cell = rest
		}
		if b.Len() == 0 {
			b.WriteString(strings.TrimLeft(string(buffer), "0"))
			continue
		}
		b.Write(buffer)
	}
	return b.String()
}
