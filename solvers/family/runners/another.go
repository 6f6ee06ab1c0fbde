package runners

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/permutations"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// renewal offers another race of the same runners, with remarks of the same kinds, of which any may
// go. Where somebody guessed, the guesses are others too, and each remark on them is needed: as
// many as there were, and few words more. It came late: before, races came in disguise.
var renewal = puzzle.Renewal[Facts, Solution]{Later: draft, Spare: remarks.Key, Levels: func(like Facts) []puzzle.Level {
	switch n := len(like.Runners); {
	case len(like.Guesses) > 0 || n > mostGraded: // to grade it takes too long
		return []puzzle.Level{puzzle.Any}
	case n == leastDrawn:
		return []puzzle.Level{puzzle.Easy, puzzle.Medium}
	}
	return puzzle.Seeded
}}

const (
	leastDrawn, mostDrawn = 4, 8
	mostGraded            = 6
	told                  = 30 // remarks that are drawn where nobody guessed
	// Guesses are drawn so often until what is said of them is true of some, and so often until it
	// leaves so few results that so many remarks more are enough.
	mostGuessed, mostSettled = 20_000, 40
	mostLeft, mostMore       = 6, 3
	mostLeftByOne            = 150 // results that a single guess may leave
)

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	w := &writer{Draw: d, race: race{Facts: like}, n: len(like.Runners)}
	var about []Remark // guesses
	for _, r := range like.Remarks {
		switch {
		case r.Guess != "":
			about = append(about, r)
		case r.Kind != rows.KindFormula && !slices.Contains(w.kinds, r.Kind):
			w.kinds = append(w.kinds, r.Kind)
		}
	}
	if w.n < leastDrawn || w.n > mostDrawn || len(about) == 0 && len(w.kinds) == 0 {
		return draft, puzzle.ErrNoOthers
	}
	if len(about) > 0 {
		w.kinds = []string{"end", "before"}
	}
	w.places = placed(d.Order(w.n))
	number := english.Words(w.n)
	draft.Story = fmt.Sprintf("Another race of the same %s: %s. Again no two of them came in at once, and the few things known of it are enough.",
		number, english.List(like.Runners, "and"))
	draft.Question = fmt.Sprintf("In which order did the %s come in?", number)
	if draft.Facts = like; len(about) > 0 {
		if draft.Facts.Guesses, draft.Facts.Remarks = w.guesses(like.Guesses, about); draft.Facts.Remarks == nil {
			return draft, puzzle.ErrBadDraw
		}
		for _, guess := range draft.Facts.Guesses {
			draft.Story += fmt.Sprintf("\n\n%s had predicted this order: %s.", english.Capital(guess.Name), guess.Order)
		}
		return draft, nil
	}
	draft.Facts.Guesses, draft.Facts.Remarks = nil, w.told(told)
	return draft, nil
}

// writer draws remarks that are true of a result.
type writer struct {
	*chance.Draw
	race
	n      int
	places []int    // by runner, from 1
	kinds  []string // of remarks that speak of no guess
}

// meets says whether a remark is true of a result.
func (w *writer) meets(r Remark, places []int) bool {
	return holds[r.Kind](result{w.race, func(runner string) int { return places[slices.Index(w.Runners, runner)] }}, r)
}

// told are remarks that are true, so many of them at most, each of them once.
func (w *writer) told(most int) []Remark {
	key := func(r Remark) string { return remarks.Sentence(w.Facts, r) }
	return chance.Distinct(most, key, func([]Remark) (Remark, bool) {
		r := w.remark()
		return r, w.meets(r, w.places)
	})
}

