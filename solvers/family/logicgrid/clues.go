package logicgrid

import (
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/family/logicgrid/pairing"
	"solvitur/solvers/fd"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// What a clue's How may be beside what package rows has.
const more, times = "more", "times"

// allItems are the lists that a clue chooses its items from.
func allItems() string {
	keys := make([]string, mostCategories)
	for i := range keys {
		keys[i] = itemsKey(i)
	}
	return strings.Join(keys, " ")
}

func thing(key, label string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, From: allItems()}
}

func noMore(key, label string) schema.Field {
	field := thing(key, label)
	field.AnyLabel = "(nothing else)"
	return field
}

var (
	one, other    = thing("one", "item"), thing("other", "other item")
	third, fourth = thing("third", "third item"), thing("fourth", "fourth item")
	by            = schema.Field{Key: "by", Kind: schema.Choice, Label: "category", From: "categories"}
	howOrdered    = rows.How("how", rows.Before, "comes somewhere before", rows.After, "comes somewhere after", rows.RightBefore, "comes right before",
		rows.RightAfter, "comes right after", rows.NextTo, "is next to", rows.NotNextTo, "is not next to")
	// In other words, which are read, too: "comes next to", "is right before".
	howPlaced = rows.How("how", rows.Before, "somewhere before", rows.After, "somewhere after", rows.RightBefore, "right before",
		rows.RightAfter, "right after", rows.NextTo, "next to", rows.NotNextTo, "neither right before nor right after")
	placesApart = schema.Whole("number", "how many", 1, 11)
	apartBy     = []schema.Field{one, other, rows.OfCompare, placesApart, by}
	moreBy      = []schema.Field{by, one, schema.Whole("number", "how much", 1, 1000000), rows.How("how", more, "more than", times, "times"), other}
	placeOf     = []schema.Field{one, rows.How("whether", rows.So, "is", rows.NotSo, "is not"), schema.Whole("number", "place", 1, 12), by}
)

// numberedItems are, in a formula, what a choice draws from in which something may be; ofPlaces are the
// one category of places that are called by a number.
const numberedItems, ofPlaces = "numbered", "places"

// inPlaces is a sentence that does not say by what things are in order, where that is clear.
func inPlaces(says string, fields ...schema.Field) rows.Also {
	return rows.Also{Says: says, Fields: append(fields, schema.Field{Key: by.Key, Kind: by.Kind, Label: by.Label, From: ofPlaces})}
}

// inPlace says a clue in such words.
func inPlace(says string) func(*items, Clue) string {
	return func(g *items, c Clue) string {
		if g.InPlaces(c.By, c.names()) {
			return says
		}
		return ""
	}
}

// byOrder is a sentence as it was before it said "in order of": links hold formulas with it.
func byOrder(says string, fields ...schema.Field) rows.Also {
	return rows.Also{Says: says + " by {by}", Fields: fields}
}

