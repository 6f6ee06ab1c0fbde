//go:build !wasm

package xz

// The range coder writes bits, each at the price that a probability gives it.
// The interval that stands for all bits so far is [low, low+width); its upper
// bytes are put out as soon as no carry can change them.

// probability is how likely a bit is 0, in 2048ths. It moves by a 32nd of the
// way towards every bit that comes.
type probability uint16

const (
	probabilityBits = 11
	evenly          = probability(1) << (probabilityBits - 1)
	moveBits        = 5
)

type rangeCoder struct {
	out   []byte
	low   uint64 // 33 bits: the top one is a carry
	width uint32
	held  byte // the last byte that a carry may still change
	ones  int  // and how many 0xff bytes follow it, with itself counted
}

func (c *rangeCoder) reset() {
	*c = rangeCoder{out: c.out[:0], width: 1<<32 - 1, ones: 1}
}

// size is how many bytes there will be after flush.
func (c *rangeCoder) size() int { return len(c.out) + c.ones + 4 }

func (c *rangeCoder) bit(p *probability, bit uint32) {
	bound := (c.width >> probabilityBits) * uint32(*p)
	if bit == 0 {
		c.width = bound
		*p += (1<<probabilityBits - *p) >> moveBits
	} else {
		c.low += uint64(bound)
		c.width -= bound
		*p -= *p >> moveBits
	}
	for c.width < 1<<24 {
		c.width <<= 8
		c.shift()
	}
}

// direct writes the lowest bits of a value, the highest first, at one bit each.
func (c *rangeCoder) direct(value uint32, bits int) {
	for bits--; bits >= 0; bits-- {
		c.width >>= 1
		if value>>bits&1 == 1 {
			c.low += uint64(c.width)
		}
		for c.width < 1<<24 {
			c.width <<= 8
			c.shift()
		}
	}
}

func (c *rangeCoder) shift() {
	if c.low < 0xff<<24 || c.low >= 1<<32 {
		carry := byte(c.low >> 32)
		for ; c.ones > 0; c.ones-- {
			c.out = append(c.out, c.held+carry)
			c.held = 0xff
		}
		c.held = byte(c.low >> 24)
	}
	c.ones++
	c.low = c.low & 0xffffff << 8
}

func (c *rangeCoder) flush() {
	for range 5 {
		c.shift()
	}
}

// tree writes a value of some bits through a binary tree of probabilities, the
// highest bit first; the node 1 is the root.
func (c *rangeCoder) tree(tree []probability, value uint32, bits int) {
	node := uint32(1)
	for bits--; bits >= 0; bits-- {
		bit := value >> bits & 1
		c.bit(&tree[node], bit)
		node = node<<1 | bit
	}
}

// reverseTree does so with the lowest bit first.
func (c *rangeCoder) reverseTree(tree []probability, value uint32, bits int) {
	node := uint32(1)
	for range bits {
		bit := value & 1
		c.bit(&tree[node], bit)
		node = node<<1 | bit
		value >>= 1
	}
}
