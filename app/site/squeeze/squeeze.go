//go:build !wasm

package squeeze

import (
	"encoding/binary"
	"hash/crc32"
	"runtime"
	"sync"
)

const (
	window    = 32 << 10
	minLength = 3
	maxLength = 258
	// blockSize is how much input shares one set of codes.
	blockSize = 64 << 10
	// rounds is how often a block is parsed with the prices of the round before.
	rounds = 4
)

// Gzip packs content. The header carries neither name nor time. It takes about
// a second for a megabyte and uses all processors.
func Gzip(content []byte) []byte {
	blocks := make([]block, (len(content)+blockSize-1)/blockSize)
	if len(blocks) == 0 {
		blocks = make([]block, 1)
	}
	var wait sync.WaitGroup
	tickets := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i := range blocks {
		wait.Go(func() {
			tickets <- struct{}{}
			defer func() { <-tickets }()
			from := i * blockSize
			blocks[i] = parse(content, from, min(from+blockSize, len(content)))
		})
	}
	wait.Wait()

	w := bitWriter{out: []byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff}}
	for i, b := range blocks {
		b.write(&w, i == len(blocks)-1)
	}
	w.flush()
	w.out = binary.LittleEndian.AppendUint32(w.out, crc32.ChecksumIEEE(content))
	return binary.LittleEndian.AppendUint32(w.out, uint32(len(content)))
}

// token is a literal (length 0, the byte in distance) or a copy.
type token struct{ length, distance uint16 } // distance less one: 0 to 32767

// block is a stretch of input, parsed, with its codes.
type block struct {
	tokens              []token
	literals, distances code
}

func parse(content []byte, from, to int) block {
	m := findMatches(content, from, to)
	var b block
	p := firstPrices()
	for range rounds {
		b.tokens = cheapest(content[from:to], m, &p)
		var literals [286]uint32
		var distances [30]uint32
		literals[endOfBlock] = 1
		for _, t := range b.tokens {
			if t.length == 0 {
				literals[t.distance]++
				continue
			}
			literals[lengthSymbol[t.length]]++
			distances[distanceSymbol(t.distance)]++
		}
		b.literals, b.distances = newCode(literals[:], 15), newCode(distances[:], 15)
		p = pricesOf(literals[:], distances[:])
	}
	return b
}

// cheapest finds the cheapest way from the start of the input to its end.
func cheapest(input []byte, m matches, p *prices) []token {
	n := len(input)
	const far = 1 << 31
	cost := make([]uint32, n+1)
	way := make([]token, n+1) // the last step to a position
	for i := 1; i <= n; i++ {
		cost[i] = far
	}
	for i := range n {
		here := cost[i]
		if c := here + p.literal[input[i]]; c < cost[i+1] {
			cost[i+1], way[i+1] = c, token{0, uint16(input[i])}
		}
		length := minLength
		for _, t := range m.at(i) {
			step := here + p.distance[distanceSymbol(t.distance)]
			longest := min(int(t.length), n-i)
			if longest >= longEnough && length < longest {
				length = longest // not worth weighing every shorter one
			}
			for ; length <= longest; length++ {
				if c := step + p.length[length]; c < cost[i+length] {
					cost[i+length], way[i+length] = c, token{uint16(length), t.distance}
				}
			}
		}
	}
	count := 0
	for i := n; i > 0; count++ {
		i -= max(1, int(way[i].length))
	}
	tokens := make([]token, count)
	for i := n; i > 0; {
		count--
		tokens[count] = way[i]
		i -= max(1, int(way[i].length))
	}
	return tokens
}
