package dialogues

import "math/bits"

// A choices lists the choices of numbers that are possible from the start. It
// knows three ways of going through them: where the product is known, through
// its divisors; where one of them divides the sum of any two, through the
// multiples of each possible divisor; and otherwise one by one. Whatever else is
// known is tested in the end.
//
// The numbers of a choice stand in ascending order, and the choices in the order
// of the largest number, then of the next largest, and so on: those of a range
// with a lower upper limit come first.
type choices struct {
	f       Facts
	known   []condition // what is left to test
	product int         // the product that is known, or -1
	divides bool        // one of them divides the sum of any two
}

func newChoices(s *script) choices {
	c := choices{f: s.facts, product: -1}
	var dividing []condition
	for _, k := range s.known {
		switch {
		case c.product < 0 && k.line.Kind == lineBound && what(k.line.What) == product && relation(k.line.Relation) == is && *k.line.Value > 0:
			c.product = *k.line.Value
		case s.facts.Low > 0 && s.facts.Count > 1 && k.line.Kind == lineHint && trait(k.line.Property) == dividesAll:
			// The divisor d divides its own sum with any other number, hence
			// every other number, and is the smallest. (Zero would be smaller,
			// and a multiple of everything.) The other way round, the sums of
			// multiples of d are multiples of d.
			c.divides = true
			dividing = append(dividing, k)
		default:
			c.known = append(c.known, k)
		}
	}
	if c.product > 0 { // the divisors of the product are gone through, not the multiples of one number
		c.known = append(c.known, dividing...)
	}
	return c
}

// each calls f with every choice until it returns false. look is called for
// every number tried, and stops the search when it returns false. It takes time
// proportional to the numbers tried, and no memory to speak of. The slice is
// only lent.
func (c choices) each(look func() bool, f func(numbers []int) bool) {
	if c.product > 0 {
		c.byProduct(look, f)
		return
	}
	n, gap := c.f.Count, c.gap()
	numbers := make([]int, n)
	if c.divides {
		// The largest, then each of its divisors as the smallest, then
		// multiples of that in between.
		for high := c.f.Low; high <= c.f.High; high++ {
			for d := c.f.Low; d <= high; d++ {
				if !look() {
					return
				}
				if high%d != 0 || d == high && !c.f.Equal {
					continue
				}
				numbers[0], numbers[n-1] = d, high
				if !c.between(numbers, 1, n-2, d, d, gap*d, look, f) {
					return
				}
			}
		}
		return
	}
	for high := c.f.Low; high <= c.f.High; high++ {
		numbers[n-1] = high
		if !c.between(numbers, 0, n-2, c.f.Low, 1, gap, look, f) {
			return
		}
	}
}

// between fills the places from first to last, from the last one down, with
// numbers that are at least low, step by step, each at least gap below the one
// above it.
func (c choices) between(numbers []int, first, last, low, step, gap int, look func() bool, f func([]int) bool) bool {
	if last < first {
		// The largest and the smallest alone: they may be too near.
		if !look() {
			return false
		}
		return !c.satisfies(numbers) || f(numbers)
	}
	// The least that a place may hold, so that those below it fit beneath.
	least := func(place int) int { return low + place*gap }
	place := last
	numbers[place] = least(place)
	for place <= last {
		if !look() {
			return false
		}
		if numbers[place] > numbers[place+1]-gap {
			place++ // this place is through: the one above moves on
			if place <= last {
				numbers[place] += step
			}
			continue
		}
		if place > first {
			place--
			numbers[place] = least(place)
			continue
		}
		if c.satisfies(numbers) && !f(numbers) {
			return false
		}
		numbers[place] += step
	}
	return true
}

// byProduct goes through the divisors of the product.
func (c choices) byProduct(look func() bool, f func([]int) bool) {
	var divisors []int
	for d := max(1, c.f.Low); d <= min(c.f.High, c.product); d++ {
		if !look() {
			return
		}
		if c.product%d == 0 {
			divisors = append(divisors, d)
		}
	}
	// at[i] is the position among the divisors of the number at place i, and
	// rest[i] what the numbers below it must multiply to.
	n := c.f.Count
	numbers, at, rest := make([]int, n), make([]int, n), make([]int, n+1)
	rest[n] = c.product
	place := n - 1
	at[place] = -1
	for place < n {
		if !look() {
			return
		}
		at[place]++
		most := len(divisors)
		if place < n-1 {
			most = at[place+1]
			if c.f.Equal {
				most++
			}
		}
		if at[place] >= most {
			place++
			continue
		}
		d := divisors[at[place]]
		if rest[place+1]%d != 0 {
			continue
		}
		numbers[place], rest[place] = d, rest[place+1]/d
		if place > 0 {
			place--
			at[place] = -1
			continue
		}
		if rest[0] == 1 && c.satisfies(numbers) && !f(numbers) {
			return
		}
	}
}

func (c choices) satisfies(numbers []int) bool {
	for _, k := range c.known {
		if !k.line.holds(numbers) {
			return false
		}
	}
	return true
}

// unconditional is the number of choices when nothing is known of the numbers,
// or -1 where it does not fit 62 bits.
func (f Facts) unconditional() int {
	n, k := f.High-f.Low+1, f.Count
	if f.Equal {
		n += k - 1
	}
	return binomial(n, k)
}

// binomial is in how many ways k of n things can be chosen, or -1 where that does not
// fit 62 bits.
func binomial(n, k int) int {
	if k > n {
		return 0
	}
	total := uint64(1)
	for i := 1; i <= k; i++ {
		high, low := bits.Mul64(total, uint64(n-k+i))
		if high != 0 || low >= 1<<62 {
			return -1
		}
		total = low / uint64(i)
	}
	return int(total)
}

// admits says whether numbers are a choice at all: as many as there should be,
// in ascending order, in the range, and different where they must be.
func (f Facts) admits(numbers []int) bool {
	if len(numbers) != f.Count {
		return false
	}
	for i, n := range numbers {
		if n < f.Low || n > f.High {
			return false
		}
		if i > 0 && (n < numbers[i-1] || n == numbers[i-1] && !f.Equal) {
			return false
		}
	}
	return true
}
