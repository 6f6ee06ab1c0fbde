package digits

import (
	"fmt"
	"strconv"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// inNumbers begins a path to what follows from the letters: numbers/0.
const inNumbers = "numbers"

// answerForm is a table of the letters, each with its digit.
func answerForm(m *model) schema.Form { return letters.Form(m.letterNames(), m.base) }

func (m *model) letterNames() (names []string) {
	for _, letter := range m.letters {
		names = append(names, string(letter))
	}
	return names
}

// solution is the answer with these digits of the letters.
func (m *model) solution(digits []int) Solution { return letters.Of(m.letterNames(), digits) }

// digits are those of an answer, in the order of the letters.
func (m *model) digits(s Solution) []int { return s.Digits(m.letterNames()) }

// claimIs is the claim that a letter stands for a digit. Every picture makes all of
// them, so their texts are kept.
func claimIs(m *model, letter, digit int) puzzle.Claim { return m.claims[letter*m.base+digit] }

func (m *model) writeClaims() {
	for _, letter := range m.letters {
		for digit := range m.base {
			m.claims = append(m.claims, letters.Stands(string(letter), digit).String())
		}
	}
}

// about is what a path leads to: a letter, or a number with all its letters.
func (m *model) about(path []string) (about template, err error) {
	switch {
	case len(path) == 3 && path[0] == letters.InLetters:
		for i, letter := range m.letters {
			if string(letter) == path[1] {
				return template{name: path[1], letters: []int{i}}, nil
			}
		}
	case len(path) == 2 && path[0] == inNumbers:
		for i, number := range m.numbers {
			if strconv.Itoa(i) == path[1] {
				return number, nil
			}
		}
	}
	return about, fmt.Errorf("nothing is known of %q: write %s for the first number", schema.Pointer(path...), schema.Pointer(inNumbers, "0"))
}

// derived are the numbers.
func derived(m *model, s Solution, path []string) (any, error) {
	number, err := m.about(path)
	if err != nil {
		return nil, err
	}
	return s.Number(string(number.plain(m)), m.base), nil
}

// says is a claim as a sentence.
func says(m *model, c claim.Claim) (string, error) {
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		about, err := m.about(a.Path)
		if err != nil {
			return "", err
		}
		predicate, err := a.Predicate(is, func(value any) (string, error) { return about.value(m, value) })
		if a.Path[0] == letters.InLetters {
			return "the digit " + about.name + " " + predicate, err
		}
		return "the number " + about.name + " " + predicate, err
	})
}

// value writes a number, with as many digits as this one has, if it is not longer.
func (t template) value(m *model, value any) (string, error) {
	n, ok := value.(int)
	if !ok {
		return "", fmt.Errorf("%v is no number", value)
	}
	text := english.InBase(n, m.base)
	if len(text) > len(t.letters) || n < 0 {
		return text, nil
	}
	return t.grouped(strings.Repeat("0", len(t.letters)-len(text)) + text), nil
}

// supposed is a puzzle with what a search assumes and denies as further
// conditions, which come first.
func (m *model) supposed(s *search) (*model, error) {
	with := *m
	with.conditions = nil
	add := func(c claim.Claim, fact puzzle.FactID) error {
		f, err := m.formulaOf(c)
		if err == nil {
			with.conditions = append(with.conditions, condition{formula: f, letters: lettersOf(&f), fact: fact, print: m.print(&f)})
		}
		return err
	}
	for _, a := range s.Assumed() {
		if err := add(a.Claim, a.Fact); err != nil {
			return nil, err
		}
	}
	if denied, ok := s.Denied(); ok {
		if err := add(claim.Not(denied), ""); err != nil {
			return nil, err
		}
	}
	with.conditions = append(with.conditions, m.conditions...)
	return &with, nil
}

// formulaOf is a claim in the language of conditions.
func (m *model) formulaOf(c claim.Claim) (f expression, err error) {
	for i, a := range c.All {
		about, err := m.about(a.Path)
		if err != nil {
			return f, err
		}
		if err := compare(&f, about.letters, a); err != nil {
			return f, err
		}
		if i > 0 {
			f.Binary(opAnd, 0)
		}
	}
	if c.Not {
		f.Unary(opNot, 0)
	}
	return f, nil
}

// compare appends what an atom says of the number that a block is.
func compare(f *expression, block []int, a claim.Atom) error {
	for i, value := range a.Values() {
		n, ok := value.(int)
		if !ok {
			return fmt.Errorf("the claim %s compares a number with what is none", a)
		}
		f.Operand(opBlock, operand{letters: block}, 0)
		// No number is below 0 or reaches the greatest value.
		f.Operand(opNumber, operand{value: int64(min(max(n, -1), mostValue))}, 0)
		switch a.Rel {
		case claim.AtLeast:
			f.Binary(opLessEqual, 0)
			f.Exchange()
		case claim.AtMost:
			f.Binary(opLessEqual, 0)
		default:
			f.Binary(opEqual, 0)
		}
		if i > 0 {
			f.Binary(opOr, 0)
		}
	}
	return nil
}
