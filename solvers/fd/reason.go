package fd

import "math/bits"

// reason collects premises: removals that happened before trail position at.
// It also shows the domains as they were then, for propagators to consult.
//
// Premises of one word are united as they come in, so a set of premises is at
// most one mask of lost values for each word: need[w].
type reason struct {
	*engine
	at      int32
	need    []uint64
	touched []int32 // words that have, or had, a premise
	cited   tagSet  // the tags of the constraints consulted, if wanted
	tracing bool
	onNew   func(w int32, mask uint64)
}

func (r *reason) clear() {
	for _, w := range r.touched {
		r.need[w] = 0
	}
	r.touched = r.touched[:0]
	if len(r.need) < len(r.bits) {
		r.need = append(r.need, make([]uint64, len(r.bits)-len(r.need))...)
	}
	clear(r.cited)
}

// lost adds the premise that none of the values in mask is left in word w.
func (r *reason) lost(w int32, mask uint64) {
	mask &= r.initial[w] &^ r.need[w]
	if mask == 0 {
		return
	}
	if r.need[w] == 0 {
		r.touched = append(r.touched, w)
	}
	r.need[w] |= mask
	if r.onNew != nil {
		r.onNew(w, mask)
	}
}

// isnt adds the premise x != v.
func (r *reason) isnt(x Var, v int) {
	if w, bit, ok := r.place(x, v); ok {
		r.lost(w, bit)
	}
}

// is adds the premise x = v: all other values are gone.
func (r *reason) is(x Var, v int) {
	d := &r.doms[x]
	at, bit, ok := r.place(x, v)
	for w := d.first; w < d.first+d.words; w++ {
		if ok && w == at {
			r.lost(w, ^bit)
		} else {
			r.lost(w, ^uint64(0))
		}
	}
}

// atLeast adds the premise x >= v.
func (r *reason) atLeast(x Var, v int) {
	d := &r.doms[x]
	for k, w := v-d.lo, d.first; k > 0 && w < d.first+d.words; k, w = k-64, w+1 {
		if k >= 64 {
			r.lost(w, ^uint64(0))
		} else {
			r.lost(w, 1<<k-1)
		}
	}
}

// atMost adds the premise x <= v.
func (r *reason) atMost(x Var, v int) {
	d := &r.doms[x]
	k := v - d.lo + 1 // the first bit that must be gone
	for w := d.first; w < d.first+d.words; k, w = k-64, w+1 {
		if k <= 0 {
			r.lost(w, ^uint64(0))
		} else if k < 64 {
			r.lost(w, ^uint64(0)<<k)
		}
	}
}

// holds adds the premise that the literal is true; only for literals of
// one-word variables.
func (r *reason) holds(l literal) { r.lost(l.word, ^l.mask) }

// fails adds the premise that the literal is false.
func (r *reason) fails(l literal) { r.lost(l.word, l.mask) }

// word is what word w held at the time.
func (r *reason) word(w int32) uint64 { return r.wordAt(w, r.at) }

func (r *reason) has(x Var, v int) bool {
	w, bit, ok := r.place(x, v)
	return ok && r.word(w)&bit != 0
}

func (r *reason) min(x Var) int {
	d := &r.doms[x]
	for w := d.first; w < d.first+d.words; w++ {
		if b := r.word(w); b != 0 {
			return d.lo + int(w-d.first)<<6 + bits.TrailingZeros64(b)
		}
	}
	return d.lo
}

func (r *reason) max(x Var) int {
	d := &r.doms[x]
	for w := d.first + d.words - 1; w >= d.first; w-- {
		if b := r.word(w); b != 0 {
			return d.lo + int(w-d.first)<<6 + 63 - bits.LeadingZeros64(b)
		}
	}
	return d.lo
}

// sole is the value of x if it had only one left.
func (r *reason) sole(x Var) (int, bool) {
	d := &r.doms[x]
	v, found := 0, false
	for w := d.first; w < d.first+d.words; w++ {
		b := r.word(w)
		if b == 0 {
			continue
		}
		if found || b&(b-1) != 0 {
			return 0, false
		}
		v, found = d.lo+int(w-d.first)<<6+bits.TrailingZeros64(b), true
	}
	return v, found
}

// initialMin and initialMax are bounds that need no premise.
func (r *reason) initialMin(x Var) int {
	d := &r.doms[x]
	return d.lo + trailing(r.initial[d.first:d.first+d.words])
}

func (r *reason) initialMax(x Var) int {
	d := &r.doms[x]
	return Domain{lo: d.lo, words: r.initial[d.first : d.first+d.words]}.max()
}

// facts records that a constraint with this tag, and all of these, were used.
func (r *reason) facts(tag int32, more tagSet) {
	if !r.tracing {
		return
	}
	if tag >= 0 {
		r.cited = r.cited.with(tag)
	}
	r.cited = r.cited.union(more)
}

// because asks the author of trail entry i why it removed these bits.
func (r *reason) because(i int32, gone uint64) {
	e := r.trail[i]
	r.at = i
	r.facts(r.tags[e.by], nil)
	r.props[e.by].explain(r, e.word, gone, e.hint)
}

// failure starts from the present failure: a domain without values, or a
// propagator that says so.
func (r *reason) failure() {
	r.at = int32(len(r.trail))
	if x := r.wiped; x != noVar {
		d := &r.doms[x]
		for w := d.first; w < d.first+d.words; w++ {
			r.lost(w, ^uint64(0))
		}
		return
	}
	r.facts(r.tags[r.failedBy], nil)
	r.props[r.failedBy].explain(r, -1, 0, r.failedHint)
}

// tagSet is a set of dense tag numbers.
type tagSet []uint64

func (t tagSet) with(tag int32) tagSet {
	for int(tag>>6) >= len(t) {
		t = append(t, 0)
	}
	t[tag>>6] |= 1 << (tag & 63)
	return t
}

func (t tagSet) union(u tagSet) tagSet {
	for len(t) < len(u) {
		t = append(t, 0)
	}
	for i, w := range u {
		t[i] |= w
	}
	return t
}

func (t tagSet) has(tag int32) bool {
	return int(tag>>6) < len(t) && t[tag>>6]>>(tag&63)&1 != 0
}
