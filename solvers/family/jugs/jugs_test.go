package jugs_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"solvitur/solvers/family/jugs"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

// Plans without memory are tried as far as the budget goes.
func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 15_000}.Run(t, jugs.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, jugs.New()) }

// All strategies agree with each other and with all plans of each length, tried
// one after the other.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 3_000}, jugs.New(), 1000, random, brute)
}

func random(rng *rand.Rand) jugs.Facts {
	f := jugs.Facts{Jugs: []jugs.Jug{}, Bans: []jugs.Pour{}, Goals: []jugs.Goal{}}
	largest := 0
	var names []string
	for i := range 1 + rng.IntN(3) {
		j := jugs.Jug{Name: string(rune('A' + i)), Holds: 1 + rng.IntN(6)}
		j.First = rng.IntN(j.Holds + 1)
		largest = max(largest, j.Holds)
		names = append(names, j.Name)
		f.Jugs = append(f.Jugs, j)
	}
	for range rng.IntN(4) {
		from, to := append([]string{"tap", "*"}, names...), append([]string{"sink", "*"}, names...)
		b := jugs.Pour{From: from[rng.IntN(len(from))], To: to[rng.IntN(len(to))]}
		if (b.From != b.To || b.From == "*") && (b.From != "tap" || b.To != "sink") {
			f.Bans = append(f.Bans, b)
		}
	}
	for range rng.IntN(3) {
		g := jugs.Goal{Jug: "*", Amount: rng.IntN(largest + 1)}
		if at := rng.IntN(len(names) + 1); at > 0 {
			g = jugs.Goal{Jug: names[at-1], Amount: rng.IntN(f.Jugs[at-1].Holds + 1)}
		}
		for range 1 + rng.IntN(2)*rng.IntN(5) { // the same may be said several times
			f.Goals = append(f.Goals, g)
		}
	}
	f.Goals = f.Goals[:min(len(f.Goals), 5)]
	return f
}

// brute goes through the contents of the jugs, written as texts, round by round,
// with every plan that leads to each of them for the first time.
func brute(f jugs.Facts, keep func(puzzle.FactID) bool) []jugs.Solution {
	on := func(list string, i int) bool { return keep(list + "/" + strconv.Itoa(i)) }
	type way struct {
		in    map[string]int
		pours []jugs.Pour
	}
	start := way{in: map[string]int{}}
	holds := map[string]int{}
	froms, tos := []string{"tap"}, []string{"sink"}
	for i, j := range f.Jugs {
		if on("jugs", i) {
			start.in[j.Name], holds[j.Name] = j.First, j.Holds
			froms, tos = append(froms, j.Name), append(tos, j.Name)
		}
	}
	text := func(in map[string]int) (t string) {
		for _, name := range froms[1:] {
			t += strconv.Itoa(in[name]) + " "
		}
		return t
	}
	there := func(w way) bool {
		for i, g := range f.Goals {
			met := false
			for name, n := range w.in {
				met = met || (g.Jug == "*" || g.Jug == name) && n == g.Amount
			}
			if on("goals", i) && !met {
				return false
			}
		}
		return true
	}
	seen := map[string]bool{text(start.in): true}
	round := []way{start}
	for len(round) > 0 {
		var found []jugs.Solution
		for _, w := range round {
			if there(w) {
				found = append(found, jugs.Solution{Pours: w.pours})
			}
		}
		if found != nil {
			return found
		}
		var next []way
		for _, w := range round {
			for _, from := range froms {
			pours:
				for _, to := range tos {
					for i, b := range f.Bans {
						if on("bans", i) && (b.From == from || b.From == "*" && from != "tap") && (b.To == to || b.To == "*" && to != "sink") {
							continue pours
						}
					}
					flows, isJug := w.in[from]
					if !isJug {
						flows = 1000
					}
					if room, isJug := w.in[to]; isJug {
						flows = min(flows, holds[to]-room)
					}
					if flows == 0 || from == to || from == "tap" && to == "sink" {
						continue
					}
					then := way{in: map[string]int{}, pours: append(slices.Clone(w.pours), jugs.Pour{From: from, To: to})}
					for name, n := range w.in {
						then.in[name] = n
					}
					if _, isJug := w.in[from]; isJug {
						then.in[from] -= flows
					}
					if _, isJug := w.in[to]; isJug {
						then.in[to] += flows
					}
					next = append(next, then)
				}
			}
		}
		round = slices.DeleteFunc(next, func(w way) bool { return seen[text(w.in)] })
		for _, w := range round {
			seen[text(w.in)] = true
		}
	}
	return []jugs.Solution{}
}

// A goal that is stated five times asks for no more than once, in whatever way one
// searches.
func TestAGoalStatedAgain(t *testing.T) {
	instance := puzzletest.Open(t, jugs.New(), puzzletest.Facts(t, jugs.New(), "four-litres",
		puzzletest.Set("goals", slices.Repeat([]jugs.Goal{{Jug: "Bertha", Amount: 4}}, 5))))
	for _, strategy := range jugs.New().Info().Strategies {
		done, found, _ := puzzletest.Search[jugs.Solution](t, instance, puzzle.Options{Strategy: strategy.Name})
		if done.Verdict != puzzle.One || len(found) != 1 || len(found[0].Pours) != 6 {
			t.Errorf("%s: %s, with %d plans: %v", strategy.Name, done.Verdict, len(found), found)
		}
	}
}

func TestWhatIsRefused(t *testing.T) {
	refused := puzzletest.Refused(t, jugs.New(), "four-litres")
	refused(puzzletest.Set("goals/0/amount", 6), "goals/0/amount", "The largest jug holds 5 litres, and never 6")
	refused(puzzletest.Set("goals/0", jugs.Goal{Jug: "Tim", Amount: 4}), "goals/0/amount", "“Tim” holds 3 litres, and never 4")
	refused(puzzletest.Set("jugs/1/first", 4), "jugs/1/first", "“Tim” holds 3 litres")
	refused(puzzletest.Set("jugs/1/name", "tap"), "jugs/1/name", "give the jug another name")
	for _, name := range []string{"the tap", "The Sink", "any jug", "some jug"} {
		refused(puzzletest.Set("jugs/1/name", name), "jugs/1/name", "mean something else: give the jug another name")
	}
	refused(puzzletest.Set("goals/0/jug", "Bert"), "goals/0/jug", "Bertha")
	ban := func(from, to string) schema.Edit {
		return schema.Edit{Op: "insert", Path: "bans/0", Value: jugs.Pour{From: from, To: to}}
	}
	refused(ban("tap", "sink"), "bans/0/to", "choose another jug")
	refused(ban("Tim", "Tim"), "bans/0/to", "choose another jug")
}

// A link made today opens for ever.
func TestGoldenLink(t *testing.T) {
	done := puzzletest.Linked(t, jugs.New(), "../../share/testdata/v1/jugs.link")
	if done.Verdict != puzzle.One {
		t.Errorf("what the link holds is decided as %s: %s", done.Verdict, done.Answer)
	}
}
