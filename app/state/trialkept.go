package state

import (
	"strings"
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

// resume takes up what is kept, if it is not more than could be marked.
func (m *Model) resume(kept KeptTrial, lent bool) {
	if kept.size() > mostTrialMarks || len(kept.Layers) > mostLayers+1 {
		return
	}
	t := m.Trial.anew()
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
