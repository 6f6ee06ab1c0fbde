package truthtellers

import (
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

func (s *story) worlds(found []Solution) []*world {
	var all []*world
	for _, x := range found {
		if w, broken := s.world(x); len(broken) == 0 {
			all = append(all, w)
		}
	}
	return all
}

// certainty is the truth of a formula if it is the same in all worlds.
func (s *story) certainty(all []*world, f formula) truth {
	var t truth
	for i, w := range all {
		if now := w.judge(f); i == 0 {
			t = now
		} else if t != now {
			return open
		}
	}
	return t
}

// findings draws what is certain where there are several solutions.
func findings(s *story, r puzzle.Result[Solution]) []view.View {
	if r.Verdict != puzzle.Many || !r.Exact || len(r.Found) != r.Solutions {
		return nil
	}
	all := s.worlds(r.Found)
	l := looks{}
	mark := func(id string, held formula) {
		switch s.certainty(all, held) {
		case yes:
			l[id] = look{role: view.Deduced}
		case no:
			l[id] = look{role: view.Crossed}
		}
	}
	for who := range s.people {
		for kind := range s.facts.Kinds {
			mark(kindCell(who, kind), isKind{who, kind})
		}
		for trait := range s.facts.Traits {
			mark(traitCell(trait, who), hasTrait{who, trait})
		}
		for place := 1; place <= len(s.people); place++ {
			mark(placeCell(who, place), inPlace{who, place})
		}
	}
	for i := range s.facts.Things {
		mark(thingCell(i), thing(i))
	}
	for n := range s.said {
		if t := s.certainty(all, isTrue(n)); t != open {
			l.call(n, t, view.Deduced)
		}
	}
	p := &painter{story: s, keep: r.Keep, looks: l, prefix: "certain-", status: view.Certain}
	var views []view.View
	if v, ok := p.whoTable(); ok {
		v.Title, v.Note = "What is certain", "What cannot be is crossed off; what is neither certain nor crossed off stays open."
		views = append(views, v)
	}
	if len(s.facts.Things) > 0 {
		views = append(views, p.thingTable())
	}
	if v, ok := p.saidTable(); ok {
		if len(views) == 0 {
			v.Title = "What is certain"
		}
		views = append(views, v)
	}
	return views
}
