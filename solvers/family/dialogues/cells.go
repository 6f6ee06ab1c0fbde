package dialogues

import (
	"iter"
	"math"
	"slices"
	"strconv"
)

// indistinguishable goes through all choices, left or not, that a viewer cannot
// tell from some numbers. The slice is only lent.
func (j *judge) indistinguishable(who *viewer, numbers []int) iter.Seq[[]int] {
	if j.facts.Count == 2 && len(who.sees) == 1 && narrows(who.sees[0]) > 1 {
		return j.withValue(who, numbers) // which are these, and no others
	}
	return func(yield func([]int) bool) {
		seen := who.sight(quantity.read, numbers)
		for candidate := range j.withValue(who, numbers) {
			if who.sight(quantity.read, candidate) == seen && !yield(candidate) {
				return
			}
		}
	}
}

// withValue goes through choices among which are all those with the value that
// the viewer sees first.
func (j *judge) withValue(who *viewer, numbers []int) iter.Seq[[]int] {
	if j.facts.Count == 2 {
		if len(who.sees) == 0 {
			return j.pairsWith(quantity{what: nothing}, numbers)
		}
		// A value narrows down more than a remainder or a count does.
		return j.pairsWith(slices.MaxFunc(who.sees, func(a, b quantity) int { return narrows(a) - narrows(b) }), numbers)
	}
	return func(yield func([]int) bool) {
		j.list()
		j.unsure = j.unsure || j.full
		index, ok := j.index[who]
		if !ok {
			index = newBySight[[]int32]()
			for i, candidate := range j.listed {
				seen := who.sight(quantity.read, candidate)
				index.set(seen, append(index.get(seen), int32(i)))
			}
			j.index[who] = index
		}
		for _, i := range index.get(who.sight(quantity.read, numbers)) {
			if !yield(j.listed[i]) {
				return
			}
		}
	}
}

// list writes down the choices that satisfy what everybody knows, once: two at
// most of those that nothing said or seen tells apart. Every sentence is true of
// all of these or of none, and that they are two is enough for nobody to know
// them.
func (j *judge) list() {
	if j.listed != nil || j.full {
		return
	}
	j.listed = [][]int{}
	told := j.told()
	met := map[string]int{}
	var key []byte
	tried := 0
	look := func() bool {
		tried++
		j.full = j.full || tried > 40*j.most
		return !j.full
	}
	add := func(numbers []int, like int) bool {
		j.size += like
		key = key[:0]
		for _, q := range told.seen {
			key = append(strconv.AppendInt(key, int64(q.read(numbers)), 10), ' ')
		}
		for _, l := range told.lines {
			key = append(strconv.AppendBool(key, so(l, numbers)), ' ')
		}
		if n := met[string(key)]; n < 2 {
			met[string(key)] = n + 1
			j.listed = append(j.listed, slices.Clone(numbers))
		}
		j.full = j.full || len(j.listed) > j.most
		return !j.full
	}
	if j.endsTell(told) {
		j.chooseEnds(look, add)
	} else {
		j.choose(look, func(numbers []int) bool { return add(numbers, 1) })
	}
}

// choose goes through the choices that satisfy what everybody knows, as one would
// by hand: the smallest number first, each of the others no smaller than the one
// before it. It is not how ways of searching do it, but what they pass over, it
// passes over for the same reasons: where one number divides the sum of any two,
// the smallest divides its own sum with each, and so all; and numbers with a
// given product divide it. The slice is only lent.
func (j *judge) choose(look func() bool, f func(numbers []int) bool) {
	facts := j.facts
	numbers := make([]int, facts.Count)
	divides, goal := j.smallestDivides(), 0
	for _, c := range j.script.known {
		if l := c.line; l.Kind == lineBound && what(l.What) == product && relation(l.Relation) == is {
			goal = *l.Value
		}
	}
	var place func(at, from, step, rest int) bool
	place = func(at, from, step, rest int) bool {
		if at == len(numbers) {
			known := func(c condition) bool { return so(c.line, numbers) }
			return !every(j.script.known, known) || f(numbers)
		}
		for n := from; n <= facts.High; n += step {
			if !look() {
				return false
			}
			left := rest
			if goal > 0 {
				if n > rest {
					break
				}
				if n == 0 || rest%n != 0 {
					continue
				}
				left = rest / n
			}
			numbers[at] = n
			next, by := n, step
			if at == 0 && divides && n > 0 {
				by = n
			}
			if !facts.Equal {
				next += by
			}
			if !place(at+1, next, by, left) {
				return false
			}
		}
		return true
	}
	place(0, facts.Low, 1, goal)
}

// smallestDivides says whether everybody knows that one of the numbers divides the sum
// of any two.
func (j *judge) smallestDivides() bool {
	return slices.ContainsFunc(j.script.known, func(c condition) bool { return c.line.Kind == lineHint && trait(c.line.Property) == dividesAll })
}

// endsTell says whether what is told, and what everybody knows, is about the smallest
// and the largest of three numbers or more.
func (j *judge) endsTell(all *told) bool {
	divides := j.smallestDivides() && j.facts.Low > 0
	tells := func(w what) bool {
		return w == smallest || w == largest || w == difference || w == nothing || divides && (w == divider || w == common)
	}
	line := func(l Line) bool {
		if l.Kind == lineHint {
			return divides && trait(l.Property) == dividesAll
		}
		return tells(what(l.What))
	}
	return j.facts.Count > 2 && every(all.seen, func(q quantity) bool { return tells(q.what) }) && every(all.lines, line) &&
		every(j.script.known, func(c condition) bool { return line(c.line) })
}

