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

// A Go program carries, for every function, a record with its name and tables that
// say for each instruction how deep the stack is, where pointers lie in it, and the
// file and the line (runtime._func and symtab.go). Much of that serves the trace of a
// crash, or systems with signals, and is eleven to thirteen per cent of a packed program.
// slimFunctions leaves out
//
//   - files and lines, and the values of arguments that a trace would print;
//   - the names of functions that are not ours, but for a few that the runtime looks
//     for: a trace then names our functions, with "?" for the places in them;
//   - where a signal may stop a function: WebAssembly has no signals.
//
// What is left is moved together: numbers that are small and alike pack well. The
// runtime has marks of its own for what is not there, and checks for them.
//
// The layout is that of Go 1.26 (internal/abi.Go120PCLnTabMagic, runtime._func).
// Another version of Go, or tables that do not look as expected, are an error, so
// that nobody sends the tables, or breaks a program, without knowing it.
func slimFunctions(segments []segment, version string) error {
	const known = "go1.26"
	if version != known && !strings.HasPrefix(version, known+".") {
		return fmt.Errorf("the tables of functions are known for %s, not for %s: build with %[1]s, or look at runtime._func in %[2]s and mend app/site/functiontable.go", known, version)
	}
	for _, s := range segments {
		if at := bytes.Index(s.content, functionTableMagic); at >= 0 {
			t := functionTable{raw: s.content[at:]}
			if !t.read() || !t.write() {
				return errors.New("the tables of functions are not as Go 1.26 writes them: mend app/site/functiontable.go")
			}
			return nil
		}
	}
	return errors.New("the program has no tables of functions that Go 1.26 would have written: mend app/site/functiontable.go")
}

