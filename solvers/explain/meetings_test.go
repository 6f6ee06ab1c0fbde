package explain_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/explain"
	"solvitur/solvers/family/meetings"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func jealous(t testing.TB) (puzzle.Info, puzzle.Instance) {
	t.Helper()
	family := meetings.New()
	for _, preset := range family.Presets() {
		if preset.Name == "jealous-boyfriend" {
			instance, err := family.Parse(preset.Facts)
			if err != nil {
				t.Fatal(err)
			}
			return family.Info(), instance
		}
	}
	t.Fatal("there is no jealous-boyfriend")
	return puzzle.Info{}, nil
}

// stepping solves with these facts alone by a strategy that shares nothing with
// the default one: day by day, and step back.
func stepping(t testing.TB, instance puzzle.Instance, ids []puzzle.FactID) (solutions []json.RawMessage) {
	t.Helper()
	keep := func(id puzzle.FactID) bool { return slices.Contains(ids, id) }
	for event, err := range instance.Solve(t.Context(), puzzle.Options{Strategy: "step", Keep: keep}) {
		switch {
		case err != nil:
			t.Fatal(err)
		case event.Solution != nil:
			solutions = append(solutions, event.Solution)
		case event.Done != nil && event.Done.Why != "":
			t.Fatalf("stopped: %s", event.Done.Why)
		}
	}
	return solutions
}

// consistently says whether a claim follows from some of these facts that can
// all be true, by looking at all schedules there are: if it does, then from all
// that some schedule does not break.
func consistently(t testing.TB, instance puzzle.Instance, ids []puzzle.FactID, claim puzzle.Claim) bool {
	t.Helper()
	schedules := stepping(t, instance, nil)
	if len(schedules) != 24*24 {
		t.Fatalf("%d schedules", len(schedules))
	}
	broken, is := make([]int, len(schedules)), make([]bool, len(schedules))
	for i, schedule := range schedules {
		breaks, err := instance.Violations(schedule, nil)
		if err != nil {
			t.Fatal(err)
		}
		for k, id := range ids {
			if slices.Contains(breaks, id) {
				broken[i] |= 1 << k
			}
		}
		if is[i], err = puzzletest.Holds(instance, schedule, claim); err != nil {
			t.Fatal(err)
		}
	}
	for _, most := range broken {
		follows := true
		for i, breaks := range broken {
			follows = follows && (is[i] || breaks&^most != 0)
		}
		if follows {
			return true
		}
	}
	return false
}

// TestKatesStory re-proves the reasons for random choices of Mike's remarks,
// and of claims about the meetings, by another way of searching.
func TestKatesStory(t *testing.T) {
	info, instance := jealous(t)
	var all []puzzle.FactID
	for _, fact := range instance.Facts() {
		if !fact.Rule {
			all = append(all, fact.ID)
		}
	}
	random := rand.New(rand.NewPCG(11, 12))
	followed := 0
	for round := range 60 {
		kept := slices.Clone(all)
		claim := ""
		if round > 0 { // the first round is the preset's own question
			kept = slices.DeleteFunc(kept, func(string) bool { return random.IntN(6) == 0 })
			if all := instance.Claims(); random.IntN(3) > 0 {
				claim = all[random.IntN(len(all))].Claim
			}
		}
		follows := func(ids []string) bool {
			return !slices.ContainsFunc(stepping(t, instance, ids), func(solution json.RawMessage) bool {
				if claim == "" {
					return true
				}
				true_, err := puzzletest.Holds(instance, solution, claim)
				if err != nil {
					t.Fatal(err)
				}
				return !true_
			})
		}
		answer, err := explain.Why(t.Context(), instance, claim, 1, explain.Options{
			Info: info,
			Keep: func(id puzzle.FactID) bool { return slices.Contains(kept, id) },
		})
		if err != nil {
			t.Fatal(err)
		}
		want := follows(kept)
		if claim != "" {
			want = consistently(t, instance, kept, claim)
		}
		if !answer.Decided || answer.Follows != want {
			t.Fatalf("claim %q of %v: got %+v", claim, kept, answer)
		}
		if !answer.Follows {
			continue
		}
		followed++
		if claim != "" && len(stepping(t, instance, answer.Core)) == 0 {
			t.Fatalf("claim %q: %v contradict each other", claim, answer.Core)
		}
		if !answer.Minimal || !follows(answer.Core) {
			t.Fatalf("claim %q: %v is not enough, or not proved minimal", claim, answer.Core)
		}
		for _, id := range answer.Core {
			if follows(without(answer.Core, id)) {
				t.Fatalf("claim %q: %v is enough without %s", claim, answer.Core, id)
			}
		}
		if round == 0 && answer.Solves >= len(all) {
			t.Errorf("%d searches for %d facts", answer.Solves, len(all))
		}
	}
	if followed < 10 {
		t.Errorf("only %d claims followed: the choices test too little", followed)
	}
}

func BenchmarkKatesStory(b *testing.B) {
	info, instance := jealous(b)
	b.Run("why", func(b *testing.B) {
		for b.Loop() {
			answer, err := explain.Why(b.Context(), instance, "", 1, explain.Options{Info: info})
			if err != nil {
				b.Fatal(err)
			}
			b.ReportMetric(float64(answer.Solves), "searches")
		}
	})
	b.Run("survey", func(b *testing.B) {
		keep := func(id puzzle.FactID) bool { return id != "remarks/3" }
		for b.Loop() {
			v, err := explain.Survey(b.Context(), instance, explain.Options{Info: info, Keep: keep})
			if err != nil {
				b.Fatal(err)
			}
			b.ReportMetric(float64(v.Solves), "searches")
		}
	})
}
