package formula

// Language is a table of operators, and what else there is to know to read its
// formulas. Names and operands are those of one puzzle.
type Language[A any] struct {
	Operators Table
	Names     *Names
	// Operand reads the operand that stands at the cursor, and goes on behind it;
	// none if no operand begins there.
	Operand func(c *Cursor) (op Op, atom A, none bool, err *Error)
	// Check refuses a part that cannot be, though its sorts fit; it may be nil.
	Check func(f *Formula[A], part int) *Error
	// And joins the comparisons of a chain.
	And Op

	// What is said of mistakes. Hints are for signs that the language does not have;
	// Wanted says what an operand is, and Behind what may follow one; Refusals say,
	// by sort, that a part is of another one; Unexpected says more of what stands
	// where something else is wanted, nil if there is nothing more to say.
	Hints          map[rune]string
	Wanted, Behind string
	Refusals       []string
	Again          string
	Unexpected     func(c *Cursor) *Error
	Example        string
	MostNested     int
}

// reader reads one formula. After a mistake err is set, and everything returns.
type reader[A any] struct {
	*Language[A]
	Cursor
	formula Formula[A]
}

// Read makes a formula of a text. Of a text that is none for want of quotation marks
// round a name it says so.
func (l *Language[A]) Read(text string) (f Formula[A], err *Error) {
	if f, err = l.read(text); err == nil {
		return f, nil
	}
	quoted, name, at := l.Names.quote(text)
	if quoted == text {
		return f, err
	}
	if _, still := l.read(quoted); still != nil {
		return f, err
	}
	return f, Wrong(at, "The name %s can be told from the rest of a formula only in quotation marks: write “%[1]s”.", name)
}

func (l *Language[A]) read(text string) (f Formula[A], err *Error) {
	r := &reader[A]{Language: l}
	if r.Tokens, err = l.tokens(text); err != nil {
		return f, err
	}
	r.Cursor.MostNested = l.MostNested
	if r.Next().Kind == End {
		return f, Wrong(0, "There is no formula yet: write something like %s.", l.Example)
	}
	if err := r.part(0); err != nil {
		return f, err
	}
	if r.Next().Kind != End {
		return f, r.expected(l.Behind)
	}
	return r.formula, nil
}

// part reads a part whose operators bind as tightly as asked, or more.
func (r *reader[A]) part(binds int) *Error {
	begin := r.Next().At
	if err := r.first(binds); err != nil {
		return err
	}
	for chain := false; ; {
		op, t, ok := r.take(r.Operators, Infix, Single, Comparison)
		operator := &r.Operators[op]
		if ok && operator.Binds < binds {
			r.At--
			ok = false
		}
		if !ok {
			return nil
		}
		chain = chain && operator.Place == Comparison
		if !chain {
			if err := r.is(operator.Of, begin); err != nil {
				return err
			}
		} else {
			// The right side of the comparison before is the left one of this, too.
			before := r.formula.Nodes[r.formula.Root()]
			if before.Op == r.And {
				before = r.formula.Nodes[before.Y]
			}
			r.formula.Include(&r.formula, max(before.X, before.Y))
		}
		if err := r.behind(op, t); err != nil {
			return err
		}
		if chain {
			if err := r.join(r.And, t.At); err != nil {
				return err
			}
		}
		chain = operator.Place == Comparison
	}
}

// behind reads the operand behind an operator, and applies it.
func (r *reader[A]) behind(op Op, t Token) *Error {
	operator := &r.Operators[op]
	begin := r.Next().At
	if err := r.part(operator.Binds + 1); err != nil {
		return err
	}
	if err := r.is(operator.Of, begin); err != nil {
		return err
	}
	if next := r.Next(); operator.Place == Single && next.Is(operator.Signs...) {
		return Wrong(next.At, "%s", r.Again)
	}
	return r.join(op, t.At)
}

// join makes the last two parts operands.
func (r *reader[A]) join(op Op, at int) *Error {
	if means := r.Operators[op].Means; means != 0 {
		r.formula.Binary(means, at)
		r.formula.Exchange()
	} else {
		r.formula.Binary(op, at)
	}
	return r.check()
}

func (r *reader[A]) check() *Error {
	if r.Check == nil {
		return nil
	}
	return r.Check(&r.formula, r.formula.Root())
}

// first reads an operand, or an operator before one.
func (r *reader[A]) first(binds int) *Error {
	if op, t, ok := r.take(r.Operators, Prefix); ok {
		if r.Operators[op].Binds < binds {
			r.At--
			return r.expected(r.Wanted)
		}
		return r.before(op, t, func() *Error { return r.part(r.Operators[op].Binds) })
	}
	if op, t, ok := r.take(r.Operators, Function); ok {
		if !r.Next().Is("(") {
			return r.expected("an opening parenthesis after " + t.Text)
		}
		r.At++
		return r.before(op, t, func() *Error { return r.closed() })
	}
	if t := r.Next(); r.Skip("(") {
		return r.nested(t, r.closed)
	}
	at := r.Next().At
	op, atom, none, err := r.Operand(&r.Cursor)
	if none {
		return r.expected(r.Wanted)
	}
	if err != nil {
		return err
	}
	r.formula.Operand(op, atom, at)
	return r.check()
}

// before reads the operand behind an operator, and applies it.
func (r *reader[A]) before(op Op, t Token, operand func() *Error) *Error {
	begin := r.Next().At
	if err := r.nested(t, operand); err != nil {
		return err
	}
	if err := r.is(r.Operators[op].Of, begin); err != nil {
		return err
	}
	r.formula.Unary(op, t.At)
	return r.check()
}

// closed reads what stands in parentheses, behind the opening one.
func (r *reader[A]) closed() *Error {
	if err := r.part(0); err != nil {
		return err
	}
	if !r.Skip(")") {
		return r.expected("a closing parenthesis")
	}
	return nil
}

func (r *reader[A]) nested(at Token, read func() *Error) *Error {
	if err := r.Nest(at); err != nil {
		return err
	}
	defer r.Leave()
	return read()
}

// is refuses the last part if it is not of a sort.
func (r *reader[A]) is(sort Sort, at int) *Error {
	if r.Operators[r.formula.Nodes[r.formula.Root()].Op].Is != sort {
		return Wrong(at, "%s", r.Refusals[sort])
	}
	return nil
}

// expected says what should stand here.
func (r *reader[A]) expected(what string) *Error {
	if r.Unexpected != nil && r.Next().Kind != End {
		if err := r.Unexpected(&r.Cursor); err != nil {
			return err
		}
	}
	return r.Expected(what)
}
