package boxes

import "solvitur/solvers/rows"

// target is what conditions are posted to: the engine's model, the tests of
// fillings, the table of what single conditions say. Each condition comes to a
// few of these.
type target interface {
	// total says that some boxes together hold so many balls of a colour.
	total(boxes []int, colour int, n many)
	// cases says that so many of some cases are there.
	cases(n many, of []contents)
}

// joining is a target that takes formulas as well.
type joining interface {
	target
	// joined says that a formula of other conditions is so.
	joined(f store, of *rows.Formula[Condition])
}

// contents are a case: boxes that hold all of this.
type contents []part

// part says of a box how many balls of a colour it holds.
type part struct {
	box, colour int
	many
}

// many is a number that is known to be at least and at most so much.
type many struct{ least, most int }

var (
	none = many{0, 0}
	some = many{1, unlimited}
	two  = many{2, unlimited}
)

// among says what is known of a number of which the least and the most that it
// can be are known.
func (n many) among(least, most int) rows.Outcome {
	switch {
	case least > n.most || most < n.least:
		return rows.Broken
	case least >= n.least && most <= n.most:
		return rows.Met
	}
	return rows.Open
}

// post makes the i-th condition known.
func (f store) post(to joining, i int) {
	if joined := f.formulas[i]; joined != nil {
		to.joined(f, joined)
	} else {
		conditions.Post(posting{f, to}, f.Conditions[i])
	}
}

// posting is a target for conditions of these facts, and words for what is
// often said.
type posting struct {
	store
	target
}

func (to posting) any(of []contents)   { to.cases(some, of) }
func (to posting) never(of []contents) { to.cases(none, of) }

// only is the one box of this name.
func (to posting) only(name string) []int { return []int{to.box(name)} }

// many is the number that a condition compares with.
func (to posting) many(c Condition) many {
	switch c.Compare {
	case rows.AtLeast:
		return many{*c.Number, unlimited}
	case rows.AtMost:
		return many{0, *c.Number}
	}
	return many{*c.Number, *c.Number}
}

// with are the cases of a box with so many balls of one of some colours.
func (to posting) with(n many, boxes []int, colours ...int) (of []contents) {
	for _, box := range boxes {
		for _, colour := range colours {
			of = append(of, contents{{box, colour, n}})
		}
	}
	return of
}

// twins are the cases of a box with two balls of one colour.
func (to posting) twins(boxes []int) []contents {
	colours := make([]int, len(to.Colours))
	for i := range colours {
		colours[i] = i
	}
	return to.with(two, boxes, colours...)
}

// pairs are the cases of a box with the two balls that a condition speaks of.
func (to posting) pairs(boxes []int, c Condition) (of []contents) {
	colour, second := to.colour(c.Colour), to.colour(c.Second)
	if colour == second {
		return to.with(two, boxes, colour)
	}
	for _, box := range boxes {
		of = append(of, contents{{box, colour, some}, {box, second, some}})
	}
	return of
}
