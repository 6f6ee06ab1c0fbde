package schema

import (
	"strconv"

	"solvitur/solvers/english"
)

// board checks a grid or regions: as many rows and columns as the measures say,
// and in every cell a symbol; a grid's cells may be empty.
func (c *checker) board(path string, value any, field Field) {
	rows, ok := value.([]any)
	if !ok {
		c.report(path, "This should be a list of rows in brackets [...], not %s: replace it.", Describe(value))
		return
	}
	height, width, sized := BoardSize(c.form, c.doc, field)
	// Where the size itself is wrong, that is reported there, and a board of any
	// size passes.
	switch {
	case !sized && len(rows) > maxSide:
		c.report(path, "This board has %d rows, and at most %d are allowed: remove %d.", len(rows), maxSide, len(rows)-maxSide)
		return
	case sized && len(rows) != height:
		c.report(path, "This board has %s and should have %d: %s.", english.Count(len(rows), "row", "rows"), height, addOrRemove(len(rows), height))
	}
	symbols := c.symbols(field)
	for r, value := range rows[:min(len(rows), maxSide)] {
		at := join(path, strconv.Itoa(r))
		cells, ok := value.([]any)
		if !ok {
			c.report(at, "This should be a row, a list of cells in brackets [...], not %s: replace it.", Describe(value))
			continue
		}
		if sized && len(cells) != width || len(cells) > maxSide {
			c.report(at, "Row %d has %s and should have %d: %s.", r+1, english.Count(len(cells), "cell", "cells"), width, addOrRemove(len(cells), width))
			continue
		}
		for k, cell := range cells {
			if c.full() {
				return
			}
			c.cell(join(at, strconv.Itoa(k)), r+1, k+1, cell, field, symbols)
		}
	}
}

// cellSymbols says what may stand in a cell: the numbers or regions below a
// limit, or names.
type cellSymbols struct {
	known  bool // the document tells
	below  int
	names  []string
	has    map[string]bool
	number bool
}

func (c *checker) symbols(field Field) cellSymbols {
	if field.Symbols != "" {
		n, ok := Measure(c.form, c.doc, field.Symbols)
		return cellSymbols{known: ok, below: n, number: true}
	}
	names, ok := Symbols(c.form, c.doc, field)
	has := make(map[string]bool, len(names))
	for _, name := range names {
		has[name] = true
	}
	return cellSymbols{known: ok, names: names, has: has}
}

func (c *checker) cell(path string, row, column int, value any, field Field, symbols cellSymbols) {
	text, ok := value.(string)
	at := field.CellName(row-1, column-1)
	switch {
	case !ok:
		c.report(path, "%s holds %s, which is no text: put it in quotation marks.", at, Describe(value))
		return
	case text == "" && field.Kind == Grid && field.Full && !c.part:
		c.report(path, "%s is empty: fill it in.", at)
		return
	case text == "" && field.Kind == Grid:
		return
	case text == "":
		c.report(path, "%s belongs to no region: paint it.", at)
		return
	case !symbols.known:
		return
	case !symbols.number:
		if !symbols.has[text] {
			c.report(path, "%s holds %s, which is not offered: choose one of %s, or empty the cell.", at, quote(text), list(symbols.names, "or"))
		}
		return
	}
	if n, ok := symbolNumber(field, text); ok && n < symbols.below {
		return
	}
	switch {
	case symbols.below == 0:
		c.report(path, "%s holds %s, and nothing can stand there: empty it.", at, quote(text))
	case field.Kind == Grid:
		c.report(path, "%s holds %s: write a whole number from 1 to %d, or empty the cell.", at, quote(text), symbols.below)
	default:
		c.report(path, "%s is painted %s: choose a region from A to %s.", at, quote(text), RegionName(symbols.below-1))
	}
}

func addOrRemove(have, want int) string {
	if have < want {
		return "add " + strconv.Itoa(want-have)
	}
	return "remove " + strconv.Itoa(have-want)
}
