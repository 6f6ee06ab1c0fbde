package wasm_test

import (
	"os"
	"os/exec"
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

// TestTheBrowserWritesLargeNumbers: whichever program has large numbers lets the browser
// write them, five times as quick, and no other one carries them.
func TestTheBrowserWritesLargeNumbers(t *testing.T) {
	const large = "solvitur/solvers/family/bignumbers/bigdec"
	list := exec.Command("go", "list", "-f", `{{.Name}} {{.ImportPath}} [{{join .Imports " "}}] [{{join .Deps " "}}]`, "./...")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for line := range strings.Lines(string(out)) {
		if !strings.HasPrefix(line, "main ") {
			continue
		}
		imports, deps, _ := strings.Cut(line, "] [")
		if has, sets := strings.Contains(deps, large), strings.Contains(imports, large); has != sets {
			t.Errorf("%.60s: has large numbers: %v; lets the browser write them: %v", line, has, sets)
		} else if has {
			found++
		}
	}
	if found != 1 {
		t.Errorf("%d programs have large numbers", found)
	}
}
