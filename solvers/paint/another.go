package paint

import (
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/each"
	"solvitur/solvers/rows"
)

// mostOutright is how many remarks that are drawn tell a colour outright.
const mostOutright = 2

// Told are remarks that are true of a colouring, so many of them at most, each of them once.
func (b Board) Told(d *chance.Draw, s Solution, most int) []Remark {
	key := func(r Remark) [4]string { return [4]string{r.Kind, r.Spot, r.Other, r.Colour} }
	return chance.Distinct(most, key, func(all []Remark) (r Remark, ok bool) {
		two := d.Order(len(b.Spots))[:2]
		slices.Sort(two)
		one, other := b.Spots[two[0]], b.Spots[two[1]]
		switch d.Below(5) {
		case 0, 1:
			r = Remark{Kind: kindSpot, Spot: one, How: rows.NotSo, Colour: chance.Of(d, b.Colours)}
			if s.ColourOf(one) == r.Colour {
				r.How = rows.So
				return r, outright(all) < mostOutright
			}
		case 2, 3:
			r = Remark{Kind: kindPair, Spot: one, Other: other, How: Apart}
			if s.ColourOf(one) == s.ColourOf(other) {
				r.How = Same
			}
		case 4:
			r = Remark{Kind: kindAll, How: rows.Exactly, Colour: chance.Of(d, b.Colours)}
			n := each.Count(b.Spots, func(spot string) bool { return s.ColourOf(spot) == r.Colour })
			r.Number = &n
		}
		return r, true
	})
}

// outright is how many remarks tell a colour outright.
func outright(all []Remark) int {
	return each.Count(all, func(r Remark) bool { return r.Kind == kindSpot && r.How == rows.So })
}
