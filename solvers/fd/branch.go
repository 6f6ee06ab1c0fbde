package fd

import (
	"math/bits"
	"math/rand/v2"
)

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
	weight  []float64 // by variable: the failures of its constraints
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
	if b.choice == WeightedDegree {
		b.weight = make([]float64, len(s.doms))
		b.scope = make([][]Var, len(s.props))
		for x, subs := range s.subs {
			for _, sub := range subs {
				b.weight[x]++
				b.scope[sub.prop] = append(b.scope[sub.prop], Var(x))
			}
		}
	}
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
	score := b.score(s, best)
	for _, x := range b.order[k+1 : end] {
		if s.fixed(x) {
			continue
		}
		if t := b.score(s, x); t < score || b.shuffle && t == score && b.random.IntN(2) == 0 {
			best, score = x, t
		}
	}
	return best
}

// score is small for a variable that should come early.
func (b *brancher) score(s *engine, x Var) float64 {
	size := float64(s.doms[x].size)
	switch b.choice {
	case WeightedDegree:
		return size / b.weight[x]
	case Activity:
		return -s.analysis.active[x]
	default:
		if b.learn {
			// Among equals, the one most involved in recent failures.
			return size - s.analysis.active[x]/(s.analysis.active[x]+s.analysis.bump)
		}
		return size
	}
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
	if id > 0 {
		for _, x := range b.scope[id] {
			b.weight[x]++
		}
	} else if s.wiped != noVar {
		b.weight[s.wiped]++
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
