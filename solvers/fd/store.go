package fd

import "math/bits"

// The store holds the current domains and the trail of their changes.
//
// All domains lie in one slice of 64-bit words. A variable of up to 64 values
// owns one word, a wider one owns several in a row, and the whole engine
// speaks of domains word by word: a change is "word w lost these bits", and so
// is a premise of a reason. A few words belong to no variable: propagators
// keep counters in them that must go back when the search does.
type store struct {
	bits    []uint64 // current contents
	initial []uint64 // contents before anything was concluded
	owner   []Var    // the variable of each word, or noVar for a counter
	last    []int32  // trail index of the latest change of each word, or -1
	doms    []dom
	trail   []entry
	levels  []int32 // levels[k] is the trail length when decision k was taken
	by      int32   // whoever is pruning now: a propagator, or one of the below
	wiped   Var     // the variable that lost its last value, or noVar
}

const noVar Var = -1

// Authors of changes that are not propagators.
const (
	byDecision int32 = -1 - iota
	byRefutation
	byState
)

// dom describes where a variable's words are, and what is worth knowing of
// them without a look. minWord and maxWord are the outermost words that are not
// empty, and hold the least and the greatest value.
type dom struct {
	lo               int // the value of bit 0 of the first word
	min, max         int
	first, words     int32
	minWord, maxWord int32
	size             int32
}

// entry is one change: word lost the bits that old has and the word's next
// contents have not. prev is the word's previous entry; by and hint are the
// author's name and a note from it for the time when it is asked for a reason.
type entry struct {
	old        uint64
	word, prev int32
	by, hint   int32
	event      event
}

// reserve makes room for n variables of one word.
func (s *store) reserve(n int) {
	s.bits, s.initial = make([]uint64, 0, n), make([]uint64, 0, n)
	s.owner, s.last, s.doms = make([]Var, 0, n), make([]int32, 0, n), make([]dom, 0, n)
}

func (s *store) addVar(d Domain) Var {
	if len(d.words) == 1 {
		return s.addNarrow(d.lo, d.words[0])
	}
	x := Var(len(s.doms))
	first := int32(len(s.bits))
	for _, w := range d.words {
		s.addWord(w, x)
	}
	n := int32(len(d.words))
	s.doms = append(s.doms, dom{
		lo: d.lo, min: d.min(), max: d.max(), size: int32(d.size()),
		first: first, words: n, minWord: first, maxWord: first + n - 1,
	})
	return x
}

// addNarrow adds a variable of one word, bit 0 of which stands for lo.
func (s *store) addNarrow(lo int, contents uint64) Var {
	x := Var(len(s.doms))
	w := s.addWord(contents, x)
	s.doms = append(s.doms, dom{
		lo: lo, min: lo + lowest(contents), max: lo + highest(contents), size: int32(bits.OnesCount64(contents)),
		first: w, words: 1, minWord: w, maxWord: w,
	})
	return x
}

func (s *store) addWord(contents uint64, owner Var) int32 {
	w := int32(len(s.bits))
	s.bits = append(s.bits, contents)
	s.initial = append(s.initial, contents)
	s.owner = append(s.owner, owner)
	s.last = append(s.last, -1)
	return w
}

// addState adds a counter, set to 0, that backtracking restores.
func (s *store) addState() int32 { return s.addWord(0, noVar) }

func (s *store) state(w int32) int { return int(s.bits[w]) }

func (s *store) setState(w int32, value int) {
	if s.bits[w] == uint64(value) {
		return
	}
	s.trail = append(s.trail, entry{old: s.bits[w], word: w, prev: s.last[w], by: byState})
	s.last[w] = int32(len(s.trail) - 1)
	s.bits[w] = uint64(value)
}

// cut keeps only the bits of word w that are in keep. Domains shrink in no other
// way, except that eliminate does the same in place. It reports false when the variable has no value
// left; the change that did it is then the last of the trail.
func (s *store) cut(w int32, keep uint64, hint int32) bool {
	old := s.bits[w]
	now := old & keep
	if now == old {
		return true
	}
	s.trail = append(s.trail, entry{old, w, s.last[w], s.by, hint, onAny})
	s.last[w] = int32(len(s.trail) - 1)
	s.bits[w] = now
	x := s.owner[w]
	d := &s.doms[x]
	d.size -= int32(bits.OnesCount64(old ^ now))
	if d.size == 0 {
		s.wiped = x
		return false
	}
	lo, hi := d.lo+bits.TrailingZeros64(now), d.lo+63-bits.LeadingZeros64(now)
	if d.words > 1 {
		for s.bits[d.minWord] == 0 {
			d.minWord++
		}
		for s.bits[d.maxWord] == 0 {
			d.maxWord--
		}
		lo, hi = s.bounds(d)
	}
	if lo != d.min || hi != d.max {
		d.min, d.max = lo, hi
		ev := &s.trail[len(s.trail)-1].event
		*ev = onBounds
		if d.size == 1 {
			*ev = onFix
		}
	}
	return true
}

// bounds reads the least and greatest value off the outermost words.
func (s *store) bounds(d *dom) (lo, hi int) {
	return d.lo + int(d.minWord-d.first)<<6 + bits.TrailingZeros64(s.bits[d.minWord]),
		d.lo + int(d.maxWord-d.first)<<6 + 63 - bits.LeadingZeros64(s.bits[d.maxWord])
}

