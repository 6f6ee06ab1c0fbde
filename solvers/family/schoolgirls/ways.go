package schoolgirls

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"solvitur/solvers/claim"
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
			Teaches: "First it is counted whether there can be so many rounds at all. Where nobody is named, a schedule is then drawn up by rule: by lines of all slopes, or by one round that is turned like a wheel. Only then the search begins, group by group, for all others."},
		Run: plan,
	}, {
		Strategy: puzzle.Strategy{Name: byRows, Title: "Group by group, and step back", Tree: true,
			Teaches: "The first name that has no group yet takes companions whom it may still meet. Whoever is left with too few to meet ends the attempt. Rounds are taken in order, so that no schedule comes twice; that first groups are tried in the order of the names costs nothing where the names are alike."},
		Run: func(s *puzzle.Search[Solution], c *class) error { return newTask(s, c).search() },
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
			return puzzle.NotApplicable(fmt.Sprintf("It would watch %s, of each pair in each round, and more than %d are too many for it.", english.Count(meetings, "meeting", "meetings"), mostMeetings))
		}
		if c.claimed(s) > mostClaimed {
			return puzzle.NotApplicable(fmt.Sprintf("What is claimed of several rounds can be so in more than %s ways, too many for it.", english.Thousands(mostClaimed)))
		}
		return run(s, c)
	}
	return way
}

// mostClaimed is in how many ways weeks that can change places may be those that a claim speaks of,
// for the engine to be given them all.
const mostClaimed = 1000

// claimed is in how many ways that can be, mostClaimed and one more where there are more, for the
// claim for which there are the most.
func (c *class) claimed(s *puzzle.Search[Solution]) (most int) {
	var claims []claim.Claim
	for _, a := range s.Assumed() {
		claims = append(claims, a.Claim)
	}
	if denied, ok := s.Denied(); ok {
		claims = append(claims, denied)
	}
	for _, claimed := range claims {
		for _, a := range claimed.All {
			if g, err := c.grouping(a.Path); err == nil && g.week < 0 {
				n := 1
				for i := range g.weeks {
					n = min(n*max(0, len(c.swapped())-i), mostClaimed+1)
				}
				most = max(most, n)
			}
		}
	}
	return most
}

var counters = []puzzle.Counter{
	{Name: "nodes", Title: "choices tried", Means: "groups that were chosen, or groups for single names"},
	puzzle.DeadEnds,
	{Name: "tests", Title: "places tried on the wheel", Of: []string{byPlan}},
	{Name: "propagations", Title: "rules applied", Of: []string{fdsearch.ByPropagation, fdsearch.ByLearning}},
	{Name: "work", Title: "learned", Means: "sets of choices and conclusions that are known never to go together", Of: []string{fdsearch.ByLearning}},
}

// patience is how many units of work a task with schedules at hand looks for another. Of
// plain schedules of 4 to 21 names, no search that came to its end in a million waited for one
// longer than 137,078.
const patience = 250_000

// turns are how many places are tried on a wheel of each size: first few on all, then
// more.
var turns = []int{20_000, 300_000, 4_000_000}

// errTooMuch says that something is given up.
var errTooMuch = errors.New("this takes too much")

// plan counts, then draws a schedule up by rule, then searches.
func plan(s *puzzle.Search[Solution], c *class) error {
	h := newTask(s, c)
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
	if len(ruled) > 1 && !s.None() && s.Limit > 0 { // who counts all has no use for an end before
		h.patience = patience
	}
	return h.search()
}

// dealings is how often names are dealt out to the places of a schedule by rule, until
// all that is wished is so.
const dealings = 300

// byRule draws up a schedule by rule, and another one, by dealing out names: first as
// they stand, or so that a week that is given whole is one of the weeks, and then at
// random, within the rows of that week. There are none where no rule is known, or no
// dealing fits what is wished.
func (h *task) byRule() (all []schedule, err error) {
	c := h.c
	if h.empty {
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
	among := [][]int{slices.Clone(who)} // places whose names can change with each other
	for i, w := range c.Wishes {
		if h.Kept(wishes.ID(i)) && w.Kind == "week" && len(slices.Concat(c.said[w.Rows]...)) == len(c.Names) {
			bySize := func(a, b []int) int { return len(b) - len(a) }
			slices.SortStableFunc(weeks[0], bySize)
			given := c.inRow(c.week(w))
			slices.SortStableFunc(given, bySize)
			for r, row := range weeks[0] {
				for k, x := range row {
					who[x] = given[r][k]
				}
			}
			among = weeks[0]
			weeks[0], weeks[w.Week-1] = weeks[w.Week-1], weeks[0]
			break
		}
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for range dealings {
		if err := h.Check(); err != nil {
			return nil, err
		}
		s := c.dealt(weeks, who)
		if h.fits(s) && (all == nil || !slices.EqualFunc(s, all[0], slices.Equal)) {
			if all = append(all, s); len(all) == 2 {
				break
			}
		}
		for _, places := range among {
			rng.Shuffle(len(places), func(i, k int) {
				who[places[i]], who[places[k]] = who[places[k]], who[places[i]]
			})
		}
	}
	if len(all) == 0 {
		return nil, nil
	}
	return all, h.Step(func() view.Frame {
		h.shown = nil
		return h.Stage().Frame(view.Frame{Role: view.Answer, Caption: how}, c.looks(all[0], view.Answer))
	})
}

// fits says whether a schedule is as single facts and assumptions want it: how often
// two meet, and who is in whose row.
func (h *task) fits(s schedule) bool {
	at := h.positions()
	for b := range at {
		for a := range b {
			x, y, n := at[a], at[b], int8(0)
			for w, week := range s {
				beside := week[a] == week[b]
				if beside {
					n++
				}
				if beside && h.apart[w][x]>>y&1 != 0 || !beside && h.together[w][x]>>y&1 != 0 {
					return false
				}
			}
			if n < h.lo[x][y] || n > h.hi[x][y] {
				return false
			}
		}
	}
	return true
}

// rule gives weeks by the first rule that makes enough of them, and says which.
func (h *task) rule() (weeks [][][]int, how string, err error) {
	n, k, wanted := len(h.c.Names), h.c.Size, h.c.Weeks
	if n%k == 0 {
		if weeks = slopes(n, k); len(weeks) >= wanted {
			return weeks[:wanted], fmt.Sprintf("By rule, the names stand in %d columns, and the groups are lines of all slopes: that makes %s.", k, english.Count(len(weeks), "round", "rounds")), nil
		}
	}
	if err := h.Step(func() view.Frame {
		return view.Frame{Role: view.Guess, Caption: "By rule: is there one round that makes all others when it is turned like a wheel?"}
	}); err != nil {
		return nil, "", err
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
				return weeks[:wanted], fmt.Sprintf("By rule, one round is turned like a wheel of %d places: no two are equally far apart twice, so no two meet twice.", m), nil
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
