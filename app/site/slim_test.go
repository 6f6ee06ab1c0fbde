//go:build !wasm

package site

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"testing"
)

// program writes a WebAssembly program with two sections besides the data.
func program(segments []segment) []byte {
	out := []byte("\x00asm\x01\x00\x00\x00")
	add := func(id byte, body []byte) {
		out = append(out, id)
		out = appendUnsigned(out, len(body))
		out = append(out, body...)
	}
	add(0, []byte("\x04test before"))
	add(dataSection, writeSegments(segments))
	add(0, []byte("\x04test after"))
	return out
}

// goProgram writes a program with the given text and, as Go writes it, the table
// of functions: of one.
func goProgram(text string) []byte {
	const names, tables, records = 72, 80, 96
	raw := append([]byte(nil), functionTableMagic...)
	for _, word := range []uint64{1, 0, 0, names, tables, tables, tables, records} {
		raw = binary.LittleEndian.AppendUint64(raw, word)
	}
	raw = append(raw, make([]byte, records-len(raw))...)
	raw = binary.LittleEndian.AppendUint32(raw, 0)
	raw = binary.LittleEndian.AppendUint32(raw, 8) // the function's record, behind this pair
	raw = append(raw, make([]byte, recordTables)...)
	return program([]segment{{8, []byte(text)}, {1 << 16, raw}})
}

// join joins the segments of a program that Go has not written.
func join(program []byte) ([]byte, error) {
	return changeData(program, func(segments []segment) ([]segment, error) { return joined(segments), nil })
}

// memory is what a machine holds after it has written the segments one by one.
func memory(segments []segment) []byte {
	var m []byte
	for _, s := range segments {
		if end := s.at + len(s.content); end > len(m) {
			m = append(m, make([]byte, end-len(m))...)
		}
		copy(m[s.at:], s.content)
	}
	return m
}

func TestMergedSegmentsGiveTheSameMemory(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	joinedSome := false
	for range 1000 {
		var segments []segment
		at := random.IntN(200_000)
		for range random.IntN(60) {
			content := make([]byte, random.IntN(40))
			for i := range content {
				content[i] = byte(random.IntN(256))
			}
			segments = append(segments, segment{at, content})
			at += len(content) + random.IntN(2*widestGap)
			if random.IntN(40) == 0 {
				at = random.IntN(200_000) // out of order, sometimes overlapping
			}
		}
		before := program(segments)
		after, err := join(before)
		if err != nil {
			t.Fatal(err)
		}
		body := after[len("\x00asm\x01\x00\x00\x00")+len("\x00\x0b\x04test before"):]
		if body[0] != dataSection || !bytes.HasSuffix(after, []byte("\x00\x0b\x04test after")) && !bytes.HasSuffix(after, []byte("\x04test after")) {
			t.Fatal("another section was changed")
		}
		r := wasmReader{rest: body[1:]}
		merged, err := readSegments(r.bytes(r.unsigned()))
		if err != nil {
			t.Fatal(err)
		}
		if len(merged) > len(segments) || !bytes.Equal(memory(merged), memory(segments)) {
			t.Fatalf("%d segments became %d that write another memory", len(segments), len(merged))
		}
		joinedSome = joinedSome || len(merged) < len(segments)/2
	}
	if !joinedSome {
		t.Error("no segments were ever joined")
	}
}

func TestGapsAreFilled(t *testing.T) {
	got := joined([]segment{{1000, []byte("c")}, {8, []byte("a")}, {8 + 1 + widestGap, []byte("b")}})
	if len(got) != 2 || got[0].at != 8 || got[0].end() != 8+1+widestGap+1 || got[1].at != 1000 {
		t.Errorf("%v", got)
	}
}

func TestBrokenProgramsAreRefused(t *testing.T) {
	whole := program([]segment{{8, []byte("abc")}, {100, []byte("def")}})
	if _, err := join(whole); err != nil {
		t.Fatal(err)
	}
	for i := range len(whole) - len("\x00\x0b\x04test after") {
		if i == len("\x00asm\x01\x00\x00\x00") || i == len("\x00asm\x01\x00\x00\x00\x00\x0c\x04test before") {
			continue // cut between two sections: shorter, but whole
		}
		if _, err := join(whole[:i]); err == nil {
			t.Errorf("a program cut off after %d bytes was accepted", i)
		}
	}
	for _, bad := range []string{"", "<!doctype html>", "\x00asm\x02\x00\x00\x00"} {
		if _, err := slim([]byte(bad)); err == nil {
			t.Errorf("%q was accepted", bad)
		}
	}
}
