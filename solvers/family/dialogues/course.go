package dialogues

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/dialogue"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// A course is how the choices became fewer: the engine's result, with the two
// quantities by which choices are shown.
type course struct {
	*task
	m      *model
	r      *dialogue.Result
	across quantity // by columns of the plot
	up     quantity // by its rows
}

func (k *task) newCourse(m *model, r *dialogue.Result) *course {
	c := &course{task: k, m: m, r: r}
	c.across, c.up = k.script.axes()
	return c
}

// axes are the quantities that tell choices apart best to the eye: what the
// persons see, so that whoever sees only a column or a row cannot tell the
// choices in it apart.
func (s *script) axes() (across, up quantity) {
	var seen []quantity
	add := func(q quantity) {
		if !slices.Contains(seen, q) {
			seen = append(seen, q)
		}
	}
	for _, v := range s.viewers {
		if len(v.sees) == 1 && v.sees[0].by == 0 && !slices.Contains([]what{primeCount, oddCount}, v.sees[0].what) {
			add(v.sees[0])
		}
	}
	if len(seen) == 1 {
		across = seen[0]
		for _, q := range []quantity{{what: largest}, {what: sum}} {
			if q != across {
				return across, q
			}
		}
	}
	add(quantity{what: product})
	add(quantity{what: sum})
	return seen[1], seen[0]
}

// left is the set of choices after so many sentences.
func (c *course) left(sentences int) *dialogue.Set { return c.r.Left(c.m.offset + sentences) }

// count is how many choices these are.
func (c *course) count(sentences int) int { return c.m.size(c.left(sentences)) }

func (c *course) views() []view.View {
	views := []view.View{c.table()}
	views = append(views, c.plot()...)
	views = append(views, c.rows()...)
	return append(views, c.fates()...)
}

// listedValues is how many values of a quantity are written out in a cell.
const listedValues = 12

// table is what is left after each sentence.
func (c *course) table() view.View {
	t := &view.Table{Corner: "after", Columns: view.Cells(c.facts.units(), values(c.across), values(c.up))}
	row := func(head view.Cell, set *dialogue.Set, facts []puzzle.FactID, role view.Role) {
		cells := []view.Cell{{Mark: view.Mark{Role: role, Facts: facts}, Text: english.Thousands(c.m.size(set))}}
		for _, q := range []quantity{c.across, c.up} {
			cells = append(cells, view.Cell{Mark: view.Mark{Facts: facts}, Text: c.values(set, q)})
		}
		t.Rows = append(t.Rows, view.Row{Head: head, Cells: cells})
	}
	var known []puzzle.FactID
	for _, k := range c.m.known {
		known = append(known, k.id)
	}
	if all := c.facts.unconditional(); len(known) > 0 && all >= 0 {
		t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: "all there are"}, Cells: []view.Cell{{Text: english.Thousands(all)}, {}, {}}})
	}
	start := "the start"
	if len(known) > 0 {
		start = "what everybody knows"
	}
	row(view.Cell{Text: start}, c.left(0), known, view.Plain)
	for j, line := range c.m.lines {
		row(view.Cell{Text: fmt.Sprintf("%d. %s", line.number, line.text)}, c.left(j+1), []puzzle.FactID{line.id}, leftRole(c.count(j+1)))
	}
	return view.View{Name: "course", Title: "What is left after each sentence", Table: t}
}

// countedValues is up to how many choices their values are counted: for more it
// would take longer than the conversation.
const countedValues = 20_000

// values says how many values a quantity has in a set, and which if they are
// few.
func (c *course) values(set *dialogue.Set, q quantity) string {
	if c.m.size(set) > countedValues {
		return "not counted"
	}
	counts, err := set.Values(c.Context(), c.m.quantity(q))
	if err != nil {
		return "" // the search has been stopped, and says so itself
	}
	if len(counts) > listedValues || len(counts) == 0 {
		return english.Thousands(len(counts))
	}
	var b strings.Builder
	if len(counts) > 1 {
		fmt.Fprintf(&b, "%d:", len(counts))
	}
	for _, v := range counts {
		fmt.Fprintf(&b, " %d", v.Value)
	}
	return strings.TrimSpace(b.String())
}

// many is what the values of a quantity are called, where that is not its name in the
// plural.
var many = map[what]string{squares: "sums of squares", largest: "largest numbers", smallest: "smallest numbers",
	common: "common divisors", divider: "divisors"}

// values names the values of a quantity: "sums".
func values(q quantity) string { return cmp.Or(many[q.what], string(q.what)+"s") }

// Limits of the table of what somebody may see.
const (
	rowsShown   = 60
	choicesRows = 1000
)

