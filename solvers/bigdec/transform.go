package bigdec

import "math/bits"

// The prime of the transforms. 2^32 divides prime-1, so there are transforms
// of every length that is a power of two up to 2^32; and 2^64 = 2^32-1,
// 2^96 = -1 in its field, so that products are reduced without division.
const (
	prime     = 0xFFFFFFFF_00000001
	epsilon   = 0xFFFFFFFF // 2^64 mod prime
	generator = 7
)

func addMod(x, y uint64) uint64 {
	sum, carry := bits.Add64(x, y, 0)
	if carry != 0 || sum >= prime {
		sum -= prime
	}
	return sum
}

func subMod(x, y uint64) uint64 {
	difference, borrow := bits.Sub64(x, y, 0)
	if borrow != 0 {
		difference += prime
	}
	return difference
}

func mulMod(x, y uint64) uint64 {
	hi, lo := bits.Mul64(x, y)
	t, borrow := bits.Sub64(lo, hi>>32, 0)
	if borrow != 0 {
		t -= epsilon
	}
	low := hi & epsilon
	sum, carry := bits.Add64(t, low<<32-low, 0)
	if carry != 0 {
		sum += epsilon
	}
	if sum >= prime {
		sum -= prime
	}
	return sum
}

func powMod(x, n uint64) uint64 {
	y := uint64(1)
	for ; n > 0; n >>= 1 {
		if n&1 != 0 {
			y = mulMod(y, x)
		}
		x = mulMod(x, x)
	}
	return y
}

// roots holds, at position h+j, the j-th power of a root of unity of order 2h,
// for every power of two h below the length.
func roots(length int) []uint64 {
	table := make([]uint64, max(length, 2))
	top := length / 2
	if top == 0 {
		return table
	}
	root := powMod(generator, (prime-1)/uint64(length))
	table[top] = 1
	for j := 1; j < top; j++ {
		table[top+j] = mulMod(table[top+j-1], root)
	}
	for h := top / 2; h > 0; h /= 2 {
		for j := range h {
			table[h+j] = table[2*h+2*j]
		}
	}
	return table
}

// metered is how many steps pass between reports to a meter.
const metered = 8192

// forwards transforms a, whose length is a power of two; the result is in
// bit-reversed order (decimation in frequency).
func forwards(a, table []uint64, meter Meter) error {
	for h := len(a) / 2; h > 0; h /= 2 {
		w := table[h : 2*h]
		steps := 0
		for start := 0; start < len(a); start += 2 * h {
			low, high := a[start:start+h], a[start+h:start+2*h]
			for from := 0; from < h; from += metered {
				to := min(from+metered, h)
				for j := from; j < to; j++ {
					u, v := low[j], high[j]
					low[j] = addMod(u, v)
					high[j] = mulMod(subMod(u, v), w[j])
				}
				if steps += to - from; steps >= metered {
					if err := meter(steps); err != nil {
						return err
					}
					steps = 0
				}
			}
		}
		if err := meter(steps); err != nil {
			return err
		}
	}
	return nil
}

// backwards transforms from bit-reversed order (decimation in time). With the
// same roots as forwards it leaves entry k at position -k, and everything
// multiplied by the length.
func backwards(a, table []uint64, meter Meter) error {
	for h := 1; h < len(a); h *= 2 {
		w := table[h : 2*h]
		steps := 0
		for start := 0; start < len(a); start += 2 * h {
			low, high := a[start:start+h], a[start+h:start+2*h]
			for from := 0; from < h; from += metered {
				to := min(from+metered, h)
				for j := from; j < to; j++ {
					u, v := low[j], mulMod(high[j], w[j])
					low[j] = addMod(u, v)
					high[j] = subMod(u, v)
				}
				if steps += to - from; steps >= metered {
					if err := meter(steps); err != nil {
						return err
					}
					steps = 0
				}
			}
		}
		if err := meter(steps); err != nil {
			return err
		}
	}
	return nil
}

// convolve gives the sums of products x[i]*y[k-i] mod prime, len(x)+len(y)-1
// of them. y may be x itself.
func convolve(x, y []uint64, meter Meter) ([]uint64, error) {
	n := len(x) + len(y) - 1
	length := 1 << bits.Len(uint(n-1))
	table := roots(length)
	a := make([]uint64, length)
	copy(a, x)
	if err := forwards(a, table, meter); err != nil {
		return nil, err
	}
	b := a
	if &x[0] != &y[0] || len(x) != len(y) {
		b = make([]uint64, length)
		copy(b, y)
		if err := forwards(b, table, meter); err != nil {
			return nil, err
		}
	}
	scale := powMod(uint64(length), prime-2)
	for i := range a {
		a[i] = mulMod(mulMod(a[i], b[i]), scale)
	}
	if err := backwards(a, table, meter); err != nil {
		return nil, err
	}
	for i, k := 1, length-1; i < k; i, k = i+1, k-1 {
		a[i], a[k] = a[k], a[i]
	}
	return a[:n], nil
}
