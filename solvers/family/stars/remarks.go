package stars

import (
	"fmt"

	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// What a remark's How may be beside what package rows has.
const even, odd = "even", "odd"

// inRemarks is the key of the remarks.
const inRemarks = "remarks"

// remarkID is the path of a remark, and so the ID of the fact that it states.
func remarkID(i int) puzzle.FactID { return fmt.Sprintf("%s/%d", inRemarks, i) }

// The kinds of remark that make equations, which all ways know.
const (
	givenKind = "given"
	sumKind   = "sum"
	magicKind = "magic"
)

func circle(key, label string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, From: "figure/nodes"}
}

var (
	one, other = circle("circle", "circle"), circle("other", "other circle")
	several    = schema.Field{Key: "circles", Kind: schema.Formula, Label: "circles", From: "figure/nodes", MaxLength: 240}
)

// remarks are the kinds of remark; check.go says when an answer fits them.
var remarks = rows.List[Facts, Remark, *model]{Key: inRemarks, Kinds: []rows.Kind[Facts, Remark, *model]{
	{
		Name: givenKind, Label: "the number in a circle",
		Says:   "circle {circle} {how} {number}",
		Fields: []schema.Field{one, rows.How("whether", rows.So, "holds", rows.NotSo, "does not hold"), schema.Whole("number", "number", 0, 999)},
		New:    `{"kind": "given", "number": 1}`,
		Posts: func(m *model, r Remark) {
			var c fd.Constraint = fd.Eq(m.circle(r.Circle), *r.Number)
			if r.How == rows.NotSo {
				c = fd.Not(c)
			}
			m.post(c)
		},
	}, {
		Name: sumKind, Label: "what some circles add up to",
		Says:   "the sum of {circles} is {how} {number}",
		Fields: []schema.Field{several, rows.OfCompare, schema.Whole("number", "sum", 0, 29970)},
		New:    `{"kind": "sum", "number": 26}`,
		Posts:  func(m *model, r Remark) { m.post(fd.Sum(m.several(r), fdsearch.Comparisons[r.How], *r.Number)) },
	}, {
		Name: magicKind, Label: "some circles add up to as much as a line",
		Says:   "{circles} add up to as much as a line",
		Fields: []schema.Field{several},
		Posts:  func(m *model, r Remark) { m.like(m.several(r)) },
	}, {
		Name: "compare", Label: "which of two circles holds less",
		Says:   "circle {circle} holds {how} than circle {other}",
		Fields: []schema.Field{one, rows.How("how", rows.Less, "less", rows.More, "more"), other},
		Wrong:  different,
		Posts: func(m *model, r Remark) {
			m.post(fd.Rel(m.circle(r.Circle), fdsearch.Comparisons[r.How], m.circle(r.Other), 0))
		},
	}, {
		Name: "apart", Label: "how far two circles differ",
		Says:   "circles {circle} and {other} differ by {how} {number}",
		Fields: []schema.Field{one, other, rows.OfCompare, schema.Whole("number", "how much", 0, 999)},
		New:    `{"kind": "apart", "number": 1}`,
		Wrong:  different,
		Posts: func(m *model, r Remark) {
			m.post(fd.Dist(m.circle(r.Circle), m.circle(r.Other), fdsearch.Comparisons[r.How], *r.Number))
		},
	}, {
		Name: "parity", Label: "an even or an odd number",
		Says:   "circle {circle} holds {how} number",
		Fields: []schema.Field{one, rows.How("which", even, "an even", odd, "an odd")},
		Posts: func(m *model, r Remark) {
			var fit []int
			for _, n := range m.f.numbers {
				if (n%2 == 0) == (r.How == even) {
					fit = append(fit, n)
				}
			}
			m.post(fd.OneOf(m.circle(r.Circle), fit...))
		},
	},
}}

var different = rows.Different[Facts, Remark]("This remark needs two circles: choose another than %s.", "circle", "other")
