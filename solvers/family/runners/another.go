package runners

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/each"
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
	mostTold              = 30 // remarks that are drawn at once
	// Guesses are drawn so often until what is said of them is true of some, and so often until it
	// leaves so few results that so many remarks more are enough.
	mostGuessed, mostSettled = 20_000, 40
	mostLeft, mostMore       = 6, 3
	mostLeftByOne            = 150 // results that a single guess may leave
)

func draft(d *chance.Draw, f Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	w := &writer{Draw: d, race: race{Facts: f}, n: len(f.Runners), kinds: []string{"end", "before"}}
	about := slices.DeleteFunc(slices.Clone(f.Remarks), func(r Remark) bool { return r.Guess == "" })
	if len(about) == 0 {
		w.kinds = nil
		for _, r := range f.Remarks {
			if r.Kind != rows.KindFormula && !slices.Contains(w.kinds, r.Kind) {
				w.kinds = append(w.kinds, r.Kind)
			}
		}
	}
	if w.n < leastDrawn || w.n > mostDrawn || len(w.kinds) == 0 {
		return draft, puzzle.ErrNoOthers
	}
	places := d.Order(w.n) // by runner
	w.line = each.To(w.n, func(place int) string { return f.Runners[slices.Index(places, place)] })
	number := english.Words(w.n)
	draft.Story = fmt.Sprintf("Another race of the same %s: %s. Again no two of them came in at once, and the few things known of it are enough.",
		number, english.List(f.Runners, "and"))
	draft.Question = fmt.Sprintf("In which order did the %s come in?", number)
	if len(about) == 0 {
		f.Guesses, f.Remarks = nil, w.told()
	} else if f.Guesses, f.Remarks = w.guesses(f.Guesses, about); f.Remarks == nil {
		return draft, puzzle.ErrBadDraw
	}
	for _, guess := range f.Guesses {
		draft.Story += fmt.Sprintf("\n\n%s had predicted this order: %s.", english.Capital(guess.Name), guess.Order)
	}
	draft.Facts = f
	return draft, nil
}

// writer draws remarks that are true of a result: of a line of runners, the winner first.
type writer struct {
	*chance.Draw
	race
	n     int
	line  []string
	kinds []string // of remarks that speak of no guess
}

// meets says whether a remark is true of a line of runners.
func (w *writer) meets(r Remark, line []string) bool {
	return holds[r.Kind](result{w.race, func(runner string) int { return slices.Index(line, runner) + 1 }}, r)
}

// told are remarks that are true, each of them once.
func (w *writer) told() []Remark {
	key := func(r Remark) string { return remarks.Sentence(w.Facts, r) }
	return chance.Distinct(mostTold, key, func([]Remark) (Remark, bool) {
		r := w.remark()
		return r, w.meets(r, w.line)
	})
}

// remark is any remark, true or not.
func (w *writer) remark() Remark {
	names := chance.Some(w.Draw, w.Runners, w.n)
	r := Remark{Kind: chance.Of(w.Draw, w.kinds), Runner: names[0]}
	switch r.Kind {
	case "end":
		r.How = chance.Of(w.Draw, []string{notFirst, notLast})
	case "place":
		number := w.Between(1, w.n)
		r.How, r.Number = rows.NotSo, &number
	case "before":
		r.How, r.Other = chance.Of(w.Draw, []string{rows.Before, rows.RightBefore, rows.NextTo}), names[1]
	case "between":
		r.How, r.Other, r.Third = chance.Of(w.Draw, []string{rows.So, rows.So, rows.NotSo}), names[1], names[2]
	case "apart":
		r.How, r.Other, r.Number = rows.Exactly, names[1], new(int)
		r, _ = w.judged(r)
	}
	return r
}

// guesses are other guesses of the same people, of which is told what is told of those of a puzzle;
// nil if none come that leave a few results only. In a guess some come in where they do, and the
// others anywhere.
func (w *writer) guesses(of []Guess, about []Remark) (guesses []Guess, all []Remark) {
	settling := chance.Settling[Remark, []string]{Meets: w.meets, More: w.told, MostLeft: mostLeft, MostMore: mostMore}
	if len(of) == 1 {
		settling.MostLeft = mostLeftByOne
	}
	for order := range permutations.Of(w.n) {
		settling.Results = append(settling.Results, each.Of(order, func(i int) string { return w.Runners[i] }))
	}
	for tries, settled := 0, 0; tries < mostGuessed && settled < mostSettled; tries++ {
		all, w.guessed = nil, map[string][]string{}
		guesses = each.Of(of, func(guess Guess) Guess {
			order := chance.Mixed(w.Draw, w.line)
			w.guessed[guess.Name] = order
			return Guess{Name: guess.Name, Order: strings.Join(order, ", ")}
		})
		for _, r := range about {
			if r, ok := w.judged(r); ok {
				all = append(all, r)
			}
		}
		if len(all) < len(about) {
			continue
		}
		settled++
		if all = settling.Settled(all); all != nil {
			return guesses, all
		}
	}
	return nil, nil
}

// judged is a remark with the number that is true now, if there is one.
func (w *writer) judged(r Remark) (Remark, bool) {
	if r.Number == nil {
		return r, w.meets(r, w.line)
	}
	least := 1
	if r.How != "" {
		r.How, least = rows.Exactly, 0
	}
	for n := w.n; n >= least; n-- {
		if r.Number = &n; w.meets(r, w.line) {
			return r, true
		}
	}
	return r, false
}
