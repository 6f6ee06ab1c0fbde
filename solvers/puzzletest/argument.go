package puzzletest

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/puzzle"
)

// checkArgument has every step of the argument judged by the family's own search: with the
// facts that it names, and what it goes on from assumed, the contrary of what it shows
// has no answer. It leads as far as the search says that there is anything certain.
func (c *puzzleCase) checkArgument(t *testing.T) {
	if c.original != nil && c.statesAs(c.original) {
		return // the argument of that is judged
	}
	argued, err := c.instance.Argue(t.Context(), puzzle.ArgueOptions{Keep: c.keep, Work: c.work})
	if err != nil {
		t.Fatal(err)
	}
	c.argued = argued
	if argued.Unfit != "" {
		return
	}
	if verdict := c.base.done.Verdict; c.base.decided() && argued.Contradiction != (verdict == puzzle.None) {
		t.Errorf("the argument says that the facts contradict each other: %v; and the verdict is %s", argued.Contradiction, verdict)
	}
	c.proveSteps(t, argued)
	if !argued.Contradiction && c.base.decided() && c.base.done.Exact && len(c.base.listed) == c.base.done.Solutions {
		c.checkReach(t, argued)
	}
}

// statesAs says whether two puzzles state the same of the same answers: only the search
// differs.
func (c *puzzleCase) statesAs(other *puzzleCase) bool {
	same := func(a, b puzzle.Fact) bool { return a.ID == b.ID && a.Text == b.Text }
	return maps.Equal(c.off, other.off) && slices.EqualFunc(c.instance.Facts(), other.instance.Facts(), same) && reflect.DeepEqual(c.instance.Answer(), other.instance.Answer())
}

func (c *puzzleCase) keep(id puzzle.FactID) bool { return !c.off[id] }

// proveSteps has all steps judged.
func (c *puzzleCase) proveSteps(t *testing.T, argued puzzle.Argued) {
	t.Helper()
	shown := map[puzzle.Claim]bool{}
	for i, step := range argued.Steps {
		if step.Text == "" || strings.Contains(step.Text, "%!") {
			t.Errorf("step %d is told so: %q", i+1, step.Text)
		}
		if len(step.Concludes) == 0 && (!argued.Contradiction || i < len(argued.Steps)-1) {
			t.Errorf("step %d concludes nothing", i+1)
		}
		if t.Failed() {
			return
		}
		c.proveStep(t, i, step, shown)
		for _, claim := range step.Concludes {
			shown[claim.Claim] = true
		}
	}
}

// proveStep has one step judged.
func (c *puzzleCase) proveStep(t *testing.T, i int, step puzzle.ArguedStep, shown map[puzzle.Claim]bool) {
	t.Helper()
	facts := slices.Clone(step.Facts)
	var assume []puzzle.Claim
	for _, used := range step.Uses {
		switch {
		case used.Step >= i:
			t.Errorf("step %d uses step %d", i+1, used.Step+1)
		case used.Step < 0 && strings.HasPrefix(used.Fact, "assume:"):
			assume = append(assume, used.Claim)
		case used.Step < 0 && used.Fact != "":
			facts = append(facts, used.Fact)
		case !shown[used.Claim]:
			t.Errorf("step %d uses what was not shown: %s", i+1, used.Text)
		default:
			assume = append(assume, used.Claim)
		}
	}
	keep := func(id puzzle.FactID) bool { return slices.Contains(facts, id) || strings.HasPrefix(id, "assume:") }
	prove := func(deny puzzle.Claim, what string) {
		var verdict puzzle.Verdict
		for event, err := range c.instance.Solve(t.Context(), puzzle.Options{Limit: 1, Bare: true, NoCore: true, Keep: keep, Assume: assume, Deny: deny, Nodes: 5_000_000}) {
			if err != nil {
				t.Fatal(err)
			}
			if event.Done != nil {
				verdict = event.Done.Verdict
			}
		}
		if verdict != puzzle.None {
			t.Errorf("step %d (%s) does not show that %s: %s", i+1, step.Text, what, verdict)
		}
	}
	if len(step.Concludes) == 0 {
		prove("", "the facts contradict each other")
	}
	for _, claim := range step.Concludes {
		prove(claim.Claim, claim.Text)
	}
}

// checkReach has what is claimed in all solutions, and in none, compared with what the
// argument came to.
func (c *puzzleCase) checkReach(t *testing.T, argued puzzle.Argued) {
	given, err := c.instance.Argument()
	if err != nil {
		t.Fatal(err)
	}
	known := map[puzzle.Claim]bool{}
	for _, told := range given.Known {
		if told.Is && c.keep(told.Fact) {
			known[given.Cells[told.Cell].String()] = true
		}
	}
	for _, step := range argued.Steps {
		for _, claim := range step.Concludes {
			known[claim.Claim] = true
		}
	}
	open := false
	for i, cell := range given.Cells {
		if given.Goals != nil && !slices.Contains(given.Goals, i) {
			continue
		}
		text, certain, possible := cell.String(), true, false
		for _, holds := range c.truths(t) {
			is, err := holds(text)
			if err != nil {
				t.Fatal(err)
			}
			certain, possible = certain && is, possible || is
		}
		if certain != known[text] {
			t.Errorf("certain: %v, and in the argument: %v: %s", certain, known[text], text)
		}
		open = open || possible && !certain
	}
	if open != argued.Open {
		t.Errorf("is something left open? %v, and the argument says %v", open, argued.Open)
	}
}

// argumentText is an argument as a golden holds it.
func argumentText(a puzzle.Argued) string {
	var b strings.Builder
	if a.Note != "" {
		b.WriteString(a.Note + "\n")
	}
	for i, step := range a.Steps {
		fmt.Fprintf(&b, "%d. %s", i+1, step.Text)
		if step.Name != "" {
			fmt.Fprintf(&b, " [%s]", step.Name)
		}
		if step.Unproved {
			b.WriteString(" [not proved simplest]")
		}
		b.WriteString("\n")
		for _, supposed := range step.Suppose {
			b.WriteString("   " + supposed.Text)
			for _, line := range supposed.Lines {
				b.WriteString(" " + line.Text)
			}
			b.WriteString("\n")
		}
	}
	return b.String()
}
