//go:build !wasm

package site

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Every colour of the built style sheet has a plain value before the block that
// only some browsers read.
func TestPlainColoursComeFirst(t *testing.T) {
	base, err := os.ReadFile(filepath.Join("..", "..", "web", "css", "10-base.css"))
	if err != nil {
		t.Fatal(err)
	}
	css, err := withPlainColours(string(base))
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(css, "@supports not (color: light-dark(red, red)) {")
	if !ok {
		t.Fatal("browsers that do not know light-dark() are not thought of")
	}
	fallback, rest, _ := strings.Cut(rest, "@supports (color: light-dark(red, red)) {")
	modern, after, _ := strings.Cut(rest, "\n")
	if strings.Contains(before+fallback+after, "light-dark(") {
		t.Error("light-dark() stands where every browser reads it")
	}
	colours := regexp.MustCompile(`(--[a-z0-9-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);`).FindAllStringSubmatch(modern, -1)
	if want := strings.Count(string(base), "light-dark("); len(colours) != want || want < 20 {
		t.Fatalf("%d colours, want %d", len(colours), want)
	}
	for _, c := range colours {
		if !strings.Contains(before, c[1]+":"+c[2]+";") {
			t.Errorf("%s has no plain value %s", c[1], c[2])
		}
		if n := strings.Count(fallback, c[1]+":"+c[3]+";"); n != 2 {
			t.Errorf("%s has the dark value %s %d times, want one for the system's choice and one for the visitor's", c[1], c[3], n)
		}
	}
}

func TestPaletteIsOneRule(t *testing.T) {
	for css, want := range map[string]string{
		":root { --a: light-dark(red, blue); } b { --c: light-dark(red, blue); }":  "one rule",
		":root { --a: light-dark(red, blue); } b { color: light-dark(red, blue) }": "palette only",
	} {
		if _, err := withPlainColours(css); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", css, err, want)
		}
	}
}