// functionTableMagic begins the table on a machine with one-byte instructions
// and eight-byte pointers, as Go has WebAssembly.
var functionTableMagic = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// functionTable is the runtime's pclntab. Its last part, the records, begins with
// an index: for each function a pair of words, the second of which says where the
// function's record is.
type functionTable struct {
	raw     []byte
	head    [headWords]int // see below
	records []functionRecord
	end     int // of the last record
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

// functionRecord is a function's record, runtime._func.
type functionRecord struct {
	at    int // where it is in the table
	fixed []byte
	// tables are offsets of tables by instruction (internal/abi.PCDATA_*), data those of
	// other data (FUNCDATA_*).
	tables, data []uint32
}

// Offsets in the part of a record that every function has.
const (
	recordName       = 4
	recordStackTable = 16
	recordFileTable  = 20
	recordLineTable  = 24
	recordTableCount = 28
	recordUnit       = 32
	recordStartLine  = 36
	recordDataCount  = 43 // one byte, the others are words
	recordTables     = 44
)

// What stands for a table, or for data, that is not there.
const (
	noTable = 0
	noData  = ^uint32(0)
)

func word(raw []byte, at int) uint32       { return binary.LittleEndian.Uint32(raw[at:]) }
func setWord(raw []byte, at int, w uint32) { binary.LittleEndian.PutUint32(raw[at:], w) }

// read reads the records, without what is dropped, and checks that every offset lies
// within the table.
func (t *functionTable) read() bool {
	if len(t.raw) < 8+8*headWords {
		return false
	}
	for i := range t.head {
		start := binary.LittleEndian.Uint64(t.raw[8+8*i:])
		if start > uint64(len(t.raw)) {
			return false
		}
		t.head[i] = int(start)
	}
	count, tables, records := t.head[0], t.head[headTables], t.head[headRecords]
	if t.head[headNames] > t.head[headUnits] || t.head[headUnits] > t.head[headFiles] || t.head[headFiles] > tables {
		return false
	}
	if count == 0 || tables >= records || records+8*count > len(t.raw) {
		return false
	}
	t.end = records + 8*count
	for i := range count {
		at := records + int(word(t.raw, records+8*i+4))
		if at < t.end || !t.readRecord(at) {
			return false
		}
	}
	return true
}

// readRecord reads one record, which is behind those read before.
func (t *functionTable) readRecord(at int) bool {
	if at+recordTables > len(t.raw) {
		return false
	}
	r := functionRecord{at: at, fixed: slices.Clone(t.raw[at : at+recordTables])}
	tables, data := int(word(r.fixed, recordTableCount)), int(r.fixed[recordDataCount])
	at += recordTables
	if tables > (len(t.raw)-at)/4-data {
		return false
	}
	for range tables {
		r.tables = append(r.tables, word(t.raw, at))
		at += 4
	}
	for range data {
		r.data = append(r.data, word(t.raw, at))
		at += 4
	}
	r.drop()
	for _, offset := range append(r.tables, word(r.fixed, recordStackTable)) {
		if t.head[headTables]+int(offset) >= t.head[headRecords] {
			return false
		}
	}
	if t.head[headNames]+int(word(r.fixed, recordName)) >= t.head[headUnits] {
		return false
	}
	t.records, t.end = append(t.records, r), at
	return true
}

// drop leaves out of a record what serves traces and signals alone.
func (r *functionRecord) drop() {
	for _, field := range []int{recordFileTable, recordLineTable, recordUnit, recordStartLine} {
		setWord(r.fixed, field, 0)
	}
	const unsafePoint, liveArguments = 0, 3 // internal/abi.PCDATA_UnsafePoint, PCDATA_ArgLiveIndex
	r.tables = without(r.tables, noTable, unsafePoint, liveArguments)
	const arguments, liveArgumentsInfo = 5, 6 // internal/abi.FUNCDATA_ArgInfo, FUNCDATA_ArgLiveInfo
	r.data = without(r.data, noData, arguments, liveArgumentsInfo)
}

// without gives a list without some of its places, and no longer than it need be.
func without(list []uint32, nothing uint32, places ...int) []uint32 {
	for _, place := range places {
		if place < len(list) {
			list[place] = nothing
		}
	}
	for len(list) > 0 && list[len(list)-1] == nothing {
		list = list[:len(list)-1]
	}
	return list
}

// withoutNames gives the names of functions with those cleared that are not kept.
func withoutNames(names []byte) []byte {
	names = slices.Clone(names)
	for name := range bytes.SplitAfterSeq(names, []byte{0}) {
		if !isKept(string(bytes.TrimSuffix(name, []byte{0}))) {
			clear(name)
		}
	}
	return names
}

func isKept(name string) bool {
	return strings.HasPrefix(name, "solvitur/") || strings.HasPrefix(name, "main.") || slices.Contains(lookedFor, name)
}

// lookedFor are the names that the runtime looks for: of the goroutines that it
// starts itself (isSystemGoroutine), of stubs whose arguments only it knows
// (argMapInternal), and of what traces tell apart (showfuncinfo).
var lookedFor = []string{
	"runtime.bgscavenge", "runtime.bgsweep", "runtime.forcegchelper", "runtime.gcBgMarkWorker", "runtime.updateMaxProcsGoroutine",
	"reflect.makeFuncStub", "reflect.methodValueCall",
	"runtime.gopanic", "runtime.main", "runtime.runCleanups", "runtime.runFinalizers",
}

// write writes names, tables and records in their old places, the tables and the
// records one right behind the other. It writes nothing, and says so, where they
// would need more room than before: then they are not what they seem.
func (t *functionTable) write() bool {
	names := withoutNames(t.raw[t.head[headNames]:t.head[headUnits]])
	room := t.raw[t.head[headTables]:t.head[headRecords]]
	tables, moved := []byte{0}, map[uint32]uint32{noTable: noTable}
	move := func(from uint32) uint32 {
		if _, done := moved[from]; !done {
			moved[from] = uint32(len(tables))
			tables = append(tables, room[from:][:tableLength(room[from:])]...)
		}
		return moved[from]
	}
	var records []byte
	first := t.records[0].at
	for i := range t.records {
		r := &t.records[i]
		r.at = first + len(records)
		if names[word(r.fixed, recordName)] == 0 {
			setWord(r.fixed, recordName, 0)
		}
		setWord(r.fixed, recordStackTable, move(word(r.fixed, recordStackTable)))
		setWord(r.fixed, recordTableCount, uint32(len(r.tables)))
		r.fixed[recordDataCount] = byte(len(r.data))
		records = append(records, r.fixed...)
		for _, from := range r.tables {
			records = binary.LittleEndian.AppendUint32(records, move(from))
		}
		for _, offset := range r.data {
			records = binary.LittleEndian.AppendUint32(records, offset)
		}
	}
	if len(tables) > len(room) || len(records) > t.end-first {
		return false
	}
	fill(t.raw[t.head[headNames]:t.head[headTables]], names) // the names of files are behind these
	fill(room, tables)
	fill(t.raw[first:t.end], records)
	index := t.raw[t.head[headRecords]:]
	for i, r := range t.records {
		setWord(index, 8*i+4, uint32(r.at-t.head[headRecords]))
	}
	return true
}

// fill writes to the beginning of a room and clears the rest.
func fill(room, content []byte) { clear(room[copy(room, content):]) }

// tableLength measures a table: pairs of numbers up to a pair whose first is
// zero, which the very first pair may be.
func tableLength(table []byte) int {
	r := wasmReader{rest: table}
	for first := true; !r.broken; first = false {
		if r.unsigned() == 0 && !first {
			break
		}
		r.unsigned()
	}
	return len(table) - len(r.rest)
}
