package dialogue

import "fmt"

// MaxKeys is the largest number of different keys of a [Quantity]. A table of
// two bits a key then takes 128 MB at most.
const MaxKeys = 1 << 30

// A Quantity is a function of the world. What it gives is a key, a number from
// 0 up to its bound; worlds with the same key have the same value. Quantities
// are compared by identity: use one for what is one.
type Quantity struct {
	name   string
	worlds Worlds
	bound  int
	keys   func(first int, dst []uint32)
	value  func(key uint32) int
}

// NewQuantity makes a quantity whose keys are computed when they are needed,
// and are its values: keys(first, dst) writes the values of the worlds first,
// first+1, ... into dst, all of them below bound, which is at most [MaxKeys].
// The function is called for stretches of some thousand worlds, or for single
// ones, several times for each world, and must always answer the same.
func NewQuantity(worlds Worlds, name string, bound int, keys func(first int, dst []uint32)) (*Quantity, error) {
	if bound < 1 || bound > MaxKeys {
		return nil, fmt.Errorf("dialogue: %s has values up to %d: take 1 to %d, or tabulate it: %w", name, bound, MaxKeys, ErrTooLarge)
	}
	return &Quantity{name: name, worlds: worlds, bound: bound, keys: keys,
		value: func(key uint32) int { return int(key) }}, nil
}

// Tabulate makes a quantity of any integer function of the world's tuple. It is
// computed once, and takes four bytes a world and some ten for each different
// value. The tuple is only lent to f.
func Tabulate(worlds Worlds, name string, f func(tuple []int) int) *Quantity {
	ids := make(map[int]uint32)
	var values []int
	column := make([]uint32, worlds.Len())
	var tuple []int
	for w := range column {
		tuple = worlds.Tuple(w, tuple[:0])
		v := f(tuple)
		id, ok := ids[v]
		if !ok {
			id = uint32(len(values))
			ids[v] = id
			values = append(values, v)
		}
		column[w] = id
	}
	return &Quantity{name: name, worlds: worlds, bound: max(1, len(values)),
		keys:  func(first int, dst []uint32) { copy(dst, column[first:]) },
		value: func(key uint32) int { return values[key] }}
}

// Component is the i-th component of the tuple, counted from 0.
func Component(worlds Worlds, name string, i int) *Quantity {
	return Tabulate(worlds, name, func(tuple []int) int { return tuple[i] })
}

// Nothing is the quantity that is the same in all worlds: what somebody sees
// who sees nothing.
func Nothing(worlds Worlds) *Quantity {
	return &Quantity{name: "nothing", worlds: worlds, bound: 1,
		keys:  func(_ int, dst []uint32) { clear(dst) },
		value: func(uint32) int { return 0 }}
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
		joint = joinTwo(joint, q)
	}
	return joint
}

func joinTwo(a, b *Quantity) *Quantity {
	if a.worlds != b.worlds {
		panic("dialogue: Joint of quantities of different worlds")
	}
	name := a.name + " and " + b.name
	if a.bound <= (1<<27)/b.bound {
		factor := uint32(b.bound)
		return &Quantity{name: name, worlds: a.worlds, bound: a.bound * b.bound,
			keys: func(first int, dst []uint32) {
				a.keys(first, dst)
				var other [256]uint32
				for len(dst) > 0 {
					n := min(len(dst), len(other))
					b.keys(first, other[:n])
					for i, k := range other[:n] {
						dst[i] = dst[i]*factor + k
					}
					first, dst = first+n, dst[n:]
				}
			},
			value: func(key uint32) int { return int(key) }}
	}
	ids := make(map[[2]uint32]uint32)
	column := make([]uint32, a.worlds.Len())
	a.keys(0, column)
	var other [256]uint32
	for first := 0; first < len(column); first += len(other) {
		n := min(len(column)-first, len(other))
		b.keys(first, other[:n])
		for i, k := range other[:n] {
			key := [2]uint32{column[first+i], k}
			id, ok := ids[key]
			if !ok {
				id = uint32(len(ids))
				ids[key] = id
			}
			column[first+i] = id
		}
	}
	return &Quantity{name: name, worlds: a.worlds, bound: max(1, len(ids)),
		keys:  func(first int, dst []uint32) { copy(dst, column[first:]) },
		value: func(key uint32) int { return int(key) }}
}

// Name is the name that the quantity was given.
func (q *Quantity) Name() string { return q.name }

// Value is the quantity's value in one world.
func (q *Quantity) Value(world int) int {
	return q.value(q.key(world))
}

func (q *Quantity) key(world int) uint32 {
	var key [1]uint32
	q.keys(world, key[:])
	return key[0]
}

// A Person takes part in the conversation, or is only spoken of, and sees one
// quantity. Who sees several sees their [Joint]; who is shown something more in
// the course of the conversation is another person from then on. Persons are
// compared by identity.
type Person struct {
	Name string
	Sees *Quantity
}
