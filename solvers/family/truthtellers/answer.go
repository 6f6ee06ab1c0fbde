package truthtellers

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/puzzle"
)

// answer is the verdict as a sentence about this puzzle.
func answer(s *story, r puzzle.Result[Solution]) string {
	switch r.Verdict {
	case puzzle.None:
		if len(s.People) == 0 {
			return "There is no way to call each statement true or false: together they are a paradox."
		}
		if people := s.silent(func(kind int) bool { return r.Keep(kindID(kind)) }); len(people) > 0 {
			return "This cannot be: " + s.cannot(people) + "."
		}
		if len(s.said) == 0 {
			return "This cannot be: the facts contradict each other."
		}
		return "Nobody can have said this: either way a fact is broken."
	case puzzle.One:
		return english.Capital(s.told(r.Found[0].world)) + "."
	case puzzle.Many:
		return s.several(r)
	}
	worlds := ""
	if r.Stats.Space > 0 { // worlds were tried
		worlds = fmt.Sprintf(" %s of %s worlds were tried.", english.Thousands(r.Stats.Nodes), english.Grouped(s.countWorlds(r.Keep).String()))
	}
	if r.Solutions == 1 {
		return "It may be like this: " + s.told(r.Found[0].world) + ". Whether there are other ways was not decided." + worlds
	}
	return "Not decided: the search was stopped before it found an answer." + worlds
}

// told says a solution, the most telling part first.
func (s *story) told(w *world) string {
	var parts []string
	if s.facts.Ranked {
		parts = append(parts, "the order is "+english.List(s.order(w), "and"))
	}
	for i := range s.facts.Traits {
		var names []string
		for who := range s.People {
			if s.HasTrait(who, i).Judge(w) == speech.Yes {
				names = append(names, s.People[who])
			}
		}
		parts = append(parts, s.toldTrait(i, names))
	}
	if len(s.facts.Kinds) > 1 {
		parts = append(parts, s.toldKinds(w.value[speech.OfKind]))
	}
	for i, value := range w.value[speech.OfThing] {
		parts = append(parts, s.Clause(speech.OfThing.At(i).Is(value), -1, true))
	}
	if len(parts) == 0 {
		return s.toldStatements(w)
	}
	return strings.Join(parts, "; ")
}

func (s *story) toldTrait(i int, names []string) string {
	phrase := s.facts.Traits[i]
	if len(names) > 1 {
		phrase = speech.OfSeveral(phrase)
	}
	if len(names) == 0 {
		return "nobody " + phrase
	}
	return english.List(names, "and") + " " + phrase
}

// toldKinds says who is what: person by person while they are few, or each of
// another kind, else kind by kind.
func (s *story) toldKinds(kinds []int) string {
	if len(kinds) == 0 {
		return "nobody"
	}
	var parts []string
	if len(slices.Compact(slices.Sorted(slices.Values(kinds)))) == len(kinds) {
		for who, kind := range kinds {
			parts = append(parts, s.People[who]+" is "+speech.Article(s.facts.Kinds[kind].Name))
		}
		return english.List(parts, "and")
	}
	for i, kind := range s.facts.Kinds {
		var names []string
		for who, of := range kinds {
			if of == i {
				names = append(names, s.People[who])
			}
		}
		switch {
		case len(names) == 1:
			parts = append(parts, names[0]+" is "+speech.Article(kind.Name))
		case len(names) > 1 && speech.Article(kind.Name) == kind.Name:
			parts = append(parts, english.List(firstFew(names, "more"), "and")+" are "+kind.Name)
		case len(names) > 1:
			parts = append(parts, english.List(firstFew(names, "more"), "and")+" are "+speech.Plural(kind.Name))
		}
	}
	return english.List(parts, "and")
}

