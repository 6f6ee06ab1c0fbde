package divisions_test

import (
	"strings"
	"testing"

	"solvitur/solvers/family/divisions"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) {
	puzzletest.Others[divisions.Facts, divisions.Solution](t, divisions.New(), 4, nil)
}

// Of another division no digit more can be wiped off, and all that can be read are alike.
func TestNoDigitIsSuperfluous(t *testing.T) {
	family := divisions.New()
	for name, f := range puzzletest.Drawn[divisions.Facts](t, family, 3) {
		read, alike := 0, ""
		texts := []*string{&f.Divisor, &f.Dividend, &f.Quotient}
		for i := range f.Lines {
			texts = append(texts, &f.Lines[i].Digits)
		}
		for _, text := range texts {
			was := *text
			for i := range was {
				if was[i] == '*' {
					continue
				}
				read++
				alike += was[i : i+1]
				*text = was[:i] + "*" + was[i+1:]
				if done, _, _ := puzzletest.Search[divisions.Solution](t, puzzletest.Open(t, family, f), puzzle.Options{Limit: 1, Bare: true}); done.Verdict != puzzle.Many {
					t.Errorf("%s: without a digit of %s there is still one answer: %v", name, was, f)
				}
				*text = was
			}
		}
		if strings.Trim(alike, alike[:1]) != "" || strings.HasPrefix(name, "lone-six ") && read != 1 {
			t.Errorf("%s: what can be read is %s", name, alike)
		}
	}
}
