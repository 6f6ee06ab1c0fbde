package truthtellers

// join is the truth of two sentences joined.
func join(op connective, a, b truth) truth {
	switch op {
	case opAnd:
		switch {
		case a == no || b == no:
			return no
		case a == yes && b == yes:
			return yes
		}
		return open
	case opOr:
		return join(opAnd, a.not(), b.not()).not()
	case opImplies:
		return join(opAnd, a, b.not()).not()
	}
	if a == open || b == open {
		return open
	}
	return truthOf((a == b) == (op == opIff))
}

// within says whether a number is as stated that lies between two bounds.
func within(q quantity, certain, possible, of int) truth {
	low, high := q.bounds(of)
	return between(certain, possible, low, high)
}

// between says whether a number that lies between two bounds lies between two
// others.
func between(certain, possible, low, high int) truth {
	switch {
	case certain > high || possible < low:
		return no
	case low <= certain && possible <= high:
		return yes
	}
	return open
}

// answers says whether what a person says fits the person's kind, as far as
// both are settled.
func (s *story) answers(w *world, who int) truth {
	kind := w.value[ofKind][who]
	if kind < 0 || len(s.facts.Kinds) == 0 {
		return truthOf(len(s.facts.Kinds) == 0)
	}
	var called [2]int
	for _, n := range s.saidBy[who] {
		if t := w.said(n); t != open {
			called[t]++
		}
	}
	all := len(s.saidBy[who])
	low, high := s.facts.Kinds[kind].lies(all)
	return between(called[no], all-called[yes], low, high)
}

// lies are the least and the most lies that one of the kind tells among so
// many statements.
func (k Kind) lies(of int) (low, high int) {
	switch k.Kind {
	case answersTruly:
		return 0, 0
	case answersFalse:
		return of, of
	case answersCount:
		return *k.Lies, *k.Lies
	}
	return 0, of
}
