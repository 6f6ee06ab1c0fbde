package cubes_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"solvitur/solvers/family/cubes"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Generate and test runs out of this, and is compared in what it decides.
var suite = puzzletest.Suite{Nodes: 15_000, Quick: 4}

func TestFamily(t *testing.T) { suite.Run(t, cubes.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, cubes.New()) }

// All ways agree with each other, and with a brute force that turns cubes by hand.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 6_000}, cubes.New(), 250, random, brute)
}

var names = []string{"red", "green", "blue", "white"}

func random(rng *rand.Rand) cubes.Facts {
	f := cubes.Facts{First: []string{"free", "basic", "basic", "basic"}[rng.IntN(4)], Cubes: 2, Faces: [][]string{}, Sides: []cubes.Side{}}
	figures := 2
	if rng.IntN(12) == 0 { // with faces switched off these have thousands of stacks
		f.Cubes, figures = 2+rng.IntN(2), 3
	}
	for i, sign := range []string{"▲", "■", "●", "★"}[:figures] {
		f.Figures = append(f.Figures, cubes.Figure{Name: names[i], Sign: sign})
	}
	for range f.Cubes {
		var cube []string
		for range 6 {
			cube = append(cube, names[rng.IntN(figures)])
		}
		f.Faces = append(f.Faces, cube)
	}
	for _, side := range []string{"front", "right", "back", "left"} {
		if rng.IntN(10) > 0 {
			f.Sides = append(f.Sides, cubes.Side{Side: side, Shows: []string{"different", "different", "different", "different", "twice", "same"}[rng.IntN(6)]})
		}
	}
	return f
}

// handTurned lists the 24 ways to put a cube down: six faces on top, four turns each.
// Faces are top, front, right, back, left, bottom.
func handTurned(c []string) (all [][]string) {
	t, f, r, b, l, d := c[0], c[1], c[2], c[3], c[4], c[5]
	for _, up := range [][]string{
		{t, f, r, b, l, d}, {d, f, l, b, r, t}, {f, d, r, t, l, b}, {b, t, r, d, l, f}, {r, f, d, b, t, l}, {l, f, t, b, d, r},
	} {
		for n := range 4 {
			around := slices.Concat(up[1+n:5], up[1:1+n])
			all = append(all, slices.Concat(up[:1], around, up[5:]))
		}
	}
	return all
}

func brute(f cubes.Facts, keep func(puzzle.FactID) bool) []cubes.Solution {
	figures := []string{}
	for _, figure := range f.Figures {
		figures = append(figures, figure.Name)
	}
	looks := make([]map[[6]string]bool, f.Cubes)
	for i, faces := range f.Faces {
		looks[i] = map[[6]string]bool{}
		nets := [][]string{slices.Clone(faces)}
		for k := range faces {
			if keep("faces/" + strconv.Itoa(i) + "/" + strconv.Itoa(k)) {
				continue
			}
			var more [][]string
			for _, net := range nets {
				for _, figure := range figures {
					other := slices.Clone(net)
					other[k] = figure
					more = append(more, other)
				}
			}
			nets = more
		}
		for _, c := range nets {
			ways := handTurned(c)
			if i == 0 && f.First == "basic" && keep("first") {
				t, f, r, b, l, d := c[0], c[1], c[2], c[3], c[4], c[5]
				ways = [][]string{c, {f, t, l, d, r, b}, {r, t, f, d, b, l}}
			}
			for _, way := range ways {
				looks[i][[6]string(way)] = true
			}
		}
	}
	type side struct {
		face  int
		shows string
	}
	var sides []side
	for k, s := range f.Sides {
		if keep("sides/" + strconv.Itoa(k)) {
			sides = append(sides, side{slices.Index([]string{"top", "front", "right", "back", "left"}, s.Side), s.Shows})
		}
	}
	cubeNames := []string{}
	for i := range f.Cubes {
		cubeNames = append(cubeNames, "cube "+strconv.Itoa(i+1))
	}
	all := []cubes.Solution{}
	whole := make([][6]string, f.Cubes)
	var pile func(n int)
	pile = func(n int) {
		stack := whole[:n]
		for _, side := range sides {
			most := 0 // cubes that show one figure
			for _, cube := range stack {
				times := 0
				for _, other := range stack {
					if other[side.face] == cube[side.face] {
						times++
					}
				}
				most = max(most, times)
			}
			if side.shows == "different" && most > 1 || side.shows == "twice" && most > 2 || side.shows == "same" && most < n {
				return
			}
		}
		if n < f.Cubes {
			for whole[n] = range looks[n] {
				pile(n + 1)
			}
			return
		}
		if len(all) >= puzzletest.MaxListed {
			all = append(all, cubes.Solution{})
			return
		}
		s := cubes.Solution{Stack: map[string]cubes.Cube{}}
		for i, c := range stack {
			s.Stack[cubeNames[i]] = cubes.Cube{Top: c[0], Front: c[1], Right: c[2], Back: c[3], Left: c[4], Bottom: c[5]}
		}
		all = append(all, s)
	}
	pile(0)
	return all
}