// chooseEnds is choose where the ends tell all: for each smallest and largest number
// it goes through two choices at most, and says how many each stands for.
func (j *judge) chooseEnds(look func() bool, f func(numbers []int, like int) bool) {
	facts, last := j.facts, j.facts.Count-1
	numbers := make([]int, last+1)
	for low := facts.Low; low <= facts.High; low++ {
		step := 1
		if j.smallestDivides() {
			step = low
		}
		for high := low; high <= facts.High; high += step {
			if !look() {
				return
			}
			// Between the two there is room for so many, and they stand as far below
			// as they can.
			like, room := binomial((high-low)/step-1, last-1), step
			if facts.Equal {
				like, room = binomial((high-low)/step+last-1, last-1), 0
			}
			if like == 0 {
				continue
			}
			for i := range last {
				numbers[i] = low + i*room
			}
			numbers[last] = high
			if !every(j.script.known, func(c condition) bool { return so(c.line, numbers) }) {
				continue
			}
			if !f(numbers, 1) {
				return
			}
			if like > 1 {
				numbers[last-1] += step
				if !f(numbers, like-1) {
					return
				}
			}
		}
	}
}

func every[T any](all []T, is func(T) bool) bool {
	return !slices.ContainsFunc(all, func(one T) bool { return !is(one) })
}

// told is what anybody sees of the numbers, or says of them.
type told struct {
	seen  []quantity
	lines []Line
}

func (j *judge) told() *told {
	t := &told{}
	for _, v := range j.viewers {
		t.seen = append(t.seen, v.sees...)
	}
	for _, said := range j.lines {
		switch l := said.line; {
		case l.Property != "":
			t.lines = append(t.lines, Line{Kind: lineHint, Property: l.Property})
		case l.Value != nil:
			t.lines = append(t.lines, l)
		case l.What != "":
			t.seen = append(t.seen, quantity{what: what(l.What)})
		}
	}
	return t
}

// countedChoices is up to how many choices are gone through for a picture.
const countedChoices = 100_000

// alternatives lists what a viewer cannot tell from some numbers at a moment,
// at most so many, and says how many there are in all. Where there are too many
// choices to go through them all, it lists examples, and total is 0 if there are
// more.
func (j *judge) alternatives(who *viewer, moment int, numbers []int, most int) (some [][]int, total int) {
	candidates := j.indistinguishable(who, numbers)
	if j.facts.Count != 2 {
		if j.list(); j.size > countedChoices {
			some = append(some, numbers)
			for other := range candidates {
				if len(some) < most && !slices.Equal(other, numbers) && j.isLeft(other, moment) {
					some = append(some, slices.Clone(other))
				}
			}
			if len(some) == 1 {
				total = 1
			}
			return some, total
		}
		seen := who.sight(quantity.read, numbers)
		candidates = func(yield func([]int) bool) {
			newChoices(j.script).each(func() bool { return true }, func(other []int) bool {
				return who.sight(quantity.read, other) != seen || yield(other)
			})
		}
	}
	for other := range candidates {
		if !j.isLeft(other, moment) {
			continue
		}
		total++
		at := len(some)
		if j.facts.Count == 2 { // pairs come in any order
			at, _ = slices.BinarySearchFunc(some, other, slices.Compare[[]int])
		}
		if at < most {
			some = slices.Insert(some, at, slices.Clone(other))
			some = some[:min(len(some), most)]
		}
	}
	return some, total
}

// narrows ranks quantities by how few pairs share a value.
func narrows(q quantity) int {
	if q.by > 0 {
		return 0
	}
	switch q.what {
	case product:
		return 4
	case squares:
		return 3
	case sum, difference, largest, smallest:
		return 2
	}
	return 1
}

// pairsWith goes through the pairs of the range with the value of a quantity
// that some pair of it has, in any order.
func (j *judge) pairsWith(q quantity, numbers []int) iter.Seq[[]int] {
	low, high, v := j.facts.Low, j.facts.High, q.read(numbers)
	return func(yield func([]int) bool) {
		pair := make([]int, 2)
		try := func(x, y int) bool {
			if x < low || y > high || y < x || x == y && !j.facts.Equal {
				return true
			}
			pair[0], pair[1] = x, y
			return yield(pair)
		}
		each := func(f func(x int) int) {
			for x := low; x <= high; x++ {
				if y := f(x); y >= 0 && !try(x, y) {
					return
				}
			}
		}
		switch {
		case q.by > 0:
		case q.what == sum:
			for x := max(low, v-high); 2*x <= v; x++ {
				if !try(x, v-x) {
					return
				}
			}
			return
		case q.what == product && v > 0:
			if j.factors == nil {
				j.factors = newFactors(high)
			}
			for x := range j.factors.divisors(numbers[0], numbers[1]) {
				if !try(x, v/x) {
					return
				}
			}
			return
		case q.what == product: // 0, which has any number as a factor
			for y := low; y <= high; y++ {
				if !try(0, y) {
					return
				}
			}
			return
		case q.what == difference:
			each(func(x int) int { return x + v })
			return
		case q.what == squares:
			each(func(x int) int {
				if y := int(math.Sqrt(float64(max(0, v-x*x)))); x*x+y*y == v {
					return y
				}
				return -1
			})
			return
		case q.what == largest:
			each(func(x int) int { return v })
			return
		case q.what == smallest:
			for y := v; y <= high; y++ {
				if !try(v, y) {
					return
				}
			}
			return
		}
		for x := low; x <= high; x++ {
			for y := x; y <= high; y++ {
				if !try(x, y) {
					return
				}
			}
		}
	}
}
