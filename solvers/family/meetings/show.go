package meetings

import (
	"fmt"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/whole"
)

// cellID names the cell of a meeting in the tables of crosses, for frames.
func cellID(t triple) string {
	return "m-" + strconv.Itoa(t.day) + "-" + strconv.Itoa(t.friend) + "-" + strconv.Itoa(t.place)
}

// given draws the tables of crosses, one for each day, and how many meetings
// they leave.
func given(f story, keep func(puzzle.FactID) bool) []view.View {
	c := cross(f, keep)
	c.write()
	views := []view.View{c.countTable()}
	for day := range f.Days {
		views = append(views, c.table(day))
	}
	return views
}

// perDay counts the possible meetings of each day.
func (c *crosses) perDay() []int {
	counts := make([]int, c.n)
	for _, t := range c.all {
		if c.possible(t) {
			counts[t.day]++
		}
	}
	return counts
}

func (c *crosses) countTable() view.View {
	table := &view.Table{Corner: "day", Numeric: true}
	row := view.Row{Head: view.Cell{Text: "possible meetings"}}
	total := 0
	for day, n := range c.perDay() {
		total += n
		table.Columns = append(table.Columns, view.Cell{Text: c.facts.Days[day]})
		cell := view.Cell{Text: fmt.Sprint(n)}
		if n == 0 {
			cell.Role = view.Conflict
		}
		row.Cells = append(row.Cells, cell)
	}
	table.Rows = []view.Row{row}
	return view.View{
		Name:  "count",
		Title: fmt.Sprintf("Possible meetings: %d of %d", total, len(c.by)),
		Note:  fmt.Sprintf("A cross is a meeting that one of %s’s remarks rules out.", c.facts.Boy),
		Table: table,
	}
}

// table draws one day, friends by places.
func (c *crosses) table(day int) view.View {
	return view.View{
		Name:  "crosses-" + c.facts.Days[day],
		Title: c.facts.Days[day],
		Group: "crosses",
		Table: view.TableOf("friend", c.facts.Friends, c.facts.Places, func(friend, place int) view.Cell { return c.crossCell(triple{day, friend, place}) }),
	}
}

func (c *crosses) crossCell(t triple) view.Cell {
	claim := c.claim(t)
	if against := c.against(t); len(against) > 0 {
		return view.Cell{Mark: view.Mark{ID: cellID(t), Role: view.Crossed, Status: view.Told, Claim: puzzle.Not(claim), Facts: against}}
	}
	return view.Cell{Mark: view.Mark{ID: cellID(t), Role: view.Possible, Status: view.Open, Claim: claim, Implies: c.met[t.friend][t.place : t.place+1]}}
}

// show draws a schedule.
func show(f story, s Solution, _ func(puzzle.FactID) bool) []view.View {
	table := &view.Table{Corner: "day", Columns: view.Cells("friend", "place")}
	for _, m := range f.schedule(s) {
		table.Rows = append(table.Rows, view.Row{
			Head: view.Cell{Text: m.day},
			Cells: []view.Cell{
				{Mark: view.Mark{Role: view.Answer, Claim: friendOn(m.day, m.friend).String()}, Text: m.friend},
				{Mark: view.Mark{Role: view.Answer, Claim: placeOn(m.day, m.place).String()}, Text: m.place},
			},
		})
	}
	return []view.View{{Name: "schedule", Title: fmt.Sprintf("One way %s story can be true", possessive(f.Girl)), Table: table}}
}

func possessive(name string) string {
	if strings.HasSuffix(name, "s") {
		return name + "’"
	}
	return name + "’s"
}

// verdict says the verdict as a sentence about this story.
func verdict(f story, r puzzle.Result[Solution]) string {
	switch {
	case r.Verdict == puzzle.None:
		return fmt.Sprintf("No. %s story contradicts itself.", english.Capital(possessive(f.Girl)))
	case r.Verdict == puzzle.One:
		return "Yes, and in exactly one way."
	case r.Verdict == puzzle.Many:
		return fmt.Sprintf("Yes: it could have happened in %s ways.", r.Said(english.Thousands(r.Solutions)))
	case r.Solutions == 1:
		return "Yes. Whether it could also have happened in other ways is not decided: the search was stopped before it was finished."
	}
	return fmt.Sprintf("Not decided: stopped after %s choices and %s dead ends. There are %s ways to choose a possible meeting for each day.",
		english.Thousands(r.Stats.Nodes), english.Thousands(r.Stats.DeadEnds), wholeChoices(f, r.Keep))
}

// wholeChoices is the number of ways to choose a possible meeting for each day,
// clashing or not: what generating and testing has before it.
func wholeChoices(f story, keep func(puzzle.FactID) bool) string {
	return english.Grouped(string(whole.Product(cross(f, keep).perDay()...)))
}
