package digits

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/schema"
)

// The grammar, loosest first:
//
//	statement  = clause { "or" clause }
//	clause     = factor { "and" factor }
//	factor     = "not" factor | comparison
//	comparison = sum [ relation sum { relation sum } ]
//	sum        = product { ("+" | "-") product }
//	product    = sign { ("*" | "div" | "mod") sign }
//	sign       = "-" sign | power
//	power      = atom [ "^" number ]
//	atom       = number | block | function "(" statement ")" | "(" statement ")"
//
// 1 < a < b is short for 1 < a and a < b. Whether something is a number or a
// statement is checked as the tree is built, so that the message can point.

// mostNested bounds parentheses within parentheses, and so how deep the parser
// calls itself.
const mostNested = 40

const mostExponent = 60

// parser builds one formula. Its methods return the position of what they
// read; after a mistake, err is set and everything returns at once.
type parser struct {
	path    string
	tokens  []token
	next    int
	depth   int
	letters []rune // of the puzzle
	formula formula
	err     *schema.FieldError
}

// parse reads a formula over the letters.
func parse(path, text string, letters []rune, base int) (formula, *schema.FieldError) {
	tokens, err := lex(path, text)
	if err != nil {
		return formula{}, err
	}
	p := &parser{path: path, tokens: tokens, letters: letters}
	if p.peek().kind == tokenEnd {
		return formula{}, schema.At(path, 0, "There is no formula yet: write something like %s.", p.example())
	}
	p.statement()
	if p.err == nil && p.peek().kind != tokenEnd {
		p.unexpected("a sign such as +, = or <, a word such as and, or the end")
	}
	if p.err != nil {
		return formula{}, p.err
	}
	if i := p.formula.tooLarge(base); i >= 0 {
		return formula{}, schema.At(path, p.formula.nodes[i].at, "The numbers here could grow beyond 10^18: use fewer digits, or a smaller factor or exponent.")
	}
	return p.formula, nil
}

// example is a formula with the puzzle's own letters.
func (p *parser) example() string {
	if len(p.letters) < 2 {
		return fmt.Sprintf("%c > 0", p.letters[0])
	}
	return fmt.Sprintf("%c = 2*%c", p.letters[1], p.letters[0])
}

func (p *parser) peek() token { return p.tokens[p.next] }

// take reads the next token if it is one of these signs or words.
func (p *parser) take(texts ...string) (token, bool) {
	t := p.peek()
	if p.err != nil || t.kind == tokenEnd || t.kind == tokenNumber || !slices.Contains(texts, t.text) {
		return t, false
	}
	p.next++
	return t, true
}

// add appends a node.
func (p *parser) add(n node) int {
	if p.err != nil {
		return 0
	}
	return p.formula.add(n)
}

func (p *parser) statement() int {
	return p.chained(p.clause, p.truth, map[string]op{"or": opOr})
}

func (p *parser) clause() int {
	return p.chained(p.factor, p.truth, map[string]op{"and": opAnd})
}

func (p *parser) factor() int { return p.prefixed("not", opNot, p.factor, p.comparison, p.truth) }

// relations gives the node for a sign, and whether its sides are swapped.
var relations = map[string]struct {
	op   op
	swap bool
}{
	"=": {opEqual, false}, "!=": {opUnequal, false},
	"<": {opLess, false}, "<=": {opLessEqual, false},
	">": {opLess, true}, ">=": {opLessEqual, true},
}

func (p *parser) comparison() int {
	at := p.peek().at
	x := p.sum()
	whole := -1
	for {
		t, ok := p.take("=", "!=", "<", "<=", ">", ">=")
		if !ok {
			if whole >= 0 {
				return whole
			}
			return x
		}
		p.number(x, at)
		// In a chain the middle is an operand of both comparisons; every node
		// having one parent, it is copied.
		left := x
		if whole >= 0 {
			left = p.copied(x)
		}
		at = p.peek().at
		y := p.sum()
		p.number(y, at)
		relation := relations[t.text]
		n := node{op: relation.op, x: left, y: y, at: t.at}
		if relation.swap {
			n.x, n.y = n.y, n.x
		}
		z := p.add(n)
		if whole >= 0 {
			z = p.add(node{op: opAnd, x: whole, y: z, at: t.at})
		}
		whole, x = z, y
	}
}

// copied appends a copy of the subtree below a node.
func (p *parser) copied(x int) int {
	if p.err != nil {
		return 0
	}
	first := p.first(x)
	shift := len(p.formula.nodes) - first
	for i := first; i <= x; i++ {
		n := p.formula.nodes[i]
		n.x += shift
		n.y += shift
		p.formula.nodes = append(p.formula.nodes, n)
	}
	return p.formula.root()
}

// first is the position at which the subtree below a node begins: operands
// stand before operators, without gaps.
func (p *parser) first(x int) int { return first(p.formula.nodes, x) }

