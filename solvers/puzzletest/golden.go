package puzzletest

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

var update = flag.Bool("update", false, "write the plain-text goldens in testdata instead of comparing with them")

// shownSolutions is how many solutions a golden holds.
const shownSolutions = 3

// golden compares the whole puzzle as plain text with testdata/<name>.golden:
// the facts, what is given, the answer, the first solutions, and what was
// found out. It holds nothing that depends on how fast an engine is.
func (c *puzzleCase) golden(t *testing.T, preset puzzle.Preset) {
	t.Helper()
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%s\n\n", preset.Title, preset.Question)
	for _, fact := range c.instance.Facts() {
		mark := "+"
		switch {
		case fact.Rule:
			mark = "="
		case c.off[fact.ID]:
			mark = "-"
		}
		fmt.Fprintf(&b, "%s %s", mark, fact.Text)
		if fact.Note != "" {
			fmt.Fprintf(&b, " (%s)", fact.Note)
		}
		if fact.Reading != nil {
			fmt.Fprintf(&b, " [typed: %s]", fact.Reading.Of)
		}
		b.WriteString("\n")
	}
	section := func(title, text string) { fmt.Fprintf(&b, "\n--- %s ---\n%s", title, text) }
	section("given", view.Texts(c.given()))
	section("answer", c.base.done.Answer+"\n")
	for i, solution := range firstOf(c.base.listed, shownSolutions) {
		section(fmt.Sprintf("solution %d", i+1), view.Texts(c.show(solution)))
	}
	if len(c.base.done.Standings) > 0 {
		section("certain", view.Texts(c.base.done.Standings))
	}
	if len(c.base.done.Views) > 0 {
		section("found out", view.Texts(c.base.done.Views))
	}
	if text := argumentText(c.argued); text != "" {
		section("argument", text)
	}

	file := filepath.Join("testdata", preset.Name+".golden")
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("%s is missing: run go test with -update, and read what it wrote", file)
	} else if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), b.String()); diff != "" {
		t.Errorf("%s has changed (-want +got); if it is right so, run go test with -update:\n%s", file, diff)
	}
}
