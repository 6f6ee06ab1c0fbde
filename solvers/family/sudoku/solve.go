package sudoku

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// task is one search: what all strategies share.
type task struct {
	*puzzle.Search[Solution]
	*board
	keys  []string // of the order of cells
	order []int    // all cells in it

	units []unit  // those that hold
	of    [][]int // by cell: the units, by position, that it is part of
	peers [][]int // by cell: the others in its units, each once
	// assumed is, by cell, the set of numbers that the claims assumed and denied and
	// a given to be broken leave it; start is what the givens kept leave of these,
	// each for itself.
	assumed, start []uint32
	fixed          []bool // by cell: a given that is kept, and that no claim excludes

}

func newTask(s *puzzle.Search[Solution], b *board) (*task, error) {
	k := &task{Search: s, board: b, units: b.kept(s.Kept)}
	n := len(b.given)
	k.of, k.peers, k.fixed = make([][]int, n), make([][]int, n), make([]bool, n)
	if err := k.assume(); err != nil {
		return nil, err
	}
	k.start = slices.Clone(k.assumed)
	for i, u := range k.units {
		for _, cell := range u.cells {
			k.of[cell] = append(k.of[cell], i)
			k.peers[cell] = append(k.peers[cell], u.cells...)
		}
	}
	k.keys = s.Order("cells", orderings(b)[0].Items)
	for cell := range n {
		slices.Sort(k.peers[cell])
		k.peers[cell] = slices.DeleteFunc(slices.Compact(k.peers[cell]), func(other int) bool { return other == cell })
		k.order = append(k.order, cell)
		if b.given[cell] > 0 && s.Kept(b.givenID(cell)) {
			k.start[cell] &= bit(b.given[cell])
		}
	}
	slices.SortStableFunc(k.order, func(x, y int) int {
		for _, by := range k.keys {
			if c := cmp.Compare(b.key(x, by), b.key(y, by)); c != 0 {
				return c
			}
		}
		return 0
	})
	for cell, n := range b.given {
		k.fixed[cell] = n > 0 && k.start[cell] == bit(n) && s.Kept(b.givenID(cell))
	}
	return k, nil
}

// all is the set of all numbers.
func (b *board) all() uint32 { return bit(b.size+1) - 2 }

// kept are the units that hold: rows and columns always.
func (b *board) kept(keep func(puzzle.FactID) bool) []unit {
	return slices.DeleteFunc(slices.Clone(b.units), func(u unit) bool { return !isRule(u.fact) && !keep(u.fact) })
}

func isRule(id puzzle.FactID) bool { return strings.HasPrefix(id, "rule:") }

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*board, Solution]{
	{Strategy: puzzle.Strategy{Name: propagation, Tree: true, Title: "Propagation: work out what follows", Teaches: "Every row, column and region looks for groups of cells that use up as many numbers, and crosses these off elsewhere. A number is tried only when nothing more follows, in the cell with the fewest left."}, Run: by((*task).propagate)},
	{Strategy: puzzle.Strategy{Name: fewestFirst, Title: "The cell with the fewest candidates", Teaches: "No reasoning, one good habit: always go on with the cell that has the fewest numbers left. If that is one, there is nothing to choose; if none, step back at once."}, Run: by((*task).fewest)},
	{Strategy: puzzle.Strategy{Name: cellByCell, Title: "Cell by cell", Teaches: "As taught in a Prolog course: take the cells in a fixed order, put the next number in, and test it against all that is filled in its row, column and region. The order of the cells changes the work, sometimes a hundredfold."}, Run: by(stepping(false))},
	{Strategy: puzzle.Strategy{Name: rowByRow, Title: "Row by row", Teaches: "The same, but the columns and regions are tested only when a whole row is filled with different numbers. What is wrong in the first cell is noticed after the last."}, Run: by(stepping(true))},
	{Strategy: puzzle.Strategy{Name: exactCover, Title: "Exact cover", Teaches: "“A number in this cell” and “this number in that row” are wishes, and each must be met exactly once. Knuth’s dancing links take the wish with the fewest ways to meet it, and unlink and relink whatever clashes."}, Run: by((*task).cover)},
	{Strategy: puzzle.Strategy{Name: reasoning, Title: "Reasoning, as a person does", Teaches: "The last number for a cell, the last place for a number, numbers locked into a line, pairs, triples, X-wings: every step is one sentence. Where these do not get any further it guesses, and says so. (r4c5 is row 4, column 5.)"}, Run: by((*task).reason)},
}

