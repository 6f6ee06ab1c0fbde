package dialogue

import "math/bits"

// The knows-operators: each in two passes over the model, the first of which
// writes a table over the keys that the person may see, and the second of which
// reads it for each world. The loops are written out, one for each table:
// calling a function for each world would double the time.

// knowsWorld marks the members whose key no other member has.
func (e *evaluator) knowsWorld(model *Set, who *Person) ([]uint64, error) {
	return e.unlessBoth(model, who, func(table twoBits, b *block) {
		for i, word := range b.words {
			keys := b.keys[i<<6:]
			if word == ^uint64(0) {
				table.seeAll((*[64]uint32)(keys))
				continue
			}
			for ; word != 0; word &= word - 1 {
				table.see(keys[bits.TrailingZeros64(word)])
			}
		}
	})
}

// knowsWhether marks the members whose key not both kinds of members have,
// those in which the formula, given by its marks, is true and those in which it
// is false.
func (e *evaluator) knowsWhether(model *Set, who *Person, of []uint64) ([]uint64, error) {
	return e.unlessBoth(model, who, func(table twoBits, b *block) {
		for i, word := range b.words {
			truth := of[b.word+i]
			for ; word != 0; word &= word - 1 {
				j := bits.TrailingZeros64(word)
				table.mark(b.keys[i<<6|j], truth>>j&1)
			}
		}
	})
}

// unlessBoth marks the members for whose key write, which is called for every
// block, does not set both bits.
func (e *evaluator) unlessBoth(model *Set, who *Person, write func(twoBits, *block)) ([]uint64, error) {
	c, err := e.column(model, who.Sees)
	if err != nil {
		return nil, err
	}
	giveBack, err := e.lend(c.keys >> 2)
	if err != nil {
		return nil, err
	}
	defer giveBack()
	table := newTwoBits(c.keys)
	if err := e.pass(model, nil, func(b *block) { write(table, b) }, c); err != nil {
		return nil, err
	}
	return e.unless(model, c, table.read)
}

// unless marks the members but for those that out gives, of 64 at a time: out
// is called with the members among them and with the keys of all.
func (e *evaluator) unless(model *Set, c column, out func(word uint64, keys []uint32) uint64) ([]uint64, error) {
	marks, err := e.newMarks(model)
	if err != nil {
		return nil, err
	}
	return marks, e.pass(model, nil, func(b *block) {
		for i, word := range b.words {
			marks[b.word+i] = word &^ out(word, b.keys[i<<6:])
		}
	}, c)
}

// knows marks the members whose key no member has in which the formula, given
// by its marks, is false.
func (e *evaluator) knows(model *Set, who *Person, of []uint64) ([]uint64, error) {
	c, err := e.column(model, who.Sees)
	if err != nil {
		return nil, err
	}
	giveBack, err := e.lend(c.keys >> 3)
	if err != nil {
		return nil, err
	}
	defer giveBack()
	against := newOneBit(c.keys)
	err = e.pass(model, of, func(b *block) {
		for i, word := range b.words {
			keys := b.keys[i<<6:]
			for ; word != 0; word &= word - 1 {
				against.add(keys[bits.TrailingZeros64(word)])
			}
		}
	}, c)
	if err != nil {
		return nil, err
	}
	marks, err := e.newMarks(model)
	if err != nil {
		return nil, err
	}
	return marks, e.pass(model, nil, func(b *block) {
		for i, word := range b.words {
			// Where the formula itself is false there is nothing to read.
			word &= of[b.word+i]
			marks[b.word+i] = word &^ against.read(word, b.keys[i<<6:])
		}
	}, c)
}

// knowsValue marks the members such that all members with the same key have the
// same value of a quantity.
func (e *evaluator) knowsValue(model *Set, f knowsValue) ([]uint64, error) {
	c, err := e.column(model, f.who.Sees)
	if err != nil {
		return nil, err
	}
	what, err := e.column(model, f.what)
	if err != nil {
		return nil, err
	}
	// A table of four bytes for each key that there could be may be far larger
	// than one for each key that there is.
	cells, giveBack, err := e.cells(model, c)
	if err != nil {
		return nil, err
	}
	defer giveBack()
	giveBackTable, err := e.lend(4*cells.count + c.keys>>3)
	if err != nil {
		return nil, err
	}
	defer giveBackTable()
	first := make([]uint32, cells.count) // the first value met, plus 1
	mixed := newOneBit(c.keys)
	err = e.pass(model, nil, func(b *block) {
		values := b.other[0]
		for i, word := range b.words {
			for ; word != 0; word &= word - 1 {
				j := i<<6 | bits.TrailingZeros64(word)
				switch met := &first[cells.cell(b.keys[j])]; *met {
				case 0:
					*met = values[j] + 1
				case values[j] + 1:
				default:
					mixed.add(b.keys[j])
				}
			}
		}
	}, c, what)
	if err != nil {
		return nil, err
	}
	return e.unless(model, c, mixed.read)
}

// newMarks is a bit for each place of a model, none set.
func (e *evaluator) newMarks(model *Set) ([]uint64, error) {
	marks := newBits(model.positions())
	return marks, e.hold(8 * len(marks))
}
