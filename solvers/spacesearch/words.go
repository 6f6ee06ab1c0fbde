package spacesearch

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// Says is a claim as a sentence, its rows in their order: each of its atoms speaks
// of a gap in a row of a plan.
func (k *Kit[M, T, S, A]) Says(_ M, c claim.Claim) (string, error) {
	row := func(a claim.Atom) int {
		n, err := strconv.Atoi(slices.Concat(a.Path, []string{"", ""})[1])
		if err != nil {
			return -1
		}
		return n
	}
	c.All = slices.Clone(c.All)
	slices.SortStableFunc(c.All, func(a, b claim.Atom) int { return row(a) - row(b) })
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		gap := a.Path[len(a.Path)-1]
		key := strings.TrimRight(gap, "0123456789")
		phrase, known := k.Phrases[key]
		if n := row(a); known && n >= 0 && len(a.Path) == 3 && a.Rel == claim.Is {
			text := phrase.Not
			if is {
				text = phrase.Is
			}
			return strings.NewReplacer("{n}", strconv.Itoa(n+1), "{i}", strings.TrimPrefix(gap, key), "{value}", fmt.Sprint(a.Value)).Replace(text), nil
		}
		return "", fmt.Errorf("nothing is known about the claim %q: a claim here is about a row of the plan", a)
	})
}

// Verdict says how much it takes, and how many plans take no more.
func (k *Kit[M, T, S, A]) Verdict(m M, r puzzle.Result[T]) string {
	switch {
	case r.Verdict == puzzle.None:
		if within := k.limited(m, r.Keep).within; within > 0 {
			return fmt.Sprintf("There is no plan that takes no more than %s.", k.Cost(m, within))
		}
		return k.Never
	case len(r.Found) == 0:
		return "Not decided: the search was stopped before it found a plan."
	}
	moves := k.Moves(m, r.Found[0])
	if len(moves) == 0 {
		return "Nothing is to be done: all that is wanted is so at the start. Ask for something else in the end."
	}
	cost := k.Cost(m, k.limited(m, r.Keep).cost(moves))
	switch {
	case r.Verdict == puzzle.One:
		return fmt.Sprintf("It takes %s at best, and there is one way to do that.", cost)
	case r.Verdict != puzzle.Many:
		return fmt.Sprintf("It takes %s at best. Whether there is another way to do that was not decided.", cost)
	}
	return fmt.Sprintf("It takes %s at best, and there are %s ways to do that.", cost, r.Said(english.Thousands(r.Solutions)))
}

// cost is what moves cost together.
func (sp Space[S, A]) cost(moves []A) (total int) {
	at := sp.Start
	for _, a := range moves {
		for move := range sp.Moves(at) {
			if move.Action == a {
				at, total = move.To, total+move.Cost
				break
			}
		}
	}
	return total
}
