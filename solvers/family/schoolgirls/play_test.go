package schoolgirls_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"solvitur/solvers/family/schoolgirls"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/view"
)

// Part of a schedule agrees with a solution whatever its groups are called, and in whatever order
// rounds come that no wish speaks of: but with each round of the solution once. So say the claims that
// it makes, by themselves and to a search.
func TestParts(t *testing.T) {
	agree, clash := 0, 0
	for i := range 600 {
		rng := rand.New(rand.NewPCG(uint64(i), 1850))
		f := random(rng)
		solutions := brute(f, func(puzzle.FactID) bool { return true })
		if len(solutions) == 0 || len(solutions) > 500 {
			continue
		}
		instance := puzzletest.Open(t, schoolgirls.New(), f)
		part := partOf(rng, f, solutions[rng.IntN(len(solutions))])
		raw := written(t, schoolgirls.Solution{Rows: part})
		claims, err := instance.ReadPart(raw)
		if err != nil {
			t.Fatal(err)
		}
		possible := false
		for _, s := range solutions {
			want := agrees(f, part, s)
			possible = possible || want
			whole := written(t, s)
			holds, err := instance.Judge(whole)
			if err != nil {
				t.Fatal(err)
			}
			got := true
			for _, claim := range claims {
				is, err := holds(claim)
				if err != nil {
					t.Fatal(err)
				}
				got = got && is
			}
			if got != want {
				t.Fatalf("variant %d: that %s agrees with %s is %v, and %q say %v", i, raw, whole, want, claims, got)
			}
		}
		for _, way := range []string{"", "propagation"} {
			done := puzzletest.Count(t, instance, puzzle.Options{Limit: 1, Bare: true, NoCore: true, Assume: claims, Strategy: way})
			if done.Verdict != puzzle.Unsolved && (done.Verdict == puzzle.None) == possible {
				t.Fatalf("variant %d, %s: that something agrees with %s is %v, and the verdict is %s", i, way, raw, possible, done.Verdict)
			}
		}
		if possible {
			agree++
		} else {
			clash++
		}
	}
	if agree < 50 || clash < 50 {
		t.Errorf("only %d parts agreed with something, and %d did not: they test too little", agree, clash)
	}
}

func written(t *testing.T, s schoolgirls.Solution) json.RawMessage {
	t.Helper()
	raw, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// partOf is part of a solution in other words, of which every second one has places changed.
func partOf(rng *rand.Rand, f schoolgirls.Facts, s schoolgirls.Solution) map[string]map[string]int {
	free, rows := freeOf(f), (len(f.Names)+f.Size-1)/f.Size
	source := slices.Clone(free)
	rng.Shuffle(len(source), func(i, k int) { source[i], source[k] = source[k], source[i] })
	part := map[string]map[string]int{}
	for _, name := range f.Names {
		part[name] = map[string]int{}
	}
	for w := range f.Weeks {
		from := w
		if i := slices.Index(free, w); i >= 0 {
			from = source[i]
		}
		called, most := rng.Perm(rows), 1+rng.IntN(len(f.Names))
		for _, name := range f.Names[:most] {
			part[name][strconv.Itoa(w+1)] = called[s.Rows[name][strconv.Itoa(from+1)]-1] + 1
		}
	}
	for range 4 * rng.IntN(2) {
		part[f.Names[rng.IntN(len(f.Names))]][strconv.Itoa(1+rng.IntN(f.Weeks))] = 1 + rng.IntN(rows)
	}
	return part
}

// freeOf are the rounds, from 0, that no wish speaks of.
func freeOf(f schoolgirls.Facts) (free []int) {
	for w := range f.Weeks {
		if !slices.ContainsFunc(f.Wishes, func(wish schoolgirls.Wish) bool { return wish.Week == w+1 }) {
			free = append(free, w)
		}
	}
	return free
}

// agrees tries all orders of the rounds that no wish speaks of.
func agrees(f schoolgirls.Facts, part map[string]map[string]int, s schoolgirls.Solution) bool {
	fits := func(w, of int) bool {
		in, there := strconv.Itoa(w+1), strconv.Itoa(of+1)
		for _, a := range f.Names {
			for _, b := range f.Names {
				if x, y := part[a][in], part[b][in]; x > 0 && y > 0 && (x == y) != (s.Rows[a][there] == s.Rows[b][there]) {
					return false
				}
			}
		}
		return true
	}
	free := freeOf(f)
	for w := range f.Weeks {
		if !slices.Contains(free, w) && !fits(w, w) {
			return false
		}
	}
	taken := map[int]bool{}
	var from func(i int) bool
	from = func(i int) bool {
		return i == len(free) || slices.ContainsFunc(free, func(of int) bool {
			if taken[of] || !fits(free[i], of) {
				return false
			}
			taken[of] = true
			defer delete(taken, of)
			return from(i + 1)
		})
	}
	return from(0)
}

// Two wishes for one round may speak of the same group, which need not be full in either: then no more
// is entered at once than the first says.
func TestGroupsThatMayBeOne(t *testing.T) {
	f := plain(8, 4, 1, false)
	f.Wishes = []schoolgirls.Wish{
		{Kind: "week", Week: 1, Rows: f.Names[0] + ", " + f.Names[1]},
		{Kind: "week", Week: 1, Rows: f.Names[2] + ", " + f.Names[3]},
		{Kind: "when", Week: 1, Name: f.Names[0], How: "meet", Other: f.Names[2]},
	}
	instance := puzzletest.Open(t, schoolgirls.New(), f)
	pressed := 0
	for _, v := range instance.Play(nil, func(puzzle.FactID) bool { return true }) {
		for part := range view.Marks(v) {
			if part.ID != "play-told" {
				continue
			}
			pressed++
			if len(part.Puts) != 2 {
				t.Errorf("it enters %v", part.Puts)
			}
		}
	}
	if pressed != 1 {
		t.Errorf("there are %d such buttons", pressed)
	}
}
