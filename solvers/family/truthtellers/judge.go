package truthtellers

// judge says whether a formula is true, as far as the world settles it. It
// looks at the parts one by one: what only follows from several of them
// together stays open.
func (w *world) judge(f formula) truth {
	switch f := f.(type) {
	case isKind:
		if w.kind[f.who] < 0 {
			return open
		}
		return truthOf(w.kind[f.who] == f.kind)
	case hasTrait:
		return w.trait[f.trait][f.who]
	case inPlace:
		if w.place[f.who] == 0 {
			return open
		}
		return truthOf(w.place[f.who] == f.place)
	case beat:
		if w.place[f.who] == 0 {
			return open
		}
		behind := len(w.place) - w.place[f.who]
		low, high := f.bounds(len(w.place) - 1)
		return truthOf(low <= behind && behind <= high)
	case ahead:
		first, second := w.place[f.first], w.place[f.second]
		if f.first == f.second {
			return no
		}
		if first == 0 || second == 0 {
			return open
		}
		return truthOf(first < second && (!f.directly || first+1 == second))
	case alike:
		if f.a == f.b {
			return yes
		}
		if w.kind[f.a] < 0 || w.kind[f.b] < 0 {
			return open
		}
		return truthOf(w.kind[f.a] == w.kind[f.b])
	case would:
		return w.judge(f.meaning)
	case eachOnce:
		return w.judgeOnce(f)
	case thing:
		return w.thing[f]
	case words:
		return w.words[f]
	case isTrue:
		return w.said[f]
	case negation:
		return w.judge(f.of).not()
	case junction:
		return join(f.op, w.judge(f.a), w.judge(f.b))
	case tally:
		return w.judgeTally(f)
	case chorus:
		return w.judgeChorus(f)
	}
	panic("truthtellers: a formula of an unknown type")
}

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

func (w *world) judgeTally(f tally) truth {
	certain, possible := 0, len(f.of)
	for _, part := range f.of {
		switch w.judge(part) {
		case yes:
			certain++
		case no:
			possible--
		}
	}
	return within(f.quantity, certain, possible, len(f.of))
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

func (w *world) judgeChorus(f chorus) truth {
	trues, falses := 0, 0
	if len(f.of) == len(w.said) && f.scope == scopeAll {
		trues, falses = w.trues, w.falses
		if w.lies >= 0 {
			trues, falses = len(w.said)-w.lies, w.lies
		}
	} else {
		for _, n := range f.of {
			switch w.said[n] {
			case yes:
				trues++
			case no:
				falses++
			}
		}
	}
	if f.value {
		return within(f.quantity, trues, len(f.of)-falses, len(f.of))
	}
	return within(f.quantity, falses, len(f.of)-trues, len(f.of))
}

func (w *world) judgeOnce(f eachOnce) truth {
	used := make([]bool, f.kinds)
	result := yes
	for _, kind := range w.kind {
		switch {
		case kind < 0:
			result = open
		case used[kind]:
			return no
		default:
			used[kind] = true
		}
	}
	return result
}

// answers says whether what a person says fits the person's kind, as far as
// both are settled.
func (s *story) answers(w *world, who int) truth {
	if w.kind[who] < 0 || len(s.facts.Kinds) == 0 {
		return truthOf(len(s.facts.Kinds) == 0)
	}
	trues, falses := 0, 0
	for _, n := range s.saidBy[who] {
		switch w.said[n] {
		case yes:
			trues++
		case no:
			falses++
		}
	}
	all := len(s.saidBy[who])
	low, high := s.facts.Kinds[w.kind[who]].lies(all)
	return between(falses, all-trues, low, high)
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
