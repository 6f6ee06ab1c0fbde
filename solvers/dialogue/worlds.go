package dialogue

import (
	"fmt"
	"iter"
	"math"
)

// MaxWorlds is the largest number of worlds that a conversation may have. It
// keeps every world's number within 32 bits, with room for sentinels.
const MaxWorlds = 1 << 28

// Worlds is a finite list of possible worlds, numbered from 0. Each world is a
// tuple of integers. Implementations must be comparable (pointers, usually),
// must not change while a conversation runs, and may be read by several
// goroutines at once.
type Worlds interface {
	// Len is the number of worlds, at most [MaxWorlds].
	Len() int
	// Tuple appends the components of one world to dst. It panics if world is
	// not in [0, Len).
	Tuple(world int, dst []int) []int
}

// Tuples is a list of worlds that are stored one after the other, four bytes
// for each component. It suits any puzzle of up to some million worlds.
type Tuples struct {
	width int
	n     int
	// sheets hold sheetWorlds worlds each: a list that grows copies nothing, and
	// needs no more memory than it has worlds.
	sheets [][]int32
}

// sheetWorlds is a power of two, so that a world's sheet is found by a shift.
const sheetWorlds = 1 << 12

// NewTuples lists the given tuples, all of the given width (at least 1), in
// their order. The sequence may reuse its slice. Components must fit in 32
// bits. It is an error to give a tuple of another width, or more than
// [MaxWorlds] tuples.
func NewTuples(width int, tuples iter.Seq[[]int]) (*Tuples, error) {
	if width < 1 {
		return nil, fmt.Errorf("dialogue: worlds have %d components: give at least one", width)
	}
	t := &Tuples{width: width}
	for tuple := range tuples {
		if len(tuple) != width {
			return nil, fmt.Errorf("dialogue: world %d has %d components instead of %d", t.n, len(tuple), width)
		}
		if t.n == MaxWorlds {
			return nil, fmt.Errorf("dialogue: more than %d worlds: narrow the ranges: %w", MaxWorlds, ErrTooLarge)
		}
		if t.n%sheetWorlds == 0 {
			t.sheets = append(t.sheets, nil)
		}
		sheet := &t.sheets[len(t.sheets)-1]
		if cap(*sheet) == 0 && len(t.sheets) > 1 {
			*sheet = make([]int32, 0, sheetWorlds*width)
		}
		for i, v := range tuple {
			if v < math.MinInt32 || v > math.MaxInt32 {
				return nil, fmt.Errorf("dialogue: component %d of world %d is %d, which does not fit in 32 bits: %w",
					i+1, t.n, v, ErrTooLarge)
			}
			*sheet = append(*sheet, int32(v))
		}
		t.n++
	}
	return t, nil
}

// component is the i-th component of a world.
func (t *Tuples) component(world, i int) int {
	return int(t.sheets[world/sheetWorlds][world%sheetWorlds*t.width+i])
}

// Len is the number of worlds.
func (t *Tuples) Len() int { return t.n }

// Tuple appends the components of one world to dst.
func (t *Tuples) Tuple(world int, dst []int) []int {
	at := world % sheetWorlds * t.width
	for _, v := range t.sheets[world/sheetWorlds][at : at+t.width] {
		dst = append(dst, int(v))
	}
	return dst
}
