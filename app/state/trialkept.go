package state

import (
	"slices"
	"strings"

	"solvitur/solvers/share"
)

// KeptTrial is what is kept on a visitor's machine of a trial.
type KeptTrial struct {
	Notes
	Hints  int    `json:"hints,omitempty"`
	Checks int    `json:"checks,omitempty"`
	Began  int64  `json:"began,omitempty"`
	Ended  int64  `json:"ended,omitempty"`
	End    string `json:"end,omitempty"`
}

// Kept is what is to be kept of it; nothing is where nothing was done.
func (t Trial) Kept() (kept KeptTrial, any bool) {
	return KeptTrial{t.Notes, t.Hints, t.Checks, t.Began, t.Ended, t.End}, len(t.Layers) > 0 || t.Began > 0
}

// Begun says whether anything was tried.
func (t Trial) Begun() bool { _, any := t.Kept(); return any }

// Sound says whether it is what a page keeps: what is on a machine may be damaged, or of another build.
func (k KeptTrial) Sound() bool {
	const last = 253402300800000 // the year 10000, in ms
	timed := k.Ended == 0 && k.End == "" || k.End == EndAnswer || k.End == EndNone || k.End == EndOpen
	for _, layer := range k.Layers {
		if slices.ContainsFunc(layer, func(m share.Mark) bool { return !m.Sound() }) {
			return false
		}
	}
	return min(k.Hints, k.Checks) >= 0 && min(k.Began, k.Ended) >= 0 && max(k.Began, k.Ended) < last && timed
}

// resume takes up what is kept, if it is sound. That is a step which can be taken back where it takes the place
// of the visitor's own marks, and is theirs as well.
func (m *Model) resume(kept KeptTrial, lent bool) {
	if !kept.Sound() {
		return
	}
	t := m.Trial.anew()
	if was := m.Trial; len(was.Layers) > 0 && !was.Lent && !lent {
		t.past = latest(append(slices.Clip(was.past), was.Notes))
		t.Word = "“Take back” brings back what you had marked here."
	}
	t.Notes, t.Lent, t.outdated, t.Played = kept.Notes, lent, true, m.Trial.Played
	if t.Brought { // what they say is told by the worker, and not by the link
		t.Notes = t.unsaid()
	}
	t.Hints, t.Checks, t.Began, t.Ended, t.End = kept.Hints, kept.Checks, kept.Began, kept.Ended, kept.End
	m.Trial = t
}

// TrialKey tells variants apart by their facts.
func (m Model) TrialKey() string { return m.Input.key() }

// key tells inputs apart by their facts.
func (in Input) key() string {
	variant, err := in.Variant()
	if err != nil {
		return ""
	}
	return string(variant.Facts) + strings.Join(variant.Off, " ")
}
