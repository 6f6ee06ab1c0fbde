package patterns

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// mostListed is how many types are listed: a longer table is folded by the page.
const mostListed = 22

// listedTypes are the types to be listed: all of a small board, else those without a row that is
// its own column, where there is none.
func (b *board) listedTypes(keep func(puzzle.FactID) bool) (all []arrangement, whole bool) {
	n, least := b.N, 1
	if n > 7 && b.filterOf(keep).apart {
		least = 2
	}
	for a := range types(n, least) {
		a.total = a.best()
		if all = append(all, *a); len(all) > mostListed {
			return all[:mostListed], false
		}
	}
	return all, least == 1
}

func typeID(a *arrangement) string { return "type-" + a.String() }

// given lists the types with what single conditions rule out.
func given(b *board, keep func(puzzle.FactID) bool) []view.View {
	t := &view.Table{Corner: "cycles of the lengths", Columns: view.Cells("possible")}
	all, whole := b.listedTypes(keep)
	singles := b.singles(keep)
	for i := range all {
		a := &all[i]
		mark := view.Mark{ID: typeID(a), Role: view.Possible, Status: view.Open, Claim: typeIs(a.String()).String()}
		if fact := against(a, singles); fact != "" {
			mark.Role, mark.Status, mark.Claim, mark.Facts = view.Crossed, view.Told, puzzle.Not(mark.Claim), []puzzle.FactID{fact}
		}
		t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: a.String()}, Cells: []view.Cell{{Mark: mark}}})
	}
	v := view.View{Name: "types", Title: "What types of board there are", Table: t,
		Note: "Row 1 is matched with some column, the row of that number with another, and so on, until it is the turn of row 1 again: that is a cycle. A cross: one of the conditions alone rules this type out."}
	if !whole {
		v.Title = "Some of the types of board"
	}
	return []view.View{v}
}

// yours is the board of the order that the visitor wants to see.
func (b *board) yours() view.View {
	p, a := write(b.permutation), typeOf(b.permutation)
	equal := "no two rows are equal"
	if !p.distinct() {
		equal = "two rows are equal"
	}
	if a.cycles[1] > 0 {
		equal += "; a part 1 is a row that is its own column"
	}
	v := p.drawn("yours", "The order that you wrote")
	v.Note = fmt.Sprintf("Its type is %s, its largest total is %s, and %s. %s", &a, english.Thousands(p.total), equal, v.Note)
	return v
}

// single is a condition by itself.
type single struct {
	*filter
	fact puzzle.FactID
}

func (b *board) singles(keep func(puzzle.FactID) bool) (all []single) {
	for i := range b.Conditions {
		if id := conditions.ID(i); keep(id) {
			all = append(all, single{b.filterOf(func(other puzzle.FactID) bool { return other == id }), id})
		}
	}
	return all
}

// against is a condition that alone rules a type out, whose total is known; "" if none does.
func against(a *arrangement, singles []single) puzzle.FactID {
	for _, f := range singles {
		if f.apart && a.cycles[1] > 0 || f.distinct && !a.distinct() || !f.allows(a) {
			return f.fact
		}
	}
	return ""
}

// mostDrawn is up to how many rows a board is drawn whole.
const mostDrawn = 14

// Measures of a board, in units of the drawing.
const (
	boardWidth = 100.0
	margin     = 7.0
	colours    = 12
)

