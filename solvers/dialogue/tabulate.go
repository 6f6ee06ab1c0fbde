package dialogue

import "context"

// tabulateChunk is the number of worlds tabulated between two looks at the
// context.
const tabulateChunk = 1 << 12

// Tabulate makes a quantity of any integer function of the world's tuple. It is
// computed once for each world, when it is first needed, and then takes four
// bytes a world, and some more for each different value. The tuple is only lent
// to f.
func Tabulate(worlds Worlds, name string, f func(tuple []int) int) *Quantity {
	q := &Quantity{name: name, worlds: worlds}
	q.prepare = func(ctx context.Context) error {
		ids := newNumbering[int](worlds.Len())
		var tuple []int
		err := ids.number(ctx, func(w int) int {
			tuple = worlds.Tuple(w, tuple[:0])
			return f(tuple)
		})
		if err != nil {
			return err
		}
		q.bound = max(1, len(ids.values))
		q.keys = ids.keys
		q.value = func(key uint32) int { return ids.values[key] }
		return nil
	}
	return q
}

// Component is the i-th component of the tuple, counted from 0.
func Component(worlds Worlds, name string, i int) *Quantity {
	return Tabulate(worlds, name, func(tuple []int) int { return tuple[i] })
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
