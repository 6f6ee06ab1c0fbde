package digits

import "solvitur/solvers/schema"

// compose makes the formula of a condition, whichever sentence of the menu it is
// written with. The parts of the row that are formulas are read into m.read.
func (m *model) compose(path string, c Condition) (f expression, failure *schema.FieldError) {
	read := func(key, text string) *expression {
		part, err := m.parse(path+"/"+key, text)
		if failure == nil {
			failure = err
		}
		m.read[text] = &part
		return &part
	}
	// number includes a part that must be a number.
	number := func(key, text string) {
		part := read(key, text)
		if failure == nil && isStatement(part.Nodes[part.Root()].Op) {
			failure = schema.At(path+"/"+key, 0, "A number is expected here, and this is a statement: write it as a condition of its own.")
		}
		if failure == nil {
			f.Include(part, part.Root())
		}
	}
	// join applies an operator to the last two parts.
	join := func(o op) {
		if failure != nil {
			return
		}
		if means := operators[o].Means; means != 0 {
			f.Binary(means, 0)
			f.Exchange()
			return
		}
		f.Binary(o, 0)
	}
	switch c.Kind {
	case kindFormula:
		whole := read("formula", c.Formula)
		if failure == nil && !isStatement(whole.Nodes[whole.Root()].Op) {
			failure = schema.At(path+"/formula", len([]rune(c.Formula)), "This is only a number: compare it with something, by a sign such as = or <.")
		}
		return *whole, failure
	case kindTimes:
		number("left", c.Left)
		f.Operand(opNumber, operand{value: int64(*c.Times)}, 0)
		number("right", c.Right)
		join(opMultiply)
		join(opEqual)
	case kindRelation:
		number("left", c.Left)
		number("right", c.Right)
		join(relation(c.Relation))
	case kindDivision:
		number("left", c.Left)
		number("right", c.Right)
		join(opDivide)
		number("quotient", c.Quotient)
		join(opEqual)
		number("left", c.Left)
		number("right", c.Right)
		join(opRest)
		number("rest", c.Rest)
		join(opEqual)
		join(opAnd)
	case kindDifferent:
		block := read("left", c.Left)
		if failure == nil && (len(block.Nodes) != 1 || block.Nodes[0].Op != opBlock) {
			failure = schema.At(path+"/left", 0, "Write the letters that are to be different, one after the other, such as %s.", string(m.letters))
		}
		if failure == nil {
			f.Include(block, 0)
			f.Unary(opDifferent, 0)
		}
	case kindLeading:
		m.noneLeads(&f)
	}
	if failure == nil && tooLarge(&f, m.base) >= 0 {
		failure = schema.Errorf(path, "The numbers here could grow beyond 10^18: use fewer digits or a smaller factor.")
	}
	return f, failure
}

// relation is the operator that a comparison is written with.
func relation(sign string) op {
	for o := opEqual; int(o) < len(operators); o++ {
		if operators[o].Signs != nil && operators[o].Signs[0] == sign {
			return o
		}
	}
	panic("digits: a comparison that the menu does not offer")
}

// noneLeads says that no number begins with a 0, but 0 itself.
func (m *model) noneLeads(f *expression) {
	for _, number := range m.numbers {
		if len(number.letters) < 2 {
			continue
		}
		before := len(f.Nodes)
		f.Operand(opBlock, operand{letters: number.letters[:1]}, 0)
		f.Operand(opNumber, operand{}, 0)
		f.Binary(opUnequal, 0)
		if before > 0 {
			f.Binary(opAnd, 0)
		}
	}
	if len(f.Nodes) == 0 {
		f.Operand(opTrue, operand{}, 0)
	}
}
