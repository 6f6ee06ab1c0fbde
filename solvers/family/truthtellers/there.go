package truthtellers

// thereIs reads "there is a knave among us", "there are exactly 2 knaves" and
// "there is no spy": how many of all are of a kind.
func (r *reader) thereIs() (formula, *formulaError) {
	r.at++
	verb := r.next()
	if !r.skip("is", "are", "was", "were") {
		return nil, r.expected("“is” or “are”")
	}
	word, q := r.next(), quantity{word: "at least", n: 1}
	switch {
	case r.skip("a", "an"):
	case r.skip("not"):
		if !r.skip("a", "an") {
			return nil, r.expected("“a”")
		}
		q = quantity{word: "none"}
	case word.sort == numeral:
		return nil, wrong(word.at, "“%s” can mean two things here: write “exactly %s” or “at least %s”.", word.text, word.text, word.text)
	case !word.is("no", "exactly", "at", "some"):
		return nil, wrong(verb.at, "How many there are is not clear: write “there is a …”, “there is no …”, “exactly”, “at least” or “at most”.")
	default:
		var err *formulaError
		if q, err = r.quantity(); err != nil {
			return nil, err
		}
	}
	t := r.next()
	if t.sort != aKind {
		return nil, r.expected("a kind (" + r.kindNames() + ")")
	}
	r.at++
	whom := token{sort: keyword, text: "us", at: t.at}
	if r.skip("among") {
		r.skip("the")
		if whom = r.next(); !r.skip("us", "them", "others") {
			return nil, r.expected("“us”, “them” or “the others”")
		}
	}
	people, err := r.meant(whom)
	if err != nil {
		return nil, err
	}
	note(&r.heard.said, r.at-1)
	all := tally{quantity: q}
	for _, who := range people {
		all.of = append(all.of, isKind{who, t.value})
	}
	return all, nil
}
