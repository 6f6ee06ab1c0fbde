package sudoku

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// mostArgued is up to which size a board is argued step by step.
const mostArgued = 9

// arguing is a board as one statement for each cell and number.
type arguing struct {
	*board
	// By group: the cell that holds one number, or the unit that holds a number, which
	// then is not 0.
	cells, numbers []int
	of             []unit
}

// argued gives what arguments are made of: a cell holds one number, and every row, column,
// region and diagonal has one cell for each.
func argued(b *board) (puzzle.Argument, error) {
	if b.size > mostArgued {
		return puzzle.Argument{}, puzzle.ErrUnargued(fmt.Sprintf("A board of %d rows is too large for an argument in simple steps: up to %d can be argued.", b.size, mostArgued))
	}
	a := &arguing{board: b}
	made := puzzle.Argument{Clause: a.clause, Tell: a.tell}
	group := func(fact puzzle.FactID, cell int, u unit, n int, text string, statements []int) {
		a.cells, a.of, a.numbers = append(a.cells, cell), append(a.of, u), append(a.numbers, n)
		made.Groups = append(made.Groups, puzzle.Group{Fact: fact, Text: text, Tables: []puzzle.CellTable{{Cells: statements}}})
	}
	for cell, given := range b.given {
		var all []int
		for n := 1; n <= b.size; n++ {
			all = append(all, a.holds(cell, n))
			path := []string{inGrid, strconv.Itoa(cell / b.size), strconv.Itoa(cell % b.size)}
			made.Cells = append(made.Cells, claim.That(strconv.Itoa(n), path...))
		}
		group(ruleCells, cell, unit{}, 0, english.Capital(b.place(cell))+" holds one number.", all)
		if given > 0 {
			made.Known = append(made.Known, puzzle.Told{Cell: a.holds(cell, given), Is: true, Fact: b.givenID(cell)})
		}
	}
	for _, u := range b.units {
		for n := 1; n <= b.size; n++ {
			var all []int
			for _, cell := range u.cells {
				all = append(all, a.holds(cell, n))
			}
			group(u.fact, -1, u, n, fmt.Sprintf("%s holds %d once.", english.Capital(u.name), n), all)
		}
	}
	return made, nil
}

// holds is the statement that a cell holds a number.
func (a *arguing) holds(cell, n int) int            { return cell*a.size + n - 1 }
func (a *arguing) read(statement int) (cell, n int) { return statement / a.size, statement%a.size + 1 }

func (a *arguing) clause(statement int, is bool) string {
	cell, n := a.read(statement)
	if !is {
		return a.is(cell, n, "does not hold")
	}
	return a.is(cell, n, "holds")
}

// tell says a step as people do who solve these, and what they call it.
func (a *arguing) tell(s puzzle.Inference) (text, name string) {
	if len(s.Concludes) == 0 {
		return a.dead(s), ""
	}
	cell, n := a.read(s.Concludes[0].Cell)
	if len(s.Groups) == 1 && s.Concludes[0].Is {
		return a.single(s, cell, n)
	}
	if len(s.Groups) < 2 || slices.ContainsFunc(s.Concludes, func(l puzzle.Literal) bool { return l.Is }) {
		return "", ""
	}
	var base []int // the cells of the rules that a cell holds one number
	var numbers uint32
	var units []unit
	for _, g := range s.Groups {
		if a.numbers[g] == 0 {
			base = append(base, a.cells[g])
			continue
		}
		numbers |= bit(a.numbers[g])
		units = append(units, a.of[g])
	}
	count := len(a.board.numbers(numbers))
	switch {
	case len(base) == 0 && count == 1 && len(units) == 2:
		return a.locked(s, units, n)
	case len(base) == 0 && count == 1:
		return a.fish(s, units, n)
	case len(base) == count && len(units) == count && same(units):
		return a.subset(s, base, units[0], numbers)
	}
	return "", ""
}

func same(units []unit) bool {
	return !slices.ContainsFunc(units, func(u unit) bool { return u.name != units[0].name })
}

// dead says that a cell has no number left, or a number no place.
func (a *arguing) dead(s puzzle.Inference) string {
	if len(s.Groups) != 1 || len(s.From) < a.size {
		return ""
	}
	if g := s.Groups[0]; a.numbers[g] > 0 {
		return fmt.Sprintf("But then %s has no place for %d.", a.of[g].name, a.numbers[g])
	} else {
		return fmt.Sprintf("But then no number is left for %s.", a.place(a.cells[g]))
	}
}

// single is the last number for a cell, or the last place for a number.
func (a *arguing) single(s puzzle.Inference, cell, n int) (text, name string) {
	g := s.Groups[0]
	if a.numbers[g] == 0 {
		var seen, out uint32
		for _, p := range s.From {
			_, other := a.read(p.Cell)
			if p.By >= 0 {
				seen |= bit(other)
			} else {
				out |= bit(other)
			}
		}
		text = english.Capital(a.is(cell, n, "holds")) + ", for no other number can stand there: "
		return text + a.because(seen, out), "naked single"
	}
	var filled, blocked, out []int
	for _, p := range s.From {
		at, _ := a.read(p.Cell)
		by, _ := a.read(max(p.By, 0))
		switch {
		case p.By < 0:
			out = append(out, at)
		case by == at:
			filled = append(filled, at)
		default:
			blocked = append(blocked, at)
		}
	}
	var why []string
	if len(filled) > 0 {
		why = append(why, a.places(filled)+verb(len(filled), " is", " are")+" filled")
	}
	if len(blocked) > 0 {
		why = append(why, a.places(blocked)+verb(len(blocked), " sees ", " see ")+figure(n)+" already")
	}
	if len(out) > 0 {
		why = append(why, fmt.Sprintf("from %s it was ruled out", a.places(out)))
	}
	return fmt.Sprintf("%s is the only place left for %d in %s: %s.", english.Capital(a.place(cell)), n, a.of[g].name, english.List(why, "and")), "hidden single"
}

