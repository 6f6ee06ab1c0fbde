package runners

import (
	"solvitur/solvers/each"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// What a remark's How may be beside what package rows has: which end of the race it
// speaks of.
const first, last, notFirst, notLast = "first", "last", "not-first", "not-last"

func runner(key, label string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, From: "runners"}
}

var one, other, third = runner("runner", "runner"), runner("other", "other runner"), runner("third", "third runner")

// remarks are the kinds of remark; check.go says when a result fits them.
var remarks = rows.List[Facts, Remark, *model]{Key: "remarks", Kinds: append([]rows.Kind[Facts, Remark, *model]{
	{
		Name: "end", Label: "who was first or last, or was not",
		Says:   "{runner} {how}",
		Fields: []schema.Field{one, rows.How("where", first, "came first", last, "came last", notFirst, "did not come first", notLast, "did not come last")},
		Posts: func(m *model, r Remark) {
			end := map[string]int{first: 1, notFirst: 1, last: m.n, notLast: m.n}[r.How]
			m.AddIf(r.How == first || r.How == last, fd.Eq(m.place(r.Runner), end))
		},
	}, {
		Name: "place", Label: "the place of a runner",
		Says:   "{runner} {how} number {number}",
		Fields: []schema.Field{one, rows.How("whether", rows.So, "came in as", rows.NotSo, "did not come in as"), schema.Whole("number", "place", 1, 12)},
		New:    `{"kind": "place", "number": 1}`,
		Posts:  func(m *model, r Remark) { m.AddIf(r.How == rows.So, fd.Eq(m.place(r.Runner), *r.Number)) },
		Wrong: func(f Facts, r Remark) *schema.FieldError {
			if n := len(f.Runners); *r.Number > n {
				return schema.Errorf("number", "There are %d runners, and so many places: choose a number from 1 to %d.", n, n).
					Or("Choose the last place", schema.Edit{Op: "set", Path: "number", Value: n})
			}
			return nil
		},
	}, {
		Name: "before", Label: "who came in before whom",
		Says: "{runner} came in {how} {other}",
		Fields: []schema.Field{one, rows.How("how", rows.Before, "before", rows.After, "after", rows.RightBefore, "right before",
			rows.RightAfter, "right after", rows.NextTo, "next to", rows.NotNextTo, "neither right before nor right after"), other},
		Wrong: different,
		Posts: func(m *model, r Remark) {
			x, y := m.place(r.Runner), m.place(r.Other)
			m.Add(map[string]fd.Constraint{rows.Before: fd.Rel(x, fd.LT, y, 0), rows.After: fd.Rel(y, fd.LT, x, 0),
				rows.RightBefore: fd.Rel(y, fd.EQ, x, 1), rows.RightAfter: fd.Rel(x, fd.EQ, y, 1),
				rows.NextTo: fd.Dist(x, y, fd.EQ, 1), rows.NotNextTo: fd.Dist(x, y, fd.GT, 1)}[r.How])
		},
	}, {
		Name: "between", Label: "who came in between two others",
		Says:   "{runner} {how} between {other} and {third}",
		Fields: []schema.Field{one, rows.How("whether", rows.So, "came in", rows.NotSo, "did not come in"), other, third},
		Wrong:  different,
		Posts: func(m *model, r Remark) {
			x, y, z := m.place(r.Runner), m.place(r.Other), m.place(r.Third)
			if r.How == rows.So { // it follows, but not from one half alone
				m.AddIf(false, fd.OneOf(x, 1, m.n))
			}
			m.AddIf(r.How == rows.So, fd.Or(
				fd.And(fd.Rel(y, fd.LT, x, 0), fd.Rel(x, fd.LT, z, 0)),
				fd.And(fd.Rel(z, fd.LT, x, 0), fd.Rel(x, fd.LT, y, 0))))
		},
	}, {
		Name: "apart", Label: "how far apart two came in",
		Says:   "{runner} and {other} were {how} {number} {number|place|places} apart",
		Fields: []schema.Field{one, other, rows.OfCompare, schema.Whole("number", "how many", 1, 12)},
		New:    `{"kind": "apart", "number": 2}`,
		Wrong:  different,
		Posts: func(m *model, r Remark) {
			m.Add(fd.Dist(m.place(r.Runner), m.place(r.Other), fdsearch.Comparisons[r.How], *r.Number))
		},
	},
}, aboutGuesses...)}.WithFormulas(func(r Remark) string { return r.Formula }, Facts.names)

var different = rows.Different[Facts, Remark]("This remark needs different runners: choose somebody else than %s.", "runner", "other", "third")

// names are those that a choice draws from; without guesses they are the runners'.
func (f Facts) names(from string) []string {
	if from == "runners" {
		return f.Runners
	}
	return each.Of(f.Guesses, func(guess Guess) string { return guess.Name })
}
