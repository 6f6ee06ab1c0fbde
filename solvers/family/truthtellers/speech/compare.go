package speech

import (
	"slices"

	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
)

// objects reads those to whom somebody is compared: "B", "B and C", "both B and
// C", "neither B nor C".
func (r *reader) objects(compare func(who, other int) Formula) (property, *kit.Error) {
	word := r.Next()
	switch {
	case r.Skip("either"):
		return nil, kit.Wrong(word.At, "“%s” can mean two things: leave it out, or write “exactly 1 of” and the names.", word.Text)
	case !r.Skip("both", "neither"):
		word = token{}
	}
	g := r.lookAhead(false)
	if g.length == 0 || g.statements {
		return nil, r.notAPerson()
	}
	if len(g.of) > 1 && r.saying(g) {
		if len(g.of) > 2 && !g.apart || word.Text != "" {
			return nil, kit.Wrong(r.Tokens[g.at[1]].At, "It is not clear where a new sentence begins here: put brackets round what belongs together.")
		}
		g = r.lookAt() // "A beat B and C did it": the second name begins anew
	}
	if err := r.orderly(g, word.Text); err != nil {
		return nil, err
	}
	if r.denying != "" && g.op == And && word.Text == "" {
		none := "join these names by “or”"
		switch {
		case slices.ContainsFunc(g.of, func(other int) bool { return slices.Contains(r.subjects, other) }):
			none = "write a sentence for each of these names" // behind “or” he could be left out or not
		case r.denying == "not":
			none = "without “not”, write “neither … nor …” before these names"
		}
		return nil, kit.Wrong(r.Tokens[g.at[0]].At, "“%s … and …” can mean two things: %s, or write “both” before them.", english.Capital(r.denying), none)
	}
	r.At += g.length
	r.noteNames(g.of)
	return func(who int) Formula {
		if word.Text == "neither" {
			return joined(And, g.of, func(other int) Formula { return Not{compare(who, other)} })
		}
		return joined(g.op, g.of, func(other int) Formula { return compare(who, other) })
	}, nil
}

// order reads the person whom somebody is ahead of, or behind.
func (r *reader) order(t token, directly, behind bool) (property, *kit.Error) {
	if err := r.needOrder(t); err != nil {
		return nil, err
	}
	r.Skip("of")
	return r.objects(func(who, other int) Formula {
		if behind {
			return Ahead{other, who, directly}
		}
		return Ahead{who, other, directly}
	})
}

// likeness reads "of the same kind as B", "of another kind than B", "like B".
func (r *reader) likeness() (property, *kit.Error) {
	if err := r.needKinds(r.Next()); err != nil {
		return nil, err
	}
	r.Skip("of")
	r.Skip("the", "a")
	word := r.Next()
	same := word.Is("same", "like")
	if !r.Skip("same", "like", "different", "another", "other") {
		return nil, r.Expected("“the same kind as” or “another kind than”")
	}
	r.Skip("kind", "kinds")
	if !r.Skip("as", "than", "from") && !word.Is("like") && !r.Next().Is("both", "neither", "either") && !r.nameStands(0) {
		return nil, kit.Wrong(word.At, "“%s” compares, and it is not clear with whom: go on with “%s” and a name, or name before it all who are compared, joined by “and”.",
			word.Text, map[bool]string{true: "as", false: "than"}[same])
	}
	if g := r.lookAhead(false); !same && g.op == Or && !r.saying(g) {
		return nil, kit.Wrong(r.Next().At, "“Another kind than … or …” can mean two things: join the names by “and”, or write it out for each.")
	}
	return r.objects(func(who, other int) Formula { return Unless(same, Alike{who, other}) })
}

// between reads the two between whom somebody is.
func (r *reader) between(t token) (property, *kit.Error) {
	if err := r.needOrder(t); err != nil {
		return nil, err
	}
	needs := kit.Wrong(t.At, "“Between” needs two names joined by “and” behind it: name two, or write “ahead of” or “behind”.")
	a, one, first := r.name(0)
	b, other, second := r.name(first + 1)
	if first == 0 || second == 0 || one || other || a == b || !r.After(first).Is("and") {
		return nil, needs
	}
	if len(r.subjects) == 1 && (r.subjects[0] == a || r.subjects[0] == b) {
		return nil, kit.Wrong(t.At, "Nobody is between himself and another: name two others.")
	}
	r.At += first + 1 + second
	more := 0
	for r.After(more).Is(",", "and", "or", "nor") {
		more++
	}
	if more > 0 && r.nameStands(more) { // "between Al and Cy and Bo did it", and not "and Bo"
		r.At += more
		begins := r.saying(r.lookAhead(false))
		if r.At -= more; !begins {
			return nil, needs
		}
	}
	r.noteNames([]int{a, b})
	return func(who int) Formula {
		in := func(first, last int) Formula {
			return Junction{And, Ahead{first, who, false}, Ahead{who, last, false}}
		}
		return Junction{Or, in(a, b), in(b, a)}
	}, nil
}

