package sudoku

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// reasoner fills the board as a person does, with the candidates of every open
// cell noted in it.
type reasoner struct {
	*task
	x      []int    // by cell: its number, 0 while it is open
	left   []uint32 // by cell: its candidates, none once it is filled
	took   []int    // by technique: how many steps
	stack  []guess
	tries  fdsearch.Tries
	failed error // what stopped the search

	guesses int64
}

// guess is the state before a number was supposed.
type guess struct {
	x       []int
	left    []uint32
	cell, n int
}

// finding is one step: a number put into a cell, candidates that go, or a dead
// end if it is neither.
type finding struct {
	cell, n int // n is 0 if no number is put
	gone    []removal
	base    []int           // the cells that the step rests on
	noted   uint32          // what they hold
	units   []puzzle.FactID // the rules it uses
	says    func() string
}

// removal takes candidates from a cell.
type removal struct {
	cell int
	set  uint32
}

// technique is a way of finding steps. It returns nil if there is none.
type technique struct {
	title string
	find  func(*reasoner) *finding
}

// techniques, in the order in which a person tries them.
var techniques = []technique{
	{"the last place for a number", (*reasoner).lastPlace},
	{"the last number for a cell", (*reasoner).lastNumber},
	{"numbers locked into a line or region", (*reasoner).locked},
	{"pairs", func(r *reasoner) *finding { return r.subset(2) }},
	{"X-wings", func(r *reasoner) *finding { return r.fish(2) }},
	{"triples", func(r *reasoner) *finding { return r.subset(3) }},
	{"swordfish", func(r *reasoner) *finding { return r.fish(3) }},
}

// reason takes the first step that any technique finds, and looks again. Every
// unit or cell looked at counts as a test, every candidate that goes as work;
// guesses, and what is left where a guess has failed, count as numbers tried.
func (k *task) reason() error {
	r := k.reasoner()
	for {
		f, which := r.next()
		if r.failed != nil {
			return r.failed
		}
		var err error
		switch {
		case f == nil && r.full():
			err = r.solved()
		case f == nil:
			err = r.suppose()
		default:
			err = r.apply(f, which)
		}
		if err == errThrough {
			break
		} else if err != nil {
			return err
		}
	}
	if !k.Bare {
		k.Discovered(r.table())
	}
	return nil
}

// reasoner has the givens put in.
func (k *task) reasoner() *reasoner {
	r := &reasoner{task: k, x: make([]int, len(k.given)), left: slices.Clone(k.start), took: make([]int, len(techniques))}
	for cell, fixed := range k.fixed {
		if fixed {
			r.put(cell, k.given[cell])
		}
	}
	return r
}

// next finds a step by the first technique that has one.
func (r *reasoner) next() (*finding, int) {
	for which, t := range techniques {
		if f := t.find(r); f != nil || r.failed != nil {
			return f, which
		}
	}
	return nil, 0
}

// look counts something looked at.
func (r *reasoner) look() bool {
	r.Stats.Tests++
	r.failed = r.Check()
	return r.failed == nil
}

func (r *reasoner) full() bool { return !slices.Contains(r.x, 0) }

// put fills a cell, and takes the number from the cells that share a unit.
func (r *reasoner) put(cell, n int) {
	r.x[cell], r.left[cell] = n, 0
	for _, other := range r.peers[cell] {
		r.take(removal{other, bit(n)})
	}
}

func (r *reasoner) take(gone removal) {
	r.Stats.Work += int64(bits.OnesCount32(r.left[gone.cell] & gone.set))
	r.left[gone.cell] &^= gone.set
}

// apply makes a step, or steps back at a dead end.
func (r *reasoner) apply(f *finding, which int) error {
	dead := f.n == 0 && f.gone == nil
	role := view.Deduced
	if dead {
		role = view.Conflict
		r.tries.DeadEnd()
		r.count()
	} else {
		r.took[which]++
	}
	for _, gone := range f.gone {
		r.take(gone)
	}
	if err := r.Step(func() view.Frame {
		looks := r.filled(r.x, view.Deduced)
		r.markGuesses(looks)
		for _, cell := range f.base {
			switch {
			case dead:
				looks[cellID(cell)] = view.Look{Role: view.Conflict}
			case f.n > 0: // the number does not go here
				looks[cellID(cell)] = view.Look{Role: view.Crossed}
			default:
				looks[cellID(cell)] = view.Look{Role: view.Accent, Text: r.short(f.noted) + "?"}
			}
		}
		for _, gone := range f.gone {
			looks[cellID(gone.cell)] = view.Look{Role: view.Crossed, Text: "≠" + r.short(gone.set)}
		}
		if f.n > 0 {
			looks[cellID(f.cell)] = view.Look{Role: view.Accent, Text: strconv.Itoa(f.n)}
		}
		facts := r.because(f)
		return r.frame(len(r.stack), role, facts, looks, f.says())
	}); err != nil {
		return err
	}
	if dead {
		return r.back("So %s does not hold %d.")
	}
	if f.n > 0 {
		r.put(f.cell, f.n)
	}
	return nil
}

