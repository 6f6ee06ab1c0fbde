package pedigree

import (
	"fmt"
	"slices"

	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/kinship"
	"solvitur/solvers/kinship/meant"
	"solvitur/solvers/kinship/tree"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

type search = puzzle.Search[Solution]

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*model, Solution]{
	{Strategy: puzzle.Strategy{Name: "patterns", Title: "As patterns of F and M", Teaches: "Write every phrase as a pattern of fathers and mothers, such as ·F··F, and lay the patterns on top of each other: where one of them has a letter, it stands. Nobody has to be listed but those who fit."}, Run: byPattern},
	{Strategy: puzzle.Strategy{Name: "words", Title: "Word by word", Teaches: "Go from me to all whom the first word names, from these to all whom the next one names, and so on: one list for each phrase. Then compare the lists."}, Run: byWord},
	{Strategy: puzzle.Strategy{Name: "everybody", Title: "All ancestors, one by one", Teaches: "Write down all ancestors of the generations in question and ask of each whether the phrases fit. Each further generation doubles the work."}, Run: everybody},
	{Strategy: puzzle.Strategy{Name: "count", Title: "Counting only", Teaches: "Each place of a pattern that is left open doubles the number: two places open, four ancestors. To know how many there are, nobody needs to be listed."}, Run: counting},
}

// task is a search, with the world that it looks at and the replay of it.
type task struct {
	*search
	*world
}

func newTask(s *search, m *model) *task {
	return &task{search: s, world: m.world(s.Kept)}
}

// tell tells a step, with what looks otherwise from then on.
func (a *task) tell(role view.Role, facts []puzzle.FactID, caption func() string, looks func() view.Looks) error {
	return a.Step(func() view.Frame {
		return a.Stage().Next(view.Frame{Caption: caption(), Role: role, Facts: facts}, looks())
	})
}

// in shows ancestors in a role.
func (a *task) in(role view.Role, lines ...string) func() view.Looks {
	return func() view.Looks {
		looks := view.Looks{}
		for _, line := range lines {
			looks[tree.ID(line)] = a.Stage().As(tree.ID(line), role)
		}
		return looks
	}
}

// found reports an ancestor.
func (a *task) found(line string) error {
	err := a.tell(view.Answer, a.facts(), func() string { return english.Capital(kinship.Mine(line)) + " fits." }, a.in(view.Answer, line))
	if err != nil {
		return err
	}
	return a.Found(Solution{a.answer.Of(line)})
}

// crossed tells that an ancestor does not fit a phrase.
func (a *task) crossed(line string, phrase int) error {
	return a.tell(view.Conflict, []string{phraseID(phrase)}, func() string {
		return fmt.Sprintf("%s is %s.", english.Capital(kinship.Mine(line)), a.isnt(phrase))
	}, a.in(view.Crossed, line))
}

// isnt says of somebody that a phrase does not fit them.
func (a *task) isnt(phrase int) string {
	if a.Phrases[phrase].Is == isNone {
		return "one of my " + a.Words[phrase].String()
	}
	return "none of my " + a.Words[phrase].String()
}

func (a *task) facts() []puzzle.FactID { return each.Of(slices.Concat(a.In, a.Out), phraseID) }

// patterns lays the patterns of what is meant on top of each other, block by block.
func (a *task) patterns() (all []kinship.Part, err error) {
	all = a.Anybody()
	for _, i := range a.In {
		others := a.Parts(i)
		var left []kinship.Part
		for _, p := range all {
			if err := a.Check(); err != nil {
				return nil, err
			}
			a.Stats.Tests += int64(max(1, p.Beyond))
			before := p
			if p = p.Among(others); p.Lines() > 0 {
				left = append(left, p)
			}
			role := view.Deduced
			if p.Lines() == 0 {
				role = view.Conflict
			}
			err := a.tell(role, []string{phraseID(i)}, func() string { return a.laid(i, before, p) }, func() view.Looks {
				looks := view.Looks{}
				if len(a.Kin) == 0 && len(a.lengths) == 1 { // several patterns are no one row
					for k, place := range p.Pattern {
						looks[meant.PlaceID(k)] = view.Look{Role: role, Text: place.String()}
					}
				}
				return looks
			})
			if err != nil {
				return nil, err
			}
		}
		all = left
	}
	return all, nil
}

// laid says what is left of a part once a phrase is laid on it.
func (a *task) laid(phrase int, before, after kinship.Part) string {
	through := ""
	switch who := kinship.Mine(before.From); {
	case before.From != "" && before.Beyond == 0 && after.Lines() > 0:
		return fmt.Sprintf("%s is one of my %s.", english.Capital(who), a.Words[phrase])
	case before.From != "" && before.Beyond == 0:
		return fmt.Sprintf("%s is none of my %s.", english.Capital(who), a.Words[phrase])
	case before.From != "":
		through = " that go on from " + who
	}
	if after.Lines() == 0 {
		return fmt.Sprintf("My %s: of the lines %s%s none is left.", a.Words[phrase], before.Pattern, through)
	}
	return fmt.Sprintf("My %s: of the lines %s%s, %s is left: %s.", a.Words[phrase], before.Pattern, through, after.Pattern, english.Count(after.Lines(), "ancestor", "ancestors"))
}

