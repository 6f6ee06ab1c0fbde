package puzzletest

import (
	"path/filepath"
	"strings"
	"testing"
)

// The walk from a checker finds engines and evaluators wherever they hide.
func TestLeaning(t *testing.T) {
	for name, want := range map[string]string{
		"sound":    "",
		"engine":   "of the engine fd (in model)",
		"method":   "the checker judges by allows, which a way of searching relies on (in run)",
		"table":    "the checker judges by allows, which a way of searching relies on (in run)",
		"numbers":  "the checker judges by positive, which a way of searching relies on (in run): give it a reader of its own\nthe checker judges by sum, which",
		"literal":  "the checker judges by limits, which a way of searching relies on (in run)",
		"language": "the checker judges by Allows, which a way of searching relies on (in run): give it a reader of its own",
	} {
		got, err := leaningOf(filepath.Join("testdata", "leaning"), name)
		if err != nil {
			t.Fatal(err)
		}
		if all := strings.Join(got, "\n"); want == "" && all != "" || !strings.Contains(all, want) {
			t.Errorf("%s: %q", name, all)
		}
	}
}
