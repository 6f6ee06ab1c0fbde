package dialogue

import (
	"fmt"
	"math"
	"math/bits"
)

// common marks the members from which no member can be reached in which the
// formula, given by its marks, is false. A step leads from a world to one that
// some person of the group cannot tell from it, so all worlds with the same key
// of one person are in one piece, and the pieces are those of the graph whose
// nodes are the persons' keys and whose edges are the worlds.
func (e *evaluator) common(model *Set, persons []*Person, of []uint64) ([]uint64, error) {
	columns := make([]column, len(persons))
	numbers := make([]*cells, len(persons))
	offsets := make([]uint32, len(persons))
	nodes := 0
	for i, p := range persons {
		var err error
		if columns[i], err = e.column(model, p.Sees); err != nil {
			return nil, err
		}
		var giveBack func()
		numbers[i], giveBack, err = e.cells(model, columns[i])
		if err != nil {
			return nil, err
		}
		defer giveBack()
		offsets[i] = uint32(nodes)
		nodes += numbers[i].count
	}
	if nodes > math.MaxUint32 {
		return nil, fmt.Errorf("%d persons see %d different things between them: take fewer: %w", len(persons), nodes, ErrTooLarge)
	}
	giveBack, err := e.lend(4*nodes + nodes>>3)
	if err != nil {
		return nil, err
	}
	defer giveBack()
	pieces := newPieces(nodes)
	err = e.pass(model, nil, func(b *block) {
		for i, word := range b.words {
			for ; word != 0; word &= word - 1 {
				j := i<<6 | bits.TrailingZeros64(word)
				node := numbers[0].cell(b.keys[j])
				for k, keys := range b.other {
					pieces.join(node, offsets[k+1]+numbers[k+1].cell(keys[j]))
				}
			}
		}
	}, columns...)
	if err != nil {
		return nil, err
	}
	against := newOneBit(nodes)
	err = e.pass(model, of, func(b *block) {
		for i, word := range b.words {
			for ; word != 0; word &= word - 1 {
				key := b.keys[i<<6|bits.TrailingZeros64(word)]
				against.add(pieces.find(numbers[0].cell(key)))
			}
		}
	}, columns[0])
	if err != nil {
		return nil, err
	}
	return e.unless(model, columns[0], func(word uint64, keys []uint32) (out uint64) {
		for ; word != 0; word &= word - 1 {
			j := bits.TrailingZeros64(word)
			out |= against.has(pieces.find(numbers[0].cell(keys[j]))) << (j & 63)
		}
		return out
	})
}

// pieces is a forest of disjoint sets. Path halving alone keeps the time of an
// operation logarithmic on average (Tarjan and van Leeuwen, 1984).
type pieces []uint32

func newPieces(n int) pieces {
	p := make(pieces, n)
	for i := range p {
		p[i] = uint32(i)
	}
	return p
}

func (p pieces) find(node uint32) uint32 {
	for p[node] != node {
		p[node] = p[p[node]]
		node = p[node]
	}
	return node
}

func (p pieces) join(a, b uint32) {
	a, b = p.find(a), p.find(b)
	if a < b {
		p[b] = a
	} else {
		p[a] = b
	}
}
