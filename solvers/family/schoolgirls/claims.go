package schoolgirls

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// What can be claimed beside the rows themselves: how often two meet, at
// meetings/Ann/Bea, and who walks with whom, whether it is true: in week 3 at
// together/3/Ann/Bea, and in weeks that can change places at together/some/Ann/Bea//Cora/Dora,
// in which Cora and Dora walk in another row than Ann and Bea. There, Ann/Bea///Cora/Dora speaks of
// two different weeks.
const (
	ofMeetings = "meetings"
	ofTogether = "together"
	inSome     = "some"
)

// meets claims that two meet.
func (c *class) meets(a, b int) claim.Claim {
	return claim.Of(claim.Atom{Path: []string{ofMeetings, c.Names[min(a, b)], c.Names[max(a, b)]}, Rel: claim.AtLeast, Value: 1})
}

// grouping is what a claim of who walks together says: who does so in each row, week by week.
type grouping struct {
	week  int          // -1 for so many different ones of those that can change places
	weeks [][][]string // one where the week is known
}

// swapped are the weeks that can change places, or else all: there is one at least.
func (c *class) swapped() (weeks []int) {
	all := !slices.Contains(c.fixed, false)
	for w, fixed := range c.fixed {
		if all || !fixed {
			weeks = append(weeks, w)
		}
	}
	return weeks
}

// grouping reads the path of such a claim.
func (c *class) grouping(path []string) (g grouping, err error) {
	if len(path) < 3 || path[0] != ofTogether {
		return g, fmt.Errorf("nothing is known of “%s” here: write %s/%s/%s and so on", path[0], ofTogether, inSome, c.Names[0])
	}
	g.week = -1
	if path[1] != inSome {
		n, err := strconv.Atoi(path[1])
		if err != nil || n < 1 || n > c.Weeks || !c.fixed[n-1] {
			return g, fmt.Errorf("nothing can be claimed of round “%s”: write “%s”, or the number of a round that cannot change places with another, as a wish speaks of it", path[1], inSome)
		}
		g.week = n - 1
	}
	lists := [][]string{nil}
	for _, name := range path[2:] {
		last := len(lists) - 1
		_, known := c.at[name]
		switch {
		case name == "" && last > 0 && len(lists[last]) == 0:
			g.weeks, lists = append(g.weeks, lists[:last]), [][]string{nil}
		case name == "":
			lists = append(lists, nil)
		case !known || slices.ContainsFunc(lists, func(list []string) bool { return slices.Contains(list, name) }):
			return g, fmt.Errorf("“%s” is no name, or stands there twice", name)
		default:
			lists[last] = append(lists[last], name)
		}
	}
	g.weeks = append(g.weeks, lists)
	if slices.ContainsFunc(slices.Concat(g.weeks...), func(list []string) bool { return len(list) == 0 }) {
		return g, fmt.Errorf("a group without a name is none")
	}
	if g.week >= 0 && len(g.weeks) > 1 {
		return g, fmt.Errorf("of one round it cannot be said what happens in two: write “%s” for it", inSome)
	}
	return g, nil
}

// togetherIn says whether there are different weeks, of those that can change places, for each of
// which it is true what is said of one.
func (r result) togetherIn(said [][][]string) bool {
	taken := make([]int, r.Weeks) // by week: what is true of it, from 1
	var place func(i int, tried []bool) bool
	place = func(i int, tried []bool) bool {
		for _, w := range r.swapped() {
			if tried[w] || !r.together(w, said[i]) {
				continue
			}
			tried[w] = true
			if taken[w] == 0 || place(taken[w]-1, tried) {
				taken[w] = i + 1
				return true
			}
		}
		return false
	}
	for i := range said {
		if !place(i, make([]bool, r.Weeks)) {
			return false
		}
	}
	return true
}

// pair reads the path of a claim of how often two meet.
func (c *class) pair(path []string) (a, b int, err error) {
	if len(path) == 3 {
		var known, both bool
		a, known = c.at[path[1]]
		b, both = c.at[path[2]]
		if known && both && a != b {
			return a, b, nil
		}
	}
	return 0, 0, fmt.Errorf("two different names are wanted: write %s/%s/%s", ofMeetings, c.Names[0], c.Names[1])
}

// derived is what stands at the path of a claim that does not lead into the answer.
func derived(c *class, s Solution, path []string) (any, error) {
	r := result{c, c.schedule(s)}
	if path[0] == ofMeetings {
		a, b, err := c.pair(path)
		return r.meetings(a, b), err
	}
	g, err := c.grouping(path)
	if err != nil {
		return nil, err
	}
	if g.week >= 0 {
		return r.together(g.week, g.weeks[0]), nil
	}
	return r.togetherIn(g.weeks), nil
}

