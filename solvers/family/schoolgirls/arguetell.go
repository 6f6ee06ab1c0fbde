package schoolgirls

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// pair is the week and the names of a cell.
func (a *arguing) pair(cell int) (week int, names [2]string) {
	path := a.argued.Cells[cell].All[0].Path
	return cell % a.Weeks, [2]string{path[2], path[3]}
}

func (a *arguing) cellClause(cell int, is bool) string {
	return a.join([]puzzle.Literal{{Cell: cell, Is: is}})[0]
}

// join says in one clause each with whom somebody walks in a week, or does not: of those
// that most is said of.
func (a *arguing) join(all []puzzle.Literal) (clauses []string) {
	left := slices.Clone(all)
	for len(left) > 0 {
		var most puzzle.Literal
		var who string
		best := 0
		for _, l := range left {
			_, names := a.pair(l.Cell)
			for _, name := range names {
				n := 0
				for _, other := range left {
					if a.beside(l, other, name) != "" {
						n++
					}
				}
				if n > best {
					most, who, best = l, name, n
				}
			}
		}
		var others []string
		left = slices.DeleteFunc(left, func(other puzzle.Literal) bool {
			name := a.beside(most, other, who)
			if name != "" {
				others = append(others, name)
			}
			return name != ""
		})
		week, _ := a.pair(most.Cell)
		if most.Is {
			clauses = append(clauses, fmt.Sprintf("in week %d %s walks with %s", week+1, who, english.List(others, "and")))
		} else {
			clauses = append(clauses, fmt.Sprintf("in week %d %s does not walk with %s", week+1, who, english.List(others, "or")))
		}
	}
	return clauses
}

// beside is whom a literal speaks of beside somebody, if it says the same of the same week as
// another; "" otherwise.
func (a *arguing) beside(l, other puzzle.Literal, who string) string {
	week, _ := a.pair(l.Cell)
	same, names := a.pair(other.Cell)
	switch {
	case l.Is != other.Is || week != same:
	case names[0] == who:
		return names[1]
	case names[1] == who:
		return names[0]
	}
	return ""
}

// tell says a step of one rule.
func (a *arguing) tell(s puzzle.Inference) (text, name string) {
	if len(s.Groups) == 1 && s.Groups[0] < len(a.tells) {
		return a.tells[s.Groups[0]](s)
	}
	return "", ""
}

// tellCompany says that somebody's row is full, or must take whoever is left.
func (a *arguing) tellCompany(s puzzle.Inference, week, who int) (text, name string) {
	me := a.Names[who]
	other := func(cell int) string {
		_, names := a.pair(cell)
		if names[0] == me {
			return names[1]
		}
		return names[0]
	}
	var with, without, so []string
	for _, p := range s.From {
		if p.Is {
			with = append(with, other(p.Cell))
		} else {
			without = append(without, other(p.Cell))
		}
	}
	for _, l := range s.Concludes {
		so = append(so, other(l.Cell))
	}
	switch {
	case len(so) == 0 && len(with) < a.Size:
		return fmt.Sprintf("But then in week %d too few are left for %s to walk with.", week+1, me), ""
	case len(so) == 0:
		return "", ""
	case !s.Concludes[0].Is:
		return fmt.Sprintf("In week %d %s walks with %s, which fills the row: so not with %s.", week+1, me, english.List(with, "and"), english.List(so, "or")), "full row"
	}
	also := ""
	if len(with) > 0 {
		also = fmt.Sprintf(", beside %s,", english.List(with, "and"))
	}
	return fmt.Sprintf("In week %d %s%s walks with %s: nobody else is left, since it is not %s.", week+1, me, also, english.List(so, "and"), english.List(without, "or")), "the only ones left"
}

// tellSame says that who walks with the same walks side by side.
func (a *arguing) tellSame(s puzzle.Inference) (text, name string) {
	var with, apart []puzzle.Premise
	for _, p := range s.From {
		if p.Is {
			with = append(with, p)
		} else {
			apart = append(apart, p)
		}
	}
	if len(with) == 0 {
		return "", ""
	}
	week, first := a.pair(with[0].Cell)
	again := func(p puzzle.Premise) string { // when they meet instead
		if p.By < 0 {
			return ""
		}
		before, _ := a.pair(p.By)
		return strconv.Itoa(before + 1)
	}
	if len(s.Concludes) == 0 {
		if len(with) != 2 || len(apart) != 1 {
			return "", ""
		}
		_, names := a.pair(apart[0].Cell)
		if when := again(apart[0]); when != "" {
			return fmt.Sprintf("But then in week %d %s walks with %s, as in week %s: that is once too often.", week+1, names[0], names[1], when), ""
		}
		return fmt.Sprintf("But then in week %d %s walks with %s, which was ruled out.", week+1, names[0], names[1]), ""
	}
	_, so := a.pair(s.Concludes[0].Cell)
	if s.Concludes[0].Is && len(with) == 2 {
		_, second := a.pair(with[1].Cell)
		for _, name := range first {
			if slices.Contains(second[:], name) {
				return fmt.Sprintf("In week %d %s and %s both walk with %s, and so with each other.", week+1, so[0], so[1], name), ""
			}
		}
	}
	if !s.Concludes[0].Is && len(with) == 1 && len(apart) == 1 {
		_, not := a.pair(apart[0].Cell)
		third, common := not[0], not[1] // who does not walk with one of the two that do
		if slices.Contains(first[:], third) {
			third, common = common, third
		}
		other := first[0]
		if other == common {
			other = first[1]
		}
		if when := again(apart[0]); when != "" {
			return fmt.Sprintf("In week %d %s walks with %s. %s, who meets %s in week %s and not again, does not walk with %s then either.", week+1, common, other, english.Capital(third), common, when, other), ""
		}
		return fmt.Sprintf("In week %d %s walks with %s, and %s does not walk with %s: so not with %s either.", week+1, common, other, third, common, other), ""
	}
	return "", ""
}

// tellPair says when two meet, if they must at least so often: the week that is left for it.
func (a *arguing) tellPair(s puzzle.Inference, least int) (text, name string) {
	if len(s.Concludes) == 0 || !s.Concludes[0].Is {
		return "", ""
	}
	_, names := a.pair(s.Concludes[0].Cell)
	var before, not, so []string
	for _, p := range s.From {
		week, _ := a.pair(p.Cell)
		if p.Is {
			before = append(before, strconv.Itoa(week+1))
		} else {
			not = append(not, strconv.Itoa(week+1))
		}
	}
	for _, l := range s.Concludes {
		week, _ := a.pair(l.Cell)
		so = append(so, strconv.Itoa(week+1))
	}
	often := times(least)
	if len(before) > 0 {
		often += ", one of them in week " + english.List(before, "and")
	}
	if len(so) > 1 || len(before) > 1 || len(not) == 0 {
		return "", ""
	}
	return fmt.Sprintf("%s and %s have to meet %s, and not in week %s: so they walk side by side in week %s.", english.Capital(names[0]), names[1], often, english.List(not, "or"), so[0]), "the only week left"
}
