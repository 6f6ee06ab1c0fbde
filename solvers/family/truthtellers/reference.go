package truthtellers

import "fmt"

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

// groupOfStatements reads what statements are called: "statement 1 or
// statement 2 is false". Alone they are called true.
func (r *reader) groupOfStatements(g names, word string) (formula, *formulaError) {
	if r.next().is("is", "are", "was", "were", "true", "false") {
		note(&r.heard.called, g.at[0])
	} else {
		note(&r.heard.number, g.at[0])
	}
	value, not, err := r.truth(len(g.of))
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

// truth reads "is true", "are not false" and the like, of so many statements;
// true if nothing of the sort stands here. It says not for "are not all true".
func (r *reader) truth(of int) (value, not bool, err *formulaError) {
	if r.next().is("true", "false") {
		r.at++
		return r.after(-1).is("true"), false, nil
	}
	if !r.next().is("is", "are", "was", "were") {
		return true, false, nil
	}
	r.at++
	plain := !r.skip("not")
	word := r.next()
	if r.skip("all", "both") {
		not, plain = !plain, true
		if err := r.pair(word, of); err != nil {
			return false, false, err
		}
	}
	if !r.next().is("true", "false") {
		return false, false, r.expected("“true” or “false”")
	}
	r.at++
	return r.after(-1).is("true") == plain, not, nil
}

// statements reads "statements 1 and 2 are true": each of them.
func (r *reader) statements() (formula, *formulaError) {
	r.at++
	at := r.at
	numbers, op, err := r.numbers()
	if err != nil {
		return nil, err
	}
	if r.next().is("is", "are", "was", "were", "true", "false") {
		note(&r.heard.called, at)
	} else {
		note(&r.heard.number, at)
	}
	value, not, err := r.truth(len(numbers))
	c := chorus{quantity{word: "all"}, numbers, value, scopeListed}
	if op == opOr {
		c.quantity = quantity{"at least", 1}
	}
	return unless(!not, c), err
}

// numbers reads "2, 5 to 7 and 9", and how they are joined.
func (r *reader) numbers() (all []int, op connective, err *formulaError) {
	for {
		low, err := r.statementNumber()
		if err != nil {
			return nil, "", err
		}
		high := low
		if r.skip("to") {
			if high, err = r.statementNumber(); err != nil {
				return nil, "", err
			}
		}
		for n := low; n <= high; n++ {
			all = append(all, n)
		}
		if len(all) > maxStatements {
			return nil, "", wrong(r.next().at, "That names more than %d statements: name each once.", maxStatements)
		}
		more := 0
		if r.after(more).sign(",") {
			more++
		}
		joint := connective("")
		if t := r.after(more); t.is("and", "or") {
			joint = connective(t.text)
			more++
		}
		if more == 0 || r.after(more).sort != numeral {
			return all, op, nil
		}
		if joint != "" && op != "" && joint != op {
			return nil, "", wrong(r.next().at, "“And” and “or” stand between these numbers: write it out for each.")
		}
		if joint != "" {
			op = joint
		}
		r.at += more
	}
}
