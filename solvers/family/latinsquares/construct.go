package latinsquares

import (
	"errors"
	"fmt"

	"solvitur/solvers/fd"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// constructed are one or two squares of an order that are written down by a rule,
// and the rule in words; false where there is none.
//
// In odd orders the rule is to add: row and column, and twice the row and the
// column. In orders 4 and 8 it is the same in the field of so many elements, twice
// being times x. Order 10 is that of E. T. Parker, as A Completion of the Ten by Ten
// (Proceedings of the American Mathematical Society 10, 1959) has it and Bose,
// Shrikhande and Parker generalise it (Canadian Journal of Mathematics 12, 1960).
func constructed(n, squares int) (x [][]uint8, rule string, ok bool) {
	put := func(cell func(i, j int) (int, int)) {
		x = [][]uint8{make([]uint8, n*n), make([]uint8, n*n)}
		for i := range n {
			for j := range n {
				a, b := cell(i, j)
				x[0][i*n+j], x[1][i*n+j] = uint8(a), uint8(b)
			}
		}
	}
	switch {
	case squares == 1:
		put(func(i, j int) (int, int) { return (i + j) % n, 0 })
		rule = "Each row is the one above it, moved on by one."
	case n%2 == 1:
		put(func(i, j int) (int, int) { return (i + j) % n, (2*i + j) % n })
		rule = fmt.Sprintf("Each row of the first square is the one above it, moved on by one; of the second, by two. It works in every odd order: 1, and 2 − 1, have no divisor in common with %d.", n)
	case n == 4 || n == 8:
		put(func(i, j int) (int, int) { return i ^ j, double(i, n) ^ j })
		rule = fmt.Sprintf("Rows and columns are numbered by the %d elements of a finite field: the first square shows row + column, the second x · row + column. It works wherever the order is the power of a prime, if that is more than 2.", n)
	case n == 10:
		x = parker()
		rule = "Parker’s square of 1959: seven symbols move on by one from row to row, three stand still, and a small pair of squares of order 3 fills the corner."
	default:
		return nil, "", false
	}
	return x[:squares], rule, true
}

// double is x times an element of the field of 4 or 8 elements, written as the bits
// of a polynomial in x.
func double(a, n int) int {
	a <<= 1
	if a >= n {
		a ^= n | 3 // x² = x + 1, x³ = x + 1
	}
	return a
}

// parker are two squares of order 10, on the numbers modulo 7 and three more symbols,
// 7 to 9. A place is a row, a column and two symbols, and each two of these four
// determine the others. Beside the places where all four are the same, and a pair of
// order 3 on the three symbols, there are those in which one of the four is among the
// three and the others differ as the table says.
func parker() [][]uint8 {
	const turns, still = 7, 3
	x := [][]uint8{make([]uint8, 100), make([]uint8, 100)}
	put := func(place [4]int) {
		for i := range x {
			x[i][place[0]*10+place[1]] = uint8(place[2+i])
		}
	}
	for i := range turns {
		put([4]int{i, i, i, i})
		for j := range still {
			a, b, c, d := i, (i+j+1)%turns, (i+turns-j-1)%turns, turns+j
			put([4]int{a, b, c, d})
			put([4]int{b, a, d, c})
			put([4]int{c, d, a, b})
			put([4]int{d, c, b, a})
		}
	}
	for i := range still {
		for j := range still {
			put([4]int{turns + i, turns + j, turns + (i+j)%still, turns + (2*i+j)%still})
		}
	}
	return x
}

// Bounds of the search for a place for the givens in a constructed pair.
const (
	fitNodes = 20_000
	fitTries = 500
)

// fitted is what is constructed, with rows, columns and symbols exchanged so that it
// keeps to the facts. That it finds none says nothing.
func (k *task) fitted() (fits [][]uint8, rule string, ok bool, err error) {
	x, rule, ok := constructed(k.n, len(k.what))
	if !ok {
		return nil, "", false, nil
	}
	n := k.n
	if len(k.symbols) > 0 && k.factor().Cmp(symmetry{side: n, symbols: []bool{true, true}[:len(x)], rows: true}.factor()) == 0 {
		return x, rule, true, nil // all can be exchanged, so that nothing is to be kept to
	}
	m := fd.NewModel()
	rows, columns := m.Ints("row", n, 0, n-1), m.Ints("column", n, 0, n-1)
	m.Post(fd.Rule, fd.Different(rows...), fd.Different(columns...))
	order := rows
	var symbols [][]fd.Var
	for i, left := range k.left {
		from := m.Ints("symbol", n, 0, n-1) // by symbol: which one constructed it stands for
		m.Post(fd.Rule, fd.Different(from...))
		symbols = append(symbols, from)
		for cell, set := range left {
			if set == 0 {
				return nil, rule, false, nil
			}
			if set&(set-1) != 0 {
				continue // not given; what is found is looked at once more
			}
			var tuples [][]int
			for at, symbol := range x[i] {
				tuples = append(tuples, []int{at / n, at % n, int(symbol)})
			}
			m.Post(fd.Rule, fd.Table{Vars: []fd.Var{rows[cell/n], columns[cell%n], from[only(set)]}, Tuples: tuples})
		}
	}
	order = append(order, columns...)
	tries := 0
	for s, err := range m.Search(fd.Options{Order: order, Distinct: order, Choose: fd.SmallestDomain, MaxNodes: fitNodes}).All(k.Context()) {
		if err != nil {
			if errors.Is(err, fd.ErrBudget) {
				err = nil
			}
			return nil, rule, false, err
		}
		if err := k.Check(); err != nil {
			return nil, rule, false, err
		}
		fits = nil
		for i := range x {
			y := make([]uint8, n*n)
			to := make([]uint8, n)
			for symbol, v := range symbols[i] {
				to[s.Value(v)] = uint8(symbol)
			}
			for cell := range y {
				y[cell] = to[x[i][s.Value(rows[cell/n])*n+s.Value(columns[cell%n])]]
			}
			fits = append(fits, y)
		}
		if k.keeps(fits) {
			return fits, rule + " Here rows, columns and symbols are exchanged so that it fits the facts.", true, nil
		}
		if tries++; tries == fitTries {
			break
		}
	}
	return nil, rule, false, nil
}

// only is the symbol that a set has.
func only(s set) (symbol int) {
	for s > 1 {
		s >>= 1
		symbol++
	}
	return symbol
}

// keeps says whether filled squares keep to what is left of the cells, and to the
// diagonals.
func (k *task) keeps(squares [][]uint8) bool {
	for i, x := range squares {
		for cell, symbol := range x {
			if k.left[i][cell]&(1<<symbol) == 0 {
				return false
			}
		}
		if !k.straight(x) {
			return false
		}
	}
	return true
}

// construct writes a solution down, and gives it in standard form.
func (k *task) construct() (fits [][]uint8, err error) {
	fits, rule, ok, err := k.fitted()
	if err != nil || !ok {
		return nil, err
	}
	k.Stats.Nodes++
	if err := k.Step(func() view.Frame {
		return k.Stage().Frame(view.Frame{Caption: rule, Role: view.Answer}, k.squares(view.Answer, fits...))
	}); err != nil {
		return nil, err
	}
	if !k.Bare {
		k.Discovered(view.View{Name: "rule", Title: "How the first solution was made", Steps: &view.Steps{Items: []view.Step{{Text: rule}}}})
	}
	most := k.most()
	if k.Limit > 0 {
		most = min(k.Limit, 5*listedAtMost) + 1 // who has enough need not wait for others to be looked for
	}
	return k.inOrder(fits), k.found(most, fits...)
}

// constructing is the way that does nothing else.
func constructing(k *task) error {
	fits, err := k.construct()
	switch {
	case err != nil:
		return err
	case fits != nil && len(k.symbols) == 0:
		return puzzle.NotApplicable("One solution can be written down by a rule. Whether there are others, the rule does not say.")
	case fits != nil:
		return puzzle.NotApplicable("The rule gives one solution, and those that exchanging rows and symbols makes of it. Whether there are others, it does not say.")
	}
	if _, _, ok := constructed(k.n, len(k.what)); !ok {
		return puzzle.NotApplicable(fmt.Sprintf("No rule makes two squares of order %d.", k.n))
	}
	return puzzle.NotApplicable("No square made by the rule was found to fit the facts. That says nothing of others.")
}
