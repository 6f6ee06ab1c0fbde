package fd_test

import (
	"context"
	"testing"

	"solvitur/solvers/fd"
)

// puzzle is a well-known problem with its published number of solutions.
type puzzle struct {
	name    string
	model   func() *fd.Model
	options fd.Options
	want    int64 // solutions; with a Limit in options, as many as that allows
}

func puzzles() []puzzle {
	smallest := fd.Options{Choose: fd.SmallestDomain}
	weighted := fd.Options{Choose: fd.WeightedDegree}
	forcing := fd.Options{Choose: fd.MostForcing, Pick: fd.Middle}
	learning := fd.Options{Choose: fd.SmallestDomain, Learn: true, Restart: fd.Luby}
	girls := fd.Options{Choose: fd.SmallestDomain, Limit: 1}
	one := fd.Options{Choose: fd.WeightedDegree, Restart: fd.Luby, Limit: 1}
	hard := func(size int, name string) puzzle {
		return puzzle{name, func() *fd.Model { return sudoku(size, named(name)) }, forcing, 1}
	}
	return []puzzle{
		{"donald", donald, smallest, 1},
		{"send", send, smallest, 1},
		{"cp-is-fun", func() *fd.Model { return cryptarithm(true, "CP", "IS", "FUN", "TRUE") }, smallest, 528},
		{"zebra", zebra, smallest, 1},
		{"star", star, smallest, 72},
		{"star-bare", bareStar, smallest, 72},
		{"star-implied", impliedStar, smallest, 72},
		{"queens12", func() *fd.Model { return queens(12) }, smallest, 14200},
		hard(3, "escargot"),
		hard(3, "golden-nugget"),
		hard(3, "easter-monster"),
		hard(4, "sudoku16"),
		{"graeco-latin6", func() *fd.Model { return graecoLatin(6) }, learning, 0},
		{"graeco-latin6-unlearned", func() *fd.Model { return graecoLatin(6) }, weighted, 0},
		{"graeco-latin7", func() *fd.Model { return graecoLatin(7) }, one, 1},
		{"four-cubes", fourCubes, smallest, 40},
		{"kirkman15", func() *fd.Model { return schoolgirls(15, 3, 7) }, girls, 1},
		{"knights30", knights30, smallest, 1},
	}
}

// The counts are published ones or confirmed by the oracles of oracle_test.go;
// both ways of searching must meet them.
func TestPuzzles(t *testing.T) {
	for _, p := range puzzles() {
		t.Run(p.name, func(t *testing.T) {
			for _, learn := range []bool{false, true} {
				o := p.options
				if o.Learn != learn && (p.want == 0 || p.want > 1000) {
					continue // such long searches are made in their own way only
				}
				o.Learn = learn
				n, stats, err := p.model().Count(context.Background(), o)
				if err != nil || n != p.want {
					t.Errorf("learn %v: %d solutions, %v, want %d", learn, n, err, p.want)
				}
				t.Logf("learn %v: %+v", learn, stats)
			}
		})
	}
}

// Pairs of orthogonal squares exist for order 3 and not for order 2; the
// schedule for nine girls and four weeks exists, and a fifth week does not.
func TestSmallDesigns(t *testing.T) {
	for _, c := range []struct {
		name  string
		model *fd.Model
		want  fd.Verdict
	}{
		{"Graeco-Latin 2", graecoLatin(2), fd.None},
		{"Graeco-Latin 3", graecoLatin(3), fd.Some},
		{"Graeco-Latin 4", graecoLatin(4), fd.Some},
		{"Graeco-Latin 5", graecoLatin(5), fd.Some},
		{"9 girls, 4 weeks", schoolgirls(9, 3, 4), fd.Some},
		{"9 girls, 5 weeks", schoolgirls(9, 3, 5), fd.None},
	} {
		for _, o := range []fd.Options{{Choose: fd.WeightedDegree}, {Choose: fd.SmallestDomain, Learn: true}} {
			if _, v, err := c.model.Solve(context.Background(), o); v != c.want || err != nil {
				t.Errorf("%s, learn %v: %v, %v, want %v", c.name, o.Learn, v, err, c.want)
			}
		}
	}
}

func BenchmarkPuzzles(b *testing.B) {
	for _, p := range puzzles() {
		b.Run(p.name, func(b *testing.B) {
			var stats fd.Stats
			for b.Loop() {
				n, s, err := p.model().Count(context.Background(), p.options)
				if err != nil || n != p.want {
					b.Fatalf("%d solutions, %v", n, err)
				}
				stats = s
			}
			b.ReportMetric(float64(stats.Nodes), "nodes")
			b.ReportMetric(float64(stats.Failures), "failures")
			b.ReportMetric(float64(stats.Propagations), "propagations")
			if stats.Learned > 0 {
				b.ReportMetric(float64(stats.Learned), "learned")
			}
		})
	}
}

// Further published counts: cryptarithms with and without leading zeros,
// queens on small boards.
func TestPublishedCounts(t *testing.T) {
	count := func(m *fd.Model) int64 {
		n, _, err := m.Count(context.Background(), fd.Options{Choose: fd.WeightedDegree})
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	for _, c := range []struct {
		zeros bool
		words []string
		want  int64
	}{
		{false, []string{"SEND", "MORE", "MONEY"}, 1},
		{true, []string{"SEND", "MORE", "MONEY"}, 25},
		{true, []string{"DONALD", "GERALD", "ROBERT"}, 1},
		{false, []string{"CP", "IS", "FUN", "TRUE"}, 72},
		{true, []string{"CP", "IS", "FUN", "TRUE"}, 528},
	} {
		if n := count(cryptarithm(c.zeros, c.words...)); n != c.want {
			t.Errorf("%v, zeros %v: %d, want %d", c.words, c.zeros, n, c.want)
		}
	}
	for n, want := range []int64{1, 0, 0, 2, 10, 4, 40, 92, 352} {
		if got := count(queens(n + 1)); got != want {
			t.Errorf("%d queens: %d, want %d", n+1, got, want)
		}
	}
}
