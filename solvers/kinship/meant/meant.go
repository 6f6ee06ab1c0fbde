// Package meant is whom some phrases mean together: those who are one of all of these, and none of
// those (package kinship), and why.
//
//	w := told.World(keep)
//	w.Fitting()                  // the lines of all who fit
//	a := w.Argue()
//	a.Nobody()                   // says why there are none
//
//	meant.go    who fits some phrases, where relatives married
//	why.go      why somebody does not, or nobody
//	compare.go  whether all, some or none of one phrase are of another
//	tables.go   the phrases as patterns, and how many people they name
package meant

import (
	"fmt"
	"slices"

	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/kinship"
	"solvitur/solvers/kinship/descent"
)

// Told is what is told of who is meant, by one phrase at least, and the facts that it is.
type Told struct {
	Words []kinship.Phrase
	Not   []bool      // by phrase: none of them is meant
	Pairs [][2]string // lines that lead to the same person

	Phrase, Identity func(i int) string // facts
	Back             string             // the fact that a line as long as a phrase leads there
	Key              string             // of the line in an answer
}

// Lengths are those of the phrases, ascending.
func (t *Told) Lengths() (all []int) {
	for _, p := range t.Words {
		all = append(all, len(p.Pattern))
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// longest is how many generations back the phrases lead.
func (t *Told) longest() int { return slices.Max(t.Lengths()) }

// Answer is how whoever is meant is answered: where lines of different lengths may lead there, one
// may end before the longest.
func (t *Told) Answer() descent.Answer {
	uneven := slices.ContainsFunc(t.Pairs, func(pair [2]string) bool { return len(pair[0]) != len(pair[1]) })
	return descent.Answer{Key: t.Key, Longest: t.longest(), Ends: uneven || len(t.Lengths()) > 1}
}

// Generations says how many generations back the phrases lead: "1 or 4 generations".
func (t *Told) Generations() string {
	back := each.Of(t.Lengths(), func(n int) string { return fmt.Sprint(n) })
	back[len(back)-1] = english.Count(t.longest(), "generation", "generations")
	return english.List(back, "or")
}

// Being says what a phrase says of whoever is meant: "one of my grandfathers".
func (t *Told) Being(i int) string {
	one, none := "one of my ", "none of my "
	if _, definite := t.Words[i].Pattern.Line(); definite {
		one, none = "my ", "not my "
	}
	if t.Not[i] {
		return none + t.Words[i].String()
	}
	return one + t.Words[i].String()
}

// World is what holds: who is one person, and the phrases that say who is meant.
type World struct {
	*Told
	People *kinship.People
	Kin    []int // the identities that hold
	In     []int // the phrases that say “one of”
	Out    []int // and those that say “none of”
}

// World is for the facts that are kept. Identities that cannot be, after those before them, are passed
// over.
func (t *Told) World(keep func(fact string) bool) *World {
	w := &World{Told: t, People: kinship.NewPeople()}
	for i, pair := range t.Pairs {
		if keep(t.Identity(i)) && w.People.Identify(pair[0], pair[1]) == "" {
			w.Kin = append(w.Kin, i)
		}
	}
	for i := range t.Words {
		switch {
		case !keep(t.Phrase(i)):
		case t.Not[i]:
			w.Out = append(w.Out, i)
		default:
			w.In = append(w.In, i)
		}
	}
	return w
}

// Anybody are the parts of all lines as long as one of the phrases.
func (w *World) Anybody() []kinship.Part { return w.People.OfLengths(w.Lengths()) }

// Phrases are those that hold, those that say “one of” first.
func (w *World) Phrases() []int { return slices.Concat(w.In, w.Out) }

// Parts are those whom a phrase names.
func (w *World) Parts(phrase int) []kinship.Part {
	return w.People.Parts(w.Words[phrase].Pattern)
}

// Fitting are the ancestors that all phrases fit.
func (w *World) Fitting() []string {
	parts := w.Anybody()
	for _, i := range w.In {
		parts = kinship.Meet(parts, w.Parts(i))
	}
	return slices.DeleteFunc(kinship.Listed(parts), func(line string) bool {
		return slices.ContainsFunc(w.Out, func(i int) bool { return w.IsOne(line, i) })
	})
}

// IsOne says whether an ancestor is one of those that a phrase names: whether one of
// the lines to them fits.
func (w *World) IsOne(line string, phrase int) bool {
	of := w.Words[phrase].Pattern
	return slices.ContainsFunc(w.People.Lines(line, len(of)), of.Fits)
}

// IsMeant says whether a line as long as one of the phrases leads to an ancestor.
func (w *World) IsMeant(line string) bool {
	lengths := w.Lengths()
	return slices.ContainsFunc(w.People.Lines(line, w.longest()), func(other string) bool { return slices.Contains(lengths, len(other)) })
}

// Claim is that an ancestor is meant, as a text; "" where it cannot be.
func (w *World) Claim(line string) string {
	if !w.IsMeant(line) {
		return ""
	}
	return w.Answer().Is(line).String()
}

// facts are those of the identities that hold.
func (w *World) facts() []string { return each.Of(w.Kin, w.Identity) }
