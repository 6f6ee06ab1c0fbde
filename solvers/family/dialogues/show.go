package dialogues

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// startID stands for the moment before the conversation.
const startID = "start"

// leftCell names the cell that says how many choices a sentence leaves.
func leftCell(id puzzle.FactID) string { return "left-" + id }

// given draws what is chosen from, and the conversation with room for what each
// sentence leaves.
func given(c *conversation, keep func(puzzle.FactID) bool) []view.View {
	s := newScript(c.Facts, keep)
	t := &view.Table{Corner: "after", Columns: view.Cells(c.units() + " left")}
	start := view.Cell{Mark: view.Mark{ID: leftCell(startID)}, Text: "?"}
	if all := c.unconditional(); len(s.known) == 0 && all >= 0 {
		start.Text = english.Thousands(all)
	}
	t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: "the start"}, Cells: []view.Cell{start}})
	for i, l := range c.Conversation {
		mark := view.Mark{Facts: []puzzle.FactID{lineID(i)}}
		cell := view.Cell{Mark: view.Mark{ID: leftCell(lineID(i))}, Text: "?"}
		if !keep(lineID(i)) {
			mark.Role, cell.Role, cell.Text = view.Muted, view.Muted, "not said"
		}
		t.Rows = append(t.Rows, view.Row{Head: view.Cell{Mark: mark, Text: fmt.Sprintf("%d. %s", i+1, l.sentence())}, Cells: []view.Cell{cell}})
	}
	views := []view.View{{Name: "conversation", Title: "The conversation", Table: t}}
	return append(views, startPlot(s)...)
}

// startDots is about how many dots the plot of the start has.
const startDots = 2_500

// startPlot is the field before anything is said, thinned out; only for pairs,
// which need not be searched for.
func startPlot(s *script) []view.View {
	f := s.facts
	if f.Count != 2 || f.unconditional() < 2 {
		return nil
	}
	across, up := s.axes()
	room := f.High - f.Low + 1
	step := max(1, room*room/(sampleDots*2))
	points := make([]point, 0, room*room/step/2+room)
	column, row := across.function(), up.function()
	for i := 0; i < room*room; i += step {
		x, y := f.Low+i%room, f.Low+i/room
		if x < y || x == y && f.Equal {
			pair := []int{x, y}
			if !slices.ContainsFunc(s.known, func(c condition) bool { return !c.line.holds(pair) }) {
				points = append(points, point{column(pair), row(pair), 0})
			}
		}
	}
	if len(points) < 2 {
		return nil
	}
	frame := newFrame(across, up, points)
	at := frame.dots(points, 1)[0]
	note := fmt.Sprintf("A dot is a pair of numbers. Whoever knows %s knows the column, whoever knows %s the row.", across, up)
	if len(at)/2 > startDots || step > 1 {
		note += " Not every pair has a dot of its own."
	}
	if every := len(at) / 2 / startDots; every > 0 {
		thin := at[:0]
		for i := 0; i+1 < len(at); i += 2 * (every + 1) {
			thin = append(thin, at[i], at[i+1])
		}
		at = thin
	}
	return []view.View{{Name: "field", Title: fmt.Sprintf("All there is to choose from: %s (across) and %s (upwards)", across, up),
		Note: note,
		Drawing: &view.Drawing{Width: plotWidth, Height: plotHeight, Says: fmt.Sprintf("A plot of the pairs, %s across and %s upwards.", across, up),
			Shapes: append(frame.axes(), view.Shape{Kind: view.Dots, R: 0.35, Points: at, Mark: view.Mark{Role: view.Possible}})}}}
}

// alternativesShown is how many choices that somebody cannot tell apart are
// written out.
const alternativesShown = 8

