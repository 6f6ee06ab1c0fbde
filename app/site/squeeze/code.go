//go:build !wasm

package squeeze

import (
	"cmp"
	"math/bits"
	"slices"
)

// code is a canonical Huffman code: the length of each symbol's and its bits, in
// the order in which they are written.
type code struct {
	lengths []uint8
	bits    []uint16
}

// newCode makes a code for the counts with no length above limit. Where
// Huffman's method gives a longer one, the counts are flattened until it fits.
func newCode(counts []uint32, limit int) code {
	counts = slices.Clone(counts)
	for {
		lengths := huffman(counts)
		if int(slices.Max(lengths)) <= limit {
			return canonical(lengths)
		}
		for i, c := range counts {
			if c > 0 {
				counts[i] = c/2 + 1
			}
		}
	}
}

// huffman gives the lengths, 0 for symbols that do not occur. At least one
// symbol gets a code, so that a decoder always finds a tree.
func huffman(counts []uint32) []uint8 {
	type node struct {
		weight uint64
		parent int
	}
	var order []int
	for i, c := range counts {
		if c > 0 {
			order = append(order, i)
		}
	}
	lengths := make([]uint8, len(counts))
	switch len(order) {
	case 0:
		lengths[0] = 1
		return lengths
	case 1:
		lengths[order[0]] = 1
		return lengths
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Or(cmp.Compare(counts[a], counts[b]), cmp.Compare(a, b)) })
	nodes := make([]node, 0, 2*len(order))
	for _, s := range order {
		nodes = append(nodes, node{weight: uint64(counts[s])})
	}
	// Two queues: leaves by weight, and inner nodes, which come by weight.
	leaf, inner := 0, len(order)
	take := func() int {
		if leaf < len(order) && (inner >= len(nodes) || nodes[leaf].weight <= nodes[inner].weight) {
			leaf++
			return leaf - 1
		}
		inner++
		return inner - 1
	}
	for len(nodes) < 2*len(order)-1 {
		a, b := take(), take()
		nodes = append(nodes, node{weight: nodes[a].weight + nodes[b].weight})
		nodes[a].parent, nodes[b].parent = len(nodes)-1, len(nodes)-1
	}
	depths := make([]uint8, len(nodes))
	for i := len(nodes) - 2; i >= 0; i-- {
		depths[i] = depths[nodes[i].parent] + 1
	}
	for i, s := range order {
		lengths[s] = depths[i]
	}
	return lengths
}

// canonical gives the bits for lengths, RFC 1951, 3.2.2.
func canonical(lengths []uint8) code {
	c := code{lengths: lengths, bits: make([]uint16, len(lengths))}
	next := uint16(0)
	for length := uint8(1); length <= 15; length++ {
		for s, l := range lengths {
			if l == length {
				c.bits[s] = bits.Reverse16(next) >> (16 - length)
				next++
			}
		}
		next <<= 1
	}
	return c
}
