package fd

// valueGraph is the bipartite graph of variables and values (columns), with a
// matching.
type valueGraph struct {
	rows  [][]uint64 // by variable: its columns
	match []int32    // by variable: its column, or -1
	taken []int32    // by column: its variable, or -1
	seen  []uint64   // columns seen by the latest walk
	queue []int32    // variables seen by the latest walk
	from  []int32    // by column: the variable from which it was first seen
}

func (g *valueGraph) init(n, words int) {
	g.rows = make([][]uint64, n)
	for i := range g.rows {
		g.rows[i] = make([]uint64, words)
	}
	g.match = make([]int32, n)
	for i := range g.match {
		g.match[i] = -1
	}
	g.taken = make([]int32, words*64)
	g.from = make([]int32, words*64)
	g.seen = make([]uint64, words)
	g.queue = make([]int32, 0, n)
}

// matchAll completes the matching; it returns -1, or a variable that cannot
// be matched.
func (g *valueGraph) matchAll() int {
	for c := range g.taken {
		g.taken[c] = -1
	}
	for i, c := range g.match {
		if c >= 0 && g.rows[i][c>>6]>>(c&63)&1 != 0 && g.taken[c] < 0 {
			g.taken[c] = int32(i)
		} else {
			g.match[i] = -1
		}
	}
	for i, c := range g.match {
		if c < 0 && !g.augment(i) {
			return i
		}
	}
	return -1
}

// augment matches variable i by shifting others along a shortest path.
func (g *valueGraph) augment(i int) bool {
	c := g.reach(i)
	if c < 0 {
		return false
	}
	for {
		j := g.from[c]
		next := g.match[j]
		g.match[j], g.taken[c] = c, j
		if int(j) == i {
			return true
		}
		c = next
	}
}

// reach walks from variable i to its columns, from there to the variables
// that have them, and so on. It stops at a column that nobody has and returns
// it; otherwise it returns -1, and queue and seen hold all that was reached.
func (g *valueGraph) reach(i int) int32 {
	clear(g.seen)
	g.queue = append(g.queue[:0], int32(i))
	for head := 0; head < len(g.queue); head++ {
		j := g.queue[head]
		for k, row := range g.rows[j] {
			fresh := row &^ g.seen[k]
			g.seen[k] |= fresh
			for ; fresh != 0; fresh &= fresh - 1 {
				c := int32(k<<6 + lowest(fresh))
				g.from[c] = j
				owner := g.taken[c]
				if owner < 0 {
					return c
				}
				if int(owner) != i {
					g.queue = append(g.queue, owner)
				}
			}
		}
	}
	return -1
}

// components are the strongly connected parts of the graph "variable i could
// take the column that variable j has", leaving out those variables that can
// move to a free column: they are all alike.
type components struct {
	loose   []bool     // by variable: it can move to a free column
	open    []uint64   // free columns and those of loose variables
	number  []int32    // by variable: its component
	columns [][]uint64 // by component: the columns of its variables
	index   []int32
	low     []int32
	onStack []bool
	stack   []int32
	calls   []sccCall
	todo    [][]uint64 // by variable: columns still to be followed
	count   int
}

type sccCall struct{ i, parent int32 }

func (t *components) init(n, words int) {
	t.loose = make([]bool, n)
	t.open = make([]uint64, words)
	t.number = make([]int32, n)
	t.index = make([]int32, n)
	t.low = make([]int32, n)
	t.onStack = make([]bool, n)
	t.stack = make([]int32, 0, n)
	t.calls = make([]sccCall, 0, n)
	t.columns = make([][]uint64, n)
	t.todo = make([][]uint64, n)
	for i := range n {
		t.columns[i] = make([]uint64, words)
		t.todo[i] = make([]uint64, words)
	}
}

func (t *components) find(g *valueGraph) {
	t.findLoose(g)
	t.count = 0
	next := int32(1)
	for i := range g.match {
		t.index[i] = 0
	}
	for i := range g.match {
		if t.loose[i] || t.index[i] != 0 {
			continue
		}
		t.enter(g, int32(i), -1, &next)
		for len(t.calls) > 0 {
			t.step(g, &next)
		}
	}
}

// findLoose grows the set of variables that can reach a free column.
func (t *components) findLoose(g *valueGraph) {
	for k := range t.open {
		t.open[k] = 0
		for _, row := range g.rows {
			t.open[k] |= row[k]
		}
	}
	for i, c := range g.match {
		t.loose[i] = false
		t.open[c>>6] &^= 1 << (c & 63)
	}
	for grown := true; grown; {
		grown = false
		for i, row := range g.rows {
			if t.loose[i] {
				continue
			}
			for k, b := range row {
				if b&t.open[k] != 0 {
					c := g.match[i]
					t.loose[i], grown = true, true
					t.open[c>>6] |= 1 << (c & 63)
					break
				}
			}
		}
	}
}

func (t *components) enter(g *valueGraph, i, parent int32, next *int32) {
	t.index[i], t.low[i] = *next, *next
	*next++
	t.onStack[i] = true
	t.stack = append(t.stack, i)
	copy(t.todo[i], g.rows[i])
	t.calls = append(t.calls, sccCall{i, parent})
}

// step is one turn of Tarjan's algorithm, with calls as its explicit stack.
func (t *components) step(g *valueGraph, next *int32) {
	call := t.calls[len(t.calls)-1]
	i := call.i
	for k := range t.todo[i] {
		for t.todo[i][k] != 0 {
			c := k<<6 + lowest(t.todo[i][k])
			t.todo[i][k] &= t.todo[i][k] - 1
			j := g.taken[c]
			if j < 0 || t.loose[j] {
				continue
			}
			if t.index[j] == 0 {
				t.enter(g, j, i, next)
				return
			}
			if t.onStack[j] {
				t.low[i] = min(t.low[i], t.index[j])
			}
		}
	}
	if t.low[i] == t.index[i] {
		clear(t.columns[t.count])
		for {
			j := t.stack[len(t.stack)-1]
			t.stack = t.stack[:len(t.stack)-1]
			t.onStack[j] = false
			t.number[j] = int32(t.count)
			c := g.match[j]
			t.columns[t.count][c>>6] |= 1 << (c & 63)
			if j == i {
				break
			}
		}
		t.count++
	}
	t.calls = t.calls[:len(t.calls)-1]
	if call.parent >= 0 {
		t.low[call.parent] = min(t.low[call.parent], t.low[i])
	}
}

// allowedFor gives the columns that variable i has in some maximum matching.
func (t *components) allowedFor(g *valueGraph, i int, out []uint64) {
	copy(out, t.open)
	if t.loose[i] {
		return
	}
	for k, b := range t.columns[t.number[i]] {
		out[k] |= b
	}
}
