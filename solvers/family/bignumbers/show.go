package bignumbers

import (
	"fmt"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	views "solvitur/solvers/view"
)

// given draws the number as it is stated, and the place where a search shows
// how far it has come.
func given(m *model, keep func(puzzle.FactID) bool) []view {
	p := m.product(m.kept(keep))
	size := "It has " + english.Thousands(p.size()) + " digits or so."
	if p.size() < 40 {
		size = "It has " + english.Count(p.size(), "digit", "digits") + " or so."
	}
	return []view{
		{Name: "number", Note: size, Number: &views.Number{Mark: views.Mark{Role: views.Given, Facts: p.facts}, Label: "The number", Digits: p.print()}},
		{Name: "work", Table: &views.Table{Corner: "so far", Columns: views.Cells(""), Rows: []views.Row{
			{Head: views.Cell{Text: "multiplications"}, Cells: []views.Cell{{Mark: views.Mark{ID: "multiplications"}, Text: "0"}}},
			{Head: views.Cell{Text: "operations on digits"}, Cells: []views.Cell{{Mark: views.Mark{ID: "operations"}, Text: "0"}}},
			{Head: views.Cell{Text: "the number"}, Cells: []views.Cell{{Mark: views.Mark{ID: "so-far"}, Text: "1"}}},
		}}},
	}
}

// size estimates how many digits the number has.
func (p product) size() int64 { return int64(p.logarithm()) + 1 }

// show draws the answers: the last sums, and the zeros on their page.
func show(m *model, s Solution, keep func(puzzle.FactID) bool) []view {
	var all []view
	// The chain of sums says all last sums at once, if the number is short
	// enough to be computed once more.
	p, longest := m.product(m.kept(keep)), 0
	answered := func(i int) bool { return keep(questionID(i)) && s.Answers[m.questions[i].of()].Value != nil }
	for i, q := range m.questions {
		if answered(i) {
			longest = max(longest, q.Times)
		}
	}
	chained := longest > 0 && p.digits() < mostRecomputed
	if chained {
		text := p.recomputed()
		all = append(all, p.chain(int64(len(text)), sumsOf(text, p.base, longest)))
	}
	for i, q := range m.questions {
		if !answered(i) || chained && q.Kind == kindSums {
			continue
		}
		value := *s.Answers[q.of()].Value
		mark := views.Mark{Role: views.Answer, Facts: []string{questionID(i)}}
		name := fmt.Sprintf("answer-%d", i)
		if q.Kind == kindZeros {
			all = append(all, page(name, q, value, mark))
			continue
		}
		all = append(all, view{Name: name, Number: &views.Number{Mark: mark, Label: q.of(), Digits: m.inBase(value)}})
	}
	if len(all) == 0 {
		all = append(all, view{Name: "answer", Number: &views.Number{Label: "Nothing is asked about", Digits: p.print()}})
	}
	return all
}

// inBase writes a sum of digits in everyday figures, and in the digits' own
// base where that is another one.
func (m *model) inBase(n int64) string {
	if m.base == 10 || n < int64(min(m.base, 10)) {
		return english.Thousands(n)
	}
	return fmt.Sprintf("%s (%s in base %d)", english.Thousands(n), english.InBase(n, m.base), m.base)
}

// page draws a page with its lines, as far as zeros fill them.
func page(name string, q Question, zeros int64, mark views.Mark) view {
	const width, height, left, right, top, bottom = 60.0, 80.0, 5.0, 5.0, 6.0, 4.0
	lines, columns := int64(q.Lines), int64(q.Columns)
	used := (zeros + columns - 1) / columns
	d := &views.Drawing{Width: 120, Height: height, Says: fmt.Sprintf("A page of %s; %s with zeros.",
		english.Count(q.Lines, "line", "lines"), english.Count(min(used, lines), "line is filled", "lines are filled"))}
	const x0 = 30.0
	d.Shapes = append(d.Shapes, views.Shape{Kind: views.Rect, X: x0, Y: 1, W: width, H: height - 2})
	pitch := (height - top - bottom) / float64(min(lines, 80))
	// With more lines than can be told apart, each drawn line stands for
	// several.
	each := float64(lines) / float64(min(lines, 80))
	for i := range min(lines, 80) {
		y := top + (float64(i)+0.5)*pitch
		full := (float64(zeros)/float64(columns) - float64(i)*each) / each
		span := width - left - right
		if full < 1 {
			d.Shapes = append(d.Shapes, views.Shape{Kind: views.Line, Points: []float64{x0 + left, y, x0 + width - right, y}, Mark: views.Mark{Role: views.Muted}, Dashed: true})
		}
		if full > 0 {
			d.Shapes = append(d.Shapes, views.Shape{Kind: views.Rect, X: x0 + left, Y: y - pitch*0.3, W: span * min(full, 1), H: pitch * 0.6, Fill: true, Mark: views.Mark{Role: mark.Role, Facts: mark.Facts}})
		}
	}
	role := views.Deduced
	if used > lines {
		role = views.Conflict
	}
	mark.Role = role
	mark.Says = fmt.Sprintf("%s zeros on %s places.", english.Thousands(zeros), english.Thousands(lines*columns))
	d.Shapes = append(d.Shapes,
		views.Shape{Kind: views.Label, X: x0 + width + 3, Y: 12, Text: english.Count(used, "line", "lines"), Size: 5, Mark: mark},
		views.Shape{Kind: views.Label, X: x0 + width + 3, Y: 19, Text: "of " + english.Thousands(lines), Size: 5})
	return view{Name: name, Title: fmt.Sprintf("%s at the end, on a page of %s places", english.Count(zeros, "zero", "zeros"), english.Thousands(lines*columns)), Drawing: d}
}

