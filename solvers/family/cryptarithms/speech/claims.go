package speech

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/letters"
	"solvitur/solvers/schema"
)

// Parts of paths to what follows from the letters: words/SEND.
const (
	inWords   = "words"
	inCarries = "carries" // carries/0/1 is what is carried to the second column of the first sum
	inUnused  = "unused"  // unused/9 says that no letter is 9
)

// Makes claims that a word makes a number.
func Makes(word string, n int) claim.Claim { return claim.That(n, inWords, word) }

// CarriedTo claims that so much is carried to a column of a sum, counted from 0 on the right.
func CarriedTo(equation, column, n int) claim.Claim {
	return claim.That(n, inCarries, strconv.Itoa(equation), strconv.Itoa(column))
}

// Unused claims that no letter is a digit.
func Unused(digit int) claim.Claim { return claim.That(true, inUnused, strconv.Itoa(digit)) }

// WordAt is the word of whose number a path speaks, if it does.
func (m *Sums) WordAt(path []string) (word string, ok bool) {
	if path[0] != inWords || len(path) != 2 {
		return "", false
	}
	return path[1], slices.Contains(m.Words, path[1])
}

// CarryAt is the column of a sum to which a path says what is carried, if it does.
func (m *Sums) CarryAt(path []string) (equation, column int, ok bool) {
	if path[0] != inCarries || len(path) != 3 {
		return 0, 0, false
	}
	equation, err := strconv.Atoi(path[1])
	if err != nil || equation < 0 || equation >= len(m.Equations) {
		return 0, 0, false
	}
	column, err = strconv.Atoi(path[2])
	return equation, column, err == nil && column > 0 && column < len(m.Equations[equation].Columns())
}

// DigitAt is the digit of which a path says whether it is that of no letter, if it does.
func (m *Sums) DigitAt(path []string) (digit int, ok bool) {
	if path[0] != inUnused || len(path) != 2 {
		return 0, false
	}
	digit, err := strconv.Atoi(path[1])
	return digit, err == nil && digit >= 0 && digit < m.Base
}

// Derived is what stands at a path that does not lead to a letter.
func (m *Sums) Derived(s letters.Solution, path []string) (any, error) {
	if word, ok := m.WordAt(path); ok {
		return s.Number(word, m.Base), nil
	}
	if equation, column, ok := m.CarryAt(path); ok {
		return m.Equations[equation].Carry(column, s.Digits(m.Names)), nil
	}
	if digit, ok := m.DigitAt(path); ok {
		return !slices.Contains(s.Digits(m.Names), digit), nil
	}
	return nil, fmt.Errorf("nothing is known of %q: write %s", schema.Pointer(path...), schema.Pointer(inWords, m.Words[0]))
}

// Says is a claim as a sentence.
func (m *Sums) Says(c claim.Claim) (string, error) { return c.Sentence(m.Clause) }

// Clause is an atom, or its contrary, as it stands within a sentence: "S is not 9".
func (m *Sums) Clause(a claim.Atom, is bool) (string, error) {
	if digit, ok := m.DigitAt(a.Path); ok {
		if a.Rel != claim.Is || a.Value != true {
			return "", fmt.Errorf("the claim %s asks for more than whether a digit is used: use %s", a, Unused(digit))
		}
		return map[bool]string{true: "no letter is ", false: "some letter is "}[is] + english.Digit(digit), nil
	}
	if len(a.Path) < 2 {
		return "", fmt.Errorf("nothing is known of %q", schema.Pointer(a.Path...))
	}
	said, err := a.Predicate(is, func(value any) (string, error) { return m.Write(a.Path, value), nil })
	return m.Subject(a.Path) + " " + said, err
}

// Subject is what stands at a path.
func (m *Sums) Subject(path []string) string {
	if equation, column, ok := m.CarryAt(path); ok {
		return "the carry to " + m.ColumnName(equation, column)
	}
	return path[1]
}

// Write writes a value of what stands at a path.
func (m *Sums) Write(path []string, value any) string {
	if path[0] != letters.InLetters || m.Base <= 10 {
		return english.Grouped(fmt.Sprint(value))
	}
	if n, ok := value.(int); ok && n >= 10 && n < m.Base {
		return fmt.Sprintf("%s (%d)", english.Digit(n), n)
	}
	return fmt.Sprint(value)
}
