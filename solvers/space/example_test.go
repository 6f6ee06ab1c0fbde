package space_test

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"strings"

	"solvitur/solvers/space"
)

// jugs are the gallons in a jug of five and in one of three.
type jugs struct{ five, three int }

// fourGallons asks to measure four gallons with the two jugs and a tap.
func fourGallons() space.Problem[jugs, string] {
	return space.Problem[jugs, string]{
		Starts: []jugs{{}},
		Moves: func(j jugs) iter.Seq[space.Move[jugs, string]] {
			return func(yield func(space.Move[jugs, string]) bool) {
				over, back := min(j.five, 3-j.three), min(j.three, 5-j.five)
				for _, m := range []space.Move[jugs, string]{
					{Action: "fill 5", To: jugs{5, j.three}, Cost: 1},
					{Action: "fill 3", To: jugs{j.five, 3}, Cost: 1},
					{Action: "empty 5", To: jugs{0, j.three}, Cost: 1},
					{Action: "empty 3", To: jugs{j.five, 0}, Cost: 1},
					{Action: "5 to 3", To: jugs{j.five - over, j.three + over}, Cost: 1},
					{Action: "3 to 5", To: jugs{j.five + back, j.three - back}, Cost: 1},
				} {
					if m.To != j && !yield(m) {
						return
					}
				}
			}
		},
		Goal: func(j jugs) bool { return j.five == 4 },
	}
}

func actions(p space.Plan[jugs, string]) string {
	var names []string
	for _, m := range p.Moves {
		names = append(names, m.Action)
	}
	return strings.Join(names, ", ")
}

func ExampleBreadthFirst() {
	r, err := space.BreadthFirst(context.Background(), fourGallons(), space.Options[jugs]{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(r.Verdict, r.Plan.Cost)
	fmt.Println(actions(r.Plan))
	// Output:
	// found 6
	// fill 5, 5 to 3, empty 3, 5 to 3, fill 5, 5 to 3
}

// The best plans are counted without being listed; here there is only one.
func ExampleAllOptimal() {
	plans, err := space.AllOptimal(context.Background(), fourGallons(), space.Options[jugs]{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(plans.Count(), "of cost", plans.Cost)
	for p := range plans.All() {
		fmt.Println(actions(p))
	}
	// Output:
	// 1 of cost 6
	// fill 5, 5 to 3, empty 3, 5 to 3, fill 5, 5 to 3
}

// A bound that is met leaves the question open: it is an error, not a "none".
func ExampleOptions() {
	r, err := space.BreadthFirst(context.Background(), fourGallons(), space.Options[jugs]{States: 5})
	fmt.Println(r.Verdict, errors.Is(err, space.ErrLimit))
	// Output: unsolved true
}

// A lamp is lit or dark, and nobody can see which. The switch changes it, so the
// one plan that is sure to end in the dark is to pull the plug.
func ExampleConformant() {
	u := space.Uncertain[string, string]{
		Starts:  []string{"lit", "dark"},
		Actions: []space.Action[string]{{Do: "press the switch", Cost: 1}, {Do: "pull the plug", Cost: 3}},
		Outcomes: func(lamp, do string) []string {
			switch {
			case do == "pull the plug" || lamp == "unplugged":
				return []string{"unplugged"}
			case lamp == "lit":
				return []string{"dark"}
			}
			return []string{"lit"}
		},
		Goal: func(lamp string) bool { return lamp != "lit" },
	}
	problem, beliefs, err := space.Conformant(u)
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := space.UniformCost(context.Background(), problem, space.Options[space.Belief]{})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range r.Plan.Moves {
		fmt.Print(m.Action, ":")
		for lamp := range beliefs.States(m.To) {
			fmt.Print(" ", lamp)
		}
		fmt.Println()
	}
	// Output: pull the plug: unplugged
}
