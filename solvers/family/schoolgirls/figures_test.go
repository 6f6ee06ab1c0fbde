package schoolgirls_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/schoolgirls"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

// plain are so many names in rows of so many, for so many weeks, no two twice; with
// the first week given, where that is wanted.
func plain(n, size, weeks int, given bool) schoolgirls.Facts {
	f := schoolgirls.Facts{Size: size, Weeks: weeks, Most: 1, Wishes: []schoolgirls.Wish{}}
	var rows []string
	for i := range n {
		f.Names = append(f.Names, fmt.Sprint("n", i+1))
		if i%size == 0 {
			rows = append(rows, f.Names[i])
		} else {
			rows[len(rows)-1] += ", " + f.Names[i]
		}
	}
	if given {
		f.Wishes = append(f.Wishes, schoolgirls.Wish{Kind: "week", Week: 1, Rows: strings.Join(rows, "; ")})
	}
	return f
}

// How many schedules there are. Those of 9 and 16 follow from the affine planes of
// order 3 and 4, of which there is one each: n! divided by the number of its
// symmetries. Those of rows of two are the one-factorizations of complete graphs
// (OEIS A000438). The others are counts of cliques, by a program of its own, among
// all divisions of the names that have no pair in common.
func TestHowMany(t *testing.T) {
	for _, want := range []struct {
		n, size, weeks int
		given          bool
		schedules      int
	}{
		{9, 3, 4, true, 12}, {9, 3, 4, false, 840}, {9, 3, 3, true, 36}, {9, 3, 2, true, 36}, {9, 3, 5, true, 0},
		{8, 3, 4, true, 12}, {10, 3, 4, true, 5304}, {16, 4, 5, true, 6912},
		{4, 2, 3, false, 1}, {6, 2, 5, false, 6}, {8, 2, 7, false, 6240}, {8, 2, 7, true, 416},
		{5, 2, 5, false, 6}, {7, 2, 7, true, 416}, {5, 2, 4, false, 90},
		{6, 3, 2, false, 0}, {7, 3, 2, false, 0}, {12, 4, 2, false, 0}, {12, 3, 5, true, 0}, {36, 6, 4, false, 0},
	} {
		for _, way := range []string{"plan", "rows"} {
			if way == "rows" && want.n == 36 {
				continue // that is quoted, not worked out
			}
			done, _, _ := puzzletest.Search[json.RawMessage](t, puzzletest.Open(t, schoolgirls.New(), plain(want.n, want.size, want.weeks, want.given)), puzzle.Options{Strategy: way, Bare: true})
			if done.Solutions != want.schedules || !done.Exact {
				t.Errorf("%v by %s: %d schedules (exact: %v)", want, way, done.Solutions, done.Exact)
			}
		}
	}
}

// What is drawn up by rule. That these are schedules is checked as every answer is.
func TestByRule(t *testing.T) {
	for _, f := range []schoolgirls.Facts{
		plain(9, 3, 4, true), plain(15, 3, 7, true), plain(27, 3, 13, false), plain(39, 3, 19, false),
		plain(16, 4, 5, true), plain(28, 4, 8, false), plain(32, 4, 9, false), plain(20, 4, 5, true),
		plain(25, 5, 6, true), plain(35, 5, 7, false), plain(36, 6, 3, true), plain(40, 20, 1, false),
		plain(20, 2, 19, true), plain(40, 2, 39, false), plain(21, 2, 21, false), plain(39, 2, 39, true),
		plain(14, 3, 7, true), plain(16, 3, 7, true),
	} {
		done, _, steps := puzzletest.Search[json.RawMessage](t, puzzletest.Open(t, schoolgirls.New(), f), puzzle.Options{Limit: 1, Trace: true, Steps: 1})
		if done.Verdict != puzzle.Many || !strings.HasPrefix(steps[0].Caption, "By rule") {
			t.Errorf("%d in rows of %d for %d weeks: %s; %s", len(f.Names), f.Size, f.Weeks, done.Answer, steps[0].Caption)
		}
	}
}

