package cryptarithms

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
)

// model is the puzzle as finite domains: the digit of every letter, and what must
// be known besides to work the sums out.
type model struct {
	*fd.Model
	*sums
	digits   []fd.Var          // by letter
	products map[string]fd.Var // by their letters
	carries  []carry
	tag      fd.Tag // of the fact that is posted
}

// carry is what is carried to a column of an equation, counted from the right.
type carry struct {
	x                fd.Var
	equation, column int
}

// newModel posts all facts; with columns, every sum column by column.
func newModel(s *sums, columns bool) *model {
	m := &model{Model: fd.NewModel(), sums: s, products: map[string]fd.Var{}}
	for _, name := range s.names {
		m.digits = append(m.digits, m.Int(name, 0, s.Base-1))
	}
	for i, e := range s.equations {
		m.tag = fd.Tag(i)
		if !columns || !m.byColumns(i, e.Columns()) {
			m.whole(e)
		}
	}
	for i, c := range s.Conditions {
		m.tag = fd.Tag(len(s.equations) + i)
		conditions.Post(m, c)
	}
	return m
}

// factOf is the fact that a tag stands for.
func (m *sums) factOf(tag fd.Tag) puzzle.FactID {
	if i := int(tag); i < len(m.equations) {
		return equationID(i)
	}
	return conditions.ID(int(tag) - len(m.equations))
}

// post says something for the fact that is posted.
func (m *model) post(c fd.Constraint) { m.Post(m.tag, c) }

func (m *model) different(vars []fd.Var) { m.post(fd.AllDifferent{Vars: vars, Strength: fd.Values}) }

func (m *model) digit(letter string) fd.Var { return m.digits[slices.Index(m.names, letter)] }

func (m *model) vars(letters []string) (vars []fd.Var) {
	for _, letter := range letters {
		vars = append(vars, m.digit(letter))
	}
	return vars
}

// sum are terms as coefficients and variables, and what of it is a number. A place counts for
// a power of the base: of base 1, as much as any other.
func (m *model) sum(terms []speech.Term, base int) (coeffs []int, vars []fd.Var, number int) {
	for _, t := range terms {
		if times := t.Times * speech.Power(base, t.Place); len(t.Letters) == 0 {
			number += times
		} else {
			coeffs, vars = append(coeffs, times), append(vars, m.product(t.Letters))
		}
	}
	return coeffs, vars, number
}

// whole posts an equation as one.
func (m *model) whole(e *speech.Equation) {
	coeffs, vars, number := m.sum(e.Terms, m.Base)
	m.post(fd.Scalar(coeffs, vars, fd.EQ, -number))
}

// mostCarried bounds what may be carried to a column: beyond that, columns are of
// no help.
const mostCarried = 10_000

// byColumns posts an equation column by column: what stands in a column, and what
// is carried to it, is the base times what is carried on. From the last nothing is.
// It says false where that would be of no help.
func (m *model) byColumns(equation int, all [][]speech.Term) bool {
	var posts []fd.Constraint
	var carries []carry
	lo, hi := 0, 0
	for column, terms := range all {
		coeffs, vars, number := m.sum(terms, 1)
		lo, hi = lo+number, hi+number
		for i, x := range vars {
			domain := m.Domain(x)
			most := coeffs[i] * domain[len(domain)-1]
			lo, hi = lo+min(most, 0), hi+max(most, 0)
		}
		if n := len(carries); n > 0 {
			coeffs, vars = append(coeffs, 1), append(vars, carries[n-1].x)
		}
		if column < len(all)-1 {
			if lo, hi = -speech.Floor(-lo, m.Base), speech.Floor(hi, m.Base); lo > hi || lo < -mostCarried || hi > mostCarried {
				return false
			}
			x := m.Int("carry", lo, hi)
			carries = append(carries, carry{x, equation, column + 1})
			coeffs, vars = append(coeffs, -m.Base), append(vars, x)
		}
		posts = append(posts, fd.Scalar(coeffs, vars, fd.EQ, -number))
	}
	if len(all) == 0 {
		return false
	}
	m.Post(m.tag, posts...)
	m.carries = append(m.carries, carries...)
	return true
}

// product is the product of letters, made once.
func (m *model) product(letters []int) fd.Var {
	last := len(letters) - 1
	if last == 0 {
		return m.digits[letters[0]]
	}
	key := fmt.Sprint(letters)
	if z, known := m.products[key]; known {
		return z
	}
	x, y := m.product(letters[:last]), m.digits[letters[last]]
	var values []int
	for _, a := range m.Domain(x) {
		for _, b := range m.Domain(y) {
			if x != y || a == b {
				values = append(values, a*b)
			}
		}
	}
	slices.Sort(values)
	z := m.Enum("product", slices.Compact(values)...)
	m.Post(fd.Rule, fdsearch.Times(m.Model, x, y, z))
	m.products[key] = z
	return z
}

// atom is what an atom of a claim says of the digit or word that it speaks of.
func (m *model) atom(a claim.Atom) (fd.Constraint, error) {
	if a.Path[0] == letters.InLetters {
		return fdsearch.Number(a, m.digit(a.Path[1]))
	}
	if equation, column, ok := m.carryAt(a.Path); ok {
		return m.carryIs(a, equation, column)
	}
	if digit, ok := m.digitAt(a.Path); ok {
		return m.unusedIs(a, digit)
	}
	return m.wordIs(a)
}

// solution reads an answer.
func (m *model) solution(x fd.Solution) Solution {
	digits := make([]int, len(m.digits))
	for i, digit := range m.digits {
		digits[i] = x.Value(digit)
	}
	return letters.Of(m.names, digits)
}
