package dialogue

import (
	"context"
	"fmt"
	"iter"
	"slices"
)

// sweepChunk is the largest number of worlds added between two looks at the
// context.
const sweepChunk = 1 << 14

// A Snapshot is what is left of a conversation over the first worlds of its
// list. It is valid until the sweep goes on.
type Snapshot struct {
	Size int // the number of worlds at the start

	counts []int
	final  iter.Seq[int]
}

// Left is the number of worlds left after the first k announcements.
func (s *Snapshot) Left(k int) int { return s.counts[k] }

// Final lists the worlds left in the end, in ascending order.
func (s *Snapshot) Final() iter.Seq[int] { return s.final }

// Sweep holds the conversation over the first sizes[0] worlds of the list, then
// over the first sizes[1], and so on; the sizes must ascend and not exceed the
// number of worlds. It answers questions such as "for which upper limits has
// the puzzle exactly one answer", with the sizes from [Pairs.Upto].
//
// It does not start again for each size, but brings up to date what changes: a
// new world changes the cells in which the persons see it, and only worlds in
// cells that thereby turn from knowing to not knowing, or back, are looked at
// again. All upper limits up to 2,000 cost some fifteen runs over the last of
// them, where starting again would cost some seven hundred. It needs memory for
// that: eight bytes a world for each quantity that persons see, four for each of
// its values, and a bit a world for each part of the sentences.
//
// [CommonKnowledge] cannot be brought up to date in this way: a conversation
// with it is run afresh for every size.
//
// The sequence ends at the first error: those of [Conversation.Run].
// Options.Progress counts worlds added; Options.Said is not called.
func (c Conversation) Sweep(ctx context.Context, o Options, sizes []int) iter.Seq2[*Snapshot, error] {
	return func(yield func(*Snapshot, error) bool) {
		if err := c.check(); err != nil {
			yield(nil, err)
			return
		}
		for i, n := range sizes {
			if n < 0 || n > c.Worlds.Len() || i > 0 && n < sizes[i-1] {
				yield(nil, fmt.Errorf("dialogue: size %d of the sweep is %d: let them ascend from 0 to %d", i+1, n, c.Worlds.Len()))
				return
			}
		}
		if len(sizes) == 0 {
			return
		}
		if o.Memory == 0 {
			o.Memory = DefaultMemory
		}
		if slices.ContainsFunc(c.Announcements, func(a Announcement) bool { return hasCommon(a.Says) }) {
			c.sweepAfresh(ctx, o, sizes, yield)
			return
		}
		s, err := newSweeper(ctx, c, o, sizes[len(sizes)-1])
		if err != nil {
			yield(nil, err)
			return
		}
		for _, n := range sizes {
			if err := s.grow(n); err != nil {
				yield(nil, err)
				return
			}
			if !yield(s.snapshot(), nil) {
				return
			}
		}
	}
}

func (c Conversation) sweepAfresh(ctx context.Context, o Options, sizes []int, yield func(*Snapshot, error) bool) {
	o.Said = nil
	for _, n := range sizes {
		r, err := c.runFirst(ctx, o, n)
		if err != nil {
			yield(nil, err)
			return
		}
		shot := &Snapshot{Size: n, final: r.Final().All()}
		for _, left := range r.left {
			shot.counts = append(shot.counts, left.Len())
		}
		if !yield(shot, nil) {
			return
		}
	}
}

func hasCommon(f Formula) bool {
	switch f := f.(type) {
	case common:
		return true
	case not:
		return hasCommon(f.of)
	case join:
		return hasCommon(f.left) || hasCommon(f.right)
	case knows:
		return hasCommon(f.of)
	case knowsWhether:
		return hasCommon(f.of)
	case at:
		return hasCommon(f.of)
	}
	return false
}
