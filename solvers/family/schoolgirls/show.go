package schoolgirls

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// placeID names a place in the picture of the weeks, and pairID a cell of the table
// of meetings, for frames.
func placeID(week, place int) string { return fmt.Sprintf("place-%d-%d", week, place) }
func pairID(a, b int) string         { return fmt.Sprintf("pair-%d-%d", a, b) }

// told is what single facts say of two: that they meet, in which week if that is said, or do not.
type told struct {
	meets bool
	week  int // 0 where it is not known
	facts []puzzle.FactID
}

// pairsTold are the pairs of which single facts say something, by name. Where two facts contradict each
// other, it is what the first one says: the picture shows no more than one.
func (c *class) pairsTold(keep func(puzzle.FactID) bool) map[[2]int]*told {
	known := map[[2]int]*told{}
	tell := func(a, b, week int, meets bool, id puzzle.FactID) {
		pair := [2]int{min(a, b), max(a, b)}
		if known[pair] == nil {
			known[pair] = &told{meets, week, nil}
		}
		if t := known[pair]; t.meets == meets && !slices.Contains(t.facts, id) {
			t.facts = append(t.facts, id)
		}
	}
	for i, w := range c.Wishes {
		id := wishes.ID(i)
		switch {
		case !keep(id):
		case w.Kind == "week":
			for _, list := range c.said[w.Rows] {
				members := c.numbers(list)
				for k, a := range members {
					for _, b := range members[:k] {
						tell(a, b, w.Week, true, id)
					}
				}
			}
		case w.Kind == "pair" || w.How == meet:
			tell(c.at[w.Name], c.at[w.Other], w.Week, w.How == meet, id)
		}
	}
	return known
}

// weeksTold are the rows that wishes give, as far as they are of one mind, and by which wish.
func (c *class) weeksTold(keep func(puzzle.FactID) bool) (weeks schedule, by [][]puzzle.FactID) {
	weeks, by = make(schedule, c.Weeks), make([][]puzzle.FactID, c.Weeks)
	for w := range by {
		by[w] = make([]puzzle.FactID, len(c.Names))
	}
	for i, w := range c.Wishes {
		id := wishes.ID(i)
		if w.Kind != "week" || !keep(id) {
			continue
		}
		if groups, ok := c.added(weeks[w.Week-1], c.week(w)); ok {
			for name, group := range groups {
				if group > 0 && by[w.Week-1][name] == "" {
					by[w.Week-1][name] = id
				}
			}
			weeks[w.Week-1] = groups
		}
	}
	return weeks, by
}

// given draws the weeks, with the rows that wishes give, and who meets whom for
// certain by a single fact, or does not.
func given(c *class, keep func(puzzle.FactID) bool) []view.View {
	weeks, by := c.weeksTold(keep)
	known := c.pairsTold(keep)
	drawn := c.weeksDrawn("weeks", "The rounds", weeks, func(week, name int) view.Mark {
		if name >= 0 && by[week][name] != "" {
			return view.Mark{Role: view.Given, Facts: []puzzle.FactID{by[week][name]}}
		}
		return view.Mark{}
	})
	for i, place := 0, 0; i < len(drawn.Drawing.Shapes); i++ {
		if s := &drawn.Drawing.Shapes[i]; s.Kind == view.Disc {
			s.ID, s.Colour = placeID(place/len(c.Names), place%len(c.Names)), 0
			place++
		}
	}
	meetAll := c.meetAll(keep)
	for _, t := range known {
		meetAll = meetAll && t.meets // else a wish says no
	}
	table := c.pairs("meetings", "Who meets whom", func(a, b int) view.Cell {
		claim := c.meets(a, b).String()
		cell := view.Cell{Mark: view.Mark{ID: pairID(a, b), Role: view.Possible, Status: view.Open, Claim: claim}}
		t := known[[2]int{min(a, b), max(a, b)}]
		switch {
		case t == nil && meetAll: // whether they meet is no question, only when
			cell.Mark = view.Mark{ID: pairID(a, b), Says: english.Sentence(c.Names[a] + " and " + c.Names[b] + " meet in some round")}
		case t != nil:
			cell.Status, cell.Facts = view.Told, t.facts
			switch {
			case !t.meets:
				cell.Role, cell.Claim = view.Crossed, puzzle.Not(claim)
			case t.week > 0:
				cell.Role, cell.Text = view.Given, strconv.Itoa(t.week)
			default:
				cell.Role, cell.Text = view.Given, "✓"
			}
		}
		return cell
	})
	if meetAll {
		table.Title, table.Note = "When they meet", "If it can be done, everybody meets everybody: what is left to find is in which round."
	}
	return []view.View{drawn, table}
}

// pairs is a table of all pairs, each once: below the diagonal.
func (c *class) pairs(name, title string, cell func(a, b int) view.Cell) view.View {
	n, table := len(c.Names), &view.Table{}
	for a, short := range english.Initials(c.Names[:n-1]) {
		table.Columns = append(table.Columns, view.Cell{Text: short, Mark: view.Mark{Says: c.Names[a]}})
	}
	for b := 1; b < n; b++ {
		row := view.Row{Head: view.Cell{Text: c.Names[b]}, Cells: make([]view.Cell, n-1)}
		for a := range b {
			row.Cells[a] = cell(a, b)
		}
		table.Rows = append(table.Rows, row)
	}
	return view.View{Name: name, Title: title, Table: table}
}

