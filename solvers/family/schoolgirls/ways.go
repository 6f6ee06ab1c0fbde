package schoolgirls

import (
	"errors"
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

const (
	byPlan = "plan"
	byRows = "rows"
)

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*class, Solution]{
	{
		Strategy: puzzle.Strategy{Name: byPlan, Title: "Count, draw up by rule, and search on", Tree: true,
			Teaches: "First it is counted whether there can be so many weeks at all. Where nobody is named, a schedule is then drawn up by rule: by lines of all slopes, or by one week that is turned like a wheel. Only then the search begins, row by row, for all others."},
		Run: plan,
	}, {
		Strategy: puzzle.Strategy{Name: byRows, Title: "Row by row, and step back", Tree: true,
			Teaches: "The first name that has no row yet takes companions whom it may still meet. Whoever is left with too few to meet ends the attempt. Weeks are taken in order, so that no schedule comes twice; that first rows are tried in the order of the names costs nothing where the names are alike."},
		Run: func(s *puzzle.Search[Solution], c *class) error { return listened(newHunt(s, c)).search() },
	},
	small(fdsearch.Propagation(searched)),
	small(fdsearch.Learning(searched)),
}

// mostMeetings is how many meetings the engine is given to watch: of each pair, in
// each week.
const mostMeetings = 500

// small is a way by the engine, for what is small enough.
func small(way puzzle.Way[*class, Solution]) puzzle.Way[*class, Solution] {
	run := way.Run
	way.Run = func(s *puzzle.Search[Solution], c *class) error {
		n := len(c.Names)
		if meetings := c.Weeks * n * (n - 1) / 2; meetings > mostMeetings {
			return puzzle.NotApplicable(fmt.Sprintf("It would watch %s, of each pair in each week, and more than %d are too many for it.", english.Count(meetings, "meeting", "meetings"), mostMeetings))
		}
		return run(s, c)
	}
	return way
}

var counters = []puzzle.Counter{
	{Name: "nodes", Title: "choices tried", Means: "rows that were chosen, or rows for single names"},
	puzzle.DeadEnds,
	{Name: "tests", Title: "places tried on the wheel", Of: []string{byPlan}},
	{Name: "propagations", Title: "rules applied", Of: []string{fdsearch.ByPropagation, fdsearch.ByLearning}},
	{Name: "work", Title: "learned", Means: "sets of choices and conclusions that are known never to go together", Of: []string{fdsearch.ByLearning}},
}

// listened is a hunt that is told, where somebody listens.
func listened(h *hunt) *hunt {
	if h.Trace {
		h.tell = &telling{view.NewStage(given(h.c, h.Kept)...)}
	}
	return h
}

// patience is how many units of work a hunt with schedules at hand looks for another.
const patience = 1_000_000

// turns are how many places are tried on a wheel of each size: first few on all, then
// more.
var turns = []int{20_000, 300_000, 4_000_000}

// errTooMuch says that something is given up.
var errTooMuch = errors.New("this takes too much")

// plan counts, then draws a schedule up by rule, then searches.
func plan(s *puzzle.Search[Solution], c *class) error {
	h := listened(newHunt(s, c))
	if b := c.count(s.Kept); b.short != "" {
		s.Refuted(b.core)
		return s.Step(func() view.Frame {
			return view.Frame{Role: view.Conflict, Facts: b.core, Caption: "Nothing need be tried: " + b.short + "."}
		})
	}
	ruled, err := h.byRule()
	if err != nil {
		return err
	}
	for _, one := range ruled {
		s.Stats.Nodes++
		if err := s.Found(c.solution(one)); err != nil {
			return err
		}
	}
	h.found = func(found schedule) error {
		if slices.ContainsFunc(ruled, func(one schedule) bool { return slices.EqualFunc(one, found, slices.Equal) }) {
			return nil
		}
		h.waited = 0
		return s.Found(c.solution(found))
	}
	if len(ruled) > 1 {
		h.patience = patience
	}
	return h.search()
}

