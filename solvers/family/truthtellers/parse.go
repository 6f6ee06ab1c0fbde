package truthtellers

// A formula, from the loosest to the tightest connection:
//
//	formula   = side { "iff" side }
//	side      = choice [ "implies" side ]
//	choice    = parts { "or" parts }
//	parts     = both { "xor" both }
//	both      = single { ("and" | "but") single }
//	single    = "not" single | "if" formula "then" formula | "(" formula ")"
//	          | count | subject predicate | sentence | name alone
//	count     = quantity ( ["of"] ("us" | statements | list) [predicate] | predicate )
//	quantity  = "exactly" n | "at least" n | "at most" n | "all" | "none" | "some"
//	list      = names [predicate] | single { "," single }
//	subject   = name { "," name } "and" name | "I" | "statement" n | "this statement"
//	predicate = ["is"] ["not"] ( ["a"] kind | place | "ahead of" name | "of the same kind as" name | ...)
//	          | phrase | "won" | "beat" (name | quantity) | "would say" single
//
// A name alone means that the person always tells the truth. A predicate after
// a list of names holds for each of them.

// reader parses one formula.
type reader struct {
	*story
	tokens  []token
	at      int // the next token
	speaker int // who "I" is; -1 for nobody
	number  int // of the statement, from 0; -1 in a condition
	depth   int
}

// maxDepth bounds how deep brackets and "not" may nest: Go calls use the
// engine's own small stack in a browser.
const maxDepth = 24

// read parses text, which begins at a character of its field.
func (s *story) read(text []rune, offset, speaker, number int) (formula, *formulaError) {
	tokens, err := s.vocabulary.tokens(text, offset)
	if err != nil {
		return nil, err
	}
	r := &reader{story: s, tokens: tokens, speaker: speaker, number: number}
	f, err := r.formula()
	if err != nil {
		return nil, err
	}
	if r.next().sort != endOfText {
		return nil, r.expected("“and”, “or”, another connection, or the end")
	}
	if size(f, maxSize) > maxSize {
		return nil, wrong(tokens[0].at, "Written out for everybody, this has more than %d parts: write it more simply.", maxSize)
	}
	return f, nil
}

func (r *reader) next() token { return r.tokens[r.at] }

func (r *reader) after(n int) token { return r.tokens[min(r.at+n, len(r.tokens)-1)] }

// skip takes a keyword if it is one of these.
func (r *reader) skip(words ...string) bool {
	if r.next().is(words...) {
		r.at++
		return true
	}
	return false
}

func (r *reader) skipSign(sign string) bool {
	if r.next().sign(sign) {
		r.at++
		return true
	}
	return false
}

// expected says what should stand at the next token.
func (r *reader) expected(what string) *formulaError {
	t := r.next()
	if t.sort == endOfText {
		return wrong(t.at, "The text stops where %s was expected: go on with that.", what)
	}
	return wrong(t.at, "Here stands “%s” where %s was expected: change it.", t.text, what)
}

// left parses operands joined by the same connective, from the left.
func (r *reader) left(op connective, words []string, operand func() (formula, *formulaError)) (formula, *formulaError) {
	f, err := operand()
	for err == nil && r.skip(words...) {
		var g formula
		if g, err = operand(); err == nil {
			f = junction{op, f, g}
		}
	}
	return f, err
}

func (r *reader) formula() (formula, *formulaError) {
	return r.left(opIff, []string{"iff"}, r.side)
}

func (r *reader) side() (formula, *formulaError) {
	f, err := r.choice()
	if err != nil || !r.next().is("implies") {
		return f, err
	}
	r.at++
	if r.depth++; r.depth > maxDepth {
		return nil, wrong(r.next().at, "More than %d “implies” stand in a row: write it more simply.", maxDepth)
	}
	defer func() { r.depth-- }()
	g, err := r.side()
	return junction{opImplies, f, g}, err
}

func (r *reader) choice() (formula, *formulaError) {
	return r.left(opOr, []string{"or"}, r.parts)
}

func (r *reader) parts() (formula, *formulaError) {
	return r.left(opXor, []string{"xor"}, r.both)
}

func (r *reader) both() (formula, *formulaError) {
	return r.left(opAnd, []string{"and", "but"}, r.single)
}

const somethingTrue = "a person, a statement, “not”, a count or a bracket"

func (r *reader) single() (formula, *formulaError) {
	if r.depth++; r.depth > maxDepth {
		return nil, wrong(r.next().at, "Brackets and “not” are nested more than %d deep: write it more simply.", maxDepth)
	}
	defer func() { r.depth-- }()
	t := r.next()
	switch {
	case t.is("not"):
		r.at++
		f, err := r.single()
		return negation{f}, err
	case t.is("if"):
		return r.conditional()
	case t.sign("("):
		r.at++
		f, err := r.formula()
		if err == nil && !r.skipSign(")") {
			err = r.expected("“)”")
		}
		return f, err
	case t.is("exactly", "at", "all", "none", "some", "no", "each", "every", "both", "everybody", "everyone", "nobody", "somebody", "someone"):
		return r.count()
	case t.is("statement", "option", "this"):
		return r.statement()
	case t.is("statements", "options"):
		return r.statements()
	case t.sort == aThing:
		r.at++
		return thing(t.value), nil
	case t.sort == aPerson, t.is("i", "me"):
		return r.person()
	}
	return nil, r.expected(somethingTrue)
}

func (r *reader) conditional() (formula, *formulaError) {
	r.at++
	f, err := r.formula()
	if err != nil {
		return nil, err
	}
	if !r.skip("then") && !r.skipSign(",") {
		return nil, r.expected("“then”")
	}
	r.skip("then")
	g, err := r.formula()
	return junction{opImplies, f, g}, err
}
