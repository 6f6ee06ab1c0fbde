package logicgrid

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/family/logicgrid/pairargue"
	"solvitur/solvers/family/logicgrid/staircase"
	"solvitur/solvers/puzzle"
)

// argued gives what arguments are made of: the rules, and what each clue says within its own small world.
func argued(g *items) (puzzle.Argument, error) {
	a, err := pairargue.New(g.Items, ruleOneEach)
	if err != nil {
		return puzzle.Argument{}, err
	}
	for i, c := range g.clues {
		w, joined := a.World(), g.formulas[i]
		w.Note(c.names(), c.By)
		if joined != nil {
			for _, n := range joined.Nodes {
				w.Note(n.Atom.names(), n.Atom.By)
			}
		}
		table, ok := w.Table(func() bool { return holds.Meets(answer{g, w.Row, w.In}, c, joined) })
		if !ok {
			return a.Argument, puzzle.ErrUnargued(fmt.Sprintf("One clue joins too much for an argument in simple steps: “%s”", clues.Sentence(g, c)))
		}
		a.Clue(clues.ID(i), table)
	}
	a.Argument.Sign = staircase.Dot
	a.Argument.Tell = func(s puzzle.Inference) (text, name string) {
		if pair, ok := a.Outright(s); ok { // word for word
			at := slices.IndexFunc(g.clues, func(c Clue) bool {
				return c.Kind == "same" && a.Cell(g.At[c.One], g.At[c.Other]) == a.Cell(pair[0], pair[1])
			})
			if at >= 0 {
				return english.Capital(clues.Sentence(g, g.clues[at])), "told by a clue"
			}
		}
		return a.Tell(s)
	}
	return a.Argument, nil
}
