package speech

import kit "solvitur/solvers/formula"

// A formula, from the loosest to the tightest connection:
//
//	formula   = side { [","] ("iff" | "if and only if") side }
//	side      = chain [ [","] ("implies" | "only if" | "if" | "unless") side ]
//	chain     = ["either"] single { [","] ("and" | "but" | "or" | "xor") single } [ [","] ("but not both" | "or both") ]
//	          | single { "," single } [","] ("and" | "or") single
//	single    = "not" single | "it is not so that" single | "if" formula [","] ["then"] formula
//	          | "(" formula ")" | count | group predicate | sentence | name alone
//	count     = quantity ( ["of"] ("us" | "them" | others | statements | list) [predicate] | predicate )
//	quantity  = "exactly" n | "at least" n | "at most" n | "all" | "both" | "none" | "neither" | "some" | "everybody" | ...
//	list      = names [predicate] | single { "," single }
//	group     = name { ("and" | "or" | ",") name } | "neither" name { "nor" name } | "both" name "and" name
//	          | "only" name { "and" name } | "we" | "they" | "the others"
//	          | ("everybody" | "nobody" | "all" | "none of us" | ...) ("but" | "except") name { "and" name }
//	predicate = "is" ["not"] ( ["a"] kind | place | "ahead of" name | "of the same kind as" name | ...)
//	          | phrase | "won" | "beat" (names | quantity) | "would say" single
//
// A predicate that was said before may be left out ("Bo is a knave, but Cy is not"):
// elided.go.
//
// "And" binds tighter than "or"; how much of a chain depends on what stands behind it,
// hinge.go tells. What is said of several names is said of each of them, joined as the
// names are; a name alone means that the person always tells the truth, which is logic's
// shorthand and never mixed with English: where one might mean the other the line is
// refused. So is everything else that people read in two ways.

// reader parses one formula.
type reader struct {
	*Vocabulary
	kit.Cursor
	speaker int // who "I" is; -1 for nobody
	number  int // of the statement, from 0; -1 in a condition
	// loose is the token behind a part whose end cannot be heard: what somebody
	// would say, for instance. Nothing may be joined to it without brackets.
	loose int
	heard heard
	// subjects are those of whom something is being said, and together says that
	// it is said of all of them at once: "A and B are the only knaves".
	subjects []int
	together bool
	earlier  earlier
	// clause is the token with which the part begins that is read, and echoes are what
	// has been said before it, by the verb that may stand for it.
	clause  int
	echoes  map[string]*echo
	denying string // the word that denies what is said of somebody: "not", "nobody"
	// inside is the word on which the chain that begins depends: "then", "if". Amid others
	// says that this stands behind an "and" or "or" without a pause.
	inside     string
	amidOthers bool
	assumed    bool // that the chain follows "if": a comma behind a part may be its end
	quoting    bool // what somebody would say: there "this" and "the others" are seen from nobody
}

// heard is where a chain first has what: a name alone, a statement's number
// alone, something said of persons, a statement called true or false, names
// joined by "or". Each is a token, -1 for none.
type heard struct{ name, number, said, called, or int }

var unheard = heard{-1, -1, -1, -1, -1}

// note remembers the first token of a sort.
func note(first *int, at int) {
	if *first < 0 {
		*first = at
	}
}

// maxDepth bounds how deep brackets and "not" may nest: Go calls use the
// engine's own small stack in a browser.
const maxDepth = 24

// Read parses what a line says.
func (v *Vocabulary) Read(l Line) (Formula, *kit.Error) {
	tokens, err := v.lexicon.Tokens(l.said, l.from)
	if err != nil {
		return nil, err
	}
	r := &reader{Vocabulary: v, Cursor: kit.Cursor{Tokens: tokens, MostNested: maxDepth}, speaker: l.Speaker, number: l.Number, loose: -1, heard: unheard}
	f, err := r.formula()
	if err != nil {
		return nil, err
	}
	if r.Next().Kind != endOfText {
		return nil, r.leftOver()
	}
	if Size(f) > maxSize {
		return nil, kit.Wrong(tokens[0].At, "Written out for everybody, this has more than %d parts: write it more simply.", maxSize)
	}
	return f, nil
}

// leftOver says what should stand where a formula has ended and the text has not.
func (r *reader) leftOver() *kit.Error {
	t := r.Next()
	switch {
	case r.predicates():
		return r.ofWhom()
	case t.Is("did", "does", "do", "has", "have"):
		return kit.Wrong(t.At, "It is not clear what “%s” leaves out here: write out what is said, in the words of the list.", t.Text)
	case t.Is("else"):
		return kit.Wrong(t.At, "“%s” is not understood here: %s.", t.Text, twice)
	}
	return r.Expected("“and”, “or”, another connection, or the end")
}

// ofWhom refuses something said of nobody: "A is a knave and did it".
func (r *reader) ofWhom() *kit.Error {
	t := r.Next()
	return kit.Wrong(t.At, "It is not clear of whom this is said: write the name once more before “%s”.", t.Text)
}

