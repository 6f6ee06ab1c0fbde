package paint

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Board is what is to be coloured, and with what.
type Board struct {
	Item, Items string // what spots are called: "country", "countries"
	Before      string // what stands before a name in a sentence: "spot "
	Spots       []string
	Colours     []string
}

// Solution is a colouring: by spot, its colour.
type Solution struct {
	Spots map[string]Spot `json:"spots"`
}

// Spot is what a spot gets.
type Spot struct {
	Colour string `json:"colour"`
}

// Of is the colour of a spot, by its number from 0; -1 if it has none.
func (b Board) Of(s Solution, spot int) int { return b.Colour(s.Spots[b.Spots[spot]].Colour) }

// Spot and Colour are the numbers of names; -1 for what is none.
func (b Board) Spot(name string) int   { return slices.Index(b.Spots, name) }
func (b Board) Colour(name string) int { return slices.Index(b.Colours, name) }

// The path of a spot's colour in an answer is spots/<name>/colour.
const (
	spotsKey  = "spots"
	colourKey = "colour"
)

// RuleColours is the rule that each spot has one of the colours: it can be named in a reason, but
// not switched off.
const RuleColours puzzle.FactID = "rule:colours"

// Uncoloured is the rule, where a colouring breaks it.
func (b Board) Uncoloured(s Solution) (broken []puzzle.FactID) {
	if slices.ContainsFunc(b.Spots, func(spot string) bool { return b.Colour(s.ColourOf(spot)) < 0 }) {
		broken = append(broken, RuleColours)
	}
	return broken
}

// OrderOfSpots is the name of the order in which spots are coloured.
const OrderOfSpots = "spots"

// Orderings are the orders that a visitor may choose.
func (b Board) Orderings() []puzzle.Ordering {
	return []puzzle.Ordering{{Name: OrderOfSpots, Label: "Order of " + b.Items, Items: slices.Clone(b.Spots)}}
}

// Answer is the form of an answer.
func (b Board) Answer() schema.Form {
	return schema.Form{Fields: []schema.Field{{Key: spotsKey, Kind: schema.Table, Label: english.Capital(b.Items), Names: b.Spots,
		Cells: []schema.Field{{Key: colourKey, Kind: schema.Choice, Label: "colour", Options: schema.OptionsOf(b.Colours)}}}}}
}

// Is claims that a spot has a colour, both by number.
func (b Board) Is(spot, colour int) claim.Claim {
	return claim.That(b.Colours[colour], spotsKey, b.Spots[spot], colourKey)
}

// SpotIn is the spot that an atom of a claim speaks of, which the form of an answer
// has let through.
func (b Board) SpotIn(a claim.Atom) int { return b.Spot(a.Path[1]) }

// Says is a claim as a sentence.
func (b Board) Says(c claim.Claim) (string, error) { return c.Sentence(b.clause) }

// Clause says that a spot has a colour, or has it not: "Peru is green".
func (b Board) Clause(spot, colour int, is bool) string {
	said, _ := b.clause(b.Is(spot, colour).All[0], is)
	return said
}

func (b Board) clause(a claim.Atom, is bool) (string, error) {
	said, err := a.Predicate(is, func(colour any) (string, error) { return fmt.Sprint(colour), nil })
	return b.Before + a.Path[1] + " " + said, err
}
