package truthtellers_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// What can be claimed is told as a sentence, and so is its contrary.
func TestClaimsInWords(t *testing.T) {
	instance, err := parse(t, field())
	if err != nil {
		t.Fatal(err)
	}
	for claim, want := range map[string]string{
		`people/Al/kind = "knave"`:                                     "Al is a knave.",
		`not:people/Al/kind = "knave"`:                                 "Al is not a knave.",
		`people/Al/kind in ["knave","spy"]`:                            "Al is a knave or a spy.",
		`not:people/Al/kind in ["knave","spy"]`:                        "Al is neither a knave nor a spy.",
		`people/Al/place = 2`:                                          "Al is 2nd.",
		`not:people/Al/place = 3`:                                      "Al is not last.",
		`people/Al/place >= 2`:                                         "The place of Al is at least 2.",
		`not:people/Al/place <= 2`:                                     "The place of Al is more than 2.",
		`"people/Al/did it" = true`:                                    "Al did it.",
		`"people/Al/did it" = false`:                                   "Al did not do it.",
		`not:"people/Al/did it" = false`:                               "Al did it.",
		`"things/there is gold/is" = true`:                             "There is gold.",
		`statement/1 = true`:                                           "Statement 1 is true.",
		`not:statement/1 = true`:                                       "Statement 1 is false.",
		`statement/1 = false`:                                          "Statement 1 is false.",
		`"formula/Al or not Bo" = true`:                                "Al is a knight, or Bo is not a knight.",
		`people/Al/kind = "spy" & people/Al/place = 1`:                 "Al is a spy and Al is 1st.",
		`not:people/Al/kind = "spy" & statement/1 = false`:             "Not all of this is so: Al is a spy and statement 1 is false.",
		`"formula/exactly 1 of us did it" = true & statement/2 = true`: "Exactly one of them did it and statement 2 is true.",
	} {
		if got, err := instance.Says(claim); err != nil || got != want {
			t.Errorf("%s is told as %q, should be %q: %v", claim, got, want, err)
		}
	}
	// What an answer does not tell is no claim.
	for claim, why := range map[string]string{
		`statement/3 = true`:                   "does not tell", // it speaks of a statement
		`"formula/statement 1 is true" = true`: "speaks of statements",
		`"formula/Al is a banana" = true`:      "is no formula",
		`statement/4 = true`:                   "there is no statement",
		`statement/01 = true`:                  "there is no statement",
		`statement/1 = 2`:                      "say that it is true or false",
		`people/Al/kind = "spook"`:             "cannot be",
		`people/Zed/kind = "spy"`:              "leads nowhere",
		`statements/1/true = true`:             "nothing is known",
		`statement/1/true = true`:              "nothing is known",
		`weather = true`:                       "nothing is known",
	} {
		if got, err := instance.Says(claim); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s is told as %q: %v", claim, got, err)
		}
	}
}

// Every claim about places is judged as it is worded, and searched for as it is
// judged.
func TestClaimsOfPlaces(t *testing.T) {
	f := truthtellers.Facts{People: []string{"A", "B", "C", "D"}, Ranked: true}
	instance, err := parse(t, f)
	if err != nil {
		t.Fatal(err)
	}
	for n := -1; n <= 6; n++ {
		for _, claim := range []string{fmt.Sprintf("people/B/place >= %d", n), fmt.Sprintf("people/B/place <= %d", n)} {
			for _, assumed := range []string{claim, puzzle.Not(claim)} {
				want := 0
				for place := 1; place <= 4; place++ {
					if (strings.Contains(claim, ">=") && place >= n || strings.Contains(claim, "<=") && place <= n) == (assumed == claim) {
						want += 6
					}
				}
				for _, strategy := range []string{"propagation", "cases", "worlds"} {
					if done := solve(t, instance, puzzle.Options{Strategy: strategy, Assume: []puzzle.Claim{assumed}}); done.Solutions != want || !done.Exact {
						t.Errorf("%s, %s: %d orders, should be %d", strategy, assumed, done.Solutions, want)
					}
				}
			}
		}
	}
}

