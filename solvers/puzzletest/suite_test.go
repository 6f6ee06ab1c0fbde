package puzzletest_test

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// The suite is tested on a family that is sound but for one defect at a time.
// Since the suite fails the test that runs it, it is run in a process of its
// own, in a folder that looks like a family's.

const defectVariable = "PUZZLETEST_DEFECT"

// defects are names of what is wrong, and what the suite says about it.
var defects = map[string]string{
	"misses a solution":    `the verdict is "many" with 2 solutions`,
	"strategies disagree":  "another says",
	"gives one twice":      "gives a solution twice",
	"depends on its past":  "does not do the same twice",
	"depends on the trace": "with a trace and",
	"breaks facts":         "an answer that breaks a fact",
	"accepts all":          "the checker accepts",
	"names no facts":       "which is no fact",
	"has a narrow answer":  "the checker cannot read",
	"denies too much":      `with "large = true" denied`,
	"is not monotone":      "without the fact",
	"depends on the order": "reversed",
	"does not stop":        "after it was told to stop",
	"gives up in silence":  "stops for the reason",
	"blames too little":    "these facts alone have the solution",
	"says nothing":         "has no sentence",
	"states no sentence":   "is not a sentence",
	"states a fact twice":  "two facts have the ID",
	"states from nowhere":  "is not the path of a field",
	"draws half a table":   "more or fewer cells",
	"draws no solution":    "there is no picture",
	"changes the unknown":  "which is not in the picture",
	"teaches nothing":      "what it teaches",
	"counts the unknown":   "is not a member of puzzle.Stats",
	"has a broken form":    "there is nothing to choose from",
	"has no checker":       "the family has no check.go",
	"has another name":     "give both the same name",
	"has no golden":        "is missing: run go test with -update",
	"has an old golden":    "has changed",
}

func TestSuiteFindsDefects(t *testing.T) {
	t.Run("sound", func(t *testing.T) {
		if out, err := runDefective(t, ""); err != nil {
			t.Errorf("a sound family fails: %v\n%s", err, out)
		}
	})
	t.Run("one check alone", func(t *testing.T) {
		for _, alone := range []string{"claims", "stopping"} {
			if out, err := runDefective(t, "", only(alone)); err != nil {
				t.Errorf("%s: %v\n%s", alone, err, out)
			}
		}
	})
	for defect, says := range defects {
		t.Run(defect, func(t *testing.T) {
			t.Parallel()
			var args []string
			if defect == "does not stop" { // every search of every check would work for its time
				args = append(args, only("stopping"))
			}
			out, err := runDefective(t, defect, args...)
			var exit *exec.ExitError
			if !errors.As(err, &exit) {
				t.Fatalf("the suite finds nothing wrong (%v):\n%s", err, out)
			}
			if !strings.Contains(out, says) {
				t.Errorf("the suite does not say %q, but:\n%s", says, out)
			}
		})
	}
}

// only has the suite do one check alone.
func only(check string) string { return "-test.run=^TestDefective$/^small-numbers$/^" + check + "$" }

// runDefective runs the suite on a family with a defect, in a new folder.
func runDefective(t *testing.T, defect string, args ...string) (string, error) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "small")
	if defect == "has another name" {
		dir += "er"
	}
	if err := os.MkdirAll(filepath.Join(dir, "testdata"), 0o755); err != nil {
		t.Fatal(err)
	}
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if defect != "has no checker" {
		write("check.go", "package small\n")
	}
	golden := filepath.Join("testdata", "small-numbers.golden")
	run := func(args ...string) (string, error) {
		cmd := exec.Command(os.Args[0], append([]string{"-test.run=^TestDefective$"}, args...)...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), defectVariable+"="+defect+"!")
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	switch defect {
	case "has no golden":
	case "has an old golden":
		write(golden, "Small numbers once\n")
	default:
		if out, err := run(append([]string{"-update"}, args...)...); err != nil {
			return out, err
		}
	}
	return run(args...)
}

