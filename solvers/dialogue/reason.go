package dialogue

// A why builds a reason: from the formula down to its parts, each judged in one
// world by looking it up in what the evaluator finds for all worlds.
type why struct {
	*evaluator
	room int // reasons that may still be made
}

// truth says whether the formula is true in a world of a moment.
func (w *why) truth(moment, world int, f Formula) (bool, error) {
	model := w.moments[moment]
	marks, err := w.judge(model, f)
	if err != nil {
		return false, err
	}
	place := model.position(world)
	return marks[place>>6]>>(place&63)&1 != 0, nil
}

// reason builds the tree. Its depth is that of the formula.
func (w *why) reason(moment, world int, f Formula) (*Reason, error) {
	holds, err := w.truth(moment, world, f)
	if err != nil {
		return nil, err
	}
	w.room--
	r := &Reason{Formula: f, Moment: moment, World: world, Holds: holds}
	switch f := f.(type) {
	case not:
		return r, w.because(r, moment, world, f.of)
	case at:
		return r, w.because(r, f.moment, world, f.of)
	case join:
		return r, w.join(r, f)
	case knows:
		return r, w.knowledge(r, f.who, f.of)
	case knowsWhether:
		return r, w.knowledge(r, f.who, f.of)
	case knowsValue:
		return r, w.value(r, f)
	case common:
		return r, w.path(r, f)
	}
	return r, nil
}

// because adds a reason that r rests on, if there is room.
func (w *why) because(r *Reason, moment, world int, f Formula) error {
	if w.room <= 0 {
		r.Cut = true
		return nil
	}
	reason, err := w.reason(moment, world, f)
	if err == nil {
		r.Because = append(r.Because, reason)
	}
	return err
}

// join rests on one part where that is enough, on both where it is not.
func (w *why) join(r *Reason, f join) error {
	left, err := w.truth(r.Moment, r.World, f.left)
	if err != nil {
		return err
	}
	right, err := w.truth(r.Moment, r.World, f.right)
	if err != nil {
		return err
	}
	// settles says which value of a part settles the whole.
	settlesLeft, settlesRight := false, false
	switch f.op {
	case opAnd:
		settlesLeft, settlesRight = !left, !right
	case opOr:
		settlesLeft, settlesRight = left, right
	case opImplies:
		settlesLeft, settlesRight = !left, right
	}
	if !settlesRight || settlesLeft {
		if err := w.because(r, r.Moment, r.World, f.left); err != nil {
			return err
		}
	}
	if !settlesLeft {
		return w.because(r, r.Moment, r.World, f.right)
	}
	return nil
}

// cell lists the members that the person cannot tell from the reason's world,
// that one first. The first one that pick likes comes second.
func (w *why) cell(r *Reason, who *Person, pick func(world int) bool) error {
	if err := who.Sees.ready(w.ctx); err != nil {
		return err
	}
	model := w.moments[r.Moment]
	r.Who, r.Cell, r.CellSize = who, []int{r.World}, 1
	picked := false
	key := who.Sees.key(r.World)
	return w.members(model, who.Sees, func(world int, k uint32) {
		if k != key || world == r.World {
			return
		}
		r.CellSize++
		switch {
		case !picked && pick(world):
			picked = true
			r.Cell = append(r.Cell, world)
			last := len(r.Cell) - 1
			r.Cell[1], r.Cell[last] = r.Cell[last], r.Cell[1]
			r.Cell = r.Cell[:min(len(r.Cell), MaxListed)]
		case len(r.Cell) < MaxListed:
			r.Cell = append(r.Cell, world)
		}
	})
}

// members calls f for each member of a model, with its key of a quantity.
func (w *why) members(model *Set, q *Quantity, f func(world int, key uint32)) error {
	c := column{sees: q}
	if model.sparse {
		for _, v := range model.list {
			f(int(v), q.key(int(v)))
		}
		return w.ctx.Err()
	}
	return w.pass(model, nil, func(b *block) {
		b.each(func(j int) { f(b.word<<6|j, b.keys[j]) })
	}, c)
}

// knowledge explains Knows and KnowsWhether. What is known rests on all worlds
// of the cell; what is not, on one where the formula is false, or of either
// kind.
func (w *why) knowledge(r *Reason, who *Person, of Formula) error {
	here, err := w.truth(r.Moment, r.World, of)
	if err != nil {
		return err
	}
	_, whether := r.Formula.(knowsWhether)
	model := w.moments[r.Moment]
	marks, err := w.judge(model, of)
	if err != nil {
		return err
	}
	value := func(world int) bool {
		place := model.position(world)
		return marks[place>>6]>>(place&63)&1 != 0
	}
	// What speaks against knowing: a world where the formula is false, or
	// where it is not what it is here.
	counter := -1
	if err := w.cell(r, who, func(world int) bool {
		if counter < 0 && value(world) != (here || !whether) {
			counter = world
			return true
		}
		return false
	}); err != nil {
		return err
	}
	switch {
	case r.Holds:
		for _, world := range r.Cell {
			if err := w.because(r, r.Moment, world, of); err != nil {
				return err
			}
		}
		r.Cut = r.Cut || r.CellSize > len(r.Cell)
		return nil
	case !whether && !here:
		return w.because(r, r.Moment, r.World, of)
	case whether:
		if err := w.because(r, r.Moment, r.World, of); err != nil {
			return err
		}
	}
	return w.because(r, r.Moment, counter, of)
}

// value explains KnowsWorld and KnowsValue by the cell alone.
func (w *why) value(r *Reason, f knowsValue) error {
	if f.what != nil {
		if err := f.what.ready(w.ctx); err != nil {
			return err
		}
	}
	return w.cell(r, f.who, func(world int) bool {
		return f.what != nil && f.what.key(world) != f.what.key(r.World)
	})
}

// path explains CommonKnowledge that is not there by a shortest way to a world
// in which the formula is false.
func (w *why) path(r *Reason, f common) error {
	if r.Holds {
		return w.because(r, r.Moment, r.World, f.of)
	}
	model := w.moments[r.Moment]
	marks, err := w.judge(model, f.of)
	if err != nil {
		return err
	}
	type arrival struct {
		from int
		who  *Person
	}
	came := map[int]arrival{r.World: {}}
	front := []int{r.World}
	goal := -1
	place := model.position(r.World)
	if marks[place>>6]>>(place&63)&1 == 0 {
		goal = r.World
	}
	for goal < 0 && len(front) > 0 {
		var next []int
		for _, p := range f.group.persons {
			if err := p.Sees.ready(w.ctx); err != nil {
				return err
			}
			from := make(map[uint32]int)
			for _, v := range front {
				from[p.Sees.key(v)] = v
			}
			err := w.members(model, p.Sees, func(v int, key uint32) {
				source, reached := from[key]
				if _, been := came[v]; !reached || been || goal >= 0 {
					return
				}
				came[v] = arrival{source, p}
				next = append(next, v)
				if place := model.position(v); marks[place>>6]>>(place&63)&1 == 0 {
					goal = v
				}
			})
			if err != nil {
				return err
			}
		}
		front = next
	}
	for v := goal; v != r.World; v = came[v].from {
		r.Path = append([]Step{{came[v].who, v}}, r.Path...)
	}
	return w.because(r, r.Moment, goal, f.of)
}
