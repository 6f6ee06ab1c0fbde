package schoolgirls

import (
	"slices"

	"solvitur/solvers/each"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// violations names every fact that a schedule breaks, straight from the wording of
// the facts.
func violations(c *class, s Solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
	r := result{c, c.schedule(s)}
	if slices.ContainsFunc(r.weeks, r.unruly) {
		broken = append(broken, ruleRows)
	}
	least, most := c.Weeks, 0
	for b := range c.Names {
		for a := range b {
			n := r.meetings(a, b)
			least, most = min(least, n), max(most, n)
		}
	}
	if most > c.Most {
		broken = append(broken, factMost)
	}
	if least < c.Least {
		broken = append(broken, factLeast)
	}
	return append(broken, holds.Broken(keyWishes, r, c.Wishes)...), nil
}

// result is an answer as wishes read it.
type result struct {
	*class
	weeks schedule
}

// unruly says whether the rows of a week are not as they should be: full, but for
// one that takes who is left over.
func (r result) unruly(week []int) bool {
	sizes := make([]int, r.rows()+1)
	for _, row := range week {
		if row < 1 || row > r.rows() {
			return true
		}
		sizes[row]++
	}
	shorter := 0
	for _, n := range sizes[1:] {
		if n != r.Size {
			shorter++
			if n != len(r.Names)%r.Size {
				return true
			}
		}
	}
	return shorter > 1
}

// meetings is how often two walk in one row.
func (r result) meetings(a, b int) int {
	return each.Count(r.weeks, func(week []int) bool { return week[a] == week[b] })
}

// holds reads the wishes as they are worded.
var holds = rows.Holds[result, Wish]{
	"week": func(r result, w Wish) bool {
		return r.together(w.Week-1, r.said[w.Rows])
	},
	"pair": func(r result, w Wish) bool {
		return (r.meetings(r.at[w.Name], r.at[w.Other]) > 0) == (w.How == meet)
	},
	"when": func(r result, w Wish) bool {
		week := r.weeks[w.Week-1]
		return (week[r.at[w.Name]] == week[r.at[w.Other]]) == (w.How == meet)
	},
}

// together says whether in a week each list of names walks in one row, and all in
// different ones.
func (r result) together(week int, lists [][]string) bool {
	taken := map[int]bool{}
	for _, list := range lists {
		row := r.weeks[week][r.at[list[0]]]
		if taken[row] {
			return false
		}
		taken[row] = true
		for _, name := range list {
			if r.weeks[week][r.at[name]] != row {
				return false
			}
		}
	}
	return true
}
