// Package columns posts sums written with letters into finite domains (package fd): each as one
// equation, or column by column with what is carried, as at school.
//
// Carries as variables make a long sum a chain of short ones, each of few letters
// (J.-L. Laurière, A language and a program for stating and solving combinatorial
// problems, Artificial Intelligence 10, 1978).
package columns

import (
	"fmt"
	"slices"

	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
)

// Model has the digit of every letter, and what must be known besides to work the sums out.
type Model struct {
	*fd.Model
	*speech.Sums
	Digits   []fd.Var // by letter
	Carries  []Carry
	products map[string]fd.Var // by their letters
}

// Carry is what is carried to a column of an equation, counted from 0 on the right.
type Carry struct {
	fd.Var
	Equation, Column int
}

// New has the digits of the letters, and posts nothing.
func New(of *speech.Sums) *Model {
	m := &Model{Model: fd.NewModel(), Sums: of, products: map[string]fd.Var{}}
	for _, name := range m.Names {
		m.Digits = append(m.Digits, m.Int(name, 0, m.Base-1))
	}
	return m
}

// Digit is that of a letter.
func (m *Model) Digit(letter string) fd.Var { return m.Digits[slices.Index(m.Names, letter)] }

// sum are terms as coefficients and variables, and what of it is a number. A place counts for
// a power of the base: of base 1, as much as any other.
func (m *Model) sum(terms []speech.Term, base int) (coeffs []int, vars []fd.Var, number int) {
	for _, t := range terms {
		if times := t.Times * speech.Power(base, t.Place); len(t.Letters) == 0 {
			number += times
		} else {
			coeffs, vars = append(coeffs, times), append(vars, m.product(t.Letters))
		}
	}
	return coeffs, vars, number
}

// Whole posts an equation as one.
func (m *Model) Whole(tag fd.Tag, equation int) {
	coeffs, vars, number := m.sum(m.Equations[equation].Terms, m.Base)
	m.Post(tag, fd.Scalar(coeffs, vars, fd.EQ, -number))
}

// mostCarried bounds what may be carried to a column: beyond that, columns are of
// no help.
const mostCarried = 10_000

// Columns posts an equation column by column: what stands in a column, and what is carried to
// it, is the base times what is carried on. From the last nothing is. Where that would be of
// no help, it is posted as one.
func (m *Model) Columns(tag fd.Tag, equation int) {
	all := m.Equations[equation].Columns()
	var posts []fd.Constraint
	var carries []Carry
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
			coeffs, vars = append(coeffs, 1), append(vars, carries[n-1].Var)
		}
		if column < len(all)-1 {
			if lo, hi = -speech.Floor(-lo, m.Base), speech.Floor(hi, m.Base); lo > hi || lo < -mostCarried || hi > mostCarried {
				m.Whole(tag, equation)
				return
			}
			x := m.Int("carry", lo, hi)
			carries = append(carries, Carry{x, equation, column + 1})
			coeffs, vars = append(coeffs, -m.Base), append(vars, x)
		}
		posts = append(posts, fd.Scalar(coeffs, vars, fd.EQ, -number))
	}
	if len(all) == 0 {
		m.Whole(tag, equation)
		return
	}
	m.Post(tag, posts...)
	m.Carries = append(m.Carries, carries...)
}

// product is the product of letters, made once.
func (m *Model) product(letters []int) fd.Var {
	last := len(letters) - 1
	if last == 0 {
		return m.Digits[letters[0]]
	}
	key := fmt.Sprint(letters)
	if z, known := m.products[key]; known {
		return z
	}
	x, y := m.product(letters[:last]), m.Digits[letters[last]]
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
