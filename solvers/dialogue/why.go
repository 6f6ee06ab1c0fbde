package dialogue

import (
	"context"
	"fmt"
)

// Limits of a reason: how many worlds of a cell it lists, and how many reasons
// it consists of in all. Where it leaves something out it says so.
const (
	MaxListed  = 40
	MaxReasons = 400
)

// A Reason says whether a formula is true in a world at a moment, and what that
// rests on. A knows-operator that is false rests on a world that the person
// could not tell from this one; one that is true, on all such worlds.
type Reason struct {
	Formula Formula
	Moment  int // judged after this number of announcements
	World   int
	Holds   bool

	// Who is the person whose knowledge the formula speaks of, nil when it
	// speaks of nobody's or of a group's. Cell lists the worlds that they could
	// not tell from World, beginning with World itself; when the formula says
	// that they know a value and they do not, the second one has another value.
	// CellSize is the number of such worlds: where it is greater than
	// [MaxListed], Cell lists only the first.
	Who      *Person
	Cell     []int
	CellSize int

	// Path leads from World to the world that a false formula about common
	// knowledge rests on.
	Path []Step

	// Because are the reasons that this one rests on. Cut says that some have
	// been left out, for want of room.
	Because []*Reason
	Cut     bool
}

// A Step of a path leads to a world which the person could not tell from the
// one before.
type Step struct {
	Who   *Person
	World int
}

// Why explains why the announcement that eliminated a world is false there. It
// is an error if the world was never there or is still left. Each part of the
// announcement costs as much as in the run.
func (r *Result) Why(ctx context.Context, world int) (*Reason, error) {
	if world < 0 || world >= r.left[0].worlds {
		return nil, fmt.Errorf("dialogue: there is no world %d: take 0 to %d", world, r.left[0].worlds-1)
	}
	k, gone := r.Eliminated(world)
	if !gone {
		return nil, fmt.Errorf("dialogue: world %d has not been eliminated", world)
	}
	return r.Explain(ctx, r.conversation.breath(k), world, r.conversation.Announcements[k].Says)
}

// Explain says whether a formula is true in a world that is left after the
// given number of announcements, and why.
func (r *Result) Explain(ctx context.Context, moment, world int, f Formula) (*Reason, error) {
	if moment < 0 || moment >= len(r.left) || !r.left[moment].Has(world) {
		return nil, fmt.Errorf("dialogue: world %d is not among those left after %d announcements", world, moment)
	}
	if err := r.conversation.checkAt(f, moment); err != nil {
		return nil, fmt.Errorf("dialogue: the formula %w", err)
	}
	w := &why{evaluator: &evaluator{ctx: ctx, options: Options{Memory: DefaultMemory}, worlds: r.conversation.Worlds,
		moments: r.left, known: make(map[judgement][]uint64)}, room: MaxReasons}
	reason, err := w.reason(moment, world, f)
	if err != nil {
		return nil, fmt.Errorf("dialogue: %w", err)
	}
	return reason, nil
}
