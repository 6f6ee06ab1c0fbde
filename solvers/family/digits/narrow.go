package digits

// narrower narrows domains by one condition at a time. What it removes can
// never be part of a solution; what it leaves may still be none, unless all
// digits are fixed.
type narrower struct {
	puzzle  *model
	lowered []lowered
	dom     domains

	now       []interval // of each node, from the domains
	want      []interval // of each node, from above
	undefined []bool     // the node may have no value
	needed    []bool     // the node must have a value, and be in want

	digits  []int
	reading reading
	changed uint64 // letters whose domains have changed
}

func newNarrower(m *model) *narrower {
	n := &narrower{puzzle: m, dom: make(domains, len(m.letters)), digits: make([]int, len(m.letters))}
	longest := 0
	for i := range m.conditions {
		f := &m.conditions[i].formula
		n.lowered = append(n.lowered, lower(f, m.base, len(m.letters)))
		longest = max(longest, len(f.Nodes))
	}
	for i := range n.dom {
		n.dom[i] = between(0, int64(m.base-1))
	}
	n.now, n.want = make([]interval, longest), make([]interval, longest)
	n.undefined, n.needed = make([]bool, longest), make([]bool, longest)
	return n
}

// mostTried bounds how many combinations of digits are tried one by one to
// settle a condition with few letters open.
const mostTried = 1300

// narrow applies condition c. It returns false if the condition cannot hold,
// and collects the letters narrowed in n.changed.
func (n *narrower) narrow(c int) bool {
	n.changed = 0
	nodes := n.lowered[c].nodes
	n.upwards(nodes)
	if !n.downwards(nodes) {
		return false
	}
	condition := &n.puzzle.conditions[c]
	open := n.dom.open(condition.letters)
	if open&(open-1) != 0 && (open&(open-1))&((open&(open-1))-1) != 0 {
		return true // three or more letters
	}
	if n.dom.combinations(open, mostTried) > mostTried {
		return true
	}
	return n.tryAll(condition, open)
}

// entailed says whether condition c holds whatever digits are chosen.
func (n *narrower) entailed(c int) bool {
	nodes := n.lowered[c].nodes
	n.upwards(nodes)
	return n.now[len(nodes)-1] == isTrue
}

// tryAll keeps, of at most two open letters, only digits with which the
// condition can be met.
func (n *narrower) tryAll(c *condition, open uint64) bool {
	for letter := range setLetters(c.letters) {
		n.digits[letter] = n.dom.least(letter)
	}
	first, second := -1, -1
	for letter := range setLetters(open) {
		first, second = letter, first
	}
	meets := func() bool { return n.reading.statementHolds(&c.formula, n.puzzle.base, n.digits) }
	if first < 0 {
		return meets()
	}
	var keepFirst, keepSecond uint64
	for a := range setLetters(n.dom[first]) {
		n.digits[first] = a
		if second < 0 {
			if meets() {
				keepFirst |= 1 << a
			}
			continue
		}
		for b := range setLetters(n.dom[second]) {
			if keepFirst&(1<<a) != 0 && keepSecond&(1<<b) != 0 {
				continue
			}
			if n.digits[second] = b; meets() {
				keepFirst |= 1 << a
				keepSecond |= 1 << b
			}
		}
	}
	if !n.keep(first, keepFirst) {
		return false
	}
	return second < 0 || n.keep(second, keepSecond)
}

// keep leaves only these digits to a letter.
func (n *narrower) keep(letter int, digits uint64) bool {
	left := n.dom[letter] & digits
	if left != n.dom[letter] {
		n.dom[letter] = left
		n.changed |= 1 << letter
	}
	return left != 0
}

// sum is the range of a sum of multiples of letters.
func (n *narrower) sum(node *lowNode) interval {
	s := interval{node.constant, node.constant}
	for _, t := range node.terms {
		s = s.plus(n.term(t))
	}
	return s
}

func (n *narrower) term(t term) interval {
	lo, hi := t.factor*int64(n.dom.least(t.letter)), t.factor*int64(n.dom.most(t.letter))
	return interval{min(lo, hi), max(lo, hi)}
}

// upwards works out the range of every node from the domains.
func (n *narrower) upwards(nodes []lowNode) {
	for i := range nodes {
		node := &nodes[i]
		n.undefined[i] = false
		switch node.kind {
		case lowLinear:
			n.now[i] = n.sum(node)
		case lowCompare:
			n.now[i] = comparison(node.op, n.sum(node))
		default:
			n.now[i] = n.operator(i, node)
		}
	}
}

