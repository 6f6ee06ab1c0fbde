package truthtellers_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
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

// What formulas mean, in a world in which all is known: Al is a knight, Bo and
// Cy are knaves; Cy, Al, Bo came in in this order; Bo did it; Al and Bo are
// married; there is gold. (That Al then could not have said what he said does not
// matter for what words mean.)
func TestFormulas(t *testing.T) {
	instance, err := parse(t, field())
	if err != nil {
		t.Fatal(err)
	}
	world := json.RawMessage(`{"people":{
		"Al":{"kind":"knight","place":2,"did it":false,"is married":true},
		"Bo":{"kind":"knave","place":3,"did it":true,"is married":true},
		"Cy":{"kind":"knave","place":1,"did it":false,"is married":false}},"things":{"there is gold":{"is":true}}}`)
	for text, want := range map[string]bool{
		"Al":                                          true, // always tells the truth
		"not Al or Bo":                                false,
		"not (Al and Bo)":                             true,
		"Al and not Bo":                               true,
		"Al but not Bo":                               true,
		"Al xor Bo":                                   true,
		"Al iff Bo":                                   false,
		"Bo implies Al":                               true,
		"Al implies Bo":                               false,
		"Bo implies Al implies Bo":                    true, // to the right
		"if Bo then Al":                               true,
		"if Al, then Bo":                              false,
		"Al or Bo and Cy":                             true, // and before or
		"(Al or Bo) and Cy":                           false,
		"Al & !Bo | Cy":                               true,
		"Al -> Bo":                                    false,
		"Al => Bo":                                    false,
		"~Bo & Al":                                    true,
		"Al <=> Bo":                                   false,
		"Bo is a knave":                               true,
		"Bo is knave":                                 true,
		"bo is a Knave.":                              true,
		"Bo is not a knight":                          true,
		"Bo and Cy are knaves":                        true,
		"Al, Bo and Cy are knaves":                    false,
		"Bo and Cy are not knights":                   true,
		"Bo and Cy are of the same kind":              true,
		"Al, Bo and Cy are of different kinds":        false,
		"Al and Bo are of different kinds":            true,
		"Al is of the same kind as Bo":                false,
		"Al is of another kind than Bo":               true,
		"Bo did it":                                   true,
		"Al did not do it":                            true,
		"Al and Bo did it":                            false,
		"Cy is not married":                           true,
		"Al and Bo are married":                       true,
		"exactly 1 did it":                            true,
		"exactly one of us did it":                    true,
		"nobody did it":                               false,
		"somebody did it":                             true,
		"everybody is married":                        false,
		"at most 2 are married":                       true,
		"none of them is a spy":                       true,
		"exactly 1 of Al, Bo, Cy":                     true,
		"exactly 1 of Al, Bo and Cy":                  true,
		"exactly 2 of Al, Bo, Cy is a knave":          true,
		"at least 2 of Al, not Bo, (Cy or Al)":        true,
		"exactly 1 of Al is a knight, Bo is a knight": true,
		"all of us are knaves":                        false,
		"Cy is 1st":                                   true,
		"Cy is first":                                 true,
		"Cy won":                                      true,
		"Al is 2nd":                                   true,
		"Al is number 2":                              true,
		"Al is in place 2":                            true,
		"Bo is last":                                  true,
		"Bo is not last":                              false,
		"Al is ahead of Bo":                           true,
		"Bo is behind Al":                             true,
		"Cy is directly ahead of Bo":                  false,
		"Al is directly behind Cy":                    true,
		"Al is in front of Bo":                        true,
		"Cy beat Bo":                                  true,
		"Al beat exactly one":                         true,
		"Cy beat at least 2 others":                   true,
		"there is gold":                               true,
		"not there is gold":                           false,
		"Al would say that Bo did it":                 true,
		"Bo would say that Bo did it":                 false,
		"Bo would say (Al would say that Cy is a spy)":  true,
		"not (Al is a knight) or Bo is a knight":        false,
		"((Al))":                                        true,
		"at least 0 of us are spies":                    true,
		"exactly 7 of us are knaves":                    false,
		"exactly two of us are knaves and Al is knight": true,
	} {
		got, err := puzzletest.Holds(instance, world, claim.That(true, "formula", text).String())
		if err != nil {
			t.Errorf("%s: %v", text, err)
		} else if got != want {
			t.Errorf("%q is %v, should be %v", text, got, want)
		}
	}
}

