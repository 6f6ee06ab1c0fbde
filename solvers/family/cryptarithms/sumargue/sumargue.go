// Package sumargue makes what arguments are made of (package argue) of sums written with letters:
// every letter is one digit, digits are those of different letters, and every column comes out
// right, with what is carried to it and from it; and it tells what follows in these words.
//
//	a := sumargue.New(sums)
//	a.Different("conditions/0", a.Positions(a.Names), nil)
//	ok := a.Sum("equations/0", 0, model) // false: too much for simple steps
//	made := a.Made()
package sumargue

import (
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/family/cryptarithms/columns"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdargue"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
)

// mostListed bounds the ways in which a column or a condition may come out right.
var mostListed = argue.Most{Terms: 20_000, Tried: 500_000}

// Arguing is some sums as statements: that a letter is a digit, that so much is carried
// to a column, and that a digit is used at all.
type Arguing struct {
	*speech.Sums
	letters []argue.Choice
	argued  puzzle.Argument
	choices argue.Choices
	tells   []telling // by group
}

// telling is what a rule says: that something has one digit, one letter or one number; or
// that a column comes out right, with the one to the right of it too where they can be read
// as one sum.
type telling struct {
	kind, of, column string
	both             string
	equation, place  int
}

// The kinds of what something has one of.
const (
	ofDigits  = "digit"
	ofLetters = "letter"
	ofNumbers = "number"
)

// New takes in that each letter is one digit, which is to be found out.
func New(of *speech.Sums) *Arguing {
	a := &Arguing{Sums: of}
	for _, name := range a.Names {
		letter := a.choices.Make(&a.argued, 0, a.Base-1, func(d int) claim.Claim { return letters.Stands(name, d) })
		a.letters = append(a.letters, letter)
		a.rule(letters.Rule, name+" is one digit.", telling{kind: ofDigits, of: name}, letter.Cells()...)
	}
	for cell := range a.argued.Cells {
		a.argued.Goals = append(a.argued.Goals, cell)
	}
	return a
}

// Made is the argument, when all has been taken in.
func (a *Arguing) Made() puzzle.Argument {
	path := func(c argue.Choice) []string { return a.argued.Cells[c.First].All[0].Path }
	a.choices.Subject = func(c argue.Choice) string { return a.Subject(path(c)) }
	a.choices.Write = func(c argue.Choice, n int) string { return a.Write(path(c), n) }
	a.choices.Clause = argue.Clause(&a.argued, a.Clause)
	a.choices.Tell(&a.argued)
	a.argued.Tell, a.argued.Sign = a.tell, "●"
	return a.argued
}

func (a *Arguing) group(g puzzle.Group, tells telling) {
	a.argued.Groups, a.tells = append(a.argued.Groups, g), append(a.tells, tells)
}

// rule says that exactly one of some cells is so.
func (a *Arguing) rule(fact puzzle.FactID, text string, tells telling, cells ...int) {
	a.group(puzzle.ExactlyOne(fact, text, cells...), tells)
}

// Condition takes in what a fact says of letters, whose variables come first in its model; false if
// it speaks of too many at once.
func (a *Arguing) Condition(fact puzzle.FactID, says *fdargue.Fact) bool {
	if parts, ok := says.Apart(); ok {
		for _, part := range parts {
			a.letters[part.Vars[0]].Know(&a.argued, fact, func(d int) bool { return part.Met([]int{d}) })
		}
		return true
	}
	table, ok := says.Table(func(digit fd.Var) argue.Choice { return a.letters[digit] }, mostListed, nil)
	a.group(puzzle.Group{Fact: fact, Clue: true, Tables: []puzzle.CellTable{table}}, telling{})
	return ok
}

