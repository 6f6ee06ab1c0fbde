package truthtellers

import (
	"slices"

	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/puzzle"
)

// violations names facts that an answer breaks, straight from the wording: no
// engine, no search for answers. An answer does not say which of the statements
// are true, unless that is all that is asked; it is right if they can be called so
// that every fact is kept. If they cannot, the facts named cannot be kept together.
func violations(s *story, x Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	h := hearingOf(s, x.world)
	if s.facts.Ranked && s.order(x.world) == nil {
		broken = append(broken, ruleOrder)
	}
	kept := h.demands(keep)
	if h.calledAll(x.world) && h.breaks(kept) == "" {
		return broken, nil // as the search supposed
	}
	if h = hearingOf(s, x.world); !slices.Contains(h.called, speech.Open) {
		for _, d := range kept {
			if id := h.breaks([]demand{d}); id != "" && !slices.Contains(broken, id) {
				broken = append(broken, id)
			}
		}
		return broken, nil
	}
	for _, part := range h.parts(kept) {
		possible, err := h.complete(part)
		for ; err == nil && !possible && len(part) > 0; possible, err = h.complete(part) {
			clash := h.clash(part)
			part = slices.DeleteFunc(slices.Clone(part), func(d demand) bool {
				return slices.ContainsFunc(clash, func(e demand) bool { return e.is(d) })
			})
			for _, d := range clash {
				if !slices.Contains(broken, d.fact) {
					broken = append(broken, d.fact)
				}
			}
		}
		if err != nil && len(part) > 0 {
			return broken, err
		}
	}
	return broken, nil
}

// parts divides demands so that no two parts speak of the same statement of which
// it is open whether it is true.
func (h *hearing) parts(demands []demand) (parts [][]demand) {
	label := speech.Positions(len(h.said)) // by statement, the first one that it is linked to
	unsettled := make([][]int, len(demands))
	for i, d := range demands {
		of := slices.Clone(d.of)
		if slices.Contains(of, theirNumber) {
			of = speech.Positions(len(h.said))
		}
		if d.statement >= 0 {
			of = append(of, d.statement)
		}
		unsettled[i] = slices.DeleteFunc(of, func(n int) bool { return h.called[n] != speech.Open })
		for _, n := range unsettled[i] {
			from, to := label[n], label[unsettled[i][0]]
			for k, l := range label {
				if l == from {
					label[k] = to
				}
			}
		}
	}
	part := map[int]int{}
	for i, d := range demands {
		at := len(parts)
		if len(unsettled[i]) > 0 {
			first := label[unsettled[i][0]]
			if known, ok := part[first]; ok {
				parts[known] = append(parts[known], d)
				continue
			}
			part[first] = at
		}
		parts = append(parts, []demand{d})
	}
	return parts
}

// clash are some of those demands that cannot be met together which cannot either;
// without any one of them the others could, unless that takes too long to find out.
func (h *hearing) clash(demands []demand) []demand {
	for i := len(demands) - 1; i >= 0; i-- {
		rest := slices.Delete(slices.Clone(demands), i, i+1)
		again := *h
		again.called = slices.Clone(h.called)
		if possible, err := again.complete(rest); err == nil && !possible {
			demands = rest
		}
		h.tries = again.tries
	}
	return demands
}

// demand is what a fact asks for: that a statement is as true as what it says, that
// something is so, or that what somebody says fits a kind.
type demand struct {
	fact      puzzle.FactID
	statement int            // -1 for none
	what      speech.Formula // nil for a kind
	who       int            // -1 for nobody: of the kind
	of        []int          // the statements that it speaks of
}

func (d demand) is(other demand) bool {
	return d.fact == other.fact && d.statement == other.statement && d.who == other.who
}

// demandsOf are those of what is said and of the conditions, the same for every answer.
func demandsOf(s *story) (all []demand) {
	for n, u := range s.said {
		if !u.beyond {
			all = append(all, demand{u.fact(), n, u.what, -1, s.speaking[n]})
		}
	}
	for i, held := range s.conditions {
		all = append(all, demand{conditionID(i), -1, held, -1, s.speaking[len(s.said)+i]})
	}
	return all
}

// demands are those of the facts that are kept.
func (h *hearing) demands(keep func(puzzle.FactID) bool) (kept []demand) {
	kept = make([]demand, 0, len(h.demanded)+len(h.People))
	for _, d := range h.demanded {
		if keep(d.fact) {
			kept = append(kept, d)
		}
	}
	for i, kind := range h.facts.Kinds {
		if kind.Kind == answersEither || !keep(kindID(i)) {
			continue
		}
		for who := range h.People {
			if h.value[speech.OfKind][who] == i {
				kept = append(kept, demand{kindID(i), -1, nil, who, h.saidBy[who]})
			}
		}
	}
	return kept
}

// breaks is the fact of the first demand that cannot be met any more; "" if there is
// none. What is known is met or not; of words that are not called anything yet some
// may make up for the rest.
func (h *hearing) breaks(demands []demand) puzzle.FactID {
	for _, d := range demands {
		met := true
		switch {
		case d.what == nil:
			met = h.answersAs(d.who)
		case !h.known(d) || d.statement >= 0 && h.called[d.statement] == speech.Open:
		case d.statement >= 0:
			met = h.so(d.what) == (h.called[d.statement] == speech.Yes)
		default:
			met = h.so(d.what)
		}
		if !met {
			return d.fact
		}
	}
	return ""
}

// answersAs says whether the lies that somebody tells can be as many as the kind
// tells.
func (h *hearing) answersAs(who int) bool {
	least, most := h.liesAmong(h.saidBy[who])
	switch kind := h.facts.Kinds[h.value[speech.OfKind][who]]; kind.Kind {
	case answersTruly:
		return least == 0
	case answersFalse:
		return most == len(h.saidBy[who])
	case answersCount:
		return least <= *kind.Lies && *kind.Lies <= most
	}
	return true
}

// theirNumber stands among the statements that a formula speaks of for how many of
// all are false.
const theirNumber = -1

// statementsOf lists the statements that a formula speaks of.
func statementsOf(f speech.Formula) (of []int) {
	for _, u := range speech.Speaks(f) {
		switch u.Sort {
		case speech.OfTruth:
			of = append(of, u.At)
		case speech.OfLies:
			of = append(of, theirNumber)
		}
	}
	return of
}