func byPattern(s *search, m *model) error {
	a := newTask(s, m)
	parts, err := a.patterns()
	if err != nil {
		return err
	}
	for _, p := range parts {
		for _, line := range p.Ancestors() {
			a.Stats.Nodes++
			if err := a.judge(line, a.Out, func(i int) bool { return a.IsOne(line, i) }); err != nil {
				return err
			}
		}
	}
	return nil
}

// judge asks of an ancestor whether some phrases fit, and reports them, or the first phrase that
// does not fit.
func (a *task) judge(line string, phrases []int, isOne func(phrase int) bool) error {
	if err := a.Check(); err != nil {
		return err
	}
	for _, i := range phrases {
		a.Stats.Tests++
		if isOne(i) == (a.Phrases[i].Is == isNone) {
			return a.crossed(line, i)
		}
	}
	return a.found(line)
}

// byWord lists for every phrase whom it names, and compares the lists.
func byWord(s *search, m *model) error {
	a := newTask(s, m)
	lists := map[int][]string{}
	rest := slices.Concat(a.In, a.Out)
	for _, i := range rest {
		list, err := a.walk(i)
		if err != nil {
			return err
		}
		lists[i] = list
	}
	var candidates []string
	if len(a.In) > 0 {
		candidates, rest = lists[rest[0]], rest[1:]
	} else {
		candidates = kinship.Listed(a.Anybody())
		a.Stats.Nodes += int64(len(candidates))
	}
	for _, line := range candidates {
		err := a.judge(line, rest, func(i int) bool {
			_, in := slices.BinarySearchFunc(lists[i], line, kinship.Compare)
			return in
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// walk goes from word to word of a phrase, and gives whom it names at last.
func (a *task) walk(phrase int) ([]string, error) {
	at := []string{""}
	words := a.Words[phrase].Words
	for n, w := range words {
		for _, place := range w.Pattern {
			var next []string
			for _, line := range at {
				for _, letter := range kinship.Letters {
					if !place.Has(letter) {
						continue
					}
					if err := a.Check(); err != nil {
						return nil, err
					}
					a.Stats.Nodes++
					next = append(next, a.People.Named(line+string(letter)))
				}
			}
			slices.SortFunc(next, kinship.Compare)
			at = slices.Compact(next)
		}
		err := a.tell(view.Guess, []string{phraseID(phrase)}, func() string {
			return fmt.Sprintf("My %s: %s.", kinship.Phrase{Words: words[:n+1]}, english.InWords(len(at), "person", "people"))
		}, a.in(view.Guess, at...))
		if err != nil {
			return nil, err
		}
	}
	return at, nil
}

// everybody asks of each ancestor whether the phrases fit.
func everybody(s *search, m *model) error {
	a := newTask(s, m)
	kept := slices.Sorted(slices.Values(slices.Concat(a.In, a.Out)))
	for _, p := range a.Anybody() {
		for _, line := range p.Ancestors() {
			a.Stats.Nodes++
			if err := a.judge(line, kept, func(i int) bool { return a.IsOne(line, i) }); err != nil {
				return err
			}
		}
	}
	return nil
}

// counting multiplies. Of those that are ruled out it takes the ones away that are
// left, and puts back who was taken away twice: inclusion and exclusion.
func counting(s *search, m *model) error {
	if denied, _ := s.Denied(); len(s.Assumed()) > 0 || len(denied.All) > 0 {
		return puzzle.NotApplicable("Counting looks at no single ancestor, and so it cannot take up what is supposed of one.")
	}
	a := newTask(s, m)
	parts, err := a.patterns()
	if err != nil {
		return err
	}
	total := 0
	for some := range 1 << len(a.Out) {
		left, sign := parts, 1
		for k, i := range a.Out {
			if some>>k&1 == 1 {
				left, sign = kinship.Meet(left, a.Parts(i)), -sign
				a.Stats.Tests += int64(len(parts))
			}
		}
		if err := a.Check(); err != nil {
			return err
		}
		total += sign * kinship.Count(left)
	}
	err = a.tell(view.Answer, a.facts(), func() string {
		return fmt.Sprintf("Each place that is left open doubles the number: %s.", english.Count(total, "ancestor", "ancestors"))
	}, a.in(view.Answer))
	if err != nil {
		return err
	}
	s.Counted(total, s.Limit == 0 || total <= s.Limit) // beyond the limit nobody asked for more than that there are more
	return nil
}
