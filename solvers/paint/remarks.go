package paint

import (
	"fmt"

	"solvitur/solvers/each"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// Remark is one row of the remarks. Which members it has depends on the kind.
type Remark struct {
	Kind    string `json:"kind"`
	Spot    string `json:"spot,omitempty"`
	Other   string `json:"other,omitempty"`
	Place   string `json:"place,omitempty"` // a corner or side, where the family has them
	Colour  string `json:"colour,omitempty"`
	How     string `json:"how,omitempty"`
	Number  *int   `json:"number,omitempty"`
	Formula string `json:"formula,omitempty"`
}

// RowKind is the kind of a remark.
func (r Remark) RowKind() string { return r.Kind }

// What a remark's How may be.
const (
	Same, Apart                 = "same", "different"
	kindSpot, kindPair, kindAll = "spot", "pair", "count"
)

// Poster is what remarks are made known to.
type Poster interface {
	// PostColour says that a spot has a colour, or has it not.
	PostColour(spot, colour string, is bool)
	// PostPair says that two spots have the same colour, or different ones.
	PostPair(spot, other string, same bool)
	// PostCount says how many spots have a colour.
	PostCount(colour, how string, number int)
}

// OfColour is a field that kinds of a family's own share with these.
var OfColour = schema.Field{Key: "colour", Kind: schema.Choice, Label: "colour", From: "colours"}

// Kinds are the kinds of remark about single spots of a board, of which the form
// offers the names by this field; none is there more than so many times. Wrong finds
// a spot that there is not; it may be nil.
func Kinds[F any, T Poster](b Board, spot schema.Field, most int, wrong func(F, Remark) *schema.FieldError) []rows.Kind[F, Remark, T] {
	one, other := spot, spot
	one.Key, one.Label = "spot", b.Item
	other.Key, other.Label = "other", "other "+b.Item
	return []rows.Kind[F, Remark, T]{
		{
			Name: kindSpot, Label: "the colour of a " + b.Item, Says: b.Before + "{spot} {how} {colour}",
			Fields: []schema.Field{one, rows.How("whether", rows.So, "is", rows.NotSo, "is not"), OfColour},
			Wrong:  wrong,
			Posts:  func(t T, r Remark) { t.PostColour(r.Spot, r.Colour, r.How == rows.So) },
		}, {
			Name: kindPair, Label: fmt.Sprintf("two %s compared", b.Items), Says: b.Before + "{spot} and " + b.Before + "{other} have {how}",
			Fields: []schema.Field{one, other, rows.How("how", Same, "the same colour", Apart, "different colours")},
			Wrong: func(f F, r Remark) *schema.FieldError {
				if r.Spot == r.Other {
					return schema.Errorf("other", "This remark compares two %s: choose another one than %s.", b.Items, r.Spot)
				}
				if wrong == nil {
					return nil
				}
				return wrong(f, r)
			},
			Posts: func(t T, r Remark) { t.PostPair(r.Spot, r.Other, r.How == Same) },
		}, {
			Name: kindAll, Label: "how many have a colour", Says: fmt.Sprintf("{how} {number} {number|%s|%s} {number|is|are} {colour}", b.Item, b.Items),
			Fields: []schema.Field{rows.OfCompare, schema.Whole("number", "how many", 0, most), OfColour},
			New:    `{"kind": "count", "number": 1}`,
			Posts:  func(t T, r Remark) { t.PostCount(r.Colour, r.How, *r.Number) },
		},
	}
}

// Holds says, for each of Kinds, when a colouring meets a remark.
func Holds[A interface{ ColourOf(spot string) string }](spots func(A) []string) rows.Holds[A, Remark] {
	return rows.Holds[A, Remark]{
		kindSpot: func(a A, r Remark) bool { return (a.ColourOf(r.Spot) == r.Colour) == (r.How == rows.So) },
		kindPair: func(a A, r Remark) bool { return (a.ColourOf(r.Spot) == a.ColourOf(r.Other)) == (r.How == Same) },
		kindAll: func(a A, r Remark) bool {
			n := each.Count(spots(a), func(spot string) bool { return a.ColourOf(spot) == r.Colour })
			return rows.Compares(n, r.How, *r.Number)
		},
	}
}

// ColourOf is the colour of a spot.
func (s Solution) ColourOf(spot string) string { return s.Spots[spot].Colour }
