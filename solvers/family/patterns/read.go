package patterns

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// read makes the facts fit for work.
func read(f *Facts) (*board, []*schema.FieldError) {
	b := &board{Facts: *f}
	errs := conditions.Faults(*f, f.Conditions)
	var err *schema.FieldError
	if b.permutation, err = readPermutation(f.Permutation, f.N); err != nil {
		errs = append(errs, err)
	}
	return b, errs
}

// asides tell of an order that is drawn, although it leaves rows at their own columns and
// a condition says that there are none.
func asides(b *board, keep func(puzzle.FactID) bool) []*schema.FieldError {
	var own []string
	for row, column := range b.permutation {
		if row == column {
			own = append(own, strconv.Itoa(row+1))
		}
	}
	if len(own) == 0 || !b.filterOf(keep).apart {
		return nil
	}
	would, give := "Row %s would be its own column", "give it"
	if len(own) > 1 {
		would, give = "Rows %s would be their own columns", "give each of them"
	}
	return []*schema.FieldError{schema.Errorf("permutation",
		would+", and a condition says that no row is: "+give+" another column, or switch that condition off.", english.List(own, "and"))}
}

// readPermutation reads a permutation of n rows, as a list or as cycles, those of one
// row too; nil where nothing is written.
func readPermutation(text string, n int) ([]int, *schema.FieldError) {
	fault := func(format string, args ...any) ([]int, *schema.FieldError) {
		return nil, schema.Errorf("permutation", format, args...)
	}
	if strings.TrimSpace(text) == "" {
		return nil, nil
	}
	order := slices.Repeat([]int{-1}, n)
	round := strings.Contains(text, "(")
	parts := []string{text}
	if round {
		parts = strings.Split(strings.TrimSpace(text), "(")[1:]
	}
	for _, part := range parts {
		inside, after, closed := strings.Cut(part, ")")
		if round && (!closed || strings.TrimSpace(after) != "") {
			return fault("Each cycle stands in parentheses of its own: write something like (1 2)(3 4 5).")
		}
		var numbers []int
		for _, word := range strings.FieldsFunc(inside, func(r rune) bool { return strings.ContainsRune(" ,;", r) }) {
			number, err := strconv.Atoi(word)
			if err != nil || number < 1 || number > n {
				return fault("“%s” is no number of a column: write numbers from 1 to %d.", schema.Brief(word), n)
			}
			numbers = append(numbers, number-1)
		}
		if !round && len(numbers) != n {
			return fault("For %d rows write %d numbers, one for each row: there are %d now.", n, n, len(numbers))
		}
		for k, column := range numbers {
			row := k
			if round {
				row, column = numbers[k], numbers[(k+1)%len(numbers)]
			}
			if order[row] >= 0 {
				return fault("Row %d is there twice: write each number once.", row+1)
			}
			order[row] = column
		}
	}
	for row, column := range order {
		switch {
		case column < 0:
			return fault("Row %d is missing: every row from 1 to %d is in one of the cycles.", row+1, n)
		case slices.Index(order, column) < row:
			return fault("Rows %d and %d would equal the same column, %d: write each number once.", slices.Index(order, column)+1, row+1, column+1)
		}
	}
	return order, nil
}

// readType reads the lengths of cycles; false if they are no partition of n.
func readType(text string, n int) (a arrangement, ok bool) {
	a.n = n
	for _, word := range strings.Split(text, "+") {
		length, err := strconv.Atoi(strings.TrimSpace(word))
		if err != nil || length < 1 || length > n {
			return a, false
		}
		a.cycles[length]++
		n -= length
	}
	return a, n == 0
}

// enter writes a type as a search would.
func enter(b *board, s *Solution) []*schema.FieldError {
	a, ok := readType(s.Type, b.N)
	if !ok {
		return []*schema.FieldError{noType(b)}
	}
	s.Type = a.String()
	return nil
}

// noType says that what was entered as a type is none.
func noType(b *board) *schema.FieldError {
	return schema.Errorf(inType, "These are not the lengths of cycles of %d rows: write whole numbers that add up to %d, such as %s.", b.N, b.N, simplest(b.N))
}

// enterPart is enter for the values that are there.
func enterPart(b *board, entered []claim.Atom) (all []claim.Claim, errs []*schema.FieldError) {
	for _, a := range entered {
		if a.Path[0] == inType {
			t, ok := readType(fmt.Sprint(a.Value), b.N)
			if !ok {
				errs = append(errs, noType(b))
				continue
			}
			a.Value = t.String()
		}
		all = append(all, claim.Of(a))
	}
	return all, errs
}

// simplest is an example of a type.
func simplest(n int) string {
	for a := range types(n, min(n, 2)) {
		if text := a.String(); strings.Contains(text, "+") || n < 4 {
			return text
		}
	}
	return strconv.Itoa(n)
}
