package speech

import (
	"slices"
	"strings"

	"solvitur/solvers/each"
	"solvitur/solvers/formula"
	"solvitur/solvers/letters"
)

// Sums are equations over one alphabet: the letters that they are written with, in the order in
// which these come up.
type Sums struct {
	*Alphabet
	Names     []string // the letters as texts
	Words     []string // each once
	Equations []*Equation
}

// ReadAll reads equations; of each that is wrong, by its position, wrong is told.
func ReadAll(texts []string, base int, wrong func(i int, err *formula.Error)) *Sums {
	names := letters.Unlike(strings.Join(texts, " "))
	m := &Sums{Alphabet: &Alphabet{Letters: []rune(strings.Join(names, "")), Base: base}, Names: names}
	for i, text := range texts {
		e, err := m.Read(text)
		if err != nil {
			wrong(i, err)
			continue
		}
		m.Equations = append(m.Equations, e)
		for _, word := range e.Words() {
			if !slices.Contains(m.Words, word) {
				m.Words = append(m.Words, word)
			}
		}
	}
	return m
}

// Print writes the equations as [Equation.Print] does.
func (m *Sums) Print(digits []int) []string {
	return each.Of(m.Equations, func(e *Equation) string { return e.Print(digits) })
}

// Heads are the letters that a word of two letters or more begins with, in ascending order.
func (m *Sums) Heads() (heads []int) {
	for letter, name := range m.Names {
		if slices.ContainsFunc(m.Words, func(word string) bool { return strings.HasPrefix(word, name) && word != name }) {
			heads = append(heads, letter)
		}
	}
	return heads
}

// Positions are those of letters in the alphabet.
func (m *Sums) Positions(names []string) (positions []int) {
	for _, name := range names {
		positions = append(positions, slices.Index(m.Names, name))
	}
	return positions
}
