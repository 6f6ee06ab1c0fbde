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
