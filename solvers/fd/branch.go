package fd

import (
	"math"
	"math/bits"
	"math/rand/v2"
)

// headStart is the weight of a constraint before it has failed: a few failures
// should not decide everything.
const headStart = 2

// brancher chooses what to try next.
type brancher struct {
	order   []Var
	named   int   // the first so many of order are the user's
	start   int32 // a counter word: the variables before it are fixed
	choice  Choose
	value   Pick
	learn   bool
	random  *rand.Rand
	shuffle bool
	weight  []float64 // by variable: the weight of its constraints
	scope   [][]Var   // by propagator: its variables
}

func (b *brancher) init(s *engine, order []Var, named int, o Options) {
	b.order, b.named, b.choice, b.value = order, named, o.Choose, o.Pick
	b.start = s.addState()
	b.random = rand.New(rand.NewPCG(o.Seed, 0x5017))
	b.learn = o.Learn
	b.shuffle = o.Seed != 0
	if b.choice == Activity && !o.Learn {
		b.choice = WeightedDegree
	}
	if b.choice == WeightedDegree || b.choice == MostForcing {
		b.weight = make([]float64, len(s.doms))
		for x, subs := range s.subs {
			b.weight[x] = headStart * float64(len(subs))
		}
		b.scope = s.scopes()
	}
}

// scopes lists the variables of each propagator.
func (s *engine) scopes() [][]Var {
	size := make([]int, len(s.props))
	total := 0
	for _, subs := range s.subs {
		for _, sub := range subs {
			size[sub.prop]++
			total++
		}
	}
	room := make([]Var, total)
	scopes := make([][]Var, len(s.props))
	for id, n := range size {
		scopes[id], room = room[:0:n], room[n:]
	}
	for x, subs := range s.subs {
		for _, sub := range subs {
			scopes[sub.prop] = append(scopes[sub.prop], Var(x))
		}
	}
	return scopes
}

// choose gives an open variable, or noVar when all are fixed.
func (b *brancher) choose(s *engine) Var {
	k := s.state(b.start)
	first := k
	for k < len(b.order) && s.fixed(b.order[k]) {
		k++
	}
	if k != first {
		s.setState(b.start, k)
	}
	if k == len(b.order) {
		return noVar
	}
	best := b.order[k]
	if b.choice == InputOrder {
		return best
	}
	end := len(b.order)
	if k < b.named {
		end = b.named
	}
	if b.choice == MostForcing {
		return b.mostForcing(s, b.order[k:end])
	}
	least := 0.0 // no score is better
	if b.choice == SmallestDomain && !b.learn && !b.shuffle {
		least = 2
	}
	score := b.score(s, best, s.doms[best].size)
	for _, x := range b.order[k+1 : end] {
		if score == least {
			break
		}
		size := s.doms[x].size
		if size == 1 {
			continue
		}
		if t := b.score(s, x, size); t < score || b.shuffle && t == score && b.random.IntN(2) == 0 {
			best, score = x, t
		}
	}
	return best
}

// mostForcing is choose for MostForcing, among variables that are not all fixed.
func (b *brancher) mostForcing(s *engine, among []Var) (best Var) {
	fewest := int32(math.MaxInt32)
	for _, x := range among {
		if size := s.doms[x].size; size > 1 && size < fewest {
			fewest = size
		}
	}
	most := -1.0
	for _, x := range among {
		if s.doms[x].size != fewest {
			continue
		}
		force := b.weight[x] * (1 + s.force(x))
		if force > most || force == most && b.shuffle && b.random.IntN(2) == 0 {
			best, most = x, force
		}
	}
	return best
}

// force measures what the values of x would take from its peers.
func (s *engine) force(x Var) float64 {
	const unit = 1 << 32 // room for halves in whole numbers
	values, words, peers, sum := s.bits[s.doms[x].first], s.bits, s.peers[x], 0
	for i := range peers {
		e := &peers[i]
		old := words[e.word]
		if gone := old & (values << (e.up & 63) >> (e.down & 63)); gone != 0 {
			sum += unit * bits.OnesCount64(gone) >> (bits.OnesCount64(old) & 63)
		}
	}
	return float64(sum) / unit
}

// score is small for a variable, with so many values left, that should come
// early.
func (b *brancher) score(s *engine, x Var, size int32) float64 {
	switch {
	case b.choice == WeightedDegree:
		return float64(size) / b.weight[x]
	case b.choice == Activity:
		return -s.analysis.active[x]
	case b.learn:
		// Among equals, the one most involved in recent failures.
		return float64(size) - s.analysis.active[x]/(s.analysis.active[x]+s.analysis.bump)
	}
	return float64(size)
}

func (b *brancher) pick(s *engine, x Var) int {
	switch b.value {
	case Last:
		return s.max(x)
	case Middle:
		return s.nearest(x, s.min(x)+(s.max(x)-s.min(x))/2)
	case Random:
		return s.nth(x, b.random.IntN(int(s.doms[x].size)))
	default:
		return s.min(x)
	}
}

// failed hears of a failure before it is left behind.
func (b *brancher) failed(s *engine) {
	if b.weight == nil {
		return
	}
	id := s.failedBy
	if s.wiped != noVar {
		id = s.trail[len(s.trail)-1].by
	}
	if id <= 0 {
		if s.wiped != noVar {
			b.weight[s.wiped]++
		}
		return
	}
	open := 0
	for _, x := range b.scope[id] {
		if !s.fixed(x) {
			open++
		}
	}
	for _, x := range b.scope[id] {
		b.weight[x] += 1 / (float64(max(open, 1)) * max(float64(s.doms[x].size), 0.5))
	}
}

// nearest is the value of x closest to v, the smaller of two.
func (s *store) nearest(x Var, v int) int {
	for k := 0; ; k++ {
		if s.has(x, v-k) {
			return v - k
		}
		if s.has(x, v+k) {
			return v + k
		}
	}
}

// nth is the value of x with n smaller ones.
func (s *store) nth(x Var, n int) int {
	d := &s.doms[x]
	for w := d.minWord; ; w++ {
		b := s.bits[w]
		if k := bits.OnesCount64(b); n >= k {
			n -= k
			continue
		}
		for range n {
			b &= b - 1
		}
		return s.base(w) + lowest(b)
	}
}
