package main

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// The page carries no solver and the worker no page: each would make every
// visitor fetch what it never runs.
func TestThePageCarriesNoSolverAndTheWorkerNoPage(t *testing.T) {
	for _, test := range []struct {
		program   string
		forbidden []string
	}{
		{"solvitur/app", []string{
			"solvitur/solvers/family", "solvitur/solvers/catalog", "solvitur/solvers/lab", "solvitur/solvers/explain",
			"solvitur/solvers/steps", "solvitur/solvers/argue", "solvitur/solvers/fd", "solvitur/solvers/space", "solvitur/solvers/dialogue",
		}},
		{"solvitur/wasm", []string{"solvitur/app", "github.com/maxence-charriere/go-app", "net/http"}},
		{"solvitur/wasm/tables", []string{"math/big"}}, // web/PROGRAMS.md
	} {
		for _, target := range [][]string{{"GOOS=js", "GOARCH=wasm"}, {}} {
			if strings.HasPrefix(test.program, "solvitur/wasm") && len(target) == 0 {
				continue // these exist for the browser only
			}
			list := exec.Command("go", "list", "-deps", test.program)
			list.Env = append(os.Environ(), target...)
			out, err := list.Output()
			if err != nil {
				t.Fatalf("go list -deps %s: %v", test.program, err)
			}
			dependencies := strings.Fields(string(out))
			if len(dependencies) < 50 {
				t.Fatalf("only %d dependencies of %s are listed", len(dependencies), test.program)
			}
			for _, dependency := range dependencies {
				for _, forbidden := range test.forbidden {
					if dependency == forbidden || strings.HasPrefix(dependency, forbidden+"/") {
						t.Errorf("%s %v depends on %s", test.program, target, dependency)
					}
				}
			}
		}
	}
}