// Where a search gives up it says so, and never that there is none: ten weeks for
// thirty-two golfers are known to be possible.
func TestUndecided(t *testing.T) {
	for _, way := range []string{"plan", "rows", fdsearch.ByPropagation, fdsearch.ByLearning} {
		done, _, _ := puzzletest.Search[json.RawMessage](t, puzzletest.Open(t, schoolgirls.New(), plain(32, 4, 10, true)), puzzle.Options{Strategy: way, Nodes: 5_000_000})
		if done.Verdict != puzzle.Unsolved || !strings.HasPrefix(done.Answer, "Not decided") {
			t.Errorf("%s: %s, %s", way, done.Verdict, done.Answer)
		}
	}
}

// What counting refutes names the facts that it counts by, and gives the reason.
func TestCounting(t *testing.T) {
	least := plain(9, 3, 3, false)
	least.Least = 1
	both := plain(9, 3, 9, false)
	both.Most, both.Least = 2, 3
	for _, want := range []struct {
		schoolgirls.Facts
		core, why string
	}{
		{plain(9, 3, 5, false), "[most]", "No: in 5 rounds each would meet 10, and 8 others, each at most once, make only 8."},
		{plain(6, 3, 2, false), "[most]", "No: the 3 of a group must be in different groups in the next round, and there are only 2 groups."},
		{plain(7, 3, 2, false), "[most]", "No: each of the 2 full groups must send somebody into the smaller group in the next round, which takes only 1."},
		{plain(7, 2, 8, false), "[most]", "No: the smaller group would have to take each of the 7 at least 2 times, and has only 8 places in 8 rounds."},
		{plain(36, 6, 4, false), "[most]", "No: four rounds would make two orthogonal Latin squares of order 6, and there are none (G. Tarry, 1900)."},
		{least, "[least]", "No: in 3 rounds each meets 6 at most, and 8 others, each at least once, make 8."},
		{both, "[most least]", "No: in 9 rounds"},
	} {
		done, _, _ := puzzletest.Search[json.RawMessage](t, puzzletest.Open(t, schoolgirls.New(), want.Facts), puzzle.Options{})
		if done.Verdict != puzzle.None || !strings.HasPrefix(done.Answer, want.why) || want.core != "[most least]" && fmt.Sprint(done.Core) != want.core {
			t.Errorf("%s: %s, by %v", want.why, done.Answer, done.Core)
		}
	}
}

// Weeks with other first rows than those of the list, and names in another order,
// make no other schedules.
func TestOrdersOfNames(t *testing.T) {
	f := plain(9, 3, 4, true)
	done, _, _ := puzzletest.Search[json.RawMessage](t, puzzletest.Open(t, schoolgirls.New(), f), puzzle.Options{Strategy: "rows",
		Orders: map[string][]string{"names": strings.Fields("n5 n1 n9 n3 n7 n2 n8 n4 n6")}})
	if done.Solutions != 12 {
		t.Errorf("%d schedules", done.Solutions)
	}
}

// A week keeps its number while the wish that speaks of it is switched off, and the
// page says so: there are more schedules than without that wish.
func TestNumberedWeeks(t *testing.T) {
	search := func(f schoolgirls.Facts, off ...puzzle.FactID) (int, string) {
		done, _, _ := puzzletest.Search[json.RawMessage](t, puzzletest.Open(t, schoolgirls.New(), f), puzzle.Options{Keep: func(id puzzle.FactID) bool { return !slices.Contains(off, id) }})
		return done.Solutions, done.Views[0].Note
	}
	says := "Of round 1 a wish speaks that is switched off"
	for _, c := range []struct {
		given bool
		off   []puzzle.FactID
		want  int
		told  bool
	}{{true, nil, 2, false}, {true, []puzzle.FactID{"wishes/0"}, 30, true}, {false, nil, 6, false}} {
		if n, note := search(plain(6, 2, 5, c.given), c.off...); n != c.want || strings.Contains(note, says) != c.told {
			t.Errorf("%+v: %d schedules; %s", c, n, note)
		}
	}
}

