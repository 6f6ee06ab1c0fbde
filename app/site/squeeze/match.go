//go:build !wasm

package squeeze

import "encoding/binary"

const (
	// depth is how many earlier places are looked at for each position.
	depth = 160
	// longEnough is a copy so long that no shorter one is weighed against it,
	// and that the positions inside are not searched.
	longEnough = 160
	hashBits   = 16
)

// matches are the copies that each position of a block offers: longer ones with
// the nearest place that has them, in the order of length.
type matches struct {
	all   []token
	start []int32 // of each position's in all
}

func (m matches) at(i int) []token { return m.all[m.start[i]:m.start[i+1]] }

// findMatches looks back up to a window from each position of content[from:to],
// by chains of places with the same four bytes, and the last with the same three.
func findMatches(content []byte, from, to int) matches {
	var four [1 << hashBits]int32 // place + 1
	var three [1 << hashBits]int32
	chain := make([]int32, window) // the place before, by place modulo window
	m := matches{start: make([]int32, to-from+1)}
	insert := func(i int) {
		if i+4 <= len(content) {
			h := binary.LittleEndian.Uint32(content[i:]) * 0x9e3779b1 >> (32 - hashBits)
			chain[i%window] = four[h]
			four[h] = int32(i + 1)
			h = binary.LittleEndian.Uint32(content[i:]) << 8 * 0x9e3779b1 >> (32 - hashBits)
			three[h] = int32(i + 1)
		}
	}
	for i := max(0, from-window); i < from; i++ {
		insert(i)
	}
	skip := from
	for i := from; i < to; i++ {
		m.start[i-from] = int32(len(m.all))
		if i >= skip && i+4 <= len(content) {
			limit := min(maxLength, to-i)
			best := minLength - 1
			try := func(place int) {
				if best < limit && content[place+best] != content[i+best] {
					return
				}
				length := 0
				for length < limit && content[place+length] == content[i+length] {
					length++
				}
				if length > best {
					best = length
					m.all = append(m.all, token{uint16(length), uint16(i - place - 1)})
				}
			}
			bits := binary.LittleEndian.Uint32(content[i:])
			if place := int(three[bits<<8*0x9e3779b1>>(32-hashBits)]) - 1; place >= 0 && i-place <= window {
				try(place)
			}
			place := int(four[bits*0x9e3779b1>>(32-hashBits)]) - 1
			for range depth {
				if place < 0 || i-place > window || best >= limit {
					break
				}
				try(place)
				next := int(chain[place%window]) - 1
				if next >= place {
					break // overwritten by a later place
				}
				place = next
			}
			if best >= longEnough {
				skip = i + best
			}
		}
		insert(i)
	}
	m.start[to-from] = int32(len(m.all))
	return m
}
