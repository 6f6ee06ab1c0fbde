package logicgrid_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/logicgrid"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func encoded(f logicgrid.Facts) json.RawMessage {
	raw, err := json.Marshal(f)
	if err != nil {
		panic(err)
	}
	return raw
}

// street is a program for the zebra alone, with the houses as numbers: colours,
// then nations, drinks, smokes and pets are laid out in every order, and the hints
// that are on are tested as soon as they can be. It knows nothing of clues.
func street(on [14]bool) (tables int, owners, drinkers map[string]bool) {
	type line = [5]int
	var lines []line
	for a := range 5 {
		for b := range 5 {
			for c := range 5 {
				for d := range 5 {
					e := 10 - a - b - c - d
					if seen := 1<<a | 1<<b | 1<<c | 1<<d; e >= 0 && e < 5 && seen|1<<e == 31 {
						lines = append(lines, line{a, b, c, d, e})
					}
				}
			}
		}
	}
	near := func(a, b int) bool { return a-b == 1 || b-a == 1 }
	ok := func(hint int, is bool) bool { return is || !on[hint-1] }
	owners, drinkers = map[string]bool{}, map[string]bool{}
	people := []string{"Englishman", "Spaniard", "Ukrainian", "Norwegian", "Japanese"}
	for _, colour := range lines {
		red, green, ivory, yellow, blue := colour[0], colour[1], colour[2], colour[3], colour[4]
		if !ok(5, green == ivory+1) {
			continue
		}
		for _, nation := range lines {
			english, spanish, ukrainian, norwegian, japanese := nation[0], nation[1], nation[2], nation[3], nation[4]
			if !ok(1, english == red) || !ok(9, norwegian == 0) || !ok(14, near(norwegian, blue)) {
				continue
			}
			for _, drink := range lines {
				coffee, tea, milk, juice, water := drink[0], drink[1], drink[2], drink[3], drink[4]
				if !ok(3, coffee == green) || !ok(4, ukrainian == tea) || !ok(8, milk == 2) {
					continue
				}
				for _, smoke := range lines {
					gold, kools, chesterfield, lucky, parliament := smoke[0], smoke[1], smoke[2], smoke[3], smoke[4]
					if !ok(7, kools == yellow) || !ok(12, lucky == juice) || !ok(13, japanese == parliament) {
						continue
					}
					for _, pet := range lines {
						dog, snails, fox, horse, zebra := pet[0], pet[1], pet[2], pet[3], pet[4]
						if !ok(2, spanish == dog) || !ok(6, gold == snails) || !ok(10, near(chesterfield, fox)) || !ok(11, near(kools, horse)) {
							continue
						}
						tables++
						owners[people[slices.Index(nation[:], zebra)]] = true
						drinkers[people[slices.Index(nation[:], water)]] = true
					}
				}
			}
		}
	}
	return tables, owners, drinkers
}

// Which hints of the zebra are superfluous is asked of another program: none is,
// and what is found here without each of them is what the family finds.
func TestNoHintOfTheZebraIsSuperfluous(t *testing.T) {
	all := [14]bool{}
	for i := range all {
		all[i] = true
	}
	tables, owners, drinkers := street(all)
	if tables != 1 || !owners["Japanese"] || !drinkers["Norwegian"] {
		t.Fatalf("%d tables, the zebra is owned by %v, water drunk by %v", tables, owners, drinkers)
	}
	instance := puzzletest.Open(t, logicgrid.New(), puzzletest.Facts(t, logicgrid.New(), "zebra"))
	least, most := 1000, 0
	for i := range all {
		without := all
		without[i] = false
		tables, _, _ := street(without)
		if tables < 2 {
			t.Errorf("without hint %d there is %d table", i+1, tables)
		}
		least, most = min(least, tables), max(most, tables)
		done, _, _ := puzzletest.Search[logicgrid.Solution](t, instance, puzzle.Options{Keep: puzzletest.Without(fmt.Sprint("clues/", i))})
		if done.Solutions != tables || !done.Exact {
			t.Errorf("without hint %d the family finds %d tables, there are %d", i+1, done.Solutions, tables)
		}
	}
	if least != 2 || most != 42 { // as the preset tells
		t.Errorf("without a hint there are %d to %d tables", least, most)
	}
}

// The published answer is given as a sentence.
func TestZebraIsAnswered(t *testing.T) {
	instance := puzzletest.Open(t, logicgrid.New(), puzzletest.Facts(t, logicgrid.New(), "zebra"))
	done, _, _ := puzzletest.Search[logicgrid.Solution](t, instance, puzzle.Options{})
	if want := "The Norwegian goes with water and the Japanese goes with the zebra."; done.Answer != want {
		t.Errorf("the answer is %q", done.Answer)
	}
}

// A numbered place is where something is, as far as that can be said of it.
func TestNumberedPlacesAreSaid(t *testing.T) {
	for preset, said := range map[string]map[string]string{
		"zebra": {
			`"table/house 3/drink" = "milk"`:                "Milk is in house 3.",
			`not:"table/house 2/nation" = "the Englishman"`: "The Englishman is not in house 2.",
			`"table/house 1/colour" = "the red house"`:      "House 1 goes with the red house.",
			`with/water/nation = "the Norwegian"`:           "Water goes with the Norwegian.",
		},
		"night-train": {
			`"table/compartment 4/luggage" = "the fern"`: "The fern is in compartment 4.",
			`"table/compartment 4/town" = "Basel"`:       "Compartment 4 goes with Basel.",
		},
	} {
		instance := puzzletest.Open(t, logicgrid.New(), puzzletest.Facts(t, logicgrid.New(), preset))
		for c, want := range said {
			if got, err := instance.Says(c); got != want || err != nil {
				t.Errorf("%s: %q, %v", c, got, err)
			}
		}
		for _, fact := range instance.Facts() {
			if strings.Contains(fact.Text, "is number") {
				t.Errorf("a fact reads %q", fact.Text)
			}
		}
	}
}

