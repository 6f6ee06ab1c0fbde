//go:build !wasm

package xz

// Prices are in sixteenths of a bit.
const priceBits = 4

// bitPrices gives the price of a bit by its probability, in steps of 16.
var bitPrices = func() (prices [1 << (probabilityBits - 4)]uint32) {
	for i := range prices {
		// The logarithm, bit by bit: squaring doubles it.
		w, whole := uint32(i<<4+8), uint32(0)
		for range priceBits {
			w *= w
			for whole <<= 1; w >= 1<<16; whole++ {
				w >>= 1
			}
		}
		prices[i] = probabilityBits<<priceBits - 15 - whole
	}
	return prices
}()

func zero(p probability) uint32 { return bitPrices[p>>4] }
func one(p probability) uint32  { return bitPrices[(p^(1<<probabilityBits-1))>>4] }

func price(p probability, bit uint32) uint32 {
	return bitPrices[(p^probability(-bit&(1<<probabilityBits-1)))>>4]
}

func treePrice(tree []probability, value uint32, bits int) uint32 {
	sum := uint32(0)
	for node := value | 1<<bits; node > 1; node >>= 1 {
		sum += price(tree[node>>1], node&1)
	}
	return sum
}

func reverseTreePrice(tree []probability, value uint32, bits int) uint32 {
	sum, node := uint32(0), uint32(1)
	for range bits {
		bit := value & 1
		sum += price(tree[node], bit)
		node = node<<1 | bit
		value >>= 1
	}
	return sum
}

// prices holds the prices of lengths and distances. The model changes with every
// step and they follow it at intervals, which costs little.
type prices struct {
	matchLen, repLen lengthPrices
	slot             [lengthClasses][1 << slotBits]uint32 // with the bits in the middle
	near             [lengthClasses][treeDistances]uint32
	align            [1 << alignBits]uint32
	distancesUsed    int
}

const (
	lengthsInterval   = 64
	distancesInterval = 64
)

type lengthPrices struct {
	of   [positions][maxLength + 1]uint32
	used int
}

// follow brings the prices up to the model; all of them if at once.
func (p *prices) follow(m *model, atOnce bool) {
	if atOnce || p.matchLen.used >= lengthsInterval {
		p.matchLen.follow(&m.matchLen)
	}
	if atOnce || p.repLen.used >= lengthsInterval {
		p.repLen.follow(&m.repLen)
	}
	if atOnce || p.distancesUsed >= distancesInterval {
		p.followDistances(m)
	}
}

func (p *lengthPrices) follow(l *lengthModel) {
	p.used = 0
	long := one(l.isLong) + one(l.isLonger)
	for pos := range positions {
		of := &p.of[pos]
		for i := range uint32(8) {
			of[minLength+i] = zero(l.isLong) + treePrice(l.short[pos][:], i, 3)
			of[minLength+8+i] = one(l.isLong) + zero(l.isLonger) + treePrice(l.middle[pos][:], i, 3)
		}
		if pos > 0 {
			copy(of[minLength+16:], p.of[0][minLength+16:])
			continue
		}
		for i := range uint32(256) {
			of[minLength+16+i] = long + treePrice(l.long[:], i, 8)
		}
	}
}

func (p *prices) followDistances(m *model) {
	p.distancesUsed = 0
	for class := range lengthClasses {
		slots := &p.slot[class]
		for slot := range uint32(len(slots)) {
			slots[slot] = treePrice(m.slot[class][:], slot, slotBits)
			if slot >= treeSlots {
				footer, _ := slotStart(slot)
				slots[slot] += uint32(footer-alignBits) << priceBits
			}
		}
	}
	for distance := range uint32(treeDistances) {
		slot, rest := slotOf(distance), uint32(0)
		if slot >= plainSlots {
			footer, first := slotStart(slot)
			rest = reverseTreePrice(m.nearTree(slot, first), distance-first, footer)
		}
		for class := range lengthClasses {
			p.near[class][distance] = p.slot[class][slot] + rest
		}
	}
	for i := range uint32(len(p.align)) {
		p.align[i] = reverseTreePrice(m.align[:], i, alignBits)
	}
}

func (p *prices) distance(distance uint32, class int) uint32 {
	if distance < treeDistances {
		return p.near[class][distance]
	}
	return p.slot[class][slotOf(distance)] + p.align[distance&(1<<alignBits-1)]
}

// literalPrice is what encodeLiteral would cost in a state with a last distance.
func (e *encoder) literalPrice(at int, s state, distance uint32) uint32 {
	ps := &e.model.literal[e.content[at-1]>>(8-literalBits)]
	symbol := uint32(e.content[at])
	if !s.afterCopy() {
		return treePrice(ps[:], symbol, 8)
	}
	match := uint32(e.content[at-int(distance)-1])
	sum, offset := uint32(0), uint32(0x100)
	for symbol |= 0x100; symbol < 0x10000; {
		match <<= 1
		sum += price(ps[offset+match&offset+symbol>>8], symbol>>7&1)
		symbol <<= 1
		offset &^= match ^ symbol
	}
	return sum
}

// repPrice is the price of naming one of the last distances, without the length,
// after it is known that a last distance is named.
func (m *model) repPrice(rep int, s state, pos int) uint32 {
	switch rep {
	case 0:
		return zero(m.isRep0[s]) + one(m.isRep0Long[s][pos])
	case 1:
		return one(m.isRep0[s]) + zero(m.isRep1[s])
	}
	return one(m.isRep0[s]) + one(m.isRep1[s]) + price(m.isRep2[s], uint32(rep-2))
}
