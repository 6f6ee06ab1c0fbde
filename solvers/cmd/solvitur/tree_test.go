package main

import (
	"bytes"
	"strings"
	"testing"

	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
)

// A search is shown as a tree, before the verdict; what is none is not made one.
func TestTree(t *testing.T) {
	solve := func(args ...string) (int, string, string) {
		var out, err bytes.Buffer
		d := door{families: []puzzle.Family{truthtellers.New()}, in: strings.NewReader(""), out: &out, err: &err}
		status := d.run(t.Context(), append([]string{"solve", "broken-window"}, args...))
		return status, out.String(), err.String()
	}
	status, out, _ := solve("-tree")
	tree, rest, _ := strings.Cut(out, "\n\n")
	if status != 0 || !strings.HasPrefix(tree, "Suppose ") || strings.Count(tree, "\n      ") == 0 || !strings.Contains(tree, "1 solution)") || rest == "" {
		t.Errorf("status %d:\n%s", status, out)
	}
	for _, args := range [][]string{{"-tree", "-strategy", "worlds"}, {"-tree", "-json"}} {
		if status, _, err := solve(args...); status != 2 || !strings.Contains(err, "-trace") {
			t.Errorf("%v: status %d, %s", args, status, err)
		}
	}
}
