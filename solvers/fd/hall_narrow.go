package fd

import "math/bits"

// hallNarrow is hall for at most 64 columns: sets of columns and of variables
// are single words.
//
// Two things keep a run short. The variables are kept in parts that share no
// columns (Gent, Miguel and Nightingale, Artificial Intelligence 2008): a part
// is a stretch of order, and the places where one begins are a counter word.
// Going back joins parts again; in which order their variables then stand does
// not matter. And in a part that has not changed since the latest run, there is
// nothing to find; in one that has, only what the changed variables can reach
// is of interest (see connected).
type hallNarrow struct {
	hall
	id     int32
	at     []place  // by variable
	order  []int32  // the variables, part by part
	starts int32    // a counter word: the places of order where a part begins
	ran    int32    // a counter word: the length of the trail at the latest whole run, or 0
	taken  [64]int8 // by column: the variable that has it
	from   [64]int8 // by column: the variable from which a walk saw it
}

// place is what there is to know of a variable.
type place struct {
	row   uint64 // its columns
	word  int32
	shift uint8 // the column of its word's first value
	match int8  // its column in the latest matching, or -1
}

func (s *engine) addHallNarrow(d *differentNarrow, h hall, tag int32) int32 {
	p := &hallNarrow{
		hall: h, starts: s.addState(), ran: s.addState(),
		at: make([]place, len(d.x)), order: make([]int32, len(d.x)),
	}
	for i, e := range d.at {
		p.at[i] = place{word: e.word, shift: e.shift, match: -1}
		p.order[i] = int32(i)
	}
	p.id = s.add(p, slow, tag)
	return p.id
}

func (p *hallNarrow) propagate(s *engine) bool {
	ran := int32(s.state(p.ran))
	if ran == 0 {
		ran = -1 // all are new
	}
	var changed, fresh uint64 // since then: variables, and their places in order
	last, at := s.last, p.at
	for k, i := range p.order {
		if last[at[i].word] >= ran {
			changed |= 1 << (i & 63)
			fresh |= 1 << (k & 63)
		}
	}
	starts := s.bits[p.starts]
	whole := true
	for from, n := 0, len(p.order); from < n; {
		// Of a row of starts, all but the last begin parts of one variable.
		ahead := starts>>from | 1
		row := bits.TrailingZeros64(^ahead)
		from += row - 1
		to := min(n, from+bits.TrailingZeros64(ahead>>row)+1)
		if to-from > 1 && fresh&stretch(from, to) != 0 {
			done, ok := p.propagatePart(s, from, to, changed)
			if !ok {
				return false
			}
			whole = whole && done
		}
		from = to
	}
	if whole {
		s.setState(p.ran, len(s.trail)+1)
	} else {
		s.queue.push(p.id)
	}
	return true
}

// propagatePart deals with the places from up to, not including, to, of which some
// variables have changed. It may leave the rest for another run, and is then not done.
func (p *hallNarrow) propagatePart(s *engine, from, to int, changed uint64) (done, ok bool) {
	first := from
	var all, several, used, loose, open uint64
	order, at, words := p.order, p.at, s.bits
	for k := first; k < to; k++ {
		i := order[k]
		v := &at[i]
		row := words[v.word] << (v.shift & 63)
		if row&(row-1) == 0 {
			// Fixed, and its value eliminated: a part of its own.
			order[k], order[from] = order[from], i
			from++
			continue
		}
		v.row = row
		several |= all & row
		all |= row
		open |= 1 << (i & 63)
		if c := v.match; c >= 0 && row>>(c&63)&1 != 0 && used>>(c&63)&1 == 0 {
			p.taken[c&63] = int8(i)
			used |= 1 << (c & 63)
		} else {
			loose |= 1 << (i & 63)
		}
	}
	if from > first {
		s.setState(p.starts, int(s.bits[p.starts]|stretch(first+1, from+1)))
	}
	if changed &= open; changed == 0 {
		return true, true
	}
	if sole := all &^ several; sole != 0 && bits.OnesCount64(all) == to-from {
		if taken, ok := p.takeSole(s, from, to, sole); taken || !ok {
			return false, ok
		}
	}
	for ; loose != 0; loose &= loose - 1 {
		i := lowest(loose)
		end := p.augment(i, used)
		if end == 0 {
			return false, s.fail(int32(i))
		}
		used |= end
	}
	spare := all &^ used
	return true, p.connected(changed, all, spare) || p.divide(s, from, to, all, spare)
}

// stretch is the set of the places from up to, not including, to.
func stretch(from, to int) uint64 { return uint64(1)<<to - uint64(1)<<from }

