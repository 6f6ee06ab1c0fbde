package boxes

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// arguing is a puzzle as statements: that a box holds at least so many balls of a
// colour, for every number from 1 to as many as it has room for. A table that has one
// of them has all of that box and colour, and knows that three are at least two.
type arguing struct {
	store
	argued puzzle.Argument
}

// argued gives what arguments are made of: each box is full, the conditions, and how
// many balls there are.
func argued(f store) (puzzle.Argument, error) {
	a := &arguing{store: f}
	for _, box := range f.Boxes {
		for _, colour := range f.Colours {
			for n := 1; n <= f.PerBox; n++ {
				a.argued.Cells = append(a.argued.Cells, claim.Of(claim.Atom{Path: []string{inBoxes, box, colour.Name}, Rel: claim.AtLeast, Value: n}))
			}
		}
	}
	for b, box := range f.Boxes {
		l := ledger{perBox: f.PerBox}
		l.sum(f.inBox(b), many{f.PerBox, f.PerBox})
		text := fmt.Sprintf("The %s box holds %s.", box, english.Count(f.PerBox, "ball", "balls"))
		if !a.group(puzzle.Group{Fact: rulePerBox, Text: text}, &l) {
			return a.argued, puzzle.ErrUnargued("A box can be filled in too many ways for an argument in simple steps.")
		}
	}
	for i, c := range f.Conditions {
		l := ledger{perBox: f.PerBox}
		f.post(&l, i)
		if !a.group(puzzle.Group{Fact: conditions.ID(i), Clue: true}, &l) {
			return a.argued, tooWide(english.Capital(conditions.Sentence(f.Facts, c)))
		}
	}
	for i, colour := range f.Colours {
		l := ledger{perBox: f.PerBox}
		l.total(f.allBoxes(), i, many{0, colour.Balls})
		if !a.group(puzzle.Group{Fact: colourID(i), Clue: true}, &l) {
			return a.argued, tooWide(colour.supply())
		}
	}
	a.argued.Clause, a.argued.Join, a.argued.Tell = a.clause, a.join, a.tell
	return a.argued, nil
}

func tooWide(sentence string) error {
	return puzzle.ErrUnargued(fmt.Sprintf("One fact can be met in too many ways for an argument in simple steps: “%s”", sentence))
}

// group adds a group with a table for everything that the ledger says; false if that is
// too wide for tables.
func (a *arguing) group(g puzzle.Group, l *ledger) bool {
	for _, e := range l.all {
		is := e.Is()
		table, ok := a.table(is)
		if !ok {
			return false
		}
		if !slices.ContainsFunc(is, func(all contents) bool { return len(all) == 0 }) { // else it says nothing
			g.Tables = append(g.Tables, table)
		}
	}
	if len(g.Tables) > 0 {
		a.argued.Groups = append(a.argued.Groups, g)
	}
	return !l.wide
}

// table writes cases as terms.
func (a *arguing) table(cases []contents) (table puzzle.CellTable, ok bool) {
	at := map[place]int{} // of the first cell
	table.Terms = []puzzle.Term{}
	for _, all := range cases {
		term := puzzle.Term{}
		for _, p := range all {
			first, seen := at[p.place()]
			if !seen {
				first = len(table.Cells)
				at[p.place()] = first
				for n := range a.PerBox {
					table.Cells = append(table.Cells, (p.box*len(a.Colours)+p.colour)*a.PerBox+n)
				}
			}
			if len(table.Cells) > puzzle.MostCells {
				return table, false
			}
			for n := 1; n <= a.PerBox; n++ {
				if bit := uint64(1) << (first + n - 1); n <= p.least {
					term.On |= bit
				} else if n > p.most {
					term.Off |= bit
				}
			}
		}
		table.Terms = append(table.Terms, term)
	}
	return table, true
}

// place is a box and a colour.
type place struct{ box, colour int }

func (p part) place() place { return place{p.box, p.colour} }

func (f store) inBox(box int) (places []place) {
	for colour := range f.Colours {
		places = append(places, place{box, colour})
	}
	return places
}

// known is what literals say of a box and a colour together.
type known struct {
	place
	many
}

func (a *arguing) known(literals []puzzle.Literal) (all []known) {
	for _, l := range literals {
		cell, n := place{l.Cell / a.PerBox / len(a.Colours), l.Cell / a.PerBox % len(a.Colours)}, l.Cell%a.PerBox+1
		i := slices.IndexFunc(all, func(k known) bool { return k.place == cell })
		if i < 0 {
			i = len(all)
			all = append(all, known{cell, many{0, a.PerBox}})
		}
		if l.Is {
			all[i].least = max(all[i].least, n)
		} else {
			all[i].most = min(all[i].most, n-1)
		}
	}
	return all
}

