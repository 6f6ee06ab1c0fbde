package null

import (
	"solvitur/solvers/chance"
	"solvitur/solvers/puzzle"
)

// renewal offers the rests of another number, of which any may go.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Spare: "rests"}

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (puzzle.Draft[Facts], error) {
	f := Facts{Top: like.Top, Rests: []Rest{}}
	number := d.Between(1, f.Top)
	for _, i := range d.Order(12) {
		divisor := i + 2
		f.Rests = append(f.Rests, Rest{Divisor: divisor, Rest: number % divisor})
	}
	return puzzle.Draft[Facts]{Facts: f, Question: "Which number is it?"}, nil
}
