package speech

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"solvitur/solvers/formula"
)

// Line is a line of a long sum.
type Line struct {
	Row   int
	Sign  string // "+", "−", "×", "=" or none
	Ruled bool   // with a rule above it
	Cells []Cell
}

// Cell is a letter or figure of a line, at a column counted from the right.
type Cell struct {
	Column int
	Text   string
	Letter int // its position in the alphabet, -1 for none
}

// set sets an equation as a long sum: each side line by line, a rule between
// them. Figures are in the base, so that columns are columns.
func (e *Equation) set() {
	root := e.Nodes[e.Root()]
	add := func(part int, sign string) {
		l := Line{Row: len(e.Lines), Sign: sign}
		text := []rune(strings.ReplaceAll(formula.Print(operators, &e.Formula, part, func(i int) (string, bool) {
			switch n := e.Nodes[i]; n.Op {
			case OpNumber:
				// Figures above 9 look like letters, so they are set as small ones.
				return strconv.FormatInt(int64(n.Atom.Value), e.Base), true
			case OpWord:
				return n.Atom.Word, true
			}
			return "", false
		}), " ", ""))
		for i, r := range text {
			l.Cells = append(l.Cells, Cell{len(text) - 1 - i, string(unicode.ToUpper(r)), slices.Index(e.Letters, r)})
		}
		e.Lines = append(e.Lines, l)
	}
	for i, side := range []int{root.X, root.Y} {
		first := len(e.Lines)
		for _, p := range e.chain(side) {
			add(p.part, p.sign)
		}
		if e.Lines[first].Ruled = i == 1; i == 1 && len(e.Lines)-first > 1 {
			e.Lines[first].Sign = "="
		}
	}
}

type signed struct {
	part int
	sign string
}

// chain is a side taken apart: into what is added and taken away, or into the
// factors of a product of words.
func (e *Equation) chain(side int) (all []signed) {
	signs := map[formula.Op]string{OpAdd: "+", OpSubtract: "−"}
	if e.Nodes[side].Op == OpMultiply && !slices.ContainsFunc(e.Nodes[e.First(side):side], func(n formula.Node[Operand]) bool { return n.Op == OpAdd || n.Op == OpSubtract }) {
		signs = map[formula.Op]string{OpMultiply: "×"}
	}
	for {
		n := e.Nodes[side]
		sign, ok := signs[n.Op]
		if !ok {
			break
		}
		all, side = append(all, signed{n.Y, sign}), n.X
	}
	all = append(all, signed{side, ""})
	slices.Reverse(all)
	return all
}

// Plain says whether an equation is set so that its columns are those of the
// carries: of words and numbers only, of which one is the sum of the others.
func (e *Equation) Plain() bool {
	root := e.Nodes[e.Root()]
	return !slices.ContainsFunc(e.Nodes, func(n formula.Node[Operand]) bool { return n.Op == OpMultiply }) &&
		(e.Nodes[root.X].Size == 1 || e.Nodes[root.Y].Size == 1)
}

// Parts are the parts of a plain sum as they stand in some columns, side by side: those that
// are added on the left, and the others.
func (e *Equation) Parts(from, to int) (left, right []string) {
	after := false
	for _, l := range e.Lines {
		after = after || l.Ruled
		text := ""
		for _, c := range l.Cells {
			if c.Column >= from && c.Column <= to {
				text += c.Text
			}
		}
		switch {
		case text == "":
		case (l.Sign == "−") == after:
			left = append(left, text)
		default:
			right = append(right, text)
		}
	}
	return left, right
}
