package digits

// reading is what a formula says of given digits: the value of every node,
// statements as 0 and 1. It is kept from one test to the next.
type reading struct {
	values []int64
	// undefined marks numbers that do not exist: a quotient by 0, the digits
	// of a negative number, and whatever is made of them. A comparison with
	// such a number does not hold.
	undefined []bool
}

// statementHolds tests a formula on the digits of all its letters.
func (r *reading) statementHolds(f *expression, base int, digits []int) bool {
	r.read(f, base, digits)
	return r.values[f.Root()] != 0
}

// read works out every node, operands first. It takes time linear in the
// formula's length.
func (r *reading) read(f *expression, base int, digits []int) {
	if len(r.values) < len(f.Nodes) {
		r.values = make([]int64, len(f.Nodes))
		r.undefined = make([]bool, len(f.Nodes))
	}
	v := r.values
	for i := range f.Nodes {
		n := &f.Nodes[i]
		var value int64
		undefined := false
		if n.Op > opBlock && n.Op < opEqual {
			undefined = r.undefined[n.X] || n.Op <= opRest && r.undefined[n.Y]
		}
		switch n.Op {
		case opNumber:
			value = n.Atom.value
		case opBlock:
			for _, letter := range n.Atom.letters {
				value = value*int64(base) + int64(digits[letter])
			}
		case opAdd:
			value = v[n.X] + v[n.Y]
		case opSubtract:
			value = v[n.X] - v[n.Y]
		case opMultiply:
			value = v[n.X] * v[n.Y]
		case opDivide, opRest:
			if v[n.Y] == 0 {
				undefined = true
				break
			}
			quotient, rest := divided(v[n.X], v[n.Y])
			value = quotient
			if n.Op == opRest {
				value = rest
			}
		case opPower:
			value = 1
			for range v[n.Y] {
				value *= v[n.X]
			}
		case opNegate:
			value = -v[n.X]
		case opDigitSum, opReverse:
			undefined = undefined || v[n.X] < 0
			if undefined {
				break
			}
			if n.Op == opDigitSum {
				value = digitSum(v[n.X], base)
			} else if inner := &f.Nodes[n.X]; inner.Op == opBlock {
				// A block keeps its width: rev(ab) of 10 is 01.
				for k := len(inner.Atom.letters) - 1; k >= 0; k-- {
					value = value*int64(base) + int64(digits[inner.Atom.letters[k]])
				}
			} else {
				value = reversed(v[n.X], base)
			}
		case opEqual, opUnequal, opLess, opLessEqual:
			if !r.undefined[n.X] && !r.undefined[n.Y] {
				value = truth(compared(n.Op, v[n.X], v[n.Y]))
			}
		case opAnd:
			value = v[n.X] & v[n.Y]
		case opOr:
			value = v[n.X] | v[n.Y]
		case opNot:
			value = 1 - v[n.X]
		case opDifferent:
			value = truth(allDifferent(f.Nodes[n.X].Atom.letters, digits))
		case opTrue:
			value = 1
		}
		v[i], r.undefined[i] = value, undefined
		if undefined {
			v[i] = 0
		}
	}
}

func truth(holds bool) int64 {
	if holds {
		return 1
	}
	return 0
}

func compared(o op, x, y int64) bool {
	switch o {
	case opEqual:
		return x == y
	case opUnequal:
		return x != y
	case opLess:
		return x < y
	}
	return x <= y
}

// divided gives quotient and rest with x = quotient*y + rest and
// 0 <= rest < |y|; y is not 0.
func divided(x, y int64) (quotient, rest int64) {
	quotient, rest = x/y, x%y
	if rest < 0 {
		if y > 0 {
			return quotient - 1, rest + y
		}
		return quotient + 1, rest - y
	}
	return quotient, rest
}

func digitSum(x int64, base int) (sum int64) {
	for ; x > 0; x /= int64(base) {
		sum += x % int64(base)
	}
	return sum
}

func reversed(x int64, base int) (back int64) {
	for ; x > 0; x /= int64(base) {
		back = back*int64(base) + x%int64(base)
	}
	return back
}

func allDifferent(letters, digits []int) bool {
	var seen uint64
	for _, letter := range letters {
		bit := uint64(1) << digits[letter]
		if seen&bit != 0 {
			return false
		}
		seen |= bit
	}
	return true
}