// uncompared are those of a crowd whom a property does not compare with
// themselves: of "everybody beat B" B is not one. Whom is the word that means
// the crowd. Where it is seen from the speaker and B is left out as well, it is
// not clear from whom it is seen. Of several who are named nobody is left out, nor
// is B of those who "beat B or C": B can beat C.
func (r *reader) uncompared(people []int, p property, whom token) ([]int, *kit.Error) {
	var left []int
	for _, who := range people {
		switch {
		case whom.Text == "" && len(people) == 1 || !comparesWith(p(who), who):
			left = append(left, who)
		case whom.Text == "":
			return nil, kit.Wrong(whom.At, "“%s” would be compared with “%[1]s” here: name in front only those who are compared with others.", r.People[who])
		case countsBeside(p(who), who) == Open:
			return nil, r.halfCompared(whom, who)
		case whom.Is("other", "others", "else"):
			return nil, kit.Wrong(whom.At, "“%s” could leave out %s or %s here: write “everybody”, “nobody” or “of us”, which leaves out only %[3]s, or use names.",
				whom.Text, r.People[r.speaker], r.People[who])
		}
	}
	if len(left) == 0 {
		return nil, kit.Wrong(whom.At, "There is nobody whom “%s” could mean, as nobody is compared with himself: use names.", whom.Text)
	}
	return left, nil
}

// halfCompared refuses to leave out somebody of whom more is said than what
// compares him with himself.
func (r *reader) halfCompared(word token, who int) *kit.Error {
	return kit.Wrong(word.At, "Whether %s is one of them is not clear, as only part of what is said compares %[1]s with %[1]s: write a sentence for each person and join them, as in “(…) and (…)” or “exactly 1 of (…), (…)”.",
		r.People[who])
}

// countsBeside judges what is said of a person if nothing is true of him that
// compares him with himself. What is no longer open leaves him out.
func countsBeside(f Formula, who int) Truth {
	switch f := f.(type) {
	case Not:
		if part, ok := f.Of.(Alike); ok && part.A == part.B {
			return No
		}
		return countsBeside(f.Of, who).Not()
	case Junction:
		return join(f.Op, countsBeside(f.A, who), countsBeside(f.B, who))
	case Tally:
		return f.judged(func(part Formula) Truth { return countsBeside(part, who) })
	}
	if comparesWith(f, who) {
		return No
	}
	return Open
}

// comparesWith says whether a formula compares a person with himself, apart from
// what somebody would say.
func comparesWith(f Formula, who int) bool {
	said := func(f Formula) []Formula {
		if _, quoted := f.(Would); quoted {
			return nil
		}
		return parts(f)
	}
	for part := range kit.Walk(f, said) {
		switch part := part.(type) {
		case Ahead:
			if part.First == who && part.Second == who {
				return true
			}
		case Alike:
			if part.A == who && part.B == who {
				return true
			}
		}
	}
	return false
}

// asOne reads what is said of several together: that they are of the same
// kind. It is nil for anything else.
func (r *reader) asOne(people []int, op Connective) (Formula, *kit.Error) {
	start := r.At
	r.At++
	plain := !r.Skip("not")
	all := r.Next()
	if r.Skip("all", "both") {
		if err := r.pair(all, len(people)); err != nil {
			return nil, err
		}
	}
	r.Skip("of")
	r.Skip("the", "a")
	t := r.Next()
	if !t.Is("same", "like", "alike", "different") {
		r.At = start
		return nil, nil
	}
	if err := r.needKinds(t); err != nil {
		return nil, err
	}
	r.At++
	r.Skip("kind", "kinds")
	if r.Next().Is("as", "than") || t.Is("like") || t.Is("different") && r.Next().Is("from") {
		r.At = start // "of the same kind as C": each of them
		return nil, nil
	}
	if t.Text == "different" && len(people) > 2 {
		if err := r.differ(t, plain, len(people)); err != nil {
			return nil, err
		}
	}
	if op != And {
		return nil, kit.Wrong(t.At, "With “or” it is not clear who is alike: join the names by “and”.")
	}
	return Unless(plain, pairs(people, t.Text != "different")), nil
}

// differ refuses "different" of more than two where it can mean two things: that no two
// of them are alike, or that not all of them are. If there are too few kinds for the
// first, hardly anybody means it.
func (r *reader) differ(t token, plain bool, people int) *kit.Error {
	few, kinds := len(r.Kinds) < people, english.InWords(len(r.Kinds), "kind", "kinds")
	switch {
	case !plain && few:
		return kit.Wrong(t.At, "“Not … different” can mean two things of more than two: write “of the same kind” or “not all of the same kind”.")
	case !plain:
		return kit.Wrong(t.At, "“Not … different” can mean two things of more than two: write “of the same kind”, or put brackets after “not”.")
	case few:
		return kit.Wrong(t.At, "“Different” can mean two things of %s where there %s %s: write “not all of the same kind”, or say of each two whether they are “of different kinds”.",
			Amount(people), english.Are(kinds), kinds)
	}
	return nil
}

// pairs says that all of a group are of the same kind, or no two of them.
func pairs(people []int, same bool) Formula {
	var of []Formula
	for i := range people {
		for j := range i {
			if !same || j == i-1 {
				of = append(of, Unless(same, Alike{people[j], people[i]}))
			}
		}
	}
	return Fold(And, of)
}
