package bridges_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"solvitur/solvers/family/bridges"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 100_000}.Run(t, bridges.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, bridges.New()) }

// All strategies agree with each other and with the naive way.
func TestVariants(t *testing.T) {
	puzzletest.Variants(t, bridges.New(), 1000, random, brute)
}

// random makes small maps, most of them with a chance of a walk: some grow
// along a walk, with a bridge more or less perhaps.
func random(rng *rand.Rand) bridges.Facts {
	f := bridges.Facts{Start: "*", End: "*", Closed: "*"}
	lands := 1 + rng.IntN(5)
	for i := range lands {
		f.Map.Nodes = append(f.Map.Nodes, bridges.Land{Name: string(rune('A' + i)), X: json.Number(strconv.Itoa(10 * i)), Y: "50"})
	}
	some := func() string { return f.Map.Nodes[rng.IntN(lands)].Name }
	f.Map.Links = []bridges.Bridge{}
	here := some()
	along := rng.IntN(3) > 0
	for i := range rng.IntN(8) {
		there := some()
		f.Map.Links = append(f.Map.Links, bridges.Bridge{Name: strconv.Itoa(i + 1), From: here, To: there})
		if here = there; !along {
			here = some()
		}
	}
	rng.Shuffle(len(f.Map.Links), func(i, j int) { f.Map.Links[i], f.Map.Links[j] = f.Map.Links[j], f.Map.Links[i] })
	if rng.IntN(4) == 0 {
		f.Start = some()
	}
	if rng.IntN(4) == 0 {
		f.End = some()
	}
	switch rng.IntN(6) {
	case 0:
		if f.Start == "*" || f.End == "*" || f.Start == f.End {
			f.Closed = "closed"
		}
	case 1:
		if f.Start == "*" || f.Start != f.End {
			f.Closed = "open"
		}
	}
	return f
}

// brute tries all orders of the bridges.
func brute(f bridges.Facts, keep func(puzzle.FactID) bool) []bridges.Solution {
	var standing []bridges.Bridge
	for i, b := range f.Map.Links {
		if keep("map/links/" + strconv.Itoa(i)) {
			standing = append(standing, b)
		}
	}
	start, end, closed := "*", "*", "*"
	if keep("start") {
		start = f.Start
	}
	if keep("end") {
		end = f.End
	}
	if keep("closed") {
		closed = f.Closed
	}
	fits := func(first, last string) bool {
		return (start == "*" || start == first) && (end == "*" || end == last) &&
			(closed == "*" || (closed == "closed") == (first == last))
	}
	all := []bridges.Solution{}
	var extend func(way []bridges.Step, lands []string, left []bridges.Bridge)
	extend = func(way []bridges.Step, lands []string, left []bridges.Bridge) {
		here := lands[len(lands)-1]
		if len(left) == 0 {
			if fits(lands[0], here) {
				all = append(all, bridges.Solution{Start: lands[0], Walk: slices.Clone(way)})
			}
			return
		}
		for i, b := range left {
			there := b.To
			switch here {
			case b.From:
			case b.To:
				there = b.From
			default:
				continue
			}
			extend(append(slices.Clone(way), bridges.Step{Bridge: b.Name}), append(slices.Clone(lands), there), slices.Delete(slices.Clone(left), i, i+1))
		}
	}
	for _, land := range f.Map.Nodes {
		extend(nil, []string{land.Name}, standing)
	}
	return all
}
