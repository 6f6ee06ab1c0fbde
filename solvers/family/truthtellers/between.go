package truthtellers

import kit "solvitur/solvers/formula"

// between reads the two between whom somebody is.
func (r *reader) between(t token) (property, *kit.Error) {
	if err := r.needOrder(t); err != nil {
		return nil, err
	}
	g := r.lookAhead(0, false)
	if len(g.of) < 2 || g.statements || g.op != opAnd || g.mixed || g.of[0] == g.of[1] || len(g.of) > 2 && (len(g.of) > 3 || !r.saying(g)) {
		return nil, kit.Wrong(t.At, "“Between” needs two names joined by “and” behind it: name two, or write “ahead of” or “behind”.")
	}
	r.At = g.at[1] + 1
	a, b := g.of[0], g.of[1]
	r.noteNames(g.of[:2])
	return func(who int) formula {
		in := func(first, last int) formula {
			return junction{opAnd, ahead{first, who, false}, ahead{who, last, false}}
		}
		return junction{opOr, in(a, b), in(b, a)}
	}, nil
}
