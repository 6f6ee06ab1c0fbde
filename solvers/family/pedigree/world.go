package pedigree

import (
	"slices"

	"solvitur/solvers/kinship"
	"solvitur/solvers/puzzle"
)

// world is what holds: who is one person, and the phrases that say who is meant.
type world struct {
	*model
	people *kinship.People
	same   []int // the identities that hold
	one    []int // the phrases that say “one of”
	none   []int // and those that say “none of”
}

func (m *model) world(keep func(puzzle.FactID) bool) *world {
	w := &world{model: m, people: kinship.NewPeople()}
	for i, pair := range m.same {
		// Nobody searches a world of those that cannot be, but it is drawn.
		if keep(sameID(i)) && w.people.Identify(pair[0], pair[1]) == "" {
			w.same = append(w.same, i)
		}
	}
	for i, p := range m.Phrases {
		switch {
		case !keep(phraseID(i)):
		case p.Is == isNone:
			w.none = append(w.none, i)
		default:
			w.one = append(w.one, i)
		}
	}
	return w
}

// anybody are the parts of all lines as long as one of the phrases.
func (w *world) anybody() []kinship.Part { return w.people.OfLengths(w.lengths) }

// parts are those whom a phrase names.
func (w *world) parts(phrase int) []kinship.Part { return w.people.Parts(w.phrases[phrase].Pattern) }

// fitting are the ancestors that all phrases fit.
func (w *world) fitting() []string {
	parts := w.anybody()
	for _, i := range w.one {
		parts = kinship.Meet(parts, w.parts(i))
	}
	return slices.DeleteFunc(kinship.Listed(parts), func(line string) bool {
		return slices.ContainsFunc(w.none, func(i int) bool { return w.isOne(line, i) })
	})
}

// isOne says whether an ancestor is one of those that a phrase names: whether one of
// the lines to them fits.
func (w *world) isOne(line string, phrase int) bool {
	of := w.phrases[phrase].Pattern
	return slices.ContainsFunc(w.people.Lines(line, len(of)), of.Fits)
}

// isMeant says whether a line as long as one of the phrases leads to an ancestor.
func (w *world) isMeant(line string) bool {
	return slices.ContainsFunc(w.people.Lines(line, w.longest()), func(other string) bool { return slices.Contains(w.lengths, len(other)) })
}