func first(nodes []node, x int) int {
	for {
		switch n := nodes[x]; n.op {
		case opNumber, opBlock, opDifferent, opTrue:
			return x
		default:
			x = min(n.x, n.y)
			if n.op == opNot || n.op == opNegate || n.op == opPower || n.op == opDigitSum || n.op == opReverse {
				x = n.x
			}
		}
	}
}

func (p *parser) sum() int {
	return p.chained(p.product, p.number, map[string]op{"+": opAdd, "-": opSubtract})
}

func (p *parser) product() int {
	return p.chained(p.sign, p.number, map[string]op{"*": opMultiply, "div": opDivide, "mod": opRest})
}

// chained reads operands with operators between them, which take them from the
// left; is complains where an operand is of the wrong sort.
func (p *parser) chained(operand func() int, is func(x, at int), ops map[string]op) int {
	at := p.peek().at
	x := operand()
	for {
		t := p.peek()
		o, ok := ops[t.text]
		if !ok || p.err != nil || t.kind == tokenEnd {
			return x
		}
		p.next++
		is(x, at)
		right := p.peek().at
		y := operand()
		is(y, right)
		x = p.add(node{op: o, x: x, y: y, at: t.at})
	}
}

func (p *parser) sign() int { return p.prefixed("-", opNegate, p.sign, p.power, p.number) }

// prefixed reads an operator with its operand, or else what binds more tightly.
func (p *parser) prefixed(operator string, o op, operand, tighter func() int, is func(x, at int)) int {
	t, ok := p.take(operator)
	if !ok {
		return tighter()
	}
	if !p.deeper(t.at) {
		return 0
	}
	at := p.peek().at
	x := operand()
	p.depth--
	is(x, at)
	return p.add(node{op: o, x: x, at: t.at})
}

func (p *parser) power() int {
	at := p.peek().at
	x := p.atom()
	t, ok := p.take("^")
	if !ok {
		return x
	}
	p.number(x, at)
	exponent := p.peek()
	if exponent.kind != tokenNumber {
		return p.unexpected("an exponent, a number written in figures,")
	}
	p.next++
	n, err := strconv.ParseInt(exponent.text, 10, 64)
	if err != nil || n > mostExponent {
		return p.fail(exponent.at, "The exponent %s is too large: use one of 0 to %d.", short(exponent.text), mostExponent)
	}
	if again, ok := p.take("^"); ok {
		return p.fail(again.at, "A power of a power needs parentheses: write something like (%s^2)^3.", p.example()[:1])
	}
	return p.add(node{op: opPower, x: x, value: n, at: t.at})
}

const operandExpected = "a number, a letter or an opening parenthesis"

func (p *parser) atom() int {
	if p.err != nil {
		return 0
	}
	t := p.peek()
	switch {
	case t.kind == tokenNumber:
		p.next++
		value, err := strconv.ParseInt(t.text, 10, 64)
		if err != nil || float64(value) > mostValue {
			return p.fail(t.at, "The number %s is too large: use one up to 10^18.", short(t.text))
		}
		return p.add(node{op: opNumber, value: value, at: t.at})
	case t.kind == tokenSign && t.text == "(":
		return p.parenthesis(t)
	case t.kind == tokenWord:
		return p.word(t)
	}
	return p.unexpected(operandExpected)
}

func (p *parser) parenthesis(opening token) int {
	p.next++
	if !p.deeper(opening.at) {
		return 0
	}
	x := p.statement()
	p.depth--
	if _, ok := p.take(")"); !ok {
		return p.unexpected("a closing parenthesis")
	}
	return x
}

// functions by name.
var functions = map[string]op{"sum": opDigitSum, "rev": opReverse, "different": opDifferent}

func (p *parser) word(t token) int {
	if o, ok := functions[t.text]; ok {
		return p.call(t, o)
	}
	if slices.Contains(words, t.text) {
		return p.unexpected(operandExpected)
	}
	letters := make([]int, 0, len(t.text))
	for _, r := range t.text {
		i := slices.Index(p.letters, r)
		if i < 0 {
			return p.unknown(t)
		}
		letters = append(letters, i)
	}
	p.next++
	return p.add(node{op: opBlock, letters: letters, at: t.at})
}

func (p *parser) call(t token, o op) int {
	p.next++
	if _, ok := p.take("("); !ok {
		return p.unexpected("an opening parenthesis after " + t.text)
	}
	if !p.deeper(t.at) {
		return 0
	}
	at := p.peek().at
	x := p.statement()
	p.depth--
	p.number(x, at)
	if _, ok := p.take(")"); !ok {
		return p.unexpected("a closing parenthesis")
	}
	if p.err != nil {
		return 0
	}
	if o == opDifferent {
		n := p.formula.nodes[x]
		if n.op != opBlock {
			return p.fail(at, "Only the digits of a block can be told apart: write letters such as %s.", p.example()[:1])
		}
		p.formula.nodes[x] = node{op: opDifferent, letters: n.letters, at: t.at}
		return x
	}
	return p.add(node{op: o, x: x, at: t.at})
}