// mostShown is how many digits are shown in full.
const mostShown = 20_000

// drawn shows the number once it is known: its digits, the chain of sums, and
// how often each digit occurs.
func (p product) drawn(text string, sums []int64) []view {
	number := &views.Number{Mark: views.Mark{Role: views.Deduced}, Label: p.print()}
	if len(text) <= mostShown {
		number.Digits = text
		if p.base > 10 {
			number.Digits = strings.ToUpper(text)
		}
	} else {
		const end = 500
		number.Digits = strings.ToUpper(text[:end] + "…" + text[len(text)-end:])
		number.Length = len(text)
	}
	all := []view{}
	if len(sums) > 0 && p.digits() >= mostRecomputed {
		all = append(all, p.chain(int64(len(text)), sums))
	}
	title := "Its only digit"
	if len(text) > 1 {
		title = fmt.Sprintf("All %s digits", english.Thousands(len(text)))
	}
	return append(all, view{Name: "digits", Title: title, Number: number}, p.occurrences(text))
}

// chain draws the number and its sums of digits, one box to each.
func (p product) chain(length int64, sums []int64) view {
	const width, boxHeight, gap = 120.0, 13.0, 7.0
	d := &views.Drawing{Width: width, Says: fmt.Sprintf("%s has %s.", p.print(), english.Count(length, "digit", "digits"))}
	y := 2.0
	box := func(head, tail string, role views.Role) {
		d.Shapes = append(d.Shapes,
			views.Shape{Kind: views.Rect, X: 20, Y: y, W: 80, H: boxHeight, Mark: views.Mark{Role: role}, Fill: true},
			views.Shape{Kind: views.Label, X: 24, Y: y + 8.5, Text: head, Size: 5.5, Mark: views.Mark{Role: role}},
			views.Shape{Kind: views.Label, X: 96, Y: y + 8.5, Text: tail, Size: 5.5, Anchor: "end"})
		y += boxHeight
	}
	box(short(p.print()), english.Count(length, "digit", "digits"), views.Given)
	for i, sum := range sums {
		d.Shapes = append(d.Shapes,
			views.Shape{Kind: views.ArrowTip, Points: []float64{60, y, 60, y + gap - 0.5}},
			views.Shape{Kind: views.Label, X: 63, Y: y + 5, Text: "add up the digits", Size: 4})
		y += gap
		role := views.Deduced
		if i == len(sums)-1 {
			role = views.Answer
		}
		box(sumName(i)+" = "+english.Thousands(sum), english.Count(digitCount(sum, p.base), "digit", "digits"), role)
		d.Says += fmt.Sprintf(" %s is %s.", sumName(i), english.Thousands(sum))
	}
	d.Height = y + 2
	return view{Name: "chain", Title: "The sums of digits", Drawing: d}
}

func short(text string) string {
	const most = 24
	if r := []rune(text); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return text
}

// occurrences counts each digit.
func (p product) occurrences(text string) view {
	counts := counts(text)
	t := &views.Table{Corner: "digit", Numeric: true}
	row := views.Row{Head: views.Cell{Text: "how often"}}
	for d := range p.base {
		t.Columns = append(t.Columns, views.Cell{Text: english.Digit(d)})
		row.Cells = append(row.Cells, views.Cell{Text: strconv.Itoa(counts[d])})
	}
	t.Rows = []views.Row{row}
	return view{Name: "occurrences", Title: "How often each digit occurs", Table: t}
}
