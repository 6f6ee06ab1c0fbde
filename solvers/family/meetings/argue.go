package meetings

import (
	"fmt"
	"slices"

	"solvitur/solvers/argue"
	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// arguing is a story as statements: whom she met on a day, where she was on a day, and,
// if nobody and no place comes twice, whom she met where.
type arguing struct {
	story
	n      int
	once   bool
	rules  argue.Rules
	argued puzzle.Argument
}

// argued gives what arguments are made of.
func argued(f story) (puzzle.Argument, error) {
	a := &arguing{story: f, n: len(f.Days), once: !f.FriendsRepeat && !f.PlacesRepeat}
	each := func(make func(i, j int) claim.Claim) {
		for i := range a.n * a.n {
			a.argued.Cells = append(a.argued.Cells, make(i/a.n, i%a.n))
		}
	}
	each(func(i, j int) claim.Claim { return friendOn(f.Days[i], f.Friends[j]) })
	each(func(i, j int) claim.Claim { return placeOn(f.Days[i], f.Places[j]) })
	for i := range a.argued.Cells {
		a.argued.Goals = append(a.argued.Goals, i)
	}
	if a.once {
		each(func(i, j int) claim.Claim { return metAt(f.Friends[i], f.Places[j]) })
	}
	a.rules = argue.Rules{Clause: a.clause, Takes: a.takes, Taken: func(names []string) string { return english.ListAre(names) + " taken" }}
	a.each()
	for i, r := range f.Remarks {
		tables, ok := a.tables(i)
		if !ok {
			return a.argued, puzzle.ErrUnargued(fmt.Sprintf("One remark can be met in too many ways for an argument in simple steps: “%s”", remarks.Sentence(f.Facts, r)))
		}
		if len(tables) > 0 {
			a.argued.Groups = append(a.argued.Groups, puzzle.Group{Fact: remarks.ID(i), Clue: true, Tables: tables})
		}
	}
	a.argued.Clause, a.argued.Tell, a.argued.Sign = a.clause, a.tell, "●"
	return a.argued, nil
}

// The statements by number: blocks of days by friends, days by places, friends by places.
func (a *arguing) met(day, friend int) int     { return day*a.n + friend }
func (a *arguing) was(day, place int) int      { return a.n*a.n + day*a.n + place }
func (a *arguing) there(friend, place int) int { return 2*a.n*a.n + friend*a.n + place }

// each takes in the rules that each day has a friend and a place, and so on.
func (a *arguing) each() {
	rule := func(fact puzzle.FactID, text, of, kind string, names []string, cell func(i int) int) {
		a.rules.Add(&a.argued, fact, text, argue.OneOf{Of: of, Kind: kind, Names: names}, cell)
	}
	for i := range a.n {
		day, who, where := a.Days[i], a.Friends[i], a.Places[i]
		rule(ruleEachDay, fmt.Sprintf("On %s %s met one friend.", day, a.Girl), day, "friend", a.Friends, func(j int) int { return a.met(i, j) })
		rule(ruleEachDay, fmt.Sprintf("On %s %s was at one place.", day, a.Girl), day, "place", a.Places, func(j int) int { return a.was(i, j) })
		if !a.FriendsRepeat {
			rule(ruleEachFriend, fmt.Sprintf("%s met %s once.", a.Girl, who), who, "day", a.Days, func(j int) int { return a.met(j, i) })
		}
		if !a.PlacesRepeat {
			rule(ruleEachPlace, fmt.Sprintf("%s was %s once.", a.Girl, english.AtThe(where)), "the "+where, "day", a.Days, func(j int) int { return a.was(j, i) })
		}
		if a.once {
			rule(ruleEachFriend, fmt.Sprintf("%s met %s at one place.", a.Girl, who), who, "place", a.Places, func(j int) int { return a.there(i, j) })
			rule(ruleEachPlace, fmt.Sprintf("%s met one friend %s.", a.Girl, english.AtThe(where)), "the "+where, "friend", a.Friends, func(j int) int { return a.there(j, i) })
		}
	}
	if !a.once {
		return
	}
	for i := range a.n * a.n * a.n {
		day, who, where := i/a.n/a.n, i/a.n%a.n, i%a.n
		a.argued.Groups = append(a.argued.Groups, puzzle.Group{Fact: ruleEachDay, Text: fmt.Sprintf("Whom %s met on a day, she met where she was on that day.", a.Girl),
			Tables: []puzzle.CellTable{argue.Alike(a.met(day, who), a.was(day, where), a.there(who, where))}})
	}
}

// tables are what a remark says; none where it says nothing, and false where it says too
// much.
func (a *arguing) tables(i int) (tables []puzzle.CellTable, ok bool) {
	if r := a.Remarks[i]; r.Kind == "" {
		return a.without(r), true
	}
	l := ledger{arguing: a}
	a.post(&l, i)
	return l.tables()
}

// without are the tables of what a remark rules out.
func (a *arguing) without(r Remark) (tables []puzzle.CellTable) {
	none := func(cells ...int) { // not one of them is so
		for _, cell := range cells {
			tables = append(tables, puzzle.CellTable{Cells: []int{cell}, Terms: []puzzle.Term{{Off: 1}}})
		}
	}
	who, where := slices.Index(a.Friends, r.Friend), slices.Index(a.Places, r.Place)
	for day, name := range a.Days {
		switch {
		case r.Day != schema.Any && r.Day != name:
		case r.Friend == schema.Any && r.Place == schema.Any:
			for j := range a.n {
				none(a.met(day, j), a.was(day, j))
			}
		case r.Friend == schema.Any:
			none(a.was(day, where))
		case r.Place == schema.Any:
			none(a.met(day, who))
		case a.once && r.Day == schema.Any:
			if day == 0 {
				none(a.there(who, where))
			}
		case a.once: // with what goes together they are none of it, or one
			tables = append(tables, puzzle.CellTable{Cells: []int{a.met(day, who), a.was(day, where), a.there(who, where)},
				Terms: []puzzle.Term{{Off: 7}, {On: 1, Off: 6}, {On: 2, Off: 5}, {On: 4, Off: 3}}})
		default:
			tables = append(tables, puzzle.CellTable{Cells: []int{a.met(day, who), a.was(day, where)},
				Terms: []puzzle.Term{{Off: 3}, {On: 1, Off: 2}, {On: 2, Off: 1}}})
		}
	}
	return tables
}

func (a *arguing) clause(cell int, is bool) string {
	p, _, _ := patternOf(a.story, a.argued.Cells[cell].All[0])
	return a.Girl + " " + p.told(is)
}

// tell says what the rules force.
func (a *arguing) tell(s puzzle.Inference) (text, name string) {
	if len(s.Groups) != 1 {
		return "", ""
	}
	g := s.Groups[0]
	if group := a.argued.Groups[g]; group.Clue {
		if len(s.From) == 0 && len(s.Concludes) == 1 {
			return english.Capital(remarks.SentenceOf(a.Facts, a.Remarks, group.Fact)), "told by a remark"
		}
		return "", ""
	}
	return a.rules.Tell(s)
}

// takes is what has been taken, where something else has it.
func (a *arguing) takes(r argue.OneOf, cell, by int) string {
	if slices.Contains(r.Cells, by) {
		return ""
	}
	return r.Name(cell)
}
