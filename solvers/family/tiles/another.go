package tiles

import (
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/sliding"
)

// renewal offers the same tiles in another order: some slides from where they belong. How
// hard that is, the length of the shortest plan says.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Level: func(_ Facts, s Solution) puzzle.Level { return puzzle.ByLength(len(s.Slides), 8, 12) }}

// slidesAway is how many slides a board is from its goal, at least and at most.
var slidesAway = map[puzzle.Level][2]int{puzzle.Easy: {5, 8}, puzzle.Medium: {9, 12}, puzzle.Hard: {13, 18}}

func draft(d *chance.Draw, like Facts, level puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	tray := sliding.Tray{Rows: len(like.Goal), Columns: len(like.Goal[0])}
	cells := slices.Concat(like.Goal...)
	gap := slices.Index(cells, "")
	span, known := slidesAway[level]
	if gap < 0 || slices.Contains(cells[gap+1:], "") || !known {
		return draft, puzzle.ErrNoOthers // it is all the same what lies somewhere
	}
	steps, last := tray.Steps(), -1
	for range d.Between(span[0], span[1]) {
		ahead := slices.DeleteFunc(slices.Clone(steps[gap]), func(s sliding.Step) bool { return s.From == last })
		from := chance.Of(d, ahead).From
		cells[gap], cells[from] = cells[from], ""
		gap, last = from, gap
	}
	f := like
	f.Limit, f.Start = 0, slices.Collect(slices.Chunk(cells, tray.Columns))
	return puzzle.Draft[Facts]{
		Facts: f, Story: "The same tray, in which the tiles lie in another order.",
		Question: "How do the tiles come to where they belong, in as few slides as possible?",
	}, nil
}
