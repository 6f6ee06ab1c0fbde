package columns

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/letters"
)

// Atom is what an atom of a claim says of the digits.
func (m *Model) Atom(a claim.Atom) (fd.Constraint, error) {
	if a.Path[0] == letters.InLetters {
		return fdsearch.Number(a, m.Digit(a.Path[1]))
	}
	if word, ok := m.WordAt(a.Path); ok {
		return m.makes(a, word)
	}
	if equation, column, ok := m.CarryAt(a.Path); ok {
		return m.carried(a, equation, column)
	}
	if digit, ok := m.DigitAt(a.Path); ok {
		return m.unused(a, digit)
	}
	return nil, fmt.Errorf("the claim %s speaks of no letter and no word", a)
}

// makes is what an atom says of the number that a word makes.
func (m *Model) makes(a claim.Atom, word string) (fd.Constraint, error) {
	var coeffs []int
	var vars []fd.Var
	worth := 1
	for _, letter := range slices.Backward([]rune(word)) {
		coeffs, vars = append(coeffs, worth), append(vars, m.Digit(string(letter)))
		worth *= m.Base
	}
	return numbers(a, speech.MostValue, func(op fd.Op, n int) fd.Constraint { return fd.Scalar(coeffs, vars, op, n) })
}

// carried is what an atom says of what is carried to a column: so many times what the
// column counts for, and less than once more, is what stands on its right.
func (m *Model) carried(a claim.Atom, equation, column int) (fd.Constraint, error) {
	low := slices.Concat(m.Equations[equation].Columns()[:column]...)
	worth := speech.Power(m.Base, column)
	coeffs, vars, number := m.sum(low, m.Base)
	return numbers(a, mostCarried, func(op fd.Op, n int) fd.Constraint {
		least, most := fd.Scalar(coeffs, vars, fd.GE, n*worth-number), fd.Scalar(coeffs, vars, fd.LT, (n+1)*worth-number)
		switch op {
		case fd.GE:
			return least
		case fd.LE:
			return most
		}
		return fd.And(least, most)
	})
}

// numbers is what an atom says of something that is one of its numbers, none of them larger than
// most either way.
func numbers(a claim.Atom, most int, is func(op fd.Op, n int) fd.Constraint) (fd.Constraint, error) {
	return fdsearch.Cases(a, func(op fd.Op, value any) (fd.Constraint, error) {
		n, ok := value.(int)
		if !ok || n > most || n < -most {
			return nil, fmt.Errorf("the claim %s speaks of no number, or one that is too large", a)
		}
		return is(op, n), nil
	})
}

// unused is what an atom says of a digit that no letter is.
func (m *Model) unused(a claim.Atom, digit int) (fd.Constraint, error) {
	var none []fd.Constraint
	for _, x := range m.Digits {
		none = append(none, fd.Ne(x, digit))
	}
	return fdsearch.Cases(a, func(_ fd.Op, value any) (fd.Constraint, error) {
		switch value {
		case true:
			return fd.And(none...), nil
		case false:
			return fd.Not(fd.And(none...)), nil
		}
		return nil, fmt.Errorf("the claim %s is neither true nor false", a)
	})
}