// All groups that wishes know of a round are drawn in it, whether in one wish or in several.
func TestGroupsOfOneRound(t *testing.T) {
	f := plain(6, 2, 5, false)
	for _, groups := range []string{"n1, n4", "n2, n6; n3, n5"} {
		f.Wishes = append(f.Wishes, schoolgirls.Wish{Kind: "week", Week: 1, Rows: groups})
	}
	given := puzzletest.Open(t, schoolgirls.New(), f).Given()
	if says := given[0].Drawing.Says; says != "Round 1: n1 and n4; n2 and n6; n3 and n5." {
		t.Errorf("it says %q", says)
	}
	for _, s := range given[0].Drawing.Shapes {
		if s.Text == "n3" && !slices.Equal(s.Facts, []puzzle.FactID{"wishes/1"}) {
			t.Errorf("n3 stands there by %v", s.Facts)
		}
	}
}

// What the form cannot know is told at its field, with what would mend it.
func TestBadInput(t *testing.T) {
	refused := puzzletest.Refused(t, schoolgirls.New(), "walking-girls")
	week := func(rows string) map[string]any { return map[string]any{"kind": "week", "week": 1, "rows": rows} }
	for _, bad := range []struct {
		edit     schema.Edit
		at, says string
	}{
		{puzzletest.Set("size", 10), "size", "There are 9 names, which do not fill a group of 10: choose a number from 2 to 9."},
		{puzzletest.Set("size", 1), "size", "2"},
		{puzzletest.Set("weeks", 0), "weeks", "1"},
		{puzzletest.Set("weeks", 41), "weeks", "40"},
		{puzzletest.Set("wishes/0/week", 5), "wishes/0/week", "There are 4 rounds: choose a number from 1 to 4."},
		{puzzletest.Set("wishes/0", week("Ada, Bob")), "wishes/0/rows", "There is no name called “Bob”"},
		{puzzletest.Set("wishes/0", week("Ada, Bea; Ada, Cleo")), "wishes/0/rows", "Ada stands here for the second time: remove one."},
		{puzzletest.Set("wishes/0", week("Ada, Bea, Cleo, Dora")), "wishes/0/rows", "A group has room for 3, and Ada begins one of 4"},
		{puzzletest.Set("wishes/0", week("Ada; Bea; Cleo; Dora")), "wishes/0/rows", "A round has 3 groups, and these are 4"},
		{puzzletest.Set("wishes/0", week("Ada")), "wishes/0/rows", "This says nothing"},
		{puzzletest.Set("wishes/0", map[string]any{"kind": "pair", "name": "Ada", "how": "meet", "other": "Ada"}), "wishes/0/other", "Nobody meets herself or himself"},
		{puzzletest.Set("wishes/0", map[string]any{"kind": "when", "week": 9, "name": "Ada", "how": "meet", "other": "Bea"}), "wishes/0/week", "There are 4 rounds"},
	} {
		refused(bad.edit, bad.at, bad.says)
	}
}

// The first schedule for the published sizes, as a page asks for it.
func BenchmarkFirst(b *testing.B) {
	for _, size := range []struct{ n, k, weeks int }{{9, 3, 4}, {15, 3, 7}, {32, 4, 7}, {32, 4, 9}, {40, 2, 39}} {
		instance := puzzletest.Open(b, schoolgirls.New(), plain(size.n, size.k, size.weeks, true))
		b.Run(fmt.Sprintf("%d-%d-%d", size.n, size.k, size.weeks), func(b *testing.B) {
			for b.Loop() {
				if done, _, _ := puzzletest.Search[json.RawMessage](b, instance, puzzle.Options{Limit: 1}); done.Solutions < 2 {
					b.Fatal(done.Answer)
				}
			}
		})
	}
}

// The whole search where there is none by counting alone.
func BenchmarkTwelveInThrees(b *testing.B) {
	instance := puzzletest.Open(b, schoolgirls.New(), plain(12, 3, 5, true))
	for _, way := range []string{"rows", fdsearch.ByLearning} {
		b.Run(way, func(b *testing.B) {
			for b.Loop() {
				puzzletest.Search[json.RawMessage](b, instance, puzzle.Options{Strategy: way})
			}
		})
	}
}
