package cryptarithms

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/puzzle"
)

// places are the columns of everyday numbers, from the right.
var places = []string{"units", "tens", "hundreds", "thousands", "ten-thousands", "hundred-thousands", "millions"}

// columnName names a column, counted from the right.
func (m *sums) columnName(equation, column int) string {
	name := "the " + english.Ordinal(column+1) + " column from the right"
	if m.Base == 10 && column < len(places) {
		name = "the " + places[column]
	}
	if len(m.equations) > 1 {
		name += " of " + m.equations[equation].Print(nil)
	}
	return name
}

// columnText says how a column comes out right, whether or not something is carried.
func (a *arguing) columnText(equation, column int, terms []speech.Term, carries bool) string {
	e := a.equations[equation]
	if e.Plain() { // as it stands there
		return fmt.Sprintf("in %s, %s", a.columnName(equation, column), a.come(equation, column, column, carries))
	}
	var left, right []string
	for _, t := range terms {
		var factors []string
		if n := max(t.Times, -t.Times); n > 1 || len(t.Letters) == 0 {
			factors = append(factors, fmt.Sprint(n))
		}
		for _, letter := range t.Letters {
			factors = append(factors, a.names[letter])
		}
		if t.Times > 0 {
			left = append(left, strings.Join(factors, " × "))
		} else {
			right = append(right, strings.Join(factors, " × "))
		}
	}
	return fmt.Sprintf("in %s, %s", a.columnName(equation, column), comesTo(column, left, right, carries))
}

// come says how some columns of a plain sum come out right, as they stand there.
func (a *arguing) come(equation, from, to int, carries bool) string {
	left, right := a.equations[equation].Parts(from, to)
	return comesTo(from, left, right, carries)
}

// twoColumns says how a column and the one to the right of it come out right together.
func (a *arguing) twoColumns(equation, column int, carries bool) string {
	return fmt.Sprintf("in %s and %s together, %s", a.columnName(equation, column), a.columnName(equation, column-1), a.come(equation, column-1, column, carries))
}

// comesTo says that the parts of a sum from a column on come to others, or end in them.
func comesTo(from int, left, right []string, carries bool) string {
	if from > 0 {
		left = append([]string{"the carry"}, left...)
	}
	is := "is"
	if carries {
		is = "ends in"
	}
	return fmt.Sprintf("%s %s %s", cmp.Or(strings.Join(left, " + "), "0"), is, cmp.Or(strings.Join(right, " + "), "0"))
}

// tell says what columns force, and what is left where one thing is.
func (a *arguing) tell(s puzzle.Inference) (text, name string) {
	var columns, digits []string
	for _, g := range s.Groups {
		tells := a.tells[g]
		if tells.column != "" {
			columns = append(columns, tells.column)
		}
		if tells.kind == ofLetters {
			digits = append(digits, tells.of)
		}
	}
	from, so := english.List(a.choices.Join(puzzle.Behind(s.From)), "and"), english.List(a.choices.Join(s.Concludes), "and")
	if len(columns) > 0 {
		if so == "" {
			if from != "" {
				columns = append(columns, from)
			}
			return fmt.Sprintf("But %s: that cannot be.", strings.Join(columns, ", and ")), ""
		}
		if both := a.both(s); both != "" {
			columns, name = []string{both}, "two columns as one"
		}
		switch {
		case len(digits) > 0:
			columns = append(columns, "no two letters share the digit "+english.List(digits, "or"))
		case a.byOther(s):
			columns = append(columns, "different letters are different digits")
		}
		because, together := "So ", ""
		if len(s.Groups) > 1 && name == "" {
			because, together = "Taken together: ", "taken together, "
		}
		if from != "" {
			because = english.Capital(together+"since ") + from + ", "
		}
		return english.Capital(strings.Join(columns, "; ")) + ". " + because + so + ".", name
	}
	if len(s.Groups) != 1 {
		return "", ""
	}
	switch rule := a.tells[s.Groups[0]]; {
	case rule.kind == "":
	case so == "":
		return fmt.Sprintf("But then no %s is left for %s.", rule.kind, rule.of), ""
	case len(s.Concludes) == 1 && s.Concludes[0].Is && rule.kind == ofLetters:
		return fmt.Sprintf("%s, since no other letter can be %s.", english.Capital(so), rule.of), "the only one left"
	case len(s.Concludes) == 1 && s.Concludes[0].Is:
		return fmt.Sprintf("%s, the only %s left for it.", english.Capital(so), rule.kind), "the only one left"
	}
	return "", ""
}

// both says a step of two columns beside each other as one of both; "" where it is another,
// or speaks of what is carried from one to the other.
func (a *arguing) both(s puzzle.Inference) string {
	if len(s.Groups) != 2 {
		return ""
	}
	left, right := a.tells[s.Groups[0]], a.tells[s.Groups[1]]
	if left.place < right.place {
		left, right = right, left
	}
	if left.both == "" || right.column == "" || left.equation != right.equation || left.place != right.place+1 {
		return ""
	}
	between := carriesTo(left.equation, left.place, 0).All[0].Path
	speaks := func(cell int) bool { return slices.Equal(a.argued.Cells[cell].All[0].Path, between) }
	if slices.ContainsFunc(s.From, func(p puzzle.Premise) bool { return speaks(p.Cell) }) ||
		slices.ContainsFunc(s.Concludes, func(l puzzle.Literal) bool { return speaks(l.Cell) }) {
		return ""
	}
	return left.both
}

// byOther says whether a digit is used that one letter does not have since another has it.
func (a *arguing) byOther(s puzzle.Inference) bool {
	return slices.ContainsFunc(s.From, func(p puzzle.Premise) bool {
		return p.By >= 0 && a.choices.Of(p.By) != a.choices.Of(p.Cell)
	})
}
