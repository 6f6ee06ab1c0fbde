package logicgrid_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/logicgrid"
)

// Whatever the page prints as a clue can be pasted back, as it stands, and is the same
// clue: random ones of every kind, of the items of every preset, are judged alike in
// random tables.
func TestWhatIsPrintedCanBePasted(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	files, err := filepath.Glob("presets/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	for _, file := range files {
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var preset struct{ Facts logicgrid.Facts }
		if err := json.Unmarshal(raw, &preset); err != nil {
			t.Fatal(err)
		}
		done := map[string]int{}
		for tries := 0; tries < 4000 && len(done) < 25; tries++ {
			f := preset.Facts
			f.Asked = nil
			c := anyClue(rng, f)
			if done[c.Kind+c.How] > 3 {
				continue
			}
			f.Clues = []logicgrid.Clue{c}
			if !fits(f) {
				continue
			}
			done[c.Kind+c.How]++
			pasted(t, rng, f)
		}
		for _, kind := range []string{"sameso", "samenot", "either", "neither", "pair", "different", "orderbefore", "ordernot-next", "apart>=", "between", "atso", "atnot"} {
			if done[kind] == 0 {
				t.Errorf("%s: no clue of the kind %s was printed", file, kind)
			}
		}
	}
}

// anyClue is a clue of any kind, which may be refused.
func anyClue(rng *rand.Rand, f logicgrid.Facts) logicgrid.Clue {
	var all []string
	for _, list := range [][]string{f.Items1, f.Items2, f.Items3, f.Items4, f.Items5, f.Items6} {
		all = append(all, list...)
	}
	who := rng.Perm(len(all))
	pick := func(of ...string) string { return of[rng.IntN(len(of))] }
	c := logicgrid.Clue{Kind: pick("same", "either", "neither", "pair", "different", "order", "apart", "between", "at", "more"), One: all[who[0]], Other: all[who[1]]}
	by := f.Categories[rng.IntN(len(f.Categories))]
	third, fourth, fifth := all[who[2]], all[who[3]], all[who[4]]
	switch c.Kind {
	case "same":
		c.How = pick("so", "not")
	case "either", "neither":
		c.Third = third
	case "pair":
		c.Third, c.Fourth = third, fourth
	case "different":
		c.Third, c.Fourth, c.Fifth = pick(third, "*"), pick(fourth, "*"), pick(fifth, "*")
	case "order":
		c.How, c.By = pick("before", "after", "right-before", "right-after", "next", "not-next"), by
	case "apart":
		c.How, c.Number, c.By = pick("=", ">=", "<="), 1+rng.IntN(3), by
	case "between":
		c.Third, c.By = third, by
	case "at":
		c.Other, c.How, c.Number, c.By = "", pick("so", "not"), 1+rng.IntN(len(f.Items1)), by
	case "more":
		c.How, c.Number, c.By = pick("more", "times"), []int{1, 5, 1200}[rng.IntN(3)], by
	}
	return c
}

// pasted reads the first clue as it is printed, and compares the two.
func pasted(t *testing.T, rng *rand.Rand, f logicgrid.Facts) {
	t.Helper()
	instance, err := logicgrid.New().Parse([]byte(encoded(f)))
	if err != nil {
		t.Fatal(err)
	}
	text := instance.Facts()[1].Text
	for _, typed := range []string{text, strings.TrimSuffix(text, "."), "(" + strings.TrimSuffix(text, ".") + ") or (" + strings.TrimSuffix(text, ".") + ")"} {
		f.Clues = []logicgrid.Clue{f.Clues[0], {Kind: "formula", Formula: typed}}
		both, err := logicgrid.New().Parse([]byte(encoded(f)))
		if err != nil {
			t.Errorf("%q cannot be read: %v", typed, err)
			return
		}
		for range 25 {
			raw, _ := json.Marshal(anyTable(rng, f))
			broken, err := both.Violations(raw, func(string) bool { return true })
			if err != nil {
				t.Fatal(err)
			}
			if slices.Contains(broken, "clues/0") != slices.Contains(broken, "clues/1") {
				t.Errorf("%q is read as %q: %v", typed, both.Facts()[2].Text, broken)
				return
			}
		}
		// What is printed of the formula can be pasted, too.
		f.Clues[1].Formula = both.Facts()[2].Text
		if again, err := logicgrid.New().Parse([]byte(encoded(f))); err != nil || again.Facts()[2].Text != f.Clues[1].Formula {
			t.Errorf("%q is printed %q, and that cannot be read: %v", typed, f.Clues[1].Formula, err)
		}
	}
}

// anyTable puts all items together at random.
func anyTable(rng *rand.Rand, f logicgrid.Facts) logicgrid.Solution {
	s := logicgrid.Solution{Table: map[string]map[string]string{}}
	for _, row := range f.Items1 {
		s.Table[row] = map[string]string{}
	}
	for c, list := range [][]string{f.Items2, f.Items3, f.Items4, f.Items5, f.Items6}[:len(f.Categories)-1] {
		for i, k := range rng.Perm(len(list)) {
			s.Table[f.Items1[i]][f.Categories[c+1]] = list[k]
		}
	}
	return s
}

// Names that could be words of a clue need quotation marks, and are told so.
func TestNamesLikeWords(t *testing.T) {
	f := logicgrid.Facts{Categories: []string{"who", "what"}, Items1: []string{"the other", "and tea"}, Items2: []string{"1,200 steps", "number 7"}}
	for text, says := range map[string]string{
		"“the other” goes with 1,200 steps.":                "",
		"the other goes with 1,200 steps":                   "“the other”",
		"number 7 goes with and tea":                        "“number 7”",
		"“number 7” goes with “the other”":                  "",
		"No two of “the other” and 1,200 steps go together": "",
	} {
		f.Clues = []logicgrid.Clue{{Kind: "formula", Formula: text}}
		_, err := logicgrid.New().Parse([]byte(encoded(f)))
		if (says == "") != (err == nil) || err != nil && !strings.Contains(fmt.Sprint(err), says) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
