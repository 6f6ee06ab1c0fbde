package truthtellers_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// All strategies agree with each other and with trying everything, on random
// puzzles: any kinds, phrases, places and sentences, formulas of the whole
// language as text and from the menus, facts switched off, claims denied.
func TestVariants(t *testing.T) {
	g := &generator{}
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 1_000_000}, truthtellers.New(), 2000, g.random, g.brute)
}

// state is how all may be, for the brute force: nothing of the family's own.
type state struct {
	kinds  []int    // by person
	traits [][]bool // by trait and person
	places []int    // by person, from 1
	things []bool
	said   []bool
	words  []bool // used where nobody can judge
}

// meaning is what a formula says of a state; text is how it is written.
type meaning struct {
	text string
	of   func(*state) bool
}

// generator makes puzzles and remembers what their texts mean.
type generator struct {
	rng   *rand.Rand
	facts truthtellers.Facts
	said  []puzzle.FactID // by statement, its fact
	by    []int           // by statement, its speaker; -1 for none
	// beside is how many other parts may stand beside what is made now: there "us", "them"
	// and "the others" could be those of whom they speak.
	beside int
	means  map[string]func(*state) bool // by path, what is said or known
}

var (
	kindNames   = []string{"knight", "knave", "Spy", "joker"}
	kindPlurals = []string{"knights", "knaves", "Spies", "jokers"}
)

func (g *generator) random(rng *rand.Rand) truthtellers.Facts {
	for {
		g.rng, g.means, g.said, g.by = rng, map[string]func(*state) bool{}, nil, nil
		f := truthtellers.Facts{Statements: []truthtellers.Statement{}, Kinds: []truthtellers.Kind{}, Conditions: []truthtellers.Condition{}, People: []string{}, Traits: []string{}, Things: []string{}}
		f.People = append(f.People, []string{"A", "Bo", "Cleo Q"}[:rng.IntN(4)]...)
		answers := []string{"truth", "lies", "either", "count"}
		rng.Shuffle(4, func(i, j int) { answers[i], answers[j] = answers[j], answers[i] })
		for i := range rng.IntN(4) {
			kind := truthtellers.Kind{Kind: answers[i], Name: kindNames[i]}
			if kind.Kind == "count" {
				n := rng.IntN(3)
				kind.Lies = &n
			}
			f.Kinds = append(f.Kinds, kind)
		}
		if rng.IntN(3) == 0 {
			f.Traits = append(f.Traits, "is guilty")
		}
		if rng.IntN(3) == 0 {
			f.Things = append(f.Things, "there is gold")
		}
		f.Ranked = rng.IntN(3) == 0 && len(f.People) > 0
		g.facts = f
		statements := rng.IntN(5)
		for n := range statements {
			speaker := rng.IntN(len(f.People)+1) - 1
			g.by = append(g.by, speaker)
			g.said = append(g.said, fmt.Sprintf("statements/%d", n))
		}
		if worlds(g.facts, statements) > 4000 {
			continue
		}
		for n := range statements {
			g.facts.Statements = append(g.facts.Statements, g.statement(n))
		}
		for n := range rng.IntN(3) {
			g.facts.Conditions = append(g.facts.Conditions, g.condition(n))
		}
		return g.facts
	}
}

// worlds is the number of states.
func worlds(f truthtellers.Facts, statements int) int {
	n := 1
	for range f.People {
		n *= max(1, len(f.Kinds)) << len(f.Traits)
	}
	if f.Ranked {
		n *= []int{1, 1, 2, 6}[len(f.People)]
	}
	return n << len(f.Things) << statements
}

func (g *generator) pick(n int) int { return g.rng.IntN(n) }

