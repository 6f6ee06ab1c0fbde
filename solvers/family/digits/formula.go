package digits

import "solvitur/solvers/formula"

// expression is a formula over the digits of a puzzle's letters.
type expression = formula.Formula[operand]

type node = formula.Node[operand]

// operand is what a formula speaks of.
type operand struct {
	value   int64 // of opNumber
	letters []int // of opBlock: positions in the puzzle's letters
}

// op is what a node of a formula does.
type op = formula.Op

const (
	opNumber    op = iota // a whole number
	opBlock               // a number written with letters
	opAdd                 // numbers from here to opReverse
	opSubtract            //
	opMultiply            //
	opDivide              // the whole quotient
	opRest                // what division leaves: 0 up to less than the divisor's size
	opPower               // with a fixed exponent
	opNegate              //
	opDigitSum            //
	opReverse             // digits backwards
	opEqual               // statements from here
	opUnequal             //
	opLess                //
	opLessEqual           //
	opAnd                 //
	opOr                  //
	opNot                 //
	opDifferent           // all letters of a block stand for different digits
	opTrue                // holds in any case
	opGreater             // only written: turned round when read
	opGreaterEqual
)

// The sorts of parts.
const (
	aNumber formula.Sort = iota
	aStatement
)

// operators are the language of conditions.
var operators = formula.Table{
	opNumber:       {Binds: 9},
	opBlock:        {Binds: 9},
	opTrue:         {Binds: 9, Is: aStatement},
	opOr:           {Signs: []string{"or"}, Place: formula.Infix, Binds: 1, Of: aStatement, Is: aStatement, EitherWay: true, Within: 3},
	opAnd:          {Signs: []string{"and"}, Place: formula.Infix, Binds: 2, Of: aStatement, Is: aStatement, EitherWay: true},
	opNot:          {Signs: []string{"not"}, Place: formula.Prefix, Binds: 3, Of: aStatement, Is: aStatement, Within: 5},
	opEqual:        {Signs: []string{"=", "=="}, Place: formula.Comparison, Binds: 4, Is: aStatement},
	opUnequal:      {Signs: []string{"!=", "≠", "<>"}, Place: formula.Comparison, Binds: 4, Is: aStatement, Print: "≠"},
	opLess:         {Signs: []string{"<"}, Place: formula.Comparison, Binds: 4, Is: aStatement},
	opLessEqual:    {Signs: []string{"<=", "≤", "=<"}, Place: formula.Comparison, Binds: 4, Is: aStatement, Print: "≤"},
	opGreater:      {Signs: []string{">"}, Place: formula.Comparison, Binds: 4, Is: aStatement, Means: opLess},
	opGreaterEqual: {Signs: []string{">=", "≥", "=>"}, Place: formula.Comparison, Binds: 4, Is: aStatement, Means: opLessEqual},
	opAdd:          {Signs: []string{"+"}, Place: formula.Infix, Binds: 5},
	opSubtract:     {Signs: []string{"-", "−", "–"}, Place: formula.Infix, Binds: 5, Print: "−"},
	opMultiply:     {Signs: []string{"*", "·", "×"}, Place: formula.Infix, Binds: 6, Print: "·", Close: true, Apart: true},
	opDivide:       {Signs: []string{"div"}, Place: formula.Infix, Binds: 6, Apart: true},
	opRest:         {Signs: []string{"mod"}, Place: formula.Infix, Binds: 6, Apart: true},
	opNegate:       {Signs: []string{"-", "−", "–"}, Place: formula.Prefix, Binds: 7, Print: "−", Close: true},
	opPower:        {Signs: []string{"^"}, Place: formula.Single, Binds: 8, Close: true},
	opDigitSum:     {Signs: []string{"sum"}, Place: formula.Function, Binds: 9},
	opReverse:      {Signs: []string{"rev"}, Place: formula.Function, Binds: 9},
	opDifferent:    {Signs: []string{"different"}, Place: formula.Function, Binds: 9, Is: aStatement},
}

// words are those of the language.
var words = operators.Words()

// isStatement says whether a node is true or false, rather than a number.
func isStatement(o op) bool { return o >= opEqual }

// isComparison says whether a node compares two numbers.
func isComparison(o op) bool { return o >= opEqual && o <= opLessEqual }

// lettersOf lists the letters that a formula speaks of, as a set of bits.
func lettersOf(f *expression) (set uint64) {
	for _, n := range f.Nodes {
		for _, letter := range n.Atom.letters {
			set |= 1 << letter
		}
	}
	return set
}

// mostValue bounds every number that a formula can ever reach, so that nothing
// overflows.
const mostValue = 1e18

// tooLarge finds the first node that could pass mostValue, or -1. Sizes are
// worked out upwards, each for the largest digits.
func tooLarge(f *expression, base int) int {
	size := make([]float64, len(f.Nodes))
	for i, n := range f.Nodes {
		switch n.Op {
		case opNumber:
			size[i] = float64(n.Atom.value)
		case opBlock:
			size[i] = power(float64(base), int64(len(n.Atom.letters)))
		case opAdd, opSubtract:
			size[i] = size[n.X] + size[n.Y]
		case opMultiply:
			size[i] = size[n.X] * size[n.Y]
		case opPower:
			size[i] = max(1, power(size[n.X], f.Nodes[n.Y].Atom.value))
		case opRest:
			size[i] = min(size[n.X]+size[n.Y], size[n.Y])
		case opReverse:
			size[i] = size[n.X] * float64(base)
		case opDigitSum:
			size[i] = min(size[n.X], 64*float64(base))
		case opDivide, opNegate:
			size[i] = size[n.X]
		}
		if size[i] > mostValue {
			return i
		}
	}
	return -1
}

func power(x float64, n int64) float64 {
	p := 1.0
	for range n {
		p *= x
	}
	return p
}
