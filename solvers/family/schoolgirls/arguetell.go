package schoolgirls

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// weekOf and pairOf are what a statement speaks of.
func (a *arguing) weekOf(cell int) int    { return cell / len(a.each) }
func (a *arguing) pairOf(cell int) [2]int { return a.each[cell%len(a.each)] }

// clauseOf is that two walk side by side in a week, or do not.
func (a *arguing) clauseOf(cell int, is bool) string {
	return a.join([]puzzle.Literal{{Cell: cell, Is: is}})[0]
}

// join says in few clauses who walks with whom, week by week.
func (a *arguing) join(all []puzzle.Literal) (clauses []string) {
	for week := range a.Weeks {
		var own []puzzle.Literal
		for _, l := range all {
			if a.weekOf(l.Cell) == week {
				own = append(own, l)
			}
		}
		for i, text := range a.walks(own) {
			if i == 0 {
				text = "in round " + weekKey(week) + " " + text
			}
			clauses = append(clauses, text)
		}
	}
	return clauses
}

// walks says who walks with whom in a week, and who does not.
func (a *arguing) walks(all []puzzle.Literal) (clauses []string) {
	not := make([][]int, len(a.Names))
	for _, l := range all {
		if pair := a.pairOf(l.Cell); !l.Is {
			not[pair[0]], not[pair[1]] = append(not[pair[0]], pair[1]), append(not[pair[1]], pair[0])
		}
	}
	for _, row := range a.known(all) {
		if len(row) == 2 {
			clauses = append(clauses, a.Names[row[0]]+" meets "+a.Names[row[1]])
		} else {
			clauses = append(clauses, a.list(row)+" are together")
		}
	}
	for {
		of := 0 // of whom most is said
		for x := range not {
			if len(not[x]) > len(not[of]) {
				of = x
			}
		}
		with := not[of]
		switch len(with) {
		case 0:
			return clauses
		case 1:
			clauses = append(clauses, a.Names[of]+" does not meet "+a.Names[with[0]])
		case 2:
			clauses = append(clauses, a.Names[of]+" meets neither "+a.Names[with[0]]+" nor "+a.Names[with[1]])
		default:
			clauses = append(clauses, a.Names[of]+" meets none of "+a.list(with))
		}
		not[of] = nil
		for _, x := range with {
			not[x] = slices.DeleteFunc(not[x], func(y int) bool { return y == of })
		}
	}
}

// list names some of them.
func (a *arguing) list(who []int) string {
	slices.Sort(who)
	names := each.Of(who, func(x int) string { return a.Names[x] })
	return english.List(names, "and")
}

// known are the rows of a week as far as they are known, of two at least.
func (a *arguing) known(all []puzzle.Literal) (rows [][]int) {
	of := make([]int, len(a.Names))
	for x := range of {
		of[x] = x
	}
	for _, l := range all {
		if pair := a.pairOf(l.Cell); l.Is {
			from, to := of[pair[1]], of[pair[0]]
			for x := range of {
				if of[x] == from {
					of[x] = to
				}
			}
		}
	}
	for x := range of {
		var row []int
		for y := range of {
			if of[y] == x {
				row = append(row, y)
			}
		}
		if len(row) > 1 {
			rows = append(rows, row)
		}
	}
	return rows
}

// tell says what a single rule forces.
func (a *arguing) tell(s puzzle.Inference) (text, name string) {
	if len(s.Groups) != 1 || a.argued.Groups[s.Groups[0]].Clue {
		return "", ""
	}
	switch about := a.about[s.Groups[0]]; {
	case about.short != "":
		return english.Sentence(about.short), ""
	case about.how != "":
		return a.tellPair(s, about), ""
	case about.set != 0:
		return a.tellApart(s, about), ""
	default:
		return a.tellRow(s, about), ""
	}
}

// tellPair says in which weeks two meet, as they meet so often.
func (a *arguing) tellPair(s puzzle.Inference, about subject) string {
	weeks := func(is bool, literals []puzzle.Literal) (all []string) {
		for _, l := range literals {
			if l.Is == is {
				all = append(all, weekKey(a.weekOf(l.Cell)))
			}
		}
		slices.SortFunc(all, func(a, b string) int { return len(a) - len(b) + len(a)*strings.Compare(a, b) })
		return all
	}
	in := func(all []string, word string) string {
		return map[bool]string{true: "round ", false: "rounds "}[len(all) == 1 || word == "or"] + english.List(all, word)
	}
	var from []puzzle.Literal
	for _, p := range s.From {
		from = append(from, p.Literal)
	}
	pair := a.each[about.pair]
	who := a.Names[pair[0]] + " and " + a.Names[pair[1]]
	met, out := weeks(true, from), weeks(false, from)
	var known []string
	if len(met) > 0 {
		known = append(known, "in "+in(met, "and"))
	}
	if len(out) > 0 {
		known = append(known, "not in "+in(out, "or"))
	}
	if len(s.Concludes) == 0 {
		return fmt.Sprintf("But %s meet %s, and %s: that cannot be.", who, about.how, english.List(known, "and"))
	}
	var so []string
	if is := weeks(true, s.Concludes); len(is) > 0 {
		so = append(so, "in "+in(is, "and"))
	}
	if not := weeks(false, s.Concludes); len(not) > 0 {
		so = append(so, "not in "+in(not, "or"))
	}
	and := ""
	if len(known) > 0 {
		and = ", and " + english.List(known, "and")
	}
	return fmt.Sprintf("%s meet %s%s: so %s.", english.Capital(who), about.how, and, english.List(so, "and"))
}

// tellApart says which two of some walk side by side, as there are fewer rows.
func (a *arguing) tellApart(s puzzle.Inference, about subject) string {
	_, not, met := parted(s.From)
	because, rows := a.because(met, not, "in round "+weekKey(about.week)+" "), english.Count(a.rows(), "group", "groups")
	if len(s.Concludes) > 0 {
		return because + ": so, as there are only " + rows + ", " + english.List(a.walks(s.Concludes), "and") + "."
	}
	var who []int
	for x := range a.Names {
		if about.set>>x&1 != 0 {
			who = append(who, x)
		}
	}
	return because + ": then all of " + a.list(who) + " are in different groups, and there are only " + rows + "."
}

// parted are premises of a week: who walks with whom, who does not, and the statements of
// other weeks by which some do not.
func parted(from []puzzle.Premise) (side, not []puzzle.Literal, met []int) {
	for _, p := range from {
		switch {
		case p.By >= 0:
			met = append(met, p.By)
		case p.Is:
			side = append(side, p.Literal)
		default:
			not = append(not, p.Literal)
		}
	}
	return side, not, met
}
