package dialogue

import (
	"context"
	"fmt"
	"sync"
)

// MaxKeys is the largest number of different keys of a [Quantity]. A table of
// two bits a key then takes 256 MB at most.
const MaxKeys = 1 << 30

// A Quantity is a function of the world. What it gives is a key, a number from
// 0 up to its bound; worlds with the same key have the same value. Quantities
// are compared by identity: use one for what is one.
type Quantity struct {
	name   string
	worlds Worlds

	// prepare makes the rest, on the first use; nil when that has been done.
	lock    sync.Mutex
	prepare func(context.Context) error

	bound int
	keys  func(first int, dst []uint32)
	value func(key uint32) int
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
	return &Quantity{name: name, worlds: worlds, bound: bound, keys: keys, value: identity}, nil
}

// Nothing is the quantity that is the same in all worlds: what somebody sees
// who sees nothing.
func Nothing(worlds Worlds) *Quantity {
	return &Quantity{name: "nothing", worlds: worlds, bound: 1,
		keys:  func(_ int, dst []uint32) { clear(dst) },
		value: func(uint32) int { return 0 }}
}

// Name is the name that the quantity was given.
func (q *Quantity) Name() string { return q.name }

// Value is the quantity's value in one world. Use [Set.Values] for many.
func (q *Quantity) Value(world int) int {
	if q.ready(context.Background()) != nil {
		panic("dialogue: a quantity cannot be prepared") // only a cancelled context prevents it
	}
	return q.value(q.key(world))
}

// ready prepares the quantity if that has not been done. It must be called
// before the other fields are read. It ends early only with the context's
// error, and can then be called again.
func (q *Quantity) ready(ctx context.Context) error {
	q.lock.Lock()
	defer q.lock.Unlock()
	if q.prepare == nil {
		return nil
	}
	err := q.prepare(ctx)
	if err == nil {
		q.prepare = nil
	}
	return err
}

// key is the key of one world of a quantity that is ready.
func (q *Quantity) key(world int) uint32 {
	var key [1]uint32
	q.keys(world, key[:])
	return key[0]
}

func identity(key uint32) int { return int(key) }

// A Person takes part in the conversation, or is only spoken of, and sees one
// quantity. Who sees several sees their [Joint]; who is shown something more in
// the course of the conversation is another person from then on. Persons are
// compared by identity.
type Person struct {
	Name string
	Sees *Quantity
}
