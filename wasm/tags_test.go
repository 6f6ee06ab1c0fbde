package wasm_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/catalog"
)

// TestFilesAreTagged: everything here is for browsers only, so that the rest of
// the module builds and vets natively without it. Each program of the catalogue is
// built.
func TestFilesAreTagged(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	below, err := filepath.Glob("*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	files = append(files, below...)
	var mains []string
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if first, _, _ := strings.Cut(string(text), "\n"); first != "//go:build js && wasm" {
			t.Errorf("%s begins with %q", file, first)
		}
		if filepath.Base(file) == "main.go" {
			mains = append(mains, filepath.Dir(file))
		}
	}
	var programs []string
	for _, program := range catalog.Programs() {
		programs = append(programs, program.Name)
	}
	if slices.Sort(programs); !slices.Equal(mains, programs) {
		t.Errorf("there are the programs %q, and the catalogue has %q", mains, programs)
	}
}
