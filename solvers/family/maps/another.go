package maps

import (
	"fmt"
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// renewal offers other remarks on the same map, of which any may go. Where its colours are not
// enough, one more is there for a single region. It came late: before, maps came in disguise.
var renewal = puzzle.Renewal[Facts, paint.Solution]{Later: draft, Spare: remarks.Key}

const (
	leastDrawn, mostDrawn = 4, 20 // regions
	told                  = 30    // remarks
	mostPainted           = 20_000
)

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	a, faults := read(&like)
	if len(faults) > 0 || len(a.Spots) < leastDrawn || len(a.Spots) > mostDrawn {
		return draft, puzzle.ErrNoOthers
	}
	// Whether it can be coloured, one draw says, always the same.
	if s, _, _ := a.coloured(chance.New(""), like.Remarks); s.Spots == nil {
		return draft, puzzle.ErrNoOthers
	}
	s, colours, scarce := a.coloured(d, like.Remarks)
	if s.Spots == nil {
		return draft, puzzle.ErrBadDraw
	}
	f := like
	a.Colours, f.Colours = colours, colours
	f.Remarks = a.Told(d, s, told)
	list := english.List(colours, "and")
	if scarce >= 0 {
		one := 1
		f.Remarks = append([]paint.Remark{{Kind: "count", How: rows.Exactly, Number: &one, Colour: f.Colours[scarce]}},
			slices.DeleteFunc(f.Remarks, func(r paint.Remark) bool { return r.Kind == "count" && r.Colour == f.Colours[scarce] })...)
		list = fmt.Sprintf("%s, and %s for one region only", english.List(slices.Delete(slices.Clone(colours), scarce, scarce+1), "and"), colours[scarce])
	}
	return puzzle.Draft[Facts]{Facts: f,
		Story:    fmt.Sprintf("The same map, and somebody has coloured it: %s. Wherever two regions share a border, their colours differ. A few things more are known.", list),
		Question: fmt.Sprintf("Which colour does each of the %s regions have?", english.Words(len(a.Spots)))}, nil
}

// coloured is a colouring at random, with the colours there are, and which of these is that of one
// region only: the one of which a remark says so, or one more, if the others are not enough; -1 if none
// is. It is one without spots if none is found soon.
func (a atlas) coloured(d *chance.Draw, remarks []paint.Remark) (s paint.Solution, colours []string, scarce int) {
	scarce = -1
	for _, r := range remarks {
		if r.Kind == "count" && r.How == rows.Exactly && *r.Number == 1 {
			scarce = a.Colour(r.Colour)
		}
	}
	s = a.painted(d, scarce)
	more := slices.DeleteFunc([]string{"yellow", "orange", "violet"}, func(colour string) bool { return slices.Contains(a.Colours, colour) })
	if s.Spots != nil || scarce >= 0 || len(a.Colours) >= mostColours || len(more) == 0 {
		return s, a.Colours, scarce
	}
	scarce = len(a.Colours)
	a.Colours = append(slices.Clone(a.Colours), more[0])
	return a.painted(d, scarce), a.Colours, scarce
}

// painted is a colouring at random, of which one region has the colour that is scarce, if one is
// (-1 for none); one without colours if none is found soon.
func (a atlas) painted(d *chance.Draw, scarce int) (s paint.Solution) {
	next := a.neighbours(puzzle.KeepAll)
	of := make([]int, len(a.Spots)) // colours, from 1
	most, spent := mostPainted, false
	var paintFrom func(i int) bool
	paintFrom = func(i int) bool {
		if i == len(of) {
			return spent || scarce < 0
		}
		for _, colour := range d.Order(len(a.Colours)) {
			if most--; most < 0 || colour == scarce && spent {
				continue
			}
			of[i] = colour + 1
			clash := false
			for j := range i {
				_, joined := next[i][j]
				clash = clash || joined && of[j] == of[i]
			}
			spent = spent || colour == scarce
			if !clash && paintFrom(i+1) {
				return true
			}
			spent = spent && colour != scarce
		}
		return false
	}
	if !paintFrom(0) {
		return s
	}
	s.Spots = map[string]paint.Spot{}
	for i, name := range a.Spots {
		s.Spots[name] = paint.Spot{Colour: a.Colours[of[i]-1]}
	}
	return s
}