// rows is what is left before the last sentence that rules anything out, by
// what its speaker sees: a row with a single choice is one in which they know.
func (c *course) rows() []view.View {
	n := len(c.m.lines)
	last := c.m.decisive(c.r)
	if last < 1 || c.count(last) > choicesRows {
		return nil
	}
	who := c.m.lines[last].who
	for j := last + 1; who == nil && j < n; j++ {
		who = c.m.lines[j].who
	}
	if who == nil || len(who.sees) == 0 {
		return nil
	}
	other := c.up
	if slices.Contains(who.sees, other) {
		other = c.across
	}
	type group struct {
		key     []int
		choices [][]int
	}
	var groups []*group
	for numbers := range c.m.choices(c.left(last).All()) {
		var key []int
		for _, q := range who.sees {
			key = append(key, q.of(numbers))
		}
		at, found := slices.BinarySearchFunc(groups, key, func(g *group, key []int) int { return slices.Compare(g.key, key) })
		if !found {
			groups = slices.Insert(groups, at, &group{key: key})
		}
		groups[at].choices = append(groups[at].choices, slices.Clone(numbers))
	}
	if len(groups) > rowsShown {
		return nil
	}
	corner, head := who.name+" knows", func(numbers []int) string { return who.told(numbers) }
	if len(who.sees) == 1 && who.sees[0].by == 0 {
		corner = english.Capital(fmt.Sprintf("%s known to %s", who.sees[0], who.name))
		head = func(numbers []int) string { return english.Thousands(who.sees[0].of(numbers)) }
	}
	t := &view.Table{Corner: corner, Columns: view.Cells(c.facts.units(), values(other))}
	for _, g := range groups {
		slices.SortFunc(g.choices, func(a, b []int) int { return other.of(a) - other.of(b) })
		var shown, says []string
		for _, numbers := range g.choices {
			shown = append(shown, fmt.Sprint(other.of(numbers)))
			says = append(says, listed(numbers))
		}
		if c.facts.Count > 2 {
			shown = says
		}
		mark := view.Mark{Says: fmt.Sprintf("%s: %s.", english.Capital(who.told(g.choices[0])), strings.Join(says, "; "))}
		if len(g.choices) == 1 {
			mark.Role = view.Answer
		}
		separator := " "
		if c.facts.Count > 2 {
			separator = "; "
		}
		t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: head(g.choices[0])}, Cells: []view.Cell{{Mark: mark, Text: fmt.Sprint(len(g.choices))}, {Mark: mark, Text: strings.Join(shown, separator)}}})
	}
	if c.facts.Count > 2 {
		t.Columns[1].Text = "which"
	}
	return []view.View{{Name: "rows", Title: fmt.Sprintf("Left before sentence %d", c.m.lines[last].number), Table: t,
		Note: fmt.Sprintf("%s in all, sorted by what %s knows. %s can tell only where a row holds a single one.", english.Capital(c.facts.number(c.count(last))), who.name, english.Capital(who.name))}}
}

// told is what the viewer knows of some numbers: "the sum 17".
func (v *viewer) told(numbers []int) string {
	if len(v.sees) == 0 {
		return "nothing"
	}
	parts := make([]string, len(v.sees))
	for i, q := range v.sees {
		parts[i] = q.told(q.of(numbers))
	}
	return strings.Join(parts, " and ")
}

// fatesShown is how many choices are shown one by one.
const fatesShown = 60

// fates lists every choice with the sentence that rules it out, where there are
// few.
func (c *course) fates() []view.View {
	if c.count(0) > fatesShown {
		return nil
	}
	t := &view.Table{Corner: "numbers", Columns: view.Cells(c.across.String(), c.up.String(), "ruled out by")}
	for world := range c.left(0).All() {
		mark := view.Mark{Role: view.Answer}
		text := "nothing"
		if by, gone := c.r.Eliminated(world); gone {
			line := c.m.lines[by-c.m.offset]
			mark = view.Mark{Role: view.Crossed, Facts: []puzzle.FactID{line.id}}
			text = fmt.Sprintf("sentence %d", line.number)
		}
		for numbers := range c.m.choices(slices.Values([]int{world})) {
			t.Rows = append(t.Rows, view.Row{Head: view.Cell{Mark: mark, Text: listed(numbers)}, Cells: []view.Cell{
				{Text: fmt.Sprint(c.across.of(numbers))}, {Text: fmt.Sprint(c.up.of(numbers))}, {Mark: view.Mark{Facts: mark.Facts}, Text: text},
			}})
		}
	}
	if len(t.Rows) == 0 {
		return nil
	}
	return []view.View{{Name: "fates", Title: "Each choice, and the sentence that rules it out", Table: t}}
}
