package schoolgirls

import (
	"fmt"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// renewal offers another plan by which everybody meets everybody once, of which a little is
// remembered: any of it may go. Of fifteen, let alone more, a plan is not known before so much is told
// that hardly anything is left to find, and it takes too long to see that it is the only one.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Spare: keyWishes, Levels: func(Facts) []puzzle.Level { return []puzzle.Level{puzzle.Any} }}

const (
	mostTold   = 26 // wishes that are drawn
	mostGroups = 2  // of these, whole groups
	mostDrawn  = 9  // names
	mostTurned = 10_000
)

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	n := len(like.Names)
	var plan [][][]int // by round and group
	switch {
	case like.Most != 1 || like.Least > 1 || n > mostDrawn:
	case like.Size*like.Size == n:
		plan = slopes(n, like.Size)
	case like.Size == 2 && n%2 == 0:
		plan, _ = turned(n, 2, n-1, mostTurned, func() error { return nil })
	}
	if len(plan) == 0 || len(plan) != like.Weeks {
		return draft, puzzle.ErrNoOthers
	}
	f := like
	names := chance.Some(d, like.Names, n)
	chance.Shuffle(d, plan)
	key := func(w Wish) string { return fmt.Sprint(w.Week, min(w.Name, w.Other), max(w.Name, w.Other), w.Rows) }
	f.Wishes = chance.Distinct(mostTold, key, func(all []Wish) (Wish, bool) {
		week := d.Below(len(plan))
		group := chance.Of(d, plan[week])
		two := chance.Some(d, group, 2)
		w := Wish{Kind: "when", Week: week + 1, Name: names[two[0]], How: meet, Other: names[two[1]]}
		switch d.Below(4) {
		case 0:
			var who []string
			for _, i := range group {
				who = append(who, names[i])
			}
			groups := 0
			for _, w := range all {
				if w.Rows != "" {
					groups++
				}
			}
			return Wish{Kind: "week", Week: week + 1, Rows: strings.Join(who, ", ")}, groups < mostGroups && like.Size > 2
		case 1, 2:
			w.How, w.Other = apart, chance.Of(d, names)
			return w, w.Other != w.Name && !together(plan[week], names, w)
		}
		return w, true
	})
	return puzzle.Draft[Facts]{Facts: f,
		Story: fmt.Sprintf("The same %s, and another plan of %s rounds in groups of %s: again no two are together twice. A little of it is remembered, just enough to know all of it.",
			english.Words(n), english.Words(like.Weeks), english.Words(like.Size)),
		Question: "Who is together with whom in each round?"}, nil
}

// together says whether the two of a wish are in one group.
func together(groups [][]int, names []string, w Wish) bool {
	for _, group := range groups {
		n := 0
		for _, i := range group {
			if names[i] == w.Name || names[i] == w.Other {
				n++
			}
		}
		if n == 2 {
			return true
		}
	}
	return false
}