func (g *generator) statement(n int) truthtellers.Statement {
	path, speaker := g.said[n], "*"
	if g.by[n] >= 0 {
		speaker = g.facts.People[g.by[n]]
	}
	people, is := g.facts.People, []string{"is", "is not"}[g.pick(2)]
	switch {
	case g.pick(8) == 0:
		g.means[path] = func(s *state) bool { return s.words[n] }
		return truthtellers.Statement{Kind: "words", Speaker: speaker, Words: "Fine weather"}
	case g.pick(6) == 0:
		m, count, value := g.tally(g.everything())
		g.means[path] = m.of
		words := strings.Fields(m.text)
		return truthtellers.Statement{Kind: "tally", Speaker: speaker, Quantity: strings.Join(words[:len(words)-1], " "), N: &count, Value: fmt.Sprint(value)}
	case g.pick(6) == 0 && len(people) > 0 && len(g.facts.Kinds) > 0:
		who, kind := g.pick(len(people)), g.pick(len(g.facts.Kinds))
		g.means[path] = func(s *state) bool { return (s.kinds[who] == kind) == (is == "is") }
		return truthtellers.Statement{Kind: "is", Speaker: speaker, Who: people[who], Is: is, Of: kindNames[kind]}
	case g.pick(6) == 0 && len(people) > 0 && len(g.facts.Traits) > 0:
		who, does := g.pick(len(people)), []string{"yes", "no"}[g.pick(2)]
		g.means[path] = func(s *state) bool { return s.traits[0][who] == (does == "yes") }
		return truthtellers.Statement{Kind: "trait", Speaker: speaker, Does: does, Who: people[who], Trait: "is guilty"}
	case g.pick(6) == 0 && g.facts.Ranked:
		who, place := g.pick(len(people)), 1+g.pick(len(people))
		g.means[path] = func(s *state) bool { return (s.places[who] == place) == (is == "is") }
		return truthtellers.Statement{Kind: "place", Speaker: speaker, Who: people[who], Is: is, N: &place}
	}
	m := g.formula(3, g.by[n], n)
	for len(m.text) > 220 {
		m = g.formula(2, g.by[n], n)
	}
	g.means[path] = m.of
	if speaker != "*" {
		m.text = speaker + ": " + m.text
	}
	return truthtellers.Statement{Kind: "line", Text: m.text}
}

func (g *generator) condition(n int) truthtellers.Condition {
	path := fmt.Sprintf("conditions/%d", n)
	people := len(g.facts.People)
	switch {
	case g.pick(3) == 0 && people > 0 && people == len(g.facts.Kinds):
		g.means[path] = func(s *state) bool {
			return len(slices.Compact(slices.Sorted(slices.Values(s.kinds)))) == people
		}
		return truthtellers.Condition{Kind: "once"}
	case g.pick(4) == 0 && people > 0 && len(g.facts.Traits) > 0:
		q := g.quantity(people)
		g.means[path] = func(s *state) bool { return q.fits(count(s.traits[0], true), people) }
		return truthtellers.Condition{Kind: "traits", Quantity: q.word, N: &q.n, Trait: "is guilty"}
	case g.pick(4) == 0 && len(g.said) > 0:
		a, b := 1+g.pick(len(g.said)), 1+g.pick(len(g.said))
		g.means[path] = func(s *state) bool { return !(s.said[a-1] && s.said[b-1]) }
		return truthtellers.Condition{Kind: "clash", N: &a, M: &b}
	}
	m := g.formula(2, -1, -1)
	for len(m.text) > 220 {
		m = g.formula(2, -1, -1)
	}
	g.means[path] = m.of
	return truthtellers.Condition{Kind: "formula", Text: m.text}
}

// amount is a quantity of the brute force.
type amount struct {
	word string
	n    int
}

func (g *generator) quantity(of int) amount {
	return amount{[]string{"exactly", "at least", "at most"}[g.pick(3)], g.pick(of + 2)}
}

func (q amount) fits(n, of int) bool {
	switch q.word {
	case "exactly":
		return n == q.n
	case "at least":
		return n >= q.n
	case "at most":
		return n <= q.n
	case "all":
		return n == of
	}
	return n == 0
}

func (q amount) String() string {
	if q.word == "all" || q.word == "none" {
		return q.word
	}
	return fmt.Sprint(q.word, " ", q.n)
}

func count(list []bool, value bool) (n int) {
	for _, v := range list {
		if v == value {
			n++
		}
	}
	return n
}

func (g *generator) everything() []int {
	var all []int
	for n := range g.said {
		all = append(all, n)
	}
	return all
}

// tally counts statements among some.
func (g *generator) tally(of []int) (m meaning, n int, value bool) {
	q, value := g.quantity(len(of)), g.pick(2) == 0
	return meaning{q.String(), func(s *state) bool {
		hits := 0
		for _, i := range of {
			if s.said[i] == value {
				hits++
			}
		}
		return q.fits(hits, len(of))
	}}, q.n, value
}