// enterPart makes claims of part of an answer. Numbers of rows mean nothing, nor do
// those of weeks that no wish speaks of: what is claimed is who walks with whom, in one claim of all
// weeks that can change places.
func enterPart(c *class, entered []claim.Atom) (claims []claim.Claim, _ []*schema.FieldError) {
	lists := make([][][]string, c.Weeks)
	rowOf := make([]map[any]int, c.Weeks)
	for _, a := range entered {
		n, _ := strconv.Atoi(a.Path[2])
		w := n - 1
		if rowOf[w] == nil {
			rowOf[w] = map[any]int{}
		}
		at, known := rowOf[w][a.Value]
		if !known {
			at = len(lists[w])
			rowOf[w][a.Value], lists[w] = at, append(lists[w], nil)
		}
		lists[w][at] = append(lists[w][at], a.Path[1])
	}
	var some []string
	for w, week := range lists {
		var path []string
		for i, list := range week {
			if i > 0 {
				path = append(path, "")
			}
			path = append(path, list...)
		}
		switch {
		case len(week) == 0, len(week) == 1 && len(week[0]) == 1: // somebody is in some group anyway
		case c.fixed[w]:
			claims = append(claims, claim.That(true, append([]string{ofTogether, weekKey(w)}, path...)...))
		case some == nil:
			some = path
		default:
			some = append(append(some, "", ""), path...)
		}
	}
	if some != nil {
		claims = append(claims, claim.That(true, append([]string{ofTogether, inSome}, some...)...))
	}
	return claims, nil
}

// says is a claim as a sentence.
func says(c *class, all claim.Claim) (string, error) { return all.Sentence(c.clause) }

func (c *class) clause(a claim.Atom, is bool) (string, error) {
	switch a.Path[0] {
	case inRows:
		if a.Rel != claim.Is {
			said, err := a.Predicate(is, func(row any) (string, error) { return fmt.Sprint(row), nil })
			return fmt.Sprintf("in round %s the group of %s %s", a.Path[2], a.Path[1], said), err
		}
		said, err := a.Predicate(is, func(row any) (string, error) { return fmt.Sprintf("in group %v", row), nil })
		return fmt.Sprintf("in round %s, %s %s", a.Path[2], a.Path[1], said), err
	case ofMeetings:
		x, y, err := c.pair(a.Path)
		if err != nil {
			return "", err
		}
		one, other := c.Names[x], c.Names[y]
		switch n, number := a.Value.(int); {
		case slices.ContainsFunc(a.Values(), func(v any) bool { _, number := v.(int); return !number }):
			return "", fmt.Errorf("how often two meet is a number")
		case number && (a.Rel == claim.AtLeast && n == 1 && is || a.Rel == claim.Is && n == 0 && !is):
			return one + " meets " + other, nil
		case number && (a.Rel == claim.AtLeast && n == 1 || a.Rel == claim.Is && n == 0):
			return one + " never meets " + other, nil
		}
		said, err := a.Predicate(is, func(n any) (string, error) { return fmt.Sprint(n), nil })
		return fmt.Sprintf("the number of rounds in which %s meets %s %s", one, other, said), err
	}
	g, err := c.grouping(a.Path)
	if err != nil {
		return "", err
	}
	so, truth := a.Value.(bool)
	if !truth || a.Rel != claim.Is {
		return "", fmt.Errorf("who is together is true or false")
	}
	return c.grouped(g, so == is), nil
}

// grouped is a grouping, or that it is not so, as a clause.
func (c *class) grouped(g grouping, is bool) string {
	if g.week >= 0 { // with a comma, since names may be numbers
		return "in round " + weekKey(g.week) + map[bool]string{true: ", ", false: " it is not so that "}[is] + rowsTold(g.weeks[0])
	}
	other := ""
	if slices.Contains(c.fixed, true) && len(c.swapped()) < c.Weeks {
		other = "other "
	}
	when := "in some " + other + "round "
	if len(g.weeks) == 1 && !is {
		return "in no " + other + "round " + rowsTold(g.weeks[0])
	}
	var told []string
	for i, week := range g.weeks {
		if i > 0 {
			when = "in another one "
		}
		told = append(told, when+rowsTold(week))
	}
	if !is {
		return "it is not so that " + strings.Join(told, "; ")
	}
	return strings.Join(told, "; ")
}

// rowsTold says who is together, and who is not.
func rowsTold(lists [][]string) string {
	var together, apart []string
	for _, list := range lists {
		if len(list) > 1 {
			together = append(together, english.List(list, "and")+" are together")
		}
		apart = append(apart, list[0])
	}
	if len(lists) > 1 {
		together = append(together, english.List(apart, "and")+" are in different groups")
	}
	return english.List(together, "and")
}
