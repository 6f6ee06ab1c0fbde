package truthtellers_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/explain"
	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
)

// facts are those of a preset, to be changed.
func facts(t *testing.T, name string) truthtellers.Facts {
	t.Helper()
	for _, p := range truthtellers.New().Presets() {
		if p.Name == name {
			var f truthtellers.Facts
			if err := json.Unmarshal(p.Facts, &f); err != nil {
				t.Fatal(err)
			}
			return f
		}
	}
	t.Fatalf("there is no puzzle %s", name)
	return truthtellers.Facts{}
}

// Somebody of whom too little is quoted cannot tell the lies that are due: the
// verdict and the one fact behind it say who, why, and what to do.
func TestWhoIsSilentCannotLie(t *testing.T) {
	two := 2
	for _, c := range []struct {
		name, want string
		change     func(f *truthtellers.Facts)
	}{
		{"broken-window", "Eva cannot tell one lie, as nothing is quoted from Eva: give Eva enough to say, or take the name off the list",
			func(f *truthtellers.Facts) { f.People = append(f.People, "Eva") }},
		{"fooled-trainer", "Eva cannot tell one lie, as nothing is quoted from Eva: give Eva enough to say, or take the name off the list; the same goes for Fay and Gus",
			func(f *truthtellers.Facts) { f.People = append(f.People, "Eva", "Fay", "Gus") }},
		{"fooled-trainer", "Eva cannot tell two lies, as only one statement is quoted from Eva: give Eva enough to say, or take the name off the list",
			func(f *truthtellers.Facts) {
				f.Kinds[0].Lies, f.People = &two, append(f.People, "Eva")
				f.Statements = append(f.Statements, truthtellers.Statement{Kind: "line", Text: "Eva: I won"})
			}},
	} {
		f := facts(t, c.name)
		c.change(&f)
		instance, err := parse(t, f)
		if err != nil {
			t.Fatal(err)
		}
		done := solve(t, instance, puzzle.Options{})
		if done.Verdict != puzzle.None || done.Answer != "This cannot be: "+c.want+"." {
			t.Errorf("%s: %s: %q, should say %q", c.name, done.Verdict, done.Answer, c.want)
		}
		why, err := explain.Why(t.Context(), instance, "", 1, explain.Options{Info: truthtellers.New().Info()})
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(why.Core, []puzzle.FactID{"kinds/0"}) {
			t.Errorf("%s: the reason is %q, should be what a kind tells", c.name, why.Core)
		}
		for _, fact := range instance.Facts() {
			if fact.ID == "kinds/0" && !strings.HasSuffix(fact.Text, "; "+c.want+".") {
				t.Errorf("%s: the fact behind it reads %q, should end in %q", c.name, fact.Text, c.want)
			}
		}
		// Without the fact nobody need lie, and nobody is blamed.
		if done := solve(t, instance, puzzle.Options{Keep: func(id puzzle.FactID) bool { return id != "kinds/0" }, Limit: 1}); strings.Contains(done.Answer, "Eva cannot") {
			t.Errorf("%s: with the lies switched off: %q", c.name, done.Answer)
		}
	}
}

// Who may be of another kind is no contradiction, and nobody is blamed.
func TestWhoIsSilentMayBeOfAnotherKind(t *testing.T) {
	f := facts(t, "broken-window")
	f.People = append(f.People, "Eva")
	f.Kinds = append(f.Kinds, truthtellers.Kind{Kind: "truth", Name: "girl"})
	instance, err := parse(t, f)
	if err != nil {
		t.Fatal(err)
	}
	for _, fact := range instance.Facts() {
		if strings.Contains(fact.Text, "Eva cannot") {
			t.Errorf("Eva is blamed: %q", fact.Text)
		}
	}
	if done := solve(t, instance, puzzle.Options{}); done.Verdict == puzzle.None {
		t.Errorf("with girls who tell no lies: %s", done.Answer)
	}
}

// Answers are counted by what is asked. Which of the statements were true that
// nobody heard is no part of them: three orders of five runners fit without Bill's
// answers, and three seats of gods without the left one's. By hand: Bill may lie in
// his first or in his second answer, and it is one order all the same; of the gods
// only Wisdom may have said this or that. If only B is heard (A and C are
// alike) and knights say what they like, B is a knave and A and C differ, or B is
// a knight and they are anything: six answers.
func TestAnswersAreCounted(t *testing.T) {
	for _, c := range []struct {
		name, want string
		off        []puzzle.FactID
	}{
		{"fooled-trainer", "No place is certain: three orders fit.", []puzzle.FactID{"statements/2", "statements/3"}},
		{"fooled-trainer", "The order is Dan, Charlie, Al, Ed and Bill.", []puzzle.FactID{"statements/4", "statements/5"}},
		{"three-gods", "Nobody can tell: three arrangements fit.", []puzzle.FactID{"statements/0"}},
		{"three-gods", "Nobody can tell: eight answers fit.", []puzzle.FactID{"conditions/0"}},
		{"knights-and-knaves-5", "Nobody can tell: six answers fit.", []puzzle.FactID{"statements/0", "kinds/0"}},
	} {
		instance, _ := preset(t, c.name)
		done := solve(t, instance, puzzle.Options{Keep: func(id puzzle.FactID) bool { return !slices.Contains(c.off, id) }})
		if done.Answer != c.want {
			t.Errorf("%s without %v: %q, should be %q", c.name, c.off, done.Answer, c.want)
		}
	}
}

// "What we found" about the hundred statements quotes what the table counts:
// so many dead ends, and solutions that no dead end is.
func TestDeadEndsOfAHundredStatements(t *testing.T) {
	instance, _ := preset(t, "hundred-statements")
	if done := solve(t, instance, puzzle.Options{}); done.Stats.DeadEnds != 99 || done.Stats.Nodes <= done.Stats.DeadEnds {
		t.Errorf("%d dead ends of %d cases, should be 99 of more", done.Stats.DeadEnds, done.Stats.Nodes)
	}
}