// comparison of a number in this range with 0.
func comparison(o op, s interval) interval {
	always, never := false, false
	switch o {
	case opEqual:
		always, never = s == interval{}, s.lo > 0 || s.hi < 0
	case opUnequal:
		always, never = s.lo > 0 || s.hi < 0, s == interval{}
	case opLess:
		always, never = s.hi < 0, s.lo >= 0
	case opLessEqual:
		always, never = s.hi <= 0, s.lo > 0
	}
	switch {
	case always:
		return isTrue
	case never:
		return isFalse
	}
	return unknown
}

// operator gives the range of a node from those of its operands.
func (n *narrower) operator(i int, node *lowNode) interval {
	x := n.now[node.x]
	var y interval
	if node.op <= opRest || node.op >= opEqual {
		y = n.now[node.y]
	}
	if node.op >= opAdd && node.op <= opReverse {
		n.undefined[i] = n.undefined[node.x] || node.op <= opRest && n.undefined[node.y]
	}
	switch node.op {
	case opAdd:
		return x.plus(y)
	case opSubtract:
		return x.minus(y)
	case opMultiply:
		return x.times(y)
	case opNegate:
		return interval{-x.hi, -x.lo}
	case opDivide, opRest:
		if y.lo <= 0 && y.hi >= 0 {
			n.undefined[i] = true
		}
		return quotientOrRest(node.op, x, y)
	case opPower:
		return powers(x, node.value)
	case opDigitSum, opReverse:
		n.undefined[i] = n.undefined[i] || x.lo < 0
		return digitwise(node.op, x, n.puzzle.base)
	case opEqual, opUnequal, opLess, opLessEqual:
		result := comparison(node.op, x.minus(y))
		if n.undefined[node.x] || n.undefined[node.y] {
			result.lo = 0 // it does not hold where a side has no value
		}
		return result
	case opAnd:
		return interval{min(x.lo, y.lo), min(x.hi, y.hi)}
	case opOr:
		return interval{max(x.lo, y.lo), max(x.hi, y.hi)}
	case opNot:
		return interval{1 - x.hi, 1 - x.lo}
	case opDifferent:
		return n.different(node.letters)
	}
	return isTrue // opTrue
}

func quotientOrRest(o op, x, y interval) interval {
	if x.lo >= 0 && y.lo >= 0 {
		y.lo = max(y.lo, 1)
		switch {
		case y.empty():
			return interval{}
		case o == opDivide:
			return interval{x.lo / y.hi, x.hi / y.lo}
		case x.hi < y.lo:
			return x
		}
		return interval{0, min(x.hi, y.hi-1)}
	}
	if o == opDivide {
		return interval{-x.size() - 1, x.size() + 1}
	}
	return interval{0, max(y.size()-1, 0)}
}

func powers(x interval, n int64) interval {
	if x.lo >= 0 {
		return interval{powerOf(x.lo, n), powerOf(x.hi, n)}
	}
	size := max(powerOf(x.size(), n), 1)
	return interval{-size, size}
}

func digitwise(o op, x interval, base int) interval {
	if x.hi < 0 {
		return interval{}
	}
	if x.single() {
		if o == opDigitSum {
			return interval{digitSum(x.lo, base), digitSum(x.lo, base)}
		}
		return interval{reversed(x.lo, base), reversed(x.lo, base)}
	}
	sum, reach := int64(0), int64(1)
	for top := x.hi; top > 0; top /= int64(base) {
		sum += int64(base - 1)
		reach = product(reach, int64(base))
	}
	if o == opDigitSum {
		return interval{0, sum}
	}
	return interval{0, reach}
}

func (n *narrower) different(letters []int) interval {
	var seen, all, fixed uint64
	open := false
	for _, letter := range letters {
		if seen&(1<<letter) != 0 {
			return isFalse // a letter is never different from itself
		}
		seen |= 1 << letter
		all |= n.dom[letter]
		if !n.dom.fixed(letter) {
			open = true
			continue
		}
		if fixed&n.dom[letter] != 0 {
			return isFalse
		}
		fixed |= n.dom[letter]
	}
	switch {
	case bitCount(all) < len(letters):
		return isFalse
	case open:
		return unknown
	}
	return isTrue
}

func bitCount(set uint64) (n int) {
	for range setLetters(set) {
		n++
	}
	return n
}
