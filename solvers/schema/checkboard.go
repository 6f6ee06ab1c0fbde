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
			if symbols.fit(cell) {
				continue
			}
			if c.full() {
				return
			}
			c.cell(join(at, strconv.Itoa(k)), field.CellName(r, k), cell, symbols)
		}
	}
}

// cellSymbols says what may stand in the cells of a board: the numbers or regions below a
// limit, or names.
type cellSymbols struct {
	field  Field
	known  bool // the document tells
	empty  bool // a cell may be
	below  int
	names  []string
	has    map[string]bool
	number bool
}

func (c *checker) symbols(field Field) cellSymbols {
	s := cellSymbols{field: field, empty: field.Kind == Grid && (!field.Full || c.part)}
	if s.number = field.Symbols != ""; s.number {
		s.below, s.known = Measure(c.form, c.doc, field.Symbols)
		return s
	}
	s.names, s.known = Symbols(c.form, c.doc, field)
	s.has = make(map[string]bool, len(s.names))
	for _, name := range s.names {
		s.has[name] = true
	}
	return s
}

// fit says whether a cell may stand as it is.
func (s *cellSymbols) fit(cell any) bool {
	text, ok := cell.(string)
	switch {
	case !ok:
		return false
	case text == "":
		return s.empty
	case !s.known:
		return true
	case s.number:
		n, ok := symbolNumber(s.field, text)
		return ok && n < s.below
	}
	return s.has[text]
}

// cell says what is wrong with a cell that does not fit.
func (c *checker) cell(path, name string, cell any, s cellSymbols) {
	text, ok := cell.(string)
	grid := s.field.Kind == Grid
	switch {
	case !ok:
		c.report(path, "%s holds %s, which is no text: put it in quotation marks.", name, Describe(cell))
	case text == "" && grid:
		c.report(path, "%s is empty: fill it in.", name)
	case text == "":
		c.report(path, "%s belongs to no region: paint it.", name)
	case !s.number:
		c.report(path, "%s holds %s, which is not offered: choose one of %s, or empty the cell.", name, quote(text), list(s.names, "or"))
	case s.below == 0:
		c.report(path, "%s holds %s, and nothing can stand there: empty it.", name, quote(text))
	case grid:
		c.report(path, "%s holds %s: write a whole number from 1 to %d, or empty the cell.", name, quote(text), s.below)
	default:
		c.report(path, "%s is painted %s: choose a region from A to %s.", name, quote(text), RegionName(s.below-1))
	}
}

func addOrRemove(have, want int) string {
	if have < want {
		return "add " + strconv.Itoa(want-have)
	}
	return "remove " + strconv.Itoa(have-want)
}