// show goes through the conversation as it was with these numbers: what each
// speaker could not tell apart.
func show(c *conversation, s Solution, keep func(puzzle.FactID) bool) []view.View {
	if !c.admits(s.Numbers) {
		return nil
	}
	j := c.lend(keep)
	defer c.giveBack(j)
	people := &view.Table{Corner: "who", Columns: view.Cells("knows")}
	for _, v := range j.viewers {
		people.Rows = append(people.Rows, view.Row{
			Head:  view.Cell{Mark: view.Mark{Facts: v.facts}, Text: v.name},
			Cells: []view.Cell{{Mark: view.Mark{Facts: v.facts, Role: view.Given}, Text: v.told(s.Numbers)}},
		})
	}
	views := []view.View{{Name: "numbers", Title: "The numbers", Number: &view.Number{Digits: strings.ReplaceAll(listed(s.Numbers), " and ", ", "), Mark: view.Mark{Role: view.Answer}}}}
	if len(people.Rows) > 0 {
		views = append(views, view.View{Name: "people", Title: "With these numbers", Table: people})
	}
	steps := &view.Steps{}
	for i, line := range j.lines {
		text := english.Capital(line.text) + "." + j.thoughts(i, s.Numbers)
		steps.Items = append(steps.Items, view.Step{Mark: view.Mark{Facts: []puzzle.FactID{line.id}}, Text: text})
	}
	if len(steps.Items) > 0 {
		views = append(views, view.View{Name: "told", Title: "What the speakers had in mind", Steps: steps})
	}
	return views
}

// thoughts say what the speaker of a sentence cannot tell from the numbers when it is
// said.
func (j *judge) thoughts(sentence int, numbers []int) string {
	line := j.lines[sentence]
	if line.who == nil {
		return ""
	}
	moment := sentence
	if line.says.op == opAt {
		moment = line.says.moment
	}
	some, total := j.alternatives(line.who, moment, numbers, alternativesShown)
	told := each.Of(some, listed)
	verb := "thinks of"
	switch {
	case total == 0:
		told = append(told, "and others")
	case total == 1:
		verb = "can only think of"
	case total > len(some):
		told = append(told, fmt.Sprintf("and %s more", english.Thousands(total-len(some))))
	}
	return fmt.Sprintf(" %s, who knows %s, %s %s.", english.Capital(line.who.name), line.who.told(numbers), verb, strings.Join(told, "; "))
}

// verdict is the outcome as a sentence about this conversation.
func verdict(c *conversation, r puzzle.Result[Solution]) string {
	switch {
	case r.Verdict == puzzle.None:
		return "No numbers fit: this conversation cannot have taken place."
	case r.Verdict == puzzle.One && c.Count == 1:
		return fmt.Sprintf("%s is %s.", cmp.Or(c.Subject, "The number"), listed(r.Found[0].Numbers))
	case r.Verdict == puzzle.One:
		return fmt.Sprintf("%s are %s.", cmp.Or(c.Subject, "The numbers"), listed(r.Found[0].Numbers))
	case r.Verdict == puzzle.Many && r.Exact && len(r.Found) <= 4 && r.Solutions == len(r.Found):
		var each []string
		for _, s := range r.Found {
			each = append(each, listed(s.Numbers))
		}
		return fmt.Sprintf("A listener cannot tell: %s fit: %s.", c.number(r.Solutions), strings.Join(each, "; "))
	case r.Verdict == puzzle.Many:
		return fmt.Sprintf("A listener cannot tell: %s fit.", r.Said(c.number(r.Solutions)))
	case r.Solutions == 1:
		return fmt.Sprintf("%s fit. Whether others do too is not decided: the search was stopped before it was finished.", english.Capital(listed(r.Found[0].Numbers)))
	case r.Why == "memory":
		return fmt.Sprintf("Not decided: there are more than %s choices to write down. Narrow the range, or let everybody know more.", english.Thousands(maxChoices))
	}
	return fmt.Sprintf("Not decided: stopped after looking at %s choices.", english.Thousands(r.Stats.Tests))
}
