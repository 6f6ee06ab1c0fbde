package cryptarithms

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"solvitur/solvers/english"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// sums is a puzzle in a form fit for work. It is never changed once made.
type sums struct {
	Facts
	letters   []rune
	names     []string // the letters as texts
	words     []string // those of the sums, each once
	equations []*speech.Equation
}

const mostLetters = 40

// read finds what the form cannot know, and makes the puzzle fit for work. Letters
// are made capitals.
func read(f *Facts) (*sums, []*schema.FieldError) {
	for i := range f.Equations {
		f.Equations[i].Text = capitals(f.Equations[i].Text)
	}
	for i := range f.Conditions {
		c := &f.Conditions[i]
		c.Letters, c.Letter, c.Other = capitals(c.Letters), capitals(c.Letter), capitals(c.Other)
	}
	for i := range f.Orders {
		f.Orders[i].Letters = capitals(f.Orders[i].Letters)
	}
	m := &sums{Facts: *f, letters: f.letters()}
	for _, r := range m.letters {
		m.names = append(m.names, string(r))
	}
	var errs []*schema.FieldError
	alphabet := &speech.Alphabet{Letters: m.letters, Base: f.Base}
	for i, e := range f.Equations {
		equation, err := alphabet.Read(e.Text)
		if err != nil {
			errs = append(errs, err.Field(equationID(i)+"/equation"))
			continue
		}
		m.equations = append(m.equations, equation)
	}
	if len(errs) > 0 {
		return nil, errs
	}
	if n := len(m.letters); n == 0 || n > mostLetters {
		return nil, []*schema.FieldError{schema.Errorf("equations/0/equation", "There are %d different letters in the sums, and there must be 1 to %d: write words such as SEND.", n, mostLetters)}
	}
	for _, e := range m.equations {
		for _, word := range e.Words() {
			if !slices.Contains(m.words, word) {
				m.words = append(m.words, word)
			}
		}
	}
	return m, append(conditions.Faults(m.Facts, m.Conditions), m.contenders()...)
}

// clashes are conditions that ask for more digits than there are.
func clashes(m *sums, keep func(puzzle.FactID) bool) []*schema.FieldError {
	return conditions.Clashes(m.Facts, m.Conditions, keep)
}

// contenders finds what is wrong with the orders to compare: each is of all letters.
func (m *sums) contenders() (errs []*schema.FieldError) {
	for i, c := range m.Orders {
		fault := func(format string, args ...any) {
			errs = append(errs, schema.Errorf(fmt.Sprintf("orders/%d/letters", i), format, args...))
		}
		letters := c.order()
		missing := slices.DeleteFunc(slices.Clone(m.names), func(name string) bool { return slices.Contains(letters, name) })
		switch {
		case len(missing) > 0:
			fault("An order names every letter of the sums: add %s.", english.List(missing, "and"))
		case len(letters) > len(m.names):
			fault("An order names every letter of the sums once, and no other: write something like %s.", strings.Join(m.names, ""))
		}
	}
	return errs
}

// order are the letters of a contender, one by one.
func (c Contender) order() (letters []string) {
	for _, r := range c.Letters {
		if unicode.IsLetter(r) {
			letters = append(letters, string(r))
		}
	}
	return letters
}

func capitals(text string) string { return strings.Map(unicode.ToUpper, text) }

// letters are those of the sums, in the order in which they come up.
func (f Facts) letters() (all []rune) {
	for _, e := range f.Equations {
		for _, r := range e.Text {
			if unicode.IsLetter(r) && !slices.Contains(all, r) {
				all = append(all, r)
			}
		}
	}
	return all
}

// heads are the letters that a word of two letters or more begins with.
func (m *sums) heads() (heads []int) {
	for letter, r := range m.letters {
		if slices.ContainsFunc(m.words, func(word string) bool { return len([]rune(word)) > 1 && strings.HasPrefix(word, string(r)) }) {
			heads = append(heads, letter)
		}
	}
	return heads
}
