package bigdec

// mostPlain is the number of cells of the shorter factor up to which products
// are made as at school.
const mostPlain = 40

// Mul gives x*y. Both must be of the same system, and the product no longer
// than the system has room for. It takes O(n log n) operations.
func (x Number) Mul(y Number, meter Meter) (Number, error) {
	if len(x.cells) < len(y.cells) {
		x, y = y, x
	}
	if y.IsZero() {
		return y, nil
	}
	if len(y.cells) <= mostPlain {
		return x.mulPlain(y, meter)
	}
	sums, err := convolve(x.cells, y.cells, meter)
	if err != nil {
		return x, err
	}
	radix, carry := x.system.radix, uint64(0)
	cells := sums[:0]
	for i, sum := range sums {
		if i%metered == 0 {
			if err := meter(0); err != nil {
				return x, err
			}
		}
		total := sum + carry
		if quotient := total / radix; total >= sum {
			cells = append(cells, total-quotient*radix) // one division: they are slow
			carry = quotient
			continue
		}
		// Taken apart before they are added, sum and carry cannot pass 2^64.
		quotient := sum/radix + carry/radix
		rest := sum%radix + carry%radix
		if rest >= radix {
			rest -= radix
			quotient++
		}
		cells = append(cells, rest)
		carry = quotient
	}
	for ; carry > 0; carry /= radix {
		cells = append(cells, carry%radix)
	}
	return Number{x.system, cells}.trimmed(), nil
}

func (x Number) mulPlain(y Number, meter Meter) (Number, error) {
	radix := x.system.radix
	cells := make([]uint64, len(x.cells)+len(y.cells))
	for i, factor := range y.cells {
		carry := uint64(0)
		for k, cell := range x.cells {
			t := cells[i+k] + factor*cell + carry
			carry = t / radix
			cells[i+k] = t - carry*radix
		}
		cells[i+len(x.cells)] = carry
		if err := meter(len(x.cells)); err != nil {
			return x, err
		}
	}
	return Number{x.system, cells}.trimmed(), nil
}

// MulInt gives x*n, for n below 2^32.
func (x Number) MulInt(n uint64, meter Meter) (Number, error) {
	if n >= 1<<32 {
		panic("bigdec: the factor is too large")
	}
	radix, carry := x.system.radix, uint64(0)
	cells := make([]uint64, 0, len(x.cells)+2)
	for from := 0; from < len(x.cells); from += metered {
		part := x.cells[from:min(from+metered, len(x.cells))]
		for _, cell := range part {
			t := cell*n + carry
			carry = t / radix
			cells = append(cells, t-carry*radix)
		}
		if err := meter(len(part)); err != nil {
			return x, err
		}
	}
	for ; carry > 0; carry /= radix {
		cells = append(cells, carry%radix)
	}
	return Number{x.system, cells}.trimmed(), nil
}
