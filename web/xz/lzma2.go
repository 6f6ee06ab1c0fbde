//go:build !wasm

package xz

import "encoding/binary"

// LZMA2 cuts what LZMA writes into chunks, each with its sizes before it. A
// chunk that does not become smaller is kept as it is.
const (
	maxChunk    = 1 << 16 // bytes of a packed chunk, or of one kept as it is
	maxUnpacked = 1 << 21 // content of a packed chunk
	keptHead    = 3       // before one kept as it is: control and size
	maxStep     = 64      // more bytes than one step takes: a far copy has 22 bits of at most 6 bits each, and 26 plain ones
)

// Control bytes of chunks. The flags of a packed chunk say what starts anew with
// it; the five lowest bits belong to its size.
const (
	endOfChunks    = 0
	keptFirst      = 1 // kept as it is; the dictionary starts anew
	kept           = 2
	packed         = 0x80
	newState       = 1 << 5
	newProperties  = 2 << 5
	newEverything  = 3 << 5
	packedSizeBits = 16
)

// encoder packs one file.
type encoder struct {
	content []byte
	out     []byte
	coder   rangeCoder
	model   model
	prices  prices
	finder  *finder

	nodes  []node
	end    int     // the last node that can be reached
	steps  []step  // of the last parse that are still to be written, the last first
	found  []match // copies at the place that was looked at last
	looked bool    // whether that place is the next one
}

// appendLZMA2 writes content, of which the first bytes are known to the finder and
// kept as they are.
func appendLZMA2(out, content []byte, known int, f *finder) []byte {
	e := encoder{content: content, out: out, finder: f, nodes: make([]node, horizon)}
	e.writeKept(0, known)
	reset := byte(newEverything)
	if known > 0 {
		reset = newProperties // the dictionary has begun
	}
	for at := known; at < len(content); {
		if reset != 0 {
			e.restart()
		}
		next := e.chunk(at)
		if e.coder.size() < next-at {
			e.writePacked(next-at, reset)
			reset = 0
		} else {
			// The model has learnt what no decoder will see. Places that the
			// finder has passed go with the chunk.
			next = max(next, e.finder.next)
			e.writeKept(at, next)
			reset = min(max(reset, newState), newProperties)
		}
		at = next
	}
	return append(e.out, endOfChunks)
}

// restart forgets what was learnt and what was planned.
func (e *encoder) restart() {
	e.model.reset()
	e.prices.follow(&e.model, true)
	e.steps = e.steps[:0]
	e.looked = false
}

// chunk packs from a place on as much as a chunk holds, and gives the place where
// it ends.
func (e *encoder) chunk(at int) int {
	e.coder.reset()
	start := at
	for at < len(e.content) && at-start <= maxUnpacked-maxLength && e.coder.size() <= maxChunk-maxStep {
		if at == 0 { // nothing to copy yet, and no byte before
			e.steps = append(e.steps, step{literal, 1})
			e.finder.skip(1)
		} else if len(e.steps) == 0 {
			e.parse(at)
		}
		s := e.steps[len(e.steps)-1]
		e.steps = e.steps[:len(e.steps)-1]
		e.encode(at, s)
		at += s.length
	}
	e.coder.flush()
	return at
}

func (e *encoder) writePacked(unpacked int, reset byte) {
	n := unpacked - 1
	e.out = append(e.out, packed|reset|byte(n>>packedSizeBits))
	e.out = binary.BigEndian.AppendUint16(e.out, uint16(n))
	e.out = binary.BigEndian.AppendUint16(e.out, uint16(len(e.coder.out)-1))
	if reset >= newProperties {
		e.out = append(e.out, properties)
	}
	e.out = append(e.out, e.coder.out...)
}

func (e *encoder) writeKept(at, end int) {
	for at < end {
		next := min(at+maxChunk, end)
		control := byte(kept)
		if at == 0 {
			control = keptFirst
		}
		e.out = append(e.out, control)
		e.out = binary.BigEndian.AppendUint16(e.out, uint16(next-at-1))
		e.out = append(e.out, e.content[at:next]...)
		at = next
	}
}
