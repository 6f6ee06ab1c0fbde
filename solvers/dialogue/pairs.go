package dialogue

import (
	"fmt"
	"math"
)

// MaxPairHigh is the largest number that [Pairs] may hold: 200 million pairs,
// with products below 2^29.
const MaxPairHigh = 20_000

// Pairs is the list of all pairs x <= y (or x < y) of whole numbers in a
// range. Nothing is stored: a pair's number gives its components and the other
// way round.
//
// The pairs are ordered by the larger number, then by the smaller one. The
// pairs of a range with a lower upper limit are therefore the first ones of the
// list: see [Pairs.Upto] and [Conversation.Sweep].
type Pairs struct {
	low, high int
	equal     int // 1 when the two numbers may be equal

	sum, product, difference, squares, larger, smaller *Quantity
}

// NewPairs lists the pairs of whole numbers from low to high, 0 <= low <= high
// <= [MaxPairHigh]. With equal, the two numbers of a pair may be the same.
// Without it and with low = high there is no pair at all, which is not an error.
func NewPairs(low, high int, equal bool) (*Pairs, error) {
	switch {
	case low < 0:
		return nil, fmt.Errorf("dialogue: the smallest number is %d: take 0 or more", low)
	case high < low:
		return nil, fmt.Errorf("dialogue: the largest number %d is below the smallest %d", high, low)
	case high > MaxPairHigh:
		return nil, fmt.Errorf("dialogue: the largest number is %d: take at most %d: %w", high, MaxPairHigh, ErrTooLarge)
	}
	p := &Pairs{low: low, high: high}
	if equal {
		p.equal = 1
	}
	p.sum = p.rows("sum", 2*high+1, func(x, y uint32, dst []uint32) {
		ramp(dst, x+y, 1)
	})
	p.product = p.rows("product", high*high+1, func(x, y uint32, dst []uint32) {
		ramp(dst, x*y, y)
	})
	p.difference = p.rows("difference", high-low+1, func(x, y uint32, dst []uint32) {
		ramp(dst, y-x, ^uint32(0))
	})
	p.squares = p.rows("sum of squares", 2*high*high+1, func(x, y uint32, dst []uint32) {
		for i := range dst {
			dst[i] = x*x + y*y
			x++
		}
	})
	p.larger = p.rows("larger", high+1, func(x, y uint32, dst []uint32) {
		ramp(dst, y, 0)
	})
	p.smaller = p.rows("smaller", high+1, func(x, y uint32, dst []uint32) {
		ramp(dst, x, 1)
	})
	return p, nil
}

// Len is the number of pairs.
func (p *Pairs) Len() int { return p.Upto(p.high) }

// Upto is the number of pairs whose larger number is at most high; they are
// the first pairs of the list.
func (p *Pairs) Upto(high int) int {
	high = min(high, p.high)
	if high < p.low {
		return 0
	}
	return p.start(high - p.low + 1)
}

// Tuple appends the smaller number, then the larger one.
func (p *Pairs) Tuple(world int, dst []int) []int {
	x, y := p.Pair(world)
	return append(dst, x, y)
}

// Pair gives the two numbers of a world, the smaller one first.
func (p *Pairs) Pair(world int) (x, y int) {
	if world < 0 || world >= p.Len() {
		panic(fmt.Sprintf("dialogue: pair %d of %d", world, p.Len()))
	}
	row := p.row(world)
	return p.low + world - p.start(row), p.low + row
}

// World is the number of the pair of x and y, in either order, and whether
// there is such a pair.
func (p *Pairs) World(x, y int) (world int, ok bool) {
	if x > y {
		x, y = y, x
	}
	if x < p.low || y > p.high || x == y && p.equal == 0 {
		return 0, false
	}
	return p.start(y-p.low) + x - p.low, true
}

// Sum is x + y.
func (p *Pairs) Sum() *Quantity { return p.sum }

// Product is x * y.
func (p *Pairs) Product() *Quantity { return p.product }

// Difference is y - x, the larger number less the smaller one.
func (p *Pairs) Difference() *Quantity { return p.difference }

// SumOfSquares is x*x + y*y.
func (p *Pairs) SumOfSquares() *Quantity { return p.squares }

// Larger is y.
func (p *Pairs) Larger() *Quantity { return p.larger }

// Smaller is x.
func (p *Pairs) Smaller() *Quantity { return p.smaller }

// Quantity is any other function of the pair, computed when it is needed. Its
// values must lie in [0, bound); see [NewQuantity] for the limits. f is called
// with x <= y, and several times for each pair.
func (p *Pairs) Quantity(name string, bound int, f func(x, y int) int) (*Quantity, error) {
	return NewQuantity(p, name, bound, p.fill(func(x, y uint32, dst []uint32) {
		for i := range dst {
			v := f(int(x)+i, int(y))
			if v < 0 || v >= bound {
				panic(fmt.Sprintf("dialogue: %s of %d and %d is %d, outside 0 to %d", name, int(x)+i, y, v, bound-1))
			}
			dst[i] = uint32(v)
		}
	}))
}

// start is the number of the first pair of a row; rows are numbered from 0, and
// row m holds the pairs whose larger number is low + m.
func (p *Pairs) start(row int) int { return row*(row-1)/2 + p.equal*row }

// row is the row of a world: the largest m with start(m) <= world.
func (p *Pairs) row(world int) int {
	m := int(math.Sqrt(2 * float64(world)))
	for p.start(m) > world {
		m--
	}
	for p.start(m+1) <= world {
		m++
	}
	return m
}

// rows makes a quantity that cannot fail: the range has been checked.
func (p *Pairs) rows(name string, bound int, f func(x, y uint32, dst []uint32)) *Quantity {
	q, err := NewQuantity(p, name, bound, p.fill(f))
	if err != nil {
		panic(err)
	}
	return q
}

// ramp writes first, first+step, first+2*step, ..., modulo 2^32. It is unrolled
// because a jump backwards is dear in WebAssembly as Go compiles it.
func ramp(dst []uint32, first, step uint32) {
	for ; len(dst) >= 8; dst = dst[8:] {
		d := (*[8]uint32)(dst)
		d[0] = first
		d[1] = first + step
		d[2] = first + 2*step
		d[3] = first + 3*step
		d[4] = first + 4*step
		d[5] = first + 5*step
		d[6] = first + 6*step
		d[7] = first + 7*step
		first += 8 * step
	}
	for i := range dst {
		dst[i] = first
		first += step
	}
}

// fill turns a function that computes the pairs (x, y), (x+1, y), ... of one
// row into one that computes any stretch of worlds.
func (p *Pairs) fill(f func(x, y uint32, dst []uint32)) func(first int, dst []uint32) {
	return func(first int, dst []uint32) {
		if len(dst) == 0 {
			return
		}
		row := p.row(first)
		x := first - p.start(row)
		for len(dst) > 0 {
			n := min(len(dst), row+p.equal-x)
			f(uint32(p.low+x), uint32(p.low+row), dst[:n])
			dst = dst[n:]
			row, x = row+1, 0
		}
	}
}
