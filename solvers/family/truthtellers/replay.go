package truthtellers

import (
	"iter"
	"maps"
	"strings"

	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/view"
)

// replay tells what the engine does in the story's own words.
type replay struct {
	*task
	model *model
	about map[fd.Var]speech.Unknown
	// levels is what is known: first by the facts alone, then by each guess.
	levels []looks
}

// subjects says what the variables are about, but for auxiliary ones.
func (r *replay) subjects() map[fd.Var]speech.Unknown {
	if r.about == nil {
		r.about = map[fd.Var]speech.Unknown{}
		for sort := range speech.Sorts {
			for at, x := range r.model.vars[sort] {
				r.about[x] = sort.At(at)
			}
		}
	}
	return r.about
}

// maxTold is how many consequences of one guess are told one by one.
const maxTold = 30

func (r *replay) teller() fdsearch.Teller {
	r.levels = []looks{{}}
	return fdsearch.Teller{
		Looks:      func(*fdsearch.Moment) view.Looks { return view.Looks(maps.Clone(r.known())) },
		Throughout: true,
		Most:       maxTold,
		Follow:     r.follow,
		Suppose:    r.suppose,
		Tried:      r.tried,
		Solved: func(x fd.Solution) (string, view.Looks) {
			w := r.model.world(x)
			return r.solved(w), view.Looks(r.looks(w, view.Answer))
		},
	}
}

// known is what is known at the moment.
func (r *replay) known() looks { return r.levels[len(r.levels)-1] }

// follow tells what follows that cannot be seen yet.
func (r *replay) follow(m *fdsearch.Moment, all iter.Seq[fdsearch.Conclusion]) error {
	subjects := r.subjects()
	for c := range all {
		u, ours := subjects[c.X]
		if !ours || c.Assumed || r.part(u.Is(0)) == "" {
			continue
		}
		var news []string
		for _, v := range c.Gone {
			f := u.Is(v)
			if r.sees(f) {
				continue
			}
			r.known().put(r.story, f, speech.No, view.Deduced)
			news = append(news, r.supposed(f, false))
		}
		if len(news) == 0 {
			continue
		}
		if err := m.Tell(view.Deduced, sentence(strings.Join(news, ", ")), c.Facts); err != nil {
			return err
		}
	}
	for _, u := range r.unknowns(speech.OfKind, speech.OfPlace) {
		x := r.model.vars[u.Sort][u.At]
		v, fixed := m.Value(x)
		f := u.Is(v)
		if !fixed || r.sees(f) {
			continue
		}
		r.known().put(r.story, f, speech.Yes, view.Deduced)
		if u.Sort == speech.OfPlace || len(r.facts.Kinds) > 2 {
			if err := m.Tell(view.Deduced, sentence("so "+r.supposed(f, true)), m.Why(x)); err != nil {
				return err
			}
		}
	}
	return nil
}

// sees says whether it can be seen whether something has a value.
func (r *replay) sees(f speech.Is) bool {
	_, known := r.known()[r.part(f)]
	return known
}

func (r *replay) suppose(m *fdsearch.Moment, l fdsearch.Literal) string {
	r.levels = r.levels[:min(m.Depth, len(r.levels))]
	r.levels = append(r.levels, maps.Clone(r.known()))
	f := r.subjects()[l.X].Is(l.Value)
	r.known().put(r.story, f, speech.Yes, view.Guess)
	return "Suppose " + r.supposed(f, true) + "."
}

func (r *replay) tried(m *fdsearch.Moment, l fdsearch.Literal) string {
	r.levels = r.levels[:min(m.Depth+1, len(r.levels))]
	f := r.subjects()[l.X].Is(l.Value)
	r.known().put(r.story, f, speech.No, view.Deduced)
	return "That case is closed. Otherwise " + r.supposed(f, false) + "."
}
