package columns

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/fd"
)

// Says is, as a clause, that the digit of a letter or what is carried has a value, or has it not;
// "" of a product.
func (m *Model) Says(x fd.Var, value int, is bool) string {
	if letter := slices.Index(m.Digits, x); letter >= 0 {
		verb := map[bool]string{true: "is", false: "is not"}[is]
		return fmt.Sprintf("%s %s %s", m.Names[letter], verb, english.Digit(value))
	}
	i := slices.IndexFunc(m.Carries, func(c Carry) bool { return c.Var == x })
	if i < 0 {
		return ""
	}
	verb, where := "carried to", fmt.Sprintf("column %d from the right", m.Carries[i].Column+1)
	if value < 0 {
		verb, value = "borrowed from", -value
	}
	if len(m.Equations) > 1 {
		where += fmt.Sprintf(" of sum %d", m.Carries[i].Equation+1)
	}
	if !is {
		verb = "not " + verb
	}
	return fmt.Sprintf("%d is %s %s", value, verb, where)
}
