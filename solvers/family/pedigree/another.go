package pedigree

import (
	"fmt"

	"solvitur/solvers/chance"
	"solvitur/solvers/kinship"
	"solvitur/solvers/kinship/drawn"
	"solvitur/solvers/kinship/meant"
	"solvitur/solvers/puzzle"
)

// renewal offers somebody else who is to be found, by phrases of which any may go; or two other
// phrases to be compared, in a family in which others are brothers and sisters where some were.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Later: later, Spare: "phrases"}

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	m, faults := read(&like)
	switch {
	case len(faults) > 0, question(m) == nil && len(like.Same) > 0:
		return draft, puzzle.ErrNoOthers
	case question(m) == nil:
		return portrait(d), nil
	case len(like.Same) == 0:
		return compared(d, Facts{Same: []Identity{}}, "This time two other chains of words are to be compared. As before, no relatives married each other.", answered(d, meant.All, meant.Some, meant.None), func() (one, other kinship.Phrase) {
			n := d.Between(4, 6)
			return drawn.Chain(d, n), drawn.Chain(d, n)
		})
	}
	f, story, n, err := kin(d, m)
	if err != nil {
		return draft, err
	}
	d.Below(3) // means nothing, but seeds go on to give what they gave
	return compared(d, f, story, answered(d, meant.All, meant.Some, meant.Some), func() (one, other kinship.Phrase) {
		if n[0] != n[1] {
			return drawn.Loose(d, n[0]+1), drawn.Loose(d, n[1]+1)
		}
		k := d.Between(n[0], drawn.MostBack+1)
		return drawn.Chain(d, k, "father"), drawn.Chain(d, k, "mother")
	})
}

// later asks of relatives who married from one generation into the next, on one side of the family or
// on both, and further back too, so that nobody guesses how many people are both.
func later(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	m, faults := read(&like)
	if len(faults) > 0 || len(like.Same) == 0 || question(m) == nil || len(m.Pairs[0][0]) == len(m.Pairs[0][1]) {
		return draft, puzzle.ErrNoOthers
	}
	f, story, n, err := kin(d, m)
	if err != nil {
		return draft, err
	}
	further, wanted, all := d.Below(3), chance.Of(d, []int{1, 2, 2, 4, 4, 8}), d.Once(3)
	phrase := func(side string, n int) kinship.Phrase {
		if d.Once(2) {
			return drawn.Chain(d, n+further, side)
		}
		return drawn.Loose(d, n+1+further)
	}
	fit := func(two meant.Two) bool { return len(two.Both) == wanted && (len(two.First) == wanted) == all }
	return compared(d, f, story, fit, func() (one, other kinship.Phrase) {
		return phrase("father", n[0]), phrase("mother", n[1])
	})
}

// portrait is of somebody three or four generations back.
func portrait(d *chance.Draw) puzzle.Draft[Facts] {
	f := Facts{Same: []Identity{}}
	phrases, fits := drawn.Portrait(d, d.Between(3, 4), mostPhrases)
	for i, p := range phrases {
		f.Phrases = append(f.Phrases, Phrase{Is: map[bool]string{true: isOne, false: isNone}[fits[i]], Text: p.String()})
	}
	return puzzle.Draft[Facts]{Facts: f,
		Story:    "In the attic stands another portrait, and again nobody has written a name on the back. Those who remember say who it is, or who it is not, each in other words.",
		Question: "Who is in the portrait from the attic?"}
}

// answered is that all, some or none are both, as it is drawn.
func answered(d *chance.Draw, wishes ...string) func(meant.Two) bool {
	wanted := chance.Of(d, wishes)
	return func(two meant.Two) bool { return two.Are() == wanted }
}

// compared are two phrases of which is asked how many of the first are also of the second: so many as fit.
func compared(d *chance.Draw, f Facts, story string, fit func(meant.Two) bool, phrases func() (one, other kinship.Phrase)) (draft puzzle.Draft[Facts], err error) {
	for range 300 {
		one, other := phrases()
		f.Phrases = []Phrase{{isOne, one.String()}, {isOne, other.String()}}
		m, faults := read(&f)
		if len(faults) > 0 || one.String() == other.String() || one.Pattern.Lines() == 1 || other.Pattern.Lines() == 1 {
			continue
		}
		if two, _ := m.World(puzzle.KeepAll).Two(); len(two.First) > 1 && fit(two) {
			return puzzle.Draft[Facts]{Facts: f, Story: story, Whole: true,
				Question: fmt.Sprintf("Are my %s also my %s, and how many people are both?", one, other)}, nil
		}
	}
	return draft, puzzle.ErrBadDraw
}

// kin is a family in which as many are brothers and sisters as before; as many generations back,
// which are told, if it was so.
func kin(d *chance.Draw, m *model) (f Facts, story string, back [2]int, err error) {
	r, ok := drawn.Married(d, (len(m.Pairs)+1)/2, len(m.Pairs[0][0]) == len(m.Pairs[0][1]))
	if !ok {
		return f, story, back, puzzle.ErrBadDraw
	}
	for _, lines := range r.Same {
		f.Same = append(f.Same, Identity{kinship.Steps(lines[0]), kinship.Steps(lines[1])})
	}
	return f, "In my family, relatives married in another way: " + r.Told + ".", r.Back, nil
}
