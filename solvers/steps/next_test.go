package steps

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
)

// Whoever takes one step after the other, from whatever is marked already, has each of them proved,
// is told nothing twice, and has all goals that are certain in the end.
func TestNextStepsLeadToTheGoals(t *testing.T) {
	rng := rand.New(rand.NewPCG(16, 1))
	for i := range *puzzles {
		p := randomGrid(rng, 3, 4).Problem
		if i%3 == 0 {
			p = randomSudoku(rng)
		}
		if n := len(p.Groups) - 1; i%2 == 0 && p.Groups[n].Clue {
			p.Groups = p.Groups[:n] // some things may be open
		}
		found, err := FindCertain(context.Background(), p)
		if err != nil {
			t.Fatal(err)
		}
		if i%4 > 0 {
			p.Goals = rng.Perm(p.Cells)[:p.Cells/2]
		}
		for cell := range int32(p.Cells) {
			if found.backbone.has(cell) && rng.IntN(8) == 0 {
				p.Known = append(p.Known, Literal{int(cell), found.solution.has(cell)})
			}
		}
		// ruled says whether something that is known to be so rules a literal out at once.
		ruled := func(l Literal) bool {
			return !l.Is && slices.ContainsFunc(p.Groups, func(g Group) bool {
				return !g.Clue && g.Tables[0].Terms == nil && slices.Contains(g.Tables[0].Cells, l.Cell) &&
					slices.ContainsFunc(g.Tables[0].Cells, func(other int) bool { return slices.Contains(p.Known, Literal{other, true}) })
			})
		}
		for {
			argument, err := Argue(context.Background(), p, Options{Next: true, Certain: found})
			if err != nil {
				t.Fatal(err)
			}
			if len(argument.Steps) == 0 {
				break
			}
			step := argument.Steps[0]
			right(t, p, argument)
			if len(step.Cells) == 0 || slices.ContainsFunc(step.Cells, func(l Literal) bool { return slices.Contains(p.Known, l) || ruled(l) }) {
				t.Fatalf("problem %d: a step concludes %v, and what is known says one of them already: %v", i, step.Cells, p.Known)
			}
			p.Known = append(p.Known, step.Cells...)
		}
		for cell := range int32(p.Cells) {
			l := Literal{int(cell), found.solution.has(cell)}
			if found.backbone.has(cell) && (p.Goals == nil || slices.Contains(p.Goals, l.Cell)) && !slices.Contains(p.Known, l) && !ruled(l) {
				t.Errorf("problem %d: no step concludes %v, which is certain", i, l)
			}
		}
	}
}