// TestDefective is what runs in the process of its own.
func TestDefective(t *testing.T) {
	if defect, ok := strings.CutSuffix(os.Getenv(defectVariable), "!"); ok {
		puzzletest.Run(t, small(defect))
	}
}

//go:embed presets/*.json
var presets embed.FS

type facts struct {
	Top   int    `json:"top"`
	Facts []fact `json:"facts"`
}

type fact struct {
	Says string `json:"says"`
}

func (f fact) holds(n int) bool {
	return f.Says == "even" && n%2 == 0 || f.Says == "small" && n < 7 || f.Says == "large" && n > 9
}

type solution struct {
	Number int `json:"number"`
	Twice  int `json:"twice"`
}

// past is what a strategy with a memory remembers.
var past atomic.Int64

// small is the family of numbers from 1 to Top that are even or small, with a
// defect.
func small(defect string) puzzle.Family {
	is := func(name string) bool { return defect == name }
	either := func(name, with, without string) string {
		if is(name) {
			return with
		}
		return without
	}
	id := func(i int) puzzle.FactID { return fmt.Sprintf("facts/%d", i) }
	fieldKind := schema.Number
	if is("has a broken form") {
		fieldKind = schema.Choice
	}
	count := func(s *puzzle.Search[solution], f facts) error {
		order := s.Order("order", []string{"a", "b"})
		if _, timed := s.Context().Deadline(); timed && is("does not stop") {
			// More than a search may take to stop, however quick the machine.
			for enough := puzzletest.Worked() + 90*time.Millisecond; puzzletest.Worked() < enough; {
			}
		}
		if is("gives up in silence") && 0 < s.Nodes && s.Nodes <= 50 {
			s.Counted(0, false)
			return nil
		}
		found := 0
		for k := 1; k <= f.Top; k++ {
			if err := s.Check(); err != nil {
				return err
			}
			s.Stats.Nodes++
			if is("depends on its past") {
				s.Stats.Nodes += past.Add(1)
			}
			if is("depends on the trace") && s.Trace {
				s.Stats.Nodes++
			}
			n := k
			if s.Strategy == "down" {
				n = f.Top + 1 - k
			}
			fits := true
			for i, g := range f.Facts {
				fits = fits && (!s.Kept(id(i)) || g.holds(n))
			}
			switch {
			case is("misses a solution") && n == 4,
				is("strategies disagree") && n == 4 && s.Strategy == "down",
				is("depends on the order") && n == 4 && order[0] == "b",
				is("denies too much") && n == 4 && s.Deny != "",
				is("is not monotone") && !s.Kept(id(0)):
				fits = false
			case is("breaks facts") && n == 11:
				fits = true
			}
			part := either("changes the unknown", "elsewhere", "cell")
			if err := s.Step(func() view.Frame {
				return view.Frame{Caption: fmt.Sprint(n), Changes: []view.Change{{ID: part, Role: new(view.Guess)}}}
			}); err != nil {
				return err
			}
			if !fits {
				continue
			}
			found++
			for range 1 + strings.Count(either("gives one twice", "x", ""), "x") {
				if err := s.Found(solution{n, 2 * n}); err != nil {
					return err
				}
			}
		}
		if found == 0 {
			var core []puzzle.FactID
			for i := range f.Facts {
				if s.Kept(id(i)) && !(is("blames too little") && i > 0) {
					core = append(core, id(i))
				}
			}
			s.Refuted(core)
		}
		return nil
	}
	return puzzle.Define(puzzle.Definition[facts, facts, solution]{
		Info: puzzle.Info{
			Name: "small", Title: "Small numbers", Summary: "Numbers of which little is known.", Monotone: true,
			Counters: []puzzle.Counter{{Name: either("counts the unknown", "cells", "nodes"), Title: "numbers tried"}},
		},
		Presets: presets,
		Form: schema.Form{Fields: []schema.Field{
			{Key: "top", Kind: schema.Number, Label: "Top", Min: "1", Max: "1000"},
			{Key: "other", Kind: fieldKind, Label: "Other", Optional: true},
			{Key: "facts", Kind: schema.Rows, Label: "Facts", Shapes: []schema.Shape{{Sentence: "It is {says}.", Fields: []schema.Field{
				{Key: "says", Kind: schema.Choice, Label: "says", Options: []schema.Option{{Value: "even", Label: "even"}, {Value: "small", Label: "small"}, {Value: "large", Label: "large"}}},
			}}}},
		}},
		Facts: func(f facts) []puzzle.Fact {
			all := []puzzle.Fact{{ID: "rule:twice", Rule: true, Text: "Twice the number is given, too."}}
			for i, g := range f.Facts {
				all = append(all, puzzle.Fact{ID: id(i), Text: "It is " + g.Says + either("states no sentence", "", ".")})
			}
			if is("states a fact twice") {
				all = append(all, all[1])
			}
			if is("states from nowhere") {
				all = append(all, puzzle.Fact{ID: "facts/99", Text: "It is nowhere."})
			}
			return all
		},
		Orderings: func(facts) []puzzle.Ordering {
			return []puzzle.Ordering{{Name: "order", Label: "Order", Items: []string{"a", "b"}}}
		},
		Answer: func(f facts) schema.Form {
			number := func(key string) schema.Field {
				return schema.Field{Key: key, Kind: schema.Number, Label: key, Min: "0", Max: json.Number(either("has a narrow answer", "3", "2000"))}
			}
			return schema.Form{Fields: []schema.Field{number("number"), number("twice")}}
		},
		Derived: func(_ facts, s solution, path []string) (any, error) {
			if path[0] != "large" {
				return nil, errors.New("no claim")
			}
			return s.Number >= 5, nil
		},
		Claims: func(facts) []claim.Claim { return []claim.Claim{claim.That(true, "large")} },
		Says: func(_ facts, c claim.Claim) (string, error) {
			return "It is " + map[bool]string{false: "five or more.", true: "less than five."}[c.Not], nil
		},
		Given: func(f facts, _ func(puzzle.FactID) bool) []view.View {
			return []view.View{picture(is("draws half a table"))}
		},
		Show: func(_ facts, s solution, _ func(puzzle.FactID) bool) []view.View {
			if is("draws no solution") {
				return nil
			}
			return []view.View{picture(false)}
		},
		Verdict: func(_ facts, r puzzle.Result[solution]) string {
			return either("says nothing", "", fmt.Sprintf("There are %d.", r.Solutions))
		},
		Violations: func(f facts, s solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
			var broken []puzzle.FactID
			if is("names no facts") && s.Number%2 != 0 {
				broken = append(broken, "facts/77")
			}
			if is("accepts all") {
				return nil, nil
			}
			if s.Twice != 2*s.Number || s.Number < 1 || s.Number > f.Top {
				broken = append(broken, "rule:twice")
			}
			for i, g := range f.Facts {
				if !g.holds(s.Number) {
					broken = append(broken, id(i))
				}
			}
			return broken, nil
		},
		Read: puzzle.Plain[facts](nil),
		Ways: []puzzle.Way[facts, solution]{
			{Strategy: puzzle.Strategy{Name: "up", Title: "Up", Teaches: either("teaches nothing", "", "From the least.")}, Run: count},
			{Strategy: puzzle.Strategy{Name: "down", Title: "Down", Teaches: "From the greatest."}, Run: count},
		},
	})
}

func picture(half bool) view.View {
	columns := []view.Cell{{Text: "number"}}
	if half {
		columns = append(columns, view.Cell{Text: "nothing"})
	}
	return view.View{Name: "number", Table: &view.Table{
		Columns: columns,
		Rows:    []view.Row{{Head: view.Cell{Text: "it"}, Cells: []view.Cell{{Mark: view.Mark{ID: "cell"}, Text: "?"}}}},
	}}
}
