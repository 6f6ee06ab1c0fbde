package speech

import kit "solvitur/solvers/formula"

// names are several persons, or several statements, of which the same is said.
type names struct {
	of         []int
	at         []int // the last token of each
	statements bool  // numbers of statements, from 0, instead of persons
	op         Connective
	mixed      bool // joined by "and" and by "or"
	nor        bool // joined by "nor"
	apart      bool // a comma and a connective stand behind the first
	length     int  // tokens
}

// name looks at the n-th token from here: a person, or a statement by number.
func (r *reader) name(n int) (who int, statement bool, length int) {
	t := r.After(n)
	switch {
	case t.Kind == aPerson:
		return t.Value, false, 1
	case t.Is("i", "me") && r.speaker >= 0:
		return r.speaker, false, 1
	case t.Is("this") && r.number >= 0 && !r.quoting:
		if r.After(n+1).Is("statement", "option") {
			return r.number, true, 2
		}
		return r.number, true, 1
	case t.Is("statement", "option") && r.After(n+1).Kind == numeral:
		return r.After(n+1).Value - 1, true, 2
	}
	return 0, false, 0
}

// lookAhead finds the names that stand here, joined by commas, "and", "or" and "nor". A
// list may do with commas.
func (r *reader) lookAhead(list bool) names {
	g := r.lookAt()
	if g.length == 0 {
		return names{}
	}
	commas := 0 // names since the last connective that were joined by a comma alone
	for {
		at, word := g.length, token{}
		comma := r.After(at).Is(",")
		if comma {
			at++
		}
		if r.After(at).Is("and", "or", "nor") {
			word = r.After(at)
			at++
		}
		who, statement, length := r.name(at)
		if t := r.After(at); g.statements && t.Kind == numeral && !r.After(at+1).Is("of", "others", "other") && r.After(at+1).Kind != aKind {
			who, statement, length = t.Value-1, true, 1 // "statement 2 or 3"
		}
		if length == 0 || statement != g.statements || at == g.length {
			break
		}
		g.nor = g.nor || word.Text == "nor"
		g.apart = g.apart || comma && word.Text != "" && len(g.of) == 1
		switch op := (map[string]Connective{"and": And, "or": Or, "nor": Or}[word.Text]); {
		case op == "":
			commas++
		case g.op != "" && g.op != op:
			g.mixed = true
			commas = 0
		default:
			g.op, commas = op, 0
		}
		g.of, g.at, g.length = append(g.of, who), append(g.at, r.At+at+length-1), at+length
	}
	if commas > 0 && !list {
		return r.lookAt() // "A, B did it" is nobody's English
	}
	return g
}

// lookAt is one name alone.
func (r *reader) lookAt() names {
	who, statement, length := r.name(0)
	return names{of: []int{who}, at: []int{r.At + length - 1}, statements: statement, length: length}
}

// saying says whether something is said of the names that stand here.
func (r *reader) saying(g names) bool {
	defer func(at int) { r.At = at }(r.At)
	r.At += g.length
	r.Skip("both", "all", "each")
	if g.statements {
		return r.Next().Is("is", "are", "was", "were", "true", "false")
	}
	return r.predicates()
}

// nameStands says whether a name stands at the n-th token from here.
func (r *reader) nameStands(n int) bool {
	_, _, length := r.name(n)
	return length > 0
}

// orderly refuses names that are joined in two ways, and notes those joined by "or".
func (r *reader) orderly(g names, word string) *kit.Error {
	t := r.Tokens[g.at[0]]
	switch {
	case g.mixed:
		return kit.Wrong(t.At, "“And” and “or” are mixed between these names, and it is not clear who belongs together: write it out for each.")
	case g.nor && word != "neither":
		return kit.Wrong(t.At, "“Nor” needs “neither” before the first name: write “neither … nor …”.")
	case word == "both" && (len(g.of) != 2 || g.op != And):
		return kit.Wrong(t.At, "“Both” means two, joined by “and”: name two, or write “all of”.")
	case word == "neither" && (len(g.of) < 2 || g.op != Or):
		return kit.Wrong(t.At, "“Neither” needs names joined by “nor”: write “neither … nor …”, or “not”.")
	}
	for i, n := range g.of {
		if g.statements && (n < 0 || n >= r.Statements) {
			return kit.Wrong(r.Tokens[g.at[i]].At, "%s", r.NoStatement(n+1))
		}
	}
	if g.op == Or && word == "" {
		note(&r.heard.or, r.At)
	}
	return nil
}

// notAName says what is wrong where a name must stand.
func (r *reader) notAName() *kit.Error {
	switch t := r.Next(); {
	case t.Is("i", "me"):
		return kit.Wrong(t.At, "“I” needs a speaker: begin with a name and a colon, or name the person.")
	case t.Is("this") && r.quoting:
		return kit.Wrong(t.At, "“This” could mean what is said or what somebody would say: give the number of the statement.")
	case t.Is("this"):
		return kit.Wrong(t.At, "“This” means the statement itself, and this is none: give the number of a statement.")
	case t.Is("statement", "option"):
		r.At++
		return r.Expected("the number of a statement")
	}
	return r.Expected("the name of a person")
}

// notAPerson says it where that must be a person.
func (r *reader) notAPerson() *kit.Error {
	if r.Next().Is("i", "me") {
		return r.notAName()
	}
	return r.Expected("the name of a person")
}
