package schoolgirls

import "math/bits"

// A schedule by rule, in which no two meet more than once: by rows of numbers from
// 0, week by week.

// slopes is made of lines: n = k·q names stand in k columns of q, and a row takes one
// of each column, so many steps further down each time. There is a week for every
// slope from 0 to q-1. Two lines of different slopes meet only once where no number
// below k has a divisor in common with q. Within a column nobody has met, and it is a
// smaller case of the same. With q = k prime, these are the affine planes; with k = 3,
// powers of 3 give Kirkman's systems.
func slopes(n, k int) (weeks [][][]int) {
	q := n / k
	for d := 2; d < k; d++ {
		if q%d == 0 {
			return nil
		}
	}
	for slope := range q {
		var week [][]int
		for first := range q {
			row := make([]int, k)
			for column := range k {
				row[column] = column*q + (first+column*slope)%q
			}
			week = append(week, row)
		}
		weeks = append(weeks, week)
	}
	if q%k != 0 {
		return weeks
	}
	for _, within := range slopes(q, k) {
		var week [][]int
		for column := range k {
			for _, row := range within {
				moved := make([]int, k)
				for i, x := range row {
					moved[i] = column*q + x
				}
				week = append(week, moved)
			}
		}
		weeks = append(weeks, week)
	}
	return weeks
}

// wheel looks for one week that makes all others when it is turned: most of the names
// stand on rims of m places each, the others stay in the middle, and every week all
// rims are turned by a place. No two meet twice where in the first week no two pairs
// of the same rims are equally far apart. With rows of two and one rim, this is how
// rounds of a tournament are drawn.
type wheel struct {
	k, m, rims int
	used       [][]uint64 // by rims, the first not after the second: distances taken
	rows       [][]int
	work       func() error // called for each place that is tried
}

// turned gives as many weeks as the wheel has places; none where no first week is
// found in so many tries of a place. work is called for each.
func turned(n, k, m, most int, work func() error) (weeks [][][]int, err error) {
	h := &wheel{k: k, m: m, rims: n / m, work: func() error {
		if most--; most < 0 {
			return errTooMuch
		}
		return work()
	}}
	if n%m > 0 && h.rims < k-1 || n%m > (n+k-1)/k {
		return nil, nil // those in the middle never meet, and meet each rim once
	}
	h.used = make([][]uint64, h.rims+n%m)
	for i := range h.used {
		h.used[i] = make([]uint64, len(h.used))
	}
	found, err := h.fill(1<<n - 1)
	if err == errTooMuch {
		err = nil
	}
	if !found || err != nil {
		return nil, err
	}
	for turn := range m {
		var week [][]int
		for _, row := range h.rows {
			moved := make([]int, len(row))
			for i, x := range row {
				if moved[i] = x; x < h.rims*m {
					moved[i] = x/m*m + (x%m+turn)%m
				}
			}
			week = append(week, moved)
		}
		weeks = append(weeks, week)
	}
	return weeks, nil
}

// fill puts those that are left into rows, those in the middle first.
func (h *wheel) fill(left uint64) (bool, error) {
	if left == 0 {
		return true, nil
	}
	last := bits.Len64(left) - 1
	return h.row(left&^(1<<last), []int{last})
}

func (h *wheel) row(left uint64, row []int) (bool, error) {
	if len(row) == h.k || left == 0 {
		h.rows = append(h.rows, row)
		found, err := h.fill(left)
		if !found {
			h.rows = h.rows[:len(h.rows)-1]
		}
		return found, err
	}
	for below := left & (1<<row[len(row)-1] - 1); below != 0; {
		x := bits.Len64(below) - 1
		if h.k == 2 { // the last with the first, and so on inwards: no two are equally far apart
			x = bits.TrailingZeros64(below)
		}
		below &^= 1 << x
		if err := h.work(); err != nil {
			return false, err
		}
		if !h.take(row, x) {
			continue
		}
		if found, err := h.row(left&^(1<<x), append(row[:len(row):len(row)], x)); found || err != nil {
			return found, err
		}
		h.give(row, x)
	}
	return false, nil
}

// take puts somebody into a row, where all distances from those in it are free.
func (h *wheel) take(row []int, x int) bool {
	for i, y := range row {
		a, b, distance := h.distance(y, x)
		if distance == 0 || h.used[a][b]&distance != 0 {
			h.give(row[:i], x)
			return false
		}
		h.used[a][b] |= distance
	}
	return true
}

func (h *wheel) give(row []int, x int) {
	for _, y := range row {
		a, b, distance := h.distance(y, x)
		h.used[a][b] &^= distance
	}
}

// distance is that of two, as a set with one or, on the same rim, two members; it is
// empty for two that would meet twice, or every week.
func (h *wheel) distance(x, y int) (a, b int, set uint64) {
	a, b = min(x, y), max(x, y)
	place := func(x int) (rim, at int) {
		if x < h.rims*h.m {
			return x / h.m, x % h.m
		}
		return h.rims + x - h.rims*h.m, 0
	}
	a, from := place(a)
	b, to := place(b)
	switch d := (to - from + h.m) % h.m; {
	case a >= h.rims && h.m > 1: // both stay in the middle
		return a, b, 0
	case b >= h.rims:
		return a, b, 1
	case a == b && 2*d%h.m == 0:
		return a, b, 0
	case a == b:
		return a, b, 1<<d | 1<<(h.m-d)
	default:
		return a, b, 1 << d
	}
}
