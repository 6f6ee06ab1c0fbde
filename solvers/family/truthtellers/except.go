package truthtellers

import (
	"slices"

	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
)

// excepting reads "everybody except B is a knave", which says that B is none, and "nobody
// but B did it", which says that B did. Whom is the word that means all of them.
func (r *reader) excepting(q quantity, whom token) (formula, *kit.Error) {
	but := r.Next()
	r.At++
	g := r.lookAhead(0, false)
	if g.length == 0 || g.statements || q.word != "all" && q.word != "none" || q.n > 0 || whom.Is("other", "others", "else") {
		return nil, kit.Wrong(but.At, "“%s” is not understood here: %s.", but.Text, besides)
	}
	if err := r.orderly(g, ""); err != nil {
		return nil, err
	}
	people, err := r.meant(whom)
	if err != nil {
		return nil, err
	}
	for i, who := range g.of {
		if g.op == opOr || slices.Contains(g.of[:i], who) || !slices.Contains(people, who) || len(g.of) == len(people) {
			return nil, kit.Wrong(r.Tokens[g.at[i]].At, "It is not clear who is left out here: name once each of those of whom it is not so, joined by “and”.")
		}
	}
	r.At += g.length
	if !r.predicates() {
		return nil, r.Expected("what is true of them")
	}
	if at := r.Next(); r.denied() {
		return nil, kit.Wrong(at.At, "“%s … not” can mean two things: %s.", english.Capital(but.Text), besides)
	}
	note(&r.heard.said, g.at[0])
	r.noteNames(g.of)
	p, err := r.predicateOf(people, false, r.predicate)
	if err != nil {
		return nil, err
	}
	for part := range allParts(p(people[0])) {
		switch part.(type) {
		case is, junction, negation:
		default:
			return nil, kit.Wrong(but.At, "“%s” is not understood before this: %s.", but.Text, besides)
		}
	}
	for _, e := range r.echoes {
		e.counted = e.counted || e.end == r.At
	}
	var of []formula
	for _, who := range people {
		so := slices.Contains(g.of, who) == (q.word == "none")
		of = append(of, unless(so, p(who)))
	}
	return fold(opAnd, of), nil
}
