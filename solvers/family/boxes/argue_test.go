package boxes_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/family/boxes"
	"solvitur/solvers/puzzle"
)

// TestGroupsSayTheFacts has the tables of arguments judge fillings, right ones and wrong
// ones, and compares them with the check of answers.
func TestGroupsSayTheFacts(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 1))
	broken := 0
	for range 400 {
		f := random(rng)
		text, _ := json.Marshal(f)
		instance, err := boxes.New().Parse(text)
		if err != nil {
			continue
		}
		argument, err := instance.Argument()
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		for range 20 {
			s := boxes.Solution{Boxes: map[string]map[string]int{}}
			for _, box := range f.Boxes {
				s.Boxes[box] = map[string]int{}
				for _, c := range f.Colours {
					s.Boxes[box][c.Name] = 0
				}
				for range f.PerBox {
					s.Boxes[box][f.Colours[rng.IntN(len(f.Colours))].Name]++
				}
			}
			answer, _ := json.Marshal(s)
			want, err := instance.Violations(answer, puzzle.KeepAll)
			if err != nil {
				t.Fatal(err)
			}
			var got []puzzle.FactID
			for _, g := range argument.Groups {
				if !fits(argument, g, s) {
					got = append(got, g.Fact)
				}
			}
			slices.Sort(want)
			slices.Sort(got)
			if broken += len(want); !slices.Equal(got, want) {
				t.Fatalf("%s\n%s\nthe tables say that these are broken: %v; they are: %v", text, answer, got, want)
			}
		}
	}
	if broken < 1000 {
		t.Errorf("only %d facts were broken", broken)
	}
}

// fits says whether a filling satisfies the tables of a group.
func fits(a *puzzle.Argument, g puzzle.Group, s boxes.Solution) bool {
	return !slices.ContainsFunc(g.Tables, func(table puzzle.CellTable) bool {
		on := uint64(0)
		for i, cell := range table.Cells {
			atom := a.Cells[cell].All[0]
			if n := atom.Value.(int); s.Boxes[atom.Path[1]][atom.Path[2]] >= n {
				on |= 1 << i
			}
		}
		return !slices.ContainsFunc(table.Terms, func(term puzzle.Term) bool { return term.On&^on == 0 && term.Off&on == 0 })
	})
}

// Facts that are too wide are not argued, and the reason is a sentence.
func TestTooWideToArgue(t *testing.T) {
	for what, change := range map[string]func(*boxes.Facts){
		"a box":    func(f *boxes.Facts) { f.PerBox = 12; f.Colours = slices.Concat(f.Colours, more) },
		"a colour": func(f *boxes.Facts) { f.PerBox = 12; f.Colours[0].Balls = 30 },
	} {
		f := boxes.Facts{Conditions: []boxes.Condition{}, Groups: []string{}, PerBox: 2, Boxes: []string{"a", "b", "c", "d", "e"}}
		for _, name := range palette {
			f.Colours = append(f.Colours, boxes.Colour{Balls: 2, Name: name, Group: "*"})
		}
		change(&f)
		text, _ := json.Marshal(f)
		instance, err := boxes.New().Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		argued, err := instance.Argue(t.Context(), puzzle.ArgueOptions{})
		if err != nil || argued.Unfit == "" {
			t.Errorf("%s: %v, %v", what, argued.Unfit, err)
		}
	}
}

var more = []boxes.Colour{{Balls: 2, Name: "pink", Group: "*"}, {Balls: 2, Name: "grey", Group: "*"}}

// What is assumed may be a number of balls.
func TestNumberAssumed(t *testing.T) {
	assume := []puzzle.Claim{"boxes/green/white = 0", "boxes/green/red = 1"}
	argued, err := edited(t).Argue(t.Context(), puzzle.ArgueOptions{Assume: assume})
	if err != nil || len(argued.Steps) == 0 {
		t.Fatalf("%d steps, %v", len(argued.Steps), err)
	}
	used := map[puzzle.FactID]bool{}
	for _, step := range argued.Steps {
		for _, u := range step.Uses {
			used[u.Fact] = true
		}
	}
	if !used[puzzle.AssumedID(0)] && !used[puzzle.AssumedID(1)] {
		t.Error("nothing is argued from what is assumed")
	}
}