// formula makes a random formula for a speaker and a statement, either -1.
func (g *generator) formula(depth, speaker, number int) meaning {
	if depth > 0 && g.pick(3) > 0 {
		g.beside++
		a, b := g.formula(depth-1, speaker, number), g.formula(depth-1, speaker, number)
		g.beside--
		join := func(word string, of func(a, b bool) bool) meaning {
			return meaning{"(" + a.text + ") " + word + " (" + b.text + ")", func(s *state) bool { return of(a.of(s), b.of(s)) }}
		}
		switch g.pick(8) {
		case 0:
			return join("and", func(a, b bool) bool { return a && b })
		case 1:
			return join("or", func(a, b bool) bool { return a || b })
		case 2:
			return join("xor", func(a, b bool) bool { return a != b })
		case 3:
			return join("iff", func(a, b bool) bool { return a == b })
		case 4:
			return join("implies", func(a, b bool) bool { return !a || b })
		case 5:
			return meaning{"if " + a.text + " then " + b.text, func(s *state) bool { return !a.of(s) || b.of(s) }}
		case 6:
			return meaning{"not (" + a.text + ")", func(s *state) bool { return !a.of(s) }}
		default:
			q := g.quantity(2)
			return meaning{q.String() + " of (" + a.text + "), (" + b.text + ")", func(s *state) bool {
				return q.fits(count([]bool{a.of(s), b.of(s)}, true), 2)
			}}
		}
	}
	return g.atom(speaker, number)
}

// atom makes a formula without parts that are formulas, but for a few.
func (g *generator) atom(speaker, number int) meaning {
	people := g.facts.People
	for {
		choice := g.pick(12)
		switch {
		case choice < 5 && len(people) > 0:
			who := g.pick(len(people))
			name := people[who]
			if who == speaker && g.pick(2) == 0 {
				name = "I"
			}
			if m, ok := g.about(name, who, speaker); ok {
				return m
			}
		case choice < 8 && len(g.said) > 0:
			return g.aboutStatements(number)
		case choice < 9 && len(g.facts.Things) > 0:
			return meaning{"there is gold", func(s *state) bool { return s.things[0] }}
		case choice < 11 && len(people) > 0 && len(g.facts.Kinds) > 0:
			q, kind := g.quantity(len(people)), g.pick(len(g.facts.Kinds))
			of, whom := []string{"", " of us"}[g.pick(2)], g.everybody()
			if g.beside > 0 {
				of = " of the people"
			} else if others := g.everybody(); g.pick(3) == 0 && speaker >= 0 && len(people) > 1 {
				of, whom = []string{" of them", " of the others"}[g.pick(1+min(1, number+1))], slices.Delete(others, speaker, speaker+1)
			}
			return meaning{q.String() + of + " are " + kindPlurals[kind], func(s *state) bool {
				hits := 0
				for _, who := range whom {
					if s.kinds[who] == kind {
						hits++
					}
				}
				return q.fits(hits, len(whom))
			}}
		case choice == 11 && len(people) > 1:
			if m, ok := g.ofSeveral(speaker); ok {
				return m
			}
		case len(g.said) == 0 && len(g.facts.Things) == 0 && (len(people) == 0 || len(g.facts.Kinds) == 0 && len(g.facts.Traits) == 0 && !g.facts.Ranked):
			// Nothing can be spoken of but the sum of nothing.
			return meaning{"exactly 0 statements are true", func(s *state) bool { return count(s.said, true) == 0 }}
		}
	}
}

func (g *generator) everybody() []int {
	var all []int
	for who := range g.facts.People {
		all = append(all, who)
	}
	return all
}

// ofSeveral says the same of several persons, or of one and several others, in
// the ways in which people join names; false if that cannot be.
func (g *generator) ofSeveral(speaker int) (meaning, bool) {
	people := g.rng.Perm(len(g.facts.People))
	people = people[:2+g.pick(len(people)-1)]
	names := make([]string, len(people))
	for i, who := range people {
		names[i] = g.facts.People[who]
		if who == speaker && g.pick(2) == 0 {
			names[i] = "I"
		}
	}
	list := func(word string) string {
		comma := []string{" ", ", "}[g.pick(2)]
		if len(names) == 2 {
			comma = " "
		}
		return strings.Join(names[:len(names)-1], ", ") + comma + word + " " + names[len(names)-1]
	}
	hits := func(s *state, of func(s *state, who int) bool, whom []int) (n int) {
		for _, who := range whom {
			if of(s, who) {
				n++
			}
		}
		return n
	}
	var says string
	var of func(s *state, who int) bool
	switch kinds := len(g.facts.Kinds); {
	case g.facts.Ranked && g.pick(2) == 0:
		whom, word := people[1:], []string{"and", "or"}[g.pick(2)]
		first := names[0]
		if names = names[1:]; len(names) == 1 {
			names, whom = append(names, names[0]), append(whom, whom[0])
		}
		return meaning{first + " beat " + list(word), func(s *state) bool {
			n := hits(s, func(s *state, who int) bool { return s.places[people[0]] < s.places[who] }, whom)
			return n == len(whom) || word == "or" && n > 0
		}}, true
	case len(g.facts.Traits) > 0 && g.pick(2) == 0:
		says, of = "guilty", func(s *state, who int) bool { return s.traits[0][who] }
	case kinds > 0:
		kind := g.pick(kinds)
		says, of = kindPlurals[kind], func(s *state, who int) bool { return s.kinds[who] == kind }
	default:
		return meaning{}, false
	}
	some := func(word string, least, most int) (meaning, bool) {
		return meaning{word, func(s *state) bool { n := hits(s, of, people); return least <= n && n <= most }}, true
	}
	n := len(people)
	switch g.pick(9) {
	case 0:
		return some(list("and")+" are "+says, n, n)
	case 1:
		return some(list("and")+" are not "+says, 0, 0)
	case 2:
		return some(list("or")+" are "+says, 1, n)
	case 3:
		return some(list("or")+" are not "+says, 0, n-1)
	case 4:
		return some("neither "+strings.Join(names, " nor ")+" are "+says, 0, 0)
	case 5:
		return some("at least one of "+list([]string{"and", "or"}[g.pick(2)])+" are "+says, 1, n)
	case 6:
		return some(list("and")+" are not all "+says, 0, n-1)
	case 7:
		return some("none of "+list("and")+" are "+says, 0, 0)
	}
	return meaning{"only " + list("and") + " are " + says, func(s *state) bool {
		return hits(s, of, people) == n && hits(s, of, g.everybody()) == n
	}}, true
}