func (s *story) toldStatements(w *world) string {
	var numbers []int
	for n := range s.said {
		if w.said(n) == speech.Yes {
			numbers = append(numbers, n)
		}
	}
	switch n := len(numbers); {
	case len(s.said) == 0:
		return "nothing is said, so nothing is wrong"
	case n == 0:
		return "no statement is true"
	case n == len(s.said) && n == 1:
		return "the statement is true"
	case n == len(s.said):
		return "all statements are true"
	}
	return "only " + s.Says(speech.Called(numbers, true), -1)
}

// several says what is certain all the same, and how many answers there are.
func (s *story) several(r puzzle.Result[Solution]) string {
	if !r.Exact || r.Solutions != len(r.Found) {
		least := ""
		if !r.Exact {
			least = "at least "
		}
		return fmt.Sprintf("Nobody can tell: there are %s%s possibilities.", least, english.Thousands(int64(r.Solutions)))
	}
	certain, unsure := s.sorted(r.Found)
	text := ""
	switch {
	case len(certain) == 0:
	case s.only:
		text = s.certainStatements(r.Found)
	default:
		text = english.Capital(english.List(firstFew(certain, "more things"), "and")) + ": that is certain. "
	}
	fit := s.answerNoun(r.Solutions, r.Keep) + " fit"
	switch n := len(unsure); {
	case text == "" && s.facts.Ranked && len(s.facts.Kinds) < 2 && len(s.facts.Traits)+len(s.facts.Things) == 0:
		return "No place is certain: " + fit + "."
	case text == "":
		return "Nobody can tell: " + fit + "."
	case n <= few:
		return text + fmt.Sprintf("Nobody can tell %s: %s.", english.List(unsure, "or"), fit)
	}
	return text + fmt.Sprintf("Nothing else is certain: %s.", fit)
}

// answerNoun is so many answers, by the name of what is asked.
func (s *story) answerNoun(n int, keep func(puzzle.FactID) bool) string {
	noun := "answers"
	once := false
	for i, held := range s.conditions {
		_, is := held.(speech.EachOnce)
		once = once || is && keep(conditionID(i))
	}
	switch only := len(s.facts.Traits)+len(s.facts.Things) == 0; {
	case only && s.facts.Ranked && len(s.facts.Kinds) < 2:
		noun = "orders"
	case only && once && !s.facts.Ranked:
		noun = "arrangements"
	}
	return english.Words(n) + " " + noun
}

// certainStatements says which statements are true, and which false, in every
// solution.
func (s *story) certainStatements(found []Solution) string {
	var parts []string
	for _, value := range []speech.Truth{speech.Yes, speech.No} {
		var of []int
		for n := range s.said {
			if certainty(found, speech.IsTrue(n)) == value {
				of = append(of, n)
			}
		}
		if len(of) > 0 {
			parts = append(parts, s.Says(speech.Called(of, value == speech.Yes), -1))
		}
	}
	return english.Capital(english.List(parts, "and")) + ": that is certain. "
}

// few is how many things a sentence can list.
const few = 6

// firstFew shortens a long list, and says how many more there are.
func firstFew(parts []string, more string) []string {
	if len(parts) > few+2 {
		return append(slices.Clone(parts[:few]), fmt.Sprintf("%d %s", len(parts)-few, more))
	}
	return parts
}

// sorted says of everything that is asked whether it is the same in all
// solutions: what is certain as clauses, the rest as questions.
func (s *story) sorted(found []Solution) (certain, unsure []string) {
	for _, u := range s.asked() {
		value := found[0].world.value[u.Sort][u.At]
		switch certainty(found, u.Is(value)) {
		case speech.Open:
			unsure = append(unsure, s.asks(u))
		case speech.Yes:
			if u.Sort != speech.OfTrait || value == 1 {
				certain = append(certain, s.Says(u.Is(value), -1))
			}
		}
	}
	return certain, unsure
}

// certainty is the truth of a formula if it is the same in all answers.
func certainty(all []Solution, f speech.Formula) speech.Truth {
	t := speech.Open
	for i, x := range all {
		if now := f.Judge(x.world); i == 0 {
			t = now
		} else if t != now {
			return speech.Open
		}
	}
	return t
}
