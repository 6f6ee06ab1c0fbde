package stars

import (
	"fmt"
	"slices"

	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// drawn are the symmetries of the figure as it is drawn, of the facts that are kept;
// nil where placements cannot be put into classes by them: where numbers may be used
// twice, classes are of different sizes.
func (f *figure) drawn(r puzzle.Result[Solution]) [][]int {
	if !f.Different || !r.Keep(differentID) {
		return nil
	}
	group, _ := f.symmetries(r.Keep, f.drawnAlike)
	return group
}

// mostClasses is how many classes are drawn.
const mostClasses = 12

// findings are what the sums alone tell, the symmetries, and one placement of each
// class.
func findings(f *figure, r puzzle.Result[Solution]) (views []view.View) {
	if items := f.counting(r.Keep); len(items) > 0 {
		views = append(views, view.View{Name: "counting", Title: "What the sum must be", Steps: &view.Steps{Items: items}})
	}
	group := f.drawn(r)
	if len(group) < 2 {
		return views
	}
	views = append(views, view.View{Name: "symmetries", Title: "Symmetries", Steps: &view.Steps{Items: f.tellSymmetries(r, group)}})
	if !r.Exact || r.Solutions < 2 {
		return views
	}
	classes, seen := r.Solutions/len(group), map[string]bool{}
	for _, s := range r.Found {
		key := class(s.numbers(f), group)
		if seen[key] {
			continue
		}
		if seen[key] = true; len(seen) > mostClasses {
			break
		}
		v := view.View{Name: fmt.Sprintf("class-%d", len(seen)), Title: fmt.Sprintf("Class %d of %s", len(seen), english.Thousands(classes)), Group: "classes"}
		v.Drawing = f.filled(s, 0.6, r.Keep)
		views = append(views, v)
	}
	if classes > mostClasses {
		views[len(views)-1].Note = fmt.Sprintf("Of the %s classes, the first %d that were met are drawn.", english.Thousands(classes), mostClasses)
	}
	return views
}

// tellSymmetries says how often the figure falls on itself, and what that makes of
// the number of placements.
func (f *figure) tellSymmetries(r puzzle.Result[Solution], group [][]int) (items []view.Step) {
	say := func(format string, args ...any) {
		items = append(items, view.Step{Text: fmt.Sprintf(format, args...)})
	}
	mirrored := each.Count(group, f.mirrors)
	say("The figure can be turned and mirrored onto itself in %s ways, every line onto a line: %s, counting the one that moves nothing, and %s.",
		english.Words(len(group)), english.Count(len(group)-mirrored, "turn", "turns"), english.Count(mirrored, "mirroring", "mirrorings"))
	counted := r.Exact && r.Solutions > 0
	if counted {
		say("%s ÷ %d = %s: so many placements are left if those count once that can be turned or mirrored into each other.",
			english.Thousands(r.Solutions), len(group), english.Thousands(r.Solutions/len(group)))
	}
	all, complete := f.symmetries(r.Keep, f.alike(r.Keep))
	switch {
	case !complete:
		say("Circles that no line tells apart may also be exchanged, in more than %s ways in all.", english.Thousands(mostSymmetries))
	case len(all) > len(group):
		say("The lines themselves have more symmetries than the drawing, %s: circles can change places so that all that lay on a line still do, though the figure is torn apart.", english.Thousands(len(all)))
		if counted {
			say("If those count once that are alike in this way, %s placements are left.", english.Words(r.Solutions/len(all)))
		}
	default:
		say("Lines and facts have no other symmetries: these permutations of the circles are all that take every line to a line.")
	}
	return items
}

// counting says what the lines add up to, or that they cannot, by counting every
// number as often as its circle is on a line; nothing where that does not tell.
func (f *figure) counting(keep func(puzzle.FactID) bool) (items []view.Step) {
	if !f.usesAll(keep) {
		return nil
	}
	groups := f.equal(keep)
	times, used := f.evenly(groups)
	if times == 0 {
		return nil
	}
	total := 0
	for _, n := range f.numbers {
		total += n
	}
	facts := make([]puzzle.FactID, len(used))
	for i, g := range used {
		facts[i] = g.fact
	}
	say := func(facts []puzzle.FactID, format string, args ...any) {
		items = append(items, view.Step{Text: fmt.Sprintf(format, args...), Mark: view.Mark{Facts: facts}})
	}
	say([]puzzle.FactID{differentID}, "All numbers are used, each once: together they make %s.", english.Thousands(total))
	often := map[int]string{1: "once", 2: "twice"}[times]
	if often == "" {
		often = english.Words(times) + " times"
	}
	if times == 1 {
		say(facts, "These %s go through every circle once.", f.sums(len(used)))
	} else {
		say(facts, "Every circle is on %s of the %s.", english.Words(times), f.sums(len(used)))
	}
	whole := total * times
	if whole%len(used) != 0 {
		say(nil, "So the %s sums would make %s together, with every number counted %s. That cannot be divided by %d, and there is no placement.", english.Words(len(used)), english.Thousands(whole), often, len(used))
		return items
	}
	say(nil, "So the %s sums make %s together, with every number counted %s, and each is %s.", english.Words(len(used)), english.Thousands(whole), often, english.Thousands(whole/len(used)))
	if f.Sum != nil && keep(sumID) && *f.Sum != whole/len(used) {
		say([]puzzle.FactID{sumID}, "That is not the sum that is wanted, %s: there is no placement.", english.Thousands(*f.Sum))
	}
	return items
}

// sums names some lines, or groups of circles that add up to as much.
func (f *figure) sums(n int) string {
	if len(f.equal(puzzle.KeepAll)) > len(f.lines) {
		return english.Words(n) + " lines and groups"
	}
	return english.Words(n) + " lines"
}

// evenly finds groups that go through every circle equally often: all of them, or
// some that go through each once. times is 0 where there are none.
func (f *figure) evenly(groups []group) (times int, used []group) {
	on := make([]int, f.circles)
	for _, g := range groups {
		for _, c := range g.circles {
			on[c]++
		}
	}
	if slices.Min(on) == slices.Max(on) && on[0] > 0 {
		return on[0], groups
	}
	covered := make([]bool, f.circles)
	if used = cover(groups, covered, mostTried); used == nil {
		return 0, nil
	}
	return 1, used
}

// cover finds groups that go through every circle that is not covered exactly once,
// in so many steps at most.
func cover(groups []group, covered []bool, steps int) []group {
	var chosen []int // groups, by position
	put := func(i int, is bool) {
		for _, c := range groups[i].circles {
			covered[c] = is
		}
	}
	for i, left := 0, steps; left > 0; left-- {
		first := slices.Index(covered, false)
		if first < 0 {
			used := make([]group, len(chosen))
			for k, i := range chosen {
				used[k] = groups[i]
			}
			return used
		}
		for ; i < len(groups); i++ {
			g := groups[i].circles
			if slices.Contains(g, first) && !slices.ContainsFunc(g, func(c int) bool { return covered[c] }) {
				break
			}
		}
		if i < len(groups) {
			put(i, true)
			chosen, i = append(chosen, i), 0
			continue
		}
		last := len(chosen) - 1
		if last < 0 {
			return nil
		}
		i = chosen[last] + 1
		put(chosen[last], false)
		chosen = chosen[:last]
	}
	return nil
}
