package truthtellers

import (
	"fmt"

	kit "solvitur/solvers/formula"
)

// statementNumber reads the number of a statement.
func (r *reader) statementNumber() (int, *kit.Error) {
	t := r.Next()
	if t.Kind != numeral {
		return 0, r.Expected("the number of a statement")
	}
	if t.Value < 1 || t.Value > len(r.said) {
		return 0, kit.Wrong(t.At, "There is no statement %d: %s.", t.Value, r.howMany())
	}
	r.At++
	return t.Value - 1, nil
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

// groupOfStatements reads what statements are called: "statement 1 or
// statement 2 is false". Alone they are called true.
func (r *reader) groupOfStatements(g names, word string) (formula, *kit.Error) {
	r.noteStatements(g.at[0])
	r.noteNumbers(g.of)
	value, not, err := r.truth(len(g.of), g.op == opAnd && word != "neither")
	if err != nil {
		return nil, err
	}
	call := func(n int) formula { return unless(value, isTrue(n)) }
	switch {
	case not:
		return negation{each(g.of, call)}, nil
	case word == "neither":
		return joined(opAnd, g.of, func(n int) formula { return unless(!value, isTrue(n)) }), nil
	}
	return joined(g.op, g.of, call), nil
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
	if r.Next().Is("true", "false") {
		r.At++
		return r.After(-1).Is("true"), false, nil
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
	if !r.Next().Is("true", "false") {
		return false, false, r.Expected("“true” or “false”")
	}
	r.At++
	return r.After(-1).Is("true") == plain, not, nil
}

// statements reads "statements 1 and 2 are true": each of them.
func (r *reader) statements() (formula, *kit.Error) {
	r.At++
	at := r.At
	numbers, op, err := r.numbers()
	if err != nil {
		return nil, err
	}
	if op == opOr {
		note(&r.heard.or, at)
	}
	r.noteStatements(at)
	r.noteNumbers(numbers)
	value, not, err := r.truth(len(numbers), op != opOr)
	c := chorus{ofAll, numbers, value, scopeListed}
	if op == opOr {
		c.quantity = ofSome
	}
	return unless(!not, c), err
}

// numbers reads "2, 5 to 7 and 9", and how they are joined.
func (r *reader) numbers() (all []int, op connective, err *kit.Error) {
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
		if len(all) > maxStatements {
			return nil, "", kit.Wrong(r.Next().At, "That names more than %d statements: name each once.", maxStatements)
		}
		more := 0
		if r.After(more).Is(",") {
			more++
		}
		joint := connective("")
		if t := r.After(more); t.Is("and", "or") {
			joint = connective(t.Text)
			more++
		}
		if more == 0 || r.After(more).Kind != numeral {
			return all, op, nil
		}
		if joint != "" && op != "" && joint != op {
			return nil, "", kit.Wrong(r.Next().At, "“And” and “or” stand between these numbers: write it out for each.")
		}
		if joint != "" {
			op = joint
		}
		r.At += more
	}
}
