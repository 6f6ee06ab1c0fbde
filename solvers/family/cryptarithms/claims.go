package cryptarithms

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/fd"
	"solvitur/solvers/schema"
)

// Parts of paths: letters/S/digit is asked, words/SEND follows from it.
const (
	inLetters = "letters"
	inDigit   = "digit"
	inWords   = "words"
)

// answerForm is a table of the letters, each with its digit.
func answerForm(m *sums) schema.Form {
	digit := schema.Field{Key: inDigit, Kind: schema.Number, Label: "digit", Min: "0", Max: json.Number(strconv.Itoa(m.Base - 1))}
	if m.Base > 10 {
		digit.Help = fmt.Sprintf("An everyday number: A is 10, and %s is %d.", digitName(m.Base-1), m.Base-1)
	}
	return schema.Form{Fields: []schema.Field{{Key: inLetters, Kind: schema.Table, Label: "The digits", Names: m.names, Cells: []schema.Field{digit}}}}
}

// stands claims that a letter stands for a digit.
func stands(letter string, digit int) claim.Claim {
	return claim.That(digit, inLetters, letter, inDigit)
}

// derived are the numbers that the words make.
func derived(m *sums, s Solution, path []string) (any, error) {
	if len(path) == 2 && path[0] == inWords && slices.Contains(m.words, path[1]) {
		return s.number(path[1], m.Base), nil
	}
	return nil, fmt.Errorf("nothing is known of %q: write %s", schema.Pointer(path...), schema.Pointer(inWords, m.words[0]))
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
	op := map[claim.Rel]fd.Op{claim.AtLeast: fd.GE, claim.AtMost: fd.LE}[a.Rel] // else it equals
	var cases []fd.Constraint
	for _, value := range a.Values() {
		n, ok := value.(int)
		if !ok || n > mostValue || n < -mostValue {
			return nil, fmt.Errorf("the claim %s speaks of no number, or one that is too large", a)
		}
		cases = append(cases, fd.Scalar(coeffs, vars, op, n))
	}
	return fd.Or(cases...), nil
}

// says is a claim as a sentence.
func says(m *sums, c claim.Claim) (string, error) {
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		write := func(value any) (string, error) { return english.Grouped(fmt.Sprint(value)), nil }
		if a.Path[0] == inLetters && m.Base > 10 {
			write = func(value any) (string, error) {
				if n, ok := value.(int); ok && n >= 10 && n < m.Base {
					return fmt.Sprintf("%s (%d)", digitName(n), n), nil
				}
				return fmt.Sprint(value), nil
			}
		}
		said, err := a.Predicate(is, write)
		return a.Path[1] + " " + said, err
	})
}
