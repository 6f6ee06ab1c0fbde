package speech

import (
	"slices"

	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
)

// chained are parts joined by "and", "but", "or" and "xor".
type chained struct {
	parts  []Formula
	links  []link
	inside string // the word on which all of it depends
	bare   bool   // of each part nothing is said but a name, or what stands in brackets
	not    token  // of the last part, if nobody hears how far it goes
	hinge  token  // on which some of it depends: English joins nothing more to that
	open   bool   // what it depends on ends with such parts
	listed bool   // commas alone stand between some: "X, Y and Z"
}

func (c chained) formula() Formula { return assemble(c.parts, c.links) }

// chain reads such parts.
func (r *reader) chain() (c chained, err *kit.Error) {
	defer func(h heard) { r.heard = h }(r.heard)
	r.heard = unheard
	first := r.Next()
	c.inside, c.bare = r.inside, true
	amidOthers, mayList := r.amidOthers, r.inside == "" && !r.assumed && !first.Is("if", "not")
	r.inside, r.amidOthers, r.assumed = "", false, false
	either := r.Skip("either")
	if err := r.part(&c); err != nil {
		return c, err
	}
	for {
		l, length := r.link()
		if length == 0 && mayList && !either && !c.bare && c.not.Text == "" && r.goesOn() {
			l, length, c.listed = link{comma: true, closes: true, at: r.Next().At}, 1, true
		}
		if length == 0 {
			break
		}
		if err := r.closed(); err != nil {
			return c, err
		}
		if (l.closes || amidOthers) && c.inside != "" && !either {
			return c, kit.Wrong(l.at, "It is not clear whether what follows still depends on “%s”: put brackets round what belongs together.", c.inside)
		}
		if c.not.Text != "" {
			return c, howFar(c.not)
		}
		r.At += length
		if t := r.Next(); t.Is("if") && c.inside != "" {
			return c, beside(t)
		}
		c.links = append(c.links, l)
		if err := r.part(&c); err != nil {
			return c, err
		}
	}
	if err := r.oneStyle(); err != nil {
		return c, err
	}
	if err := c.list(); err != nil {
		return c, err
	}
	if err := unmixed(c.links); err != nil {
		return c, err
	}
	at := r.Next().At
	switch both, exclusive := r.both(); {
	case both:
		all := c.formula()
		a, b, two := r.alternatives(all, c.links)
		if !two {
			return c, kit.Wrong(at, "“Both” means two, and what stands before is not two things joined by “or”: write “exactly 1 of” and the list.")
		}
		if len(c.links) > 1 && !either {
			return c, kit.Wrong(at, "It is not clear which two things “both” means here: write “either” before the first of them, or put brackets round what belongs together.")
		}
		if exclusive {
			all = Junction{Xor, a, b}
		}
		c.parts, c.links = []Formula{all}, nil
	case either:
		return c, kit.Wrong(first.At, "“%s” can mean two things: add “, but not both” or “, or both”, or write “exactly 1 of” or “at least 1 of” and the list.", first.Text)
	}
	return c, nil
}

// goesOn says whether a comma stands here, and a clause behind it.
func (r *reader) goesOn() bool {
	t := r.After(1)
	_, counts := r.quantifier(t)
	return r.Next().Is(",") && !r.Stand(1, "only", "if") &&
		(counts || t.Kind == aPerson || t.Kind == aThing || t.Is("i", "statement", "statements", "this", "we", "they", "there"))
}

// list joins parts between which commas stand alone as the last two of them are.
func (c *chained) list() *kit.Error {
	if !c.listed {
		return nil
	}
	last := len(c.links) - 1
	for i, l := range c.links {
		if i < last && l.word != "" || i == last && l.op != And && l.op != Or || i == last && l.word == "but" {
			return kit.Wrong(c.links[0].at, "A comma alone joins sentences only in a list: write “and” or “or” before the last of them, as in “…, … and …”, or put brackets round what belongs together.")
		}
	}
	for i := range c.links {
		c.links[i].op, c.links[i].word = c.links[last].op, c.links[last].word
	}
	return nil
}

