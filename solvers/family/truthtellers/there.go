package truthtellers

import kit "solvitur/solvers/formula"

// thereIs reads "there is a knave among us", "there are exactly 2 knaves" and
// "there is no spy": how many of all are of a kind.
func (r *reader) thereIs() (formula, *kit.Error) {
	r.At++
	verb := r.Next()
	if !r.Skip("is", "are", "was", "were") {
		return nil, r.Expected("“is” or “are”")
	}
	word, q := r.Next(), ofSome
	switch {
	case r.Skip("a", "an"):
	case r.Skip("not"):
		if !r.Skip("a", "an") {
			return nil, r.Expected("“a”")
		}
		q = ofNone
	case word.Kind == numeral && word.Value == 0:
		return nil, kit.Wrong(word.At, "“%s” does not begin a count here: write “no”.", word.Text)
	case word.Kind == numeral:
		return nil, kit.Wrong(word.At, "“%s” can mean two things here: write “exactly %s” or “at least %s”.", word.Text, word.Text, word.Text)
	case !word.Is("no", "exactly", "at", "some"):
		return nil, kit.Wrong(verb.At, "How many there are is not clear: write “there is a …”, “there is no …”, “exactly”, “at least” or “at most”.")
	default:
		var err *kit.Error
		if q, err = r.quantity(); err != nil {
			return nil, err
		}
	}
	t := r.Next()
	if t.Kind != aKind {
		return nil, r.Expected("a kind (" + r.kindNames() + ")")
	}
	r.At++
	whom := token{Kind: keyword, Text: "people", At: t.At}
	if r.Skip("among") {
		r.Skip("the")
		if whom = r.Next(); !r.Skip("us", "them", "others") {
			return nil, r.Expected("“us”, “them” or “the others”")
		}
	}
	people, err := r.meant(whom)
	if err != nil {
		return nil, err
	}
	note(&r.heard.said, r.At-1)
	r.noteCount(q, people)
	return tally{q, property(func(who int) formula { return isKind(who, t.Value) }).of(people)}, nil
}
