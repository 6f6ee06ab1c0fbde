package schema

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// BoardText writes a board as people exchange it: where every symbol has a sign
// of its own, all cells in one line, row after row, with a point for an empty
// one (sudokus as 81 characters; 10 is A, 11 is B and so on, up to 35); else a
// line for every row, with blanks between the cells.
func BoardText(cells [][]string, symbols []string) string {
	var b strings.Builder
	signs := signsOf(symbols)
	for r, row := range cells {
		if signs == nil && r > 0 {
			b.WriteByte('\n')
		}
		for c, cell := range row {
			if signs == nil && c > 0 {
				b.WriteByte(' ')
			}
			at := slices.Index(symbols, cell)
			switch {
			case cell == "":
				b.WriteByte('.')
			case signs != nil && at >= 0:
				b.WriteRune(signs[at])
			case strings.ContainsFunc(cell, parts):
				b.WriteString(`"` + cell + `"`)
			default:
				b.WriteString(cell)
			}
		}
	}
	return b.String()
}

// ReadBoard reads what BoardText writes, and boards as they are found in books
// and on the web: with or without breaks between the rows, with points, noughts,
// underscores, asterisks or question marks for empty cells, with blanks, commas
// or semicolons between the cells, with lines drawn of - | + and =. It gives as
// many cells as there are, in reading order, each "" or a symbol, but one too many at
// most of a text that has more than so many: it may be of any length. The error says
// which sign is none.
func ReadBoard(text string, symbols []string, most int) ([]string, error) {
	words := boardWords(text, most+1)
	signs := signsOf(symbols)
	longest, numbers := 0, 0
	for _, word := range words {
		longest = max(longest, len(word))
		if len(word) > 1 && slices.Contains(symbols, word) {
			numbers++
		}
	}
	// Is each word a cell, as in "10 . 3", or may signs stand close?
	apart := signs == nil || longest <= 2 && numbers > 0
	var cells []string
	for _, word := range words {
		switch {
		case len(cells) > most:
			return cells, nil
		case apart && slices.Contains(symbols, word):
			cells = append(cells, word)
		case apart && strings.Trim(word, emptySigns) == "":
			cells = append(cells, "")
		case apart:
			return nil, fmt.Errorf("%s is not one of %s", quote(word), list(symbols, "or"))
		default:
			for _, r := range word {
				at := slices.Index(signs, unicode.ToUpper(r))
				switch {
				case len(cells) > most:
					return cells, nil
				case at >= 0:
					cells = append(cells, symbols[at])
				case strings.ContainsRune(emptySigns, r):
					cells = append(cells, "")
				default:
					return nil, fmt.Errorf("%s is not one of %s", quote(string(r)), list(symbols, "or"))
				}
			}
		}
	}
	return cells, nil
}

// boardWords parts a text at all that parts cells and is not in quotation marks, and leaves out lines that are
// drawn between rows: dashes alone, where other lines are drawn as well (else
// they are empty cells). It gives the first words, so many at most.
func boardWords(text string, most int) (words []string) {
	lines, quoted := strings.ContainsAny(text, drawnLines), false
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool {
		if r == '"' {
			quoted = !quoted
		}
		return r == '"' || !quoted && parts(r)
	}) {
		if lines && len(word) > 1 && strings.Trim(word, "-") == "" {
			continue
		}
		if words = append(words, word); len(words) >= most {
			break
		}
	}
	return words
}

// drawnLines are what lines between cells are drawn of.
const drawnLines = "|+="

// parts says whether a sign parts cells, but for those within quotation marks.
func parts(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(drawnLines+",;", r) }

// emptySigns are the signs that people write for an empty cell.
const emptySigns = ".0_*?-"

// signsOf gives every symbol a sign of its own: its one letter or digit, or, for
// the numbers from 10 to 35, A to Z. It is nil if some symbol has none.
func signsOf(symbols []string) []rune {
	var signs []rune
	for _, symbol := range symbols {
		runes := []rune(symbol)
		n, number := wholeNumber(symbol)
		var sign rune
		switch {
		case len(runes) == 1:
			sign = unicode.ToUpper(runes[0])
		case number && 10 <= n && n < 36:
			sign = 'A' + rune(n-10)
		}
		if sign == 0 || strings.ContainsRune(emptySigns, sign) || slices.Contains(signs, sign) {
			return nil
		}
		signs = append(signs, sign)
	}
	return signs
}
