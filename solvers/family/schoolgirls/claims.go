package schoolgirls

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// What can be claimed beside the rows themselves: how often two meet, at
// meetings/Ann/Bea, and who walks with whom in a week or in some week, whether it
// is true: at together/3/Ann/Bea and at together/some/Ann/Bea//Cora/Dora, in which
// Cora and Dora walk in another row than Ann and Bea.
const (
	ofMeetings = "meetings"
	ofTogether = "together"
	inSome     = "some"
)

// meets claims that two meet.
func (c *class) meets(a, b int) claim.Claim {
	return claim.Of(claim.Atom{Path: []string{ofMeetings, c.Names[min(a, b)], c.Names[max(a, b)]}, Rel: claim.AtLeast, Value: 1})
}

// grouping is what a claim of who walks together says: in which week, -1 for
// some, and who.
type grouping struct {
	week  int
	lists [][]string
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
	var seen []string
	g.lists = [][]string{nil}
	for _, name := range path[2:] {
		if name == "" {
			g.lists = append(g.lists, nil)
			continue
		}
		if _, known := c.at[name]; !known || slices.Contains(seen, name) {
			return g, fmt.Errorf("“%s” is no name, or stands there twice", name)
		}
		seen = append(seen, name)
		last := len(g.lists) - 1
		g.lists[last] = append(g.lists[last], name)
	}
	if slices.ContainsFunc(g.lists, func(list []string) bool { return len(list) == 0 }) {
		return g, fmt.Errorf("a group without a name is none")
	}
	return g, nil
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
		return r.together(g.week, g.lists), nil
	}
	for w := range c.Weeks {
		if r.together(w, g.lists) {
			return true, nil
		}
	}
	return false, nil
}

// enterPart makes claims of part of an answer. Numbers of rows mean nothing, nor do
// those of weeks that no wish speaks of: what is claimed is who walks with whom.
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
	for w, week := range lists {
		path := []string{ofTogether, inSome}
		if c.fixed[w] {
			path[1] = weekKey(w)
		}
		for i, list := range week {
			if i > 0 {
				path = append(path, "")
			}
			path = append(path, list...)
		}
		if len(week) > 1 || len(week) == 1 && len(week[0]) > 1 {
			claims = append(claims, claim.That(true, path...))
		}
	}
	return claims, nil
}

// says is a claim as a sentence.
func says(c *class, all claim.Claim) (string, error) { return all.Sentence(c.clause) }

func (c *class) clause(a claim.Atom, is bool) (string, error) {
	switch a.Path[0] {
	case inRows:
		said, err := a.Predicate(is, func(row any) (string, error) { return fmt.Sprint(row), nil })
		return fmt.Sprintf("in round %s the group of %s %s", a.Path[2], a.Path[1], said), err
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
	return g.says(so == is), nil
}

// says is a grouping, or that it is not so, as a clause.
func (g grouping) says(is bool) string {
	when := map[bool]string{true: "in some round", false: "in no round"}[is]
	if g.week >= 0 { // with a comma, since names may be numbers
		when = "in round " + weekKey(g.week) + map[bool]string{true: ",", false: " it is not so that"}[is]
	}
	var together, apart []string
	for _, list := range g.lists {
		if len(list) > 1 {
			together = append(together, english.List(list, "and")+" are together")
		}
		apart = append(apart, list[0])
	}
	if len(g.lists) > 1 {
		together = append(together, english.List(apart, "and")+" are in different groups")
	}
	return when + " " + english.List(together, "and")
}
