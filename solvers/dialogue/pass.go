package dialogue

import (
	"fmt"
	"math/bits"
)

// blockWords is the number of 64-world words handled between two looks at the
// context: 4,096 worlds, some tens of microseconds.
const blockWords = 64

// progressBlocks is the number of blocks between two reports of progress.
const progressBlocks = 256

// A block is a stretch of places of a model, with the keys of quantities.
type block struct {
	word  int        // the first place is 64*word
	words []uint64   // a bit for each place: whether to look at it
	keys  []uint32   // the first column's key for each place
	other [][]uint32 // the other columns' keys
}

// each calls f for every place to look at, counted from the block's first.
func (b *block) each(f func(j int)) {
	for i, word := range b.words {
		for ; word != 0; word &= word - 1 {
			f(i<<6 | bits.TrailingZeros64(word))
		}
	}
}

// sight is a quantity as seen in a model.
type sight struct {
	model *Set
	sees  *Quantity
}

// A column gives the keys of a quantity over the places of a model. In a large
// model they are the quantity's own; where the members are listed they are
// numbered anew, so that tables are no larger than the list.
type column struct {
	sees   *Quantity
	listed []uint32 // the new keys, by place
	own    []uint32 // the quantity's own key of each new key
	keys   int      // the number of keys
}

func (c column) value(key uint32) int {
	if c.own != nil {
		key = c.own[key]
	}
	return c.sees.value(key)
}

// column prepares the keys of a quantity for passes over a model.
func (e *evaluator) column(model *Set, q *Quantity) (column, error) {
	if err := q.ready(e.ctx); err != nil {
		return column{}, err
	}
	if !model.sparse {
		return column{sees: q, keys: q.bound}, nil
	}
	if c, ok := e.columns[sight{model, q}]; ok {
		return c, nil
	}
	c := column{sees: q, keys: q.bound}
	if q.bound <= 16*model.count {
		if err := e.hold(4 * model.count); err != nil {
			return c, err
		}
		c.listed = make([]uint32, model.count)
		for i, w := range model.list {
			c.listed[i] = q.key(int(w))
		}
	} else {
		// A map takes some thirty bytes for each key while it is made.
		if err := e.hold(40 * model.count); err != nil {
			return c, err
		}
		ids := newNumbering[uint32](model.count)
		if err := ids.number(e.ctx, func(place int) uint32 { return q.key(int(model.list[place])) }); err != nil {
			return c, err
		}
		c.listed, c.own, c.keys = ids.column, ids.values, len(ids.values)
	}
	if e.columns == nil {
		e.columns = make(map[sight]column)
	}
	e.columns[sight{model, q}] = c
	return c, nil
}

// pass calls look for every block of the model that has a place to look at:
// the members, but for those whose places are marked in skip. Blocks without
// any are passed over.
func (e *evaluator) pass(model *Set, skip []uint64, look func(*block), columns ...column) error {
	for len(e.buffers) < len(columns) {
		e.buffers = append(e.buffers, make([]uint32, blockWords*64))
	}
	var words [blockWords]uint64
	keys := make([][]uint32, max(1, len(columns)))
	places := model.positions()
	total := (places + 63) >> 6
	e.stats.Passes++
	for first := 0; first < total; first += blockWords {
		length := min(blockWords*64, places-first<<6)
		if err := e.tick(length); err != nil {
			return err
		}
		b := block{word: first, words: words[:min(blockWords, total-first)]}
		any := uint64(0)
		for i := range b.words {
			b.words[i] = model.alive(first + i)
			if skip != nil {
				b.words[i] &^= skip[first+i]
			}
			any |= b.words[i]
		}
		if any == 0 {
			continue
		}
		for i, c := range columns {
			if c.listed != nil {
				keys[i] = c.listed[first<<6:][:length]
			} else {
				keys[i] = e.buffers[i][:length]
				c.sees.keys(first<<6, keys[i])
			}
		}
		b.keys, b.other = keys[0], keys[1:]
		look(&b)
	}
	return nil
}

// tick counts the steps of one block, and looks up from the work.
func (e *evaluator) tick(steps int) error {
	if err := e.ctx.Err(); err != nil {
		return err
	}
	e.stats.Steps += steps
	e.progress.Done += steps
	if e.ticks++; e.ticks >= progressBlocks && e.options.Progress != nil {
		e.ticks = 0
		e.progress.Total = max(e.progress.Total, e.progress.Done)
		e.options.Progress(e.progress)
	}
	return nil
}

// begin sets the progress for one announcement: how many steps its formula
// needs, beyond what has been judged already.
func (e *evaluator) begin(announcement int, model *Set, f Formula) {
	e.progress = Progress{Announcement: announcement}
	if e.options.Progress == nil {
		return
	}
	e.progress.Total = e.work(model, f, make(map[judgement]bool))
	e.options.Progress(e.progress)
}

// work is about the number of steps that judging the formula will take: where
// keys may have to be numbered first, it takes it that they must.
func (e *evaluator) work(model *Set, f Formula, seen map[judgement]bool) int {
	this := judgement{model, f}
	if _, ok := e.known[this]; ok || seen[this] {
		return 0
	}
	seen[this] = true
	places := model.positions()
	switch f := f.(type) {
	case *fact:
		return places
	case not:
		return e.work(model, f.of, seen)
	case join:
		return e.work(model, f.left, seen) + e.work(model, f.right, seen)
	case knows:
		return 2*places + e.work(model, f.of, seen)
	case knowsWhether:
		return 2*places + e.work(model, f.of, seen)
	case knowsValue:
		if f.what == nil {
			return 2 * places
		}
		return 3 * places
	case common:
		return (len(f.group.persons)+3)*places + e.work(model, f.of, seen)
	case at:
		return e.work(e.moments[f.moment], f.of, seen)
	}
	return 0
}

// hold accounts for memory that stays in use until the run ends; lend for
// memory that is given back when the returned function is called.
func (e *evaluator) hold(bytes int) error {
	e.inUse += bytes
	e.stats.Bytes = max(e.stats.Bytes, e.inUse)
	if e.inUse > e.options.Memory {
		return fmt.Errorf("needs more than %d MB of memory: narrow the range or raise the bound: %w",
			e.options.Memory>>20, ErrTooLarge)
	}
	return nil
}

func (e *evaluator) lend(bytes int) (giveBack func(), err error) {
	err = e.hold(bytes)
	return func() { e.inUse -= bytes }, err
}

// bytes is the memory that the set takes.
func (s *Set) bytes() int { return 8*len(s.words) + 4*len(s.list) }
