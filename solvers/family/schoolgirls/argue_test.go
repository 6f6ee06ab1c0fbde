package schoolgirls_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/schoolgirls"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Random puzzles whose rows are full and whose weeks are told apart are argued, and random
// schedules judged by what arguments are made of. Rows are wrong only where it is not
// counted on them how often two meet.
func TestArguments(t *testing.T) {
	puzzletest.Arguments(t, schoolgirls.New(), 300, randomArgued, func(rng *rand.Rand, f schoolgirls.Facts) schoolgirls.Solution {
		n, places := len(f.Names), f.Weeks*(f.Size-1)
		counted := places >= f.Most*(n-1) || n/f.Size < f.Size || f.Least > 0 && places <= f.Least*(n-1)
		s := schoolgirls.Solution{Rows: map[string]map[string]int{}}
		for w := range f.Weeks {
			for at, who := range rng.Perm(n) {
				row := at/f.Size + 1
				if !counted && rng.IntN(3*n) == 0 {
					row = 1 + rng.IntN(n/f.Size)
				}
				if name := f.Names[who]; s.Rows[name] == nil {
					s.Rows[name] = map[string]int{fmt.Sprint(w + 1): row}
				} else {
					s.Rows[name][fmt.Sprint(w+1)] = row
				}
			}
		}
		return s
	})
}

// randomArgued fills all rows and names all weeks but one.
func randomArgued(rng *rand.Rand) schoolgirls.Facts {
	shape := [][2]int{{2, 2}, {3, 3}, {4, 2}, {4, 4}, {6, 2}, {6, 3}, {4, 2}, {6, 2}}[rng.IntN(8)]
	f := schoolgirls.Facts{Names: people[:shape[0]], Size: shape[1], Weeks: 1 + rng.IntN(4), Most: 1 + rng.IntN(3), Least: max(0, rng.IntN(5)-2)}
	add := func(kind string, week int) {
		who := rng.Perm(len(f.Names))
		w := schoolgirls.Wish{Kind: kind, Week: week, Name: f.Names[who[0]], Other: f.Names[who[1]], How: []string{"meet", "apart"}[rng.IntN(2)]}
		if kind == "week" {
			w = schoolgirls.Wish{Kind: kind, Week: week, Rows: f.Names[who[0]] + ", " + f.Names[who[1]]}
			if f.Size < len(f.Names) {
				w.Rows += "; " + f.Names[who[2]]
			}
		}
		f.Wishes = append(f.Wishes, w)
	}
	for week := range f.Weeks - rng.IntN(2) {
		add([]string{"week", "when"}[rng.IntN(2)], week+1)
	}
	for range rng.IntN(3) {
		add("pair", 0)
	}
	if f.Wishes == nil {
		f.Wishes = []schoolgirls.Wish{}
	}
	return f
}

// What cannot be argued says why.
func TestUnargued(t *testing.T) {
	letters := strings.Split("A B C D E F G H I J K L", " ")
	week := func(w int) schoolgirls.Wish {
		return schoolgirls.Wish{Kind: "when", Week: w, Name: "A", How: "apart", Other: "B"}
	}
	facts := func(n, size int, wishes ...schoolgirls.Wish) schoolgirls.Facts {
		return schoolgirls.Facts{Names: letters[:n], Size: size, Weeks: 3, Most: 1, Wishes: wishes}
	}
	twice := facts(6, 3, week(1), week(2))
	twice.Most = 2
	for why, f := range map[string]schoolgirls.Facts{
		"Where two may meet more than once in groups of three": twice,
		"No wish speaks of rounds 1 and 3,":                    facts(9, 3, week(2)),
		"8 names do not fill groups of 3.":                     facts(8, 3, week(1), week(3)),
		"12 names can fill a group in too many ways":           facts(12, 3, week(1), week(2)),
	} {
		argued, err := puzzletest.Open(t, schoolgirls.New(), f).Argue(t.Context(), puzzle.ArgueOptions{})
		if err != nil || !strings.HasPrefix(argued.Unfit, why) {
			t.Errorf("%s: %q, %v", why, argued.Unfit, err)
		}
	}
}

// The only week that no wish speaks of can be spoken of by its number, and one of several
// cannot.
func TestOnlyWeekWithoutAWish(t *testing.T) {
	open := func(name string) puzzle.Instance {
		return puzzletest.Open(t, schoolgirls.New(), puzzletest.Facts(t, schoolgirls.New(), name))
	}
	claims, err := open("three-tables").ReadPart([]byte(`{"rows": {"Amos": {"3": 1}, "Fern": {"3": 1}}}`))
	if want := claim.That(true, "together", "3", "Amos", "Fern").String(); err != nil || len(claims) != 1 || claims[0] != want {
		t.Errorf("%q is read for %q, %v", claims, want, err)
	}
	if says, err := open("three-tables").Says(claim.That(true, "together", "3", "Amos", "Fern").String()); says != "In round 3, Amos and Fern are together." {
		t.Errorf("%q, %v", says, err)
	}
	if says, err := open("walking-girls").Says(claim.That(true, "together", "3", "Ada", "Bea").String()); err == nil {
		t.Errorf("one of several weeks has a number: %q", says)
	}
}

// Of all plans, that one is argued to its end in which it is told who sat with Earl.
func TestThreeTables(t *testing.T) {
	argued, err := puzzletest.Open(t, schoolgirls.New(), puzzletest.Facts(t, schoolgirls.New(), "three-tables")).Argue(t.Context(), puzzle.ArgueOptions{})
	if err != nil || argued.Unfit != "" || argued.Open || argued.Contradiction {
		t.Fatalf("%q, open: %v, %v", argued.Unfit, argued.Open, err)
	}
	for _, step := range argued.Steps {
		if strings.HasPrefix(step.Text, "Earl and Glen meet") {
			return
		}
	}
	t.Error("nobody says when Earl and Glen meet")
}
