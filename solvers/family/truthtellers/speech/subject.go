package speech

import (
	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
)

// group reads what is said of names; word is "both", "neither" or "".
func (r *reader) group(word string) (Formula, *kit.Error) {
	if word != "" {
		r.At++
	}
	if !r.nameStands(0) {
		return nil, r.notAName()
	}
	g := r.lookAhead(false)
	switch {
	case r.saying(g):
	case word == "":
		g = r.lookAt() // what follows is told by the chain
	default:
		r.At += g.length
		return nil, r.Expected("what is said of them")
	}
	at := r.Next()
	if err := r.orderly(g, word); err != nil {
		return nil, err
	}
	r.At += g.length
	if word == "both" && r.denied() {
		return nil, allNot(token{Text: word, At: r.Tokens[g.at[0]].At}, r.Next())
	}
	if g.statements {
		return r.groupOfStatements(g, word)
	}
	r.noteNames(g.of)
	if len(g.of) == 1 && !r.predicates() {
		note(&r.heard.name, g.at[0])
		return r.alone(g.of[0], at.At)
	}
	note(&r.heard.said, g.at[0])
	return r.of(g.of, g.op, word == "neither", token{At: r.Tokens[g.at[0]].At})
}

// of reads what is said of persons: of each of them, of one of them, or of
// them together. Whom is the word that means them, if they are a crowd.
func (r *reader) of(people []int, op Connective, none bool, whom token) (Formula, *kit.Error) {
	at, every := r.Next(), op == And && !none
	if r.Skip("both", "all", "each") {
		switch err := r.pair(at, len(people)); {
		case err != nil:
			return nil, err
		case !every:
			return nil, ofEach(at)
		case r.denied():
			return nil, allNot(at, r.Next())
		}
	}
	if none {
		defer r.deny("neither")()
	}
	if r.Next().Is("is", "are", "were", "was", "am") && len(people) > 1 {
		if f, err := r.asOne(people, op); f != nil || err != nil {
			return Unless(!none, f), err
		}
	}
	if t := r.Next(); t.Kind == aTrait && eachIn(t) != "" && every {
		r.At++
		if err := r.pair(token{Text: eachIn(t), At: t.At}, len(people)); err != nil {
			return nil, err
		}
		return Unless(!negated(t), each(people, func(who int) Formula { return r.HasTrait(who, t.Value) })), nil
	}
	if word, not := r.eachOf(); word.Text != "" {
		if err := r.pair(word, len(people)); err != nil {
			return nil, err
		}
		if !every {
			return nil, ofEach(word)
		}
		p, err := r.predicateOf(people, true, r.description)
		if err != nil {
			return nil, err
		}
		if people, err = r.uncompared(people, p, whom); err == nil {
			err = r.pair(word, len(people))
		}
		return Unless(!not, each(people, p)), err
	}
	p, err := r.predicateOf(people, every, r.predicate)
	if err != nil {
		return nil, err
	}
	if people, err = r.uncompared(people, p, whom); err != nil {
		return nil, err
	}
	if at.Is("both") {
		if err := r.pair(at, len(people)); err != nil {
			return nil, err
		}
	}
	if none {
		return joined(And, people, not(false, p)), nil
	}
	return joined(op, people, p), nil
}

// eachOf takes "are both", "are not all" and the like, and says whether that
// was denied.
func (r *reader) eachOf() (word token, not bool) {
	n := 1
	if !r.Next().Is("are", "were", "is", "am", "was") {
		return token{}, false
	}
	if r.After(n).Is("not") {
		n, not = 2, true
	}
	if word = r.After(n); !word.Is("both", "all") || not && r.After(n+1).Is("not") {
		return token{}, false
	}
	r.At += n + 1
	return word, not
}

// ofEach refuses "both", "all" or "each" where not every one of several is meant: behind
// "neither", and behind names that "and" does not join.
func ofEach(word token) *kit.Error {
	return kit.Wrong(word.At, "“%s” needs names joined by “and” before it, without “only”, “neither” or a count: write it so, or leave “%s” out.", english.Capital(word.Text), word.Text)
}

// allNot refuses "all are not", which some hear as "none are".
func allNot(word, not token) *kit.Error {
	return kit.Wrong(not.At, "“%s … not” can mean two things: write “none of” for nobody, or put “not” before “%[1]s”.", word.Text)
}

// pair refuses "both" where there are not two.
func (r *reader) pair(word token, of int) *kit.Error {
	if (word.Text == "both" || word.Text == "neither") && of != 2 {
		other := map[string]string{"both": "all", "neither": "none"}[word.Text]
		if of == 1 {
			return kit.Wrong(word.At, "“%s” means two, but only one can be meant: name the two, or leave it out.", word.Text)
		}
		return kit.Wrong(word.At, "“%s” means two, and here there are %s: write “%s”, or name the two.", word.Text, Amount(of), other)
	}
	return nil
}

// alone reads a name without more: the person always tells the truth.
func (r *reader) alone(who, at int) (Formula, *kit.Error) {
	kind := -1
	for i, k := range r.Kinds {
		if k.Always == Yes {
			if kind >= 0 {
				return nil, kit.Wrong(at, "“%s” alone could mean several kinds that tell the truth: say which, “%s is a %s”.", r.People[who], r.People[who], k.Name)
			}
			kind = i
		}
	}
	if kind < 0 {
		return nil, kit.Wrong(at, "“%s” alone says nothing, since no kind here always tells the truth: go on with “is”, or with what is true of the person.", r.People[who])
	}
	return IsKind(who, kind), nil
}