// The counts of the sources: five stacks, 40 if the first cube may lie in all 24 ways;
// eight of Instant Insanity; 48 of seven cubes.
func TestPublishedCounts(t *testing.T) {
	for _, published := range []struct {
		puzzle, first string
		stacks        int
	}{{"cube-stacking", "basic", 5}, {"cube-stacking", "free", 40}, {"instant-insanity", "free", 8}, {"seven-cubes", "free", 48}} {
		instance := puzzletest.Open(t, cubes.New(), puzzletest.Facts(t, cubes.New(), published.puzzle, puzzletest.Set("first", published.first)))
		for _, way := range []string{"ahead", "stepwise", "subgraphs"} {
			done, _, _ := puzzletest.Search[cubes.Solution](t, instance, puzzle.Options{Strategy: way})
			if done.Solutions != published.stacks || !done.Exact {
				t.Errorf("%s, %s, %s: %d stacks", published.puzzle, published.first, way, done.Solutions)
			}
		}
	}
}

// Generate and test looks at 24^4 stacks, or at 3 times 24^3.
func TestCountsOfGenerateAndTest(t *testing.T) {
	for first, want := range map[string]int64{"basic": 3 * 24 * 24 * 24, "free": 24 * 24 * 24 * 24} {
		instance := puzzletest.Open(t, cubes.New(), puzzletest.Facts(t, cubes.New(), "cube-stacking", puzzletest.Set("first", first)))
		done, _, _ := puzzletest.Search[cubes.Solution](t, instance, puzzle.Options{Strategy: "generate-and-test"})
		if done.Stats.Nodes != want {
			t.Errorf("%s: %d stacks are looked at, and there are %d", first, done.Stats.Nodes, want)
		}
	}
}

func TestWhatIsRefused(t *testing.T) {
	refused := puzzletest.Refused(t, cubes.New(), "cube-stacking")
	refused(puzzletest.Set("faces/1/3", ""), "faces/1/3", "Cube 2 has 5 faces: put a figure on its back.")
	refused(puzzletest.Set("faces/2", []string{"", "star", "", "", "star", "star"}), "faces/2/0", "Cube 3 has 3 faces: put a figure on its top, its right and its back.")
	refused(puzzletest.Set("faces/0/0", "circle"), "faces/0/0", "holds circle, which is not offered")
	refused(puzzletest.Set("cubes", 5), "faces", "4 rows and should have 5")
	refused(puzzletest.Set("cubes", 9), "cubes", "8")
	refused(puzzletest.Set("cubes", 1), "cubes", "2")
	refused(puzzletest.Set("figures/1/sign", "▲"), "figures/1/sign", "▲ is the sign of triangle already: choose another.")
	refused(puzzletest.Set("figures/1/name", "triangle"), "figures/1/name", "another name")
	refused(puzzletest.Set("sides/0/side", "top"), "sides/0/side", "")
}

func BenchmarkSevenCubes(b *testing.B) {
	instance := puzzletest.Open(b, cubes.New(), puzzletest.Facts(b, cubes.New(), "seven-cubes"))
	for _, way := range []string{"ahead", "stepwise", "subgraphs"} {
		b.Run(way, func(b *testing.B) {
			for b.Loop() {
				for range instance.Solve(b.Context(), puzzle.Options{Strategy: way, Bare: true}) {
				}
			}
		})
	}
}
