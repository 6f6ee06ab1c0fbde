package puzzle

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"solvitur/solvers/claim"
	"solvitur/solvers/view"
)

// Argument is what a family gives, once, for its puzzles to be argued in simplest steps
// (see package argue): statements that are true or false in every answer, and what holds
// of them.
type Argument struct {
	// Cells are claims of one atom, each of them true or not in an answer. In what
	// follows they go by number.
	Cells []claim.Claim
	// Groups are what a step may use, and together say exactly what an answer is.
	Groups []Group
	// Known are cells that facts tell at the outset, as givens do: a step uses them at
	// no cost.
	Known []Told
	// Goals are the cells that make up the answer; nil for all. What else is certain is
	// argued only as far as these need it.
	Goals []int
	// Clause is a cell, or its contrary, as it stands within a sentence: "Pat was seen
	// on Tuesday".
	Clause func(cell int, is bool) string
	// Join says several of them in fewer clauses: "Pat was seen neither on Monday nor on
	// Tuesday". Optional.
	Join func([]Literal) []string
	// Tell says a step, or part of one, in a sentence of the family's own, and how
	// people call such a step, if they do. "" leaves the sentence to shared code.
	// Optional.
	Tell func(Inference) (sentence, name string)
	// Board draws, as Given does, pictures that only the argument is drawn on, beside those
	// of the facts: of cells that no other picture has. Optional.
	Board func(keep func(FactID) bool) []view.View
	// Note says in a sentence what is meant by what steps call things, where nobody knows
	// that: "r1c4 is row 1, column 4". Optional.
	Note string
	// Sign is written into parts of pictures whose claim is true, if they have no text of
	// their own.
	Sign string

	// Found keeps what an engine has found out, by what it asked; it is the engine's own.
	Found *sync.Map

	index   map[Claim]int // of the cells
	numbers map[Claim][]Literal
}

// CellOf is the cell that says a claim; -1 if none does.
func (a *Argument) CellOf(text Claim) int {
	if a.index == nil {
		a.index = make(map[Claim]int, len(a.Cells))
		for i, cell := range a.Cells {
			a.index[cell.String()] = i
		}
	}
	if at, ok := a.index[text]; ok {
		return at
	}
	return -1
}

// Group is a fact, or a rule of the kind: one or more tables, all of which hold. A rule
// has one. It goes with its fact: where that is switched off, it does not hold.
type Group struct {
	Fact FactID
	// With are further facts that it takes: it follows from all of them together, and goes
	// with each.
	With   []FactID
	Clue   bool   // a fact that somebody has to think of; otherwise a rule
	Text   string // of a rule, as a sentence; a clue has that of its fact
	Tables []CellTable
}

// ExactlyOne is the rule that exactly one of some cells is true.
func ExactlyOne(fact FactID, text string, cells ...int) Group {
	return Group{Fact: fact, Text: text, Tables: []CellTable{{Cells: cells}}}
}

// MostCells is how many cells a table may have.
const MostCells = 63

// CellTable are cells, at most [MostCells], that satisfy one of some terms.
type CellTable struct {
	Cells []int
	Terms []Term // nil: exactly one of the cells is true
}

// Term are cells by their positions in a table, as bits: those that are true, and those
// that are not.
type Term struct{ On, Off uint64 }

// Numbers are, by the claim that a number is just so much, the cells that say so: at
// least so much, and not more.
func (a *Argument) Numbers() map[Claim][]Literal {
	if a.numbers != nil {
		return a.numbers
	}
	numbers := map[Claim][]Literal{}
	for i, cell := range a.Cells {
		atom := cell.All[0]
		n, ok := atom.Value.(int)
		if !ok || atom.Rel != claim.AtLeast {
			continue
		}
		if n == 1 {
			numbers[claim.That(0, atom.Path...).String()] = []Literal{{i, false}}
		}
		just := claim.That(n, atom.Path...).String()
		numbers[just] = []Literal{{i, true}}
		if more := a.CellOf(claim.Of(claim.Atom{Path: atom.Path, Rel: claim.AtLeast, Value: n + 1}).String()); more >= 0 {
			numbers[just] = append(numbers[just], Literal{more, false})
		}
	}
	a.numbers = numbers
	return numbers
}

