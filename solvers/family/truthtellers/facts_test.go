package truthtellers_test

import (
	"encoding/json"
	"strings"
	"testing"

	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// field is a puzzle in which everything can be spoken of.
func field() truthtellers.Facts {
	one := 1
	return truthtellers.Facts{
		Statements: []truthtellers.Statement{{Kind: "line", Text: "Al: Bo is a knight"}, {Kind: "line", Text: "Bo: I did it"}, {Kind: "line", Text: "statement 1 is true"}},
		Kinds:      []truthtellers.Kind{{Kind: "truth", Name: "knight"}, {Kind: "lies", Name: "knave"}, {Kind: "count", Name: "spy", Lies: &one}},
		Conditions: []truthtellers.Condition{},
		People:     []string{"Al", "Bo", "Cy"},
		Traits:     []string{"did it", "is married"},
		Ranked:     true,
		Things:     []string{"there is gold"},
	}
}

func parse(t *testing.T, f truthtellers.Facts) (puzzle.Instance, error) {
	t.Helper()
	raw, err := json.Marshal(f)
	if err != nil {
		t.Fatal(err)
	}
	return truthtellers.New().Parse(raw)
}

// Everything else that can be wrong has a message of its own at its field.
func TestBadFacts(t *testing.T) {
	n := func(n int) *int { return &n }
	for _, c := range []struct {
		path, says string
		change     func(f *truthtellers.Facts)
	}{
		{"people/1", "Al is already number 1 of this list", func(f *truthtellers.Facts) { f.People[1] = "Al" }},
		{"people/1", "“al” is already the name of a person", func(f *truthtellers.Facts) { f.People[1] = "al" }},
		{"people/1", "“and” is a word of the language", func(f *truthtellers.Facts) { f.People[1] = "and" }},
		{"people/1", "“Two” reads as a number", func(f *truthtellers.Facts) { f.People[1] = "Two" }},
		{"people/1", "This person has no name", func(f *truthtellers.Facts) { f.People[1] = "" }},
		{"kinds/1/name", "“Bo” is already the name of a person", func(f *truthtellers.Facts) { f.Kinds[1].Name = "Bo" }},
		{"kinds/2/lies", "choose a number from 0 to 200", func(f *truthtellers.Facts) { f.Kinds[2].Lies = n(-1) }},
		{"kinds/2/lies", "This is missing", func(f *truthtellers.Facts) { f.Kinds[2].Lies = nil }},
		{"traits/0", "is already said with the kind knave", func(f *truthtellers.Facts) { f.Traits[0] = "is a Knave" }},
		{"traits/0", "is already said with the kind knave", func(f *truthtellers.Facts) { f.Traits[0] = "are knaves" }},
		{"things/0", "“Al is a knave” is understood in statements as it is", func(f *truthtellers.Facts) { f.Things[0] = "Al is a knave" }},
		{"things/0", "“statement 2 is true” is understood in statements as it is", func(f *truthtellers.Facts) { f.Things[0] = "statement 2 is true" }},
		{"traits/0", "“is ahead of Bo” is understood in statements as it is", func(f *truthtellers.Facts) { f.Traits[0] = "is ahead of Bo" }},
		{"things/0", "“did it” is already the name of what may be true of a person", func(f *truthtellers.Facts) { f.Things[0] = "did it" }},
		{"things/0", "“Bo did it” is understood in statements as it is", func(f *truthtellers.Facts) { f.Things[0] = "Bo did it" }},
		{"things/0", "“nobody did it” is understood in statements as it is", func(f *truthtellers.Facts) { f.Things[0] = "nobody did it" }},
		{"things/0", "“I did it” is understood in statements as it is", func(f *truthtellers.Facts) { f.Things[0] = "I did it" }},
		{"traits/0", "“beat me” is understood in statements as it is", func(f *truthtellers.Facts) { f.Traits[0] = "beat me" }},
		{"things/1", "“there is no gold” is understood in statements as it is", func(f *truthtellers.Facts) { f.Things = append(f.Things, "there is no gold") }},
		{"traits/2", "“is not married” is understood in statements as it is", func(f *truthtellers.Facts) { f.Traits = append(f.Traits, "is not married") }},
		{"statements/2/speaker", "There is no person called Zed", func(f *truthtellers.Facts) {
			f.Statements[2] = truthtellers.Statement{Kind: "words", Speaker: "Zed", Words: "Well"}
		}},
		{"statements/2/text", "fill in a statement", func(f *truthtellers.Facts) { f.Statements[2].Text = "" }},
		{"statements/2/kind", "There is no kind of statement called song", func(f *truthtellers.Facts) { f.Statements[2].Kind = "song" }},
		{"statements/2/count", "That makes 202 statements, and at most 200 are allowed", func(f *truthtellers.Facts) {
			f.Statements[2] = truthtellers.Statement{Kind: "each", Count: n(200), Quantity: "exactly", Value: "false"}
		}},
		{"statements/2/count", "choose a number from 1 to 200", func(f *truthtellers.Facts) {
			f.Statements[2] = truthtellers.Statement{Kind: "each", Count: n(0), Quantity: "exactly", Value: "false"}
		}},
		{"statements/2/n", "There is no place 4", func(f *truthtellers.Facts) {
			f.Statements[2] = truthtellers.Statement{Kind: "place", Speaker: "Al", Who: "Bo", Is: "is", N: n(4)}
		}},
		{"statements/2", "nobody takes any", func(f *truthtellers.Facts) {
			f.Ranked = false
			f.Statements[2] = truthtellers.Statement{Kind: "place", Speaker: "Al", Who: "Bo", Is: "is", N: n(1)}
		}},
		{"statements/2/text", "“won” is about places, and nobody takes any here", func(f *truthtellers.Facts) {
			f.Ranked = false
			f.Statements[2].Text = "Al won"
		}},
		{"statements/2/text", "“Al” alone says nothing", func(f *truthtellers.Facts) {
			f.Kinds = f.Kinds[1:]
			f.Statements[0].Text = "Al: Bo is a knave"
			f.Statements[2].Text = "Al or Bo"
		}},
		{"statements/2/text", "“Al” alone could mean several kinds", func(f *truthtellers.Facts) {
			f.Kinds[1].Kind = "truth"
			f.Statements[2].Text = "Al or Bo"
		}},
		{"ranked", "Nobody is there to take a place", func(f *truthtellers.Facts) {
			f.People, f.Statements = []string{}, []truthtellers.Statement{}
		}},
		{"conditions/0/text", "“above” makes sense only in a statement", func(f *truthtellers.Facts) {
			f.Conditions = []truthtellers.Condition{{Kind: "formula", Text: "all above are true"}}
		}},
		{"conditions/0/text", "“This” means the statement itself", func(f *truthtellers.Facts) {
			f.Conditions = []truthtellers.Condition{{Kind: "formula", Text: "this statement is true"}}
		}},
		{"conditions/0/m", "There is no statement 12: choose one from 1 to 3", func(f *truthtellers.Facts) {
			f.Conditions = []truthtellers.Condition{{Kind: "clash", N: n(2), M: n(12)}}
		}},
		{"conditions/0", "there are 3 kinds and 2 people", func(f *truthtellers.Facts) {
			f.Statements, f.People = []truthtellers.Statement{}, f.People[:2]
			f.Conditions = []truthtellers.Condition{{Kind: "once"}}
		}},
		{"conditions/0/of", "There is no kind called knightess: did you mean knight?", func(f *truthtellers.Facts) {
			f.Conditions = []truthtellers.Condition{{Kind: "is", Who: "Al", Is: "is", Of: "knightess"}}
		}},
	} {
		f := field()
		c.change(&f)
		_, err := parse(t, f)
		errs := schema.FieldErrors(err)
		if len(errs) == 0 || errs[0].Path != c.path || !strings.Contains(errs[0].Message, c.says) {
			t.Errorf("at %s there should be %q; the errors are %v", c.path, c.says, err)
		}
	}
}

// An empty puzzle is a puzzle: a place to begin.
func TestBlank(t *testing.T) {
	instance, err := parse(t, truthtellers.Facts{})
	if err != nil {
		t.Fatal(err)
	}
	done := solve(t, instance, puzzle.Options{})
	if done.Verdict != puzzle.One || done.Answer != "Nothing is said, so nothing is wrong." {
		t.Errorf("%s: %s", done.Verdict, done.Answer)
	}
}

func solve(t testing.TB, instance puzzle.Instance, o puzzle.Options) *puzzle.Done {
	t.Helper()
	for event, err := range instance.Solve(t.Context(), o) {
		if err != nil {
			t.Fatal(err)
		}
		if event.Done != nil {
			return event.Done
		}
	}
	t.Fatal("the search ends without a verdict")
	return nil
}
