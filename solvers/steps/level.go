package steps

// level is what holds for the rules that a hunt has chosen so far.
type level struct {
	marks
	open   set   // of models, that break none of them
	toTry  set   // of rules, that are chosen next
	needed []set // with two rules to come: the sets of which each is still needed
	barred set   // what was barred before, where the level bars more
}

// marks are the open cells that some groups have.
type marks struct {
	once, twice set // that some have, that several have, or one and the conclusion
	pros, cons  set // that some speak of so, the contrary of the conclusion, too
	pros2       set // that several do
}

func (c *compiled) newLevel() level {
	s := newSets(5, c.Cells)
	return level{marks: marks{s[0], s[1], s[2], s[3], s[4]}, barred: newSet(len(c.Groups))}
}

func (m *marks) from(other *marks) {
	copy(m.once, other.once)
	copy(m.twice, other.twice)
	copy(m.pros, other.pros)
	copy(m.cons, other.cons)
	copy(m.pros2, other.pros2)
}

// begin marks the clues and the contrary of the conclusion.
func (h *hunt) begin() {
	if len(h.levels) == 0 {
		h.levels = append(h.levels, h.newLevel())
	}
	m := &h.levels[0].marks
	for _, s := range []set{m.once, m.twice, m.pros, m.cons, m.pros2} {
		clear(s)
	}
	if h.solution.has(h.cell) {
		m.cons.add(h.cell)
	} else {
		m.pros.add(h.cell)
	}
	for _, g := range h.clues {
		h.mark(m, g)
	}
}

// mark adds the cells of a group.
func (h *hunt) mark(m *marks, g int32) {
	t := h.tieOf(g)
	for i, w := range t.open {
		m.twice[i] |= m.once[i] & w
		m.once[i] |= w
		m.pros2[i] |= m.pros[i] & t.pro[i]
		m.pros[i] |= t.pro[i]
		m.cons[i] |= t.con[i]
	}
	if m.once.has(h.cell) {
		m.twice.add(h.cell)
	}
}

func (h *hunt) level() *level { return &h.levels[len(h.chosen)] }

// pick chooses a rule.
func (h *hunt) pick(g int32) {
	h.chosen = append(h.chosen, g)
	if len(h.levels) == len(h.chosen) {
		h.levels = append(h.levels, h.newLevel())
	}
	last, next := &h.levels[len(h.chosen)-1], h.level()
	next.open = h.without(next.open[:0], last.open, g)
	next.from(&last.marks)
	h.mark(&next.marks, g)
}

func (h *hunt) drop() { h.chosen = h.chosen[:len(h.chosen)-1] }

// reopen opens the models from a number on, which break none of the rules chosen: what was
// found below is there for the siblings.
func (h *hunt) reopen(from int) {
	d := h.level()
	for i := from; i < len(h.models); i++ {
		for len(d.open) <= i>>6 {
			d.open = append(d.open, 0)
		}
		d.open.add(int32(i))
	}
}

// hits says which models break which rules: by rule, in so many words, the models.
type hits struct {
	broken []uint64
	words  int
	rules  int
}

// index makes that anew, with room for further models.
func (h *hits) index(models []*model) {
	h.words = len(models)/64 + 1
	n := h.words * h.rules
	if cap(h.broken) < n {
		h.broken = make([]uint64, n)
	}
	h.broken = h.broken[:n]
	clear(h.broken)
	for i, m := range models {
		h.set(i, m)
	}
}

// add notes the last of some models.
func (h *hits) add(models []*model) {
	if n := len(models) - 1; n < h.words*64 {
		h.set(n, models[n])
	} else {
		h.index(models)
	}
}

func (h *hits) set(i int, m *model) {
	for _, g := range m.list {
		h.broken[int(g)*h.words+i>>6] |= 1 << (i & 63)
	}
}

func (h *hits) by(g int32) []uint64 { return h.broken[int(g)*h.words:][:h.words] }

// hitsAll says whether some models all break a rule.
func (h *hits) hitsAll(models set, g int32) bool {
	by := h.by(g)
	for i, w := range models {
		if w&^by[i] != 0 {
			return false
		}
	}
	return true
}

// without appends those of some models that do not break a rule.
func (h *hits) without(to, models set, g int32) set {
	by := h.by(g)
	for i, w := range models {
		to = append(to, w&^by[i])
	}
	return to
}
