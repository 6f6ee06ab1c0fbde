package space

// An open state waits to be expanded.
type open struct {
	total int // cost and estimate together
	cost  int // of the way to it when it was put here
	id    uint32
}

// before is the order of expansion: the most promising first, among these the
// one that has come furthest, among these the one met first.
func (a open) before(b open) bool {
	if a.total != b.total {
		return a.total < b.total
	}
	if a.cost != b.cost {
		return a.cost > b.cost
	}
	return a.id < b.id
}

// frontier is a binary heap of open states. States whose cost falls are put in
// again; the old entry is recognised by its cost when it comes out.
type frontier []open

func (f *frontier) push(x open) {
	h := append(roomy(*f), x)
	i := len(h) - 1
	for i > 0 {
		up := (i - 1) / 2
		if !x.before(h[up]) {
			break
		}
		h[i] = h[up]
		i = up
	}
	h[i] = x
	*f = h
}

func (f *frontier) pop() open {
	h := *f
	top, x := h[0], h[len(h)-1]
	h = h[:len(h)-1]
	*f = h
	for i := 0; len(h) > 0; {
		down := 2*i + 1
		if down+1 < len(h) && h[down+1].before(h[down]) {
			down++
		}
		if down >= len(h) || !h[down].before(x) {
			h[i] = x
			break
		}
		h[i] = h[down]
		i = down
	}
	return top
}
