package cryptarithms

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/letters"
	"solvitur/solvers/schema"
)

// Parts of paths to what follows from the letters: words/SEND.
const (
	inWords   = "words"
	inCarries = "carries" // carries/0/1 is what is carried to the second column of the first sum
	inUnused  = "unused"  // unused/9 says that no letter is 9
)

// answerForm is a table of the letters, each with its digit.
func answerForm(m *sums) schema.Form { return letters.Form(m.names, m.Base) }

// carriesTo claims that so much is carried to a column of a sum, counted from the right.
func carriesTo(equation, column, n int) claim.Claim {
	return claim.That(n, inCarries, strconv.Itoa(equation), strconv.Itoa(column))
}

// unused claims that no letter is a digit.
func unused(digit int) claim.Claim { return claim.That(true, inUnused, strconv.Itoa(digit)) }

// derived are the numbers that the words make, what is carried, and whether a digit is
// that of no letter.
func derived(m *sums, s Solution, path []string) (any, error) {
	if path[0] == inWords && len(path) == 2 && slices.Contains(m.words, path[1]) {
		return s.Number(path[1], m.Base), nil
	}
	if equation, column, ok := m.carryAt(path); ok {
		return m.equations[equation].Carry(column, s.Digits(m.names)), nil
	}
	if digit, ok := m.digitAt(path); ok {
		return !slices.ContainsFunc(m.names, func(name string) bool { return s.At(name) == digit }), nil
	}
	return nil, fmt.Errorf("nothing is known of %q: write %s", schema.Pointer(path...), schema.Pointer(inWords, m.words[0]))
}

// carryAt reads where something is carried to.
func (m *sums) carryAt(path []string) (equation, column int, ok bool) {
	if path[0] != inCarries || len(path) != 3 {
		return 0, 0, false
	}
	equation, err := strconv.Atoi(path[1])
	if err != nil || equation < 0 || equation >= len(m.equations) {
		return 0, 0, false
	}
	column, err = strconv.Atoi(path[2])
	return equation, column, err == nil && column > 0 && column < len(m.equations[equation].Columns())
}

// digitAt reads the digit that may be that of no letter.
func (m *sums) digitAt(path []string) (digit int, ok bool) {
	if path[0] != inUnused || len(path) != 2 {
		return 0, false
	}
	digit, err := strconv.Atoi(path[1])
	return digit, err == nil && digit >= 0 && digit < m.Base
}

// carryIs is what an atom says of what is carried to a column: so many times what the
// column counts for, and less than once more, is what stands on its right.
func (m *model) carryIs(a claim.Atom, equation, column int) (fd.Constraint, error) {
	low := slices.Concat(m.equations[equation].Columns()[:column]...)
	worth := speech.Power(m.Base, column)
	coeffs, vars, number := m.sum(low, m.Base)
	return fdsearch.Cases(a, func(op fd.Op, value any) (fd.Constraint, error) {
		n, ok := value.(int)
		if !ok || n > mostCarried || n < -mostCarried {
			return nil, fmt.Errorf("the claim %s speaks of no number, or one that is too large", a)
		}
		least, most := fd.Scalar(coeffs, vars, fd.GE, n*worth-number), fd.Scalar(coeffs, vars, fd.LT, (n+1)*worth-number)
		switch op {
		case fd.GE:
			return least, nil
		case fd.LE:
			return most, nil
		}
		return fd.And(least, most), nil
	})
}

// unusedIs is what an atom says of a digit that no letter is.
func (m *model) unusedIs(a claim.Atom, digit int) (fd.Constraint, error) {
	var none []fd.Constraint
	for _, x := range m.digits {
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

// wordIs is what an atom says of the number that a word makes.
func (m *model) wordIs(a claim.Atom) (fd.Constraint, error) {
	if a.Path[0] != inWords || len(a.Path) != 2 {
		return nil, fmt.Errorf("the claim %s speaks of no letter and no word", a)
	}
	var coeffs []int
	var vars []fd.Var
	worth := 1
	for _, letter := range slices.Backward([]rune(a.Path[1])) {
		coeffs, vars = append(coeffs, worth), append(vars, m.digit(string(letter)))
		worth *= m.Base
	}
	return fdsearch.Cases(a, func(op fd.Op, value any) (fd.Constraint, error) {
		n, ok := value.(int)
		if !ok || n > speech.MostValue || n < -speech.MostValue {
			return nil, fmt.Errorf("the claim %s speaks of no number, or one that is too large", a)
		}
		return fd.Scalar(coeffs, vars, op, n), nil
	})
}

// says is a claim as a sentence.
func says(m *sums, c claim.Claim) (string, error) { return c.Sentence(m.clause) }

// clause is an atom, or its contrary, as it stands within a sentence: "S is not 9".
func (m *sums) clause(a claim.Atom, is bool) (string, error) {
	if digit, ok := m.digitAt(a.Path); ok {
		if a.Rel != claim.Is || a.Value != true {
			return "", fmt.Errorf("the claim %s asks for more than whether a digit is used: use %s", a, unused(digit))
		}
		return map[bool]string{true: "no letter is ", false: "some letter is "}[is] + english.Digit(digit), nil
	}
	if len(a.Path) < 2 {
		return "", fmt.Errorf("nothing is known of %q", schema.Pointer(a.Path...))
	}
	said, err := a.Predicate(is, func(value any) (string, error) { return m.write(a.Path, value), nil })
	return m.subject(a.Path) + " " + said, err
}

// subject is what stands at a path.
func (m *sums) subject(path []string) string {
	if equation, column, ok := m.carryAt(path); ok {
		return "the carry to " + m.columnName(equation, column)
	}
	return path[1]
}

// write writes a value of what stands at a path.
func (m *sums) write(path []string, value any) string {
	if path[0] != letters.InLetters || m.Base <= 10 {
		return english.Grouped(fmt.Sprint(value))
	}
	if n, ok := value.(int); ok && n >= 10 && n < m.Base {
		return fmt.Sprintf("%s (%d)", english.Digit(n), n)
	}
	return fmt.Sprint(value)
}
