package puzzletest

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/puzzle"
)

// Arguments argues random puzzles, every other one with facts switched off: every step is
// proved, and an argument ends in a contradiction where there is no answer, and nowhere
// else. What it is made of is compared with the check of answers: of random answers, most
// of them wrong, those facts are broken that have a table which is not satisfied, or that
// tell a cell otherwise; in a [puzzle.Info.Joint] family, some are where some are.
func Arguments[F, S any](t *testing.T, family puzzle.Family, n int, generate func(*rand.Rand) F, answer func(*rand.Rand, F) S) {
	t.Helper()
	tried, steps, contradictions, broken := 0, 0, 0, 0
	for i := range n {
		rng := rand.New(rand.NewPCG(uint64(i), 15))
		facts := generate(rng)
		instance, raw := opened(t, family, i, facts)
		v := variant{t: t, instance: instance, rng: rng}
		if i%2 == 1 {
			v.switchOff()
		}
		argued, err := instance.Argue(t.Context(), puzzle.ArgueOptions{Work: 20_000, Keep: v.keep})
		if err != nil {
			t.Fatal(err)
		}
		if argued.Unfit != "" {
			continue
		}
		tried++
		for event, err := range instance.Solve(t.Context(), puzzle.Options{Limit: 1, Bare: true, NoCore: true, Keep: v.keep}) {
			if err != nil {
				t.Fatal(err)
			}
			if event.Done != nil && argued.Contradiction != (event.Done.Verdict == puzzle.None) {
				t.Errorf("contradiction: %v, and the verdict is %s", argued.Contradiction, event.Done.Verdict)
			}
		}
		(&puzzleCase{instance: instance}).proveSteps(t, argued)
		if steps += len(argued.Steps); argued.Contradiction {
			contradictions++
		} else {
			(&puzzleCase{instance: instance, off: v.switchedOff()}).proveNext(t, argued, rng)
		}
		given, err := instance.Argument()
		if err != nil {
			t.Fatal(err)
		}
		for range 5 {
			solution, err := json.Marshal(answer(rng, facts))
			if err != nil {
				t.Fatal(err)
			}
			want, err := instance.Violations(solution, puzzle.KeepAll)
			if err != nil {
				t.Fatal(err)
			}
			got := brokenTables(t, instance, given, solution)
			slices.Sort(want)
			if same := slices.Equal(got, want); !same && !(family.Info().Joint && len(got) > 0 && len(want) > 0) {
				t.Errorf("of %s the tables say that these are broken: %v; they are: %v", solution, got, want)
			}
			broken += len(want)
		}
		if t.Failed() {
			t.Fatalf("variant %d, off %q:\n%s", i, v.off, raw)
		}
	}
	t.Logf("%d variants of %d argued: %d steps, %d contradictions, %d facts broken", tried, n, steps, contradictions, broken)
	if tried < n/5 || steps < tried/2 || contradictions < tried/50 || broken < tried {
		t.Error("the variants are too much alike to test anything")
	}
}

// proveNext has the next step proved from some of what an argument shows, and from all of
// it: nothing that it concludes is marked, and where there is none, nothing is left to show.
func (c *puzzleCase) proveNext(t *testing.T, argued puzzle.Argued, rng *rand.Rand) {
	t.Helper()
	var all, some []puzzle.Claim
	for _, step := range argued.Steps {
		for _, claim := range step.Concludes {
			if all = append(all, claim.Claim); rng.IntN(2) == 0 {
				some = append(some, claim.Claim)
			}
		}
	}
	for _, marks := range [][]puzzle.Claim{nil, some, all} {
		next, err := c.instance.Argue(t.Context(), puzzle.ArgueOptions{Next: true, Keep: c.keep, Assume: marks, Work: 20_000})
		if err != nil {
			t.Fatal(err)
		}
		if len(next.Steps) == 0 {
			for _, claim := range c.goals(t, all) {
				if !slices.Contains(marks, claim) {
					t.Errorf("there is no next step, and this is not marked: %s", claim)
				}
			}
			continue
		}
		step := next.Steps[0]
		if len(next.Steps) > 1 || step.Text == "" || len(step.Concludes) == 0 {
			t.Fatalf("this is no single step: %+v", next.Steps)
		}
		if len(marks) == len(all) {
			t.Errorf("all is shown, and the next step is: %s", step.Text)
		}
		for _, claim := range step.Concludes {
			if slices.Contains(marks, claim.Claim) || slices.Contains(marks, puzzle.Not(claim.Claim)) {
				t.Errorf("%s concludes what is marked: %s", step.Text, claim.Text)
			}
		}
		c.proveStep(t, 0, step, nil)
	}
}

// goals are those of some claims that an argument is to lead to and that are no contraries.
func (c *puzzleCase) goals(t *testing.T, claims []puzzle.Claim) (goals []puzzle.Claim) {
	given, err := c.instance.Argument()
	if err != nil {
		t.Fatal(err)
	}
	for i, cell := range given.Cells {
		if text := cell.String(); (given.Goals == nil || slices.Contains(given.Goals, i)) && slices.Contains(claims, text) {
			goals = append(goals, text)
		}
	}
	return goals
}

// brokenTables are the facts and rules that a solution breaks by the tables of an argument,
// in order, each once.
func brokenTables(t *testing.T, instance puzzle.Instance, a *puzzle.Argument, solution json.RawMessage) (broken []puzzle.FactID) {
	t.Helper()
	holds, err := instance.Judge(solution)
	if err != nil {
		t.Fatal(err)
	}
	is := make([]bool, len(a.Cells))
	for i, cell := range a.Cells {
		if is[i], err = holds(cell.String()); err != nil {
			t.Fatal(err)
		}
	}
	for _, group := range a.Groups {
		if slices.ContainsFunc(group.Tables, func(table puzzle.CellTable) bool { return !satisfied(table, is) }) {
			broken = append(broken, group.Fact)
		}
	}
	for _, told := range a.Known {
		if is[told.Cell] != told.Is {
			broken = append(broken, told.Fact)
		}
	}
	slices.Sort(broken)
	return slices.Compact(broken)
}

// satisfied says whether cells satisfy a table.
func satisfied(table puzzle.CellTable, is []bool) bool {
	on, count := uint64(0), 0
	for i, cell := range table.Cells {
		if is[cell] {
			on |= 1 << i
			count++
		}
	}
	if table.Terms == nil {
		return count == 1
	}
	return slices.ContainsFunc(table.Terms, func(term puzzle.Term) bool { return term.On&^on == 0 && term.Off&on == 0 })
}
