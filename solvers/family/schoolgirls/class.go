package schoolgirls

import (
	"slices"

	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// class is the facts, fit for work: names and weeks are numbered from 0.
type class struct {
	Facts
	at    map[string]int        // names
	said  map[string][][]string // by text: the rows that a wish gives of its week
	named []bool                // by week: a wish speaks of it
	fixed []bool                // by week: it keeps its number, as it is named, or the only one that is not
	layout
}

// read finds what the form cannot know, and makes the class.
func read(f *Facts) (*class, []*schema.FieldError) {
	c := &class{Facts: *f, at: map[string]int{}, said: map[string][][]string{}, named: make([]bool, f.Weeks)}
	var errs []*schema.FieldError
	if n := len(f.Names); f.Size > n {
		errs = append(errs, schema.Errorf("size", "There are %d names, which do not fill a group of %d: choose a number from 2 to %d.", n, f.Size, n).
			Or("Put all into one group", schema.Edit{Op: "set", Path: "size", Value: n}))
	}
	if errs = append(errs, wishes.Faults(*f, f.Wishes)...); len(errs) > 0 {
		return nil, errs
	}
	for i, name := range f.Names {
		c.at[name] = i
	}
	c.layout = newLayout(f)
	for _, w := range f.Wishes {
		if w.Week > 0 {
			c.named[w.Week-1] = true
		}
		if w.Kind == "week" {
			c.said[w.Rows], _ = rows.ReadNames(w.Rows, betweenRows, "name", f.Names) // without faults, as was seen
		}
	}
	c.fixed = slices.Clone(c.named)
	if free := c.free(); len(free) == 1 {
		c.fixed[free[0]] = true
	}
	return c, nil
}

// free are the weeks that no wish speaks of: several can change places.
func (c *class) free() (weeks []int) {
	for w, named := range c.named {
		if !named {
			weeks = append(weeks, w)
		}
	}
	return weeks
}

// betweenRows parts the rows in the text of a week.
const betweenRows = ";"

func (c *class) numbers(names []string) []int {
	numbers := make([]int, len(names))
	for i, name := range names {
		numbers[i] = c.at[name]
	}
	return numbers
}

// rest is how many are left for a shorter row, 0 for none; rows is how many rows
// there are in all.
func (f *Facts) rest() int { return len(f.Names) % f.Size }

func (f *Facts) rows() int { return (len(f.Names) + f.Size - 1) / f.Size }

// schedule is the row of each name, from 1, by week and name.
type schedule [][]int

// order numbers rows in the order in which names reach them, and sorts the weeks
// that nobody speaks of among themselves: what differs in that alone is one answer.
func (c *class) order(s schedule) {
	var free []int
	var sorted schedule
	for w, week := range s {
		number := map[int]int{}
		for i, row := range week {
			if number[row] == 0 {
				number[row] = len(number) + 1
			}
			week[i] = number[row]
		}
		if !c.named[w] {
			free, sorted = append(free, w), append(sorted, week)
		}
	}
	slices.SortFunc(sorted, slices.Compare)
	for i, w := range free {
		s[w] = sorted[i]
	}
}

// solution spells a schedule out.
func (c *class) solution(s schedule) Solution {
	rows := make(map[string]map[string]int, len(c.Names))
	for i, name := range c.Names {
		rows[name] = make(map[string]int, c.Weeks)
		for w := range s {
			rows[name][weekKey(w)] = s[w][i]
		}
	}
	return Solution{rows}
}

// schedule reads what is spelt out; 0 is what is left open.
func (c *class) schedule(s Solution) schedule {
	weeks := make(schedule, c.Weeks)
	for w := range weeks {
		weeks[w] = make([]int, len(c.Names))
		for i, name := range c.Names {
			weeks[w][i] = s.Rows[name][weekKey(w)]
		}
	}
	return weeks
}

// enter gives an answer the order that a search would.
func enter(c *class, s *Solution) []*schema.FieldError {
	weeks := c.schedule(*s)
	c.order(weeks)
	*s = c.solution(weeks)
	return nil
}

// week is what a wish gives of its week: the row of each name, 0 for none.
func (c *class) week(w Wish) []int {
	week := make([]int, len(c.Names))
	for r, list := range c.said[w.Rows] {
		for _, name := range list {
			week[c.at[name]] = r + 1
		}
	}
	return week
}

// added adds to the groups of a round those that another wish gives; false where somebody would
// be in two, there would be too many, or one of each may be the same group.
func (c *class) added(groups, more []int) (both []int, ok bool) {
	both = make([]int, len(c.Names))
	copy(both, groups) // there may be none yet
	used := slices.Max(both)
	sizes := func(week []int) (sizes []int) {
		for _, group := range c.inRow(week) {
			sizes = append(sizes, len(group))
		}
		return sizes
	}
	if used > 0 && slices.Min(sizes(both))+slices.Min(sizes(more)) <= c.Size {
		return groups, false
	}
	for name, group := range more {
		switch {
		case group == 0:
		case both[name] > 0 || used+group > c.rows():
			return groups, false
		default:
			both[name] = used + group
		}
	}
	return both, true
}

// groups are the members of each group of a week, by its number.
func (c *class) groups(week []int) [][]int {
	groups := make([][]int, c.rows())
	for name, group := range week {
		if group > 0 && group <= len(groups) {
			groups[group-1] = append(groups[group-1], name)
		}
	}
	return groups
}

// inRow lists the names of each row of a week in which somebody is known to be, in
// the order of rows.
func (c *class) inRow(week []int) [][]int {
	return slices.DeleteFunc(c.groups(week), func(row []int) bool { return row == nil })
}