// because are the facts of a step: its rules, and the givens and rules that
// keep a number's other places or a cell's other numbers out.
func (r *reasoner) because(f *finding) []puzzle.FactID {
	facts := slices.Clone(f.units)
	against := func(cell int, set uint32) {
		for ; set != 0; set &= set - 1 {
			facts = append(facts, r.blamed(cell, bits.TrailingZeros32(set), r.x)...)
		}
	}
	switch {
	case len(f.units) == 0: // a cell that has its last number
		against(f.cell, r.all()&^bit(f.n))
	case f.n > 0:
		for _, cell := range f.base {
			against(cell, bit(f.n))
		}
	}
	slices.Sort(facts)
	return slices.Compact(facts)
}

// suppose guesses: the first candidate of the cell that has the fewest.
func (r *reasoner) suppose() error {
	if err := r.Check(); err != nil {
		return err
	}
	best := -1
	for _, cell := range r.order {
		if r.x[cell] == 0 && (best < 0 || bits.OnesCount32(r.left[cell]) < bits.OnesCount32(r.left[best])) {
			best = cell
		}
	}
	n := bits.TrailingZeros32(r.left[best])
	r.guesses++
	r.tries.Decide(best)
	r.count()
	if err := r.Step(func() view.Frame {
		looks := r.filled(r.x, view.Deduced)
		r.markGuesses(looks)
		looks[cellID(best)] = view.Look{Role: view.Guess, Text: strconv.Itoa(n)}
		return r.frame(len(r.stack), view.Guess, nil, looks, fmt.Sprintf("None of these steps leads any further, so this is a guess: suppose %s.", r.is(best, n, "holds")))
	}); err != nil {
		return err
	}
	r.stack = append(r.stack, guess{slices.Clone(r.x), slices.Clone(r.left), best, n})
	r.put(best, n)
	return nil
}

// count tells what was tried.
func (r *reasoner) count() { r.Stats.Nodes, r.Stats.DeadEnds = r.tries.Made, r.tries.Failed }

func (r *reasoner) markGuesses(looks view.Looks) {
	for _, g := range r.stack {
		looks[cellID(g.cell)] = view.Look{Role: view.Guess, Text: strconv.Itoa(g.n)}
	}
}

// solved reports a solution, and goes on without the last guess.
func (r *reasoner) solved() error {
	r.tries.Solution()
	r.count()
	if err := r.report(len(r.stack), r.x); err != nil {
		return err
	}
	return r.back("To look for another solution, suppose that %s does not hold %d.")
}

// errThrough ends a search that has seen everything.
var errThrough = fmt.Errorf("all has been tried")

// back takes the last guess back, and rules it out.
func (r *reasoner) back(says string) error {
	last := len(r.stack) - 1
	if last < 0 {
		return errThrough
	}
	g := r.stack[last]
	r.stack = r.stack[:last]
	r.x, r.left = g.x, g.left
	r.take(removal{g.cell, bit(g.n)})
	r.tries.TakeBack(g.cell)
	return r.Step(func() view.Frame {
		looks := r.filled(r.x, view.Deduced)
		r.markGuesses(looks)
		looks[cellID(g.cell)] = view.Look{Role: view.Crossed, Text: fmt.Sprintf("≠%d", g.n)}
		return r.frame(last, view.Plain, nil, looks, fmt.Sprintf(says, r.place(g.cell), g.n))
	})
}

// table says how often each technique led on.
func (r *reasoner) table() view.View {
	table := &view.Table{Corner: "technique", Numeric: true, Columns: view.Cells("steps")}
	row := func(title string, n int64) {
		if n > 0 {
			table.Rows = append(table.Rows, view.Row{Head: view.Cell{Text: title}, Cells: view.Cells(english.Thousands(n))})
		}
	}
	for i, t := range techniques {
		row(t.title, int64(r.took[i]))
	}
	row("guesses", r.guesses)
	note := "No guess was needed."
	if r.guesses > 0 {
		note = "Where no step led any further, a number was guessed; the steps below each guess are counted too."
	}
	return view.View{Name: "techniques", Title: "What the reasoning took", Table: table, Note: note}
}