// Told is a cell that a fact tells.
type Told struct {
	Cell int
	Is   bool
	Fact FactID
}

// Literal is that a cell is true, or that it is not.
type Literal struct {
	Cell int
	Is   bool
}

// Inference is something that follows from groups: a step, or within a step what a single
// one of them forces when its contrary is supposed.
type Inference struct {
	Groups    []int
	Concludes []Literal // none: it cannot be
	From      []Premise
}

// Premise is a cell that is used. By is the cell that is true and rules it out at once, as
// one of which exactly one is; -1 if it is known for itself.
type Premise struct {
	Literal
	By int
}

// Behind is what premises come from, each once: for what is ruled out at once, that which
// rules it out.
func Behind(from []Premise) (all []Literal) {
	for _, p := range from {
		l := p.Literal
		if p.By >= 0 {
			l = Literal{Cell: p.By, Is: true}
		}
		if !slices.Contains(all, l) {
			all = append(all, l)
		}
	}
	return all
}

// Argument is what the family gives for these facts, if it argues; an [ErrUnargued]
// where it cannot. It is made once, and read only.
func (i *plain) Argument() (*Argument, error) {
	i.argueOnce.Do(func() {
		i.argument, i.unargued = i.argue()
		i.argument.Found = &sync.Map{}
		i.argument.CellOf("")
		i.argument.Numbers()
	})
	if i.unargued != nil {
		return nil, i.unargued
	}
	return &i.argument, nil
}

// AsCells reads a claim as cells of an argument.
func (i *plain) AsCells(a *Argument, text Claim) ([]Literal, error) {
	c, err := i.readClaim(text)
	if err != nil {
		return nil, err
	}
	if c.Not && len(c.All) > 1 {
		return nil, errors.New("what is assumed says that not all of several things are so: an argument takes them one by one")
	}
	var all []Literal
	numbers := a.Numbers()
	for _, atom := range c.All {
		one := claim.Of(atom).String()
		just := numbers[one]
		if c.Not {
			just = nil
		}
		all = append(all, just...)
		at, is := a.CellOf(one), !c.Not
		if so, whether := atom.Value.(bool); whether && at < 0 { // that it is not so is the contrary of that it is
			atom.Value = !so
			at, is = a.CellOf(claim.Of(atom).String()), c.Not
		}
		switch {
		case at < 0 && len(just) > 0:
			continue
		case at < 0:
			return nil, fmt.Errorf("no argument speaks of what is assumed: %s", one)
		}
		all = append(all, Literal{at, is})
	}
	return a.inOrder(all), nil
}

// inOrder are literals with what they say of other cells by the order of numbers alone: what
// is not at least 1 is not at least 2.
func (a *Argument) inOrder(all []Literal) []Literal {
	least := func(cell int) (path []string, n int, ok bool) {
		c := a.Cells[cell]
		if len(c.All) != 1 || c.Not || c.All[0].Rel != claim.AtLeast {
			return nil, 0, false
		}
		n, ok = c.All[0].Value.(int)
		return c.All[0].Path, n, ok
	}
	for _, l := range slices.Clone(all) {
		path, n, ok := least(l.Cell)
		for cell := range a.Cells {
			if !ok {
				break
			}
			other, m, ordered := least(cell)
			implied := Literal{cell, l.Is}
			if ordered && slices.Equal(other, path) && (l.Is && m < n || !l.Is && m > n) && !slices.Contains(all, implied) {
				all = append(all, implied)
			}
		}
	}
	return all
}

// asCells are the cells that a claim says together; none if it says something else.
func asCells(cells map[Claim]bool, text Claim) (atoms []Claim) {
	if text = positive(text); cells[text] {
		return []Claim{text}
	}
	c, err := claim.Parse(text)
	if err != nil {
		return nil
	}
	for _, atom := range c.All {
		one := claim.Of(atom).String()
		if !cells[one] {
			return nil
		}
		atoms = append(atoms, one)
	}
	return atoms
}
