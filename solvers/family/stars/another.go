package stars

import (
	"fmt"
	"math/bits"
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// renewal offers the same figure, of which it is told what stands in some circles, and how
// others compare: a placement is drawn at random, and any of what is told of it may go. A
// large figure is begun, and is to be completed.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Spare: inRemarks, Levels: levels, Level: level}

const (
	mostTriedFirst = 5_000  // numbers, with those that the puzzle has
	mostWalked     = 30_000 // numbers, with more of them
	mostMore       = 3      // numbers beyond those that the puzzle has
	mostDrawn      = 16     // circles: of more, as in the magic hexagon, no placement is soon met at random
)

func draft(d *chance.Draw, like Facts, level puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	f := like
	// What is said of a sum belongs to the figure, and may go as well.
	f.Remarks = slices.DeleteFunc(slices.Clone(like.Remarks), func(r Remark) bool {
		return r.Kind != magicKind && (r.Kind != sumKind || r.How != rows.Exactly)
	})
	g, faults := read(&f)
	if len(faults) > 0 || !f.Different || len(f.Figure.Links) == 0 {
		return draft, puzzle.ErrNoOthers
	}
	if g.circles > mostDrawn {
		return g.begun(d, level)
	}
	shuffled := func(numbers []int) { chance.Shuffle(d, numbers) }
	story := "The same figure, and the same numbers. But something is told of what stands in some of the circles, so that only one way is left to fill the others."
	x := g.walked(shuffled, mostTriedFirst)
	if x == nil { // there is none, or hardly any
		most := g.numbers[len(g.numbers)-1]
		f.Numbers = fmt.Sprintf("%d-%d", g.numbers[0], most+mostMore)
		if g, faults = read(&f); len(faults) > 0 {
			return draft, puzzle.ErrNoOthers
		}
		story = fmt.Sprintf("The same figure, but the numbers go up to %d, and not all of them are used. Something is told of what stands in some of the circles, so that only one way is left to fill the others.", most+mostMore)
		x = g.walked(shuffled, mostWalked)
	}
	if x == nil {
		return draft, puzzle.ErrBadDraw
	}
	f.Remarks = append(f.Remarks, g.told(d, x)...)
	return puzzle.Draft[Facts]{Facts: f, Story: story, Question: "Which number stands in each circle?"}, nil
}

// told are remarks on a placement that are true: what half of the circles hold, of the others
// whether that is even, and how two on each line compare.
func (f *figure) told(d *chance.Draw, x []int) (all []Remark) {
	for i, c := range d.Order(f.circles) {
		if n := x[c]; i < (f.circles+1)/2 {
			all = append(all, Remark{Kind: givenKind, Circle: f.names[c], How: rows.So, Number: &n})
		} else if d.Once(2) {
			all = append(all, Remark{Kind: "parity", Circle: f.names[c], How: []string{even, odd}[n%2]})
		}
	}
	for _, line := range f.lines {
		pair := chance.Some(d, line, min(2, len(line)))
		if len(pair) < 2 {
			continue
		}
		a, b := pair[0], pair[1]
		if apart := max(x[a]-x[b], x[b]-x[a]); d.Once(2) {
			all = append(all, Remark{Kind: "apart", Circle: f.names[a], Other: f.names[b], How: rows.Exactly, Number: &apart})
			continue
		}
		all = append(all, Remark{Kind: "compare", Circle: f.names[a], Other: f.names[b], How: map[bool]string{true: rows.Less, false: rows.More}[x[a] < x[b]]})
	}
	return all
}

// walked is a placement, by circle, as the equations leave it; nil if none is found with so many
// numbers tried. Order puts into order what is tried: the circles, the sums and the numbers.
func (f *figure) walked(order func([]int), most int) []int {
	w := &filler{Search: &puzzle.Search[Solution]{}, f: f, x: make([]int, f.circles), once: true}
	w.narrow()
	system := f.system(puzzle.KeepAll)
	preferred := chance.Span(0, f.circles-1)
	order(preferred)
	places := system.order(preferred, f.equal(puzzle.KeepAll))
	backwards := slices.Clone(places)
	slices.Reverse(backwards)
	tells, rest, ok := system.solve(append(backwards, system.sum))
	if !ok || slices.ContainsFunc(rest, func(e equation) bool { return e.rhs != 0 }) {
		return nil
	}
	w.prepare(places, tells, system)
	sums, err := w.sums(system, tells)
	if err != nil {
		return nil
	}
	order(sums)
	for i, sum := range sums {
		w.sum = sum
		if w.wander(order, most/(len(sums)-i)) {
			return w.x
		}
		most -= most / (len(sums) - i)
	}
	return nil
}

// wander fills the places in turn, with numbers in an order of one's choice, and says whether
// it comes to the end.
func (w *filler) wander(order func([]int), most int) bool {
	w.used = 0
	at := 0
	ways := func() ([]int, bool) {
		if at == len(w.places) {
			return nil, false
		}
		return w.open(order, &w.places[at]), true
	}
	put := func(position int) {
		w.put(w.places[at].circle, position)
		at++
	}
	return chance.Walk(most, ways, put, func(position int) {
		at--
		w.used &^= 1 << position
	})
}

// open are the positions of the numbers that a place may hold, in the order to try them.
func (w *filler) open(order func([]int), p *place) (all []int) {
	if p.told {
		if _, i, wrong := w.following(p); wrong == nothing {
			all = append(all, i)
		}
		return all
	}
	for set := w.domain[p.circle] &^ w.used; set != 0; set &= set - 1 {
		all = append(all, bits.TrailingZeros64(set))
	}
	order(all)
	return all
}