// by makes a way of searching of what a task does where no number is given
// twice.
func by(search func(*task) error) func(*puzzle.Search[Solution], *board) error {
	return func(s *puzzle.Search[Solution], b *board) error {
		k, err := newTask(s, b)
		if err != nil {
			return err
		}
		if err := k.Check(); err != nil {
			return err
		}
		if clash, err := k.clashes(); clash {
			return err
		}
		return search(k)
	}
}

func stepping(whole bool) func(*task) error {
	return func(k *task) error { return k.stepwise(whole) }
}

// clash finds a number that is given twice in a unit: it says so in words, and
// names the facts and cells; "" if there is none.
func (b *board) clash(keep func(puzzle.FactID) bool) (text string, facts []puzzle.FactID, cells []int) {
	for _, u := range b.kept(keep) {
		first := make([]int, b.size+1) // by number: the cell that holds it, from 1
		for _, cell := range u.cells {
			n := b.given[cell]
			if n == 0 || !keep(b.givenID(cell)) {
				continue
			}
			if before := first[n] - 1; before >= 0 {
				facts = []puzzle.FactID{b.givenID(before), b.givenID(cell)}
				if !isRule(u.fact) {
					facts = append(facts, u.fact)
				}
				return fmt.Sprintf("%s has the number %d twice: in %s and in %s.", u.name, n, b.place(before), b.place(cell)), facts, []int{before, cell}
			}
			first[n] = cell + 1
		}
	}
	return "", nil, nil
}

// clashes reports, before any search, that a number is given twice in a unit.
func (k *task) clashes() (bool, error) {
	text, facts, cells := k.clash(k.Kept)
	if text == "" {
		return false, nil
	}
	k.Stats.DeadEnds++
	k.Refuted(facts)
	return true, k.Step(func() view.Frame {
		looks := view.Looks{}
		for _, cell := range cells {
			looks[cellID(cell)] = k.Stage().As(cellID(cell), view.Conflict)
		}
		return k.frame(0, view.Conflict, facts, looks, english.Capital(text))
	})
}

// frame is a step of the replay in which some cells look otherwise than as given.
func (k *task) frame(depth int, role view.Role, facts []puzzle.FactID, looks view.Looks, caption string) view.Frame {
	return k.Stage().Frame(view.Frame{Caption: caption, Role: role, Facts: facts, Depth: depth}, looks)
}

// filled shows the numbers that a search has put in.
func (k *task) filled(x []int, role view.Role) view.Looks {
	looks := view.Looks{}
	for cell, n := range x {
		if n > 0 && !k.fixed[cell] {
			looks[cellID(cell)] = view.Look{Role: role, Text: strconv.Itoa(n)}
		}
	}
	return looks
}

// solved is said of a board without a fault.
const solved = "Every cell is filled, and nothing is there twice: this is a solution."

// report tells a filled board.
func (k *task) report(depth int, x []int) error {
	if err := k.Step(func() view.Frame {
		return k.frame(depth, view.Answer, nil, k.filled(x, view.Answer), solved)
	}); err != nil {
		return err
	}
	return k.Found(k.solution(x))
}

// blamed are the facts that keep a number out of a cell: the units in which it
// is already, and the givens among the cells that hold it there.
func (k *task) blamed(cell, n int, x []int) (facts []puzzle.FactID) {
	for _, i := range k.of[cell] {
		for _, other := range k.units[i].cells {
			if other == cell || x[other] != n {
				continue
			}
			facts = append(facts, k.units[i].fact)
			if k.fixed[other] {
				facts = append(facts, k.givenID(other))
			}
		}
	}
	slices.Sort(facts)
	return slices.Compact(facts)
}
