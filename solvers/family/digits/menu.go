package digits

import (
	"solvitur/solvers/schema"
)

// compose makes the formula of a condition, whichever sentence of the menu it
// is written with.
func (c Condition) compose(path string, numbers []template, letters []rune, base int) (formula, *schema.FieldError) {
	var f formula
	var failure *schema.FieldError
	// operand includes a part that must be a number.
	operand := func(key, text string) int {
		part, err := parse(path+"/"+key, text, letters, base)
		if err == nil && part.nodes[part.root()].op.isStatement() {
			err = schema.At(path+"/"+key, 0, "A number is expected here, and this is a statement: write it as a condition of its own.")
		}
		if err != nil {
			if failure == nil {
				failure = err
			}
			return 0
		}
		return f.include(part)
	}
	add := func(n node) int {
		if failure != nil {
			return 0
		}
		return f.add(n)
	}
	switch c.Kind {
	case kindFormula:
		whole, err := parse(path+"/formula", c.Formula, letters, base)
		if err == nil && !whole.nodes[whole.root()].op.isStatement() {
			err = schema.At(path+"/formula", len([]rune(c.Formula)), "This is only a number: compare it with something, by a sign such as = or <.")
		}
		return whole, err
	case kindTimes:
		left := operand("left", c.Left)
		times := add(node{op: opNumber, value: int64(*c.Times)})
		right := operand("right", c.Right)
		product := add(node{op: opMultiply, x: times, y: right})
		add(node{op: opEqual, x: left, y: product})
	case kindRelation:
		relation := relations[c.Relation]
		x := operand("left", c.Left)
		y := operand("right", c.Right)
		if relation.swap {
			x, y = y, x
		}
		add(node{op: relation.op, x: x, y: y})
	case kindDivision:
		x := operand("left", c.Left)
		y := operand("right", c.Right)
		quotient := add(node{op: opDivide, x: x, y: y})
		quotient = add(node{op: opEqual, x: quotient, y: operand("quotient", c.Quotient)})
		x = operand("left", c.Left)
		y = operand("right", c.Right)
		rest := add(node{op: opRest, x: x, y: y})
		rest = add(node{op: opEqual, x: rest, y: operand("rest", c.Rest)})
		add(node{op: opAnd, x: quotient, y: rest})
	case kindDifferent:
		block, err := parse(path+"/left", c.Left, letters, base)
		if err == nil && (len(block.nodes) != 1 || block.nodes[0].op != opBlock) {
			err = schema.At(path+"/left", 0, "Write the letters that are to be different, one after the other, such as %s.", string(letters))
		}
		if err != nil {
			return f, err
		}
		f.add(node{op: opDifferent, letters: block.nodes[0].letters})
	case kindLeading:
		whole := -1
		for _, number := range numbers {
			if len(number.letters) < 2 {
				continue // 0 itself begins with no zero too many
			}
			x := f.add(node{op: opBlock, letters: number.letters[:1]})
			y := f.add(node{op: opNumber})
			one := f.add(node{op: opUnequal, x: x, y: y})
			if whole >= 0 {
				one = f.add(node{op: opAnd, x: whole, y: one})
			}
			whole = one
		}
		if whole < 0 {
			f.add(node{op: opTrue})
		}
	}
	if failure != nil {
		return f, failure
	}
	if f.tooLarge(base) >= 0 {
		return f, schema.Errorf(path, "The numbers here could grow beyond 10^18: use fewer digits or a smaller factor.")
	}
	return f, nil
}