// about says something of a person; false if that cannot be.
func (g *generator) about(name string, who, speaker int) (meaning, bool) {
	people, not := g.facts.People, g.pick(2) == 0
	be := " is "
	if name == "I" {
		be = " am "
	}
	if not {
		be += "not "
	}
	other := g.pick(len(people))
	switch choice := g.pick(8); {
	case choice < 2 && len(g.facts.Kinds) > 0:
		kind := g.pick(len(g.facts.Kinds))
		return meaning{name + be + "a " + kindNames[kind], func(s *state) bool { return (s.kinds[who] == kind) != not }}, true
	case choice == 2 && len(g.facts.Kinds) > 0:
		return meaning{name + be + "of the same kind as " + people[other], func(s *state) bool { return (s.kinds[who] == s.kinds[other]) != not }}, true
	case choice == 3 && len(g.facts.Traits) > 0:
		return meaning{name + be + "guilty", func(s *state) bool { return s.traits[0][who] != not }}, true
	case choice == 4 && g.facts.Ranked:
		place := 1 + g.pick(len(people))
		return meaning{name + be + []string{"", "1st", "2nd", "3rd"}[place], func(s *state) bool { return (s.places[who] == place) != not }}, true
	case choice == 5 && g.facts.Ranked:
		directly, word := g.pick(2) == 0, ""
		if directly {
			word = "directly "
		}
		return meaning{name + be + word + "ahead of " + people[other], func(s *state) bool {
			return (s.places[who] < s.places[other] && (!directly || s.places[who]+1 == s.places[other])) != not
		}}, true
	case choice == 6 && g.facts.Ranked:
		q := g.quantity(len(people) - 1)
		return meaning{name + " beat " + q.String(), func(s *state) bool { return q.fits(len(people)-s.places[who], len(people)-1) }}, true
	case choice == 7:
		honest := map[int]bool{}
		for i, kind := range g.facts.Kinds {
			if kind.Kind == "truth" || kind.Kind == "lies" {
				honest[i] = kind.Kind == "truth"
			}
		}
		if len(honest) == 0 {
			return meaning{}, false
		}
		g.beside++
		inner := g.atom(speaker, -1)
		g.beside--
		return meaning{name + " would say that (" + inner.text + ")", func(s *state) bool {
			truthful, known := honest[s.kinds[who]]
			return known && inner.of(s) == truthful
		}}, true
	}
	return meaning{}, false
}

// aboutStatements says something of statements.
func (g *generator) aboutStatements(number int) meaning {
	n := g.pick(len(g.said))
	switch choice := g.pick(6); {
	case choice == 0 && number >= 0:
		return meaning{"this statement is false", func(s *state) bool { return !s.said[number] }}
	case choice == 1:
		return meaning{fmt.Sprintf("statement %d is not true", n+1), func(s *state) bool { return !s.said[n] }}
	case choice == 2:
		return meaning{fmt.Sprintf("statement %d", n+1), func(s *state) bool { return s.said[n] }}
	case choice == 3 && number >= 0:
		where := []string{"above", "below", "other"}[g.pick(3-min(g.beside, 1))]
		var of []int
		for i := range g.said {
			if where == "above" && i < number || where == "below" && i > number || where == "other" && i != number {
				of = append(of, i)
			}
		}
		m, _, value := g.tally(of)
		m.text += " " + where + fmt.Sprintf(" are %t", value)
		return m
	case choice == 4:
		of := g.everything()[n:]
		m, _, value := g.tally(of)
		m.text += fmt.Sprintf(" of statements %d to %d are %t", n+1, len(g.said), value)
		return m
	default:
		m, _, value := g.tally(g.everything())
		m.text += fmt.Sprintf(" of these statements are %t", value)
		return m
	}
}

