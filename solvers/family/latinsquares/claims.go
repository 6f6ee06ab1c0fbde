package latinsquares

import (
	"fmt"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// paths begin the paths of claims, by square: second/3/4 is row 4, column 5.
var paths = []string{"first", "second"}

// answerForm is the square, or both, to be filled.
func answerForm(p *parade) (form schema.Form) {
	n := strconv.Itoa(p.n)
	for i, what := range p.what {
		form.Fields = append(form.Fields, schema.Field{Key: paths[i], Kind: schema.Grid, Label: "By " + what, Rows: n, Columns: n, Symbols: n, Full: true, Help: p.numbers(i)})
	}
	return form
}

// numbers says which numbers stand for which names.
func (p *parade) numbers(square int) string {
	var all []string
	for i, name := range p.names[square] {
		if n := strconv.Itoa(i + 1); name != n {
			all = append(all, n+" is "+name)
		}
	}
	if len(all) == 0 {
		return ""
	}
	return english.Capital(english.List(all, "and")) + "."
}

// stands claims that a cell holds a symbol.
func (p *parade) stands(square, cell, symbol int) claim.Claim {
	return claim.That(strconv.Itoa(symbol+1), paths[square], strconv.Itoa(cell/p.n), strconv.Itoa(cell%p.n))
}

// at is the cell that an atom speaks of, and the symbols that it names.
func (p *parade) at(a claim.Atom) (square, cell int, symbols []int, err error) {
	for square < len(p.what) && a.Path[0] != paths[square] {
		square++
	}
	if square == len(p.what) || len(a.Path) != 3 {
		return 0, 0, nil, fmt.Errorf("nothing is known of the claim %s: write %s", a, p.stands(0, 0, 0))
	}
	row, _ := strconv.Atoi(a.Path[1]) // the form has let no others through
	column, _ := strconv.Atoi(a.Path[2])
	for _, value := range a.Values() {
		n, err := strconv.Atoi(fmt.Sprint(value))
		if err != nil {
			return 0, 0, nil, err
		}
		symbols = append(symbols, n-1)
	}
	return square, row*p.n + column, symbols, nil
}

// says is a claim as a sentence.
func says(p *parade, c claim.Claim) (string, error) {
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		square, cell, symbols, err := p.at(a)
		if err != nil {
			return "", err
		}
		names := make([]string, len(symbols))
		for i, symbol := range symbols {
			names[i] = p.names[square][symbol]
		}
		verb, list := " is ", english.List(names, "or")
		switch {
		case !is && len(names) > 1:
			verb, list = " is neither ", english.List(names, "nor")
		case !is:
			verb = " is not "
		}
		return fmt.Sprintf("in %s the %s%s%s", p.place(cell), p.what[square], verb, list), nil
	})
}
