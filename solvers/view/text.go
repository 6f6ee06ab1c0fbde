package view

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Text gives a view as plain text: its title, the picture in characters, its
// note, and the captions of its frames. Roles show as signs, alone in an empty
// cell and behind a text where they change its meaning:
//
//	given #   deduced +   guess ?   conflict !   crossed x
//	possible .   answer *   muted -   accent >
//
// Every line ends in a line feed and none in blanks. Widths are counted in
// characters.
func Text(v View) string {
	var b strings.Builder
	if v.Title != "" {
		b.WriteString(v.Title + "\n")
	}
	switch {
	case v.Table != nil:
		v.Table.write(&b)
	case v.Grid != nil:
		v.Grid.write(&b)
	case v.Graph != nil:
		v.Graph.write(&b)
	case v.Steps != nil:
		v.Steps.write(&b)
	case v.Number != nil:
		v.Number.write(&b)
	case v.Drawing != nil:
		v.Drawing.write(&b)
	case v.Tree != nil:
		v.Tree.write(&b)
	}
	if v.Note != "" {
		b.WriteString(v.Note + "\n")
	}
	for i, frame := range v.Frames {
		b.WriteString(frame.line(i+1) + "\n")
	}
	return tidy(b.String())
}

// Texts gives several views, with an empty line between them.
func Texts(views []View) string {
	texts := make([]string, len(views))
	for i, v := range views {
		texts[i] = Text(v)
	}
	return strings.Join(texts, "\n")
}

// signs stand for roles in plain text.
var signs = map[Role]string{
	Given: "#", Deduced: "+", Guess: "?", Conflict: "!", Crossed: "x",
	Possible: ".", Answer: "*", Muted: "-", Accent: ">",
}

// labelled is a text with its role: alone, the role's sign stands for an empty
// text; beside a text only the roles that say that it does not simply hold.
func labelled(text string, role Role) string {
	if text == "" {
		return signs[role]
	}
	switch role {
	case Guess, Conflict, Crossed, Muted:
		return text + " " + signs[role]
	}
	return text
}

func (c Cell) label() string { return labelled(c.Text, c.Role) }

func (t *Table) write(b *strings.Builder) {
	rows := make([][]string, 0, len(t.Rows)+1)
	head := []string{t.Corner}
	for _, column := range t.Columns {
		head = append(head, column.label())
	}
	rows = append(rows, head)
	for _, row := range t.Rows {
		line := []string{row.Head.label()}
		for _, cell := range row.Cells {
			line = append(line, cell.label())
		}
		rows = append(rows, line)
	}
	widths := columnWidths(rows)
	for _, row := range rows {
		for j, text := range row {
			if j > 0 {
				b.WriteString("  ")
			}
			b.WriteString(pad(text, widths[j], t.Numeric && j > 0))
		}
		b.WriteString("\n")
	}
}

func (g *Grid) write(b *strings.Builder) {
	columns := max(g.Columns, 1)
	width := 1
	for _, cell := range g.Cells {
		width = max(width, utf8.RuneCountInString(cell.label()))
	}
	// apart says whether a border runs between two cells.
	apart := func(i, j int) bool {
		return i < len(g.Regions) && j < len(g.Regions) && g.Regions[i] != g.Regions[j]
	}
	for from := 0; from < len(g.Cells); from += columns {
		to := min(from+columns, len(g.Cells))
		if from > 0 {
			g.writeBorder(b, from, to, columns, width, apart)
		}
		for i := from; i < to; i++ {
			switch {
			case i == from:
			case apart(i-1, i):
				b.WriteString("|")
			default:
				b.WriteString(" ")
			}
			text := g.Cells[i].label()
			b.WriteString(pad(cmp.Or(text, " "), width, true))
		}
		b.WriteString("\n")
	}
}

// writeBorder draws the borders between a row and the one above, if any.
func (g *Grid) writeBorder(b *strings.Builder, from, to, columns, width int, apart func(i, j int) bool) {
	var line strings.Builder
	any := false
	for i := from; i < to; i++ {
		if i > from {
			line.WriteString(" ")
		}
		if apart(i-columns, i) {
			any = true
			line.WriteString(strings.Repeat("-", width))
		} else {
			line.WriteString(strings.Repeat(" ", width))
		}
	}
	if any {
		b.WriteString(line.String() + "\n")
	}
}

func (g *Graph) write(b *strings.Builder) {
	labels := make([]string, len(g.Nodes))
	for i, node := range g.Nodes {
		labels[i] = labelled(node.Label, node.Role)
	}
	if len(labels) > 0 {
		b.WriteString(strings.Join(labels, ", ") + "\n")
	}
	name := func(i int) string {
		if i < 0 || i >= len(g.Nodes) {
			return "?"
		}
		return g.Nodes[i].Label
	}
	for _, edge := range g.Edges {
		joint := " -- "
		if edge.Directed {
			joint = " -> "
		}
		line := name(edge.From) + joint + name(edge.To)
		label := labelled(edge.Label, edge.Role)
		if edge.Order > 0 {
			label = strings.TrimPrefix(label+", ", ", ") + fmt.Sprintf("step %d", edge.Order)
		}
		if label != "" {
			line += "  (" + label + ")"
		}
		b.WriteString(line + "\n")
	}
}

func (s *Steps) write(b *strings.Builder) {
	width := len(strconv.Itoa(len(s.Items)))
	for i, item := range s.Items {
		number := pad(strconv.Itoa(i+1), width, true)
		b.WriteString(number + ". " + strings.Repeat("  ", item.Depth) + labelled(item.Text, item.Role) + "\n")
	}
}

func (n *Number) write(b *strings.Builder) {
	if n.Label != "" {
		b.WriteString(n.Label + ": ")
	}
	b.WriteString(labelled(n.Digits, n.Role))
	if n.Length > 0 {
		fmt.Fprintf(b, " (%d digits)", n.Length)
	}
	b.WriteString("\n")
}

// write says what a drawing shows: the whole, then every part that has a
// sentence or a text, in order.
func (d *Drawing) write(b *strings.Builder) {
	if d.Says != "" {
		b.WriteString(d.Says + "\n")
	}
	for _, shape := range d.Shapes {
		text := labelled(cmp.Or(shape.Says, shape.Text), shape.Role)
		if !shape.Silent && (shape.Says != "" || shape.Text != "") {
			b.WriteString("- " + text + "\n")
		}
	}
}

func (f Frame) line(number int) string {
	return fmt.Sprintf("[%d] %s%s", number, strings.Repeat("  ", f.Depth), labelled(f.Caption, f.Role))
}

func columnWidths(rows [][]string) []int {
	var widths []int
	for _, row := range rows {
		for j, text := range row {
			if j == len(widths) {
				widths = append(widths, 0)
			}
			widths[j] = max(widths[j], utf8.RuneCountInString(text))
		}
	}
	return widths
}

// pad fills a text up with blanks, on its left side if right is set.
func pad(text string, width int, right bool) string {
	blanks := strings.Repeat(" ", max(0, width-utf8.RuneCountInString(text)))
	if right {
		return blanks + text
	}
	return text + blanks
}

// tidy drops blanks at the ends of lines.
func tidy(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return strings.Join(lines, "\n")
}
