package latinsquares

import (
	"fmt"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/each"
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

// ofTogether begins the path of the claim that two symbols are together in a row:
// together/3/1/2 is in row 4 the first symbol of the first square and the second one of the
// second.
const ofTogether = "together"

// meets claims that two symbols stand at one place of a row.
func (p *parade) meets(m meeting) claim.Claim {
	return claim.That(true, ofTogether, strconv.Itoa(m.row), strconv.Itoa(m.first+1), strconv.Itoa(m.second+1))
}

// meetingOf reads such a claim; ok is false for any other.
func (p *parade) meetingOf(a claim.Atom) (m meeting, ok bool) {
	_, truth := a.Value.(bool)
	if len(p.what) < 2 || a.Path[0] != ofTogether || len(a.Path) != 4 || a.Rel != claim.Is || !truth {
		return m, false
	}
	for i, to := range []*int{&m.row, &m.first, &m.second} {
		n, err := strconv.Atoi(a.Path[i+1])
		if *to = n - min(i, 1); err != nil || *to < 0 || *to >= p.n || strconv.Itoa(n) != a.Path[i+1] {
			return m, false
		}
	}
	return m, true
}

// met says in a clause that two symbols are together in a row, or are not.
func (p *parade) met(m meeting, is bool) string {
	return p.stand(m.row, m.first, []string{p.called(1, m.second)}, is)
}

// called is what a symbol is called among those of both squares: numbers are told apart by
// what they are, as rank 1.
func (p *parade) called(square, symbol int) string {
	name := p.names[square][symbol]
	if name == strconv.Itoa(symbol+1) {
		return p.what[square] + " " + name
	}
	return name
}

// stand says in a clause with which symbols of the second square one of the first is
// together in a row, or is not.
func (p *parade) stand(row, first int, with []string, is bool) string {
	verb, word := "stands with", "and"
	if !is {
		verb, word = "does not stand with", "or"
	}
	return fmt.Sprintf("in row %d %s %s %s", row+1, p.called(0, first), verb, english.List(with, word))
}

// derived is what stands at the path of a claim that does not lead into the answer: whether
// two symbols are together in a row.
func derived(p *parade, s Solution, path []string) (any, error) {
	m, ok := p.meetingOf(claim.Atom{Path: path, Rel: claim.Is, Value: true})
	if !ok {
		return nil, fmt.Errorf("nothing is known of “%s” here", path[0])
	}
	for cell := m.row * p.n; cell < (m.row+1)*p.n; cell++ {
		if s.symbol(0, cell, p.n) == m.first && s.symbol(1, cell, p.n) == m.second {
			return true, nil
		}
	}
	return false, nil
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
		if m, ok := p.meetingOf(a); ok {
			return p.met(m, is == (a.Value == true)), nil
		}
		square, cell, symbols, err := p.at(a)
		if err != nil {
			return "", err
		}
		names := each.Of(symbols, func(symbol int) string { return p.names[square][symbol] })
		list := english.List(names, "or")
		if !is {
			list = english.NoneOf(names)
		}
		return fmt.Sprintf("in %s the %s is %s", p.place(cell), p.what[square], list), nil
	})
}