// closed refuses to join anything to a part whose end cannot be heard.
func (r *reader) closed() *kit.Error {
	if r.At == r.loose {
		return kit.Wrong(r.Next().At, "It is not clear where that ends before “%s”: put brackets round what belongs together.", r.Next().Text)
	}
	return nil
}

const somethingTrue = "a person, a statement, “not”, a count or a bracket"

func (r *reader) single() (Formula, *kit.Error) {
	if err := r.Nest(r.Next()); err != nil {
		return nil, err
	}
	defer r.Leave()
	t := r.Next()
	_, counts := r.quantifier(t)
	switch {
	case t.Is("not"):
		return r.denial()
	case t.Is("so", "neither", "nor") && echoVerbs[r.After(1).Text] != "" && (t.Is("so") || r.nameStands(2)):
		return r.soIs()
	case t.Is("either"):
		c, err := r.chain()
		if err != nil {
			return nil, err
		}
		return c.formula(), nil
	case t.Is("it"):
		return r.itIs()
	case t.Is("if"):
		return r.conditional()
	case t.Is("("):
		return r.bracket()
	case t.Is("other", "others") && r.ofStatements(), t.Is("the") && r.After(1).Is("other", "others") && r.otherStatements():
		return r.theOtherStatements()
	case t.Is("the", "other", "others", "we", "they", "us", "them"):
		return r.crowd()
	case t.Is("there"):
		return r.thereIs()
	case t.Is("only") && r.After(1).Kind != numeral:
		return r.onlyThese()
	case t.Is("neither") && (r.After(1).Kind == aThing || !r.nameStands(1) && !r.After(1).Is("of") && r.nameStands(2)):
		return nil, kit.Wrong(t.At, "“Neither” needs names before what is said of them: write “neither … nor …”, or deny each part with “not”.")
	case t.Is("both", "neither") && r.nameStands(1):
		return r.group(t.Text)
	case counts:
		return r.count()
	case t.Kind == numeral && t.Value == 0:
		return nil, kit.Wrong(t.At, "“%s” does not begin a count here: write “none of us”, “nobody” or “no statement”.", t.Text)
	case t.Kind == numeral:
		return nil, kit.Wrong(t.At, "“%s” can mean two things here: write “exactly %s” or “at least %s”.", t.Text, t.Text, t.Text)
	case t.Is("statements", "options"):
		return r.statements()
	case t.Kind == aThing:
		r.At++
		return Unless(!negated(t), OfThing.At(t.Value).Is(1)), nil
	case t.Kind == aPerson, t.Is("i", "me", "statement", "option", "this"):
		return r.group("")
	case r.predicates() && r.At > 0:
		return nil, r.ofWhom()
	case t.Is("unless", "only"):
		return nil, kit.Wrong(t.At, "“%s” stands between two sentences: write first what depends on it.", t.Text)
	}
	return nil, r.Expected(somethingTrue)
}

// bracket reads a formula in brackets, in which names may stand alone again.
func (r *reader) bracket() (Formula, *kit.Error) {
	defer func(h heard) { r.heard = h }(r.heard)
	r.At++
	f, err := r.formula()
	if err == nil && !r.Skip(")") {
		err = r.Expected("“)”")
	}
	return f, err
}

// denial reads "not" and what it denies.
func (r *reader) denial() (Formula, *kit.Error) {
	r.At++
	if t := r.Next(); t.Is("only") {
		if n := r.After(1); n.Kind == numeral {
			return nil, kit.Wrong(t.At, "“Not only %s” can mean two things: write “at least %d” or “not exactly %s”.", n.Text, n.Value+1, n.Text)
		}
		return nil, kit.Wrong(t.At, "“Not only” can mean two things: write out of whom it is true.")
	}
	if g := r.lookAhead(false); len(g.of) > 1 && r.saying(g) {
		return nil, kit.Wrong(r.Next().At, "It is not clear what is denied here: write “neither … nor”, or put brackets after “not”.")
	}
	f, err := r.single()
	return Not{f}, err
}

// itIs reads "it is not so that" and the like.
func (r *reader) itIs() (Formula, *kit.Error) {
	r.At++
	if !r.Skip("is", "was") {
		return nil, r.Expected("“is”")
	}
	plain := !r.Skip("not")
	switch {
	case r.Skip("so", "true"), r.SkipAll("the", "case"):
	case r.Skip("false"):
		plain = !plain
	default:
		return nil, r.Expected("“so that” or “not so that”")
	}
	if !r.Skip("that") {
		return nil, r.Expected("“that”")
	}
	f, err := r.reported()
	return Unless(plain, f), err
}

// reported reads what follows "that", whose end nobody hears unless it stands
// in brackets.
func (r *reader) reported() (Formula, *kit.Error) {
	defer func(h heard) { r.heard = h }(r.heard)
	r.heard = unheard
	inBrackets := r.Next().Is("(")
	f, err := r.single()
	if !inBrackets {
		r.loose = r.At
	}
	return f, err
}
