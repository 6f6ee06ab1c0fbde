package cryptarithms

import (
	"fmt"
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdargue"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
)

// mostListed bounds the ways in which a column or a condition may come out right.
var mostListed = argue.Most{Terms: 20_000, Tried: 500_000}

// arguing is a puzzle as statements: that a letter is a digit, that so much is carried
// to a column, and that a digit is used at all.
type arguing struct {
	*sums
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

// argued gives what arguments are made of: each letter has one digit, each digit one
// letter or none, where that is said, and each column comes out right, with what is
// carried to it and from it.
func argued(m *sums) (puzzle.Argument, error) {
	a := &arguing{sums: m}
	each := make([]argue.Choice, len(m.letters))
	for i, name := range m.names {
		each[i] = a.choices.Make(&a.argued, 0, m.Base-1, func(d int) claim.Claim { return letters.Stands(name, d) })
		a.rule(letters.Rule, name+" is one digit.", telling{kind: ofDigits, of: name}, each[i])
	}
	for cell := range a.argued.Cells {
		a.argued.Goals = append(a.argued.Goals, cell)
	}
	model := newModel(m, true)
	for i, c := range m.Conditions {
		if !a.condition(fdargue.Of(model.Model, fd.Tag(len(m.equations)+i)), conditions.ID(i), c, each) {
			return a.argued, a.tooMany(conditions.Sentence(m.Facts, c))
		}
	}
	for i, e := range m.equations {
		all := e.Columns()
		to := make([]argue.Choice, len(all)+1) // nothing is carried to the first column, and from the last
		for _, c := range model.carries {
			if c.equation == i {
				domain := model.Domain(c.x)
				to[c.column] = a.choices.Make(&a.argued, domain[0], domain[len(domain)-1], func(n int) claim.Claim { return carriesTo(i, c.column, n) })
				a.rule(equationID(i), "One number is carried to "+a.columnName(i, c.column)+".", telling{kind: ofNumbers, of: "the carry to " + a.columnName(i, c.column)}, to[c.column])
			}
		}
		if len(all) > 1 && to[1] == (argue.Choice{}) {
			return a.argued, a.tooMany(m.equations[i].Print(nil))
		}
		for column, terms := range all {
			if !a.column(i, column, terms, each, to) {
				return a.argued, a.tooMany(m.equations[i].Print(nil))
			}
		}
	}
	path := func(c argue.Choice) []string { return a.argued.Cells[c.First].All[0].Path }
	a.choices.Subject = func(c argue.Choice) string { return a.subject(path(c)) }
	a.choices.Write = func(c argue.Choice, n int) string { return a.write(path(c), n) }
	a.choices.Clause = argue.Clause(&a.argued, m.clause)
	a.choices.Tell(&a.argued)
	a.argued.Tell, a.argued.Sign = a.tell, "●"
	return a.argued, nil
}

func (a *arguing) tooMany(what string) error {
	return puzzle.ErrUnargued(fmt.Sprintf("“%s” can come out right in too many ways for an argument in simple steps.", what))
}

func (a *arguing) group(g puzzle.Group, tells telling) {
	a.argued.Groups, a.tells = append(a.argued.Groups, g), append(a.tells, tells)
}

// rule says that something has exactly one value.
func (a *arguing) rule(fact puzzle.FactID, text string, tells telling, of argue.Choice) {
	a.group(puzzle.ExactlyOne(fact, text, of.Cells()...), tells)
}

// condition takes in a condition; false if it speaks of too many letters at once.
func (a *arguing) condition(says *fdargue.Fact, fact puzzle.FactID, c Condition, letters []argue.Choice) bool {
	named := func(names []string) (all []int) {
		for _, name := range names {
			all = append(all, slices.Index(a.names, name))
		}
		return all
	}
	everyone := named(a.names)
	switch c.Kind {
	case "different":
		a.different(fact, letters, everyone, nil)
	case "different-but":
		a.different(fact, letters, everyone, named(c.each()))
	case "apart":
		a.different(fact, letters, named(c.each()), nil)
	case "leading":
		for _, head := range a.heads() {
			letters[head].Know(&a.argued, fact, func(d int) bool { return d > 0 })
		}
	case "nowhere":
		for _, letter := range letters {
			letter.Know(&a.argued, fact, func(d int) bool { return d != *c.Number })
		}
	default:
		of := func(digit fd.Var) argue.Choice { return letters[digit] } // letters come first in the model
		if len(says.Vars) == 1 {
			of(says.Vars[0]).Know(&a.argued, fact, func(d int) bool { return says.Met([]int{d}) })
			return true
		}
		table, ok := says.Table(of, mostListed, nil)
		a.group(puzzle.Group{Fact: fact, Clue: true, Tables: []puzzle.CellTable{table}}, telling{})
		return ok
	}
	return true
}

// different says that no digit is that of two of some letters, but for those that may
// share one.
func (a *arguing) different(fact puzzle.FactID, letters []argue.Choice, who, may []int) {
	for d := range a.Base {
		var cells []int
		for _, letter := range who {
			cells = append(cells, letters[letter].Cell(d))
		}
		digit := english.Digit(d)
		named := english.Each(who, func(letter int) string { return a.names[letter] })
		text := "Of " + english.List(named, "and") + ", no two are " + digit
		if len(may) > 0 {
			text += ", but for those that may be equal"
		}
		text += "."
		switch {
		case len(may) == 0 && len(who) == a.Base:
			text = "One letter is " + digit + "."
			a.group(puzzle.ExactlyOne(fact, text, cells...), telling{kind: ofLetters, of: digit})
			continue
		case len(may) == 0 && len(who) == len(a.letters):
			unused := a.choices.Make(&a.argued, 0, 0, func(int) claim.Claim { return unused(d) })
			a.group(puzzle.ExactlyOne(fact, text, append(cells, unused.First)...), telling{kind: ofLetters, of: digit})
			continue
		}
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
		a.group(puzzle.Group{Fact: fact, Text: text, Tables: []puzzle.CellTable{table}}, telling{})
	}
}

// column says that a column comes out right; false if there are too many ways.
func (a *arguing) column(equation, column int, terms []speech.Term, letters, to []argue.Choice) bool {
	var who []int
	for _, t := range terms {
		for _, letter := range t.Letters {
			if !slices.Contains(who, letter) {
				who = append(who, letter)
			}
		}
	}
	var of []argue.Choice
	for _, letter := range who {
		of = append(of, letters[letter])
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
	name := a.equations[equation].Print(nil) // of one column
	if len(to) > 2 {
		name = a.columnText(equation, column, terms, out >= 0)
	}
	tells := telling{column: name, equation: equation, place: column}
	if column > 0 && a.equations[equation].Plain() {
		tells.both = a.twoColumns(equation, column, out >= 0)
	}
	a.group(puzzle.Group{Fact: equationID(equation), Text: english.Capital(name) + ".", Tables: []puzzle.CellTable{table}}, tells)
	return ok
}
