package truthtellers

import (
	"fmt"
	"strings"
)

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

// subject reads one person.
func (r *reader) subject() (int, *formulaError) {
	t := r.next()
	switch {
	case t.sort == aPerson:
		r.at++
		return t.value, nil
	case t.is("i", "me"):
		if r.speaker < 0 {
			return 0, wrong(t.at, "“I” needs somebody who speaks: begin with a name and a colon, or name the person.")
		}
		r.at++
		return r.speaker, nil
	}
	return 0, r.expected("the name of a person")
}

// group looks ahead for several names joined by commas and "and". It says how
// many tokens they take, 0 if there are not several.
func (r *reader) group(commasOnly bool) (people []int, length int) {
	name := func(t token) (int, bool) {
		if t.sort == aPerson {
			return t.value, true
		}
		return r.speaker, t.is("i", "me") && r.speaker >= 0
	}
	who, ok := name(r.next())
	if !ok {
		return nil, 0
	}
	people, length = []int{who}, 1
	for {
		n := length
		joined := false
		if r.after(n).sign(",") {
			joined = true
			n++
		}
		if r.after(n).is("and") && !commasOnly {
			joined = true
			n++
		}
		who, ok := name(r.after(n))
		if !joined || !ok {
			return people, length
		}
		people, length = append(people, who), n+1
	}
}

// person reads what begins with a name.
func (r *reader) person() (formula, *formulaError) {
	if people, length := r.group(false); len(people) > 1 {
		t := r.after(length)
		if t.is("are", "were") || t.sort == aTrait {
			r.at += length
			return r.several(people)
		}
	}
	at := r.next().at
	who, err := r.subject()
	if err != nil {
		return nil, err
	}
	if !r.predicates() {
		return r.alone(who, at)
	}
	p, err := r.predicate()
	if err != nil {
		return nil, err
	}
	return p(who), nil
}

// alone reads a name without more: the person always tells the truth.
func (r *reader) alone(who, at int) (formula, *formulaError) {
	kind := -1
	for i, k := range r.facts.Kinds {
		if k.Kind == answersTruly {
			if kind >= 0 {
				return nil, wrong(at, "“%s” alone could mean several kinds that tell the truth: say which, “%s is a %s”.", r.people[who], r.people[who], k.Name)
			}
			kind = i
		}
	}
	if kind < 0 {
		return nil, wrong(at, "“%s” alone says nothing, as no kind here always tells the truth: go on with “is”, or with what is true of the person.", r.people[who])
	}
	return isKind{who, kind}, nil
}

// several reads a predicate about a group: of each of them, or of them
// together.
func (r *reader) several(people []int) (formula, *formulaError) {
	if r.next().is("are", "were") {
		start := r.at
		r.at++
		plain := !r.skip("not")
		r.skip("all", "both")
		r.skip("of")
		r.skip("the")
		switch {
		case r.next().is("same", "like", "different") && len(r.facts.Kinds) == 0:
			return nil, r.needKinds(r.next())
		case r.skip("same", "like"):
			r.skip("kind")
			return unless(plain, pairs(people, opAnd, true)), nil
		case r.skip("different"):
			r.skip("kinds", "kind")
			return unless(plain, pairs(people, opAnd, false)), nil
		}
		r.at = start
	}
	p, err := r.predicate()
	if err != nil {
		return nil, err
	}
	all := p(people[0])
	for _, who := range people[1:] {
		all = junction{opAnd, all, p(who)}
	}
	return all, nil
}

// pairs says that all of a group are of the same kind, or no two of them.
func pairs(people []int, op connective, same bool) formula {
	var all formula
	for i := range people {
		for j := range i {
			if same && j != i-1 {
				continue
			}
			f := unless(same, alike{people[j], people[i]})
			if all == nil {
				all = f
			} else {
				all = junction{op, all, f}
			}
		}
	}
	return all
}

// statementNumber reads the number of a statement.
func (r *reader) statementNumber() (int, *formulaError) {
	t := r.next()
	if t.sort != numeral {
		return 0, r.expected("the number of a statement")
	}
	if t.value < 1 || t.value > len(r.said) {
		return 0, wrong(t.at, "There is no statement %d: %s.", t.value, r.howMany())
	}
	r.at++
	return t.value - 1, nil
}

func (s *story) howMany() string {
	switch n := len(s.said); n {
	case 0:
		return "nothing is said yet"
	case 1:
		return "there is only number 1"
	default:
		return fmt.Sprintf("choose one from 1 to %d", n)
	}
}

// statement reads "statement 3 [is true]" and "this statement is false".
func (r *reader) statement() (formula, *formulaError) {
	n := r.number
	if t := r.next(); r.skip("this") {
		if n < 0 {
			return nil, wrong(t.at, "“this” means a statement, and here is none: give its number.")
		}
		r.skip("statement", "option")
	} else {
		r.at++
		var err *formulaError
		if n, err = r.statementNumber(); err != nil {
			return nil, err
		}
	}
	value, err := r.truth()
	return unless(value, isTrue(n)), err
}

// truth reads "is true", "are not false" and the like; true if nothing of the
// sort stands here.
func (r *reader) truth() (bool, *formulaError) {
	value := true
	if r.next().is("true", "false") {
		value = r.next().text == "true"
		r.at++
		return value, nil
	}
	if !r.next().is("is", "are", "was", "were") {
		return true, nil
	}
	r.at++
	plain := !r.skip("not")
	r.skip("all", "both")
	if !r.next().is("true", "false") {
		return false, r.expected("“true” or “false”")
	}
	value = r.next().text == "true"
	r.at++
	return value == plain, nil
}

// statements reads "statements 1 and 2 are true": each of them.
func (r *reader) statements() (formula, *formulaError) {
	r.at++
	numbers, err := r.numbers()
	if err != nil {
		return nil, err
	}
	value, err := r.truth()
	return chorus{quantity{word: "all"}, numbers, value, scopeListed}, err
}

// numbers reads "2, 5 to 7 and 9".
func (r *reader) numbers() ([]int, *formulaError) {
	var all []int
	for {
		low, err := r.statementNumber()
		if err != nil {
			return nil, err
		}
		high := low
		if r.skip("to") {
			if high, err = r.statementNumber(); err != nil {
				return nil, err
			}
		}
		for n := low; n <= high; n++ {
			all = append(all, n)
		}
		if len(all) > maxStatements {
			return nil, wrong(r.next().at, "That names more than %d statements: name each once.", maxStatements)
		}
		more := 0
		if r.after(more).sign(",") {
			more++
		}
		if r.after(more).is("and", "or") {
			more++
		}
		if more == 0 || r.after(more).sort != numeral {
			return all, nil
		}
		r.at += more
	}
}

// clauseName cuts a line into who speaks and where what is said begins.
func clauseName(text []rune) (name string, at, from int, spoken bool) {
	for i, c := range text {
		if c == ':' {
			name = strings.TrimSpace(string(text[:i]))
			for at < i && text[at] == ' ' {
				at++
			}
			return name, at, i + 1, true
		}
	}
	return "", 0, 0, false
}
