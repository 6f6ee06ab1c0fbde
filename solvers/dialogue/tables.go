package dialogue

// Tables over the keys of a quantity. They are what a pass over the worlds
// writes, and the next one reads; they are made as small as they can be, since
// a pass is as fast as its table fits into the processor's caches.

// twoBits holds for each key whether it has been seen, and whether it has been
// seen again.
type twoBits []uint64

func newTwoBits(keys int) twoBits { return make(twoBits, keys>>5+1) }

// see notes the key once more.
func (t twoBits) see(key uint32) {
	bit := uint64(1) << (key & 31 * 2)
	word := &t[key>>5]
	*word |= bit | *word&bit<<1
}

// mark sets one of the two bits of a key.
func (t twoBits) mark(key uint32, which uint64) {
	t[key>>5] |= 1 << (uint64(key)&31*2 + which)
}

// both is 1 if the key has been seen twice, or both of its bits were set.
func (t twoBits) both(key uint32) uint64 {
	pair := t[key>>5] >> (key & 31 * 2)
	return pair & (pair >> 1) & 1
}

// oneBit is a set of keys.
type oneBit []uint64

func newOneBit(keys int) oneBit { return make(oneBit, keys>>6+1) }

func (t oneBit) add(key uint32)        { t[key>>6] |= 1 << (key & 63) }
func (t oneBit) has(key uint32) uint64 { return t[key>>6] >> (key & 63) & 1 }
