package colouring

import (
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// renewal offers a triangle that somebody has painted by the rules, with very few or very many small
// triangles of three colours, and remarks on it, of which any may go. It came late, and larger
// triangles still come in disguise: it takes too long to see that one colouring is left.
var renewal = puzzle.Renewal[Facts, paint.Solution]{Later: draft, Spare: remarks.Key}

const (
	leastDrawn, mostDrawn = 3, 4 // parts of a side
	told                  = 25   // remarks on spots
	few, many             = 1, 7 // small triangles of three colours, of 16
	mostPainted           = 1_000
)

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	f := like
	f.Remarks = slices.DeleteFunc(slices.Clone(like.Remarks), func(r paint.Remark) bool { return r.Kind != kindCorner && !(r.Kind == kindSides && r.Place == anySide) })
	if like.Split < leastDrawn || like.Split > mostDrawn || len(f.Remarks) != 4 {
		return draft, puzzle.ErrNoOthers
	}
	t := newTriangle(f)
	wanted := d.Once(2)
	for range mostPainted {
		s := t.painted(d, f.Remarks)
		if n := (painted{t, s}).three(); wanted && n == few || !wanted && n >= many {
			f.Remarks = append(f.Remarks, paint.Remark{Kind: kindThree, How: rows.Exactly, Number: &n})
			f.Remarks = append(f.Remarks, t.Told(d, s, told)...)
			return puzzle.Draft[Facts]{Facts: f,
				Story:    "Another triangle of the same size, and this time somebody has painted all of it. What is told of it is just enough to know every colour.",
				Question: "Which colour does each spot have?"}, nil
		}
	}
	return draft, puzzle.ErrBadDraw
}

// painted is a triangle of which the corners are as these remarks say, each side has the colours of
// its ends, and the inner spots have any.
func (t triangle) painted(d *chance.Draw, corners []paint.Remark) paint.Solution {
	s := paint.Solution{Spots: map[string]paint.Spot{}}
	for _, spot := range t.Spots {
		s.Spots[spot] = paint.Spot{Colour: chance.Of(d, t.Colours)}
	}
	for _, r := range corners {
		if r.Kind == kindCorner {
			s.Spots[t.Spots[t.corners[r.Place]]] = paint.Spot{Colour: r.Colour}
		}
	}
	for _, side := range t.sidesOf(anySide) {
		for _, spot := range side.between {
			s.Spots[t.Spots[spot]] = s.Spots[t.Spots[side.ends[d.Below(2)]]]
		}
	}
	return s
}
