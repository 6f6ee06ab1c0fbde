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

// The three operations are written so that the compiler puts them in place: in
// a browser a call costs more than the work.

func addMod(x, y uint64) uint64 {
	sum := x + y
	if sum < x || sum >= prime {
		sum -= prime
	}
	return sum
}

func subMod(x, y uint64) uint64 {
	difference := x - y
	if x < y {
		difference += prime
	}
	return difference
}

// reduce gives hi*2^64 + lo mod prime, for products of two members of the
// field: reduce(bits.Mul64(x, y)).
func reduce(hi, lo uint64) uint64 {
	t := lo - hi>>32
	if t > lo {
		t -= epsilon
	}
	low := hi & epsilon
	low = low<<32 - low
	sum := t + low
	if sum < low {
		sum += epsilon
	}
	if sum >= prime {
		sum -= prime
	}
	return sum
}

// halved gives x/2^k, for k of at most 32. In the field 1/2^k is -2^(96-k): so much are the
// bits that are shifted out.
func halved(x uint64, k int) uint64 {
	out := x << (64 - k)
	return subMod(x>>k, reduce(out>>32, out<<32))
}

func powMod(x, n uint64) uint64 {
	y := uint64(1)
	for ; n > 0; n >>= 1 {
		if n&1 != 0 {
			y = reduce(bits.Mul64(y, x))
		}
		x = reduce(bits.Mul64(x, x))
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
		table[top+j] = reduce(bits.Mul64(table[top+j-1], root))
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
	for h := len(a) / 2; h > 1; h /= 2 {
		w := table[h : 2*h]
		steps := 0
		for start := 0; start < len(a); start += 2 * h {
			low, high := a[start:start+h], a[start+h:start+2*h]
			for from := 0; from < h; from += metered {
				to := min(from+metered, h)
				for j := from; j < to; j++ {
					u, v := low[j], high[j]
					low[j] = addMod(u, v)
					high[j] = reduce(bits.Mul64(subMod(u, v), w[j]))
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
	return pairs(a, meter)
}

// pairs is the step of both transforms whose only root is 1.
func pairs(a []uint64, meter Meter) error {
	for from := 0; from < len(a)-1; from += 2 * metered {
		part := a[from:min(from+2*metered, len(a))]
		for i := 0; i+1 < len(part); i += 2 {
			u, v := part[i], part[i+1]
			part[i], part[i+1] = addMod(u, v), subMod(u, v)
		}
		if err := meter(len(part) / 2); err != nil {
			return err
		}
	}
	return nil
}

// backwards transforms from bit-reversed order (decimation in time). With the
// same roots as forwards it leaves entry k at position -k, and everything
// multiplied by the length.
func backwards(a, table []uint64, meter Meter) error {
	if err := pairs(a, meter); err != nil {
		return err
	}
	for h := 2; h < len(a); h *= 2 {
		w := table[h : 2*h]
		steps := 0
		for start := 0; start < len(a); start += 2 * h {
			low, high := a[start:start+h], a[start+h:start+2*h]
			for from := 0; from < h; from += metered {
				to := min(from+metered, h)
				for j := from; j < to; j++ {
					u, v := low[j], reduce(bits.Mul64(high[j], w[j]))
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
	halvings := bits.Len(uint(length - 1)) // backwards multiplies by the length
	for from := 0; from < length; from += metered {
		for i := from; i < min(from+metered, length); i++ {
			product := reduce(bits.Mul64(a[i], b[i]))
			a[i] = halved(product, halvings)
		}
		if err := meter(min(metered, length-from)); err != nil {
			return nil, err
		}
	}
	if err := backwards(a, table, meter); err != nil {
		return nil, err
	}
	for i, k := 1, length-1; i < k; i, k = i+1, k-1 {
		a[i], a[k] = a[k], a[i]
	}
	return a[:n], nil
}
