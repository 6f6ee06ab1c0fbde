package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFilesAreTagged: everything here is for browsers only, so that the rest of
// the module builds and vets natively without it.
func TestFilesAreTagged(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	tagged := 0
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
		tagged++
	}
	if tagged == 0 {
		t.Error("there are no files")
	}
}
