//go:build !wasm

package site

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"solvitur/web/xz"
)

// A program that prints the trace of its own crash, recovered and not.
const crashing = `package main

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
)

//go:noinline
func inner(n int) int { return 10 / n }

func outer(n int) (r int) {
	defer func() {
		if e := recover(); e != nil {
			fmt.Println("recovered:", e, len(debug.Stack()) > 0)
		}
	}()
	return inner(n)
}

func main() {
	grown := make([][]byte, 0)
	runtime.AddCleanup(&grown, func(int) {}, 0)
	for i := range 2000 { // stacks are scanned and moved with the tables that stay
		grown = append(grown, make([]byte, 1000+i))
		outer(i)
	}
	fmt.Println(len(grown))
	if len(os.Args) > 1 {
		inner(0)
	}
}
`

// The slimmed program does what the program did, and its trace names functions.
func TestSlimProgramRunsAsBefore(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Log("no Node.js here; the browser tests run the slimmed programs")
		return
	}
	dir := t.TempDir()
	write := func(name string, content []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, content, 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	write("go.mod", []byte("module crashing\n\ngo 1.26.0\n"))
	write("main.go", []byte(crashing))
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", "whole.wasm", ".")
	build.Dir = dir
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	whole, err := os.ReadFile(filepath.Join(dir, "whole.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	slimmed, err := slim(whole)
	if err != nil {
		t.Fatal(err)
	}
	if before, after := len(xz.Compress(whole)), len(xz.Compress(slimmed)); after > before*85/100 {
		t.Errorf("packed, the slimmed program has %d bytes of %d", after, before)
	}
	sameFunctions(t, whole, slimmed)
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	runner := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js")
	run := func(path string, args ...string) string {
		out, _ := exec.Command(node, append([]string{"--stack-size=8192", runner, path}, args...)...).CombinedOutput()
		return string(out)
	}
	path := write("slim.wasm", slimmed)
	if before, after := run(filepath.Join(dir, "whole.wasm")), run(path); before != after || !strings.Contains(after, "recovered: runtime error: integer divide by zero true\n2000\n") {
		t.Errorf("before %q, after %q", before, after)
	}
	trace := run(path, "crash")
	for _, want := range []string{"integer divide by zero", "main.inner(", "main.main("} {
		if !strings.Contains(trace, want) {
			t.Errorf("the trace of a crash lacks %q:\n%s", want, trace)
		}
	}
}

// What the slimmed program has of its functions is what they had, in less room.
func sameFunctions(t *testing.T, whole, slimmed []byte) {
	t.Helper()
	before, after := functionsOf(t, whole), functionsOf(t, slimmed)
	if len(before.records) != len(after.records) || after.end >= before.end {
		t.Fatalf("%d records that end at %d became %d that end at %d", len(before.records), before.end, len(after.records), after.end)
	}
	same := func(a, b uint32) bool {
		from, to := before.raw[before.head[headTables]:][a:], after.raw[after.head[headTables]:][b:]
		return a == noTable && b == noTable || bytes.Equal(from[:tableLength(from)], to[:tableLength(to)])
	}
	missing := map[string]bool{}
	for _, name := range lookedFor {
		missing[name] = !strings.HasPrefix(name, "reflect.") // which few programs have
	}
	for i, r := range before.records {
		s := after.records[i]
		name := before.name(r)
		if kept := after.name(s); kept != name && (kept != "" || isKept(name)) {
			t.Fatalf("%s is now named %q", name, kept)
		}
		delete(missing, name)
		if !slices.EqualFunc(r.tables, s.tables, same) || !slices.Equal(r.data, s.data) ||
			!same(word(r.fixed, recordStackTable), word(s.fixed, recordStackTable)) {
			t.Fatalf("%s has other tables than before", name)
		}
	}
	for name, wanted := range missing {
		if wanted {
			t.Errorf("Go's runtime has no %s any more: look at what it looks for, and mend app/site/functiontable.go", name)
		}
	}
}

func functionsOf(t *testing.T, program []byte) functionTable {
	t.Helper()
	var table functionTable
	if _, err := changeData(program, func(segments []segment) ([]segment, error) {
		segments = joined(segments)
		for _, s := range segments {
			if at := bytes.Index(s.content, functionTableMagic); at >= 0 {
				table.raw = s.content[at:]
			}
		}
		return segments, nil
	}); err != nil {
		t.Fatal(err)
	}
	if !table.read() {
		t.Fatal("the program's table of functions cannot be read")
	}
	return table
}

func (t *functionTable) name(r functionRecord) string {
	name, _, _ := strings.Cut(string(t.raw[t.head[headNames]:][word(r.fixed, recordName):]), "\x00")
	return name
}

// Bytes that only look like a table are left alone, and told.
func TestOtherTablesAreLeftAlone(t *testing.T) {
	for n := range 400 {
		content := append(append([]byte("before"), functionTableMagic...), make([]byte, n)...)
		for i := len("before") + len(functionTableMagic); i < len(content); i++ {
			content[i] = byte(i * 37)
		}
		want := string(content)
		if err := slimFunctions([]segment{{8, content}}, "go1.26.8"); err == nil {
			t.Fatalf("%d bytes of no table were taken for one", n)
		}
		if string(content) != want {
			t.Fatalf("%d bytes were changed", n)
		}
	}
}

// A version of Go whose tables nobody has looked at stops the build, and so does
// a program without the tables: otherwise they would be sent without a word.
func TestUnknownTablesFailLoudly(t *testing.T) {
	for _, version := range []string{"go1.27", "go1.27.1", "go1.260", "go1.25.3", "devel go1.27-abc"} {
		if err := slimFunctions(nil, version); err == nil || !strings.Contains(err.Error(), version) {
			t.Errorf("%s gives %v", version, err)
		}
	}
	if err := slimFunctions([]segment{{8, []byte("no table")}}, "go1.26"); err == nil {
		t.Error("a program without tables was accepted")
	}
	if _, err := slim(program([]segment{{8, []byte("no table")}})); err == nil {
		t.Error("slim keeps to itself what is wrong with the tables")
	}
}
