package dialogue

import (
	"context"
	"math"
)

// tabulateChunk is the number of worlds tabulated between two looks at the
// context.
const tabulateChunk = 1 << 12

// Tabulate makes a quantity of any integer function of the world's tuple. It is
// computed once or twice for each world, when it is first needed, and then takes
// four bytes a world, and some more for each different value where the values
// lie far apart. The tuple is only lent to f.
func Tabulate(worlds Worlds, name string, f func(tuple []int) int) *Quantity {
	q := &Quantity{name: name, worlds: worlds}
	q.prepare = func(ctx context.Context) error {
		var tuple []int
		value := func(w int) int {
			tuple = worlds.Tuple(w, tuple[:0])
			return f(tuple)
		}
		column, low, high, err := shortColumn(ctx, worlds.Len(), value)
		if err != nil {
			return err
		}
		if high-low < 4*len(column)+1024 {
			q.bound = high - low + 1
			q.keys = func(first int, dst []uint32) { copy(dst, column[first:]) }
			q.value = func(key uint32) int { return low + int(key) }
			return nil
		}
		ids := newNumbering[int](worlds.Len())
		if err := ids.number(ctx, value); err != nil {
			return err
		}
		q.bound = max(1, len(ids.values))
		q.keys = ids.keys
		q.value = func(key uint32) int { return ids.values[key] }
		return nil
	}
	return q
}

// shortColumn writes the values less the lowest of them, modulo 2^32, and gives
// the lowest and the highest, or a range too large for any table where they do
// not fit into 32 bits.
func shortColumn(ctx context.Context, n int, value func(int) int) (column []uint32, low, high int, err error) {
	low, high = math.MaxInt32, math.MinInt32
	column = make([]uint32, n)
	for w := range column {
		if w%tabulateChunk == 0 {
			if err := ctx.Err(); err != nil {
				return nil, 0, 0, err
			}
		}
		v := value(w)
		if v < math.MinInt32 || v > math.MaxInt32 {
			return nil, 0, math.MaxInt, nil
		}
		low, high = min(low, v), max(high, v)
		column[w] = uint32(v)
	}
	if n == 0 {
		return column, 0, 0, nil
	}
	for w := range column {
		column[w] -= uint32(low)
	}
	return column, low, high, nil
}

// Component is the i-th component of the tuple, counted from 0. In [Tuples] it
// takes no memory of its own.
func Component(worlds Worlds, name string, i int) *Quantity {
	tuples, ok := worlds.(*Tuples)
	if !ok {
		return Tabulate(worlds, name, func(tuple []int) int { return tuple[i] })
	}
	q := &Quantity{name: name, worlds: worlds}
	q.prepare = func(ctx context.Context) error {
		if tuples.Len() == 0 {
			q.bound, q.keys, q.value = 1, func(int, []uint32) {}, identity
			return nil
		}
		low, high := tuples.component(0, i), tuples.component(0, i)
		for world := range tuples.n {
			low, high = min(low, tuples.component(world, i)), max(high, tuples.component(world, i))
		}
		if high-low >= 4*tuples.Len()+1024 { // a table of keys would be mostly empty
			table := Tabulate(worlds, name, func(tuple []int) int { return tuple[i] })
			if err := table.ready(ctx); err != nil {
				return err
			}
			q.bound, q.keys, q.value = table.bound, table.keys, table.value
			return nil
		}
		q.bound = high - low + 1
		q.value = func(key uint32) int { return low + int(key) }
		q.keys = func(first int, dst []uint32) {
			for j := range dst {
				dst[j] = uint32(tuples.component(first+j, i) - low)
			}
		}
		return nil
	}
	return q
}

// Joint is what somebody sees who sees all of the given quantities (at least
// one, all of the same worlds). Its values are arbitrary numbers that tell the
// combinations apart. Up to 2^27 combinations are computed when they are
// needed; otherwise it takes four bytes a world, as [Tabulate] does.
func Joint(quantities ...*Quantity) *Quantity {
	if len(quantities) == 0 {
		panic("dialogue: Joint of no quantities")
	}
	joint := quantities[0]
	for _, q := range quantities[1:] {
		if q.worlds != joint.worlds {
			panic("dialogue: Joint of quantities of different worlds")
		}
		joint = joinTwo(joint, q)
	}
	return joint
}

func joinTwo(a, b *Quantity) *Quantity {
	q := &Quantity{name: a.name + " and " + b.name, worlds: a.worlds, value: identity}
	q.prepare = func(ctx context.Context) error {
		if err := a.ready(ctx); err != nil {
			return err
		}
		if err := b.ready(ctx); err != nil {
			return err
		}
		if a.bound <= (1<<27)/b.bound {
			q.bound = a.bound * b.bound
			q.keys = func(first int, dst []uint32) { pairKeys(a, b, first, dst) }
			return nil
		}
		ids := newNumbering[[2]uint32](a.worlds.Len())
		if err := ids.number(ctx, func(w int) [2]uint32 { return [2]uint32{a.key(w), b.key(w)} }); err != nil {
			return err
		}
		q.bound = max(1, len(ids.values))
		q.keys = ids.keys
		return nil
	}
	return q
}

// pairKeys writes the keys of a and b as digits of one number.
func pairKeys(a, b *Quantity, first int, dst []uint32) {
	a.keys(first, dst)
	var other [256]uint32
	for len(dst) > 0 {
		n := min(len(dst), len(other))
		b.keys(first, other[:n])
		for i, k := range other[:n] {
			dst[i] = dst[i]*uint32(b.bound) + k
		}
		first, dst = first+n, dst[n:]
	}
}

// A numbering gives the values of a function of the world numbers from 0, in
// the order in which they are first met.
type numbering[V comparable] struct {
	ids    map[V]uint32
	values []V
	column []uint32 // by world
}

func newNumbering[V comparable](worlds int) *numbering[V] {
	return &numbering[V]{make(map[V]uint32), nil, make([]uint32, worlds)}
}

func (n *numbering[V]) number(ctx context.Context, f func(world int) V) error {
	for w := range n.column {
		if w%tabulateChunk == 0 {
			if err := ctx.Err(); err != nil {
				return err
			}
		}
		n.column[w] = n.id(f(w))
	}
	n.ids = nil
	return nil
}

func (n *numbering[V]) id(v V) uint32 {
	id, ok := n.ids[v]
	if !ok {
		id = uint32(len(n.values))
		n.ids[v] = id
		n.values = append(n.values, v)
	}
	return id
}

func (n *numbering[V]) keys(first int, dst []uint32) { copy(dst, n.column[first:]) }
