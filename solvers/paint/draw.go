package paint

import (
	"fmt"
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/view"
)

// DiscID names a spot in a picture that a search changes.
func DiscID(spot int) string { return fmt.Sprintf("spot-%d", spot) }

// Sign is what is written on a spot of a colour: the fewest letters that tell it
// from the others, or its number where these are many.
func (b Board) Sign(colour int) string {
	name := []rune(b.Colours[colour])
	for n := 1; n <= min(len(name), 3); n++ {
		alone := true
		for i, other := range b.Colours {
			if i != colour && strings.HasPrefix(strings.ToLower(other), strings.ToLower(string(name[:n]))) {
				alone = false
			}
		}
		if alone {
			return string(name[:n])
		}
	}
	return fmt.Sprint(colour + 1)
}

// Paint is the picture colour of a colour.
func (b Board) Paint(colour int) int { return view.Palette(b.Colours)[colour] }

// Look is how a spot of a colour looks in a replay.
func (b Board) Look(colour int, role view.Role) view.Look {
	return view.Look{Role: role, Text: b.Sign(colour), Colour: b.Paint(colour)}
}

// Disc draws a spot that has a colour, which is claimed.
func (b Board) Disc(at view.Point, r float64, spot, colour int, mark view.Mark) view.Shape {
	mark.Claim = b.Is(spot, colour).String()
	return view.Shape{Mark: mark, Kind: view.Disc, X: at.X, Y: at.Y, R: r, Size: view.Round(r), Text: b.Sign(colour), Colour: b.Paint(colour)}
}

// Drawn draws a spot at a place, as large as that.
type Drawn func(spot int, at view.Point, r float64) view.Shape

// Coloured draws the spots of a colouring.
func (b Board) Coloured(s Solution) Drawn {
	return func(spot int, at view.Point, r float64) view.Shape {
		return b.Disc(at, r, spot, b.Of(s, spot), view.Mark{Role: view.Answer})
	}
}

// Given draws spots before anybody searches: in the colours that facts give them, by spot, or open.
func (b Board) Given(by map[int]Fixed) Drawn {
	return func(spot int, at view.Point, r float64) view.Shape {
		if fixed, ok := by[spot]; ok {
			return b.Disc(at, r, spot, fixed.Colour, view.Mark{ID: DiscID(spot), Role: view.Given, Facts: fixed.By, Status: view.Told})
		}
		values := make([]view.Value, len(b.Colours))
		for colour := range values {
			values[colour] = view.Value{Text: b.Sign(colour), Claim: b.Is(spot, colour).String(), Colour: b.Paint(colour)}
		}
		return view.Shape{Mark: view.Mark{ID: DiscID(spot), Values: values, Says: "Open: " + b.Before + b.Spots[spot] + "."}, Kind: view.Disc, X: at.X, Y: at.Y, R: r, Size: view.Round(r)}
	}
}

// Name draws the name of a spot, of letters of a size, with its foot in the middle at a place.
func (b Board) Name(spot int, size, x, y float64) view.Shape {
	return view.Shape{Kind: view.Label, X: x, Y: view.Round(y), Text: b.Spots[spot], Size: size, Anchor: "middle", Silent: true}
}

// Fixed is a colour, by number, that facts give to a spot by themselves.
type Fixed struct {
	Colour int
	By     []puzzle.FactID
}

// Fixed are the spots to which one of some remarks gives a colour by itself, if it is kept: one
// that is of a spot, or, as own says, of a kind of the family's own (-1: it gives none). Where
// several do so, and not the same, the first one counts.
func (b Board) Fixed(list []Remark, id func(int) puzzle.FactID, keep func(puzzle.FactID) bool, own func(Remark) (spot int)) map[int]Fixed {
	fixed := map[int]Fixed{}
	for i, r := range list {
		spot := own(r)
		if r.Kind == kindSpot && r.How == rows.So {
			spot = b.Spot(r.Spot)
		}
		if spot < 0 || !keep(id(i)) {
			continue
		}
		by, known := fixed[spot]
		if colour := b.Colour(r.Colour); !known || by.Colour == colour {
			fixed[spot] = Fixed{Colour: colour, By: append(by.By, id(i))}
		}
	}
	return fixed
}

// Legend says which colour each sign stands for.
func (b Board) Legend() string {
	var all []string
	for colour, name := range b.Colours {
		all = append(all, b.Sign(colour)+" for "+name)
	}
	return strings.Join(all, ", ")
}
