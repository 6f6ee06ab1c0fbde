package schoolgirls

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// renewal offers another plan by which everybody meets everybody once, of which a little is
// remembered: any of it may go. Where no such plan is known of so many, or of so many it takes too
// long to see that it is the only one, fewer of them meet. Of fifteen, it is only seen soon
// where some rounds are known whole.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Spare: keyWishes, Levels: func(Facts) []puzzle.Level { return []puzzle.Level{puzzle.Any} }}

const (
	mostSmall   = 9 // names
	mostDrawn   = 16
	mostTurned  = 10_000
	mostTold    = 26 // wishes that are drawn for few names
	mostGroups  = 2  // of these, whole groups
	mostGrouped = 13 // groups that are drawn for many: of pairs, it takes long to see what follows
	knownWhole  = 3  // rounds: with two, it takes too long
)

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	n := len(like.Names)
	plan := meeting(n, like.Size)
	if n > mostSmall && (len(plan) == 0 || n > mostDrawn) {
		n = min(n, like.Size*like.Size)
		plan = meeting(n, like.Size)
	}
	switch {
	case like.Most != 1 || like.Least > 1 || len(plan) == 0 || n > mostDrawn,
		len(like.Names) <= mostSmall && len(plan) != like.Weeks,
		len(like.Names) > mostSmall && like.Size == 2:
		return draft, puzzle.ErrNoOthers
	}
	f := like
	f.Names, f.Weeks = like.Names[:n], len(plan)
	names := chance.Some(d, f.Names, n)
	chance.Shuffle(d, plan)
	if n > mostSmall && n > like.Size*like.Size {
		f.Wishes = nil
		for week, groups := range plan[:knownWhole] {
			f.Wishes = append(f.Wishes, Wish{Kind: "week", Week: week + 1, Rows: listed(groups, names)})
		}
		return puzzle.Draft[Facts]{Facts: f, Whole: true,
			Story:    fmt.Sprintf("%s For %s of the rounds it is known who was with whom, and only one plan fits them. The order of the other rounds does not matter.", retold(like, f), english.Words(knownWhole)),
			Question: "Who is together with whom in each of the other rounds?"}, nil
	}
	key := func(w Wish) string { return fmt.Sprint(w.Week, min(w.Name, w.Other), max(w.Name, w.Other), w.Rows) }
	told, kinds, most := mostTold, 4, mostGroups
	if n > mostSmall {
		told, kinds, most = mostGrouped, 1, mostGrouped
	}
	f.Wishes = chance.Distinct(told, key, func(all []Wish) (Wish, bool) {
		week := d.Below(len(plan))
		group := chance.Of(d, plan[week])
		two := chance.Some(d, group, 2)
		w := Wish{Kind: "when", Week: week + 1, Name: names[two[0]], How: meet, Other: names[two[1]]}
		switch d.Below(kinds) {
		case 0:
			groups := each.Count(all, func(w Wish) bool { return w.Rows != "" })
			return Wish{Kind: "week", Week: week + 1, Rows: listed([][]int{group}, names)}, groups < most && like.Size > 2
		case 1, 2:
			w.How, w.Other = apart, chance.Of(d, names)
			return w, w.Other != w.Name && !together(plan[week], names, w)
		}
		return w, true
	})
	if n > mostSmall { // groups are read round by round
		slices.SortStableFunc(f.Wishes, func(a, b Wish) int { return a.Week - b.Week })
	}
	return puzzle.Draft[Facts]{Facts: f,
		Story:    retold(like, f) + " A little of it is remembered, just enough to know all of it, and which round is which.",
		Question: "Who is together with whom in each round?"}, nil
}

// retold is what the plan is for.
func retold(like, f Facts) string {
	n, rounds, size := english.Words(len(f.Names)), english.Words(f.Weeks), english.Words(f.Size)
	if all := len(like.Names); len(f.Names) < all {
		return fmt.Sprintf("This time there are %s instead of %s, and a plan of %s rounds in groups of %s: again no two are together twice, and everybody meets each of the others.", n, english.Words(all), rounds, size)
	}
	return fmt.Sprintf("The same people, %s of them, and another plan of %s rounds in groups of %s: again no two are together twice.", n, rounds, size)
}

// meeting is a plan by which each of n names meets each other once, by round and group; nil if
// none is known.
func meeting(n, size int) (plan [][][]int) {
	if n == size*size {
		plan = slopes(n, size)
	}
	if len(plan) == 0 && n > size && n%size == 0 && (n-1)%(size-1) == 0 {
		plan, _ = turned(n, size, (n-1)/(size-1), mostTurned, func() error { return nil })
	}
	return plan
}

// listed writes some groups of a round.
func listed(groups [][]int, names []string) string {
	all := make([]string, len(groups))
	for i, group := range groups {
		var who []string
		for _, k := range group {
			who = append(who, names[k])
		}
		all[i] = strings.Join(who, ", ")
	}
	return strings.Join(all, betweenRows+" ")
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
