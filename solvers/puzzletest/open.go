package puzzletest

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
	"solvitur/solvers/view"
)

// Facts gives the facts of one of the family's puzzles, with edits.
func Facts(t testing.TB, family puzzle.Family, name string, edits ...schema.Edit) json.RawMessage {
	t.Helper()
	for _, preset := range family.Presets() {
		if preset.Name == name {
			facts, err := puzzle.Experiment{Edits: edits}.Apply(preset)
			if err != nil {
				t.Fatal(err)
			}
			return facts
		}
	}
	t.Fatalf("there is no puzzle %q", name)
	return nil
}

// Set is the edit that puts a value, of Go or as a json.RawMessage, to a path.
func Set(path string, value any) schema.Edit {
	return schema.Edit{Op: "set", Path: path, Value: value}
}

// Open reads facts: the family's own type, or JSON as a json.RawMessage.
func Open(t testing.TB, family puzzle.Family, facts any) puzzle.Instance {
	t.Helper()
	raw, err := json.Marshal(facts)
	if err != nil {
		t.Fatal(err)
	}
	instance, err := family.Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	return instance
}

// Without keeps all facts but some.
func Without(ids ...puzzle.FactID) func(puzzle.FactID) bool {
	return func(id puzzle.FactID) bool { return !slices.Contains(ids, id) }
}

// Holds says whether a claim is true of a solution.
func Holds(instance puzzle.Instance, solution json.RawMessage, claim puzzle.Claim) (bool, error) {
	judge, err := instance.Judge(solution)
	if err != nil {
		return false, err
	}
	return judge(claim)
}

// Linked searches the variant that a golden link holds, as it stands in a file.
func Linked(t testing.TB, family puzzle.Family, file string) *puzzle.Done {
	t.Helper()
	link, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	variant, err := share.Decode(strings.TrimSpace(string(link)))
	if err != nil {
		t.Fatal(err)
	}
	done, _, _ := Search[json.RawMessage](t, Open(t, family, variant.Facts), puzzle.Options{Strategy: variant.Strategy, Orders: variant.Orders, Keep: Without(variant.Off...)})
	return done
}

// Search runs a search to its end: with all solutions that it tells, and with
// the steps, if a trace was asked for.
func Search[S any](t testing.TB, instance puzzle.Instance, o puzzle.Options) (done *puzzle.Done, found []S, steps []view.Frame) {
	t.Helper()
	for event, err := range instance.Solve(t.Context(), o) {
		switch {
		case err != nil:
			t.Fatal(err)
		case event.Step != nil:
			steps = append(steps, *event.Step)
		case event.Solution != nil:
			var s S
			if err := json.Unmarshal(event.Solution, &s); err != nil {
				t.Fatal(err)
			}
			found = append(found, s)
		case event.Done != nil:
			done = event.Done
		}
	}
	if done == nil {
		t.Fatal("the search ends without a verdict")
	}
	return done, found, steps
}

// Refused gives a check that one of the family's puzzles, edited, is refused
// with a message at a path that contains a text: where it is wrong, and in words
// that help.
func Refused(t *testing.T, family puzzle.Family, name string) func(edit schema.Edit, at, says string) {
	return func(edit schema.Edit, at, says string) {
		t.Helper()
		instance, err := family.Parse(Facts(t, family, name, edit))
		if err == nil {
			_, errs := instance.Check(puzzle.Options{})
			err = schema.Join(errs)
		}
		if !slices.ContainsFunc(schema.FieldErrors(err), func(e *schema.FieldError) bool {
			return e.Path == at && strings.Contains(e.Message, says)
		}) {
			t.Errorf("%s %s %v: there is no message %q at %s, but: %v", edit.Op, edit.Path, edit.Value, says, at, err)
		}
	}
}

// Clash checks that one of the family's puzzles, edited, is refused at a path as long
// as facts hold that cannot stand together, and that with one of them switched off
// every way of searching takes what is left, and all pictures can be drawn.
func Clash(t *testing.T, family puzzle.Family, name string, edit schema.Edit, at, says string, off puzzle.FactID) {
	t.Helper()
	Refused(t, family, name)(edit, at, says)
	instance, err := family.Parse(Facts(t, family, name, edit))
	if err != nil {
		t.Errorf("%s: refused whatever is switched off: %v", at, err)
		return
	}
	instance.Given()
	instance.GivenKept(Without(off))
	if !slices.ContainsFunc(instance.Facts(), func(f puzzle.Fact) bool { return f.ID == off }) {
		t.Errorf("%s: there is no fact %s to switch off", at, off)
	}
	for _, way := range family.Info().Strategies {
		_, found, _ := Search[json.RawMessage](t, instance, puzzle.Options{Strategy: way.Name, Limit: 2, Nodes: 20_000, Trace: true, Steps: 100, Keep: Without(off)})
		for _, solution := range found {
			instance.Show(solution, Without(off))
		}
	}
}

// Count runs a search to its end and reads none of its solutions, which may take
// longer than finding them.
func Count(t testing.TB, instance puzzle.Instance, o puzzle.Options) (done *puzzle.Done) {
	t.Helper()
	for event, err := range instance.Solve(t.Context(), o) {
		if err != nil {
			t.Fatal(err)
		}
		done = event.Done
	}
	return done
}
