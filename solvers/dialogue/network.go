package dialogue

import (
	"context"
	"fmt"
	"math/bits"
)

// A signal is a set of worlds that is kept up to date: the members of a
// moment's model, or those of them in which a formula is true.
type signal struct {
	words   []uint64
	count   int
	changed []uint32 // worlds that came or went since the last update, each once
}

func (s *signal) has(w uint32) bool { return s.words[w>>6]>>(w&63)&1 != 0 }

func (s *signal) set(w uint32, in bool) {
	if s.has(w) == in {
		return
	}
	s.words[w>>6] ^= 1 << (w & 63)
	s.changed = append(s.changed, w)
	if in {
		s.count++
	} else {
		s.count--
	}
}

// A sweeper is a network of signals. Each is brought up to date, in an order in
// which it comes after those it depends on, from their changed worlds.
type sweeper struct {
	*evaluator // for its memory, context and progress
	c          Conversation
	size, last int
	signals    []*signal
	updates    []func() // one for each signal but the first
	moments    []*signal
	parts      map[momentFormula]*signal
	indexes    map[*Quantity]*index
}

type momentFormula struct {
	moment int
	of     Formula
}

func newSweeper(ctx context.Context, c Conversation, o Options, last int) (*sweeper, error) {
	s := &sweeper{
		evaluator: &evaluator{ctx: ctx, options: Options{Memory: o.Memory}, worlds: c.Worlds},
		c:         c, last: last,
		parts:   make(map[momentFormula]*signal),
		indexes: make(map[*Quantity]*index),
	}
	start, err := s.newSignal(nil)
	if err != nil {
		return nil, err
	}
	s.moments = []*signal{start}
	for k, a := range c.Announcements {
		says, err := s.part(c.breath(k), a.Says)
		if err != nil {
			return nil, fmt.Errorf("dialogue: announcement %d: %w", k+1, err)
		}
		now := s.moments[k]
		left, err := s.pointwise(func(w uint32) bool { return now.has(w) && says.has(w) }, now, says)
		if err != nil {
			return nil, fmt.Errorf("dialogue: announcement %d: %w", k+1, err)
		}
		s.moments = append(s.moments, left)
	}
	// What has been counted so far was no world added.
	s.options, s.progress = o, Progress{Total: last}
	return s, nil
}

// grow adds worlds up to the given size, in chunks so that no update is long.
func (s *sweeper) grow(size int) error {
	for s.size < size {
		to := min(size, s.size+sweepChunk)
		if err := s.tick(to - s.size); err != nil {
			return err
		}
		for _, sig := range s.signals {
			sig.changed = sig.changed[:0]
		}
		for ; s.size < to; s.size++ {
			s.moments[0].set(uint32(s.size), true)
		}
		for _, update := range s.updates {
			update()
		}
	}
	return nil
}

func (s *sweeper) snapshot() *Snapshot {
	shot := &Snapshot{Size: s.size}
	for _, m := range s.moments {
		shot.counts = append(shot.counts, m.count)
	}
	final := s.moments[len(s.moments)-1]
	shot.final = func(yield func(int) bool) {
		rest := final.count
		for i := 0; rest > 0; i++ {
			for word := final.words[i]; word != 0; word &= word - 1 {
				rest--
				if !yield(i<<6 | bits.TrailingZeros64(word)) {
					return
				}
			}
		}
	}
	return shot
}

func (s *sweeper) newSignal(update func(*signal)) (*signal, error) {
	sig := &signal{words: newBits(s.last)}
	if err := s.hold(8 * len(sig.words)); err != nil {
		return nil, err
	}
	s.signals = append(s.signals, sig)
	if update != nil {
		s.updates = append(s.updates, func() { update(sig) })
	}
	return sig, nil
}

// pointwise is a signal whose value in a world depends on that of others in the
// same world only.
func (s *sweeper) pointwise(in func(w uint32) bool, of ...*signal) (*signal, error) {
	return s.newSignal(func(sig *signal) {
		for _, input := range of {
			for _, w := range input.changed {
				sig.set(w, in(w))
			}
		}
	})
}

// part is the signal of the members of a moment's model in which a formula is
// true.
func (s *sweeper) part(moment int, f Formula) (*signal, error) {
	key := momentFormula{moment, f}
	if sig, ok := s.parts[key]; ok {
		return sig, nil
	}
	sig, err := s.newPart(moment, f)
	if err == nil {
		s.parts[key] = sig
	}
	return sig, err
}

func (s *sweeper) newPart(moment int, f Formula) (*signal, error) {
	model := s.moments[moment]
	switch f := f.(type) {
	case truth:
		return s.pointwise(func(w uint32) bool { return f.holds && model.has(w) }, model)
	case *fact:
		if f.sees != nil {
			if err := f.sees.ready(s.ctx); err != nil {
				return nil, err
			}
		}
		var tuple []int
		return s.pointwise(func(w uint32) bool {
			if !model.has(w) {
				return false
			}
			if f.sees != nil {
				return f.holds(f.sees.value(f.sees.key(int(w))))
			}
			tuple = s.worlds.Tuple(int(w), tuple[:0])
			return f.test(tuple)
		}, model)
	case not:
		of, err := s.part(moment, f.of)
		if err != nil {
			return nil, err
		}
		return s.pointwise(func(w uint32) bool { return model.has(w) && !of.has(w) }, model, of)
	case join:
		left, err := s.part(moment, f.left)
		if err != nil {
			return nil, err
		}
		right, err := s.part(moment, f.right)
		if err != nil {
			return nil, err
		}
		return s.pointwise(func(w uint32) bool { return model.has(w) && f.op.of(left.has(w), right.has(w)) }, model, left, right)
	case at:
		of, err := s.part(f.moment, f.of)
		if err != nil {
			return nil, err
		}
		return s.pointwise(func(w uint32) bool { return model.has(w) && of.has(w) }, model, of)
	case knows:
		of, err := s.part(moment, f.of)
		if err != nil {
			return nil, err
		}
		return s.knowsPart(model, of, f.who, false)
	case knowsWhether:
		of, err := s.part(moment, f.of)
		if err != nil {
			return nil, err
		}
		return s.knowsPart(model, of, f.who, true)
	case knowsValue:
		return s.knowsValuePart(model, f)
	}
	return nil, fmt.Errorf("no formula of a sweep: %T", f)
}

func (op connective) of(a, b bool) bool {
	switch op {
	case opAnd:
		return a && b
	case opOr:
		return a || b
	case opImplies:
		return !a || b
	default:
		return a == b
	}
}
