package sudoku

import (
	"fmt"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// inGrid begins the paths of claims: grid/3/4 is row 4, column 5.
const inGrid = "grid"

// answerForm is the board, to be filled.
func answerForm(b *board) schema.Form {
	size := strconv.Itoa(b.size)
	return schema.Form{Fields: []schema.Field{{Key: inGrid, Kind: schema.Grid, Label: "The board", Rows: size, Columns: size, Symbols: size, Full: true}}}
}

// claim is that a cell holds a number.
func (b *board) claim(cell, n int) puzzle.Claim {
	return claim.That(strconv.Itoa(n), inGrid, strconv.Itoa(cell/b.size), strconv.Itoa(cell%b.size)).String()
}

// cellAt is the cell that a claim speaks of, and the numbers that it names. The
// form has let no others through.
func (b *board) cellAt(a claim.Atom) (cell int, numbers []int, err error) {
	if len(a.Path) != 3 || a.Path[0] != inGrid {
		return 0, nil, fmt.Errorf("nothing is known of the claim %s: write %s", a, b.claim(0, 1))
	}
	row, _ := strconv.Atoi(a.Path[1])
	column, _ := strconv.Atoi(a.Path[2])
	for _, value := range a.Values() {
		n, err := strconv.Atoi(fmt.Sprint(value))
		if err != nil {
			return 0, nil, err
		}
		numbers = append(numbers, n)
	}
	return row*b.size + column, numbers, nil
}

// says is a claim as a sentence.
func says(b *board, c claim.Claim) (string, error) {
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		cell, numbers, err := b.cellAt(a)
		names := each.Of(numbers, strconv.Itoa)
		switch {
		case err != nil:
			return "", err
		case is:
			return b.place(cell) + " holds " + english.List(names, "or"), nil
		case len(names) > 1:
			return b.place(cell) + " holds neither " + english.List(names, "nor"), nil
		}
		return b.place(cell) + " does not hold " + names[0], nil
	})
}

// assume finds what the claims assumed and denied leave to each cell by itself, and
// a given to be broken; what they say of several cells together, some of which may
// be otherwise, is left to whoever tells solutions.
func (k *task) assume() error {
	for cell, given := range k.given {
		k.assumed = append(k.assumed, k.all())
		if given > 0 && k.Break == k.givenID(cell) {
			k.assumed[cell] &^= bit(given)
		}
	}
	for _, a := range k.Assumed() {
		if err := k.keepTo(a.Claim); err != nil {
			return err
		}
	}
	if denied, ok := k.Denied(); ok {
		return k.keepTo(claim.Not(denied))
	}
	return nil
}

func (k *task) keepTo(c claim.Claim) error {
	if c.Not && len(c.All) > 1 {
		return nil
	}
	for _, a := range c.All {
		cell, numbers, err := k.cellAt(a)
		if err != nil {
			return err
		}
		set := uint32(0)
		for _, n := range numbers {
			set |= bit(n)
		}
		if c.Not {
			set = ^set
		}
		k.assumed[cell] &= set
	}
	return nil
}
