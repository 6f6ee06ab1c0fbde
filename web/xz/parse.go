//go:build !wasm

package xz

import "slices"

// horizon is how far a parse looks ahead at most.
const horizon = 4096

// node is a place ahead, and the cheapest way to it that is known.
type node struct {
	price uint32
	from  int32 // the node before, by
	edge
	// Where that way leaves the model, once the node is settled.
	state state
	reps  [4]uint32
}

// edge leads from one node to another: a step, or no step (length 0), and then,
// if tail is not zero, a literal and a copy of that length from the last
// distance. A single other byte in a long copy is common, and both steps alone
// would look too dear to be tried.
type edge struct {
	back         uint32
	length, tail uint16
}

// after gives state and last distances after an edge.
func (e edge) after(s state, reps [4]uint32) (state, [4]uint32) {
	if e.length > 0 {
		s, reps = after(s, reps, step{e.back, int(e.length)})
	}
	if e.tail > 0 {
		s = s.literal().rep()
	}
	return s, reps
}

const unreached = ^uint32(0)

// parse finds the steps that lead on from a place most cheaply, as far as it is
// clear: until all good ways meet in one node, or one comes to a copy of the
// greatest length. The steps go to e.steps, the last first.
func (e *encoder) parse(at int) {
	e.prices.follow(&e.model, false)
	e.steps = e.steps[:0]
	e.nodes[0] = node{state: e.model.state, reps: e.model.reps}
	e.end = 0
	for cur := 0; ; cur++ {
		if cur > 0 && cur == e.end || cur == horizon-1 {
			e.trace(cur)
			return
		}
		if !e.looked {
			e.found = e.finder.find()
		}
		e.looked = false
		long := e.longStep(at+cur, cur == 0)
		if cur == 0 && long.length > 0 {
			e.steps = append(e.steps, long)
			e.finder.skip(long.length - 1)
			return
		}
		if long.length > 0 {
			e.looked = true // the next parse takes it
			e.trace(cur)
			return
		}
		e.settle(cur)
		e.extend(cur, at+cur)
	}
}

// longStep gives a copy of the greatest length, which is taken as it is: of what
// was found and, at the start of a parse, from the last distances.
func (e *encoder) longStep(at int, start bool) step {
	if start && len(e.content)-at >= maxLength {
		for i, distance := range e.model.reps {
			if common(e.content, at-int(distance)-1, at, 0, maxLength) == maxLength {
				return step{uint32(i), maxLength}
			}
		}
	}
	if len(e.found) > 0 && e.found[0].length == maxLength {
		return step{e.found[0].distance + repeats, maxLength}
	}
	return step{}
}

// settle takes the way to a node as it is.
func (e *encoder) settle(cur int) {
	if cur > 0 {
		n := &e.nodes[cur]
		from := &e.nodes[n.from]
		n.state, n.reps = n.after(from.state, from.reps)
	}
}

// reach notes a way to a node if it is cheaper than all before.
func (e *encoder) reach(to int, price uint32, from int, by edge) {
	for e.end < to {
		e.end++
		e.nodes[e.end].price = unreached
	}
	if n := &e.nodes[to]; price < n.price {
		n.price, n.from, n.edge = price, int32(from), by
	}
}

// trace turns the way to a node into steps.
func (e *encoder) trace(cur int) {
	for cur > 0 {
		n := &e.nodes[cur]
		if n.tail > 0 {
			e.steps = append(e.steps, step{0, int(n.tail)}, step{literal, 1})
		}
		if n.length > 0 {
			e.steps = append(e.steps, step{n.back, int(n.length)})
		}
		cur = int(n.from)
	}
}