// brute goes through all states.
func (g *generator) brute(f truthtellers.Facts, keep func(puzzle.FactID) bool) []truthtellers.Solution {
	people := len(f.People)
	s := &state{kinds: make([]int, people), places: make([]int, people), things: make([]bool, len(f.Things)), said: make([]bool, len(f.Statements)), words: make([]bool, len(f.Statements))}
	for range f.Traits {
		s.traits = append(s.traits, make([]bool, people))
	}
	var all []truthtellers.Solution
	seen := map[string]bool{}
	var choose []func(next func())
	for who := range s.kinds {
		choose = append(choose, func(next func()) {
			for s.kinds[who] = 0; s.kinds[who] < max(1, len(f.Kinds)); s.kinds[who]++ {
				next()
			}
		})
	}
	for who := range s.places {
		choose = append(choose, func(next func()) {
			if !f.Ranked {
				next()
				return
			}
			for place := 1; place <= people; place++ {
				if !slices.Contains(s.places[:who], place) {
					s.places[who] = place
					next()
				}
			}
			s.places[who] = 0
		})
	}
	for _, list := range append(slices.Clone(s.traits), s.things, s.said) {
		for i := range list {
			choose = append(choose, func(next func()) {
				list[i] = false
				next()
				list[i] = true
				next()
			})
		}
	}
	for n, statement := range f.Statements {
		if statement.Kind == "words" {
			choose = append(choose, func(next func()) {
				s.words[n] = false
				next()
				s.words[n] = true
				next()
			})
		}
	}
	var run func(i int)
	run = func(i int) {
		if i < len(choose) {
			choose[i](func() { run(i + 1) })
		} else if x := s.solution(f); g.fits(f, s, keep) && !seen[fmt.Sprint(x)] {
			seen[fmt.Sprint(x)] = true // the same answer may fit in several ways
			all = append(all, x)
		}
	}
	run(0)
	return all
}

func (g *generator) fits(f truthtellers.Facts, s *state, keep func(puzzle.FactID) bool) bool {
	for n, id := range g.said {
		if means := g.means[id]; means != nil && keep(id) && means(s) != s.said[n] {
			return false
		}
	}
	for i := range f.Conditions {
		if id := fmt.Sprintf("conditions/%d", i); keep(id) && !g.means[id](s) {
			return false
		}
	}
	for i, kind := range f.Kinds {
		if !keep(fmt.Sprintf("kinds/%d", i)) {
			continue
		}
		for who := range s.kinds {
			if s.kinds[who] != i {
				continue
			}
			lies, all := 0, 0
			for n, by := range g.by {
				if by == who {
					all++
					if !s.said[n] {
						lies++
					}
				}
			}
			if kind.Kind == "truth" && lies > 0 || kind.Kind == "lies" && lies < all || kind.Kind == "count" && lies != *kind.Lies {
				return false
			}
		}
	}
	return true
}

// solution is what is asked of a state. Which statements are true is asked only
// where there is nothing else.
func (s *state) solution(f truthtellers.Facts) truthtellers.Solution {
	var x truthtellers.Solution
	for who, name := range f.People {
		of := map[string]any{}
		if len(f.Kinds) > 1 {
			of["kind"] = f.Kinds[s.kinds[who]].Name
		}
		if f.Ranked {
			of["place"] = s.places[who]
		}
		for i, phrase := range f.Traits {
			of[phrase] = s.traits[i][who]
		}
		if len(of) == 0 {
			break
		}
		if x.People == nil {
			x.People = map[string]map[string]any{}
		}
		x.People[name] = of
	}
	for i, name := range f.Things {
		x.Things = map[string]map[string]bool{name: {"is": s.things[i]}} // there is one at most
	}
	if x.People == nil && x.Things == nil {
		x.Statements = map[string]map[string]bool{}
		for n, said := range s.said {
			x.Statements[fmt.Sprint(n+1)] = map[string]bool{"true": said}
		}
	}
	return x
}