// How many tables there are to write down is the product of the possibilities:
// each of 25 items in one of five houses.
func TestCountOfGenerateAndTest(t *testing.T) {
	instance := puzzletest.Open(t, logicgrid.New(), puzzletest.Facts(t, logicgrid.New(), "zebra"))
	done, _, steps := puzzletest.Search[logicgrid.Solution](t, instance, puzzle.Options{Strategy: "generate-and-test", Nodes: 1000, Trace: true, Steps: 1})
	if want := "To fill everything in there are 298,023,223,876,953,125 ways: each is written down whole, and then tested."; steps[0].Caption != want {
		t.Errorf("it begins with %q", steps[0].Caption)
	}
	if done.Verdict != puzzle.Unsolved || done.Stats.Nodes != 1000 {
		t.Errorf("%+v", done)
	}
}

// What the form cannot know is told at its field, with what would mend it.
func TestWhatIsRefused(t *testing.T) {
	refused := puzzletest.Refused(t, logicgrid.New(), "zebra")
	set := puzzletest.Set
	show := puzzletest.Refused(t, logicgrid.New(), "vegetable-show")
	show(set("items3", []string{"the leek", "the marrow", "the turnip"}), "items3", "The category vegetable has 3 items, and prize has 4, but all have as many: add 1.")
	show(set("items3", []string{"the leek", "the marrow", "the turnip", "the pumpkin", "the bean"}), "items3", "has 5 items, and prize has 4, but all have as many: take out 1.")
	show(set("items3/2", "Ada"), "items3/2", "“Ada” is an item of the category gardener already")
	refused(set("items7", []string{"x"}), "items7", "There are only 6 categories: add one, or take these items out.")
	refused(set("clues/0/other", "the Spaniard"), "clues/0/other", "“the Spaniard” is of the category nation, as “the Englishman” is, and those never go together")
	refused(set("clues/0/other", "the red hose"), "clues/0/other", "did you mean “the red house”?")
	refused(set("clues/4/other", "the green house"), "clues/4/other", "This clue needs different items")
	refused(set("clues/7/number", 6), "clues/7/number", "There are 5 of each category: choose a number from 1 to 5.")
	refused(set("clues/7/one", "house 2"), "clues/7/one", "All of this is of the category house")
	refused(set("clues/0", logicgrid.Clue{Kind: "more", By: "drink", One: "house 1", Number: 2, How: "more", Other: "house 2"}), "clues/0/by", "There is no number in coffee")
	refused(set("asked/0/by", "drink"), "asked/0/by", "“water” is of the category drink itself")
}

// A link made today opens for ever.
func TestGoldenLink(t *testing.T) {
	done := puzzletest.Linked(t, logicgrid.New(), "../../share/testdata/v1/logicgrid.link")
	if done.Verdict != puzzle.One {
		t.Errorf("what the link holds is decided as %s: %s", done.Verdict, done.Answer)
	}
}

// In whatever order the categories are filled in, the answer is the same; the work
// is not.
func TestOrderChangesTheWork(t *testing.T) {
	instance := puzzletest.Open(t, logicgrid.New(), puzzletest.Facts(t, logicgrid.New(), "night-train"))
	work := map[int64]bool{}
	for _, order := range [][]string{{"traveller", "town", "luggage"}, {"luggage", "town", "traveller"}} {
		done, _, _ := puzzletest.Search[logicgrid.Solution](t, instance, puzzle.Options{Strategy: "backtracking", Orders: map[string][]string{"categories": order}})
		if done.Solutions != 1 {
			t.Errorf("%v: %d tables", order, done.Solutions)
		}
		work[done.Stats.Nodes] = true
	}
	if len(work) < 2 {
		t.Errorf("the work is always the same: %v", work)
	}
}

// Who asks for the zebra is answered where all tables agree on it, and only there:
// street finds two tables with green and ivory side by side, and one owner.
func TestSeveralTablesMayAnswer(t *testing.T) {
	for _, test := range []struct{ how, off, answer string }{
		{"next", "", "The Norwegian goes with water and the Japanese goes with the zebra, in each of the two ways to fill in the table."},
		{"right-after", "clues/7", "Nobody can tell: there are 6 ways to fill in the table."},
	} {
		instance := puzzletest.Open(t, logicgrid.New(), puzzletest.Facts(t, logicgrid.New(), "zebra", puzzletest.Set("clues/4/how", test.how)))
		done, _, _ := puzzletest.Search[logicgrid.Solution](t, instance, puzzle.Options{Keep: func(id puzzle.FactID) bool { return id != test.off }})
		if done.Answer != test.answer {
			t.Errorf("%s without %q: %s", test.how, test.off, done.Answer)
		}
	}
}

// Every way of searching is one of the engine's, and so has a tree.
func TestWaysAreTrees(t *testing.T) {
	for _, strategy := range logicgrid.New().Info().Strategies {
		if !strategy.Tree {
			t.Errorf("%s is no tree", strategy.Name)
		}
	}
}
