package digits

// op is what a node of a formula does.
type op uint8

const (
	opNumber    op = iota // a whole number, in value
	opBlock               // a number written with letters
	opAdd                 // numbers from here to opReverse
	opSubtract            //
	opMultiply            //
	opDivide              // the whole quotient
	opRest                // what division leaves: 0 up to less than the divisor's size
	opPower               // with a fixed exponent, in value
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
)

// isStatement says whether a node is true or false, rather than a number.
func (o op) isStatement() bool { return o >= opEqual }

// isComparison says whether a node compares two numbers.
func (o op) isComparison() bool { return o >= opEqual && o <= opLessEqual }

// node is an operand or an operator with its operands. A node's operands stand
// before it in its formula; it is the operand of one other node at most.
type node struct {
	op      op
	x, y    int   // positions of the operands; y is unused where there is one
	value   int64 // opNumber, opPower
	letters []int // opBlock, opDifferent: positions in the puzzle's letters
	at      int   // where it stands in the text, in characters
}

// formula is a list of nodes, the last one being the whole.
type formula struct {
	nodes []node
}

// root is the position of the whole.
func (f *formula) root() int { return len(f.nodes) - 1 }

// add appends a node and gives its position.
func (f *formula) add(n node) int {
	f.nodes = append(f.nodes, n)
	return len(f.nodes) - 1
}

// include appends another formula and gives the position of its root.
func (f *formula) include(other formula) int {
	shift := len(f.nodes)
	for _, n := range other.nodes {
		n.x += shift
		n.y += shift
		f.nodes = append(f.nodes, n)
	}
	return f.root()
}

// letters lists the letters that a formula speaks of, as a set of bits.
func (f *formula) letters() (set uint64) {
	for _, n := range f.nodes {
		for _, letter := range n.letters {
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
func (f *formula) tooLarge(base int) int {
	size := make([]float64, len(f.nodes))
	for i, n := range f.nodes {
		switch n.op {
		case opNumber:
			size[i] = float64(n.value)
		case opBlock:
			size[i] = power(float64(base), int64(len(n.letters)))
		case opAdd, opSubtract:
			size[i] = size[n.x] + size[n.y]
		case opMultiply:
			size[i] = size[n.x] * size[n.y]
		case opPower:
			size[i] = max(1, power(size[n.x], n.value))
		case opRest:
			size[i] = min(size[n.x]+size[n.y], size[n.y])
		case opReverse:
			size[i] = size[n.x] * float64(base)
		case opDigitSum:
			size[i] = min(size[n.x], 64*float64(base))
		case opDivide, opNegate:
			size[i] = size[n.x]
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
