package logicgrid_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"solvitur/solvers/family/logicgrid"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// BenchmarkPresets searches every puzzle in the default way.
func BenchmarkPresets(b *testing.B) {
	for _, preset := range logicgrid.New().Presets() {
		b.Run(preset.Name, func(b *testing.B) {
			instance := puzzletest.Open(b, logicgrid.New(), preset.Facts)
			for b.Loop() {
				search(b, instance)
			}
		})
	}
}

func search(b *testing.B, instance puzzle.Instance) {
	done, _, _ := puzzletest.Search[logicgrid.Solution](b, instance, puzzle.Options{Bare: true, Limit: 1})
	if done.Solutions == 0 {
		b.Fatal(done.Verdict)
	}
}

// BenchmarkLarge searches grids of 6 x 8 with 25 clues and of 8 x 12 with 60.
func BenchmarkLarge(b *testing.B) {
	for _, size := range []struct{ categories, items, clues int }{{6, 8, 25}, {8, 12, 60}} {
		for seed := range uint64(4) {
			b.Run(fmt.Sprintf("%dx%d/%d", size.categories, size.items, seed), func(b *testing.B) {
				f := large(rand.New(rand.NewPCG(seed, 7)), size.categories, size.items, size.clues)
				instance := puzzletest.Open(b, logicgrid.New(), f)
				for b.Loop() {
					search(b, instance)
				}
			})
		}
	}
}

// large are clues that are true of a table drawn at random: half of them say what
// goes with what, the others what comes before what.
func large(rng *rand.Rand, categories, n, count int) logicgrid.Facts {
	f := logicgrid.Facts{}
	lists := []*[]string{&f.Items1, &f.Items2, &f.Items3, &f.Items4, &f.Items5, &f.Items6, &f.Items7, &f.Items8}
	table := [][]string{} // the items as they go together
	for c := range categories {
		f.Categories = append(f.Categories, fmt.Sprintf("category %d", c+1))
		for i := range n {
			*lists[c] = append(*lists[c], fmt.Sprintf("%c%d", 'a'+c, i+1))
		}
		line := append([]string{}, *lists[c]...)
		if c > 0 {
			rng.Shuffle(n, func(i, j int) { line[i], line[j] = line[j], line[i] })
		}
		table = append(table, line)
	}
	for i := range count {
		x, y := 1+rng.IntN(categories-1), rng.IntN(categories-1)
		if y >= x {
			y++
		}
		at := rng.IntN(n - 1)
		c := logicgrid.Clue{Kind: "same", One: table[x][at], How: "so", Other: table[y][at]}
		if i%2 == 1 && y > 0 {
			c = logicgrid.Clue{Kind: "order", By: f.Categories[0], One: table[x][at], How: "right-before", Other: table[y][at+1]}
		}
		f.Clues = append(f.Clues, c)
	}
	return f
}
