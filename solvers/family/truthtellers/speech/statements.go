package speech

import (
	"cmp"
	"fmt"

	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
)

// statementNumber reads the number of a statement.
func (r *reader) statementNumber() (int, *kit.Error) {
	t := r.Next()
	if t.Kind != numeral {
		return 0, r.Expected("the number of a statement")
	}
	if t.Value < 1 || t.Value > r.Statements {
		return 0, kit.Wrong(t.At, "%s", r.NoStatement(t.Value))
	}
	r.At++
	return t.Value - 1, nil
}

// NoStatement says that there is none of a number, and which there are.
func (v *Vocabulary) NoStatement(number int) string {
	remedy := fmt.Sprintf("choose one from 1 to %d", v.Statements)
	switch v.Statements {
	case 0:
		remedy = "nothing is said yet"
	case 1:
		remedy = "there is only number 1"
	}
	return fmt.Sprintf("There is no statement %s: %s.", english.Thousands(number), remedy)
}

// groupOfStatements reads what statements are called: "statement 1 or
// statement 2 is false". Alone they are called true.
func (r *reader) groupOfStatements(g names, word string) (Formula, *kit.Error) {
	r.noteStatements(g.at[0])
	r.noteNumbers(g.of)
	value, not, err := r.truth(len(g.of), g.op == And && word != "neither")
	if err != nil {
		return nil, err
	}
	says := property(func(n int) Formula { return Unless(value == (word != "neither"), IsTrue(n)) })
	switch {
	case not:
		return Not{each(g.of, says)}, nil
	case word == "neither":
		return joined(And, g.of, says), nil
	}
	return joined(g.op, g.of, says), nil
}

// noteStatements remembers the first statements that are called true or false, or
// that stand alone.
func (r *reader) noteStatements(at int) {
	if r.Next().Is("is", "are", "was", "were", "true", "false") {
		note(&r.heard.called, at)
		return
	}
	note(&r.heard.number, at)
}

// truth reads "is true", "are not false" and the like, of so many statements;
// true if nothing of the sort stands here. It says not for "are not all true", which
// can only be said of every one of them.
func (r *reader) truth(of int, every bool) (value, not bool, err *kit.Error) {
	if t := r.Next(); r.Skip("true", "false") {
		return t.Is("true"), false, nil
	}
	if !r.Next().Is("is", "are", "was", "were") {
		return true, false, nil
	}
	r.At++
	plain := !r.Skip("not")
	word := r.Next()
	if r.Skip("all", "both") {
		not, plain = !plain, true
		if err := r.pair(word, of); err != nil {
			return false, false, err
		}
		if !every {
			return false, false, ofEach(word)
		}
	}
	t := r.Next()
	if !r.Skip("true", "false") {
		return false, false, r.Expected("“true” or “false”")
	}
	return t.Is("true") == plain, not, nil
}

// statements reads "statements 1 and 2 are true": each of them.
func (r *reader) statements() (Formula, *kit.Error) {
	r.At++
	at := r.At
	numbers, op, err := r.numbers()
	if err != nil {
		return nil, err
	}
	if op == Or {
		note(&r.heard.or, at)
	}
	r.noteStatements(at)
	r.noteNumbers(numbers)
	value, not, err := r.truth(len(numbers), op != Or)
	c := Chorus{All, numbers, value, scopeListed}
	if op == Or {
		c.Quantity = Some
	}
	return Unless(!not, c), err
}

// numbers reads "2, 5 to 7 and 9", and how they are joined.
func (r *reader) numbers() (all []int, op Connective, err *kit.Error) {
	for {
		low, err := r.statementNumber()
		if err != nil {
			return nil, "", err
		}
		high := low
		if r.Skip("to") {
			if high, err = r.statementNumber(); err != nil {
				return nil, "", err
			}
		}
		for n := low; n <= high; n++ {
			all = append(all, n)
		}
		if len(all) > MaxStatements {
			return nil, "", kit.Wrong(r.Next().At, "That names more than %d statements: name each once.", MaxStatements)
		}
		more := 0
		if r.After(more).Is(",") {
			more++
		}
		joint := Connective("")
		if t := r.After(more); t.Is("and", "or") {
			joint = Connective(t.Text)
			more++
		}
		if more == 0 || r.After(more).Kind != numeral {
			return all, op, nil
		}
		if joint != "" && op != "" && joint != op {
			return nil, "", kit.Wrong(r.Next().At, "“And” and “or” stand between these numbers: write it out for each.")
		}
		op = cmp.Or(joint, op)
		r.At += more
	}
}

