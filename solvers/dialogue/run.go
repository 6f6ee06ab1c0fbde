package dialogue

import (
	"context"
	"fmt"
	"math"
)

// DefaultMemory is the number of bytes that a run may use when its options do
// not say.
const DefaultMemory = 512 << 20

// Options are what a run may be told. The zero value is usable.
type Options struct {
	// Memory bounds the bytes used for sets and tables; 0 is [DefaultMemory].
	// A run that would need more ends with [ErrTooLarge].
	Memory int
	// Progress, if set, is called now and then, about once for each million
	// steps, from the goroutine of the run.
	Progress func(Progress)
	// Said, if set, is called after each announcement with the worlds left.
	Said func(announcement int, left *Set)
}

// Progress says how far a run has come.
type Progress struct {
	Announcement int // the one being judged, from 0
	Done, Total  int // steps over worlds done for it, and about as many as it needs
}

// Statistics are counts of the work done: the same on every machine.
type Statistics struct {
	Passes int // passes over the worlds left at some moment
	Steps  int // worlds looked at in these passes
	Bytes  int // the most memory in use for sets and tables at any time
}

// A Result tells which worlds are left after each announcement, and which
// announcement eliminated each of the others.
type Result struct {
	conversation Conversation
	left         []*Set // left[k] after k announcements
	stats        Statistics
}

// Run listens to the whole conversation. It takes a fixed number of passes over
// the worlds that are left for each part of each announcement. When nothing is
// left, the conversation could not have been held; that is no error.
//
// Errors are [ErrTooLarge] and [ErrMoment], which say which announcement is
// meant, and the context's error when it is cancelled, which is looked at
// every few thousand worlds.
func (c Conversation) Run(ctx context.Context, o Options) (*Result, error) {
	if err := c.check(); err != nil {
		return nil, err
	}
	return c.runFirst(ctx, o, c.Worlds.Len())
}

// runFirst runs the checked conversation over the first worlds of its list.
func (c Conversation) runFirst(ctx context.Context, o Options, worlds int) (*Result, error) {
	if o.Memory == 0 {
		o.Memory = DefaultMemory
	}
	e := &evaluator{ctx: ctx, options: o, worlds: c.Worlds,
		moments: []*Set{everything(worlds)}, known: make(map[judgement][]uint64)}
	for k, a := range c.Announcements {
		before := e.moments[c.breath(k)]
		e.begin(k, before, a.Says)
		marks, err := e.judge(before, a.Says)
		if err != nil {
			return nil, fmt.Errorf("dialogue: announcement %d: %w", k+1, err)
		}
		now := e.moments[k]
		left := now.keep(project(marks, before, now))
		if err := e.hold(left.bytes()); err != nil {
			return nil, fmt.Errorf("dialogue: announcement %d: %w", k+1, err)
		}
		e.moments = append(e.moments, left)
		if o.Said != nil {
			o.Said(k, left)
		}
	}
	return &Result{c, e.moments, e.stats}, nil
}

// Announcements is the number of announcements heard.
func (r *Result) Announcements() int { return len(r.left) - 1 }

// Left is the set of worlds left after the first k announcements, 0 to
// [Result.Announcements].
func (r *Result) Left(k int) *Set { return r.left[k] }

// Final is the set of worlds left in the end.
func (r *Result) Final() *Set { return r.left[len(r.left)-1] }

// Statistics are the counts of the run.
func (r *Result) Statistics() Statistics { return r.stats }

// Eliminated is the number, from 0, of the announcement that eliminated the
// world, and whether any did.
func (r *Result) Eliminated(world int) (announcement int, ok bool) {
	low, high := 0, len(r.left)-1 // the sets only shrink
	if r.left[high].Has(world) {
		return 0, false
	}
	for high-low > 0 {
		if middle := (low + high) / 2; r.left[middle].Has(world) {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low - 1, true
}

// Survivor is what [Result.Eliminations] writes for a world that is left.
const Survivor = math.MaxUint8

// Eliminations writes, for the worlds first, first+1, ..., one byte each into
// dst: the number from 0 of the announcement that eliminated the world, or
// [Survivor]. It is the whole picture in one byte a world.
func (r *Result) Eliminations(first int, dst []uint8) {
	clear(dst)
	for k := 1; k < len(r.left); k++ {
		by := uint8(k)
		if k == len(r.left)-1 {
			by = Survivor
		}
		for w := range r.left[k].Between(first, first+len(dst)) {
			dst[w-first] = by
		}
	}
	if len(r.left) == 1 {
		for i := range dst {
			dst[i] = Survivor
		}
	}
}
