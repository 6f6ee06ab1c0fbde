package truthtellers

import kit "solvitur/solvers/formula"

// chain reads parts joined by "and", "but", "or" and "xor".
func (r *reader) chain() (formula, *kit.Error) {
	defer func(h heard) { r.heard = h }(r.heard)
	r.heard = unheard
	first, inside := r.Next(), r.inside
	r.inside = ""
	either := r.Skip("either")
	start := r.At
	f, err := r.single()
	if err != nil {
		return nil, err
	}
	parts, links := []formula{f}, []link{}
	for {
		l, length := r.link()
		if length == 0 {
			break
		}
		if err := r.closed(); err != nil {
			return nil, err
		}
		if l.comma && inside != "" && !either {
			return nil, kit.Wrong(l.at, "It is not clear whether what follows still depends on “%s”: put brackets round what belongs together.", inside)
		}
		if r.Tokens[start].Is("not") && !r.short(start+1) {
			return nil, kit.Wrong(r.Tokens[start].At, "It is not clear how far “%s” goes: put brackets round what it denies.", r.Tokens[start].Text)
		}
		r.At += length
		start = r.At
		f, err := r.single()
		if err != nil {
			return nil, err
		}
		parts, links = append(parts, f), append(links, l)
	}
	if err := r.oneStyle(); err != nil {
		return nil, err
	}
	if err := unmixed(links); err != nil {
		return nil, err
	}
	all := assemble(parts, links)
	at := r.Next().At
	switch both, exclusive := r.both(); {
	case both:
		a, b, two := r.alternatives(all, links)
		if !two {
			return nil, kit.Wrong(at, "“Both” means two, and what stands before is not two things joined by “or”: write “exactly 1 of” and the list.")
		}
		if exclusive {
			return junction{opXor, a, b}, nil
		}
	case either:
		return nil, kit.Wrong(first.At, "“%s” can mean two things: add “, but not both” or “, or both”, or write “exactly 1 of” or “at least 1 of” and the list.", first.Text)
	}
	return all, nil
}

// short says whether what stands from a token on is a bracket, a name alone or
// a sentence of the puzzle: what "not" before it denies has an end.
func (r *reader) short(from int) bool {
	for r.Tokens[from].Is("not") {
		from++
	}
	t := r.Tokens[from]
	_, _, length := r.name(from - r.At)
	return t.Is("(") || t.Kind == aThing || length > 0 && r.At == from+length
}

// link is a connective between two parts.
type link struct {
	op    connective
	comma bool // stands before it
	at    int
}

var linkWords = map[string]connective{"and": opAnd, "but": opAnd, "or": opOr, "xor": opXor}

// link looks at the connective that stands here, and how many tokens it takes:
// 0 for none.
func (r *reader) link() (l link, length int) {
	if r.Next().Is(",") {
		l.comma = true
		length++
	}
	t := r.After(length)
	l.op, l.at = linkWords[t.Text], t.At
	if t.Kind != keyword || l.op == "" || r.endsWithBoth(length) {
		return l, 0
	}
	return l, length + 1
}

// endsWithBoth says whether "but not both" or "or both" stands here and
// nothing of whom both might be behind it.
func (r *reader) endsWithBoth(n int) bool {
	switch {
	case r.Stand(n, "but", "not", "both"):
		n += 3
	case r.Stand(n, "or", "both"):
		n += 2
	default:
		return false
	}
	t := r.After(n)
	return t.Kind == endOfText || t.Kind == mark || t.Is("then", "iff", "implies", "if", "unless")
}

// both takes "but not both", which is exclusive, or "or both".
func (r *reader) both() (both, exclusive bool) {
	n := 0
	if r.Next().Is(",") {
		n++
	}
	if !r.endsWithBoth(n) {
		return false, false
	}
	r.At += n
	if exclusive = r.SkipAll("but", "not", "both"); !exclusive {
		r.SkipAll("or", "both")
	}
	return true, exclusive
}

// alternatives are the two things that "or" joins in a chain: two parts, or what
// is said of two names.
func (r *reader) alternatives(all formula, links []link) (a, b formula, two bool) {
	ors := 0
	for _, l := range links {
		if l.op == opOr {
			ors++
		}
	}
	or, ok := all.(junction)
	if !ok || or.op != opOr || ors > 1 || (ors == 1) == (r.heard.or >= 0) {
		return nil, nil, false
	}
	if inner, more := or.a.(junction); more && ors == 0 && inner.op == opOr {
		return nil, nil, false // three names
	}
	return or.a, or.b, true
}

// oneStyle refuses a chain in which some names stand alone and something is
// said of others: "A or not B is a knave" hardly means that A is a knight.
func (r *reader) oneStyle() *kit.Error {
	at := -1
	if r.heard.name >= 0 && (r.heard.said >= 0 || r.heard.called >= 0) {
		at = r.heard.name
	} else if r.heard.number >= 0 && r.heard.called >= 0 {
		at = r.heard.number
	}
	if at < 0 {
		return nil
	}
	return kit.Wrong(r.Tokens[at].At, "It is not clear what is said of “%s” here: write it out for each, as in “A is …, or B is …”.", r.Tokens[at].Text)
}

// unmixed refuses "X, and Y or Z": with the comma one hears brackets where
// there are none.
func unmixed(links []link) *kit.Error {
	mixed := false
	for _, l := range links {
		mixed = mixed || (l.op == opAnd) != (links[0].op == opAnd)
	}
	for _, l := range links {
		if mixed && l.op == opAnd && l.comma {
			return kit.Wrong(l.at, "“And” and “or” are mixed here: put brackets round what belongs together.")
		}
	}
	return nil
}

// assemble joins parts, "and" before "xor" before "or", each from the left.
func assemble(parts []formula, links []link) formula {
	for _, op := range []connective{opAnd, opXor, opOr} {
		joined, left := parts[:1:1], []link{}
		for i, l := range links {
			if last := len(joined) - 1; l.op == op {
				joined[last] = junction{op, joined[last], parts[i+1]}
			} else {
				joined, left = append(joined, parts[i+1]), append(left, l)
			}
		}
		parts, links = joined, left
	}
	return parts[0]
}
