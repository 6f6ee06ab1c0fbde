package speech

import (
	"cmp"
	"fmt"
	"strings"

	"solvitur/solvers/english"
)

// places are the columns of everyday numbers, from the right.
var places = []string{"units", "tens", "hundreds", "thousands", "ten-thousands", "hundred-thousands", "millions"}

// ColumnName names a column of an equation, counted from 0 on the right.
func (m *Sums) ColumnName(equation, column int) string {
	name := "the " + english.Ordinal(column+1) + " column from the right"
	if m.Base == 10 && column < len(places) {
		name = "the " + places[column]
	}
	if len(m.Equations) > 1 {
		name += " of " + m.Equations[equation].Print(nil)
	}
	return name
}

// ColumnText says how a column comes out right, whether or not something is carried on from it.
func (m *Sums) ColumnText(equation, column int, carries bool) string {
	e := m.Equations[equation]
	left, right := e.Parts(column, column) // as they stand there
	if !e.Plain() {
		left, right = m.products(e.Columns()[column])
	}
	return fmt.Sprintf("in %s, %s", m.ColumnName(equation, column), comesTo(column, left, right, carries))
}

// TwoColumnsText says how a column of a plain sum and the one on its right come out right together.
func (m *Sums) TwoColumnsText(equation, column int, carries bool) string {
	left, right := m.Equations[equation].Parts(column-1, column)
	return fmt.Sprintf("in %s and %s together, %s", m.ColumnName(equation, column), m.ColumnName(equation, column-1), comesTo(column-1, left, right, carries))
}

// products writes terms without their places: those that count, and those that are taken away.
func (m *Sums) products(terms []Term) (left, right []string) {
	for _, t := range terms {
		var factors []string
		if n := max(t.Times, -t.Times); n > 1 || len(t.Letters) == 0 {
			factors = append(factors, fmt.Sprint(n))
		}
		for _, letter := range t.Letters {
			factors = append(factors, m.Names[letter])
		}
		if text := strings.Join(factors, " × "); t.Times > 0 {
			left = append(left, text)
		} else {
			right = append(right, text)
		}
	}
	return left, right
}

// comesTo says that the parts of a sum from a column on come to others, or end in them.
func comesTo(from int, left, right []string, carries bool) string {
	if from > 0 {
		left = append([]string{"the carry"}, left...)
	}
	is := "is"
	if carries {
		is = "ends in"
	}
	return fmt.Sprintf("%s %s %s", cmp.Or(strings.Join(left, " + "), "0"), is, cmp.Or(strings.Join(right, " + "), "0"))
}
