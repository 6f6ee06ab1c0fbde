package schema

import (
	"encoding/json"
	"slices"
	"strconv"
)

// A board is what the kinds Grid and Regions hold: rows of cells.

// maxSide is the most rows or columns that a board may have.
const maxSide = 100

// RegionName is the name of a region by its number from 0: A to Z, AA, AB and
// so on.
func RegionName(i int) string {
	name := ""
	for ; i >= 0; i = i/26 - 1 {
		name = string(rune('A'+i%26)) + name
	}
	return name
}

// regionNumber is the other way round; false for what is no region's name.
func regionNumber(name string) (int, bool) {
	const longest = 3
	if name == "" || len(name) > longest {
		return 0, false
	}
	n := 0
	for i := range len(name) {
		if name[i] < 'A' || name[i] > 'Z' {
			return 0, false
		}
		n = n*26 + int(name[i]-'A') + 1
	}
	return n - 1, true
}

// symbol is what stands in a cell, by its number from 0.
func symbol(field Field, i int) string {
	if field.Kind == Regions {
		return RegionName(i)
	}
	return strconv.Itoa(i + 1)
}

// symbolNumber is the other way round; false for what is no symbol at all.
func symbolNumber(field Field, text string) (int, bool) {
	if field.Kind == Regions {
		return regionNumber(text)
	}
	n, ok := wholeNumber(text)
	return n - 1, ok && n > 0
}

// wholeNumber reads a number from 0 to 999,999 as people write it.
func wholeNumber(text string) (int, bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && 0 <= n && n < 1_000_000 && strconv.Itoa(n) == text
}

// Measure is the number that a measure of a board stands for: "9" by itself, or
// what the field with that key holds. It says false if that is no number now, or
// not one that the field allows.
func Measure(form Form, doc any, measure string) (int, bool) {
	if n, fixed := wholeNumber(measure); fixed {
		return n, true
	}
	field, known := form.Field(measure)
	if !known {
		return 0, false
	}
	value, _ := Get(doc, measure)
	switch value := value.(type) {
	case []any:
		return len(value), field.Kind == Names
	case string:
		n, ok := wholeNumber(value)
		return n, ok && slices.ContainsFunc(field.Options, func(o Option) bool { return o.Value == value })
	case json.Number:
		n, ok := wholeNumber(value.String())
		least, hasLeast := wholeNumber(field.Min.String())
		most, hasMost := wholeNumber(field.Max.String())
		return n, ok && !(hasLeast && n < least) && !(hasMost && n > most)
	}
	return 0, false
}

// BoardSize is how many rows and columns a grid or regions shall have, by the
// document's other fields. It says false if these do not tell, or if there are
// more than 100 of either.
func BoardSize(form Form, doc any, field Field) (rows, columns int, ok bool) {
	rows, okRows := Measure(form, doc, field.Rows)
	columns, okColumns := Measure(form, doc, field.Columns)
	return rows, columns, okRows && okColumns && 0 < rows && rows <= maxSide && 0 < columns && columns <= maxSide
}

// Symbols lists what may stand in the cells of a grid or regions, in order. It
// says false if the document does not tell, or tells of more than 1,000.
func Symbols(form Form, doc any, field Field) ([]string, bool) {
	var symbols []string
	if field.Symbols == "" && field.Kind == Grid {
		for _, option := range field.Options {
			symbols = append(symbols, option.Value)
		}
		if field.From == "" {
			return symbols, true
		}
		names, ok := Offered(form, doc, field.From)
		return append(symbols, names...), ok
	}
	n, ok := Measure(form, doc, field.Symbols)
	if !ok || n > 1000 {
		return nil, false
	}
	for i := range n {
		symbols = append(symbols, symbol(field, i))
	}
	return symbols, true
}

// BlankBoard is a board of so many rows and columns with nothing on it.
func BlankBoard(rows, columns int) [][]string {
	board := make([][]string, rows)
	for r := range board {
		board[r] = make([]string, columns)
	}
	return board
}

// Boxes parts a board of rows by columns into so many regions, as evenly as can
// be: into equal boxes, as nearly square as the sides allow and rather wide than
// high (9 x 9 into 3 x 3, 6 x 6 into 2 rows of 3); where no boxes fit, cell
// after cell in reading order. The cells hold the names of the regions.
func Boxes(rows, columns, regions int) [][]string {
	height, width := boxSides(rows, columns, regions)
	board := BlankBoard(rows, columns)
	for r := range board {
		for c := range board[r] {
			region := (r*columns + c) * regions / (rows * columns)
			if height > 0 {
				region = r/height*(columns/width) + c/width
			}
			board[r][c] = RegionName(region)
		}
	}
	return board
}

// boxSides are the sides of equal boxes; 0 where there are none.
func boxSides(rows, columns, regions int) (height, width int) {
	if regions <= 0 || rows*columns%regions != 0 {
		return 0, 0
	}
	area := rows * columns / regions
	for h := 1; h <= rows; h++ {
		if area%h != 0 || rows%h != 0 || columns%(area/h) != 0 {
			continue
		}
		// From the flattest box on: the last one that is not higher than wide,
		// or else the first that fits.
		if height == 0 || h <= area/h {
			height, width = h, area/h
		}
	}
	return height, width
}
