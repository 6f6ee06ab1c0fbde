package dialogue

import (
	"context"
	"fmt"
	"math/bits"
)

// An evaluator judges formulas in the models of one conversation's moments.
//
// The truth of a formula in a model is a bit vector over the model's places
// (see [Set]); bits of places that are no members are meaningless. A formula is
// judged bottom up, each part once for each model, and each knows-operator in
// two passes: the first writes down for each key of what the person sees
// whether something speaks against it, the second reads it off for each world.
type evaluator struct {
	ctx     context.Context
	options Options
	worlds  Worlds
	moments []*Set
	known   map[judgement][]uint64
	columns map[sight]column
	buffers [][]uint32 // keys of one block, for each column of a pass

	progress Progress
	ticks    int // blocks since progress was last told
	inUse    int
	stats    Statistics
}

// judgement is a formula in a model.
type judgement struct {
	model *Set
	of    Formula
}

// judge gives the truth of a formula in a model.
func (e *evaluator) judge(model *Set, f Formula) ([]uint64, error) {
	if marks, ok := e.known[judgement{model, f}]; ok {
		return marks, nil
	}
	marks, err := e.judgeAnew(model, f)
	if err != nil {
		return nil, err
	}
	e.known[judgement{model, f}] = marks
	return marks, nil
}

func (e *evaluator) judgeAnew(model *Set, f Formula) ([]uint64, error) {
	switch f := f.(type) {
	case knowsValue:
		if f.what == nil {
			return e.knowsWorld(model, f.who)
		}
		return e.knowsValue(model, f)
	case at:
		earlier := e.moments[f.moment]
		marks, err := e.judge(earlier, f.of)
		if err != nil {
			return nil, err
		}
		return project(marks, earlier, model), nil
	case knows:
		of, err := e.judge(model, f.of)
		if err != nil {
			return nil, err
		}
		return e.knows(model, f.who, of)
	case knowsWhether:
		of, err := e.judge(model, f.of)
		if err != nil {
			return nil, err
		}
		return e.knowsWhether(model, f.who, of)
	case common:
		of, err := e.judge(model, f.of)
		if err != nil {
			return nil, err
		}
		return e.common(model, f.group.persons, of)
	}
	marks := newBits(model.positions())
	if err := e.hold(8 * len(marks)); err != nil {
		return nil, err
	}
	switch f := f.(type) {
	case truth:
		if f.holds {
			for i := range marks {
				marks[i] = ^uint64(0)
			}
		}
	case not:
		of, err := e.judge(model, f.of)
		if err != nil {
			return nil, err
		}
		for i, m := range of {
			marks[i] = ^m
		}
	case join:
		left, err := e.judge(model, f.left)
		if err != nil {
			return nil, err
		}
		right, err := e.judge(model, f.right)
		if err != nil {
			return nil, err
		}
		combine(f.op, marks, left, right)
	case *fact:
		return marks, e.fact(model, f, marks)
	default:
		return nil, fmt.Errorf("no formula of this package: %T", f)
	}
	return marks, nil
}

func combine(op connective, dst, left, right []uint64) {
	right = right[:len(left)]
	dst = dst[:len(left)]
	switch op {
	case opAnd:
		for i, m := range left {
			dst[i] = m & right[i]
		}
	case opOr:
		for i, m := range left {
			dst[i] = m | right[i]
		}
	case opImplies:
		for i, m := range left {
			dst[i] = ^m | right[i]
		}
	case opIff:
		for i, m := range left {
			dst[i] = ^(m ^ right[i])
		}
	}
}

// fact asks the predicate for every member of the model.
func (e *evaluator) fact(model *Set, f *fact, marks []uint64) error {
	if f.sees != nil {
		c, err := e.column(model, f.sees)
		if err != nil {
			return err
		}
		return e.pass(model, nil, func(b *block) {
			for i, word := range b.words {
				var out uint64
				for ; word != 0; word &= word - 1 {
					j := bits.TrailingZeros64(word)
					if f.holds(c.value(b.keys[i<<6|j])) {
						out |= 1 << j
					}
				}
				marks[b.word+i] = out
			}
		}, c)
	}
	var tuple []int
	return e.pass(model, nil, func(b *block) {
		for i, word := range b.words {
			var out uint64
			for ; word != 0; word &= word - 1 {
				j := bits.TrailingZeros64(word)
				tuple = e.worlds.Tuple(model.world((b.word+i)<<6|j), tuple[:0])
				if f.test(tuple) {
					out |= 1 << j
				}
			}
			marks[b.word+i] = out
		}
	})
}
