package argue

import (
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// Choice is something that has one of some numbers, such as a letter its digit: its cells
// are from First on, one for each number from Lo to Hi. Whether says that it has one cell:
// for Hi, and not for Lo.
type Choice struct {
	First, Lo, Hi int
	Whether       bool
}

// Cell is the cell of a number.
func (c Choice) Cell(n int) int {
	if c.Whether {
		return c.First
	}
	return c.First + n - c.Lo
}

// Cells are all of them.
func (c Choice) Cells() (cells []int) {
	if c.Whether {
		return []int{c.First}
	}
	for n := c.Lo; n <= c.Hi; n++ {
		cells = append(cells, c.Cell(n))
	}
	return cells
}

// Choices are what all cells of an argument are of, in their order, and how they are said.
type Choices struct {
	All []Choice
	// Subject is what a choice is called within a sentence, and Write a number of it.
	Subject func(Choice) string
	Write   func(c Choice, n int) string
	// Clause is a cell, or its contrary, as it stands within a sentence.
	Clause func(cell int, is bool) string
	// Told says whether a fact tells that a cell is not so: a number that nobody would
	// call possible any more.
	Told func(cell int) bool
	// OneByOne names each number that is ruled out, where "2nd to 7th" would not read well.
	OneByOne bool
	// SoFirst joins what is so first, and what is not behind it, in whatever order they come.
	SoFirst bool
}

// Make adds a choice of the numbers from lo to hi to an argument, with a cell for each.
func (c *Choices) Make(to *puzzle.Argument, lo, hi int, is func(n int) claim.Claim) Choice {
	made := Choice{First: len(to.Cells), Lo: lo, Hi: hi}
	for n := lo; n <= hi; n++ {
		to.Cells = append(to.Cells, is(n))
	}
	c.All = append(c.All, made)
	return made
}

// Know has a fact tell which numbers of a choice may be: the one, or which may not.
func (c Choice) Know(to *puzzle.Argument, fact puzzle.FactID, may func(n int) bool) {
	var left []int
	for n := c.Lo; n <= c.Hi; n++ {
		if may(n) {
			left = append(left, n)
		}
	}
	for n := c.Lo; n <= c.Hi; n++ {
		if is := slices.Contains(left, n); is == (len(left) == 1) { // that it is one says what it is not
			to.Known = append(to.Known, puzzle.Told{Cell: c.Cell(n), Is: is, Fact: fact})
		}
	}
}

// Tell has an argument told in the words of its choices; what is told at the outset is what
// it knows.
func (c *Choices) Tell(a *puzzle.Argument) {
	c.Told = func(cell int) bool {
		return slices.ContainsFunc(a.Known, func(known puzzle.Told) bool { return known.Cell == cell && !known.Is })
	}
	a.Clause, a.Join = c.Say, c.Join
}

// Say says a cell, or its contrary: of two numbers, the one that is so.
func (c *Choices) Say(cell int, is bool) string {
	if of := c.Of(cell); !is && of.Hi-of.Lo == 1 && !of.Whether {
		return c.Clause(2*of.First+1-cell, true)
	}
	return c.Clause(cell, is)
}

// Of is what a cell is of.
func (c *Choices) Of(cell int) Choice {
	return c.All[slices.IndexFunc(c.All, func(one Choice) bool { return cell <= one.Cell(one.Hi) })]
}

// Join says literals in one clause for each choice; what another one of them says anyhow is
// left out. Of a choice of two numbers it says the one that is so.
func (c *Choices) Join(all []puzzle.Literal) (clauses []string) {
	if c.SoFirst {
		is := func(l puzzle.Literal) bool { return l.Is }
		not := func(l puzzle.Literal) bool { return !l.Is }
		all = slices.Concat(slices.DeleteFunc(slices.Clone(all), not), slices.DeleteFunc(slices.Clone(all), is))
	}
	out := map[Choice][]int{} // the numbers that are ruled out
	for _, l := range all {
		of := c.Of(l.Cell)
		implied := slices.ContainsFunc(all, func(other puzzle.Literal) bool { return other.Is && c.Of(other.Cell) == of })
		if !l.Is && of.Hi-of.Lo > 1 && !implied {
			out[of] = append(out[of], of.Lo+l.Cell-of.First)
		}
	}
	for _, l := range all {
		of := c.Of(l.Cell)
		switch numbers := out[of]; {
		case l.Is || of.Hi-of.Lo <= 1:
			if text := c.Say(l.Cell, l.Is); !slices.Contains(clauses, text) {
				clauses = append(clauses, text)
			}
		case len(numbers) > 0:
			clauses = append(clauses, c.without(of, numbers))
			delete(out, of)
		}
	}
	return clauses
}

// mostLeft is up to how many numbers are said to be left, instead of which are not.
const mostLeft = 3

// without says that something has none of some numbers: "R is none of 2 to 7 and 9", one by one
// "R is not 2nd, 3rd or 4th", or "R is 8 or 9", if these are all that is left.
func (c *Choices) without(of Choice, out []int) string {
	slices.Sort(out)
	var left []string
	told := false
	for n := of.Lo; n <= of.Hi; n++ {
		if !slices.Contains(out, n) {
			left = append(left, c.Write(of, n))
			told = told || c.Told(of.Cell(n))
		}
	}
	if !told && len(left) > 0 && len(left) <= mostLeft && len(left) < len(out) {
		return c.Subject(of) + " is " + english.List(left, "or")
	}
	var runs []string
	for i := 0; i < len(out); {
		n := 1
		for i+n < len(out) && out[i+n] == out[i]+n {
			n++
		}
		if n < 3 || c.OneByOne {
			n = 1
			runs = append(runs, c.Write(of, out[i]))
		} else {
			runs = append(runs, c.Write(of, out[i])+" to "+c.Write(of, out[i+n-1]))
		}
		i += n
	}
	if len(runs) < len(out) {
		return c.Subject(of) + " is none of " + english.List(runs, "and")
	}
	return c.Subject(of) + " is " + english.NoneOf(runs)
}
