package main

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const nativeOutput = `goos: linux
pkg: solvitur/solvers/fd
BenchmarkPuzzles/zebra-4     	    2764	     55531 ns/op	         4.000 failures	         4.000 nodes	       151.0 propagations
BenchmarkPuzzles/zebra-4     	    2764	     50000 ns/op	         4.000 failures	         4.000 nodes	       151.0 propagations
BenchmarkPuzzles/queens12-4  	       1	 247761156 ns/op	    116081 nodes
PASS
ok  	solvitur/solvers/fd	3.892s
?   	solvitur/solvers/fd/naive	[no test files]
pkg: solvitur/solvers/space
BenchmarkOnlyNative-4        	       1	 1 ns/op
`

const chromiumOutput = `pkg: solvitur/solvers/fd
BenchmarkPuzzles/zebra     	    2764	      600000 ns/op	         4.000 failures	         4.000 nodes	       151.0 propagations
BenchmarkPuzzles/queens12  	       1	 500000000 ns/op	    116081 nodes
BenchmarkPuzzles/only-here-4 	       1	 1234000 ns/op
`

func parsed(t *testing.T, text string, processors int) *results {
	t.Helper()
	r, err := read(strings.NewReader(text), processors)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestTable(t *testing.T) {
	var out strings.Builder
	if err := write(&out, parsed(t, nativeOutput, 4), parsed(t, chromiumOutput, 1)); err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for line := range strings.Lines(out.String()) {
		rows = append(rows, strings.Fields(line))
	}
	if diff := cmp.Diff([][]string{
		{"count", "native", "ms", "Chromium", "ms", "times", "to", "reach"},
		{"fd", "Puzzles/zebra", "4", "nodes", "0.050", "0.600", "12.0", "0.700", "reached"},
		{"fd", "Puzzles/queens12", "116081", "nodes", "248", "500", "2.0", "150", "3.3", "times", "that"},
		{"fd", "Puzzles/only-here-4", "-", "1.23", "-"},
	}, rows); diff != "" {
		t.Error(diff)
	}
}

func TestFailuresAreTold(t *testing.T) {
	for _, text := range []string{"FAIL\n", "FAIL\tsolvitur/solvers/fd [build failed]\n", "--- FAIL: BenchmarkPuzzles/zebra-4\n", "BenchmarkX 1 none ns/op\n"} {
		if _, err := read(strings.NewReader(nativeOutput+text), 4); err == nil {
			t.Errorf("%q passes", text)
		}
	}
	var out strings.Builder
	other := strings.Replace(chromiumOutput, "116081 nodes", "116082 nodes", 1)
	if err := write(&out, parsed(t, nativeOutput, 4), parsed(t, other, 1)); err == nil || !strings.Contains(err.Error(), "116082") {
		t.Errorf("different counts: %v", err)
	}
}
