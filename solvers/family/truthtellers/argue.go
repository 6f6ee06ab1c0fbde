package truthtellers

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/argue"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/puzzle"
)

// mostListed bounds the ways in which a statement may come true.
var mostListed = argue.Most{Terms: 5_000, Tried: 100_000}

// mostCounted is how many statements are argued of one who tells so many lies.
const mostCounted = 4

// arguing is a story as statements in the sense of arguments, here called cells: that
// somebody is of a kind, has a place, that a trait or a thing is so, and, where nothing
// else is asked, that a statement is true.
type arguing struct {
	*story
	argued  puzzle.Argument
	choices []choice
	of      map[speech.Unknown]int // the choice
	// counting is set where one fact makes all statements, which only count.
	counting *reckoning
}

// choice is something unknown with its cells.
type choice struct {
	speech.Unknown
	argue.Choice
	what []speech.Is // by cell
}

// argued gives what arguments are made of: everybody is of one kind and has one place, the
// conditions, and what each statement comes to when its speaker is of a kind.
func argued(s *story) (puzzle.Argument, error) {
	a := &arguing{story: s, of: map[speech.Unknown]int{}}
	a.argued.Clause, a.argued.Join = a.cellClause, a.join
	a.cells()
	if a.counted() {
		if err := a.count(); err != nil {
			return a.argued, err
		}
		a.argued.Tell = a.tellCount
	}
	for i, held := range s.conditions {
		if !a.only && speech.MentionsStatements(held) {
			if err := a.aboutStatements(i, held); err != nil {
				return a.argued, err
			}
			continue
		}
		if once, ok := held.(speech.EachOnce); ok && once.Kinds == len(s.People) && once.Kinds > 1 {
			a.once(conditionID(i))
			continue
		}
		if err := a.clue(conditionID(i), nil, []speech.Formula{held}, func(w *world) bool { return held.Judge(w) == speech.Yes }); err != nil {
			return a.argued, err
		}
	}
	for n, u := range s.said {
		if a.counting != nil {
			break // they are told together
		}
		if err := a.statement(n, u); err != nil {
			return a.argued, err
		}
	}
	for who := range s.People {
		for kind, k := range s.facts.Kinds {
			if err := a.answersAs(who, kind, k); err != nil {
				return a.argued, err
			}
		}
	}
	return a.argued, nil
}

// add makes cells for something.
func (a *arguing) add(u speech.Unknown) choice {
	_, lo, hi := a.span(u.Sort)
	c := choice{u, argue.Choice{First: len(a.argued.Cells), Lo: lo, Hi: hi, Whether: u.Sort.Whether()}, a.values(u)}
	for _, f := range c.what {
		a.argued.Cells = append(a.argued.Cells, a.claim(f))
	}
	a.of[u] = len(a.choices)
	a.choices = append(a.choices, c)
	return c
}

// one says that exactly one of some cells is true.
func (a *arguing) one(rule puzzle.FactID, text string, cells []int) {
	a.argued.Groups = append(a.argued.Groups, puzzle.ExactlyOne(rule, text, cells...))
}

// cells makes them all, with what is taken for granted of them.
func (a *arguing) cells() {
	var places []choice
	for who, name := range a.People {
		for _, u := range a.ofPerson(who) {
			switch c := a.add(u); u.Sort {
			case speech.OfKind:
				a.one(ruleKinds, english.Capital(name)+" is of one kind.", c.Cells())
			case speech.OfPlace:
				places = append(places, c)
				a.one(ruleOrder, name+" has one place.", c.Cells())
			}
		}
	}
	for place := range places {
		var cells []int
		for _, c := range places {
			cells = append(cells, c.First+place)
		}
		a.one(ruleOrder, fmt.Sprintf("One of them has place %d.", place+1), cells)
	}
	for _, u := range a.asked() {
		if u.Sort == speech.OfThing || u.Sort == speech.OfTruth {
			a.add(u)
		}
	}
}

// once says that each kind is there once, where there are as many as people.
func (a *arguing) once(fact puzzle.FactID) {
	for kind, k := range a.facts.Kinds {
		var cells []int
		for who := range a.People {
			cells = append(cells, a.choices[a.of[speech.OfKind.At(who)]].First+kind)
		}
		a.one(fact, "One of them is "+speech.Article(k.Name)+".", cells)
	}
}

// statement adds what a statement comes to where nothing is asked but which are true.
func (a *arguing) statement(n int, u utterance) error {
	if !a.only && !u.beyond && speech.MentionsStatements(u.what) {
		return puzzle.ErrUnargued(fmt.Sprintf("Statement %d speaks of statements, whose truth an answer does not tell: it cannot be argued in simple steps.", n+1))
	}
	if !a.only || u.beyond {
		return nil // what it comes to depends on who says it, or on what nobody knows
	}
	return a.clue(u.fact(), nil, []speech.Formula{u.what, speech.IsTrue(n)}, func(w *world) bool { return u.what.Judge(w) == w.said(n) })
}

