package colouring

import (
	"slices"

	"solvitur/solvers/fd"
	"solvitur/solvers/paint"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// The kinds of remark of which other files speak, and what their How may be.
const (
	kindCorner = "corner"
	kindSides  = "sides"
	kindThree  = "three"
	kindParity = "parity"
	odd, even  = "odd", "even"
)

// spotField offers the spots of the largest triangle.
var spotField = schema.Field{Kind: schema.Choice, Options: schema.OptionsOf(newTriangle(Facts{Split: mostSplit}).inRows())}

// inRows are the names of the spots row by row.
func (t triangle) inRows() []string { return slices.Sorted(slices.Values(t.Spots)) }

func where(label string, pairs ...string) schema.Field {
	return schema.Field{Key: "place", Kind: schema.Choice, Label: label, Options: schema.Labelled(pairs...)}
}

// remarks are the kinds of remark; check.go says when a colouring fits them.
var remarks = rows.List[triangle, paint.Remark, *model]{Key: "remarks", Kinds: append([]rows.Kind[triangle, paint.Remark, *model]{
	{
		Name: kindCorner, Label: "the colour of a corner", Says: "the corner {place} is {colour}",
		Fields: []schema.Field{where("which corner", top, "at the top", left, "on the left", right, "on the right"), paint.OfColour},
		Posts:  func(m *model, r paint.Remark) { m.PostColour(m.Spots[m.t.corners[r.Place]], r.Colour, true) },
	}, {
		Name: kindSides, Label: "spots on a side have a colour of its ends", Says: "every spot on {place} has the colour of an end of that side",
		Fields: []schema.Field{where("which side", anySide, "a side", left, "the left side", right, "the right side", bottom, "the bottom side")},
		Posts: func(m *model, r paint.Remark) {
			for _, side := range m.t.sidesOf(r.Place) {
				for _, spot := range side.between {
					m.Add(fd.Or(fd.Rel(m.Vars[spot], fd.EQ, m.Vars[side.ends[0]], 0), fd.Rel(m.Vars[spot], fd.EQ, m.Vars[side.ends[1]], 0)))
				}
			}
		},
	}, {
		Name: kindThree, Label: "how many small triangles have three colours", Says: "{how} {number} small {number|triangle has|triangles have} three colours",
		Fields: []schema.Field{rows.OfCompare, schema.Whole("number", "how many", 0, mostSplit*mostSplit)},
		New:    `{"kind": "three", "number": 1}`,
		Else: func(_ triangle, r paint.Remark) string {
			if *r.Number == 0 && r.How != rows.AtLeast {
				return "no small triangle has three colours"
			}
			return ""
		},
		Wrong: func(t triangle, r paint.Remark) *schema.FieldError {
			if n := len(t.small); *r.Number > n {
				return schema.Errorf("number", "With each side cut into %d there are no more small triangles than %d: choose a number up to %d.", t.f.Split, n, n).
					Or("Choose all of them", schema.Edit{Op: "set", Path: "number", Value: n})
			}
			return nil
		},
		Posts: func(m *model, r paint.Remark) { m.HowMany(m.three(), r.How, *r.Number) },
	}, {
		Name: kindParity, Label: "whether that number is odd or even", Says: "an {how} number of small triangles has three colours",
		Fields: []schema.Field{rows.How("odd or even", odd, "odd", even, "even")},
		Posts: func(m *model, r paint.Remark) {
			m.AddIf(r.How == odd, fd.Xor(m.three()...))
		},
	},
}, paint.Kinds[triangle, *model](paint.Board{Item: "spot", Items: "spots", Before: "spot "}, spotField, 28, beyond)...)}.
	WithFormulas(func(r paint.Remark) string { return r.Formula }, func(t triangle, _ string) []string { return t.Colours })

// beyond says that a remark speaks of a spot that this triangle has not got.
func beyond(t triangle, r paint.Remark) *schema.FieldError {
	for _, named := range []struct{ key, spot string }{{"spot", r.Spot}, {"other", r.Other}} {
		if named.spot != "" && t.Spot(named.spot) < 0 {
			last := t.Spots[t.corners[right]]
			return schema.Errorf(named.key, "With each side cut into %d there is no spot %s: choose one from a1 to %s, or cut the sides into more parts.", t.f.Split, named.spot, last).
				Or("Choose "+last, schema.Edit{Op: "set", Path: named.key, Value: last})
		}
	}
	return nil
}