// amount says how many balls of a colour a box holds, at least some.
func (a *arguing) amount(k known) string {
	colour := a.Colours[k.colour].Name
	some := func(n int) string { return english.Count(n, colour+" ball", colour+" balls") }
	switch {
	case k.least == k.most && k.least < a.PerBox:
		return "exactly " + some(k.least)
	case k.least == k.most || k.least == 1 && k.most == a.PerBox:
		return balls(k.least, colour)
	case k.most == a.PerBox:
		return "at least " + some(k.least)
	}
	return fmt.Sprintf("%d to %s", k.least, some(k.most))
}

func (a *arguing) clause(cell int, is bool) string {
	return a.join([]puzzle.Literal{{Cell: cell, Is: is}})[0]
}

// join says literals in a clause for each box, or for boxes of which the same is said.
func (a *arguing) join(literals []puzzle.Literal) (clauses []string) {
	var order []string             // what is said
	boxes := map[string][]string{} // of which that is said
	nothing := map[string]bool{}   // is it only what they do not hold?
	var said []int
	all := a.known(literals)
	for _, k := range all {
		if slices.Contains(said, k.box) {
			continue
		}
		said = append(said, k.box)
		text, no := a.inside(all, k.box)
		if boxes[text] == nil {
			order = append(order, text)
		}
		boxes[text], nothing[text] = append(boxes[text], a.Boxes[k.box]), no
	}
	for _, text := range order {
		of := boxes[text]
		switch {
		case len(of) == 1:
			clauses = append(clauses, fmt.Sprintf("the %s box holds %s", of[0], text))
		case nothing[text]:
			clauses = append(clauses, fmt.Sprintf("the %s boxes hold %s", english.List(of, "and"), text))
		default:
			clauses = append(clauses, fmt.Sprintf("the %s boxes each hold %s", english.List(of, "and"), text))
		}
	}
	return clauses
}

// inside says what is known of one box, to follow "holds", and whether that is only what
// it does not hold.
func (a *arguing) inside(all []known, box int) (text string, no bool) {
	var amounts []string
	atMost := map[int][]string{}
	for _, k := range all {
		switch {
		case k.box != box:
		case k.least > 0:
			amounts = append(amounts, a.amount(k))
		default:
			atMost[k.most] = append(atMost[k.most], a.Colours[k.colour].Name)
		}
	}
	no = len(amounts) == 0 && len(atMost) == 1 && len(atMost[0]) > 0
	for n := range a.PerBox {
		switch colours := atMost[n]; {
		case len(colours) == 0:
		case n == 0:
			amounts = append(amounts, "no "+english.List(colours, "or")+" ball")
		case len(colours) == 1:
			amounts = append(amounts, "at most "+english.Count(n, colours[0]+" ball", colours[0]+" balls"))
		default:
			amounts = append(amounts, fmt.Sprintf("at most %s each of %s", english.Count(n, "ball", "balls"), english.List(colours, "and")))
		}
	}
	return english.List(amounts, "and"), no
}

// tell says what the rule forces, and that balls are short.
func (a *arguing) tell(s puzzle.Inference) (text, name string) {
	if len(s.Concludes) == 0 {
		if text, short := shortage(a.store, puzzle.KeepAll); text != "" && a.uses(s.Groups, short) {
			return text, "too few balls"
		}
	}
	b := s.Groups[0]
	if len(s.Groups) != 1 || b >= len(a.Boxes) {
		return "", ""
	}
	var from []puzzle.Literal
	for _, p := range s.From {
		from = append(from, p.Literal)
	}
	if len(s.Concludes) == 0 {
		return fmt.Sprintf("But then the %s box cannot hold %s.", a.Boxes[b], english.Count(a.PerBox, "ball", "balls")), ""
	}
	why, so := a.known(from), a.known(s.Concludes)
	full := 0
	for _, k := range why {
		full += k.least
	}
	given, _ := a.inside(why, b)
	then, _ := a.inside(so, b)
	switch {
	case given == "":
		return "", ""
	case full > 0 && full < a.PerBox && len(why) == 1 && !s.Concludes[0].Is:
		return fmt.Sprintf("The %s box holds %s, which leaves room for %d more: it holds %s.", a.Boxes[b], given, a.PerBox-full, then), "little room left"
	case full == a.PerBox:
		return fmt.Sprintf("The %s box holds %s, and so is full: it holds %s.", a.Boxes[b], given, then), "a full box"
	}
	if s.Concludes[0].Is {
		name = "the only balls left"
	}
	return fmt.Sprintf("The %s box holds %s. It holds %s, so it holds %s.", a.Boxes[b], english.Count(a.PerBox, "ball", "balls"), given, then), name
}

// uses says whether all of some facts are among groups.
func (a *arguing) uses(groups []int, facts []puzzle.FactID) bool {
	for _, g := range groups {
		facts = slices.DeleteFunc(facts, func(id puzzle.FactID) bool { return id == a.argued.Groups[g].Fact })
	}
	return len(facts) == 0
}
