package speech_test

import (
	"fmt"
	"strings"
	"testing"

	"solvitur/solvers/family/truthtellers/speech"
)

// What formulas mean, in a world in which all is known: Al is a knight, Bo and
// Cy are knaves; Cy, Al, Bo came in in this order; Bo did it; Al and Bo are
// married; there is gold.
func TestFormulas(t *testing.T) {
	v := speech.New(field().Topics)
	world := &state{kinds: []int{knight, knave, knave}, places: []int{2, 3, 1}, traits: [][]bool{{false, true, false}, {true, true, false}}, things: []bool{true}}
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
		if f, err := v.Read(speech.Plain(text)); err != nil {
			t.Errorf("%s: %v", text, err)
		} else if got := f.Judge(world); got != speech.TruthOf(want) {
			t.Errorf("%q is %d, should be %v", text, got, want)
		}
	}
}

// What formulas mean that speak of statements: statement 2 is true, 1 and 3 are false.
func TestFormulasOfStatements(t *testing.T) {
	v := speech.New(speech.Topics{})
	v.Statements = 3
	world := &state{said: []bool{false, true, false}}
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
		if f, err := v.Read(speech.Plain(text)); err != nil {
			t.Errorf("%s: %v", text, err)
		} else if got := f.Judge(world); got != speech.TruthOf(want) {
			t.Errorf("%q is %d, should be %v", text, got, want)
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
		f.Statements[0] = c.text
		_, err := parse(f)
		if err == nil || !strings.Contains(err.Message, c.says) {
			t.Errorf("%q: the error is %v, should say %q", c.text, err, c.says)
			continue
		}
		if err.Offset == nil || *err.Offset != c.offset {
			t.Errorf("%q: the error %q stands at %v, should at %d", c.text, err.Message, show(err.Offset), c.offset)
		}
	}
}

func show(n *int) string {
	if n == nil {
		return "no character"
	}
	return fmt.Sprint(*n)
}
