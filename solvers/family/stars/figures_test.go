package stars_test

import (
	"testing"

	"solvitur/solvers/family/stars"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// The published counts, by each way of searching that comes to them quickly. Of the
// classes, 72 / 12 = 6 and 960 / 12 = 80 are told on the page.
func TestPublishedCounts(t *testing.T) {
	for _, test := range []struct {
		preset string
		off    string
		ways   []string
		want   int
	}{
		{"magic-star", "", []string{"equations", "symmetry", "propagation"}, 72},
		{"magic-star", "remarks/0", []string{"equations", "symmetry"}, 960},
		{"magic-square", "", []string{"equations", "symmetry", "propagation"}, 8},
		{"magic-square-of-four", "", []string{"equations", "symmetry"}, 7040},
		{"pentagram", "", []string{"equations", "symmetry", "propagation"}, 0},
		{"magic-hexagon", "", []string{"equations", "symmetry"}, 12},
	} {
		instance := puzzletest.Open(t, stars.New(), puzzletest.Facts(t, stars.New(), test.preset))
		for _, way := range test.ways {
			done := puzzletest.Count(t, instance, puzzle.Options{Strategy: way, Keep: puzzletest.Without(test.off)})
			if done.Solutions != test.want || !done.Exact {
				t.Errorf("%s without %q by %s: %d placements, %v", test.preset, test.off, way, done.Solutions, done.Exact)
			}
			t.Logf("%s by %s: %+v %s", test.preset, way, done.Stats, done.Answer)
		}
	}
}

// What the experiments say that takes too long for the suite, counted by a program that
// knows no equations.
func TestLongExperiments(t *testing.T) {
	want := map[string]int{
		"magic-star/Tips": 960, "magic-square/Rows": 2592, "pentagram/To eleven": 0, "pentagram/No symmetry": 0, "pentagram/To twelve": 240, "pentagram/Four lines": 336,
		"magic-square-of-four/Quarters": 3456, "magic-square-of-four/Corners not": 0, "magic-square-of-four/Corners": 7040,
		"magic-square-of-four/No symmetry": 7040, "magic-square-of-four/From nought": 7040,
		"magic-hexagon/Middle": 12, "magic-hexagon/Other middle": 0, "magic-hexagon/Order": 1, "magic-hexagon/No symmetry": 12,
	}
	for _, preset := range stars.New().Presets() {
		for _, e := range preset.Experiments {
			count, long := want[preset.Name+"/"+e.Name]
			if !long {
				continue
			}
			delete(want, preset.Name+"/"+e.Name)
			facts, err := e.Apply(preset)
			if err != nil {
				t.Fatal(err)
			}
			done := puzzletest.Count(t, puzzletest.Open(t, stars.New(), facts), puzzle.Options{Strategy: "symmetry", Keep: puzzletest.Without(e.Start(puzzle.Start{}).Off...)})
			if done.Solutions != count || !done.Exact {
				t.Errorf("%s, %s: %d placements, not %d", preset.Name, e.Name, done.Solutions, count)
			}
		}
	}
	if len(want) > 0 {
		t.Errorf("there are no experiments %v", want)
	}
}

// Whatever is wrong with a figure is told at its place, with the remedy.
func TestBadFigures(t *testing.T) {
	refused := puzzletest.Refused(t, stars.New(), "magic-star")
	refused(puzzletest.Set("numbers", "1-x"), "numbers", "neither a number nor a range")
	refused(puzzletest.Set("numbers", "12-1"), "numbers", "runs backwards: write 1-12")
	refused(puzzletest.Set("numbers", "1,000"), "numbers", "“000” begins with 0: write 0, and larger numbers without a comma in them.")
	refused(puzzletest.Set("numbers", "0-999"), "numbers", "at most 60")
	refused(puzzletest.Set("numbers", "1-2000"), "numbers", "from 0 to 999")
	refused(puzzletest.Set("numbers", " , "), "numbers", "no numbers")
	refused(puzzletest.Set("figure/nodes/1", map[string]any{"name": "B", "x": 51, "y": 5}), "figure/nodes/1", "lies on circle A")
	refused(puzzletest.Set("figure/links/1/to", "B"), "figure/links/1/to", "back to itself")
	refused(puzzletest.Set("figure/links/1", map[string]any{"name": "2", "from": "C", "to": "A"}), "figure/links/1", "the same circles as line 1")
	refused(puzzletest.Set("remarks/0/circles", "A, Z"), "remarks/0/circles", "no circle called “Z”")
	refused(puzzletest.Set("remarks/0/circles", "A, A"), "remarks/0/circles", "second time")
	refused(puzzletest.Set("remarks/0/circles", ","), "remarks/0/circles", "No circle is named")
}

// BenchmarkPlacements finds all placements; issue 14 wants the magic star's 72 in 3 ms.
func BenchmarkPlacements(b *testing.B) {
	for _, preset := range []string{"magic-star", "magic-square-of-four", "magic-hexagon", "pentagram"} {
		instance := puzzletest.Open(b, stars.New(), puzzletest.Facts(b, stars.New(), preset))
		for _, way := range []string{"equations", "symmetry", "propagation"} {
			if preset != "magic-star" && way != "equations" && way != "symmetry" {
				continue
			}
			b.Run(preset+"/"+way, func(b *testing.B) {
				var done *puzzle.Done
				for b.Loop() {
					done = puzzletest.Count(b, instance, puzzle.Options{Strategy: way, Bare: true})
				}
				b.ReportMetric(float64(done.Stats.Nodes), "tried")
			})
		}
	}
}
