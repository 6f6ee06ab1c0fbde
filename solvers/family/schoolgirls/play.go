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
			title = fmt.Sprintf("Or in group %d?", group)
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
	week  int   // that is filled next; as many as there are where nothing is left
	open  []int // groups of it that somebody can join, from 1: several where one may be the smaller one
	extra int   // a group that has too many, and
	in    int   // the week it is in; 0 where there is none
}

func (c *class) board(s Solution) *board {
	b := &board{class: c, weeks: c.schedule(s), week: c.Weeks}
	for w, week := range b.weeks {
		groups := c.groups(week)
		if i := slices.IndexFunc(groups, func(g []int) bool { return len(g) > c.Size }); i >= 0 && b.in == 0 {
			b.extra, b.in = i+1, w+1
		}
		if b.week < c.Weeks || !slices.Contains(week, 0) {
			continue
		}
		b.week = w
		for i, group := range groups {
			if len(group) < c.Size {
				b.open = append(b.open, i+1)
			}
			if maySmaller := len(group) > 0 && len(group) <= c.rest(); len(group) < c.Size && !maySmaller {
				break
			}
		}
	}
	return b
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

// closed says whether a group is the smaller one, since somebody is in one after it.
func (c *class) closed(groups [][]int, i int) bool {
	return len(groups[i]) > 0 && len(groups[i]) <= c.rest() && slices.ContainsFunc(groups[i+1:], func(g []int) bool { return len(g) > 0 })
}

// places is who stands at each place of a week, group by group, -1 for nobody. A smaller group
// stands last.
func (b *board) places(week []int) []int {
	groups, places, last := b.groups(week), []int{}, []int{}
	for i, group := range groups {
		switch {
		case b.closed(groups, i) && len(last) == 0:
			last = group
			continue
		case len(group) > b.Size:
			group = group[:b.Size] // the note says so
		}
		places = append(places, group...)
		if full := (len(places) + b.Size - 1) / b.Size * b.Size; len(group) == 0 {
			places = append(places, slices.Repeat([]int{-1}, b.Size)...)
		} else {
			places = append(places, slices.Repeat([]int{-1}, full-len(places))...)
		}
	}
	places = append(places, slices.Repeat([]int{-1}, len(b.Names))...)
	if len(last) > 0 {
		copy(places[len(b.Names)-b.rest():], last)
	}
	return places[:len(b.Names)]
}

// note says what can be pressed now.
func (b *board) note() string {
	switch {
	case b.in > 0:
		return fmt.Sprintf("Group %d of round %d has more than %d: “Take back” undoes the last step.", b.extra, b.in, b.Size)
	case b.week == b.Weeks:
		return "Everybody is in a group, in every round."
	case len(b.open) == 0:
		return fmt.Sprintf("No group of round %d has room for those who are left: “Take back” undoes the last step.", b.week+1)
	}
	return fmt.Sprintf("Press who is in group %d of round %d.", b.open[0], b.week+1)
}

// mostBeside is how many discs that are pressed stand in a row: on a phone there is room for them.
const mostBeside = 10

// names are all names, of which those that are in no group of the week yet can join one.
func (b *board) names(id, title string, group int) view.View {
	into := fmt.Sprintf("group %d of round %d", group, b.week+1)
	r := b.layout.r
	beside := min(mostBeside, int(width/(2*r)))
	lines := (len(b.Names) + beside - 1) / beside
	d := &view.Drawing{Width: view.Round(float64(beside) * 2 * r), Height: view.Round(float64(lines) * (2*r + 0.6)), Says: "Who is in " + into + "."}
	for name, text := range b.layout.texts {
		disc := view.Shape{Kind: view.Disc, Text: text, Size: view.Round(b.layout.size), R: view.Round(r - 0.2), Silent: true,
			X: view.Round(r * float64(2*(name%beside)+1)), Y: view.Round(r + float64(name/beside)*(2*r+0.6))}
		disc.ID = fmt.Sprintf("%s-%d", id, name)
		if in := b.weeks[b.week][name]; in > 0 {
			disc.Role = view.Muted
			disc.Refuses = english.Sentence(fmt.Sprintf("%s is in group %d of round %d already", b.Names[name], in, b.week+1))
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
	step := view.Step{Mark: view.Mark{ID: "play-told"}, Text: "Enter groups as the facts say."}
	switch {
	case b.week == b.Weeks:
		step.Refuses = "Everybody is in a group already."
	case weeks[b.week] == nil:
		step.Refuses = fmt.Sprintf("The facts give no groups of round %d.", b.week+1)
	case slices.Max(b.weeks[b.week]) > 0:
		step.Refuses = fmt.Sprintf("Round %d is begun already: “Take back” undoes the last step.", b.week+1)
	default:
		step.Says = fmt.Sprintf("Enter groups as the facts say of round %d: %s.", b.week+1, b.told(weeks[b.week]))
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
		switch {
		case cell.Text != "":
			cell.Role = view.Answer
		case t != nil && !t.meets:
			cell.Role, cell.Facts = view.Crossed, t.facts
		case t != nil:
			cell.Role, cell.Facts, cell.Text = view.Given, t.facts, "✓"
		}
		return cell
	})
}
