package sumargue

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/puzzle"
)

// tell says what columns force, and what is left where one thing is.
func (a *Arguing) tell(s puzzle.Inference) (text, name string) {
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
func (a *Arguing) both(s puzzle.Inference) string {
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
	between := speech.CarriedTo(left.equation, left.place, 0).All[0].Path
	speaks := func(cell int) bool { return slices.Equal(a.argued.Cells[cell].All[0].Path, between) }
	if slices.ContainsFunc(s.From, func(p puzzle.Premise) bool { return speaks(p.Cell) }) ||
		slices.ContainsFunc(s.Concludes, func(l puzzle.Literal) bool { return speaks(l.Cell) }) {
		return ""
	}
	return left.both
}

// byOther says whether a digit is used that one letter does not have since another has it.
func (a *Arguing) byOther(s puzzle.Inference) bool {
	return slices.ContainsFunc(s.From, func(p puzzle.Premise) bool {
		return p.By >= 0 && a.choices.Of(p.By) != a.choices.Of(p.Cell)
	})
}
