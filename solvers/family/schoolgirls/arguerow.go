package schoolgirls

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// fewRows is up to how many rows that are possible are told.
const fewRows = 3

// tellRow says who can be in the row of a name.
func (a *arguing) tellRow(s puzzle.Inference, about subject) string {
	in := "in round " + weekKey(about.week) + " "
	side, not, met := parted(s.From)
	so := english.List(a.walks(s.Concludes), "and")
	if rows := a.known(side); len(not)+len(met) == 0 && len(s.Concludes) > 0 {
		switch {
		case len(rows) == 1 && len(rows[0]) == a.Size:
			return english.Capital(in) + a.tellFull(rows[0], side, s.Concludes)
		case len(rows) == 2 && len(rows[0]) < a.Size && len(rows[1]) < a.Size && len(rows[0])+len(rows[1]) > a.Size && !slices.ContainsFunc(s.Concludes, isTrue):
			return english.Capital(in) + among(append(a.walks(side), "no group has room for them all")) + ": so " + so + "."
		}
	}
	if len(side) == 1 && len(not)+len(met) == 1 && len(s.Concludes) == 1 && !s.Concludes[0].Is {
		if text := a.tellLink(side[0], s); text != "" {
			return english.Capital(in) + text
		}
	}
	because := a.because(met, slices.Concat(side, not), in)
	name := a.Names[about.name]
	if len(s.Concludes) == 0 {
		if slices.ContainsFunc(a.known(side), func(row []int) bool {
			return slices.ContainsFunc(not, func(l puzzle.Literal) bool {
				pair := a.pairOf(l.Cell)
				return slices.Contains(row, pair[0]) && slices.Contains(row, pair[1])
			})
		}) {
			return because + ": that cannot be."
		}
		return because + ": then no group is left for " + name + " in round " + weekKey(about.week) + "."
	}
	rows := a.left(s, about)
	if len(rows) > fewRows || because == "" {
		return ""
	}
	if len(side)+len(not) > 0 {
		in = "" // that was said
	}
	switch len(rows) {
	case 1:
		return because + ": so " + in + rows[0] + " are one group."
	case 2:
		return because + ": so " + in + "the group of " + name + " is " + strings.Join(rows, ", or ") + ". Either way " + so + "."
	}
	return because + ": so " + in + "the group of " + name + " is " + strings.Join(rows, ", or ") + ". In any case " + so + "."
}

// because says who meets whom in other weeks, and what is known of this one.
func (a *arguing) because(met []int, known []puzzle.Literal, in string) string {
	var sentences []string
	if len(met) > 0 {
		sentences = append(sentences, english.Capital(among(a.meet(met))))
	}
	if len(known) > 0 {
		sentences = append(sentences, english.Capital(in)+among(a.walks(known)))
	}
	return strings.Join(sentences, ". ")
}

// among joins clauses that may be lists themselves.
func among(clauses []string) string {
	if last := len(clauses) - 1; last > 0 {
		return strings.Join(clauses[:last], ", ") + ", and " + clauses[last]
	}
	return clauses[0]
}

// tellFull says what follows from a row that is full.
func (a *arguing) tellFull(row []int, side, so []puzzle.Literal) string {
	var within, without []puzzle.Literal
	for _, l := range so {
		if l.Is {
			within = append(within, l)
		} else {
			without = append(without, l)
		}
	}
	nobody := "nobody else meets any of them"
	if len(without) <= 3 {
		nobody = english.List(a.walks(without), "and")
	}
	text := a.list(row) + " fill their group"
	if len(within) == 1 && len(row) == 3 {
		pair := a.pairOf(within[0].Cell)
		text = fmt.Sprintf("%s and %s both meet %s", a.Names[pair[0]], a.Names[pair[1]], a.Names[third(row, pair)])
		if len(without) == 0 {
			return text + ", and so with each other."
		}
		text += ": these three fill their group"
	} else if len(without) == 0 {
		return a.list(row) + " are one group: " + english.List(a.walks(side), "and") + "."
	}
	return text + ", so that " + nobody + "."
}

func isTrue(l puzzle.Literal) bool { return l.Is }

// third is who is in a row of three beside two others.
func third(row []int, pair [2]int) int {
	return row[slices.IndexFunc(row, func(x int) bool { return x != pair[0] && x != pair[1] })]
}

// tellLink says that one of two who walk together does not walk with somebody, as the other
// does not.
func (a *arguing) tellLink(side puzzle.Literal, s puzzle.Inference) string {
	two, pair := a.pairOf(side.Cell), a.pairOf(s.Concludes[0].Cell)
	for i, x := range two {
		y := two[1-i]
		z := pair[0] + pair[1] - x
		for _, p := range s.From {
			if (pair[0] != x && pair[1] != x) || p.Is || p.Cell != a.cell(a.weekOf(side.Cell), y, z) {
				continue
			}
			why := ""
			if p.By >= 0 {
				why = " (they meet in round " + weekKey(a.weekOf(p.By)) + ")"
			}
			return fmt.Sprintf("%s meets %s, and %s does not meet %s%s: so %s does not either.", a.Names[x], a.Names[y], a.Names[y], a.Names[z], why, a.Names[x])
		}
	}
	return ""
}

// meet says who meets whom in other weeks: "Carl meets Amos in week 2 and Glen in week 4".
func (a *arguing) meet(cells []int) (clauses []string) {
	slices.Sort(cells)
	left := slices.Compact(cells)
	for len(left) > 0 {
		count := make([]int, len(a.Names))
		for _, cell := range left {
			for _, x := range a.pairOf(cell) {
				count[x]++
			}
		}
		of := slices.Index(count, slices.Max(count))
		var others []string
		left = slices.DeleteFunc(left, func(cell int) bool {
			pair := a.pairOf(cell)
			if pair[0] != of && pair[1] != of {
				return false
			}
			others = append(others, a.Names[pair[0]+pair[1]-of]+" in round "+weekKey(a.weekOf(cell)))
			return true
		})
		clauses = append(clauses, a.Names[of]+" meets "+english.List(others, "and"))
	}
	return clauses
}

// left are the rows of a name that are possible from what a step goes on from.
func (a *arguing) left(s puzzle.Inference, about subject) (rows []string) {
	var on, off uint64
	for _, p := range s.From {
		bit := uint64(1) << (p.Cell % len(a.each))
		if p.Is {
			on |= bit
		} else {
			off |= bit
		}
	}
	for _, term := range a.argued.Groups[s.Groups[0]].Tables[0].Terms {
		if term.On&off != 0 || term.Off&on != 0 {
			continue
		}
		row := []int{about.name}
		for x := range a.Names {
			if x != about.name && term.On>>a.number[about.name][x]&1 != 0 {
				row = append(row, x)
			}
		}
		rows = append(rows, a.list(row))
	}
	return rows
}
