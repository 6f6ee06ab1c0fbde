//go:build !wasm

package site

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A Go program carries, for every function, its name and tables that give the file
// and the line of each instruction. They serve the trace of a crash (the runtime
// package, symtab.go), and they are nine per cent of a packed program.
// dropLineTables clears the tables, the names of files, and the names of functions
// that are neither ours nor the runtime's, which looks at its own: a trace
// then names our functions, with "?" for the places in them. The runtime's own
// mark for "no table" is the offset 0, and it checks for it.
//
// The layout is that of Go 1.26 (internal/abi.Go120PCLnTabMagic, runtime._func).
// Another version of Go, or tables that do not look as expected, are an error, so
// that nobody sends the tables, or breaks a program, without knowing it.
func dropLineTables(segments []segment, version string) error {
	const known = "go1.26"
	if version != known && !strings.HasPrefix(version, known+".") {
		return fmt.Errorf("the tables of source lines are known for %s, not for %s: build with %[1]s, or look at runtime._func in %[2]s and mend app/site/linetables.go", known, version)
	}
	for _, s := range segments {
		if at := bytes.Index(s.content, functionTableMagic); at >= 0 {
			t := functionTable{raw: s.content[at:]}
			if !t.read() {
				return errors.New("the tables of source lines are not as Go 1.26 writes them: mend app/site/linetables.go")
			}
			t.drop()
			t.dropNames()
			return nil
		}
	}
	return errors.New("the program has no tables of source lines that Go 1.26 would have written: mend app/site/linetables.go")
}

// functionTableMagic begins the table on a machine with one-byte instructions
// and eight-byte pointers, as Go has WebAssembly.
var functionTableMagic = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// functionTable is the runtime's pclntab.
type functionTable struct {
	raw       []byte
	head      [headWords]int // see below
	tables    int            // where the tables by instruction start
	functions []uint32       // where each function's record starts
}

// Words of the head that say where a part starts, runtime.pcHeader.
const (
	headNames   = 3
	headUnits   = 4 // what the names end at
	headFiles   = 5
	headTables  = 6 // what the files end at
	headRecords = 7
	headWords   = 8
)

// Offsets in a function's record, runtime._func.
const (
	recordStackTable = 16
	recordFileTable  = 20
	recordLineTable  = 24
	recordTableCount = 28
	recordStartLine  = 36
	recordTables     = 44
)

func (t *functionTable) word(at int) uint32 { return binary.LittleEndian.Uint32(t.raw[at:]) }

// read finds the records and checks that every offset lies within the table.
func (t *functionTable) read() bool {
	if len(t.raw) < 8+8*headWords {
		return false
	}
	for i := range t.head {
		word := binary.LittleEndian.Uint64(t.raw[8+8*i:])
		if word > uint64(len(t.raw)) {
			return false
		}
		t.head[i] = int(word)
	}
	count, tables, records := t.head[0], t.head[headTables], t.head[headRecords]
	if t.head[headNames] > t.head[headUnits] || t.head[headUnits] > t.head[headFiles] || t.head[headFiles] > tables {
		return false
	}
	t.tables = tables
	if count == 0 || tables >= records || records+8*count > len(t.raw) {
		return false
	}
	for i := range count {
		record := records + int(t.word(records+8*i+4))
		if record+recordTables > len(t.raw) || record+recordTables+4*int(t.word(record+recordTableCount)) > len(t.raw) {
			return false
		}
		t.functions = append(t.functions, uint32(record))
		for _, field := range []int{recordStackTable, recordFileTable, recordLineTable} {
			if tables+int(t.word(record+field)) >= records {
				return false
			}
		}
	}
	return true
}

// drop clears the tables of files and lines, but for bytes that another table
// shares.
func (t *functionTable) drop() {
	needed, dropped := map[uint32]bool{}, map[uint32]bool{}
	for _, f := range t.functions {
		record := int(f)
		needed[t.word(record+recordStackTable)] = true
		for i := range int(t.word(record + recordTableCount)) {
			needed[t.word(record+recordTables+4*i)] = true
		}
		for _, field := range []int{recordFileTable, recordLineTable} {
			dropped[t.word(record+field)] = true
			binary.LittleEndian.PutUint32(t.raw[record+field:], 0)
		}
		binary.LittleEndian.PutUint32(t.raw[record+recordStartLine:], 0)
	}
	for at := range dropped {
		if at != 0 && !needed[at] {
			clear(t.raw[t.tables+int(at) : t.tables+int(at)+t.tableLength(int(at))])
		}
	}
}

// dropNames clears the names of files, and of functions of other packages than
// ours and the runtime.
func (t *functionTable) dropNames() {
	clear(t.raw[t.head[headFiles]:t.head[headTables]])
	for name := range bytes.SplitAfterSeq(t.raw[t.head[headNames]:t.head[headUnits]], []byte{0}) {
		if !slices.ContainsFunc(keptNames, func(kept string) bool { return strings.HasPrefix(string(name), kept) }) {
			clear(name)
		}
	}
}

// keptNames are the beginnings of names that are not cleared.
var keptNames = []string{"runtime.", "main.", "solvitur/"}

// tableLength measures a table: pairs of numbers up to a pair whose first is
// zero, which the very first pair may be.
func (t *functionTable) tableLength(at int) int {
	r := wasmReader{rest: t.raw[t.tables+at:]}
	for first := true; !r.broken; first = false {
		if r.unsigned() == 0 && !first {
			break
		}
		r.unsigned()
	}
	return len(t.raw) - t.tables - at - len(r.rest)
}
