package digits

import "math"

// interval is a range of whole numbers, both ends included. Ends stay within
// ±farOut, so that sums of two never overflow.
type interval struct{ lo, hi int64 }

// farOut is beyond every number that a formula reaches.
const farOut = math.MaxInt64 / 4

var (
	anything = interval{-farOut, farOut}
	isTrue   = interval{1, 1}
	isFalse  = interval{0, 0}
	unknown  = interval{0, 1}
)

func (a interval) empty() bool  { return a.lo > a.hi }
func (a interval) single() bool { return a.lo == a.hi }

func (a interval) meet(b interval) interval { return interval{max(a.lo, b.lo), min(a.hi, b.hi)} }

// size is the greatest distance from 0.
func (a interval) size() int64 { return max(a.hi, -a.lo) }

func (a interval) plus(b interval) interval  { return interval{a.lo + b.lo, a.hi + b.hi}.bounded() }
func (a interval) minus(b interval) interval { return interval{a.lo - b.hi, a.hi - b.lo}.bounded() }

func (a interval) bounded() interval {
	return interval{max(a.lo, -farOut), min(a.hi, farOut)}
}

func (a interval) times(b interval) interval {
	c := [4]int64{product(a.lo, b.lo), product(a.lo, b.hi), product(a.hi, b.lo), product(a.hi, b.hi)}
	return interval{min(c[0], c[1], c[2], c[3]), max(c[0], c[1], c[2], c[3])}
}

// product is x*y, cut off at ±farOut.
func product(x, y int64) int64 {
	if x == 0 || y == 0 {
		return 0
	}
	p := x * y
	if p/y == x && p < farOut && p > -farOut && (x != -1 || y > -farOut) {
		return p
	}
	if (x > 0) == (y > 0) {
		return farOut
	}
	return -farOut
}

// factorOf gives bounds of the whole x with x*y in z; y does not contain 0.
func factorOf(z, y interval) interval {
	lo, hi := int64(math.MaxInt64), int64(math.MinInt64)
	for _, numerator := range [2]int64{z.lo, z.hi} {
		for _, denominator := range [2]int64{y.lo, y.hi} {
			lo = min(lo, ceilDiv(numerator, denominator))
			hi = max(hi, floorDiv(numerator, denominator))
		}
	}
	return interval{lo, hi}
}

func floorDiv(x, y int64) int64 {
	q := x / y
	if x%y != 0 && (x < 0) != (y < 0) {
		q--
	}
	return q
}

func ceilDiv(x, y int64) int64 { return -floorDiv(-x, y) }

// powerOf is x^n, cut off at farOut; x is not negative.
func powerOf(x, n int64) int64 {
	p := int64(1)
	for range n {
		if p = product(p, x); p == farOut || p == 0 {
			return p
		}
	}
	return p
}
