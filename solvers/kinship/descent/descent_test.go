package descent_test

import (
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/kinship/descent"
)

// A line is entered, read and claimed generation by generation.
func TestLines(t *testing.T) {
	a := descent.Answer{Key: "line", Longest: 3, Ends: true}
	for _, line := range []string{"F", "MF", "FMM"} {
		l := a.Of(line)
		if got := l.Letters(); got != line {
			t.Errorf("%s comes back as %s", line, got)
		}
		if faults := a.Refused(l); faults != nil {
			t.Errorf("%s is refused: %v", line, faults)
		}
		for _, c := range []claim.Claim{a.Is(line), claim.Not(a.Is(line))} {
			if got, ok := a.Claimed(c); !ok || got != line {
				t.Errorf("%v is of %s, %v", c, got, ok)
			}
		}
	}
	gap := a.Of("FFM")
	gap[descent.Generation(2)] = descent.Step{Who: descent.Nobody}
	if faults := a.Refused(gap); len(faults) != 1 || faults[0].Path != "line/generation 3/who" {
		t.Errorf("a line that ends and goes on: %v", faults)
	}
}

// What is claimed of one generation is no line, and is said by itself.
func TestSays(t *testing.T) {
	a := descent.Answer{Key: "line", Longest: 2, Ends: true}
	for said, c := range map[string]claim.Claim{
		"The line leads through a father in generation 1.":         a.Through(0, "father"),
		"The line does not lead through a mother in generation 2.": claim.Not(a.Through(1, "mother")),
		"The line has ended before generation 2.":                  a.Through(1, descent.Nobody),
	} {
		if _, ok := a.Claimed(c); ok {
			t.Errorf("%v is taken for a line", c)
		}
		if got, err := a.Says(c); err != nil || got != said {
			t.Errorf("%v: %q, %v", c, got, err)
		}
	}
	if _, err := a.Says(claim.That("father", "else")); err == nil {
		t.Error("a claim of something else is said")
	}
}
