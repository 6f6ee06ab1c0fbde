package puzzle_test

import (
	"context"
	"encoding/json"
	"fmt"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// A family of one fact: the square root of a number.
func ExampleDefine() {
	type facts struct {
		Square int `json:"square"`
	}
	type solution struct {
		Root int `json:"root"`
	}
	count := func(s *puzzle.Search[solution], f facts) error {
		for root := -100; root <= 100; root++ {
			if err := s.Check(); err != nil {
				return err
			}
			s.Stats.Tests++
			if root*root != f.Square && s.Kept("square") {
				continue
			}
			if err := s.Found(solution{root}); err != nil {
				return err
			}
		}
		return nil
	}
	roots := puzzle.Define(puzzle.Definition[facts, facts, solution]{
		Info: puzzle.Info{Name: "roots", Monotone: true},
		Form: schema.Form{Fields: []schema.Field{
			{Key: "square", Kind: schema.Number, Label: "Square", Min: "0", Max: "10000"},
		}},
		Read: puzzle.Plain[facts](nil),
		Facts: func(f facts) []puzzle.Fact {
			return []puzzle.Fact{{ID: "square", Text: fmt.Sprintf("Its square is %d.", f.Square)}}
		},
		Given: func(f facts, _ func(puzzle.FactID) bool) []view.View {
			return []view.View{{Name: "square", Number: &view.Number{Label: "square", Digits: fmt.Sprint(f.Square)}}}
		},
		Ways: []puzzle.Way[facts, solution]{
			{Strategy: puzzle.Strategy{Name: "count", Title: "Count", Teaches: "Try every number in turn."}, Run: count},
		},
		Violations: func(f facts, s solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
			if s.Root*s.Root != f.Square {
				return []puzzle.FactID{"square"}, nil
			}
			return nil, nil
		},
		Show: func(facts, solution, func(puzzle.FactID) bool) []view.View { return nil },
		Verdict: func(f facts, r puzzle.Result[solution]) string {
			return fmt.Sprintf("%d has %d roots.", f.Square, r.Solutions)
		},
	})

	instance, err := roots.Parse(json.RawMessage(`{"square": 49}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	for event, err := range instance.Solve(context.Background(), puzzle.Options{}) {
		switch {
		case err != nil:
			fmt.Println(err)
		case event.Solution != nil:
			fmt.Println(string(event.Solution))
		case event.Done != nil:
			fmt.Println(event.Done.Verdict, event.Done.Stats.Tests, event.Done.Answer)
		}
	}
	_, err = roots.Parse(json.RawMessage(`{"square": -1}`))
	fmt.Println(err)
	// Output:
	// {"root":-7}
	// {"root":7}
	// many 201 49 has 2 roots.
	// square: -1 is out of bounds: choose a number from 0 to 10,000.
}
