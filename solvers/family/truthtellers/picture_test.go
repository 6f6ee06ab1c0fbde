package truthtellers

import (
	"strings"
	"testing"
)

// Lines of a speech are no wider than their bubble, and lose nothing, whatever
// the words are.
func TestWrapped(t *testing.T) {
	for _, text := range []string{
		"", "I", "“I am Wisdom”", "“Had I known how it would end, I would never have begun to play with them”",
		"WWWWWWWWWWWWWWWWWWWWWW said MMMMMMMMMMMM", "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
	} {
		for _, width := range []float64{0.1, 3, 12.2, 30} {
			lines := wrapped(text, width)
			for _, line := range lines {
				if breadth(line) > width && len([]rune(line)) > 1 {
					t.Errorf("%q is wider than %v", line, width)
				}
			}
			got := strings.ReplaceAll(strings.Join(lines, ""), " ", "")
			if want := strings.ReplaceAll(text, " ", ""); got != want {
				t.Errorf("%q was broken into %q", text, lines)
			}
		}
	}
	if breadth("Wisdom") <= breadth("little") {
		t.Error("a W is no wider than an l")
	}
}
