package fd

// restarts counts failures up to the next restart.
type restarts struct {
	unit int64
	turn int64
	next int64
}

func newRestarts(o Options) restarts {
	r := restarts{unit: int64(o.RestartUnit)}
	if r.unit <= 0 {
		r.unit = 100
	}
	r.advance(0)
	return r
}

func (r *restarts) advance(failures int64) {
	r.turn++
	r.next = failures + r.unit*luby(r.turn)
}

func (r *restarts) due(failures int64) bool {
	if failures < r.next {
		return false
	}
	r.advance(failures)
	return true
}

// luby is the i-th number, from 1, of 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...
// (Luby, Sinclair and Zuckerman, IPL 1993).
func luby(i int64) int64 {
	for {
		k := int64(1)
		for k < i+1 {
			k *= 2
		}
		if k == i+1 {
			return k / 2
		}
		i -= k/2 - 1
	}
}

// refutations turns every refutation that a restart would forget into a
// clause, so that a search without learning does not do its work again, nor
// report a solution twice (reduced nld-nogoods: Lecoutre et al., IJCAI 2007).
func (s *Search) refutations() [][]literal {
	if s.options.Learn {
		return nil // there, clauses say it all
	}
	var out [][]literal
	for level := 1; level <= len(s.levels); level++ {
		end := int32(len(s.trail))
		if level < len(s.levels) {
			end = s.levels[level]
		}
		for i := s.levels[level-1]; i < end; i++ {
			e := s.trail[i]
			if e.by != byRefutation {
				continue
			}
			x := s.owner[e.word]
			ls := s.isnt(nil, x, s.base(e.word)+lowest(e.old&^s.wordAt(e.word, i+1)))
			for _, d := range s.stack[:level] {
				ls = s.isnt(ls, d.x, d.v)
			}
			out = append(out, ls)
		}
	}
	return out
}

// isnt adds literals that together say x != v, one for each word of x.
func (s *engine) isnt(ls []literal, x Var, v int) []literal {
	d := &s.doms[x]
	at, bit, _ := s.place(x, v)
	for w := d.first; w < d.first+d.words; w++ {
		mask := s.initial[w]
		if w == at {
			mask &^= bit
		}
		if mask != 0 {
			ls = append(ls, literal{w, mask})
		}
	}
	return ls
}
