package patterns

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// renewal offers a board of another size, of which it is told how long some cycles are or are not. Each
// of these conditions makes the largest total another one; the others are of the kind and
// stay, needed or not.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft}

const (
	leastOther, mostOther = 6, 14 // rows
	mostLengths           = 3     // of which something is told
	leastLeft             = 3     // types that meet the conditions: with fewer, nothing is left to compare
)

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	f := Facts{}
	for _, c := range like.Conditions {
		if c.Kind == "distinct" || c.Kind == "own" || c.Kind == "best" {
			f.Conditions = append(f.Conditions, c)
		}
	}
	if !slices.Contains(f.Conditions, Condition{Kind: "best"}) {
		return draft, puzzle.ErrNoOthers
	}
	f.N = chance.Of(d, slices.DeleteFunc(chance.Span(leastOther, mostOther), func(n int) bool { return n == like.N }))
	stay := len(f.Conditions)
	f.Conditions = append(f.Conditions, chance.Distinct(d.Between(1, mostLengths), func(c Condition) int { return c.Length }, func([]Condition) (Condition, bool) {
		return Condition{Kind: "cycle", How: chance.Of(d, []string{none, some}), Length: d.Between(2, f.N-2)}, true
	})...)
	best, left := f.largest()
	if len(best) != 1 || left < leastLeft {
		return draft, puzzle.ErrBadDraw
	}
	for i := stay; i < len(f.Conditions); i++ {
		fewer := f
		fewer.Conditions = slices.Delete(slices.Clone(f.Conditions), i, i+1)
		if more, _ := fewer.largest(); more[0].total == best[0].total {
			return draft, puzzle.ErrBadDraw
		}
	}
	return puzzle.Draft[Facts]{Facts: f, Story: retold(f.N, f.Conditions[stay:])}, nil
}

// largest are the types with the largest total, and of how many that meet the other conditions.
func (f Facts) largest() (best []arrangement, left int64) {
	v := newSieve(&search{}, &board{Facts: f})
	for a := range types(f.N, v.least()) {
		a.total = a.best()
		v.take(a, a.distinct(), a.String) // no step can fail that is not told
	}
	return v.kept, v.s.Stats.Tests - v.s.Stats.DeadEnds
}

// retold is the story: what is told of the lengths of cycles.
func retold(n int, conditions []Condition) string {
	size := english.Words(n)
	steps := map[string][]string{}
	for _, c := range conditions {
		steps[c.How] = append(steps[c.How], english.Words(c.Length))
	}
	var cycles []string
	if lengths := steps[none]; len(lengths) > 0 {
		cycles = append(cycles, fmt.Sprintf("no cycle has exactly %s steps", english.List(lengths, "or")))
	}
	for i, length := range steps[some] {
		cycles = append(cycles, map[bool]string{true: "at least one cycle has exactly ", false: "at least one has exactly "}[i == 0]+length+" steps")
	}
	return fmt.Sprintf("Another board, with %s rows and %s columns. Again each row is one of the columns, and the numbers on the board are 1, 2, 3 and so on, without a gap.\n\n"+
		"But this time you are told something about cycles. Go from a row to the column that it equals, then to the row of that number, and so on, until you are back where you began: that is a cycle. Here %s.",
		size, size, strings.Join(cycles, ", and "))
}