// truthFollows says whether "is true", "are not false" or the like stands from
// the n-th token on.
func (r *reader) truthFollows(n int) bool {
	if !r.After(n).Is("is", "are", "was", "were") {
		return false
	}
	for n++; r.After(n).Is("not", "all", "both"); n++ {
	}
	return r.After(n).Is("true", "false")
}

// ofStatements says whether "other" is said of statements here.
func (r *reader) ofStatements() bool {
	return r.After(1).Is("statement", "statements", "option", "options", "true", "false") || r.truthFollows(1)
}

// otherStatements says whether "the other" is said of statements here.
func (r *reader) otherStatements() bool {
	r.At++
	defer func() { r.At-- }()
	return r.ofStatements()
}

// theOtherStatements reads "the other statement is false", or all of them.
func (r *reader) theOtherStatements() (Formula, *kit.Error) {
	r.Skip("the")
	at := r.Next()
	one := at.Is("other") && r.After(1).Is("statement", "option", "is", "was")
	f, err := r.countStatements(All, token{Text: "all", At: at.At})
	if err == nil && one && r.Statements != 2 {
		return nil, kit.Wrong(at.At, "“The other” means one of two statements, and there %s %s: give its number.", english.Are(Amount(r.Statements)), Amount(r.Statements))
	}
	return f, err
}

// countStatements reads which statements are counted, and as what.
func (r *reader) countStatements(q Quantity, word token) (Formula, *kit.Error) {
	c := Chorus{Quantity: q, Scope: ScopeAll}
	named := r.Skip("statements", "statement", "options", "option")
	if t := r.Next(); t.Is("above", "below", "other", "others") {
		switch {
		case r.quoting:
			return nil, kit.Wrong(t.At, "“%s” could be seen from what is said or from what somebody would say: give the numbers of the statements.", t.Text)
		case r.number < 0:
			return nil, kit.Wrong(t.At, "“%s” makes sense only in a statement, and this is none: give the numbers of the statements.", t.Text)
		case t.Is("other", "others") && r.earlier.statements && r.Statements > 1:
			return nil, kit.Wrong(t.At, "“%s” could leave out this statement, or those of which was spoken before: give the numbers of the statements.", t.Text)
		}
		r.At++
		r.Skip("statements", "statement", "options", "option")
		c.Scope = map[string]Scope{"above": scopeAbove, "below": scopeBelow, "other": scopeOthers, "others": scopeOthers}[t.Text]
	} else if named && t.Kind == numeral {
		numbers, _, err := r.numbers()
		if err != nil {
			return nil, err
		}
		c.Of, c.Scope = numbers, scopeListed
		r.noteNumbers(numbers)
	}
	for n := range r.Statements {
		if c.Scope == ScopeAll || c.Scope == scopeAbove && n < r.number || c.Scope == scopeBelow && n > r.number || c.Scope == scopeOthers && n != r.number {
			c.Of = append(c.Of, n)
		}
	}
	return r.callAll(c, word)
}

// callAll reads what so many statements are called: true or false.
func (r *reader) callAll(c Chorus, word token) (Formula, *kit.Error) {
	if c.Word != "all" && c.Word != "none" {
		r.earlier.statements = true
	}
	if err := r.pair(word, len(c.Of)); err != nil {
		return nil, err
	}
	if t := r.Next(); c.Word == "all" && r.truthFollows(0) && r.After(1).Is("not") {
		return nil, kit.Wrong(t.At, "“%s … not” can mean two things: write “none of”, or put “not” before “%s”.", word.Text, word.Text)
	}
	if !r.truthFollows(0) && !r.Next().Is("true", "false") {
		// "Exactly one of statements 1 and 2" is short for "... is true".
		note(&r.heard.number, r.At-1)
	} else {
		note(&r.heard.called, r.At)
	}
	value, not, err := r.truth(len(c.Of), c.Word == "all")
	c.Value = value
	return Unless(!not, c), err
}