// remark is any remark, true or not.
func (w *writer) remark() Remark {
	who := w.Order(w.n)
	name := func(i int) string { return w.Runners[who[i]] }
	x, y := w.places[who[0]], w.places[who[1]]
	r := Remark{Kind: chance.Of(w.Draw, w.kinds), Runner: name(0)}
	switch r.Kind {
	case "end":
		r.How = chance.Of(w.Draw, []string{notFirst, notLast})
	case "place":
		number := w.Between(1, w.n)
		r.How, r.Number = rows.NotSo, &number
	case "before":
		r.How, r.Other = chance.Of(w.Draw, []string{rows.Before, rows.RightBefore, rows.NextTo}), name(1)
	case "between":
		r.How, r.Other, r.Third = chance.Of(w.Draw, []string{rows.So, rows.So, rows.NotSo}), name(1), name(2)
	case "apart":
		number := max(x-y, y-x)
		r.How, r.Other, r.Number = rows.Exactly, name(1), &number
	}
	return r
}

// guesses are other guesses of the same people, of which is told what is told of those of a puzzle;
// nil if none come that leave a few results only.
func (w *writer) guesses(of []Guess, about []Remark) (guesses []Guess, all []Remark) {
	var results [][]int
	for order := range permutations.Of(w.n) {
		results = append(results, placed(order))
	}
	for tries, settled := 0, 0; tries < mostGuessed && settled < mostSettled; tries++ {
		guesses, all, w.guessed = nil, nil, map[string][]string{}
		for _, guess := range of {
			order := w.guess()
			w.guessed[guess.Name] = order
			guesses = append(guesses, Guess{Name: guess.Name, Order: strings.Join(order, ", ")})
		}
		for _, r := range about {
			if r, ok := w.judged(r); ok {
				all = append(all, r)
			}
		}
		if len(all) < len(about) {
			continue
		}
		settled++
		if all = w.settled(all, results); all != nil {
			return guesses, all
		}
	}
	return nil, nil
}

// placed is a result by runner, of their places from 0.
func placed(order []int) []int {
	places := make([]int, len(order))
	for i := range order {
		places[i] = order[i] + 1
	}
	return places
}

// guess is an order in which some come in where they do, and the others anywhere.
func (w *writer) guess() []string {
	order := make([]string, w.n)
	for i, name := range w.Runners {
		order[w.places[i]-1] = name
	}
	free := w.Order(w.n)[w.Below(w.n-1):]
	names := make([]string, len(free))
	for i, place := range free {
		names[i] = order[place]
	}
	chance.Shuffle(w.Draw, names)
	for i, place := range free {
		order[place] = names[i]
	}
	return order
}

// judged is a remark on a guess with the number that is true now, if there is one.
func (w *writer) judged(r Remark) (Remark, bool) {
	if r.Number == nil {
		return r, w.meets(r, w.places)
	}
	if r.How != "" {
		r.How = rows.Exactly
	}
	for n := w.n; n > 0 || r.How != "" && n == 0; n-- {
		if r.Number = &n; w.meets(r, w.places) {
			return r, true
		}
	}
	return r, false
}

// settled are remarks with as few more that one of all results is left, and that none can be
// spared; nil if that does not come about.
func (w *writer) settled(all []Remark, results [][]int) []Remark {
	meeting := func(all []Remark, results [][]int) [][]int {
		return slices.DeleteFunc(slices.Clone(results), func(places []int) bool {
			return slices.ContainsFunc(all, func(r Remark) bool { return !w.meets(r, places) })
		})
	}
	left, most := meeting(all, results), len(all)+mostMore
	if len(left) > mostLeft && len(w.guessed) > 1 || len(left) > mostLeftByOne {
		return nil
	}
	var more []Remark
	for len(left) > 1 && len(all) < most {
		if more == nil {
			more = w.told(told)
		}
		fewest := len(left)
		var best Remark
		var of [][]int
		for _, r := range more {
			if fewer := meeting([]Remark{r}, left); len(fewer) < fewest {
				best, of, fewest = r, fewer, len(fewer)
			}
		}
		if of == nil {
			return nil
		}
		all, left = append(all, best), of
	}
	for i := range all {
		if len(left) > 1 || len(meeting(slices.Delete(slices.Clone(all), i, i+1), results)) == 1 {
			return nil
		}
	}
	return all
}
