package bridges

import (
	"math/big"
)

// bundle is all the bridges between two different lands, which are numbered
// among those that have bridges, x < y.
type bundle struct{ x, y, bridges int }

// plans goes through all the ways to give every bridge a direction so that
// what leads out of each land is as much as what leads in, or one more or less
// at the ends of a walk. Bridges of one bundle are interchangeable: a plan says
// how many of them lead from x to y.
//
// Turn every bridge of a plan round, and as many round trips follow it: where as
// much leads in as out everywhere, there are as many trees that lead to a land as
// come from it. So for walks that come back only one plan of each such pair is
// gone through: in its first uneven split, more bridges lead from y to x.
type plans struct {
	bundles []bundle
	lands   int
	out     []int    // how many bridges lead out of each land, the same in every plan
	closing [2]int   // the bridge from the end of the walk back to its beginning
	lack    []int    // how many more must lead out than in, by the bundles still to come
	open    []int    // how many ends of bridges are still to come, for each land
	choice  []int    // how many of each bundle lead from x to y
	lean    int      // the first bundle that is split unevenly; as many as there are for none
	count   *treesum // the sum of trees over the plans so far
}

// newPlans is for a town in one piece and walks with possible ends.
func newPlans(t town, e ends) *plans {
	number := make([]int, t.lands)
	p := &plans{}
	for _, i := range t.nearby(e.from) {
		number[i] = p.lands
		p.lands++
	}
	p.out, p.lack, p.open = make([]int, p.lands), make([]int, p.lands), make([]int, p.lands)
	size := map[[2]int]int{}
	for _, b := range t.bridges {
		x, y := number[b.a], number[b.b]
		p.out[x]++ // halves, for now
		p.out[y]++
		if x != y {
			size[[2]int{min(x, y), max(x, y)}]++
			p.open[x]++
			p.open[y]++
		}
	}
	p.closing = [2]int{number[e.to], number[e.from]}
	if e.from != e.to {
		p.out[p.closing[0]]++
		p.out[p.closing[1]]++
		p.lack[p.closing[0]]--
		p.lack[p.closing[1]]++
	}
	for i := range p.out {
		p.out[i] /= 2
	}
	for x := range p.lands {
		for y := x + 1; y < p.lands; y++ {
			if n := size[[2]int{x, y}]; n > 0 {
				p.bundles = append(p.bundles, bundle{x, y, n})
			}
		}
	}
	p.choice, p.lean = make([]int, len(p.bundles)), len(p.bundles)
	p.count = newTreesum(p)
	return p
}

// nearby lists the lands with bridges so that each is near the ones before it:
// then the directions at a land are soon forced.
func (t town) nearby(from int) []int {
	seen := make([]bool, t.lands)
	seen[from] = true
	list := []int{from}
	for k := 0; k < len(list); k++ {
		for _, i := range t.at[list[k]] {
			if there := t.bridges[i].other(list[k]); !seen[there] {
				seen[there] = true
				list = append(list, there)
			}
		}
	}
	return list
}

// set decides, or takes back with sign -1, how a bundle is split.
func (p *plans) set(k, sign int) {
	b := p.bundles[k]
	surplus := sign * (2*p.choice[k] - b.bridges) // out of x
	p.lack[b.x] -= surplus
	p.lack[b.y] += surplus
	p.open[b.x] -= sign * b.bridges
	p.open[b.y] -= sign * b.bridges
	switch {
	case sign < 0 && p.lean == k:
		p.lean = len(p.bundles)
	case sign > 0 && surplus != 0 && p.lean > k:
		p.lean = k
	}
}

// most is how many bridges of a bundle may lead from x to y.
func (p *plans) most(k int) int {
	if p.closing[0] == p.closing[1] && p.lean >= k {
		return p.bundles[k].bridges / 2
	}
	return p.bundles[k].bridges
}

// alike is how many plans a whole one stands for: itself, and the one with every
// bridge turned round.
func (p *plans) alike() int {
	if p.closing[0] == p.closing[1] && p.lean < len(p.bundles) {
		return 2
	}
	return 1
}

// fits says whether the ends still to come at the lands of a bundle can make up
// for what they lack.
func (p *plans) fits(k int) bool {
	b := p.bundles[k]
	return abs(p.lack[b.x]) <= p.open[b.x] && abs(p.lack[b.y]) <= p.open[b.y]
}

func abs(n int) int { return max(n, -n) }

// breatheAfter is how many multiplications may pass between looks at the clock.
const breatheAfter = 1 << 21

// walks counts the walks with these ends: closed ones by the round trips that
// there are, each of which comes to its beginning as often as bridges lead out
// of it. If the budget ends, the error comes with the number of walks counted
// so far, all of which there are.
func (h *task) walks(e ends) (*big.Int, error) {
	p := newPlans(h.town, e)
	err := h.sum(p)
	total := p.count.total()
	for _, out := range p.out {
		total.Mul(total, new(big.Int).MulRange(1, int64(out-1)))
	}
	if e.from == e.to {
		total.Mul(total, big.NewInt(int64(p.out[p.closing[1]])))
	}
	return total, err
}

func (h *task) sum(p *plans) error {
	work, steps := 0, 0
	for k := 0; k >= 0; {
		// A plan is a unit of work, and so are some steps on the way to one.
		if steps++; k == len(p.bundles) || steps%16 == 0 {
			if err := h.Check(); err != nil {
				return err
			}
		}
		if k == len(p.bundles) {
			alike := p.alike()
			h.Stats.Work += int64(alike)
			work += p.count.add(p.choice, alike)
			if work > breatheAfter {
				work = 0
				if err := h.Breathe(); err != nil {
					return err
				}
			}
			k--
			if k >= 0 {
				p.set(k, -1)
				p.choice[k]++
			}
			continue
		}
		if p.choice[k] > p.most(k) {
			p.choice[k] = 0
			k--
			if k >= 0 {
				p.set(k, -1)
				p.choice[k]++
			}
			continue
		}
		p.set(k, +1)
		if p.fits(k) {
			k++
			continue
		}
		p.set(k, -1)
		p.choice[k]++
	}
	return nil
}
