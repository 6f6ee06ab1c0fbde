package tiles

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/sliding"
)

func sentences(m *model) []puzzle.Fact {
	facts := []puzzle.Fact{
		{ID: ruleSlide, Rule: true, Text: "A tile next to the gap slides into it; nothing else moves."},
		{ID: ruleLeast, Rule: true, Chooses: true, Text: "The plan has as few slides as possible."},
	}
	for cell, kind := range m.start {
		if kind > 0 {
			facts = append(facts, puzzle.Fact{ID: m.cellID("start", cell), Text: fmt.Sprintf("At the start, %s is in %s.", m.name(kind), m.place(cell))})
		}
	}
	for cell := range m.goal {
		if name := m.wants(cell); name != "" {
			facts = append(facts, puzzle.Fact{ID: m.cellID("goal", cell), Text: fmt.Sprintf("In the end, %s is in %s.", name, m.place(cell))})
		}
	}
	if m.Limit > 0 {
		facts = append(facts, puzzle.Fact{ID: limitID, Text: fmt.Sprintf("It takes %s at most.", m.cost(m.Limit))})
	}
	return facts
}

func (m *model) place(cell int) string {
	return english.Cell(cell/m.columns, cell%m.columns)
}

func (m *model) cost(n int) string { return english.Count(n, "slide", "slides") }

// name is what is written on a kind of tiles.
func (m *model) name(kind int) string {
	if kind == unnamed {
		return noName
	}
	return m.names[kind-1]
}

// nameAt is what is written in a cell of a board, a dot for the gap.
func (m *model) nameAt(b sliding.Board, cell int) string {
	if kind := b.At(cell); kind > 0 {
		return m.name(kind)
	}
	return "·"
}

// rowsOf writes a board, row by row, with a dot for the gap.
func (m *model) rowsOf(b sliding.Board) []string {
	rows := make([]string, m.rows)
	for r := range rows {
		var row []string
		for c := range m.columns {
			row = append(row, m.nameAt(b, r*m.columns+c))
		}
		rows[r] = strings.Join(row, " ")
	}
	return rows
}

// told is a board as a clause.
func (m *model) told(b sliding.Board) string {
	return "the rows are " + english.List(m.rowsOf(b), "and")
}

// short writes every tile as one character: a graph of states asks for thousands.
func (m *model) short(b sliding.Board) string {
	var all strings.Builder
	for cell := range m.rows * m.columns {
		if cell > 0 && cell%m.columns == 0 {
			all.WriteByte('/')
		}
		switch name := m.nameAt(b, cell); name {
		case "10":
			all.WriteByte('a')
		case "11":
			all.WriteByte('b')
		default:
			all.WriteString(name)
		}
	}
	return all.String()
}

// slides is a slide as a clause: "8 slides left".
func (m *model) slides(s Slide) string { return s.Tile + " slides " + s.Way }

var arrows = map[string]string{"up": "↑", "down": "↓", "left": "←", "right": "→"}

// brief is a slide in a few characters: "8 ←".
func (m *model) brief(s Slide) string { return s.Tile + "\u00a0" + arrows[s.Way] }
