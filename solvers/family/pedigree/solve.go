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
	{Strategy: puzzle.Strategy{Name: "patterns", Title: "As patterns of F and M", Teaches: "Write every phrase as a pattern of fathers and mothers, such as ·F··F, and lay the patterns on top of each other: where one of them has a letter, it stands. Nobody has to be listed but those who fit."}, Run: by((*task).byPattern)},
	{Strategy: puzzle.Strategy{Name: "words", Title: "Word by word", Teaches: "Go from me to all whom the first word names, from these to all whom the next one names, and so on: one list for each phrase. Then compare the lists."}, Run: by((*task).byWord)},
	{Strategy: puzzle.Strategy{Name: "everybody", Title: "All ancestors, one by one", Teaches: "Write down all ancestors of the generations in question and ask of each whether the phrases fit. Each further generation doubles the work."}, Run: by((*task).everybody)},
	{Strategy: puzzle.Strategy{Name: "count", Title: "Counting only", Teaches: "Each place of a pattern that is left open doubles the number: two places open, four ancestors. To know how many there are, nobody needs to be listed."}, Run: by((*task).counting)},
}

// task is a search, and the world that it looks at.
type task struct {
	*search
	*meant.World
}

// by makes a way of searching of what a task does.
func by(look func(*task) error) func(*search, *model) error {
	return func(s *search, m *model) error { return look(&task{s, m.World(s.Kept)}) }
}

// tell tells a step, with what looks otherwise from then on.
func (a *task) tell(role view.Role, facts []puzzle.FactID, caption func() string, looks func() view.Looks) error {
	return a.Step(func() view.Frame {
		return a.Stage().Next(view.Frame{Caption: caption(), Role: role, Facts: facts}, looks())
	})
}

// in shows ancestors in a role.
func (a *task) in(role view.Role, lines ...string) func() view.Looks {
	return func() view.Looks { return a.Stage().In(role, each.Of(lines, tree.ID)...) }
}

// is says that an ancestor is one of those whom a phrase names, or none of them.
func (a *task) is(line string, one bool, phrase int) string {
	return fmt.Sprintf("%s is %s of my %s.", english.Capital(kinship.Mine(line)), map[bool]string{true: "one", false: "none"}[one], a.Words[phrase])
}

// facts are the phrases that hold.
func (a *task) facts() []puzzle.FactID { return each.Of(a.Phrases(), phraseID) }

// patterns lays the patterns of what is meant on top of each other, block by block.
func (a *task) patterns() (all []kinship.Part, err error) {
	all = a.Anybody()
	for _, i := range a.In {
		others := a.Parts(i)
		var left []kinship.Part
		for _, before := range all {
			if err := a.Check(); err != nil {
				return nil, err
			}
			a.Stats.Tests += int64(max(1, before.Beyond))
			after, role := before.Among(others), view.Conflict
			if after.Lines() > 0 {
				left, role = append(left, after), view.Deduced
			}
			err := a.tell(role, []string{phraseID(i)}, func() string { return a.laid(i, before, after) }, func() view.Looks {
				looks := view.Looks{}
				if len(a.Kin) == 0 && len(a.Lengths()) == 1 { // several patterns are no one row
					for k, place := range after.Pattern {
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
	through, left := "", after.Lines()
	switch {
	case before.From != "" && before.Beyond == 0:
		return a.is(before.From, left > 0, phrase)
	case before.From != "":
		through = " that go on from " + kinship.Mine(before.From)
	}
	said := fmt.Sprintf("My %s: of the lines %s%s", a.Words[phrase], before.Pattern, through)
	if left == 0 {
		return said + " none is left."
	}
	return fmt.Sprintf("%s, %s is left: %s.", said, after.Pattern, english.Count(left, "ancestor", "ancestors"))
}

func (a *task) byPattern() error {
	parts, err := a.patterns()
	if err != nil {
		return err
	}
	return a.ask(parts, a.Out)
}

// everybody asks of each ancestor whether the phrases fit.
func (a *task) everybody() error {
	return a.ask(a.Anybody(), slices.Sorted(slices.Values(a.Phrases())))
}

// ask asks of each of some people whether phrases fit.
func (a *task) ask(parts []kinship.Part, phrases []int) error {
	for _, p := range parts {
		for _, line := range p.Ancestors() {
			a.Stats.Nodes++
			if err := a.judge(line, phrases, a.IsOne); err != nil {
				return err
			}
		}
	}
	return nil
}

// judge reports an ancestor whom some phrases fit, or tells the first that does not.
func (a *task) judge(line string, phrases []int, isOne func(line string, phrase int) bool) error {
	if err := a.Check(); err != nil {
		return err
	}
	for _, i := range phrases {
		a.Stats.Tests++
		if one := isOne(line, i); one == a.Not[i] {
			return a.tell(view.Conflict, []string{phraseID(i)}, func() string { return a.is(line, one, i) }, a.in(view.Crossed, line))
		}
	}
	err := a.tell(view.Answer, a.facts(), func() string { return english.Capital(kinship.Mine(line)) + " fits." }, a.in(view.Answer, line))
	if err != nil {
		return err
	}
	return a.Found(Solution{a.Answer().Of(line)})
}

// byWord lists for every phrase whom it names, and compares the lists.
func (a *task) byWord() (err error) {
	lists := map[int][]string{}
	rest := a.Phrases()
	for _, i := range rest {
		if lists[i], err = a.walk(i); err != nil {
			return err
		}
	}
	var candidates []string
	if len(a.In) > 0 {
		candidates, rest = lists[rest[0]], rest[1:]
	} else {
		candidates = kinship.Listed(a.Anybody())
		a.Stats.Nodes += int64(len(candidates))
	}
	for _, line := range candidates {
		if err := a.judge(line, rest, func(line string, phrase int) bool {
			_, in := slices.BinarySearchFunc(lists[phrase], line, kinship.Compare)
			return in
		}); err != nil {
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
				for _, step := range (kinship.Pattern{place}).All() {
					if err := a.Check(); err != nil {
						return nil, err
					}
					a.Stats.Nodes++
					next = append(next, a.People.Named(line+step))
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

// counting multiplies. Of those that are ruled out it takes the ones away that are
// left, and puts back who was taken away twice: inclusion and exclusion.
func (a *task) counting() error {
	if denied, _ := a.Denied(); len(a.Assumed()) > 0 || len(denied.All) > 0 {
		return puzzle.NotApplicable("Counting looks at no single ancestor, and so it cannot take up what is supposed of one.")
	}
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
	if err := a.tell(view.Answer, a.facts(), func() string {
		return fmt.Sprintf("Each place that is left open doubles the number: %s.", english.Count(total, "ancestor", "ancestors"))
	}, a.in(view.Answer)); err != nil {
		return err
	}
	a.Counted(total, a.Limit == 0 || total <= a.Limit) // beyond the limit nobody asked for more than that there are more
	return nil
}