// An answer that is wrong breaks facts that cannot be kept together, and no others.
func TestWhatAnAnswerBreaks(t *testing.T) {
	for _, c := range []struct {
		preset, answer string
		off, want      []puzzle.FactID
	}{
		{"knights-and-knaves-1", `{"people":{"A":{"kind":"knight"},"B":{"kind":"knight"}}}`, nil, nil},
		// A would be a knight and say what is false: neither is wrong by itself.
		{"knights-and-knaves-1", `{"people":{"A":{"kind":"knight"},"B":{"kind":"knave"}}}`, nil, []puzzle.FactID{"kinds/0", "statements/0"}},
		{"knights-and-knaves-1", `{"people":{"A":{"kind":"knight"},"B":{"kind":"knave"}}}`, []puzzle.FactID{"kinds/0"}, nil},
		{"knights-and-knaves-1", `{"people":{"A":{"kind":"knight"},"B":{"kind":"knave"}}}`, []puzzle.FactID{"statements/0"}, nil},
		// Nobody needs to know whether Birt plays better than Dick: some way will do.
		{"broken-window", `{"people":{"Alex":{"did it":false},"Birt":{"did it":false},"Clive":{"did it":true},"Dick":{"did it":false}}}`, nil, nil},
		// It was Alex only if 2 and 12 were both true.
		{"broken-window", `{"people":{"Alex":{"did it":true},"Birt":{"did it":false},"Clive":{"did it":false},"Dick":{"did it":false}}}`, []puzzle.FactID{"conditions/1"}, nil},
		// Which statements are true is asked: each is right or wrong by itself.
		{"which-answer", `{"statements":{"1":{"true":false},"2":{"true":false},"3":{"true":false},"4":{"true":false},"5":{"true":true},"6":{"true":true}}}`, nil, []puzzle.FactID{"statements/5"}},
		// Two cannot share a place, whoever lies.
		{"fooled-trainer", `{"people":{"Al":{"place":3},"Bill":{"place":5},"Charlie":{"place":2},"Dan":{"place":1},"Ed":{"place":1}}}`, []puzzle.FactID{"kinds/0"}, []puzzle.FactID{"rule:order"}},
	} {
		instance, _ := preset(t, c.preset)
		broken, err := instance.Violations(json.RawMessage(c.answer), func(id puzzle.FactID) bool { return !slices.Contains(c.off, id) })
		slices.Sort(broken)
		if err != nil || !slices.Equal(broken, c.want) {
			t.Errorf("%s without %v: %s breaks %q, should break %q: %v", c.preset, c.off, c.answer, broken, c.want, err)
		}
	}
}

// How the statements of an answer can be true is found out within bounds, or it is
// said that it was not.
func TestCompletingTakesNoTime(t *testing.T) {
	instance := func(text func(n int) string) puzzle.Instance {
		f := truthtellers.Facts{People: []string{"A"}, Traits: []string{"did it"}}
		for n := 1; n <= 180; n++ {
			f.Statements = append(f.Statements, truthtellers.Statement{Kind: "line", Text: text(n)})
		}
		got, err := parse(t, f)
		if err != nil {
			t.Fatal(err)
		}
		return got
	}
	answer := json.RawMessage(`{"people":{"A":{"did it":true}}}`)
	for _, c := range []struct {
		text      func(n int) string
		wrong     bool
		undecided bool
	}{
		{func(n int) string { return fmt.Sprintf("statement %d is true", max(1, n-1)) }, false, false},
		{func(n int) string { return fmt.Sprintf("exactly %d statements are false", n) }, false, false}, // 179 of 180
		{func(n int) string { return fmt.Sprintf("statement %d is false", n%180+1) }, false, false},
		{func(n int) string { return fmt.Sprintf("statement %d is false", n%59+1) }, true, false}, // an odd ring, and others about it
		{func(n int) string { return fmt.Sprintf("exactly %d of statements %d to 180 are true", 1+n%5, 1+n/2) }, false, true},
	} {
		start := time.Now()
		broken, err := instance(c.text).Violations(answer, nil)
		if took := time.Since(start); took > 5*time.Second {
			t.Errorf("%q: judged after %v", c.text(2), took)
		}
		if undecided := errors.Is(err, puzzle.ErrUndecided); err != nil && !undecided || undecided && !c.undecided || !c.undecided && (len(broken) > 0) != c.wrong {
			t.Errorf("%q: it breaks %d facts, %v", c.text(2), len(broken), err)
		}
	}
}

// An answer has a field for what is asked, and for nothing else.
func TestWhatIsAsked(t *testing.T) {
	for name, want := range map[string]string{
		"knights-and-knaves-1": `{"people":{"A":{"kind":"knight"},"B":{"kind":"knight"}}}`,
		"fooled-trainer":       `{"people":{"Al":{"place":3},"Bill":{"place":5},"Charlie":{"place":2},"Dan":{"place":1},"Ed":{"place":4}}}`,
		"broken-window":        `{"people":{"Alex":{"did it":false},"Birt":{"did it":false},"Clive":{"did it":true},"Dick":{"did it":false}}}`,
		"which-answer":         `{"statements":{"1":{"true":false},"2":{"true":false},"3":{"true":false},"4":{"true":false},"5":{"true":true},"6":{"true":false}}}`,
	} {
		instance, _ := preset(t, name)
		if err := instance.Answer().Validate(); err != nil {
			t.Error(err)
		}
		for event, err := range instance.Solve(t.Context(), puzzle.Options{}) {
			if err != nil {
				t.Fatal(err)
			}
			if event.Solution != nil && string(event.Solution) != want {
				t.Errorf("%s: %s, should be %s", name, event.Solution, want)
			}
		}
	}
	// A phrase may hold any sign; a name is no path.
	f := truthtellers.Facts{People: []string{"A/B"}, Traits: []string{"owns 1/2 of {it}~"}, Things: []string{"50% is/are gone"}}
	instance, err := parse(t, f)
	if err != nil {
		t.Fatal(err)
	}
	if done := solve(t, instance, puzzle.Options{}); done.Solutions != 4 {
		t.Errorf("%d answers, should be four", done.Solutions)
	}
	claims, err := instance.ReadPart(json.RawMessage(`{"people":{"A/B":{"owns 1/2 of {it}~":true}},"things":{"50% is/are gone":{"is":false}}}`))
	if err != nil || len(claims) != 2 {
		t.Fatal(claims, schema.FieldErrors(err))
	}
	if done := solve(t, instance, puzzle.Options{Assume: claims}); done.Verdict != puzzle.One {
		t.Errorf("assuming %q: %s", claims, done.Verdict)
	}
}