// Different takes in that no digit is that of two of some letters, but for those that may
// share one.
func (a *Arguing) Different(fact puzzle.FactID, who, may []int) {
	for d := range a.Base {
		digit := english.Digit(d)
		var cells []int
		for _, letter := range who {
			cells = append(cells, a.letters[letter].Cell(d))
		}
		text := "Of " + english.List(each.Of(who, func(letter int) string { return a.Names[letter] }), "and") + ", no two are " + digit
		switch {
		case len(may) > 0:
			a.group(puzzle.Group{Fact: fact, Text: text + ", but for those that may be equal.", Tables: []puzzle.CellTable{a.apart(cells, who, may)}}, telling{})
		case len(who) == a.Base:
			a.rule(fact, "One letter is "+digit+".", telling{kind: ofLetters, of: digit}, cells...)
		case len(who) == len(a.Names):
			unused := a.choices.Make(&a.argued, 0, 0, func(int) claim.Claim { return speech.Unused(d) })
			a.rule(fact, text+".", telling{kind: ofLetters, of: digit}, append(cells, unused.First)...)
		default:
			a.group(puzzle.Group{Fact: fact, Text: text + ".", Tables: []puzzle.CellTable{a.apart(cells, who, nil)}}, telling{})
		}
	}
}

// apart is that at most one of the cells of some letters is so, or only such as may be together.
func (a *Arguing) apart(cells, who, may []int) puzzle.CellTable {
	table := puzzle.CellTable{Cells: cells}
	all := uint64(1)<<len(cells) - 1
	free := uint64(0) // those that may be together
	for i, letter := range who {
		if slices.Contains(may, letter) {
			free |= 1 << i
		}
	}
	for i := range who {
		if bit := uint64(1) << i; free&bit == 0 {
			table.Terms = append(table.Terms, puzzle.Term{On: bit, Off: all &^ bit})
		}
	}
	table.Terms = append(table.Terms, puzzle.Term{Off: all &^ free})
	return table
}

// Sum takes in that the columns of an equation come out right, with what may be carried in a model
// that has them; false if that can be in too many ways.
func (a *Arguing) Sum(fact puzzle.FactID, equation int, model *columns.Model) bool {
	all := a.Equations[equation].Columns()
	to := make([]argue.Choice, len(all)+1) // nothing is carried to the first column, and from the last
	for _, c := range model.Carries {
		if c.Equation == equation {
			domain := model.Domain(c.Var)
			to[c.Column] = a.choices.Make(&a.argued, domain[0], domain[len(domain)-1], func(n int) claim.Claim { return speech.CarriedTo(equation, c.Column, n) })
			name := a.ColumnName(equation, c.Column)
			a.rule(fact, "One number is carried to "+name+".", telling{kind: ofNumbers, of: "the carry to " + name}, to[c.Column].Cells()...)
		}
	}
	if len(all) > 1 && to[1] == (argue.Choice{}) {
		return false
	}
	for column, terms := range all {
		if !a.column(fact, equation, column, terms, to) {
			return false
		}
	}
	return true
}

// column says that a column comes out right; false if there are too many ways.
func (a *Arguing) column(fact puzzle.FactID, equation, column int, terms []speech.Term, to []argue.Choice) bool {
	var who []int
	var of []argue.Choice
	for _, t := range terms {
		for _, letter := range t.Letters {
			if !slices.Contains(who, letter) {
				who, of = append(who, letter), append(of, a.letters[letter])
			}
		}
	}
	in, out := -1, -1
	if column > 0 {
		in, of = len(of), append(of, to[column])
	}
	if column < len(to)-2 {
		out, of = len(of), append(of, to[column+1])
	}
	digits := make([]int, len(a.letters))
	table, ok := argue.Listed(of, mostListed, nil, func(values []int) bool {
		for i, letter := range who {
			digits[letter] = values[i]
		}
		sum := 0
		for _, t := range terms {
			sum += t.With(digits)
		}
		if in >= 0 {
			sum += values[in]
		}
		if out >= 0 {
			sum -= a.Base * values[out]
		}
		return sum == 0
	})
	e := a.Equations[equation]
	tells := telling{column: e.Print(nil), equation: equation, place: column} // of one column
	if len(to) > 2 {
		tells.column = a.ColumnText(equation, column, out >= 0)
	}
	if column > 0 && e.Plain() {
		tells.both = a.TwoColumnsText(equation, column, out >= 0)
	}
	a.group(puzzle.Group{Fact: fact, Text: english.Capital(tells.column) + ".", Tables: []puzzle.CellTable{table}}, tells)
	return ok
}
