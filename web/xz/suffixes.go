//go:build !wasm

package xz

import "index/suffixarray"

// suffixes are all places of a content in the order of what begins there.
type suffixes struct {
	places []uint32
	shared []uint16 // how many bytes, up to maxLength, each has in common with the one before it
}

func sortSuffixes(content []byte) suffixes {
	s := suffixes{make([]uint32, 0, len(content)), make([]uint16, len(content))}
	index := suffixarray.New(content)
	for first := range 256 {
		// The library promises no order. It has this one, and a test holds it to that.
		for _, place := range index.Lookup([]byte{byte(first)}, -1) {
			s.places = append(s.places, uint32(place))
		}
	}

	// What begins one byte later shares one byte less with what begins one byte later than
	// its neighbour, and so no less than that with its own: no byte is compared twice (Kärkkäinen, Manzini, Puglisi,
	// "Permuted Longest-Common-Prefix Array", 2009).
	before := make([]uint32, len(content)) // the place before, in order, and then what is shared with it
	for i := 1; i < len(s.places); i++ {
		before[s.places[i]] = s.places[i-1]
	}
	n := 0
	for at := range content {
		if at == int(s.places[0]) {
			n = 0
			continue
		}
		other := int(before[at])
		n = common(content, other, at, n, len(content)-max(at, other))
		before[at] = uint32(min(n, maxLength))
		n = max(n-1, 0)
	}
	for i := 1; i < len(s.places); i++ {
		s.shared[i] = uint16(before[s.places[i]])
	}
	return s
}

// queue is what is still to come of suffixes.
type queue struct {
	suffixes
	from, end int    // where their content stands
	common    uint32 // how many bytes the next place has in common with what was told last
}

func (q *queue) at() int { return int(q.places[0]) + q.from }

func (q *queue) pass() {
	q.places, q.shared = q.places[1:], q.shared[1:]
	if len(q.shared) > 0 {
		q.common = uint32(q.shared[0])
	}
}

// merge tells the places of two contents, one behind the other, in one order, each with how
// many bytes it has in common with the one before.
func merge(content []byte, first, second suffixes, tell func(place, common uint32)) {
	known := len(first.places)
	p, q := &queue{suffixes: first, end: known}, &queue{suffixes: second, from: known, end: len(content)}
	for len(p.places) > 0 && len(q.places) > 0 {
		// What has more in common with the last place comes sooner behind it.
		switch {
		case p.common < q.common:
			p, q = q, p
		case p.common == q.common:
			a, b := p.at(), q.at()
			limit := min(maxLength, p.end-a, q.end-b)
			n := common(content, a, b, int(p.common), limit)
			if n < limit && content[a+n] > content[b+n] || n == limit && p.end-a > q.end-b {
				p, q = q, p
			}
			q.common = uint32(n)
		}
		tell(uint32(p.at()), p.common)
		p.pass()
	}
	if len(p.places) == 0 {
		p = q
	}
	for len(p.places) > 0 {
		tell(uint32(p.at()), p.common)
		p.pass()
	}
}