// drawn draws a board coloured by class.
func (p pattern) drawn(name, title string) view.View {
	n := min(p.n, mostDrawn)
	cell := (boardWidth - margin - 0.5) / float64(n)
	size := min(5, cell*0.42)
	d := &view.Drawing{Width: boardWidth, Height: boardWidth + 0.5}
	var lines []string
	for i := range n {
		middle := view.Round(margin + (float64(i)+0.5)*cell)
		for _, at := range [][2]float64{{margin - 3.5, middle + size*0.35}, {middle, margin - 2}} {
			d.Shapes = append(d.Shapes, view.Shape{Kind: view.Label, X: at[0], Y: view.Round(at[1]), Text: fmt.Sprint(i + 1), Size: min(size, 3.6), Anchor: "middle", Silent: true, Mark: view.Mark{Role: view.Muted}})
		}
		var numbers []string
		for k, class := range p.row(i)[:n] {
			text := fmt.Sprint(p.numbers[class])
			numbers = append(numbers, text)
			x, y := margin+float64(k)*cell, margin+float64(i)*cell
			d.Shapes = append(d.Shapes,
				view.Shape{Kind: view.Rect, X: view.Round(x), Y: view.Round(y), W: view.Round(cell), H: view.Round(cell), Silent: true, Mark: view.Mark{Role: view.Muted}},
				view.Shape{Kind: view.Disc, X: view.Round(x + cell/2), Y: view.Round(y + cell/2), R: view.Round(cell * 0.43), Text: text, Size: view.Round(size), Colour: 1 + (p.numbers[class]-1)%colours, Silent: true,
					Mark: view.Mark{Says: english.Cell(i, k) + ": " + text}})
		}
		lines = append(lines, strings.Join(numbers, " "))
	}
	d.Says = "The board, row by row: " + strings.Join(lines, "; ") + "."
	v := view.View{Name: name, Title: title, Drawing: d, Note: "Cells of one class hold the same number and have one colour; the colours repeat after 12."}
	if n < p.n {
		v.Note = fmt.Sprintf("The first %d rows and columns. ", n) + v.Note
	}
	return v
}

// show draws an answer: a board of its type, and what its classes add up to.
func show(b *board, s Solution, _ func(puzzle.FactID) bool) []view.View {
	a, ok := readType(s.Type, b.N)
	if !ok {
		return nil
	}
	p := write(a.permutation())
	t := &view.Table{Corner: "cells of a class", Numeric: true, Columns: view.Cells("classes", "numbers", "sum on the board")}
	sizes := slices.Sorted(slices.Values(p.sizes))
	for first := 0; first < len(sizes); {
		last := first
		for last < len(sizes) && sizes[last] == sizes[first] {
			last++
		}
		numbers, sum := fmt.Sprint(last), 0
		if last > first+1 {
			numbers = fmt.Sprintf("%d to %d", first+1, last)
		}
		for number := first + 1; number <= last; number++ {
			sum += number * sizes[first]
		}
		t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: fmt.Sprint(sizes[first])}, Cells: view.Cells(fmt.Sprint(last-first), numbers, english.Thousands(sum))})
		first = last
	}
	t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: "together"}, Cells: []view.Cell{{Text: fmt.Sprint(len(sizes))}, {Text: fmt.Sprintf("1 to %d", len(sizes))},
		{Text: english.Thousands(p.total), Mark: view.Mark{Role: view.Answer, Claim: claim.That(s.Total, inTotal).String()}}}})
	return []view.View{
		p.drawn("board", "A board of the type "+a.String()),
		{Name: "classes", Title: "Its classes", Table: t, Note: "The more cells a class has, the larger the number in it."},
	}
}

// verdict says the outcome as a sentence about this board.
func verdict(b *board, r puzzle.Result[Solution]) string {
	best := b.filterOf(r.Keep).best
	low, high := 0, 0
	var names []string
	for i, s := range r.Found {
		if i == 0 {
			low, high = s.Total, s.Total
		}
		low, high = min(low, s.Total), max(high, s.Total)
		names = append(names, s.Type)
	}
	switch {
	case r.Verdict == puzzle.None:
		return fmt.Sprintf("There is no such board of %d rows and columns.", b.N)
	case r.Verdict == puzzle.One && best:
		return fmt.Sprintf("The largest total is %s, with rows and columns matched in cycles of %s.", english.Thousands(high), names[0])
	case r.Verdict == puzzle.One:
		return fmt.Sprintf("The only type of board is %s, and its largest total is %s.", names[0], english.Thousands(high))
	case r.Verdict == puzzle.Many && best && r.Exact:
		return fmt.Sprintf("The largest total is %s, on boards of the types %s.", english.Thousands(high), english.List(names, "and"))
	case r.Verdict == puzzle.Many:
		return fmt.Sprintf("There are %s types of board, and the totals of those shown run from %s to %s.", r.Said(english.Thousands(r.Solutions)), english.Thousands(low), english.Thousands(high))
	case r.Solutions == 1:
		return fmt.Sprintf("A total of %s is possible; whether there is another was not decided.", english.Thousands(high))
	}
	return fmt.Sprintf("Not decided: the search was stopped after %s.", english.Count(r.Stats.Nodes, "candidate", "candidates"))
}