// undo takes back every change from trail position to on.
func (s *store) undo(to int32) {
	words, last, owner, doms := s.bits, s.last, s.owner, s.doms
	gone := s.trail[to:]
	for i := len(gone) - 1; i >= 0; i-- {
		e := &gone[i]
		w, old := e.word, e.old
		last[w] = e.prev
		lost := old &^ words[w]
		words[w] = old
		x := owner[w]
		if x < 0 {
			continue
		}
		d := &doms[x]
		d.size += int32(bits.OnesCount64(lost))
		if d.words == 1 {
			d.min, d.max = d.lo+bits.TrailingZeros64(old), d.lo+63-bits.LeadingZeros64(old)
			continue
		}
		d.minWord = min(d.minWord, w)
		d.maxWord = max(d.maxWord, w)
		d.min, d.max = s.bounds(d)
	}
	s.trail = s.trail[:to]
	s.wiped = noVar
}

func (s *store) push() { s.levels = append(s.levels, int32(len(s.trail))) }

// pop takes back everything down to the given level (0 is the root).
func (s *store) pop(level int) {
	if level < len(s.levels) {
		s.undo(s.levels[level])
		s.levels = s.levels[:level]
	}
}

func (s *store) min(x Var) int { return s.doms[x].min }
func (s *store) max(x Var) int { return s.doms[x].max }

func (s *store) fixed(x Var) bool { return s.doms[x].size == 1 }

// place finds the word and bit of a value; ok is false when no such bit exists.
func (s *store) place(x Var, v int) (w int32, bit uint64, ok bool) {
	d := &s.doms[x]
	k := v - d.lo
	if k < 0 || k>>6 >= int(d.words) {
		return 0, 0, false
	}
	return d.first + int32(k>>6), 1 << (k & 63), true
}

func (s *store) has(x Var, v int) bool {
	w, bit, ok := s.place(x, v)
	return ok && s.bits[w]&bit != 0
}

func (s *store) remove(x Var, v int, hint int32) bool {
	w, bit, ok := s.place(x, v)
	return !ok || s.cut(w, ^bit, hint)
}

// assign leaves x only the value v.
func (s *store) assign(x Var, v int, hint int32) bool {
	w, bit, ok := s.place(x, v)
	if !ok {
		w, bit = s.doms[x].minWord, 0
	}
	return s.keep(x, w, bit, hint)
}

// keep leaves x only the given bits of its word w, and empties its others.
func (s *store) keep(x Var, w int32, mask uint64, hint int32) bool {
	d := &s.doms[x]
	for k := d.first; k < d.first+d.words; k++ {
		if k != w && s.bits[k] != 0 && !s.cut(k, 0, hint) {
			return false
		}
	}
	return s.cut(w, mask, hint)
}

// atLeast removes the values below v.
func (s *store) atLeast(x Var, v int, hint int32) bool {
	d := &s.doms[x]
	k := v - d.lo
	if k <= 0 {
		return true
	}
	w := d.first + int32(min(k>>6, int(d.words)))
	for i := d.minWord; i < w && i < d.first+d.words; i++ {
		if s.bits[i] != 0 && !s.cut(i, 0, hint) {
			return false
		}
	}
	return w >= d.first+d.words || s.cut(w, ^uint64(0)<<(k&63), hint)
}

// atMost removes the values above v.
func (s *store) atMost(x Var, v int, hint int32) bool {
	d := &s.doms[x]
	k := v - d.lo
	if k < 0 {
		k = -1
	}
	if k>>6 >= int(d.words) {
		return true
	}
	w := d.first + int32(k>>6)
	for i := d.maxWord; i > w && i >= d.first; i-- {
		if s.bits[i] != 0 && !s.cut(i, 0, hint) {
			return false
		}
	}
	return w < d.first || s.cut(w, ^uint64(0)>>(63-k&63), hint)
}

// window is the domain of x as 64 bits beginning at value v: bit k stands for
// the value v+k.
func (s *store) window(x Var, v int) uint64 {
	d := &s.doms[x]
	k := v - d.lo
	if k <= -64 || k >= int(d.words)<<6 {
		return 0
	}
	i, shift := int32(k>>6), uint(k&63)
	var out uint64
	if i >= 0 {
		out = s.bits[d.first+i] >> shift
	}
	if shift != 0 && i+1 < d.words {
		out |= s.bits[d.first+i+1] << (64 - shift)
	}
	return out
}

// base is the value of bit 0 of word w.
func (s *store) base(w int32) int {
	d := &s.doms[s.owner[w]]
	return d.lo + int(w-d.first)<<6
}

// wordAt is what word w held before the trail entry at was made.
func (s *store) wordAt(w, at int32) uint64 {
	b := s.bits[w]
	for i := s.last[w]; i >= at; i = s.trail[i].prev {
		b = s.trail[i].old
	}
	return b
}

// A literal says that the owner of a word takes one of the values in mask,
// which all lie in that word.
type literal struct {
	word int32
	mask uint64
}

// A literal of a one-word variable can be negated by another literal.
func (s *store) negate(l literal) literal {
	return literal{l.word, s.initial[l.word] &^ l.mask}
}

// isTrue and isFalse are for literals of one-word variables.
func (s *store) isTrue(l literal) bool  { return s.bits[l.word]&^l.mask == 0 }
func (s *store) isFalse(l literal) bool { return s.bits[l.word]&l.mask == 0 }
