package digits

// lowered is a formula made ready for narrowing: numbers that are sums of
// multiples of letters are kept as such, so that "def = 4·abc" is one equation
// in six letters, not a comparison of two numbers that know nothing of each
// other.
type lowered struct {
	nodes []lowNode
}

// lowOp is what a node does beyond the operators of formulas.
type lowOp uint8

const (
	lowLinear   lowOp = iota // a sum of multiples of letters
	lowCompare               // a linear number compared with 0, by op
	lowOperator              // op, on the operands x and y
)

type lowNode struct {
	kind lowOp
	op   op
	x, y int // operands, as positions
	// lowLinear, lowCompare: constant plus the sum of factors times letters.
	constant int64
	terms    []term
	value    int64 // exponent
	letters  []int // opDifferent
}

type term struct {
	factor int64
	letter int
}

// linear is a sum of multiples of letters, one factor for each letter.
type linear struct {
	ok       bool
	constant int64
	factors  []int64
}

// lower translates a formula for a puzzle with so many letters. Nodes keep
// their positions; what has been merged into a linear one is never looked at
// again.
func lower(f *formula, base, letters int) lowered {
	l := lowered{nodes: make([]lowNode, len(f.nodes))}
	sums := make([]linear, len(f.nodes))
	for i, n := range f.nodes {
		sums[i] = linearOf(f, n, sums, base, letters)
		low := &l.nodes[i]
		*low = lowNode{kind: lowOperator, op: n.op, x: n.x, y: n.y, value: n.value, letters: n.letters}
		if sums[i].ok {
			low.setLinear(lowLinear, sums[i])
		}
		if n.op.isComparison() && sums[n.x].ok && sums[n.y].ok {
			low.setLinear(lowCompare, combined(sums[n.x], sums[n.y], -1))
		}
	}
	return l
}

func (n *lowNode) setLinear(kind lowOp, sum linear) {
	n.kind, n.constant = kind, sum.constant
	for letter, factor := range sum.factors {
		if factor != 0 {
			n.terms = append(n.terms, term{factor, letter})
		}
	}
}

// linearOf gives a node as a linear sum, if it is one.
func linearOf(f *formula, n node, sums []linear, base, letters int) linear {
	none := linear{}
	zero := linear{ok: true, factors: make([]int64, letters)}
	switch n.op {
	case opNumber:
		zero.constant = n.value
		return zero
	case opBlock:
		return weighted(zero, n.letters, base)
	case opDigitSum:
		if inner := f.nodes[n.x]; inner.op == opBlock {
			return weighted(zero, inner.letters, 1)
		}
	case opReverse:
		if inner := f.nodes[n.x]; inner.op == opBlock {
			back := make([]int, len(inner.letters))
			for i, letter := range inner.letters {
				back[len(back)-1-i] = letter
			}
			return weighted(zero, back, base)
		}
	case opNegate:
		if sums[n.x].ok {
			return combined(zero, sums[n.x], -1)
		}
	case opAdd, opSubtract:
		if sums[n.x].ok && sums[n.y].ok {
			sign := int64(1)
			if n.op == opSubtract {
				sign = -1
			}
			return combined(sums[n.x], sums[n.y], sign)
		}
	case opMultiply:
		x, y := sums[n.x], sums[n.y]
		switch {
		case x.isConstant() && y.ok:
			return combined(zero, y, x.constant)
		case y.isConstant() && x.ok:
			return combined(zero, x, y.constant)
		}
	}
	return none
}

func (s linear) isConstant() bool {
	if !s.ok {
		return false
	}
	for _, factor := range s.factors {
		if factor != 0 {
			return false
		}
	}
	return true
}

// weighted adds the letters as the digits of a number.
func weighted(sum linear, letters []int, base int) linear {
	weight := int64(1)
	for i := len(letters) - 1; i >= 0; i-- {
		sum.factors[letters[i]] += weight
		weight *= int64(base)
	}
	return sum
}

// combined is x + factor*y.
func combined(x, y linear, factor int64) linear {
	sum := linear{ok: true, constant: x.constant + factor*y.constant, factors: make([]int64, len(x.factors))}
	for i := range sum.factors {
		sum.factors[i] = x.factors[i] + factor*y.factors[i]
	}
	return sum
}