// What formulas mean that speak of statements, where these are what is asked:
// statement 2 is true, 1 and 3 are false.
func TestFormulasOfStatements(t *testing.T) {
	line := truthtellers.Statement{Kind: "words", Speaker: "*", Words: "Well"}
	instance, err := parse(t, truthtellers.Facts{Statements: []truthtellers.Statement{line, line, line}})
	if err != nil {
		t.Fatal(err)
	}
	world := json.RawMessage(`{"statements":{"1":{"true":false},"2":{"true":true},"3":{"true":false}}}`)
	for text, want := range map[string]bool{
		"statement 2":                              true,
		"statement 1 is false":                     true,
		"option 2 is not false":                    true,
		"statements 1 and 3 are false":             true,
		"statements 1 to 3 are false":              false,
		"exactly 1 is true":                        true,
		"exactly 2 statements are false":           true,
		"exactly 2 of these statements are false":  true,
		"at least 1 of statements 1 and 3 is true": false,
		"exactly 1 of statement 1, statement 2":    true,
	} {
		if got, err := puzzletest.Holds(instance, world, claim.That(true, "formula", text).String()); err != nil || got != want {
			t.Errorf("%q is %v, should be %v: %v", text, got, want, err)
		}
	}
}

// A formula that cannot be read says where, and what would do.
func TestFormulasThatFail(t *testing.T) {
	for _, c := range []struct {
		text   string
		offset int
		says   string
	}{
		{"Al: not Al or", 13, "The text ends here: a person, a statement, “not”, a count or a bracket is missing."},
		{"Al: Bo is a knigt", 12, "“knigt” is not known here: did you mean “knight”?"},
		{"Al: Bob is a knight", 4, "“Bob” is not known here: did you mean “Bo”?"},
		{"Al: xyzzy", 4, "“xyzzy” is not known here: use the names of this puzzle (Al, Bo, Cy"},
		{"Al: (Bo is a knave", 18, "“)” is missing"},
		{"Al: Bo is a knave)", 17, "“)” stands where “and”, “or”, another connection, or the end is expected"},
		{"Al: Bo is", 9, "The text ends here: a kind (knight, knave, spy), a place, or another description is missing."},
		{"Al: exactly of Al, Bo", 12, "where a number is expected"},
		{"Al: exactly 1 of", 16, "The text ends here"},
		{"Al: at many 2 are knaves", 7, "“many” is not understood here: write “exactly”, “at least” or “at most” and a number"},
		{"Al: at 2 are knaves", 7, "“least” or “most” is expected"},
		{"Al: statement 9 is true", 14, "There is no statement 9: choose one from 1 to 3"},
		{"Al: statement is true", 14, "the number of a statement is expected"},
		{"Al: Bo is 4th", 10, "There is no place 4: there are 3 people"},
		{"Al: Bo is 0th", 10, "There is no place 0"},
		{"Al: Bo # Cy", 7, "The sign “#” has no meaning here"},
		{"Zed: Bo is a knight", 0, "There is no person called “Zed”: choose one of Al, Bo or Cy"},
		{"  Boo: Al is a knight", 2, "There is no person called “Boo”: did you mean Bo?"},
		{": Al is a knight", 0, "Nobody says this"},
		{"I am a knight", 0, "“I” needs a speaker"},
		{"if Al Bo", 6, "“then” is expected"},
		{"Al: Bo would Cy", 13, "“say” is expected"},
		{"Al:", 3, "The text ends here"},
		{"Al: " + strings.Repeat("(", 60), 28, "nested more than 24 deep"},
		{"Al: " + strings.Repeat("not ", 50) + "Bo", 100, "nested more than 24 deep"},
		{"Al: " + strings.Repeat("everybody would say ", 8) + "Bo", 4, "more than 1,000 parts"},
	} {
		f := field()
		f.Statements[0].Text = c.text
		_, err := parse(t, f)
		errs := schema.FieldErrors(err)
		if len(errs) != 1 || errs[0].Path != "statements/0/text" || !strings.Contains(errs[0].Message, c.says) {
			t.Errorf("%q: the error is %v, should say %q", c.text, err, c.says)
			continue
		}
		if errs[0].Offset == nil || *errs[0].Offset != c.offset {
			t.Errorf("%q: the error %q stands at %v, should at %d", c.text, errs[0].Message, show(errs[0].Offset), c.offset)
		}
	}
}

func show(n *int) string {
	if n == nil {
		return "no character"
	}
	return fmt.Sprint(*n)
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
