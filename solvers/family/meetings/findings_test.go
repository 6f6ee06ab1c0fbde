package meetings_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/meetings"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// What is shown as certain, open and out of the question agrees with brute
// force on random stories, and the facts that tell a cell are enough for it.
func TestFindings(t *testing.T) {
	drawn := map[view.Role]int{}
	for seed := range uint64(150) {
		f := random(rand.New(rand.NewPCG(seed, 7)))
		if len(f.Days) > 4 {
			continue // the brute force would take its time with every cell
		}
		all := brute(f, puzzle.KeepAll)
		if len(all) == 0 || len(all) > puzzle.KeptSolutions {
			continue
		}
		done, _ := solve(t, open(t, f), puzzle.Options{})
		for _, v := range done.Standings {
			day, ok := strings.CutPrefix(v.Name, "certain-crosses-")
			if !ok {
				continue
			}
			for _, row := range v.Table.Rows {
				for p, cell := range row.Cells {
					m := meetings.Met{Friend: row.Head.Text, Place: v.Table.Columns[p].Text}
					drawn[cell.Role]++
					checkFinding(t, f, day, m, cell, all)
				}
			}
		}
	}
	for _, role := range []view.Role{view.Deduced, view.Possible, view.Crossed} {
		if drawn[role] < 20 {
			t.Errorf("only %d cells are %q: the stories test nothing", drawn[role], role)
		}
	}
}

func checkFinding(t *testing.T, f meetings.Facts, day string, m meetings.Met, cell view.Cell, all []meetings.Solution) {
	t.Helper()
	times := func(all []meetings.Solution) (n int) {
		for _, s := range all {
			if s.Meetings[day] == m {
				n++
			}
		}
		return n
	}
	want := view.Possible
	switch times(all) {
	case len(all):
		want = view.Deduced
	case 0:
		want = view.Crossed
	}
	if cell.Role != want {
		raw, _ := json.Marshal(f)
		t.Errorf("%v on %s is shown as %q and is %q in\n%s", m, day, cell.Role, want, raw)
	}
	if len(cell.Facts) == 0 {
		return // more than single facts tell; the page can ask why
	}
	alone := brute(f, func(id puzzle.FactID) bool { return slices.Contains(cell.Facts, id) })
	if n := times(alone); want == view.Crossed && n != 0 || want == view.Deduced && n != len(alone) {
		t.Errorf("%v on %s is %q, but not by %q alone", m, day, want, cell.Facts)
	}
}

// Every inference of the replay follows from the facts that it names.
func TestReplayNamesEnoughFacts(t *testing.T) {
	inferences := 0
	for seed := range uint64(80) {
		f := random(rand.New(rand.NewPCG(seed, 8)))
		_, frames := solve(t, open(t, f), puzzle.Options{Trace: true})
		for _, frame := range frames {
			if frame.Role != view.Crossed && frame.Role != view.Deduced || frame.Depth > 0 {
				continue
			}
			inferences++
			alone := brute(f, func(id puzzle.FactID) bool { return slices.Contains(frame.Facts, id) })
			for _, change := range frame.Changes {
				if *change.Role != view.Crossed {
					continue
				}
				var day, friend, place int
				if _, err := fmt.Sscanf(change.ID, "m-%d-%d-%d", &day, &friend, &place); err != nil {
					t.Fatal(err)
				}
				m := meetings.Met{Friend: f.Friends[friend], Place: f.Places[place]}
				for _, s := range alone {
					if s.Meetings[f.Days[day]] == m {
						t.Fatalf("%q crosses off %v on %s, which %q alone allow: %v", frame.Caption, m, f.Days[day], frame.Facts, s)
					}
				}
			}
		}
	}
	if inferences < 200 {
		t.Errorf("only %d inferences were told", inferences)
	}
}
