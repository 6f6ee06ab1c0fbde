package colouring

import (
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// violations names every fact that a colouring breaks, straight from the wording of
// the facts.
func violations(b board, s paint.Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	return append(b.Uncoloured(s), holds.BrokenOf("remarks", painted{b.triangle, s}, b.f.Remarks, b.formulas)...), nil
}

// painted is a colouring as remarks read it.
type painted struct {
	triangle
	paint.Solution
}

func (p painted) colour(spot int) string { return p.ColourOf(p.triangle.Spots[spot]) }

// three is how many small triangles have corners of three colours.
func (p painted) three() (n int) {
	for _, s := range p.small {
		if a, b, c := p.colour(s[0]), p.colour(s[1]), p.colour(s[2]); a != b && b != c && a != c {
			n++
		}
	}
	return n
}

// holds reads the remarks as they are worded.
var holds = paint.Holds(func(p painted) []string { return p.triangle.Spots }).And(rows.Holds[painted, paint.Remark]{
	kindCorner: func(p painted, r paint.Remark) bool { return p.colour(p.corners[r.Place]) == r.Colour },
	kindSides: func(p painted, r paint.Remark) bool {
		for _, side := range p.sidesOf(r.Place) {
			for _, spot := range side.between {
				if c := p.colour(spot); c != p.colour(side.ends[0]) && c != p.colour(side.ends[1]) {
					return false
				}
			}
		}
		return true
	},
	kindThree:  func(p painted, r paint.Remark) bool { return rows.Compares(p.three(), r.How, *r.Number) },
	kindParity: func(p painted, r paint.Remark) bool { return (p.three()%2 == 1) == (r.How == odd) },
})
