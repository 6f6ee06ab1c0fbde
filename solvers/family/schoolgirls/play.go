package schoolgirls

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// play draws the rounds as far as somebody has filled them, and everybody beneath, to be pressed:
// places are filled in the order in which they are drawn.
func play(c *class, s Solution, keep func(puzzle.FactID) bool) []view.View {
	b := c.board(s)
	drawn := c.roundsDrawn("play-rounds", "Your rounds", b.weeks, b.places, func(int, int) view.Mark { return view.Mark{} })
	drawn.Note = b.note()
	views := []view.View{drawn}
	for i, group := range b.open {
		title := ""
		if i > 0 {
			title = fmt.Sprintf("Or who is in group %d?", group)
		}
		views = append(views, b.names(fmt.Sprintf("play-into-%d", i), title, group))
	}
	if weeks, _ := b.weeksTold(keep); slices.ContainsFunc(weeks, func(week []int) bool { return week != nil }) {
		views = append(views, b.asTold(weeks))
	}
	return append(views, b.meetings(keep))
}

// board is what somebody has entered.
type board struct {
	*class
	weeks schedule
	week  int   // that is filled next, or whose groups cannot be; as many as there are where nothing is left
	open  []int // groups of it that somebody can join, from 1: several where one may be the smaller one
}

func (c *class) board(s Solution) *board {
	b := &board{class: c, weeks: c.schedule(s), week: c.Weeks}
	for w, week := range b.weeks {
		if b.amiss(week) {
			b.week, b.open = w, nil
			break
		}
		if b.week < c.Weeks || !slices.Contains(week, 0) {
			continue
		}
		b.week = w
		for i, group := range c.groups(week) {
			if len(group) == c.Size {
				continue
			}
			b.open = append(b.open, i+1)
			if len(group) == 0 || len(group) > c.rest() { // it is not the smaller one
				break
			}
		}
	}
	return b
}

// amiss says whether a group of a week has too many, or everybody is in one and they are not as
// large as they are to be.
func (b *board) amiss(week []int) bool {
	if !slices.Contains(week, 0) {
		return result{b.class, nil}.unruly(week)
	}
	return slices.ContainsFunc(b.groups(week), func(g []int) bool { return len(g) > b.Size })
}

// places is who stands at each place of a week, -1 for nobody: each group in the line of its number,
// and nobody left out, until all are as they are to be.
func (b *board) places(week []int) (places []int) {
	if !slices.Contains(week, 0) && !b.amiss(week) {
		return b.class.places(week)
	}
	for _, group := range b.groups(week) {
		places = append(places, group...)
		for range b.Size - len(group) {
			places = append(places, -1)
		}
	}
	return places
}

// note says what can be pressed now.
func (b *board) note() string {
	switch {
	case b.week == b.Weeks:
		return "Everybody is in a group, in every round."
	case len(b.open) == 0:
		return fmt.Sprintf("Round %d does not have %s: “Take back” undoes the last step.", b.week+1, b.inRows())
	}
	return fmt.Sprintf("Press who is in group %d of round %d.", b.open[0], b.week+1)
}

// mostBeside is how many discs that are pressed stand in a row: on a phone there is room for them.
const mostBeside = 10

// names are all names, of which those that are in no group of the week yet can join one.
func (b *board) names(id, title string, group int) view.View {
	r := b.layout.r
	beside := min(mostBeside, int(width/(2*r)))
	lines := (len(b.Names) + beside - 1) / beside
	d := &view.Drawing{Width: view.Round(float64(beside) * 2 * r), Height: view.Round(float64(lines) * (2*r + 0.6)), Says: fmt.Sprintf("Who is in group %d of round %d.", group, b.week+1)}
	for name, text := range b.layout.texts {
		disc := view.Shape{Mark: view.Mark{ID: fmt.Sprintf("%s-%d", id, name)}, Kind: view.Disc, Text: text, Size: view.Round(b.layout.size), R: view.Round(r - 0.2), Silent: true,
			X: view.Round(r * float64(2*(name%beside)+1)), Y: view.Round(r + float64(name/beside)*(2*r+0.6))}
		if in := b.weeks[b.week][name]; in > 0 {
			disc.Role = view.Muted
			disc.Refuses = fmt.Sprintf("In round %d, %s is in group %d already.", b.week+1, b.Names[name], in)
		} else {
			disc.Puts = []view.Put{{Leaf: schema.Pointer(inRows, b.Names[name], weekKey(b.week)), Value: strconv.Itoa(group)}}
			disc.Says = english.Sentence(fmt.Sprintf("in round %d, %s is in group %d", b.week+1, b.Names[name], group))
		}
		d.Shapes = append(d.Shapes, disc)
	}
	return view.View{Name: id, Title: title, Drawing: d}
}

// asTold enters at one press what the facts say of the groups of a week in which nobody is yet.
func (b *board) asTold(weeks schedule) view.View {
	step := view.Step{Mark: view.Mark{ID: "play-told"}, Text: "Enter the groups that the facts give"}
	switch {
	case b.week == b.Weeks:
		step.Refuses = "Everybody is in a group already."
	case weeks[b.week] == nil:
		step.Refuses = fmt.Sprintf("The facts give no groups of round %d.", b.week+1)
	case slices.Max(b.weeks[b.week]) > 0:
		step.Refuses = fmt.Sprintf("Round %d is begun already: “Take back” undoes the last step.", b.week+1)
	default:
		step.Says = fmt.Sprintf("Enter the groups that the facts give of round %d: %s.", b.week+1, b.told(weeks[b.week]))
		for name, group := range weeks[b.week] {
			if group > 0 {
				step.Puts = append(step.Puts, view.Put{Leaf: schema.Pointer(inRows, b.Names[name], weekKey(b.week)), Value: strconv.Itoa(group)})
			}
		}
	}
	return view.View{Name: "play-as-told", Steps: &view.Steps{Items: []view.Step{step}}}
}

// meetings is a table of who has met whom, in which rounds, and of what the facts say of two.
func (b *board) meetings(keep func(puzzle.FactID) bool) view.View {
	known := b.pairsTold(keep)
	return b.pairs("play-met", "In which round they meet", func(x, y int) view.Cell {
		cell := view.Cell{Text: met(b.weeks, x, y)}
		t := known[[2]int{min(x, y), max(x, y)}]
		if t != nil {
			cell.Facts = t.facts
		}
		switch {
		case cell.Text != "" && t != nil && !t.meets:
			cell.Role = view.Conflict
		case cell.Text != "":
			cell.Role = view.Answer
		case t != nil && !t.meets:
			cell.Role = view.Crossed
		case t != nil && t.week > 0:
			cell.Role, cell.Text = view.Given, strconv.Itoa(t.week)
		case t != nil:
			cell.Role, cell.Text = view.Given, "✓"
		}
		return cell
	})
}