// part reads one more part of a chain.
func (r *reader) part(c *chained) *kit.Error {
	start := r.At
	r.clause = start
	if f, err := r.butNot(); err != nil {
		return err
	} else if f != nil {
		c.parts, c.bare, c.not = append(c.parts, f), false, token{}
		return nil
	}
	f, err := r.single()
	if err != nil {
		return err
	}
	first := start // of what is denied, or not
	for r.Tokens[first].Is("not") {
		first++
	}
	_, _, length := r.name(first - r.At)
	bare := r.Tokens[first].Is("(") || length > 0 && r.At == first+length
	c.parts, c.bare, c.not = append(c.parts, f), c.bare && bare, token{}
	if first > start && !bare && r.Tokens[first].Kind != aThing {
		c.not = r.Tokens[start]
	}
	return nil
}

// howFar refuses a "not" of which nobody hears what it denies.
func howFar(not token) *kit.Error {
	return kit.Wrong(not.At, "It is not clear how far “%s” goes: put brackets round what it denies.", not.Text)
}

// link is a connective between two parts.
type link struct {
	op     Connective
	word   string
	comma  bool // stands before it
	closes bool // it sets apart what stands before it: a comma does, and so does "but"
	at     int
}

var linkWords = map[string]Connective{"and": And, "but": And, "or": Or, "xor": Xor}

// link looks at the connective that stands here, and how many tokens it takes:
// 0 for none.
func (r *reader) link() (l link, length int) {
	if r.Next().Is(",") {
		l.comma = true
		length++
	}
	t := r.After(length)
	l.op, l.word, l.at = linkWords[t.Text], t.Text, t.At
	l.closes = l.comma || t.Is("but")
	if t.Is("nor") && l.comma && echoVerbs[r.After(length+1).Text] != "" {
		l.op = And // ", nor is Cy"
		return l, length
	}
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
func (r *reader) alternatives(all Formula, links []link) (a, b Formula, two bool) {
	ors := 0
	for _, l := range links {
		if l.op == Or {
			ors++
		}
	}
	or, ok := all.(Junction)
	if !ok || or.Op != Or || ors > 1 || (ors == 1) == (r.heard.or >= 0) {
		return nil, nil, false
	}
	if inner, more := or.A.(Junction); more && ors == 0 && inner.Op == Or {
		return nil, nil, false // three names
	}
	return or.A, or.B, true
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

// unmixed refuses "X, and Y or Z" and "X or Y but Z": with the comma, or with "but",
// one hears brackets where there are none. Without, "and" goes before "or", and the page
// says so.
func unmixed(links []link) *kit.Error {
	at := slices.IndexFunc(links, func(l link) bool { return l.op == And && l.closes })
	if at < 0 || !mixed(links) {
		return nil
	}
	differs := slices.IndexFunc(links, func(l link) bool { return l.op != links[0].op })
	first, then := links[differs-1].word, links[differs].word
	return kit.Wrong(links[at].at, "“%s” and “%s” are mixed here: put brackets round what belongs together, as in “(… %s …) %[2]s …” or “… %[3]s (… %[2]s …)”.",
		english.Capital(first), then, first)
}

// mixed says whether some parts are joined by "and", and others are not.
func mixed(links []link) bool {
	return slices.ContainsFunc(links, func(l link) bool { return (l.op == And) != (links[0].op == And) })
}

// assemble joins parts, "and" before "xor" before "or", each from the left.
func assemble(parts []Formula, links []link) Formula {
	for _, op := range []Connective{And, Xor, Or} {
		joined, left := parts[:1:1], []link{}
		for i, l := range links {
			if last := len(joined) - 1; l.op == op {
				joined[last] = Junction{op, joined[last], parts[i+1]}
			} else {
				joined, left = append(joined, parts[i+1]), append(left, l)
			}
		}
		parts, links = joined, left
	}
	return parts[0]
}