// figure is a number with its article.
func figure(n int) string {
	if n == 8 {
		return "an 8"
	}
	return fmt.Sprintf("a %d", n)
}

func verb(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

func (a *arguing) because(seen, out uint32) string {
	var why []string
	if list := a.board.numbers(seen); len(list) > 0 {
		why = append(why, fmt.Sprintf("%s %s in a row, column or region with it", english.List(list, "and"), verb(len(list), "stands", "stand")))
	}
	if list := a.board.numbers(out); len(list) > 0 {
		why = append(why, fmt.Sprintf("%s %s ruled out", english.List(list, "and"), verb(len(list), "was", "were")))
	}
	return english.List(why, "and") + "."
}

// gone says which cells do not hold a number.
func (a *arguing) gone(s puzzle.Inference) string {
	byNumber := map[int][]int{}
	for _, l := range s.Concludes {
		cell, n := a.read(l.Cell)
		byNumber[n] = append(byNumber[n], cell)
	}
	var all []string
	for n := 1; n <= a.size; n++ {
		if cells := byNumber[n]; len(cells) > 0 {
			all = append(all, fmt.Sprintf("%d is not in %s", n, a.places(cells)))
		}
	}
	return english.List(all, "and")
}

// open are the cells of a unit that are left for a number.
func (a *arguing) open(s puzzle.Inference, u unit, n int) (left []int) {
	for _, cell := range u.cells {
		if !slices.ContainsFunc(s.From, func(p puzzle.Premise) bool { return p.Cell == a.holds(cell, n) }) {
			left = append(left, cell)
		}
	}
	return left
}

// locked is a number whose places in one unit all lie in another, too.
func (a *arguing) locked(s puzzle.Inference, units []unit, n int) (text, name string) {
	for i, from := range units {
		to := units[1-i]
		left := a.open(s, from, n)
		if len(left) == 0 || slices.ContainsFunc(left, func(cell int) bool { return !slices.Contains(to.cells, cell) }) {
			continue
		}
		return fmt.Sprintf("In %s, %d has no place left but %s, which %s all in %s. So %s.",
			from.name, n, a.places(left), verb(len(left), "is", "are"), to.name, a.gone(s)), "locked candidates"
	}
	return "", ""
}

// fish is a number whose places in some units all lie in as many others.
func (a *arguing) fish(s puzzle.Inference, units []unit, n int) (text, name string) {
	if len(units)%2 != 0 {
		return "", ""
	}
	for _, kind := range []byte{'r', 'c'} {
		var base, cover []unit
		for _, u := range units {
			if u.kind == kind {
				base = append(base, u)
			} else {
				cover = append(cover, u)
			}
		}
		if len(base) != len(cover) || slices.ContainsFunc(cover, func(u unit) bool { return u.kind != 'r' && u.kind != 'c' }) {
			return "", ""
		}
		within := true
		for _, u := range base {
			for _, cell := range a.open(s, u, n) {
				within = within && slices.ContainsFunc(cover, func(c unit) bool { return slices.Contains(c.cells, cell) })
			}
		}
		if !within {
			continue
		}
		name = map[int]string{2: "X-wing", 3: "swordfish", 4: "jellyfish"}[len(base)]
		return fmt.Sprintf("In %s, %d has places left only in %s, one in each. So %s.", unitNames(base), n, unitNames(cover), a.gone(s)), name
	}
	return "", ""
}

func unitNames(units []unit) string {
	names := make([]string, len(units))
	for i, u := range units {
		names[i] = u.name
	}
	return english.List(names, "and")
}

// subset is as many cells as numbers, which take these: nothing else is in them, or
// they are nowhere else.
func (a *arguing) subset(s puzzle.Inference, base []int, u unit, numbers uint32) (text, name string) {
	many := map[int]string{2: "pair", 3: "triple", 4: "quadruple"}[len(base)]
	within := !slices.ContainsFunc(base, func(cell int) bool { return !slices.Contains(u.cells, cell) })
	if many == "" || !within {
		return "", ""
	}
	list := english.List(a.board.numbers(numbers), "and")
	outside, inside := true, true
	for _, l := range s.Concludes {
		cell, n := a.read(l.Cell)
		outside = outside && !slices.Contains(base, cell) && numbers&bit(n) != 0
		inside = inside && slices.Contains(base, cell) && numbers&bit(n) == 0
	}
	switch {
	case outside:
		return fmt.Sprintf("%s of %s hold %s between them: nothing else is left for them. So %s.", english.Capital(a.places(base)), u.name, list, a.gone(s)), "naked " + many
	case inside:
		return fmt.Sprintf("In %s, %s have no place left but %s. So %s.", u.name, list, a.places(base), a.gone(s)), "hidden " + many
	}
	return "", ""
}
