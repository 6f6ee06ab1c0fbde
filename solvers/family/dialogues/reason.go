package dialogues

import (
	"errors"
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// Among how many choices the reason for a claim is looked for, and how many of
// them are gone into.
const (
	mostReasoned  = 6_000
	mostTried     = 500_000
	examplesGiven = 2
)

// reason says, sentence by sentence, what rules out the choices of which a claim is
// false, or all that there are: how many, and of those that go last, by what they
// could be mistaken.
func reason(c *conversation, of claim.Claim, keep func(puzzle.FactID) bool) []view.View {
	j := c.lend(keep)
	defer c.giveBack(j)
	steps := &view.Steps{}
	if one := c.only(of); one != nil {
		steps.Items = j.ruledOut(one)
	} else {
		steps.Items = j.allRuledOut(c, of)
	}
	return []view.View{{Name: "why", Title: "Sentence by sentence", Steps: steps}}
}

// only is the one choice that a claim is against; nil if there are more.
func (c *conversation) only(of claim.Claim) []int {
	if !of.Not || len(of.All) != c.Count {
		return nil
	}
	numbers := make([]int, c.Count)
	for _, a := range of.All {
		n, ok := a.Value.(int)
		if !ok || a.Rel != claim.Is || a.Path[0] != tableKey {
			return nil
		}
		numbers[slices.Index(ranks(c.Count), a.Path[1])] = n
	}
	return numbers
}

// ruledOut says which sentence rules a choice out.
func (j *judge) ruledOut(numbers []int) []view.Step {
	if !j.facts.admits(numbers) {
		return []view.Step{{Text: fmt.Sprintf("%s cannot have been chosen: %s.", english.Capital(listed(numbers)), j.facts.choices()), Mark: view.Mark{Facts: []puzzle.FactID{ruleWorlds}}}}
	}
	broken, err := j.broken(numbers)
	if errors.Is(err, puzzle.ErrUndecided) || len(broken) == 0 {
		return []view.Step{{Text: "There are too many choices to go through for that."}}
	}
	step := func(text string) []view.Step {
		return []view.Step{{Text: text, Mark: view.Mark{Facts: broken}}}
	}
	i := slices.IndexFunc(j.lines, func(l spoken) bool { return l.id == broken[0] })
	if i < 0 {
		at := slices.IndexFunc(j.script.known, func(c condition) bool { return c.id == broken[0] })
		return step(fmt.Sprintf("Everybody knows that %s, which is not so with %s.", j.script.known[at].line.about(), listed(numbers)))
	}
	line := j.lines[i]
	return step(fmt.Sprintf("Sentence %d rules out %s: that %s would be false then.", line.number, listed(numbers), line.text) + j.thoughts(i, numbers))
}

// allRuledOut says of how many choices a claim is false, and what rules them out.
func (j *judge) allRuledOut(c *conversation, of claim.Claim) []view.Step {
	var against [][]int
	tried := 0
	look := func() bool { tried++; return tried <= mostTried }
	newChoices(j.script).each(look, func(numbers []int) bool {
		if !c.fits(of, numbers) {
			against = append(against, slices.Clone(numbers))
		}
		return len(against) <= mostReasoned
	})
	if len(against) > mostReasoned || tried > mostTried {
		return []view.Step{{Text: "Too many choices are ruled out to go through them here. The steps of the search tell how many each sentence leaves."}}
	}
	by, last := map[puzzle.FactID][][]int{}, -1
	for _, numbers := range against {
		broken, err := j.broken(numbers)
		if err != nil || len(broken) == 0 {
			return []view.Step{{Text: "There are too many choices to go through for that."}}
		}
		by[broken[0]] = append(by[broken[0]], numbers)
		last = max(last, slices.IndexFunc(j.lines, func(l spoken) bool { return l.id == broken[0] }))
	}
	steps := []view.Step{{Text: english.Capital(c.number(len(against))) + " had to be ruled out."}}
	for i, line := range j.lines {
		if gone := by[line.id]; len(gone) > 0 {
			steps = append(steps, view.Step{Text: fmt.Sprintf("Sentence %d, that %s, rules out %s.", line.number, line.text, c.number(len(gone))), Mark: view.Mark{Facts: []puzzle.FactID{line.id}}})
			if i == last {
				for _, numbers := range gone[:min(len(gone), examplesGiven)] {
					for _, step := range j.ruledOut(numbers) {
						step.Depth = 1
						steps = append(steps, step)
					}
				}
			}
		}
	}
	return steps
}

// fits says whether a claim is true of some numbers; the one that claims nothing is
// true of none, since it stands for there being no solution.
func (c *conversation) fits(of claim.Claim, numbers []int) bool {
	if len(of.All) == 0 {
		return false
	}
	holds, err := of.Holds(func(path []string) (any, error) {
		if path[0] == tableKey {
			return numbers[slices.Index(ranks(c.Count), path[1])], nil
		}
		return derived(c, Solution{numbers}, path)
	})
	return err == nil && holds
}
