package schoolgirls

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// placeID names a place in the picture of the weeks, and pairID a cell of the table
// of meetings, for frames.
func placeID(week, place int) string { return fmt.Sprintf("place-%d-%d", week, place) }
func pairID(a, b int) string         { return fmt.Sprintf("pair-%d-%d", a, b) }

// given draws the weeks, with the rows that wishes give, and who meets whom for
// certain by a single wish, or does not.
func given(c *class, keep func(puzzle.FactID) bool) []view.View {
	weeks, by := make(schedule, c.Weeks), make([]puzzle.FactID, c.Weeks)
	type told struct {
		meets bool
		week  int // 0 where it is not known
		facts []puzzle.FactID
	}
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
			if by[w.Week-1] == "" {
				weeks[w.Week-1], by[w.Week-1] = make([]int, len(c.Names)), id
			}
			for r, list := range c.said[w.Rows] {
				members := c.numbers(list)
				for k, a := range members {
					if by[w.Week-1] == id {
						weeks[w.Week-1][a] = r + 1
					}
					for _, b := range members[:k] {
						tell(a, b, w.Week, true, id)
					}
				}
			}
		case w.Kind == "pair" || w.How == meet:
			tell(c.at[w.Name], c.at[w.Other], w.Week, w.How == meet, id)
		}
	}
	drawn := c.weeksDrawn("weeks", "The weeks", weeks, func(week, _ int) view.Mark {
		if id := by[week]; id != "" {
			return view.Mark{Role: view.Given, Facts: []puzzle.FactID{id}}
		}
		return view.Mark{}
	})
	for i, place := 0, 0; i < len(drawn.Drawing.Shapes); i++ {
		if s := &drawn.Drawing.Shapes[i]; s.Kind == view.Disc {
			s.ID, s.Colour = placeID(place/len(c.Names), place%len(c.Names)), 0
			place++
		}
	}
	table := c.pairs("meetings", "Who meets whom", func(a, b int) view.Cell {
		claim := c.meets(a, b).String()
		cell := view.Cell{Mark: view.Mark{ID: pairID(a, b), Role: view.Possible, Status: view.Open, Claim: claim}}
		if t := known[[2]int{min(a, b), max(a, b)}]; t != nil {
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
	table.Note = "Press a pair to ask whether it meets."
	return []view.View{drawn, table}
}

// pairs is a table of all pairs.
func (c *class) pairs(name, title string, cell func(a, b int) view.Cell) view.View {
	table := &view.Table{}
	for a, short := range english.Initials(c.Names) {
		table.Columns = append(table.Columns, view.Cell{Text: english.Capital(short), Mark: view.Mark{Says: c.Names[a]}})
		row := view.Row{Head: view.Cell{Text: c.Names[a]}}
		for b := range c.Names {
			if a == b {
				row.Cells = append(row.Cells, view.Cell{Mark: view.Mark{Role: view.Muted}, Text: "·"})
			} else {
				row.Cells = append(row.Cells, cell(a, b))
			}
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
	between          = 4.0 // weeks
	heading          = 6.0
	smallestLettered = 2.2 // size of letters below which discs have numbers
)

// weeksDrawn draws every week as its rows of discs; mark says how a place looks, by
// week and name, the name being -1 where nobody is known.
func (c *class) weeksDrawn(name, title string, weeks schedule, mark func(week, name int) view.Mark) view.View {
	k, rows := c.Size, c.rows()
	beside := 1 // as many as fit
	radius := func(beside int) float64 {
		return min(largest, ((width+between)/float64(beside)-between)/float64(2*k))
	}
	for beside < c.Weeks && radius(beside+1) >= smallest {
		beside++
	}
	lines := (c.Weeks + beside - 1) / beside
	beside = (c.Weeks + lines - 1) / lines
	r := radius(beside)
	across, down := (width+between)/float64(beside), heading+float64(rows)*(2*r+1.4)+3
	texts, size := c.discTexts(r)
	d := &view.Drawing{Width: width, Height: view.Round(float64(lines) * down)}
	var said []string
	for w := range c.Weeks {
		left, top := float64(w%beside)*across, float64(w/beside)*down
		d.Shapes = append(d.Shapes, view.Shape{Kind: view.Label, X: view.Round(left + 0.5), Y: view.Round(top + 4), Size: 3.6, Text: "Week " + weekKey(w), Mark: view.Mark{Role: view.Muted}, Silent: true})
		for place, who := range c.places(weeks[w]) {
			disc := view.Shape{Kind: view.Disc, Mark: mark(w, who), Size: view.Round(size), R: view.Round(r - 0.2), Silent: true,
				X: view.Round(left + r*float64(2*(place%k)+1)), Y: view.Round(top + heading + r + float64(place/k)*(2*r+1.4))}
			if who >= 0 {
				disc.Text, disc.Says = texts[who], fmt.Sprintf("%s, week %d, row %d", c.Names[who], w+1, place/k+1)
				if c.rows() <= 12 && disc.Role == view.Plain { // so many colours the page has
					disc.Colour = who/k + 1
				}
			}
			d.Shapes = append(d.Shapes, disc)
		}
		if weeks[w] != nil {
			said = append(said, fmt.Sprintf("Week %d: %s.", w+1, c.told(weeks[w])))
		}
	}
	d.Says = strings.Join(said, " ")
	if said == nil {
		d.Says = fmt.Sprintf("%s without anybody in them, week by week.", c.inRows())
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

// discTexts are what is written on the discs, and how large: names where they fit,
// else their first letters, else numbers.
func (c *class) discTexts(r float64) (texts []string, size float64) {
	fits := func(texts []string) float64 {
		longest := 1
		for _, text := range texts {
			longest = max(longest, utf8.RuneCountInString(text))
		}
		return min(3.4, 1.9*r/(0.55*float64(longest)))
	}
	if size = fits(c.Names); size >= 3 {
		return c.Names, size
	}
	for _, short := range english.Initials(c.Names) {
		texts = append(texts, english.Capital(short))
	}
	if size = fits(texts); size >= smallestLettered {
		return texts, size
	}
	for i := range texts {
		texts[i] = strconv.Itoa(i + 1)
	}
	return texts, fits(texts)
}

// told is a week in words: "Ann, Bea and Cora; Dora, Emma and Fay".
func (c *class) told(week []int) string {
	var rows []string
	for _, row := range c.inRow(week) {
		var names []string
		for _, i := range row {
			names = append(names, c.Names[i])
		}
		rows = append(rows, english.List(names, "and"))
	}
	return strings.Join(rows, "; ")
}

// show draws a schedule.
func show(c *class, s Solution, _ func(puzzle.FactID) bool) []view.View {
	weeks := c.schedule(s)
	drawn := c.weeksDrawn("schedule", "The schedule", weeks, func(int, int) view.Mark { return view.Mark{} })
	if c.rows() <= 12 {
		drawn.Note = fmt.Sprintf("The colours follow the list of names, %d by %d. Where these are the rows of a week and no two meet twice, no other row has a colour twice.", c.Size, c.Size)
	}
	table := c.pairs("met", "In which week they meet", func(a, b int) view.Cell {
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
	texts, _ := c.discTexts(smallest)
	for w, week := range weeks {
		if week == nil {
			continue
		}
		for place, who := range c.places(week) {
			look := view.Look{}
			if who >= 0 {
				look.Role, look.Text = role, texts[who]
			}
			looks[placeID(w, place)] = look
		}
	}
	for b := range c.Names {
		for a := range b {
			if in := met(weeks, a, b); in != "" {
				looks[pairID(a, b)] = view.Look{Role: role, Text: in}
				looks[pairID(b, a)] = view.Look{Role: role, Text: in}
			}
		}
	}
	return looks
}

// verdict says the outcome.
func verdict(c *class, r puzzle.Result[Solution]) string {
	schedules := english.Thousands(r.Solutions) + " schedules"
	b := c.count(r.Keep)
	switch {
	case r.Verdict == puzzle.None && b.short != "":
		return "No: " + b.short + "."
	case r.Verdict == puzzle.None:
		return "No: whatever the rows, one of the facts is broken."
	case r.Verdict == puzzle.One:
		return "Yes, in exactly one way."
	case r.Verdict == puzzle.Many && r.Exact:
		return "Yes: there are " + schedules + "."
	case r.Verdict == puzzle.Many:
		return "Yes: there are at least " + schedules + "."
	case r.Solutions == 1:
		return "Yes, there is a schedule. Whether it is the only one is not decided: the search was stopped before it was finished."
	}
	return fmt.Sprintf("Not decided: stopped after %s and %s. Counting alone does not rule it out.",
		english.Count(r.Stats.Nodes, "choice tried", "choices tried"), english.Count(r.Stats.DeadEnds, "dead end", "dead ends"))
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
	return []view.View{{Name: "count", Title: "What counting tells", Steps: steps,
		Note: "Schedules that differ only in the order of rows, or of weeks that no wish speaks of, count as one. Where all names are alike, one week can be given at will: that decides only who is called what."}}
}