// byRule draws up a schedule by rule, and another by two names that change places.
// There are none where names are not alike, or no rule is known.
func (h *hunt) byRule() (all []schedule, err error) {
	c := h.c
	var given [][]string // a week, whole: names can be dealt out so that it is there
	in := 0
	for i, w := range c.Wishes {
		switch {
		case !h.Kept(wishes.ID(i)):
		case given == nil && w.Kind == "week" && len(slices.Concat(c.said[w.Rows]...)) == len(c.Names):
			given, in = c.said[w.Rows], w.Week-1
		default:
			return nil, nil
		}
	}
	if _, denied := h.Denied(); denied || len(h.Assumed()) > 0 || h.empty {
		return nil, nil
	}
	weeks, how, err := h.rule()
	if err != nil || weeks == nil {
		return nil, err
	}
	who := make([]int, len(c.Names))
	for i := range who {
		who[i] = i
	}
	if given != nil {
		bySize := func(a, b []int) int { return len(b) - len(a) }
		rows := slices.SortedStableFunc(slices.Values(weeks[0]), bySize)
		var numbers [][]int
		for _, list := range given {
			numbers = append(numbers, c.numbers(list))
		}
		slices.SortStableFunc(numbers, bySize)
		for r, row := range rows {
			for i, x := range row {
				who[x] = numbers[r][i]
			}
		}
		weeks[0], weeks[in] = weeks[in], weeks[0]
	}
	first := c.dealt(weeks, who)
	if slices.ContainsFunc(h.lo, func(lo []int8) bool { return slices.Max(lo) > 0 }) && !h.enough(first) {
		return nil, nil
	}
	if err := h.Step(func() view.Frame {
		frame := view.Frame{Role: view.Answer, Caption: how}
		return h.tell.stage.Frame(frame, c.looks(first, view.Answer))
	}); err != nil {
		return nil, err
	}
	all = append(all, first)
	for b := range who {
		for a := range b {
			if given != nil && first[in][a] != first[in][b] {
				continue
			}
			swapped := slices.Clone(who)
			for i, x := range swapped {
				switch x {
				case a:
					swapped[i] = b
				case b:
					swapped[i] = a
				}
			}
			if second := c.dealt(weeks, swapped); !slices.EqualFunc(first, second, slices.Equal) {
				return append(all, second), nil
			}
		}
	}
	return all, nil
}

// enough says whether all meet as often as they must.
func (h *hunt) enough(s schedule) bool {
	at := h.positions()
	for b := range at {
		for a := range b {
			n := int8(0)
			for _, week := range s {
				if week[a] == week[b] {
					n++
				}
			}
			if n < h.lo[at[a]][at[b]] {
				return false
			}
		}
	}
	return true
}

// rule gives weeks by the first rule that makes enough of them, and says which.
func (h *hunt) rule() (weeks [][][]int, how string, err error) {
	n, k, wanted := len(h.c.Names), h.c.Size, h.c.Weeks
	if n%k == 0 {
		if weeks = slopes(n, k); len(weeks) >= wanted {
			return weeks[:wanted], fmt.Sprintf("By rule, the names stand in %d columns, and the rows are lines of all slopes: that makes %s.", k, english.Count(len(weeks), "week", "weeks")), nil
		}
	}
	for _, most := range turns {
		for m := wanted; m <= (n-1)/(k-1)+1; m++ {
			weeks, err = turned(n, k, m, most, func() error {
				h.Stats.Tests++
				return h.Check()
			})
			if err != nil {
				return nil, "", err
			}
			if weeks != nil {
				return weeks[:wanted], fmt.Sprintf("By rule, one week is turned like a wheel of %d places: no two are equally far apart twice, so no two meet twice.", m), nil
			}
		}
	}
	return nil, "", nil
}

// dealt is a schedule by rule with names in the places of numbers.
func (c *class) dealt(weeks [][][]int, who []int) schedule {
	s := make(schedule, c.Weeks)
	for w := range s {
		s[w] = make([]int, len(who))
		for r, row := range weeks[w] {
			for _, x := range row {
				s[w][who[x]] = r + 1
			}
		}
	}
	c.order(s)
	return s
}
