package paint

import (
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/rows"
)

// mostOutright is how many remarks that are drawn tell a colour outright.
const mostOutright = 2

// Told are remarks that are true of a colouring, so many of them at most, each of them once.
func (b Board) Told(d *chance.Draw, s Solution, most int) (all []Remark) {
	outright := 0
	for tries := 0; len(all) < most && tries < 20*most; tries++ {
		two := d.Order(len(b.Spots))[:2]
		slices.Sort(two)
		one, other := b.Spots[two[0]], b.Spots[two[1]]
		var r Remark
		switch d.Below(5) {
		case 0, 1:
			r = Remark{Kind: kindSpot, Spot: one, How: rows.NotSo, Colour: chance.Of(d, b.Colours)}
			if s.ColourOf(one) == r.Colour {
				if r.How = rows.So; outright == mostOutright {
					continue
				}
			}
		case 2, 3:
			r = Remark{Kind: kindPair, Spot: one, Other: other, How: Apart}
			if s.ColourOf(one) == s.ColourOf(other) {
				r.How = Same
			}
		case 4:
			n := 0
			r = Remark{Kind: kindAll, How: rows.Exactly, Colour: chance.Of(d, b.Colours)}
			for _, spot := range b.Spots {
				if s.ColourOf(spot) == r.Colour {
					n++
				}
			}
			r.Number = &n
		}
		known := func(k Remark) bool {
			return k.Kind == r.Kind && k.Spot == r.Spot && k.Other == r.Other && k.Colour == r.Colour
		}
		if !slices.ContainsFunc(all, known) {
			all = append(all, r)
			if r.Kind == kindSpot && r.How == rows.So {
				outright++
			}
		}
	}
	return all
}
