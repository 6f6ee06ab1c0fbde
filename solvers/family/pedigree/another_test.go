package pedigree_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/pedigree"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) { puzzletest.Others(t, pedigree.New(), 10, brute) }

// What is asked of two phrases is answered by all people of both, each of them listed. All answers
// come up, and nothing is asked of one person.
func TestOtherComparisons(t *testing.T) {
	came := map[string]int{}
	for name, f := range puzzletest.Drawn[pedigree.Facts](t, pedigree.New(), 10) {
		question := puzzletest.Open(t, pedigree.New(), f).Question()
		if portrait := strings.HasPrefix(name, "nameless-portrait"); portrait != (question == nil) {
			t.Errorf("%s: asks another question: %v", name, f)
		}
		if question == nil {
			continue
		}
		first := everybody(f, puzzle.KeepAll, max(len(reading(f.Phrases[0].Text)), len(reading(f.Phrases[1].Text))))
		var sets [2][]string
		for line, who := range first {
			for i, p := range f.Phrases {
				if fits(line, reading(p.Text)) && !slices.Contains(sets[i], who) {
					sets[i] = append(sets[i], who)
				}
			}
		}
		both := 0
		for _, who := range sets[0] {
			if slices.Contains(sets[1], who) {
				both++
			}
		}
		want := "some"
		switch both {
		case 0:
			want = "none"
		case len(sets[0]):
			want = "all"
		}
		right, ok := question.Right(puzzle.KeepAll)
		var got struct {
			Are  string
			Both int
		}
		if err := json.Unmarshal(right.Answer, &got); err != nil || !ok || got.Are != want || got.Both != both || len(sets[0]) < 2 {
			t.Errorf("%s: %v is answered by %s, and is %s, %d of %v", name, f, right.Answer, want, both, sets)
		}
		came[want]++
	}
	if len(came) < 3 || came["all"] < 5 || came["none"] < 3 {
		t.Errorf("the answers are %v", came)
	}
}

// Where relatives married from one generation into the next, no answer is that of nearly every other
// puzzle: of some, one was both in two of three.
func TestOtherWeddings(t *testing.T) {
	answers := map[string]int{}
	for name, f := range puzzletest.Drawn[pedigree.Facts](t, pedigree.New(), 60) {
		if !strings.HasPrefix(name, "uncles-wedding ") {
			continue
		}
		right, _ := puzzletest.Open(t, pedigree.New(), f).Question().Right(puzzle.KeepAll)
		answers[string(right.Answer)]++
		for _, p := range f.Phrases {
			if strings.Count(p.Text, "great-") > 2 && !strings.Contains(p.Text, "’ ") {
				t.Errorf("%s: too long a word: %s", name, p.Text)
			}
		}
	}
	if len(answers) < 6 {
		t.Errorf("only these answers: %v", answers)
	}
	for answer, n := range answers {
		if n > 24 {
			t.Errorf("%d of 60 are answered by %s", n, answer)
		}
	}
}
