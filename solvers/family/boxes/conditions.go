package boxes

import "solvitur/solvers/puzzle"

// outcome is what is known of a condition while boxes are being filled.
type outcome int

const (
	open outcome = iota // it depends on boxes still to be filled
	met
	broken
)

// progress is a filling of which some boxes are full, and the others count for
// nothing yet.
type progress struct {
	filling
	full   []bool
	perBox int
}

// test is a fact made fit for judging fillings, whole or in part.
type test struct {
	id    puzzle.FactID
	boxes []int // those that it speaks of
	judge func(progress) outcome
}

// conditionTests are the conditions that are kept.
func conditionTests(f Facts, keep func(puzzle.FactID) bool) []test {
	var tests []test
	for i, c := range f.Conditions {
		if id := conditionID(i); keep(id) {
			t := conditionTest(f, c)
			t.id = id
			tests = append(tests, t)
		}
	}
	return tests
}

func conditionTest(f Facts, c Condition) test {
	colour, second := f.colour(c.Colour), f.colour(c.Second)
	one := []int{f.box(c.Box)}
	switch c.Kind {
	case kindHolds:
		return total(one, colour, atLeast, 1)
	case kindLacks:
		return total(one, colour, exactly, 0)
	case kindNumber:
		return total(one, colour, c.Compare, *c.Number)
	case kindTotal:
		return total(f.boxesOf(c.Group), colour, c.Compare, *c.Number)
	case kindOwn:
		own := make([]int, len(f.Boxes))
		for b := range own {
			own[b] = f.colourOf(b)
		}
		return every(f.allBoxes(), func(b int, counts []int) bool { return own[b] < 0 || counts[own[b]] == 0 })
	case kindOnly:
		return every(one, func(_ int, counts []int) bool {
			for k, n := range counts {
				if n > 0 && f.Colours[k].Group != c.Group {
					return false
				}
			}
			return true
		})
	case kindBoth:
		boxes := f.allBoxes()
		if c.Group != "*" {
			boxes = f.boxesOf(c.Group)
		}
		return some(boxes, func(counts []int) bool { return holdsPair(counts, colour, second) })
	case kindNever:
		return every(f.allBoxes(), func(_ int, counts []int) bool { return !holdsPair(counts, colour, second) })
	case kindWith:
		return every(f.allBoxes(), func(_ int, counts []int) bool { return counts[colour] == 0 || counts[second] > 0 })
	case kindAlike:
		return some(one, hasTwins)
	case kindDifferent:
		return every(one, func(_ int, counts []int) bool { return !hasTwins(counts) })
	case kindAllDifferent:
		return every(f.allBoxes(), func(_ int, counts []int) bool { return !hasTwins(counts) })
	case kindApart:
		return every(f.allBoxes(), func(_ int, counts []int) bool { return counts[colour] < 2 })
	case kindTogether:
		return together(f.allBoxes(), colour)
	case kindCommon:
		return common(f.box(c.Box), f.box(c.Other))
	}
	panic("boxes: there is no kind of condition called " + c.Kind)
}

func holdsPair(counts []int, a, b int) bool {
	if a == b {
		return counts[a] >= 2
	}
	return counts[a] > 0 && counts[b] > 0
}

func hasTwins(counts []int) bool {
	for _, n := range counts {
		if n > 1 {
			return true
		}
	}
	return false
}

// every is a condition that each of some boxes must meet.
func every(boxes []int, good func(box int, counts []int) bool) test {
	return test{boxes: boxes, judge: func(p progress) outcome {
		judged := met
		for _, b := range boxes {
			switch {
			case !p.full[b]:
				judged = open
			case !good(b, p.filling[b]):
				return broken
			}
		}
		return judged
	}}
}

// some is a condition that one of some boxes must meet.
func some(boxes []int, good func(counts []int) bool) test {
	return test{boxes: boxes, judge: func(p progress) outcome {
		judged := broken
		for _, b := range boxes {
			switch {
			case !p.full[b]:
				judged = open
			case good(p.filling[b]):
				return met
			}
		}
		return judged
	}}
}

// total compares how many balls of a colour some boxes hold together.
func total(boxes []int, colour int, compare string, n int) test {
	return test{boxes: boxes, judge: func(p progress) outcome {
		least, most := 0, 0
		for _, b := range boxes {
			if p.full[b] {
				least += p.filling[b][colour]
				most += p.filling[b][colour]
			} else {
				most += p.perBox
			}
		}
		switch {
		case compare != atLeast && least > n, compare != atMost && most < n:
			return broken
		case compare == atLeast && least >= n, compare == atMost && most <= n, least == n && most == n:
			return met
		}
		return open
	}}
}

// together allows a colour in one box only.
func together(boxes []int, colour int) test {
	return test{boxes: boxes, judge: func(p progress) outcome {
		judged, with := met, 0
		for _, b := range boxes {
			switch {
			case !p.full[b]:
				judged = open
			case p.filling[b][colour] > 0:
				with++
			}
		}
		if with > 1 {
			return broken
		}
		return judged
	}}
}

func common(a, b int) test {
	return test{boxes: []int{a, b}, judge: func(p progress) outcome {
		if !p.full[a] || !p.full[b] {
			return open
		}
		for c, n := range p.filling[a] {
			if n > 0 && p.filling[b][c] > 0 {
				return met
			}
		}
		return broken
	}}
}
