package puzzle_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"solvitur/solvers/another"
	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

type sum struct {
	Sum int `json:"sum"`
}

type addends struct {
	A int `json:"a"`
	B int `json:"b"`
}

// sums asks for two numbers of a sum. Others like it are offered of sums up to 8, and every draw
// but one of so many comes to nothing; addends in another order count as one, if the sum is odd.
func sums(oneOf int) puzzle.Family {
	return puzzle.Define(puzzle.Definition[sum, sum, addends]{
		Info:  puzzle.Info{Name: "sums"},
		Form:  schema.Form{Fields: []schema.Field{schema.Whole("sum", "Sum", 0, 9)}},
		Read:  puzzle.Plain[sum](nil),
		Facts: func(f sum) []puzzle.Fact { return []puzzle.Fact{{ID: "sum", Text: fmt.Sprint(f.Sum)}} },
		Given: func(sum, func(puzzle.FactID) bool) []view.View { return nil },
		Show:  func(sum, addends, func(puzzle.FactID) bool) []view.View { return nil },
		Ways: []puzzle.Way[sum, addends]{{Strategy: puzzle.Strategy{Name: "count"}, Run: func(s *puzzle.Search[addends], f sum) error {
			for a := 1; a < f.Sum; a++ {
				if err := s.Found(addends{a, f.Sum - a}); err != nil {
					return err
				}
			}
			return nil
		}}},
		Violations: func(sum, addends, func(puzzle.FactID) bool) ([]puzzle.FactID, error) { return nil, nil },
		Verdict:    func(sum, puzzle.Result[addends]) string { return "" },
		Renewal: &puzzle.Renewal[sum, addends]{
			Draft: func(d *chance.Draw, like sum, _ puzzle.Level) (draft puzzle.Draft[sum], err error) {
				switch {
				case like.Sum > 8:
					return draft, puzzle.ErrNoOthers
				case !d.Once(oneOf):
					return draft, puzzle.ErrBadDraw
				}
				return puzzle.Draft[sum]{Facts: sum{d.Between(2, 3)}}, nil
			},
			Alike: &puzzle.Alike[sum, addends]{
				Same: func(_ sum, a, b addends) bool { return a == b || a == addends{b.B, b.A} },
				In:   func(f sum) bool { return f.Sum%2 == 1 },
			},
		},
	})
}

// Whether others are offered does not depend on the draw: after one that has come to nothing there
// is another, and only where all do there is no puzzle of a seed.
func TestBadDraws(t *testing.T) {
	few, none := json.RawMessage(`{"sum": 5}`), json.RawMessage(`{"sum": 9}`)
	for _, oneOf := range []int{1, 20, 1_000_000} {
		family := sums(oneOf)
		if got := family.Others(few, 0); !slices.Equal(got, []puzzle.Level{puzzle.Any}) {
			t.Errorf("one draw of %d: %v are offered", oneOf, got)
		}
		if got := family.Others(none, 0); got != nil {
			t.Errorf("one draw of %d: %v are offered that are not", oneOf, got)
		}
		for number := range 10 {
			seed := another.Seed{Level: puzzle.Any, Number: number}
			made, err := another.Make(t.Context(), family, puzzle.Preset{Name: "five", Facts: few}, seed, nil)
			if oneOf < 1_000_000 && err != nil || oneOf == 1_000_000 && !errors.Is(err, another.ErrNone) {
				t.Errorf("one draw of %d: %s gives %s, %v", oneOf, seed, made.Facts, err)
			}
			if _, err := another.Make(t.Context(), family, puzzle.Preset{Name: "nine", Facts: none}, seed, nil); !errors.Is(err, puzzle.ErrNoOthers) {
				t.Errorf("one draw of %d: where nothing is offered, %v", oneOf, err)
			}
		}
	}
}

// Answers are alike in those facts only of which that is said.
func TestAlikeInSomeFacts(t *testing.T) {
	answers := []json.RawMessage{json.RawMessage(`{"a":1,"b":2}`), json.RawMessage(`{"a":2,"b":1}`)}
	for facts, want := range map[string]bool{`{"sum": 3}`: true, `{"sum": 4}`: false} {
		if got := sums(1).Alike(json.RawMessage(facts), answers); got != want {
			t.Errorf("of %s: %v", facts, got)
		}
		if !sums(1).Alike(json.RawMessage(facts), answers[:1]) {
			t.Errorf("of %s, one answer is several", facts)
		}
	}
}
