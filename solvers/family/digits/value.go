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
func (r *reading) statementHolds(f *formula, base int, digits []int) bool {
	r.read(f, base, digits)
	return r.values[f.root()] != 0
}

// read works out every node, operands first. It takes time linear in the
// formula's length.
func (r *reading) read(f *formula, base int, digits []int) {
	if len(r.values) < len(f.nodes) {
		r.values = make([]int64, len(f.nodes))
		r.undefined = make([]bool, len(f.nodes))
	}
	v := r.values
	for i := range f.nodes {
		n := &f.nodes[i]
		var value int64
		undefined := false
		if n.op > opBlock && n.op < opEqual {
			undefined = r.undefined[n.x] || n.op <= opRest && r.undefined[n.y]
		}
		switch n.op {
		case opNumber:
			value = n.value
		case opBlock:
			for _, letter := range n.letters {
				value = value*int64(base) + int64(digits[letter])
			}
		case opAdd:
			value = v[n.x] + v[n.y]
		case opSubtract:
			value = v[n.x] - v[n.y]
		case opMultiply:
			value = v[n.x] * v[n.y]
		case opDivide, opRest:
			if v[n.y] == 0 {
				undefined = true
				break
			}
			quotient, rest := divided(v[n.x], v[n.y])
			value = quotient
			if n.op == opRest {
				value = rest
			}
		case opPower:
			value = 1
			for range n.value {
				value *= v[n.x]
			}
		case opNegate:
			value = -v[n.x]
		case opDigitSum, opReverse:
			undefined = undefined || v[n.x] < 0
			if undefined {
				break
			}
			if n.op == opDigitSum {
				value = digitSum(v[n.x], base)
			} else if inner := &f.nodes[n.x]; inner.op == opBlock {
				// A block keeps its width: rev(ab) of 10 is 01.
				for k := len(inner.letters) - 1; k >= 0; k-- {
					value = value*int64(base) + int64(digits[inner.letters[k]])
				}
			} else {
				value = reversed(v[n.x], base)
			}
		case opEqual, opUnequal, opLess, opLessEqual:
			if !r.undefined[n.x] && !r.undefined[n.y] {
				value = truth(compared(n.op, v[n.x], v[n.y]))
			}
		case opAnd:
			value = v[n.x] & v[n.y]
		case opOr:
			value = v[n.x] | v[n.y]
		case opNot:
			value = 1 - v[n.x]
		case opDifferent:
			value = truth(allDifferent(n.letters, digits))
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