// clues are the kinds of clue; check.go says when an answer fits them.
var clues = rows.List[*items, Clue, *model]{Key: "clues", Kinds: []rows.Kind[*items, Clue, *model]{
	{
		Name: "same", Label: "what goes with what, or does not",
		Says:   "{one} {how} {other}",
		Fields: []schema.Field{one, rows.How("whether", rows.So, "goes with", rows.NotSo, "does not go with"), other},
		Also: []rows.Also{{Says: "{one} {how} {other}", Fields: []schema.Field{one,
			rows.How("whether", rows.So, "is in", rows.So, "is on", rows.So, "is at", rows.NotSo, "is not in", rows.NotSo, "is not on", rows.NotSo, "is not at"),
			{Key: "other", Kind: schema.Choice, Label: "place", From: numberedItems}}}},
		Wrong: together(1),
		Posts: func(m *model, c Clue) { m.Link(c.How == rows.So, m.At[c.One], m.At[c.Other]) },
	}, {
		Name: "either", Label: "either … or",
		Says:   "{one} goes with either {other} or {third} but not with both",
		Fields: []schema.Field{one, other, third},
		Wrong:  together(1),
		Posts: func(m *model, c Clue) {
			x, y, z := m.At[c.One], m.At[c.Other], m.At[c.Third]
			m.Add(fd.Xor(m.Same(x, y), m.Same(x, z)))
			m.Link(false, y, z)
		},
	}, {
		Name: "neither", Label: "neither … nor",
		Says:   "{one} goes neither with {other} nor with {third}",
		Fields: []schema.Field{one, other, third},
		Wrong:  together(1),
		Posts: func(m *model, c Clue) {
			m.Link(false, m.At[c.One], m.At[c.Other])
			m.Link(false, m.At[c.One], m.At[c.Third])
		},
	}, {
		Name: "pair", Label: "of two, one goes with this and the other with that",
		Says:   "of {one} and {other} one goes with {third} and the other with {fourth}",
		Fields: []schema.Field{one, other, third, fourth},
		Wrong:  together(2),
		Posts: func(m *model, c Clue) {
			x, y, this, that := m.At[c.One], m.At[c.Other], m.At[c.Third], m.At[c.Fourth]
			m.Link(false, x, y)
			m.Link(false, this, that)
			m.Add(fd.Or(m.Same(x, this), m.Same(x, that)), fd.Or(m.Same(y, this), m.Same(y, that)),
				fd.Or(m.Same(x, this), m.Same(y, this)), fd.Or(m.Same(x, that), m.Same(y, that)))
		},
	}, {
		Name: "different", Label: "no two of some things go together",
		Says:   "no two of {one}, {other}, {third}, {fourth} and {fifth} go together",
		Fields: []schema.Field{one, other, noMore("third", "third item"), noMore("fourth", "fourth item"), noMore("fifth", "fifth item")},
		Also:   noTwo(),
		Else: func(_ *items, c Clue) string {
			var gaps []string
			for i, name := range c.things() {
				if name != "" && name != schema.Any {
					gaps = append(gaps, "{"+thingKeys[i]+"}")
				}
			}
			return "no two of " + english.List(gaps, "and") + " go together"
		},
		Wrong: distinct,
		Posts: func(m *model, c Clue) { m.NoTwo(m.All(c.names()...)...) },
	}, {
		Name: "order", Label: "what comes before what, or next to it",
		Says:   "{one} {how} {other} in order of {by}",
		Fields: []schema.Field{one, howOrdered, other, by},
		Also: []rows.Also{
			inPlaces("{one} {how} {other}", one, howOrdered, other),
			inPlaces("{one} is {how} {other}", one, howPlaced, other),
			byOrder("{one} comes {how} {other}", one, howPlaced, other, by),
		},
		Else:  inPlace("{one} {how} {other}"),
		Wrong: ordered,
		Posts: func(m *model, c Clue) {
			relate(m, c, func(x, y int) bool { return rows.Ordered(c.How, y-x) })
		},
	}, {
		Name: "apart", Label: "how far apart two are",
		Says:   "{one} and {other} are {how} {number} {number|place|places} apart in order of {by}",
		Fields: apartBy,
		New:    `{"kind": "apart", "number": 2}`,
		Also: []rows.Also{
			inPlaces("{one} and {other} are {how} {number} {number|place|places} apart", one, other, rows.OfCompare, placesApart),
			byOrder("{one} and {other} are {how} {number} {number|place|places} apart", apartBy...),
		},
		Else:  inPlace("{one} and {other} are {how} {number} {number|place|places} apart"),
		Wrong: ordered,
		Posts: func(m *model, c Clue) {
			relate(m, c, func(x, y int) bool { return rows.Within(max(x-y, y-x), c.How, c.Number) })
		},
	}, {
		Name: "between", Label: "what comes between two others",
		Says:   "{one} comes between {other} and {third} in order of {by}",
		Fields: []schema.Field{one, other, third, by},
		Also: []rows.Also{
			inPlaces("{one} is between {other} and {third}", one, other, third),
			byOrder("{one} comes between {other} and {third}", one, other, third, by),
		},
		Else:  inPlace("{one} is between {other} and {third}"),
		Wrong: ordered,
		Posts: func(m *model, c Clue) {
			x, y, z := m.At[c.One], m.At[c.Other], m.At[c.Third]
			m.NoTwo(x, y, z)
			category := m.Category(c.By)
			for _, end := range []int{0, m.N - 1} { // it follows, but not from one half alone
				m.Link(false, x, item{Category: category, Place: end})
			}
			less := func(x, y item) fd.Constraint {
				return m.Stand(category, x, y, func(x, y int) bool { return x < y })
			}
			m.Add(fd.Or(fd.And(less(y, x), less(x, z)), fd.And(less(z, x), less(x, y))))
		},
	}, {
		Name: "at", Label: "the place of something",
		Says:   "{one} {how} number {number} in order of {by}",
		Fields: placeOf,
		Also:   []rows.Also{byOrder("{one} {how} number {number}", placeOf...)},
		New:    `{"kind": "at", "number": 1}`,
		Else: func(g *items, c Clue) string {
			if place := numbered(g.Items, c); place.Category >= 0 && c.Number <= g.N {
				if in := g.Inside(place, g.At[c.One]); in != "" {
					return "{one} {how} " + in
				}
			}
			return ""
		},
		Wrong: func(g *items, c Clue) *schema.FieldError {
			if c.Number > g.N {
				return schema.Errorf("number", "There are %d of each category: choose a number from 1 to %d.", g.N, g.N).
					Or("Choose the last place", schema.Edit{Op: "set", Path: "number", Value: g.N})
			}
			return ordered(g, c)
		},
		Posts: func(m *model, c Clue) {
			m.Link(c.How == rows.So, m.At[c.One], numbered(m.Items, c))
		},
	}, {
		Name: "more", Label: "how much more something is",
		Says:   "the {by} of {one} is {number} {how} that of {other}",
		Fields: moreBy,
		Also:   []rows.Also{byOrder("{one} is {number} {how} {other}", moreBy...)},
		New:    `{"kind": "more", "number": 1}`,
		Wrong:  counted,
		Posts: func(m *model, c Clue) {
			category := m.Category(c.By)
			relate(m, c, func(x, y int) bool {
				if c.How == times {
					return m.Amount(category, x) == c.Number*m.Amount(category, y)
				}
				return m.Amount(category, x) == c.Number+m.Amount(category, y)
			})
		},
	},
}}.WithFormulas(func(c Clue) string { return c.Formula }, func(g *items, from string) []string {
	switch from {
	case ofPlaces:
		return g.Placed()
	case "categories":
		return g.Categories
	case numberedItems:
		return g.Numbered()
	}
	return slices.Concat(g.Names...)
})

// noTwo are the sentences of fewer than five items that never go together.
func noTwo() (all []rows.Also) {
	for n := 2; n < len(thingKeys); n++ {
		also := rows.Also{}
		gaps := make([]string, n)
		for i, key := range thingKeys[:n] {
			gaps[i] = "{" + key + "}"
			also.Fields = append(also.Fields, thing(key, "item"))
		}
		also.Says = "no two of " + english.List(gaps, "and") + " go together"
		all = append(all, also)
	}
	return all
}

// numbered is the item at the place that a clue tells by its number.
func numbered(g *pairing.Items, c Clue) item {
	return item{Category: g.Category(c.By), Place: c.Number - 1}
}

// relate adds that the two items of a clue stand so in the order of its category.
func relate(m *model, c Clue, fits func(x, y int) bool) {
	m.Relate(m.Category(c.By), m.At[c.One], m.At[c.Other], fits)
}
