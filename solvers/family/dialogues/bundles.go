package dialogues

import (
	"iter"
	"slices"
)

// Where the smallest and the largest number settle all that is known, seen, said or
// shown of a choice, the choices with the same two are a bundle: every sentence is
// true of all of them or of none. Two of them stand for it, since whoever thinks of
// one thinks of the others too, and does not know the numbers unless there is but
// one. How many the second stands for is a binomial coefficient: of the 2,611,298
// choices of the lottery with a divisor, 458 are written down.

// bundledFrom is the number of choices above which they are bundled. Tests change it.
var bundledFrom = countedValues

// bundled says whether choices are to be bundled.
func (c choices) bundled(s *script) bool {
	if c.f.Count < 3 || c.product > 0 {
		return false
	}
	across, up := s.axes()
	topics := []quantity{across, up}
	for _, v := range s.viewers {
		topics = append(topics, v.sees...)
	}
	lines := make([]Line, 0, len(c.known))
	for _, k := range c.known {
		lines = append(lines, k.line)
	}
	for _, line := range s.lines {
		for _, part := range line.says.parts() {
			switch part.op {
			case opFact:
				lines = append(lines, part.fact)
			case opKnowsValue:
				topics = append(topics, part.what)
			}
		}
	}
	for _, l := range lines {
		if l.Kind == lineHint {
			if trait(l.Property) != dividesAll || !c.divides {
				return false
			}
		} else {
			topics = append(topics, quantity{what: what(l.What)})
		}
	}
	return !slices.ContainsFunc(topics, func(q quantity) bool { return !c.settled(q.what) }) && c.more(bundledFrom)
}

// settled says whether the smallest and the largest number settle a quantity.
func (c choices) settled(w what) bool {
	switch w {
	case largest, smallest, difference, nothing:
		return true
	case divider, common: // which are the smallest number
		return c.divides
	}
	return false
}

// more says whether there are more than so many choices, before what is left to
// test of them; no where that would not be many, as one number or a known product is.
// It counts them without going through them: at most one step for each divisor.
func (c choices) more(than int) bool {
	if c.product > 0 || c.f.Count == 1 {
		return false
	}
	if !c.divides {
		all := c.f.unconditional()
		return all < 0 || all > than
	}
	total := 0
	for d := c.f.Low; d <= c.f.High; d++ {
		// The others are multiples of the smallest.
		rest := c.f.Count - 1
		like := binomial(c.f.High/d-1, rest)
		if c.f.Equal {
			like = binomial(c.f.High/d-1+rest, rest)
		}
		if total += like; like < 0 || total > than {
			return true
		}
	}
	return false
}

// tooMany says whether it can be seen at once that there are too many choices to
// write down.
func (c choices) tooMany() bool { return len(c.known) == 0 && c.more(maxChoices) }

// ends goes through the smallest and the largest number of the choices, of which
// there are at least two numbers, with how many choices have these. It calls look
// for each two that are tried, and stops where that says so.
func (c choices) ends(look func() bool) iter.Seq2[[2]int, int] {
	return func(yield func([2]int, int) bool) {
		inner := c.f.Count - 2
		for high := c.f.Low; high <= c.f.High; high++ {
			for low := c.f.Low; low <= high; low++ {
				if !look() {
					return
				}
				step := c.step(low)
				if (high-low)%step != 0 {
					continue
				}
				like := binomial((high-low)/step-1, inner)
				if c.f.Equal { // both ends may come again
					like = binomial((high-low)/step+inner, inner)
				}
				if like > 0 && !yield([2]int{low, high}, like) {
					return
				}
			}
		}
	}
}

// step is how far apart those numbers are that can stand together with a smallest.
func (c choices) step(low int) int {
	if c.divides {
		return low
	}
	return 1
}

// gap is how far apart two numbers of a choice are at least, in steps.
func (c choices) gap() int {
	if c.f.Equal {
		return 0
	}
	return 1
}

// eachBundle calls f with those that stand for bundles, and with how many choices
// each of them stands for, in the order of [choices.each]: the first of a bundle for
// itself, the second for all others. One that is asked for stands in its place.
func (c choices) eachBundle(asked []int, look func() bool, f func(numbers []int, like int) bool) {
	numbers := make([]int, c.f.Count)
	last := len(numbers) - 1
	for ends, like := range c.ends(look) {
		step := c.step(ends[0])
		for i := range last {
			numbers[i] = ends[0] + i*c.gap()*step
		}
		numbers[last] = ends[1]
		if !c.satisfies(numbers) {
			continue
		}
		if !f(numbers, 1) {
			return
		}
		if like == 1 {
			continue
		}
		if asked != nil && asked[0] == ends[0] && asked[last] == ends[1] && !slices.Equal(asked, numbers) && (!c.divides || has(dividesAll, asked)) {
			copy(numbers, asked)
		} else {
			numbers[last-1] += step
		}
		if !f(numbers, like-1) {
			return
		}
	}
}

// others goes through a bundle but for its first. The slice is only lent.
func (c choices) others(of []int) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		numbers, first := slices.Clone(of), true
		step := c.step(of[0])
		c.between(numbers, 1, len(numbers)-2, of[0], step, c.gap()*step, func() bool { return true }, func(numbers []int) bool {
			if first {
				first = false
				return true
			}
			return yield(numbers)
		})
	}
}