// extend tries every step from a settled node.
func (e *encoder) extend(cur, at int) {
	n, m := &e.nodes[cur], &e.model
	state, pos := n.state, at%positions
	ahead := min(len(e.content)-at, horizon-1-cur)
	here, match := e.content[at], e.content[at-int(n.reps[0])-1]
	copyPrice := n.price + one(m.isMatch[state][pos])
	repPrice := copyPrice + one(m.isRep[state])

	literalPrice := n.price + zero(m.isMatch[state][pos]) + e.literalPrice(at, state, n.reps[0])
	e.reach(cur+1, literalPrice, cur, edge{literal, 1, 0})
	if here == match {
		short := repPrice + zero(m.isRep0[state]) + zero(m.isRep0Long[state][pos])
		e.reach(cur+1, short, cur, edge{0, 1, 0})
	} else {
		e.tail(cur, at, edge{}, literalPrice, state.literal(), n.reps[0], ahead)
	}
	if ahead < minLength {
		return
	}
	limit := min(ahead, maxLength)
	longestRep := e.extendReps(cur, at, repPrice, limit, ahead)
	// A copy from the distance before is cheaper than the same from elsewhere.
	e.extendMatches(cur, at, copyPrice+zero(m.isRep[state]), longestRep+1, limit, ahead)
}

// extendReps tries copies from the last distances, and gives the length of the
// one from the very last.
func (e *encoder) extendReps(cur, at int, base uint32, limit, ahead int) (longest int) {
	n, pos := &e.nodes[cur], at%positions
	longest = 1
	for i, distance := range n.reps {
		length := common(e.content, at-int(distance)-1, at, 0, limit)
		if length < minLength {
			continue
		}
		if i == 0 {
			longest = length
		}
		price := base + e.model.repPrice(i, n.state, pos)
		lengths := &e.prices.repLen.of[pos]
		for l := length; l >= minLength; l-- {
			e.reach(cur+l, price+lengths[l], cur, edge{uint32(i), uint16(l), 0})
		}
		e.longTail(cur, at, edge{uint32(i), uint16(length), 0}, price+lengths[length], n.state.rep(), distance, ahead)
	}
	return longest
}

// extendMatches tries the copies that were found, from a length on.
func (e *encoder) extendMatches(cur, at int, base uint32, length, limit, ahead int) {
	n, pos := &e.nodes[cur], at%positions
	lengths := &e.prices.matchLen.of[pos]
	for _, found := range slices.Backward(e.found) {
		longest := min(found.length, limit)
		if length > longest {
			continue
		}
		back := found.distance + repeats
		for ; length <= longest; length++ {
			price := base + lengths[length] + e.prices.distance(found.distance, lengthClass(length))
			e.reach(cur+length, price, cur, edge{back, uint16(length), 0})
		}
		price := base + lengths[longest] + e.prices.distance(found.distance, lengthClass(longest))
		e.longTail(cur, at, edge{back, uint16(longest), 0}, price, n.state.match(), found.distance, ahead)
	}
}

// longTail tries a literal and a copy from the same distance behind a copy that
// led to a state.
func (e *encoder) longTail(cur, at int, by edge, price uint32, s state, distance uint32, ahead int) {
	length := int(by.length)
	if ahead < length+1+minLength {
		return
	}
	// Most copies end for good: look before prices are reckoned.
	if a := at + length + 1; e.content[a] != e.content[a-int(distance)-1] || e.content[a+1] != e.content[a-int(distance)] {
		return
	}
	pos := (at + length) % positions
	price += zero(e.model.isMatch[s][pos]) + e.literalPrice(at+length, s, distance)
	e.tail(cur, at+length, by, price, s.literal(), distance, ahead-length)
}

// tail tries a copy from the last distance behind a literal at a place.
func (e *encoder) tail(cur, at int, by edge, price uint32, s state, distance uint32, ahead int) {
	at++
	ahead = min(ahead-1, maxLength)
	length := common(e.content, at-int(distance)-1, at, 0, ahead)
	if length < minLength {
		return
	}
	m, pos := &e.model, at%positions
	price += one(m.isMatch[s][pos]) + one(m.isRep[s]) + m.repPrice(0, s, pos) + e.prices.repLen.of[pos][length]
	by.tail = uint16(length)
	e.reach(cur+int(by.length)+1+length, price, cur, by)
}
