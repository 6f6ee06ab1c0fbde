package ui

import (
	"slices"
	"testing"
)

func TestCompletion(t *testing.T) {
	known := []string{"not", "nobody", "Norman", "and", "is knight", "Noël"}
	for _, test := range []struct {
		text  string
		caret int
		words []string
	}{
		{"", 0, nil},
		{"no", 2, []string{"not", "nobody", "Norman", "Noël"}},
		{"A: NOR", 6, []string{"Norman"}},
		{"not", 3, nil},
		{"A and no or B", 8, []string{"not", "nobody", "Norman", "Noël"}},
		{"é an", 4, []string{"and"}},
		{"x", 99, nil},
	} {
		if got := complete("f", test.text, test.caret, known).words; !slices.Equal(got, test.words) {
			t.Errorf("%q at %d offers %q, not %q", test.text, test.caret, got, test.words)
		}
	}
}

func TestACompletionReplacesTheWordBegun(t *testing.T) {
	c := complete("f", "Ä and no or B", 8, []string{"nobody"})
	if got := c.with("nobody"); got != "Ä and nobody or B" {
		t.Errorf("it becomes %q", got)
	}
}
