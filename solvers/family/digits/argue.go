package digits

import (
	"fmt"
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
)

// How many ways to meet a condition are listed, and how many digits are tried for that.
const (
	mostWays   = 5_000
	mostSplits = 30_000
)

// arguing is a puzzle as statements: that a letter is a digit.
type arguing struct {
	*model
	choices argue.Choices // by letter
}

// argued gives what arguments are made of: each letter is one digit, and the ways in which
// each condition comes true.
func argued(m *model) (puzzle.Argument, error) {
	a := &arguing{model: m}
	made := puzzle.Argument{Tell: a.tell}
	for _, r := range m.letters {
		choice := a.choices.Make(&made, 0, m.base-1, func(digit int) claim.Claim { return letters.Stands(string(r), digit) })
		made.Groups = append(made.Groups, puzzle.ExactlyOne(letters.Rule, fmt.Sprintf("The letter %c is one digit.", r), choice.Cells()...))
	}
	for c := range m.conditions {
		condition := &m.conditions[c]
		if m.facts.Conditions[c].Kind == kindLeading {
			for _, t := range m.numbers {
				if len(t.letters) > 1 {
					a.choices.All[t.letters[0]].Know(&made, condition.fact, func(digit int) bool { return digit > 0 })
				}
			}
			continue
		}
		if a.triedOut(&condition.formula) {
			return made, puzzle.ErrUnargued(fmt.Sprintf("This multiplies or divides by a number that is not known. Whether it comes true is only found out by working through one number after another, which is no argument in simple steps: “%s” Of the ways of searching, “Crossing out” shows how one digit after another falls.", condition.says))
		}
		table, ok := a.table(c)
		if !ok {
			return made, puzzle.ErrUnargued(fmt.Sprintf("There are too many ways for this to come true for an argument in simple steps: “%s”", condition.says))
		}
		made.Groups = append(made.Groups, puzzle.Group{Fact: condition.fact, Clue: true, Tables: []puzzle.CellTable{table}})
	}
	path := func(c argue.Choice) []string { return made.Cells[c.First].All[0].Path }
	name := func(c argue.Choice) string {
		about, _ := m.about(path(c)) // of a path that is one
		return "the digit " + about.name
	}
	write := func(_ argue.Choice, digit int) string { return english.Digit(digit) }
	a.choices.Subject, a.choices.Write = name, write
	a.choices.Clause = func(cell int, is bool) string {
		of := a.choices.Of(cell)
		verb := map[bool]string{true: " is ", false: " is not "}[is]
		return name(of) + verb + write(of, cell-of.First)
	}
	a.choices.Tell(&made)
	return made, nil
}

// triedOut says whether nobody sees by the digits what a condition comes to: a product, a
// quotient or a remainder of numbers that are not known.
func (a *arguing) triedOut(f *expression) bool {
	known := make([]bool, len(f.Nodes))
	for i, n := range f.Nodes {
		switch n.Op {
		case opNumber:
			known[i] = true
		case opAdd, opSubtract:
			known[i] = known[n.X] && known[n.Y]
		case opMultiply, opDivide, opRest:
			if known[i] = known[n.X] && known[n.Y]; !known[n.Y] && (n.Op != opMultiply || !known[n.X]) {
				return true
			}
		}
	}
	return false
}

// table lists the digits with which a condition comes true; false if there are too many
// ways. Digit after digit is fixed until it is true whatever the others are, of those that
// narrowing leaves.
func (a *arguing) table(condition int) (table puzzle.CellTable, ok bool) {
	n := newNarrower(a.model)
	letters := slices.Collect(setLetters(a.conditions[condition].letters))
	if len(letters)*a.base > puzzle.MostCells {
		return table, false
	}
	for _, letter := range letters {
		table.Cells = append(table.Cells, a.choices.All[letter].Cells()...)
	}
	table.Terms = []puzzle.Term{}
	all := uint64(1)<<a.base - 1
	splits := 0
	var try func(dom domains) bool
	try = func(dom domains) bool {
		if splits++; splits > mostSplits {
			return false
		}
		copy(n.dom, dom)
		if !n.narrow(condition) {
			return true
		}
		dom = slices.Clone(n.dom)
		open := dom.open(a.conditions[condition].letters)
		if open == 0 || n.entailed(condition) {
			term := puzzle.Term{}
			for i, letter := range letters {
				term.Off |= (all &^ dom[letter]) << (i * a.base)
				if dom.fixed(letter) {
					term.On |= dom[letter] << (i * a.base)
				}
			}
			table.Terms = append(table.Terms, term)
			return len(table.Terms) <= mostWays
		}
		first := -1
		for letter := range setLetters(open) {
			if first < 0 || dom.count(letter) < dom.count(first) {
				first = letter
			}
		}
		for digit := range setLetters(dom[first]) {
			next := slices.Clone(dom)
			next[first] = 1 << digit
			if !try(next) {
				return false
			}
		}
		return true
	}
	return table, try(n.dom)
}

// tell says what is left for a letter.
func (a *arguing) tell(s puzzle.Inference) (text, name string) {
	if len(s.Groups) != 1 || s.Groups[0] >= len(a.letters) {
		return "", ""
	}
	switch so := a.choices.Join(s.Concludes); {
	case len(so) == 0:
		return fmt.Sprintf("But then nothing is left for %s.", a.choices.Subject(a.choices.All[s.Groups[0]])), ""
	case len(s.Concludes) == 1 && s.Concludes[0].Is:
		return english.Capital(so[0]) + ", the only digit left for it.", "the only digit left"
	}
	return "", ""
}
