package speech

import (
	"cmp"
	"slices"
	"strings"

	kit "solvitur/solvers/formula"
)

// echo is what was said of somebody, as far as a later clause can leave it out: "Bo is a
// knave, but Cy is not", "and so is Cy", "but not Cy".
type echo struct {
	of      Is       // as it would be said of the first person
	says    property // not denied
	denied  bool
	who     []int // of whom it was said, or of some of whom
	counted bool  // it was said of so many, and not of names
	bare    bool  // the verb may be left out, too: nothing in it could be put beside a name
	end     int   // the token behind it
	many    bool  // something else was said with this verb
	raised  bool  // a clause has left it out, and what follows might be what that means
}

// echoVerbs are the verbs that stand for what is left out, each with the one by which
// its sort is called.
var echoVerbs = map[string]string{"is": "is", "am": "is", "are": "is", "was": "is", "were": "is", "did": "did", "does": "does", "do": "does", "has": "has", "have": "has"}

// echoVerb is the sort of verb that stands for a predicate which begins with a token; ""
// for none.
func (r *reader) echoVerb(t token) string {
	if t.Kind != aTrait {
		if verb(t, false) != nil || t.Is("did") {
			return "did"
		}
		return echoVerbs[t.Text]
	}
	first, rest, _ := strings.Cut(strings.ToLower(r.Traits[t.Value]), " ")
	switch {
	case rest == "not" || strings.HasPrefix(rest, "not "):
		return ""
	case first == "is", first == "was", first == "has":
		return echoVerbs[first]
	case slices.Contains(auxiliaries, first):
		return ""
	case first == "did", len(pastBases(first)) > 0:
		return "did"
	case base(first) != "":
		return "does"
	}
	return ""
}

// remember keeps what was said, with a predicate that began with a token.
func (r *reader) remember(t token, p property, denied bool) *kit.Error {
	verb := r.echoVerb(t)
	if verb == "" || len(r.People) == 0 {
		return nil
	}
	f := p(0)
	if contrary, ok := f.(Not); ok && denied {
		f = contrary.Of
	}
	of, simple := f.(Is)
	e := echo{of: of, who: r.subjects, says: not(!denied, p), denied: denied != (r.denying != ""), end: r.At}
	e.bare = of.Sort == OfKind || of.Sort == OfTrait && r.Traits[t.Value] == "did it"
	before := r.echoes[verb]
	e.many = !simple || before != nil && (before.many || before.of != of)
	if before != nil && before.raised && e.many {
		return kit.Wrong(t.At, "Before this something was left out, and it is not clear whether this is meant there: write it out for each.")
	}
	if r.echoes == nil {
		r.echoes = map[string]*echo{}
	}
	r.echoes[verb] = &e
	return nil
}

// clear says whether what an echo means is clear in the clause that is read: nothing but
// what joins the two stands between them.
func (r *reader) clear(e *echo) bool {
	if e == nil || e.many || e.end > r.clause {
		return false
	}
	for _, t := range r.Tokens[e.end:r.clause] {
		if !t.Is(",", "and", "but", "or", "xor", "if", "only", "unless", "then", "iff", "implies", "either") {
			return false
		}
	}
	return true
}

// ends says whether a clause ends before the n-th token from here.
func (r *reader) ends(n int) bool {
	t := r.After(n)
	return t.Kind == endOfText || t.Is(")", ",", "and", "but", "or", "xor", "if", "unless", "then", "iff", "implies") || r.Stand(n, "only", "if")
}

// echoOf is what a verb takes up; nil for nothing. "Does" takes up "has a hat", too.
func (r *reader) echoOf(t token) *echo {
	e := r.echoes[echoVerbs[t.Text]]
	if e == nil && t.Is("does", "do") {
		e = r.echoes["has"]
	}
	return e
}

// elided is what the verb that stands here leaves out, "is" or "did not", and how many
// tokens it takes; nil if it leaves out nothing.
func (r *reader) elided() (e *echo, length int) {
	t, length := r.Next(), 1
	if r.After(1).Is("not") {
		length = 2
	}
	if t.Kind != keyword || echoVerbs[t.Text] == "" || !r.ends(length) {
		return nil, 0
	}
	if e = r.echoOf(t); !r.clear(e) {
		return nil, 0
	}
	return e, length
}

// again refuses to say once more, or to deny, of somebody what was said of a crowd that holds
// him: in "everybody did it, but Cy did not" one hears an exception, and the two together are
// never true. Behind "or" they are apart.
func (r *reader) again(e *echo, at int, people ...int) *kit.Error {
	if r.clause > 0 && r.Tokens[r.clause-1].Is("or", "xor") || !slices.ContainsFunc(people, func(who int) bool { return slices.Contains(e.who, who) }) {
		return nil
	}
	return kit.Wrong(r.Tokens[at].At, "This was said before of everybody who is meant here: write “everybody except …”, or write it out for each.")
}

// echoed reads such a verb.
func (r *reader) echoed(e *echo, length int) property {
	r.At += length
	e.end, e.raised = r.At, e.raised || r.Next().Is("and", "or", "xor")
	e.denied = (length == 2) != (r.denying != "") // "so is Cy" takes up what was said last
	return not(length == 1, e.says)
}

// soIs reads "so is Cy" and "neither did I".
func (r *reader) soIs() (Formula, *kit.Error) {
	so := r.Next()
	r.At++
	e := r.echoOf(r.Next())
	if !r.clear(e) || e.counted || e.denied == so.Is("so") {
		return nil, kit.Wrong(so.At, "It is not clear what “%s %s” takes up here: write out what is said.", so.Text, r.Next().Text)
	}
	r.At++
	g := r.lookAhead(false)
	if len(g.of) == 2 && r.saying(g) {
		g = r.lookAt() // "and so is Cy and Al did it"
	}
	if g.length == 0 || g.statements {
		return nil, r.notAPerson()
	}
	at := r.Next()
	if err := cmp.Or(r.orderly(g, ""), r.again(e, r.At, g.of...)); err != nil {
		return nil, err
	}
	if r.At += g.length; g.op == Or || !r.ends(0) {
		return nil, kit.Wrong(at.At, "It is not clear who is meant here: write out what is said of each.")
	}
	note(&r.heard.said, g.at[0])
	r.noteNames(g.of)
	e.end = r.At
	return joined(And, g.of, not(so.Is("so"), e.says)), nil
}

// butNot reads "not Cy" behind "Bo did it, but"; nil if that does not stand here.
func (r *reader) butNot() (Formula, *kit.Error) {
	who, statement, length := r.name(1)
	if !r.Next().Is("not") || length == 0 || statement || !r.After(-1).Is("but", "and") {
		return nil, nil
	}
	if n := 1 + length; !r.ends(n) || r.After(n).Is("and", "or", "xor", "but") {
		return nil, nil
	}
	for _, e := range r.echoes {
		if r.clear(e) && e.bare && !e.counted && !e.denied {
			if err := r.again(e, r.At, who); err != nil {
				return nil, err
			}
			note(&r.heard.said, r.At)
			r.At += 1 + length
			r.noteNames([]int{who})
			e.end = r.At
			return Not{e.says(who)}, nil
		}
	}
	if len(r.echoes) > 0 && (r.After(-2).Is(")") || r.After(-2).Is(",") && r.After(-3).Is(")")) {
		return nil, kit.Wrong(r.After(1).At, "It is not clear what is said of “%s” here: write it out for each, as in “A is …, or B is …”.", r.After(1).Text)
	}
	return nil, nil
}
