package dialogue

// The obvious way: explicit worlds, explicit sets, and every formula judged by
// its definition, each world against each other, with no table over keys.

type naiveModel struct {
	worlds  Worlds
	moments [][]int // the worlds left after each number of announcements
}

// holds gives the truth of a formula in each world of a moment.
func (m *naiveModel) holds(moment int, f Formula) map[int]bool {
	left := m.moments[moment]
	judge := func(ok func(w int) bool) map[int]bool {
		truth := make(map[int]bool, len(left))
		for _, w := range left {
			truth[w] = ok(w)
		}
		return truth
	}
	// all says whether something holds in every world that the person cannot
	// tell from w.
	all := func(p *Person, w int, ok func(v int) bool) bool {
		sees := p.Sees.Value(w)
		for _, v := range left {
			if p.Sees.Value(v) == sees && !ok(v) {
				return false
			}
		}
		return true
	}
	switch f := f.(type) {
	case *fact:
		return judge(func(w int) bool {
			if f.sees != nil {
				return f.holds(f.sees.Value(w))
			}
			return f.test(m.worlds.Tuple(w, nil))
		})
	case truth:
		return judge(func(int) bool { return f.holds })
	case not:
		of := m.holds(moment, f.of)
		return judge(func(w int) bool { return !of[w] })
	case join:
		a, b := m.holds(moment, f.left), m.holds(moment, f.right)
		return judge(func(w int) bool {
			switch f.op {
			case opAnd:
				return a[w] && b[w]
			case opOr:
				return a[w] || b[w]
			case opImplies:
				return !a[w] || b[w]
			default:
				return a[w] == b[w]
			}
		})
	case knows:
		of := m.holds(moment, f.of)
		return judge(func(w int) bool {
			return all(f.who, w, func(v int) bool { return of[v] })
		})
	case knowsWhether:
		of := m.holds(moment, f.of)
		return judge(func(w int) bool {
			return all(f.who, w, func(v int) bool { return of[v] == of[w] })
		})
	case knowsValue:
		return judge(func(w int) bool {
			return all(f.who, w, func(v int) bool {
				if f.what == nil {
					return v == w
				}
				return f.what.Value(v) == f.what.Value(w)
			})
		})
	case common:
		of := m.holds(moment, f.of)
		return judge(func(w int) bool {
			reached := map[int]bool{w: true}
			for queue := []int{w}; len(queue) > 0; queue = queue[1:] {
				if !of[queue[0]] {
					return false
				}
				for _, p := range f.group.persons {
					sees := p.Sees.Value(queue[0])
					for _, v := range left {
						if !reached[v] && p.Sees.Value(v) == sees {
							reached[v] = true
							queue = append(queue, v)
						}
					}
				}
			}
			return true
		})
	case at:
		of := m.holds(f.moment, f.of)
		return judge(func(w int) bool { return of[w] })
	}
	panic("unknown formula")
}

// naiveRun gives the worlds left after each number of announcements.
func naiveRun(c Conversation) [][]int {
	m := &naiveModel{worlds: c.Worlds}
	var start []int
	for w := range c.Worlds.Len() {
		start = append(start, w)
	}
	m.moments = [][]int{start}
	for k, a := range c.Announcements {
		judged := k
		for c.Announcements[judged].Together {
			judged--
		}
		truth := m.holds(judged, a.Says)
		var left []int
		for _, w := range m.moments[k] {
			if truth[w] {
				left = append(left, w)
			}
		}
		m.moments = append(m.moments, left)
	}
	return m.moments
}
