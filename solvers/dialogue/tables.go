package dialogue

import "math/bits"

// Tables over the keys of a quantity. They are what a pass over the worlds
// writes, and the next one reads; they are made as small as they can be, since
// a pass is as fast as its table fits into the processor's caches.

// twoBits holds for each key whether it has been seen, and whether it has been
// seen again.
type twoBits []uint64

func newTwoBits(keys int) twoBits { return make(twoBits, keys>>5+1) }

// see notes the key once more. (Masking a shift's distance where it is written
// spares the check that it is below 64.)
func (t twoBits) see(key uint32) {
	bit := uint64(1) << (key << 1 & 63)
	word := &t[key>>5]
	*word |= bit | *word&bit<<1
}

// seeAll notes 64 keys. It is unrolled, like the other loops over all 64 keys of
// a word, because a jump backwards is dear in WebAssembly as Go compiles it.
func (t twoBits) seeAll(keys *[64]uint32) {
	for i := 0; i < 64; i += 8 {
		k := (*[8]uint32)(keys[i : i+8])
		t.see(k[0])
		t.see(k[1])
		t.see(k[2])
		t.see(k[3])
		t.see(k[4])
		t.see(k[5])
		t.see(k[6])
		t.see(k[7])
	}
}

// mark sets one of the two bits of a key.
func (t twoBits) mark(key uint32, which uint64) {
	t[key>>5] |= 1 << ((uint64(key)<<1 | which) & 63)
}

// both has 1 as its lowest bit if the key has been seen twice, or both of its
// bits were set. The other bits mean nothing.
func (t twoBits) both(key uint32) uint64 {
	pair := t[key>>5] >> (key << 1 & 63)
	return pair & (pair >> 1)
}

// gatherBoth is both of 64 keys, the first in the lowest bit.
func (t twoBits) gatherBoth(keys *[64]uint32) (out uint64) {
	for i := 0; i < 64; i += 8 {
		k := (*[8]uint32)(keys[i : i+8])
		out = out>>8 |
			t.both(k[0])&1<<56 | t.both(k[1])&1<<57 | t.both(k[2])&1<<58 | t.both(k[3])&1<<59 |
			t.both(k[4])&1<<60 | t.both(k[5])&1<<61 | t.both(k[6])&1<<62 | t.both(k[7])<<63
	}
	return out
}

// read is both of those of up to 64 keys whose bits are set in word; the other
// bits mean nothing.
func (t twoBits) read(word uint64, keys []uint32) (out uint64) {
	if dense(word, keys) {
		return t.gatherBoth((*[64]uint32)(keys))
	}
	for ; word != 0; word &= word - 1 {
		j := bits.TrailingZeros64(word)
		out |= t.both(keys[j]) & 1 << (j & 63)
	}
	return out
}

// oneBit is a set of keys.
type oneBit []uint64

func newOneBit(keys int) oneBit { return make(oneBit, keys>>6+1) }

func (t oneBit) add(key uint32)        { t[key>>6] |= 1 << (key & 63) }
func (t oneBit) has(key uint32) uint64 { return t[key>>6] >> (key & 63) & 1 }

// gather is has of 64 keys, the first in the lowest bit.
func (t oneBit) gather(keys *[64]uint32) (out uint64) {
	for i := 0; i < 64; i += 8 {
		k := (*[8]uint32)(keys[i : i+8])
		out = out>>8 |
			t.has(k[0])<<56 | t.has(k[1])<<57 | t.has(k[2])<<58 | t.has(k[3])<<59 |
			t.has(k[4])<<60 | t.has(k[5])<<61 | t.has(k[6])<<62 | t.has(k[7])<<63
	}
	return out
}

// read is has of those of up to 64 keys whose bits are set in word; the other
// bits mean nothing.
func (t oneBit) read(word uint64, keys []uint32) (out uint64) {
	if dense(word, keys) {
		return t.gather((*[64]uint32)(keys))
	}
	for ; word != 0; word &= word - 1 {
		j := bits.TrailingZeros64(word)
		out |= t.has(keys[j]) << (j & 63)
	}
	return out
}

// dense says whether it is quicker to look at all 64 keys than only at those
// whose bits are set.
func dense(word uint64, keys []uint32) bool {
	return bits.OnesCount64(word) >= 20 && len(keys) >= 64
}
