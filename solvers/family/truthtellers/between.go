package truthtellers

import kit "solvitur/solvers/formula"

// between reads the two between whom somebody is.
func (r *reader) between(t token) (property, *kit.Error) {
	if err := r.needOrder(t); err != nil {
		return nil, err
	}
	needs := kit.Wrong(t.At, "“Between” needs two names joined by “and” behind it: name two, or write “ahead of” or “behind”.")
	a, one, first := r.name(0)
	b, other, second := r.name(first + 1)
	if first == 0 || second == 0 || one || other || a == b || !r.After(first).Is("and") {
		return nil, needs
	}
	if len(r.subjects) == 1 && (r.subjects[0] == a || r.subjects[0] == b) {
		return nil, kit.Wrong(t.At, "Nobody is between himself and another: name two others.")
	}
	r.At += first + 1 + second
	more := 0
	for r.After(more).Is(",", "and", "or", "nor") {
		more++
	}
	if more > 0 && r.nameStands(more) { // "between Al and Cy and Bo did it", and not "and Bo"
		r.At += more
		begins := r.saying(r.lookAhead(0, false))
		if r.At -= more; !begins {
			return nil, needs
		}
	}
	r.noteNames([]int{a, b})
	return func(who int) formula {
		in := func(first, last int) formula {
			return junction{opAnd, ahead{first, who, false}, ahead{who, last, false}}
		}
		return junction{opOr, in(a, b), in(b, a)}
	}, nil
}
