//go:build !wasm

package squeeze

// bitWriter writes bits, the lowest first.
type bitWriter struct {
	out   []byte
	held  uint64
	count uint
}

func (w *bitWriter) write(value uint32, count uint) {
	w.held |= uint64(value) << w.count
	for w.count += count; w.count >= 8; w.count -= 8 {
		w.out = append(w.out, byte(w.held))
		w.held >>= 8
	}
}

func (w *bitWriter) symbol(c code, s int) { w.write(uint32(c.bits[s]), uint(c.lengths[s])) }

func (w *bitWriter) flush() {
	if w.count > 0 {
		w.write(0, 8-w.count)
	}
}

// write writes the block with codes of its own, RFC 1951, 3.2.7.
func (b block) write(w *bitWriter, last bool) {
	final := uint32(0)
	if last {
		final = 1
	}
	w.write(final, 1)
	w.write(2, 2)
	b.writeCodes(w)
	for _, t := range b.tokens {
		if t.length == 0 {
			w.symbol(b.literals, int(t.distance))
			continue
		}
		s := lengthSymbol[t.length]
		w.symbol(b.literals, s)
		w.write(uint32(int(t.length)-lengthBase[s-257]), uint(lengthExtra[s-257]))
		d := distanceSymbol(t.distance)
		w.symbol(b.distances, d)
		w.write(uint32(t.distance)-distanceBase(d), uint(distanceExtra(d)))
	}
	w.symbol(b.literals, endOfBlock)
}

// The order in which the lengths of the code for lengths are written.
var codeOrder = [19]int{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}

// run is a length, or a repetition of the one before (16) or of zeros (17, 18).
type run struct {
	symbol int
	extra  uint32
	bits   uint
}

func (b block) writeCodes(w *bitWriter) {
	used := func(lengths []uint8, least int) int {
		n := len(lengths)
		for n > least && lengths[n-1] == 0 {
			n--
		}
		return n
	}
	literals, distances := used(b.literals.lengths, 257), used(b.distances.lengths, 1)
	runs := runLengths(append(append([]uint8(nil), b.literals.lengths[:literals]...), b.distances.lengths[:distances]...))
	var counts [19]uint32
	for _, r := range runs {
		counts[r.symbol]++
	}
	if len(runs) == int(counts[runs[0].symbol]) {
		counts[(runs[0].symbol+1)%len(counts)]++ // some decoders refuse a code of one symbol here
	}
	c := newCode(counts[:], 7)
	n := len(codeOrder)
	for n > 4 && c.lengths[codeOrder[n-1]] == 0 {
		n--
	}
	w.write(uint32(literals-257), 5)
	w.write(uint32(distances-1), 5)
	w.write(uint32(n-4), 4)
	for _, s := range codeOrder[:n] {
		w.write(uint32(c.lengths[s]), 3)
	}
	for _, r := range runs {
		w.symbol(c, r.symbol)
		w.write(r.extra, r.bits)
	}
}

func runLengths(lengths []uint8) []run {
	var runs []run
	for i := 0; i < len(lengths); {
		n := 1
		for i+n < len(lengths) && lengths[i+n] == lengths[i] {
			n++
		}
		i += n
		value := int(lengths[i-n])
		if value != 0 {
			runs = append(runs, run{symbol: value})
			n--
		}
		for n > 0 {
			switch {
			case value == 0 && n >= 11:
				k := min(n, 138)
				runs, n = append(runs, run{18, uint32(k - 11), 7}), n-k
			case value == 0 && n >= 3:
				runs, n = append(runs, run{17, uint32(n - 3), 3}), 0
			case value != 0 && n >= 3:
				k := min(n, 6)
				runs, n = append(runs, run{16, uint32(k - 3), 2}), n-k
			default:
				runs, n = append(runs, run{symbol: value}), n-1
			}
		}
	}
	return runs
}
