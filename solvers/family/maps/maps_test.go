package maps_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/explain"
	"solvitur/solvers/family/maps"
	"solvitur/solvers/paint"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 30_000, Quick: 3}.Run(t, maps.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, maps.New()) }

// All ways of searching agree with each other, and with a brute force that hands out
// colours in every way.
func TestVariants(t *testing.T) { puzzletest.Variants(t, maps.New(), 1000, random, brute) }

// places have names with signs that mean something in claims and formulas.
var places = []string{"Oz", "b/org", "C~y", `D "ee"`, "Eve & co", "or not"}

func random(rng *rand.Rand) maps.Facts {
	f := maps.Facts{Colours: []string{"red", "light blue", "{x}", "and"}[:2+rng.IntN(3)], Remarks: []paint.Remark{}, Map: maps.Map{Links: []maps.Border{}}}
	n := 1 + rng.IntN(6)
	for i := range n {
		f.Map.Nodes = append(f.Map.Nodes, maps.Country{Name: places[i], X: json.Number(fmt.Sprint(rng.IntN(100))), Y: json.Number(fmt.Sprint(rng.IntN(100)))})
		for j := range i {
			if rng.IntN(10) < 6 {
				f.Map.Links = append(f.Map.Links, maps.Border{From: places[i], To: places[j]})
			}
		}
	}
	for range rng.IntN(3) {
		one := func(of ...string) string { return of[rng.IntN(len(of))] }
		who, number := rng.Perm(n), rng.IntN(n+1)
		r := paint.Remark{Kind: one("spot", "pair", "count", "formula")}
		switch {
		case r.Kind == "spot" || n == 1:
			r = paint.Remark{Kind: "spot", Spot: places[who[0]], How: one("so", "not"), Colour: one(f.Colours...)}
		case r.Kind == "pair":
			r.Spot, r.Other, r.How = places[who[0]], places[who[1]], one("same", "different")
		case r.Kind == "count":
			r.How, r.Number, r.Colour = one("=", ">=", "<="), &number, one(f.Colours...)
		default:
			r.Formula = fmt.Sprintf("“%s” is red iff “%s” is not red", places[who[0]], places[who[1]])
		}
		f.Remarks = append(f.Remarks, r)
	}
	return f
}

func brute(f maps.Facts, keep func(puzzle.FactID) bool) (all []paint.Solution) {
	ways := 1
	for range f.Map.Nodes {
		ways *= len(f.Colours)
	}
	for way := range ways {
		of, left := map[string]string{}, way
		for _, c := range slices.Backward(f.Map.Nodes) {
			of[c.Name] = f.Colours[left%len(f.Colours)]
			left /= len(f.Colours)
		}
		fits := true
		for i, b := range f.Map.Links {
			fits = fits && (of[b.From] != of[b.To] || !keep(fmt.Sprint("map/links/", i)))
		}
		for i, r := range f.Remarks {
			fits = fits && (seen(r, of) || !keep(fmt.Sprint("remarks/", i)))
		}
		if fits {
			s := paint.Solution{Spots: map[string]paint.Spot{}}
			for name, colour := range of {
				s.Spots[name] = paint.Spot{Colour: colour}
			}
			all = append(all, s)
		}
	}
	return all
}

func seen(r paint.Remark, of map[string]string) bool {
	switch r.Kind {
	case "spot":
		return (of[r.Spot] == r.Colour) != (r.How == "not")
	case "pair":
		return (of[r.Spot] == of[r.Other]) != (r.How == "different")
	case "count":
		n := 0
		for _, colour := range of {
			if colour == r.Colour {
				n++
			}
		}
		return map[string]bool{"=": n == *r.Number, ">=": n >= *r.Number, "<=": n <= *r.Number}[r.How]
	}
	two := strings.Split(strings.ReplaceAll(r.Formula, "”", "“"), "“")
	return (of[two[1]] == "red") == (of[two[3]] != "red")
}