// Measures of the picture of the weeks, in its units.
const (
	width            = 120.0
	largest          = 3.8 // radius of a disc
	smallest         = 2.9
	chord            = 1.5 // what a word may take of a disc, in radii
	between          = 4.0 // weeks
	heading          = 6.0
	smallestLettered = 2.2 // size of letters below which discs have numbers
)

// weeksDrawn draws every week as its rows of discs; mark says how a place looks, by
// week and name, the name being -1 where nobody is known.
func (c *class) weeksDrawn(name, title string, weeks schedule, mark func(week, name int) view.Mark) view.View {
	return c.roundsDrawn(name, title, weeks, c.places, mark)
}

// roundsDrawn is weeksDrawn with people standing where they are said to, in each week.
func (c *class) roundsDrawn(name, title string, weeks schedule, places func(week []int) []int, mark func(week, name int) view.Mark) view.View {
	k, beside, r, size := c.Size, c.layout.beside, c.layout.r, c.layout.size
	across, down := (width+between)/float64(beside), heading+float64(c.rows())*(2*r+1.4)+3 // the last line needs no room below it
	lines := (c.Weeks + beside - 1) / beside
	d := &view.Drawing{Width: width, Height: view.Round(float64(lines)*down - 3)}
	for w := range c.Weeks {
		left, top := float64(w%beside)*across, float64(w/beside)*down
		d.Shapes = append(d.Shapes, view.Shape{Kind: view.Label, X: view.Round(left + 0.5), Y: view.Round(top + 4), Size: 3.6, Text: "Round " + weekKey(w), Mark: view.Mark{Role: view.Muted}, Silent: true})
		for place, who := range places(weeks[w]) {
			disc := view.Shape{Kind: view.Disc, Mark: mark(w, who), Size: view.Round(size), R: view.Round(r - 0.2), Silent: true,
				X: view.Round(left + r*float64(2*(place%k)+1)), Y: view.Round(top + heading + r + float64(place/k)*(2*r+1.4))}
			if who >= 0 {
				disc.Text = c.layout.texts[who]
				if disc.Text != c.Names[who] {
					disc.Says = c.Names[who]
				}
				if c.rows() <= 12 && disc.Role == view.Plain { // so many colours the page has
					disc.Colour = who/k + 1
				}
			}
			d.Shapes = append(d.Shapes, disc)
		}
	}
	if d.Says = c.toldAll(weeks); d.Says == "" {
		d.Says = fmt.Sprintf("%s without anybody in them, round by round.", c.inRows())
	}
	return view.View{Name: name, Title: title, Drawing: d}
}

// places is who stands at each place of a week, row by row, -1 for nobody. The
// shorter row stands last.
func (c *class) places(week []int) []int {
	places := slices.Repeat([]int{-1}, len(c.Names))
	rows := c.inRow(week)
	if len(rows) == c.rows() {
		slices.SortStableFunc(rows, func(a, b []int) int { return len(b) - len(a) })
	}
	for i, row := range rows {
		copy(places[i*c.Size:], row)
	}
	return places
}

// layout is how the weeks are drawn: so many beside each other, of discs this large,
// with these texts on them.
type layout struct {
	beside  int
	r, size float64
	texts   []string
}

// newLayout takes as many weeks beside each other as fit. On the discs are names where
// there is room, else their first letters, else numbers.
func newLayout(f *Facts) layout {
	radius := func(beside int) float64 {
		return min(largest, ((width+between)/float64(beside)-between)/float64(2*f.Size))
	}
	l := layout{beside: 1}
	for l.beside < f.Weeks && radius(l.beside+1) >= smallest {
		l.beside++
	}
	lines := (f.Weeks + l.beside - 1) / l.beside
	l.beside = (f.Weeks + lines - 1) / lines
	l.r = radius(l.beside)
	letters, numbers := english.Initials(f.Names), make([]string, len(f.Names))
	for i := range f.Names {
		letters[i], numbers[i] = english.Capital(letters[i]), strconv.Itoa(i+1)
	}
	for _, choice := range []struct {
		texts []string
		least float64
	}{{f.Names, 3}, {letters, smallestLettered}, {numbers, 0}} {
		longest := 1
		for _, text := range choice.texts {
			longest = max(longest, utf8.RuneCountInString(text))
		}
		l.texts, l.size = choice.texts, min(3.4, chord*l.r/(0.55*float64(longest)))
		if l.size >= choice.least {
			break
		}
	}
	return l
}

// told is a week in words: "Ann, Bea and Cora; Dora, Emma and Fay".
func (c *class) told(week []int) string {
	var rows []string
	for _, row := range c.inRow(week) {
		names := each.Of(row, func(i int) string { return c.Names[i] })
		rows = append(rows, english.List(names, "and"))
	}
	return strings.Join(rows, "; ")
}

