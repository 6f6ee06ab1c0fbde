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
func lower(f *expression, base, letters int) lowered {
	l := lowered{nodes: make([]lowNode, len(f.Nodes))}
	sums := make([]linear, len(f.Nodes))
	for i, n := range f.Nodes {
		sums[i] = linearOf(f, n, sums, base, letters)
		low := &l.nodes[i]
		*low = lowNode{kind: lowOperator, op: n.Op, x: n.X, y: n.Y}
		switch n.Op {
		case opPower:
			low.value = f.Nodes[n.Y].Atom.value
		case opDifferent:
			low.letters = f.Nodes[n.X].Atom.letters
		}
		if sums[i].ok {
			low.setLinear(lowLinear, sums[i])
		}
		if isComparison(n.Op) && sums[n.X].ok && sums[n.Y].ok {
			low.setLinear(lowCompare, combined(sums[n.X], sums[n.Y], -1))
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
func linearOf(f *expression, n node, sums []linear, base, letters int) linear {
	none := linear{}
	zero := linear{ok: true, factors: make([]int64, letters)}
	switch n.Op {
	case opNumber:
		zero.constant = n.Atom.value
		return zero
	case opBlock:
		return weighted(zero, n.Atom.letters, base)
	case opDigitSum:
		if inner := f.Nodes[n.X]; inner.Op == opBlock {
			return weighted(zero, inner.Atom.letters, 1)
		}
	case opReverse:
		if inner := f.Nodes[n.X]; inner.Op == opBlock {
			back := make([]int, len(inner.Atom.letters))
			for i, letter := range inner.Atom.letters {
				back[len(back)-1-i] = letter
			}
			return weighted(zero, back, base)
		}
	case opNegate:
		if sums[n.X].ok {
			return combined(zero, sums[n.X], -1)
		}
	case opAdd, opSubtract:
		if sums[n.X].ok && sums[n.Y].ok {
			sign := int64(1)
			if n.Op == opSubtract {
				sign = -1
			}
			return combined(sums[n.X], sums[n.Y], sign)
		}
	case opMultiply:
		x, y := sums[n.X], sums[n.Y]
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