// The numbers of colourings of a ring are (k-1)^n + (-1)^n (k-1), of a wheel k times
// those of the ring with a colour less: by the formulas of Birkhoff and Whitney. For
// numbers with a colour at hand the table says the same.
func TestRingsAndWheels(t *testing.T) {
	for n := 3; n <= 9; n++ {
		for k := 2; k <= 5; k++ {
			ring := func(k int) int {
				all, sign := 1, 1
				for range n {
					all, sign = all*(k-1), -sign
				}
				return all + sign*(k-1)
			}
			for _, hub := range []bool{false, true} {
				f := maps.Facts{Colours: strings.Fields("red green blue pink teal")[:k], Remarks: []paint.Remark{}}
				want := ring(k)
				name := func(i int) string { return fmt.Sprint("R", i%n) }
				for i := range n {
					f.Map.Nodes = append(f.Map.Nodes, maps.Country{Name: name(i), X: "1", Y: "1"})
					f.Map.Links = append(f.Map.Links, maps.Border{From: name(i), To: name(i + 1)})
				}
				if hub {
					want = k * ring(k-1)
					f.Map.Nodes = append(f.Map.Nodes, maps.Country{Name: "hub", X: "1", Y: "1"})
					for i := range n {
						f.Map.Links = append(f.Map.Links, maps.Border{From: "hub", To: name(i)})
					}
				}
				done, _, _ := puzzletest.Search[json.RawMessage](t, puzzletest.Open(t, maps.New(), f), puzzle.Options{})
				if done.Solutions != want || !done.Exact {
					t.Errorf("a ring of %d, with a hub: %v, in %d colours: %d colourings, want %d", n, hub, k, done.Solutions, want)
				}
				told := slices.ContainsFunc(done.Views, func(v view.View) bool { return v.Name == "ring" })
				if odd := n%2 == 1; told != (odd && (k == 2 || k == 3 && hub) || k == 2 && hub) {
					t.Errorf("a ring of %d, with a hub: %v, in %d colours: a ring is told of: %v", n, hub, k, told)
				}
			}
		}
	}
}

// Of a region whose colour is told by a fact that is switched off, all colours are asked about.
func TestSurveyWithoutAFact(t *testing.T) {
	instance := puzzletest.Open(t, maps.New(), json.RawMessage(`{"colours": ["red", "blue"], "remarks": [
		{"kind": "spot", "spot": "A", "how": "so", "colour": "red"}, {"kind": "pair", "spot": "A", "other": "B", "how": "same"}, {"kind": "spot", "spot": "B", "how": "so", "colour": "red"}],
		"map": {"nodes": [{"name": "A", "x": 1, "y": 1}, {"name": "B", "x": 9, "y": 9}], "links": []}}`))
	v, err := explain.Survey(t.Context(), instance, explain.Options{Info: maps.New().Info(), Brief: true, Keep: func(id puzzle.FactID) bool { return id != "remarks/0" }})
	if err != nil {
		t.Fatal(err)
	}
	for _, of := range []struct {
		name string
		got  []puzzle.ClaimText
		want []string
	}{{"certain", v.Certain, []string{"A is red.", "B is red."}}, {"excluded", v.Excluded, []string{"A is blue."}}} {
		var got []string
		for _, c := range of.got {
			got = append(got, c.Text)
		}
		if !slices.Equal(got, of.want) {
			t.Errorf("%s is %q, not %q", of.name, got, of.want)
		}
	}
}

// What the form cannot know is told at its field, with what would mend it.
func TestBadInput(t *testing.T) {
	_, err := maps.New().Parse(json.RawMessage(`{"remarks": [], "colours": ["red", "green"], "map": {"nodes": [], "links": []}}`))
	if err == nil || !strings.Contains(err.Error(), "map/nodes: There is no region to colour: add one.") {
		t.Errorf("an empty map: %v", err)
	}
	refused := puzzletest.Refused(t, maps.New(), "australia")
	refused(puzzletest.Set("map/links/0/to", "Western Australia"), "map/links/0/to", "“Western Australia” has no border with itself")
	refused(puzzletest.Set("map/links/0/to", "Queenland"), "map/links/0/to", "Queensland")
	refused(puzzletest.Set("map/nodes/1/name", "Tasmania"), "map/nodes/6/name", "")
	refused(puzzletest.Set("colours", []string{"red"}), "colours", "")
	refused(puzzletest.Set("remarks/2/other", "South Australia"), "remarks/2/other", "This remark compares two regions")
	refused(schema.Edit{Op: "remove", Path: "colours/0"}, "remarks/0/colour", "red")
}

func BenchmarkSolve(b *testing.B) {
	for _, preset := range maps.New().Presets() {
		for _, way := range maps.New().Info().Strategies {
			b.Run(preset.Name+"/"+way.Name, func(b *testing.B) {
				instance := puzzletest.Open(b, maps.New(), preset.Facts)
				for b.Loop() {
					puzzletest.Search[json.RawMessage](b, instance, puzzle.Options{Strategy: way.Name, Nodes: 1_000_000, Limit: 1000})
				}
			})
		}
	}
}