// toldAll are the weeks in words, as far as they are there.
func (c *class) toldAll(weeks schedule) string {
	var said []string
	for w, week := range weeks {
		if slices.ContainsFunc(week, func(row int) bool { return row > 0 }) {
			said = append(said, fmt.Sprintf("Round %d: %s.", w+1, c.told(week)))
		}
	}
	return strings.Join(said, " ")
}

// mostAsked is for how many names each pair of a schedule can be asked about; with
// more of them the answer would weigh too much.
const mostAsked = 18

// show draws a schedule.
func show(c *class, s Solution, _ func(puzzle.FactID) bool) []view.View {
	weeks := c.schedule(s)
	drawn := c.weeksDrawn("schedule", "The schedule", weeks, func(int, int) view.Mark { return view.Mark{} })
	if c.rows() <= 12 {
		drawn.Note = fmt.Sprintf("The colours follow the list of names, %d by %d. Where these are the groups of a round and no two meet twice, no other group has a colour twice.", c.Size, c.Size)
	}
	table := c.pairs("met", "In which round they meet", func(a, b int) view.Cell {
		if len(c.Names) > mostAsked {
			return view.Cell{Text: met(weeks, a, b)}
		}
		claim := c.meets(a, b).String()
		if text := met(weeks, a, b); text != "" {
			return view.Cell{Mark: view.Mark{Role: view.Answer, Claim: claim}, Text: text}
		}
		return view.Cell{Mark: view.Mark{Role: view.Crossed, Claim: puzzle.Not(claim)}}
	})
	return []view.View{drawn, table}
}

// met lists the weeks in which two are known to walk in one row.
func met(weeks schedule, a, b int) string {
	var in []string
	for w, week := range weeks {
		if week != nil && week[a] == week[b] && week[a] > 0 {
			in = append(in, weekKey(w))
		}
	}
	return strings.Join(in, ", ")
}

// looks is how given looks where some rows are known: 0 is nobody's.
func (c *class) looks(weeks schedule, role view.Role) view.Looks {
	if role == view.Conflict {
		role = view.Guess
	}
	looks := view.Looks{}
	for w, week := range weeks {
		if week == nil {
			continue
		}
		for place, who := range c.places(week) {
			look := view.Look{}
			if who >= 0 {
				look.Role, look.Text = role, c.layout.texts[who]
			}
			looks[placeID(w, place)] = look
		}
	}
	for b := range c.Names {
		for a := range b {
			if in := met(weeks, a, b); in != "" {
				looks[pairID(a, b)] = view.Look{Role: role, Text: in}
			}
		}
	}
	return looks
}

// placesTold is up to how many places a schedule is told in the verdict, and not in its picture alone.
const placesTold = 40

// verdict says the outcome.
func verdict(c *class, r puzzle.Result[Solution]) string {
	b := c.count(r.Keep)
	switch {
	case r.Verdict == puzzle.None && b.short != "":
		return "No: " + b.short + "."
	case r.Verdict == puzzle.None:
		return "No: whatever the groups, one of the facts is broken."
	case r.Verdict == puzzle.One && len(c.Names)*c.Weeks <= placesTold:
		return "It can be done, in exactly one way. " + c.toldAll(c.schedule(r.Found[0]))
	case r.Verdict == puzzle.One:
		return "It can be done, in exactly one way."
	case r.Verdict == puzzle.Many:
		return "It can be done: there are " + r.Said(english.Thousands(r.Solutions)) + " schedules."
	case r.Solutions == 1:
		return "It can be done: there is a schedule. " + puzzle.Only
	}
	return r.Stopped("choice tried", "choices tried") + " Counting alone does not rule it out."
}

// findings say how many weeks there can be, as far as counting tells.
func findings(c *class, r puzzle.Result[Solution]) []view.View {
	b := c.count(r.Keep)
	steps := &view.Steps{}
	for _, text := range b.steps {
		steps.Items = append(steps.Items, view.Step{Text: text})
	}
	if b.short != "" {
		steps.Items = append(steps.Items, view.Step{Text: english.Sentence("so it cannot be, whatever else is wished: " + b.short), Mark: view.Mark{Role: view.Conflict, Facts: b.core}})
	}
	note := "Schedules that differ only in the order of groups, or of rounds that no wish speaks of, count as one. Where all names are alike, one round can be given at will: that decides only who is called what."
	if week := c.numbered(r.Keep); week > 0 {
		note += fmt.Sprintf(" Of round %d a wish speaks that is switched off: only without that wish it is a round like others.", week)
	}
	return []view.View{{Name: "count", Title: "What counting tells", Steps: steps, Note: note}}
}

// numbered is a week that has its number from wishes alone that are switched off; 0
// if there is none.
func (c *class) numbered(keep func(puzzle.FactID) bool) int {
	kept := map[int]bool{}
	for i, w := range c.Wishes {
		kept[w.Week] = kept[w.Week] || keep(wishes.ID(i))
	}
	for _, w := range c.Wishes {
		if w.Week > 0 && !kept[w.Week] {
			return w.Week
		}
	}
	return 0
}