// answersAs adds that what somebody says fits a kind, if the person is of it. Of one who
// always answers in one way each statement says so by itself; else those that are heard,
// whichever they are, leave so many lies to the others. Where it is asked which
// statements are true, they are, or are not, whether they are heard or not.
func (a *arguing) answersAs(who, kind int, k Kind) error {
	var heard []int // that can be judged
	for _, n := range a.saidBy[who] {
		if !a.said[n].beyond || a.only {
			heard = append(heard, n)
		}
	}
	says := func(n int) speech.Formula {
		if a.only {
			return speech.IsTrue(n)
		}
		return a.said[n].what
	}
	low, high := k.lies(len(a.saidBy[who]))
	sets := [][]int{}
	switch k.Kind {
	case answersEither:
		return nil
	case answersCount:
		if len(heard) > mostCounted {
			return puzzle.ErrUnargued(fmt.Sprintf("%s says too much of which some is false for an argument in simple steps: up to %d statements can be argued.", a.People[who], mostCounted))
		}
		for set := range 1 << len(heard) {
			var some []int
			for i, n := range heard {
				if set>>i&1 != 0 {
					some = append(some, n)
				}
			}
			sets = append(sets, some)
		}
	default:
		for _, n := range heard {
			sets = append(sets, []int{n})
		}
	}
	for _, some := range sets {
		others := len(a.saidBy[who]) - len(some)
		least, most := max(low-others, 0), min(high, len(some))
		if least == 0 && most == len(some) {
			continue // it says nothing
		}
		speaks := []speech.Formula{speech.IsKind(who, kind)}
		with := []puzzle.FactID{kindID(kind)}
		for _, n := range some {
			speaks = append(speaks, says(n))
			if !a.only {
				with = append(with, a.said[n].fact())
			}
		}
		// A statement comes first, and then what its speaker is like.
		slices.Reverse(with)
		if err := a.clue(with[0], with[1:], speaks, func(w *world) bool {
			lies := each.Count(some, func(n int) bool { return says(n).Judge(w) == speech.No })
			return w.value[speech.OfKind][who] != kind || least <= lies && lies <= most
		}); err != nil {
			return err
		}
	}
	return nil
}

// clue adds what some facts say together: the ways in which what some formulas speak of
// can be, so that it is met.
func (a *arguing) clue(fact puzzle.FactID, with []puzzle.FactID, speaks []speech.Formula, met func(*world) bool) error {
	var about []choice
	var of []argue.Choice
	for _, f := range speaks {
		for _, u := range speech.Speaks(f) {
			all := []speech.Unknown{u}
			if u.Sort == speech.OfLies {
				all = a.unknowns(speech.OfTruth)
			}
			for _, u := range all {
				if i, ok := a.of[u]; ok && !slices.Contains(of, a.choices[i].Choice) {
					about, of = append(about, a.choices[i]), append(of, a.choices[i].Choice)
				}
			}
		}
	}
	if n := argue.Width(of); n > puzzle.MostCells {
		return puzzle.ErrUnargued(fmt.Sprintf("One fact speaks of %d things at once, and an argument in simple steps can hold %d in mind: “%s”", n, puzzle.MostCells, a.textOf(fact)))
	}
	w := newWorld(a.story)
	heard := func(values []int) bool {
		last := len(values) - 1
		w.set(about[last].Unknown, values[last])
		return true
	}
	table, ok := argue.Listed(of, mostListed, heard, func([]int) bool { return met(w) })
	if !ok {
		return puzzle.ErrUnargued(fmt.Sprintf("One fact can be met in too many ways for an argument in simple steps: “%s”", a.textOf(fact)))
	}
	a.argued.Groups = append(a.argued.Groups, puzzle.Group{Fact: fact, With: with, Clue: true, Tables: []puzzle.CellTable{table}})
	return nil
}

func (a *arguing) textOf(id puzzle.FactID) string {
	for _, fact := range sentences(a.story) {
		if fact.ID == id {
			return fact.Text
		}
	}
	return id
}

// what is the formula of a cell, and the choice that it is of.
func (a *arguing) what(cell int) (f speech.Formula, of choice) {
	of = a.choices[slices.IndexFunc(a.choices, func(c choice) bool { return cell < c.First+len(c.what) })]
	return of.what[cell-of.First], of
}

func (a *arguing) cellClause(cell int, is bool) string {
	if a.isNumber(cell) {
		return a.numberClause(cell, is)
	}
	f, _ := a.what(cell)
	return a.Clause(f, -1, is)
}

// join says literals in clauses, each once; what somebody is not goes without saying where
// it is said what they are.
func (a *arguing) join(literals []puzzle.Literal) (clauses []string) {
	out := map[int][]string{} // by the clause of a choice, the further things that it is not
	denied := map[int]int{}   // by choice, where its clause is
	for _, l := range a.numbered(literals, &clauses) {
		_, of := a.what(l.Cell)
		if !l.Is && slices.ContainsFunc(literals, func(other puzzle.Literal) bool {
			return other.Is && slices.Contains(of.Cells(), other.Cell)
		}) {
			continue
		}
		text := a.cellClause(l.Cell, l.Is)
		if at, several := denied[of.First]; several && !l.Is {
			if begins, ends, _ := strings.Cut(clauses[at], isNot); strings.HasPrefix(text, begins+isNot) {
				if len(out[at]) == 0 {
					out[at] = []string{ends}
				}
				out[at] = append(out[at], strings.TrimPrefix(text, begins+isNot))
				continue
			}
		}
		if slices.Contains(clauses, text) {
			continue
		}
		if !l.Is && strings.Contains(text, isNot) {
			denied[of.First] = len(clauses)
		}
		clauses = append(clauses, text)
	}
	for at, ends := range out {
		begins, _, _ := strings.Cut(clauses[at], isNot)
		clauses[at] = begins + " is " + english.NoneOf(ends)
	}
	return clauses
}

// isNot is how it is said what somebody is not.
const isNot = " is not "
