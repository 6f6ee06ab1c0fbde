package pedigree

import (
	"cmp"
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
)

// world is what holds: who is one person, and the phrases that say who is meant.
type world struct {
	*model
	people *people
	same   []int // the identities that hold
	one    []int // the phrases that say “one of”
	none   []int // and those that say “none of”
}

func (m *model) world(keep func(puzzle.FactID) bool) *world {
	w := &world{model: m, people: newPeople()}
	for i, pair := range m.same {
		if !keep(sameID(i)) {
			continue
		}
		if w.people.identify(pair[0], pair[1]) != "" { // nobody searches such a world, but it is drawn
			w.people = newPeople()
			for _, before := range w.same {
				w.people.identify(m.same[before][0], m.same[before][1])
			}
			continue
		}
		w.same = append(w.same, i)
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

// block is a set of ancestors: those that are so many generations beyond somebody who
// is known, on lines along which nobody else is. Blocks have nobody in common, and
// where no relatives married, there is one for each length of lines.
type block struct {
	person, beyond int
}

// part is the pattern of the lines that go on from the person of a block.
type part struct {
	block
	pattern
}

// parts cuts the ancestors that a pattern describes into their blocks: it follows the
// letters over known people, and leaves them wherever a parent is not known. What is
// left of the pattern depends on its length alone, so a block comes once. It takes
// one step for each known person and place of the pattern.
func (w *world) parts(p pattern) (all []part) {
	at := []int{0}
	for i := range len(p) + 1 {
		var next []int
		for _, person := range at {
			if i == len(p) {
				all = append(all, part{block{person, 0}, nil})
				continue
			}
			for side, letter := range letters {
				if parent := w.people.who(w.people.to[person][side]); parent != 0 && p[i].has(letter) && !slices.Contains(next, parent) {
					next = append(next, parent)
				}
			}
			if free := p[i] & w.people.beyond(person); free != 0 {
				rest := slices.Clone(p[i:])
				rest[0] = free
				all = append(all, part{block{person, len(rest)}, rest})
			}
		}
		at = next
	}
	return all
}

// anybody are the parts of all lines as long as one of the phrases.
func (w *world) anybody() (all []part) {
	for _, n := range w.lengths {
		for _, p := range w.parts(slices.Repeat(pattern{either}, n)) {
			if !slices.ContainsFunc(all, func(known part) bool { return known.block == p.block }) {
				all = append(all, p)
			}
		}
	}
	return all
}

// meet are the lines of a part that are among others too; empty places where there
// are none.
func (p part) meet(others []part) part {
	met := part{p.block, make(pattern, p.beyond)}
	i := slices.IndexFunc(others, func(o part) bool { return o.block == p.block })
	if i < 0 {
		return part{p.block, pattern{0}}
	}
	for k := range met.pattern {
		met.pattern[k] = p.pattern[k] & others[i].pattern[k]
	}
	return met
}

// ancestors are the lines that the ancestors of a part go by, in order.
func (w *world) ancestors(p part) []string {
	lines := p.all()
	for i := range lines {
		lines[i] = w.people.name[p.person] + lines[i]
	}
	return lines
}

// count is how many ancestors there are in some parts.
func count(parts []part) (n int) {
	for _, p := range parts {
		n += p.lines()
	}
	return n
}

// listed are the ancestors of some parts, in order: the nearest first.
func (w *world) listed(parts []part) (lines []string) {
	for _, p := range parts {
		lines = append(lines, w.ancestors(p)...)
	}
	slices.SortFunc(lines, byLine)
	return lines
}

func byLine(a, b string) int {
	return cmp.Or(cmp.Compare(len(a), len(b)), strings.Compare(a, b))
}

// fitting are the ancestors that all phrases fit.
func (w *world) fitting() []string {
	parts := w.anybody()
	for _, i := range w.one {
		parts = met(parts, w.parts(w.phrases[i].pattern))
	}
	return slices.DeleteFunc(w.listed(parts), func(line string) bool {
		return slices.ContainsFunc(w.none, func(i int) bool { return w.isOne(line, i) })
	})
}

func met(parts, others []part) (all []part) {
	for _, p := range parts {
		if p = p.meet(others); p.lines() > 0 {
			all = append(all, p)
		}
	}
	return all
}

// isOne says whether an ancestor is one of those that a phrase names: whether one of
// the lines to them fits.
func (w *world) isOne(line string, phrase int) bool {
	return slices.ContainsFunc(w.people.lines(line, len(w.phrases[phrase].pattern)), w.phrases[phrase].pattern.fits)
}
