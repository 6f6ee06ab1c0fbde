//go:build !wasm

package site

import (
	"cmp"
	"errors"
	"fmt"
	"runtime"
	"slices"
)

// slim makes a compiled program smaller to send, without a change to what it
// does.
//
// Go's linker leaves runs of eight zero bytes and more out of a WebAssembly
// program's data, and so cuts it into tens of thousands of segments, each with
// a head of its own. The heads compress badly and the zeros would compress to
// nothing. So segments are joined across small gaps: the
// memory that the program starts with is the same, and the packed program is
// seven to nine per cent smaller. Then the tables of functions are cut short
// (functiontable.go).
func slim(program []byte) ([]byte, error) {
	return changeData(program, func(segments []segment) ([]segment, error) {
		segments = joined(segments)
		return segments, slimFunctions(segments, runtime.Version())
	})
}

// changeData gives the program with other data. It reads the data section of the
// binary format,
// https://webassembly.github.io/spec/core/binary/modules.html#data-section, and
// copies all others.
func changeData(program []byte, change func([]segment) ([]segment, error)) ([]byte, error) {
	const magic = "\x00asm\x01\x00\x00\x00"
	if len(program) < len(magic) || string(program[:len(magic)]) != magic {
		return nil, errors.New("this is no WebAssembly program")
	}
	out := append([]byte(nil), program[:len(magic)]...)
	r := wasmReader{rest: program[len(magic):]}
	for len(r.rest) > 0 {
		id := r.byte()
		body := r.bytes(r.unsigned())
		if r.broken {
			return nil, errors.New("the WebAssembly program is cut off")
		}
		if id == dataSection {
			segments, err := readSegments(body)
			if err != nil {
				return nil, err
			}
			if segments, err = change(segments); err != nil {
				return nil, err
			}
			body = writeSegments(segments)
		}
		out = append(out, id)
		out = appendUnsigned(out, len(body))
		out = append(out, body...)
	}
	return out, nil
}

const (
	dataSection = 11
	opI32Const  = 0x41
	opEnd       = 0x0b

	// widestGap is how many zero bytes are written out rather than left out:
	// many more than a segment's head takes, since zeros cost nothing packed.
	widestGap = 256
)

// segment is bytes that the memory holds at an address when the program starts.
type segment struct {
	at      int
	content []byte
}

func (s segment) end() int { return s.at + len(s.content) }

func readSegments(section []byte) ([]segment, error) {
	r := wasmReader{rest: section}
	count := r.unsigned()
	var segments []segment
	for range count {
		mode, op := r.unsigned(), r.byte()
		at := r.signed()
		if end := r.byte(); mode != 0 || op != opI32Const || end != opEnd || at < 0 {
			return nil, fmt.Errorf("data segment %d is of a kind that Go does not write", len(segments))
		}
		content := r.bytes(r.unsigned())
		if r.broken {
			return nil, errors.New("the data section is cut off")
		}
		segments = append(segments, segment{at, content})
	}
	if len(r.rest) != 0 {
		return nil, errors.New("the data section is longer than its segments")
	}
	return segments, nil
}

// joined joins segments with small gaps between them. Where two overlap, their
// order matters, and they are left as they are.
func joined(segments []segment) []segment {
	sorted := slices.Clone(segments)
	slices.SortStableFunc(sorted, func(a, b segment) int { return cmp.Compare(a.at, b.at) })
	var out []segment
	for _, s := range sorted {
		n := len(out) - 1
		if n >= 0 && s.at < out[n].end() {
			return segments
		}
		if n >= 0 && s.at-out[n].end() <= widestGap {
			out[n].content = append(append(out[n].content, make([]byte, s.at-out[n].end())...), s.content...)
		} else {
			out = append(out, segment{s.at, slices.Clone(s.content)})
		}
	}
	return out
}

func writeSegments(segments []segment) []byte {
	out := appendUnsigned(nil, len(segments))
	for _, s := range segments {
		out = append(out, 0, opI32Const)
		out = appendSigned(out, s.at)
		out = append(out, opEnd)
		out = appendUnsigned(out, len(s.content))
		out = append(out, s.content...)
	}
	return out
}

// wasmReader reads the format's numbers (LEB128). After the end it gives zeros
// and is broken.
type wasmReader struct {
	rest   []byte
	broken bool
}

func (r *wasmReader) byte() byte {
	if len(r.rest) == 0 {
		r.broken = true
		return 0
	}
	b := r.rest[0]
	r.rest = r.rest[1:]
	return b
}

func (r *wasmReader) bytes(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.broken = true
		return nil
	}
	b := r.rest[:n]
	r.rest = r.rest[n:]
	return b
}

func (r *wasmReader) unsigned() int {
	n := 0
	for shift := 0; shift < 35; shift += 7 {
		b := r.byte()
		n |= int(b&0x7f) << shift
		if b < 0x80 {
			return n
		}
	}
	r.broken = true
	return 0
}

func (r *wasmReader) signed() int {
	n := 0
	for shift := 0; shift < 35; shift += 7 {
		b := r.byte()
		n |= int(b&0x7f) << shift
		if b < 0x80 {
			if b&0x40 != 0 {
				n -= 1 << (shift + 7)
			}
			return n
		}
	}
	r.broken = true
	return 0
}

func appendUnsigned(out []byte, n int) []byte {
	for n > 0x7f {
		out = append(out, byte(n)|0x80)
		n >>= 7
	}
	return append(out, byte(n))
}

func appendSigned(out []byte, n int) []byte {
	for {
		b := byte(n) & 0x7f
		n >>= 7
		if n == 0 && b&0x40 == 0 || n == -1 && b&0x40 != 0 {
			return append(out, b)
		}
		out = append(out, b|0x80)
	}
}
