package state

import (
	"strings"
	"testing"

	"solvitur/solvers/catalog"
)

// Every experiment can be set up, from whatever facts, says what to look at, and is
// taken back by one step.
func TestTrying(t *testing.T) {
	for _, preset := range catalog.Presets() {
		m := published(t, preset)
		for i, x := range preset.Experiments {
			tried, _ := Update(m, Try{i})
			words := ToLookAt(x)
			if tried.Same(m.Input) || !strings.HasPrefix(words, x.Title) || !strings.HasSuffix(words, x.Look) || tried.Notice != words {
				t.Errorf("%s, %s: %q, and the notice is %q", preset.Name, x.Name, words, tried.Notice)
			}
			if back, _ := Update(tried, Undo{}); !back.Same(m.Input) {
				t.Errorf("%s, %s: it is not taken back by one step", preset.Name, x.Name)
			}
		}
		for _, i := range []int{-1, len(preset.Experiments)} {
			if tried, effects := Update(m, Try{i}); tried.CanUndo() || tried.Notice != "" || len(effects) > 0 {
				t.Errorf("%s has no experiment %d, and does something", preset.Name, i)
			}
		}
	}
}