// takeSole is the common case that needs no matching: there are as many values
// as variables, and some values are left to one variable only.
func (p *hallNarrow) takeSole(s *engine, from, to int, sole uint64) (taken, ok bool) {
	for _, i := range p.order[from:to] {
		v := &p.at[i]
		b := v.row & sole
		if b == 0 || b == v.row {
			continue
		}
		if taken = true; !s.cut(v.word, b>>v.shift, i) {
			return true, false
		}
	}
	return taken, true
}

// augment matches variable i by shifting others along a shortest path. It
// returns the column that is newly in use, or nothing.
func (p *hallNarrow) augment(i int, used uint64) uint64 {
	if free := p.at[i].row &^ used; free != 0 {
		c := lowest(free)
		p.at[i].match, p.taken[c] = int8(c), int8(i)
		return 1 << c
	}
	var queue [64]int8
	queue[0] = int8(i)
	seen, size := uint64(0), 1
	for head := 0; head < size; head++ {
		j := queue[head]
		fresh := p.at[j].row &^ seen
		seen |= fresh
		for b := fresh; b != 0; b &= b - 1 {
			c := lowest(b)
			p.from[c] = j
			if used>>c&1 != 0 {
				queue[size] = p.taken[c]
				size++
				continue
			}
			for end := uint64(1) << c; ; {
				j := p.from[c]
				last := p.at[j].match
				p.at[j].match, p.taken[c] = int8(c), j
				if int(j) == i {
					return end
				}
				c = int(last)
			}
		}
	}
	return 0
}

// connected says that there is nothing to prune: every changed variable could
// take a spare column, if need be by driving others from theirs; or, if there is
// none, it could drive out everybody. Variables that could not would be a Hall
// set. One of them must have changed, since in the latest run they could.
func (p *hallNarrow) connected(changed, all, spare uint64) bool {
	at := p.at
	free := uint64(0) // variables found to be so
	for ; changed != 0; changed &= changed - 1 {
		start := changed & -changed
		driven, todo := start, start
		rest := all &^ (1 << (at[lowest(start)].match & 63))
	walk:
		for rest != 0 {
			if todo == 0 {
				return false
			}
			wanted := at[lowest(todo)].row & rest
			todo &= todo - 1
			rest &^= wanted
			if wanted&spare != 0 {
				break
			}
			for ; wanted != 0; wanted &= wanted - 1 {
				owner := uint64(1) << (p.taken[lowest(wanted)&63] & 63)
				if owner&free != 0 {
					break walk
				}
				todo |= owner &^ driven
				driven |= owner
			}
		}
		free |= start
	}
	return true
}

// divide splits a matched part into parts without common columns, and removes
// whatever leads from one to another: no maximum matching uses it.
func (p *hallNarrow) divide(s *engine, from, to int, all, spare uint64) bool {
	starts := s.bits[p.starts]
	for from < to {
		rest := uint64(0)
		for _, i := range p.order[from:to] {
			rest |= 1 << i
		}
		var set, columns uint64
		if spare != 0 {
			set, columns = p.reaching(rest, 0, spare)
			spare = 0
		} else {
			i := p.order[from]
			set, columns = p.reaching(p.driven(i, all)&^(1<<i), 1<<i, 1<<p.at[i].match)
		}
		all &^= columns
		for k := from; k < to; k++ {
			i := p.order[k]
			if set>>(i&63)&1 == 0 {
				continue
			}
			if p.at[i].row&^columns != 0 && !s.cut(p.at[i].word, columns>>p.at[i].shift, i) {
				return false
			}
			p.order[k], p.order[from] = p.order[from], i
			from++
		}
		starts |= 1 << from
	}
	s.setState(p.starts, int(starts))
	return true
}

// driven gives the variables that have to move, in a chain, if one does. There
// are no columns but all.
func (p *hallNarrow) driven(start int32, all uint64) uint64 {
	driven := uint64(1) << start
	for todo := driven; todo != 0; {
		j := lowest(todo)
		todo &= todo - 1
		wanted := p.at[j].row & all
		all &^= wanted
		for ; wanted != 0; wanted &= wanted - 1 {
			owner := uint64(1) << (p.taken[lowest(wanted)&63] & 63)
			todo |= owner &^ driven
			driven |= owner
		}
	}
	return driven
}

// reaching adds to a set of variables, and its columns, those of rest that want
// one of the columns, and so on.
func (p *hallNarrow) reaching(rest, set, columns uint64) (uint64, uint64) {
	for grown := true; grown; {
		grown = false
		for b := rest; b != 0; b &= b - 1 {
			i := lowest(b)
			if p.at[i].row&columns != 0 {
				columns |= 1 << (p.at[i].match & 63)
				set |= b & -b
				rest &^= b & -b
				grown = true
			}
		}
	}
	return set, columns
}
