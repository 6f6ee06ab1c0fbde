package digits

import "sort"

// downwards demands that the last node is true, and hands on to the operands
// what that asks of them, until it comes to letters. It returns false where
// something cannot be.
func (n *narrower) downwards(nodes []lowNode) bool {
	for i := range nodes {
		n.needed[i] = false
	}
	root := len(nodes) - 1
	n.ask(root, isTrue)
	for i := root; i >= 0; i-- {
		if !n.needed[i] {
			continue
		}
		node := &nodes[i]
		want := n.want[i].meet(n.now[i])
		if want.empty() {
			return false
		}
		holds := true
		switch {
		case node.kind == lowLinear:
			holds = n.narrowSum(node, want)
		case node.kind == lowCompare:
			holds = n.narrowComparison(node, want)
		case isComparison(node.op):
			n.askSides(node, want)
		case isStatement(node.op):
			holds = n.askParts(node, want)
		default:
			n.askOperands(node, want)
		}
		if !holds {
			return false
		}
	}
	return true
}

// ask demands of a node that it has a value, and in this range.
func (n *narrower) ask(i int, want interval) {
	n.want[i], n.needed[i] = want, true
}

// narrowSum demands of a sum that it is in a range.
func (n *narrower) narrowSum(node *lowNode, want interval) bool {
	total := n.sum(node)
	if total.meet(want).empty() {
		return false
	}
	for _, t := range node.terms {
		now := n.term(t)
		// The others make total - now, at the least and at the most.
		lo, hi := want.lo-(total.hi-now.hi), want.hi-(total.lo-now.lo)
		if t.factor < 0 {
			lo, hi = -hi, -lo
		}
		size := max(t.factor, -t.factor)
		if !n.keep(t.letter, between(ceilDiv(lo, size), floorDiv(hi, size))) {
			return false
		}
	}
	return true
}

// narrowComparison demands that a comparison of a sum with 0 holds or not.
func (n *narrower) narrowComparison(node *lowNode, want interval) bool {
	if !want.single() {
		return true
	}
	range0, ok := compareWith0(node.op, want == isTrue, n.sum(node))
	return ok && n.narrowSum(node, range0)
}

// compareWith0 gives the range of a number whose comparison with 0 holds, or
// does not, if it is in the range now.
func compareWith0(o op, holds bool, now interval) (interval, bool) {
	want := now
	if !holds { // the contrary
		switch o {
		case opEqual:
			return compareWith0(opUnequal, true, now)
		case opUnequal:
			return compareWith0(opEqual, true, now)
		case opLess:
			want.lo = max(want.lo, 0)
		case opLessEqual:
			want.lo = max(want.lo, 1)
		}
		return want, !want.empty()
	}
	switch o {
	case opEqual:
		want = want.meet(interval{})
	case opLess:
		want.hi = min(want.hi, -1)
	case opLessEqual:
		want.hi = min(want.hi, 0)
	case opUnequal:
		if want.lo == 0 {
			want.lo = 1
		}
		if want.hi == 0 {
			want.hi = -1
		}
	}
	return want, !want.empty()
}

// askSides hands a comparison of two numbers on to them.
func (n *narrower) askSides(node *lowNode, want interval) {
	x, y := n.now[node.x], n.now[node.y]
	switch {
	case !want.single():
		return
	case want == isFalse && (n.undefined[node.x] || n.undefined[node.y]):
		return // it may be false for want of a value
	}
	difference, ok := compareWith0(node.op, want == isTrue, x.minus(y))
	if !ok {
		// No pair of values will do: an empty range says so below.
		n.ask(node.x, interval{1, 0})
		return
	}
	n.ask(node.x, x.meet(difference.plus(y)))
	n.ask(node.y, y.meet(x.minus(difference)))
}

// askParts hands a demand on a statement on to the statements that it is made
// of.
func (n *narrower) askParts(node *lowNode, want interval) bool {
	if !want.single() {
		return true
	}
	switch node.op {
	case opNot:
		n.ask(node.x, interval{1 - want.hi, 1 - want.lo})
	case opAnd, opOr:
		strong := isTrue // and: true only if both are
		if node.op == opOr {
			strong = isFalse
		}
		if want == strong {
			n.ask(node.x, want)
			n.ask(node.y, want)
			return true
		}
		if n.now[node.x] == strong {
			n.ask(node.y, want)
		}
		if n.now[node.y] == strong {
			n.ask(node.x, want)
		}
	case opDifferent:
		if want == isTrue {
			return n.narrowDifferent(node.letters)
		}
	}
	return true
}

// narrowDifferent takes each digit that is fixed away from the other letters.
func (n *narrower) narrowDifferent(letters []int) bool {
	for _, letter := range letters {
		if !n.dom.fixed(letter) {
			continue
		}
		for _, other := range letters {
			if other != letter && !n.keep(other, ^n.dom[letter]) {
				return false
			}
		}
	}
	return true
}

// askOperands hands the range of a number on to what it is made of.
func (n *narrower) askOperands(node *lowNode, want interval) {
	x := n.now[node.x]
	switch node.op {
	case opAdd:
		y := n.now[node.y]
		n.ask(node.x, want.minus(y))
		n.ask(node.y, want.minus(x))
	case opSubtract:
		y := n.now[node.y]
		n.ask(node.x, want.plus(y))
		n.ask(node.y, x.minus(want))
	case opNegate:
		n.ask(node.x, interval{-want.hi, -want.lo})
	case opMultiply:
		y := n.now[node.y]
		n.ask(node.x, factorAsked(want, y))
		n.ask(node.y, factorAsked(want, x))
	case opPower:
		n.ask(node.x, rootAsked(x, want, node.value))
	case opDivide, opRest:
		n.askDivision(node, want)
	case opDigitSum, opReverse:
		n.ask(node.x, interval{0, farOut})
	}
}

// factorAsked is the range of x with x*y in want.
func factorAsked(want, y interval) interval {
	if y.lo <= 0 && y.hi >= 0 || want.lo <= -farOut || want.hi >= farOut {
		return anything
	}
	return factorOf(want, y)
}

// rootAsked is the range of x, now in a range of its own, with x^n in want.
func rootAsked(x, want interval, n int64) interval {
	if x.lo < 0 || n == 0 {
		return anything
	}
	// The first that is large enough, and the last that is small enough.
	span := int(x.hi - x.lo + 1)
	lo := sort.Search(span, func(k int) bool { return powerOf(x.lo+int64(k), n) >= want.lo })
	hi := sort.Search(span, func(k int) bool { return powerOf(x.lo+int64(k), n) > want.hi })
	return interval{x.lo + int64(lo), x.lo + int64(hi) - 1}
}

// askDivision hands on the range of a quotient or rest. It says something only
// of numbers that are not negative.
func (n *narrower) askDivision(node *lowNode, want interval) {
	x, y := n.now[node.x], n.now[node.y]
	askX, askY := anything, anything
	if y.lo == 0 {
		askY.lo = 1 // there is no division by 0
	}
	if x.lo >= 0 && y.lo >= 0 && !want.empty() {
		if node.op == opRest {
			askY.lo = max(askY.lo, want.lo+1)
		} else {
			askX = interval{product(want.lo, max(y.lo, 1)), product(want.hi+1, y.hi) - 1}
			if want.lo > 0 {
				askY.hi = x.hi / want.lo
			}
			askY.lo = max(askY.lo, x.lo/(want.hi+1)+1)
		}
	}
	n.ask(node.x, askX)
	n.ask(node.y, askY)
}
