package stars

import (
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// mostBegun is how many numbers are tried to fill a large figure. What is drawn is not that placement,
// but how it is turned and mirrored, and which of its numbers are told.
const mostBegun = 200_000

// levels: how hard it is to complete a figure is known, of others it is not.
func levels(like Facts) []puzzle.Level {
	if len(like.Figure.Nodes) > mostDrawn {
		return puzzle.Seeded
	}
	return []puzzle.Level{puzzle.Any}
}

// begun offers a figure in which some numbers stand: where it is to be easy, enough of them to go on
// line by line, and one fewer for medium difficulty. Where it is to be hard, any of them may go as
// long as the others tell all.
func (f *figure) begun(d *chance.Draw, level puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	placed := f.walked(func([]int) {}, mostBegun)
	if placed == nil {
		return draft, puzzle.ErrNoOthers
	}
	x := placed
	if all, complete := f.symmetries(puzzle.KeepAll, f.drawnAlike); complete {
		x = make([]int, f.circles)
		for c, to := range chance.Of(d, all) {
			x[to] = placed[c]
		}
	}
	known := slices.Repeat([]bool{true}, f.circles)
	for _, c := range d.Order(f.circles) {
		if known[c] = false; !f.follow(known) {
			known[c] = true
		}
	}
	draft = puzzle.Draft[Facts]{Facts: f.Facts, Whole: true, Question: "Which number stands in each of the other circles?",
		Story: "The same figure has been filled again, perhaps turned or mirrored, and some of its numbers are still there. There is always a line with just one empty circle, whose number follows, until all are filled."}
	switch {
	case level == puzzle.Medium:
		draft.Story = "The same figure has been filled again, perhaps turned or mirrored, and some of its numbers are still there. Line by line you get stuck. But one more number, in the right circle, gets you through: try the numbers there, and only one of them works."
		for _, c := range chance.Some(d, positions(known), 1) {
			known[c] = false
		}
	case level == puzzle.Hard:
		draft.Story, draft.Whole = "The same figure has been filled again, perhaps turned or mirrored, and a few of its numbers are still there. They are just enough to work out all the others.", false
	}
	if draft.Whole { // line by line, one has to know what to add up to
		sum := 0
		for _, c := range f.lines[0] {
			sum += x[c]
		}
		draft.Facts.Sum = &sum
	}
	draft.Facts.Remarks = slices.Clone(f.Remarks)
	for _, c := range positions(known) {
		draft.Facts.Remarks = append(draft.Facts.Remarks, Remark{Kind: givenKind, Circle: f.names[c], How: rows.So, Number: &x[c]})
	}
	return draft, nil
}

// level is how many numbers have to be supposed until a line, one after the other, has one circle
// alone of which nothing is known: none, one, or more.
func level(like Facts, _ Solution) puzzle.Level {
	f, _ := read(&like)
	known := make([]bool, f.circles)
	for _, r := range f.Remarks {
		if r.Kind == givenKind && r.How == rows.So {
			known[f.number[r.Circle]] = true
		}
	}
	if f.follow(known) {
		return puzzle.Easy
	}
	for c := range known {
		more := slices.Clone(known)
		if more[c] = true; f.follow(more) {
			return puzzle.Medium
		}
	}
	return puzzle.Hard
}

// follow says whether the numbers of all circles follow from those that are known and from what
// a line adds up to, each as the last one that is missing on a line.
func (f *figure) follow(known []bool) bool {
	known = slices.Clone(known)
	for again := true; again; {
		again = false
		for _, g := range f.equal(puzzle.KeepAll) {
			open := slices.DeleteFunc(slices.Clone(g.circles), func(c int) bool { return known[c] })
			if len(open) == 1 {
				known[open[0]], again = true, true
			}
		}
	}
	return !slices.Contains(known, false)
}

// positions are where it is so.
func positions(known []bool) (all []int) {
	for c, is := range known {
		if is {
			all = append(all, c)
		}
	}
	return all
}
