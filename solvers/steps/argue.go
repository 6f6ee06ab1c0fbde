package steps

import (
	"context"
	"errors"
	"fmt"
	"slices"
)

// Options bound an argument.
type Options struct {
	// Work bounds the work on one step, in tables looked at; 0 is [DefaultWork]. A step
	// that would take more is not proved simplest.
	Work int64
	// Clue is how many rules a clue costs; 0 is [DefaultClue]. With as many as there are
	// rules, a step with fewer clues is always simpler.
	Clue int
	// Next asks for one step from what is known and what that rules out at once: the simplest
	// on the way to the nearest goal. There is none where all goals are known that are certain,
	// and in a contradiction.
	Next bool
	// Certain is what another argument from the same groups has found out, unless more is
	// known here than what is certain; nil finds it out.
	Certain *Certain
	// Progress is told how many cells are known, and of how many.
	Progress func(known, of int)
}

// DefaultWork is about a tenth of a second in a browser.
const DefaultWork = 250_000

// DefaultClue is how many rules a clue costs: nobody would rather hold eleven rules in
// mind than read a clue once more.
const DefaultClue = 3

// Argument leads from what is known at the outset to what is certain, or to a
// contradiction.
type Argument struct {
	Steps []Step
	// Start are the cells known before the first step.
	Start []Literal
	// Open is how many goals are not the same in all solutions.
	Open int
	// Contradiction says that the groups have no solution: the last step says so. Where
	// there is none, the rules alone have none.
	Contradiction bool
	Work          int64 // done, in tables looked at
	Certain       *Certain
}

// Step is one step.
type Step struct {
	// Cells are what it concludes; none, if it ends in a contradiction: Against is
	// then the group that cannot hold, or -1 for a cell that is told otherwise, Told.
	Cells   []Literal
	Against int
	Told    Literal
	// Also are cells that are not so since what is concluded is: each is in an exactly-one
	// with that.
	Also []int

	Clues, Rules []int      // groups, without Against
	Known        []Known    // what it uses
	From         []int      // the steps that it uses, ascending
	Unproved     bool       // whether there is no simpler one was too much work to find out
	Suppose      []Contrary // one for each of Cells, if it uses several groups
}

// Known is a cell that a step uses.
type Known struct {
	Literal
	From int // the step that it comes from, -1 if it is known at the outset
	// By is the cell that is so and rules it out at once, by the exactly-one Rule; -1 if
	// a step concludes it.
	By, Rule int
}

// Contrary is a conclusion supposed to be false, and what that leads to.
type Contrary struct {
	Supposed Literal
	// Links follow from one group each, the last one breaks: it has no Cells. Where it
	// takes more than one group at a time there are none, but perhaps two Cases, of which
	// each does: a further cell is supposed so in one and not so in the other.
	Links []Link
	Cases []Contrary
}

// Link is what one group forces.
type Link struct {
	Group int
	Cells []Literal
	From  []Literal // what it uses of its cells
}

// arguer works out one argument.
type arguer struct {
	*compiled
	meter  *meter
	weight int // of a clue
	board
	start              set // known at the outset
	solution, backbone set
	goal               int32 // the only cell wanted; -1 for all
	goals              set   // nil for all cells
	granted, bare      *solver
	models             [][]*model         // by cell that is wrong
	worlds             []*model           // those that break no rule
	memory             map[string]*memory // by clues
	learned            []int32            // cells, as they came to be known since the outset
	touch              map[[2]int32]bool  // by clue, and how many were known: whether it says more since
	fresh              map[int32]*model   // by how many were known: the rules that have cells which were learned since
	flips              flips
	barred             set // of groups
	used               set // of cells
	joint              joint
	levels             []level // of a hunt
	hits               hits
	chainer            chainer
	singles            map[seen]*single
}

// board is what is known, and what follows from single rules.
type board struct {
	known set
	alone []*single // by table
	ready []int32   // the tables from which something follows
}

func (a *arguer) newBoard() board {
	return board{known: a.start.clone(), alone: make([]*single, len(a.tables))}
}

// note adds a cell to what is known, for a replay.
func (a *arguer) note(cell int32) {
	a.known.add(cell)
	for _, at := range a.at[cell] {
		if !a.tables[at.table].clue {
			a.look(at.table)
		}
	}
}

// Argue leads from a problem to what is certain. The only errors are those of the
// context, and of a problem that is none.
func Argue(ctx context.Context, p Problem, o Options) (Argument, error) {
	if o.Work == 0 {
		o.Work = DefaultWork
	}
	if o.Clue == 0 {
		o.Clue = DefaultClue
	}
	m := &meter{check: ctx.Err}
	c, err := prepare(p)
	if err != nil {
		return Argument{}, err
	}
	found := o.Certain
	if found == nil || !found.covers(c.Known) {
		if found, err = certain(c, m); err != nil {
			return Argument{}, err
		}
	}
	switch {
	case found == nil && o.Next:
		return Argument{Contradiction: true, Work: m.work}, nil
	case found == nil:
		return clash(c, m, o)
	}
	a := newArguer(c, m, found)
	var argument Argument
	if o.Next {
		argument, err = a.next(o)
	} else {
		argument, err = a.argue(o)
	}
	argument.Certain = found
	return argument, err
}

// FindCertain finds what is certain in a problem, to be argued for later on; it is nil if there
// is no solution. Its errors are those of [Argue].
func FindCertain(ctx context.Context, p Problem) (*Certain, error) {
	c, err := prepare(p)
	if err != nil {
		return nil, err
	}
	return certain(c, &meter{check: ctx.Err})
}

// prepare compiles a problem whose tables are small enough.
func prepare(p Problem) (*compiled, error) {
	for g, group := range p.Groups {
		for _, t := range group.Tables {
			if len(t.Cells) > MostCells {
				return nil, fmt.Errorf("steps: a table of group %d has %d cells: leave it with %d", g, len(t.Cells), MostCells)
			}
		}
	}
	return compile(p)
}

func newArguer(c *compiled, m *meter, found *Certain) *arguer {
	solution := found.solution
	a := &arguer{compiled: c, meter: m, solution: solution, backbone: found.backbone, goal: -1, start: newSet(c.Cells),
		models: make([][]*model, c.Cells), singles: map[seen]*single{}, memory: map[string]*memory{}, fresh: map[int32]*model{}, touch: map[[2]int32]bool{}, barred: newSet(len(c.Groups)), hits: hits{rules: len(c.Groups)}, used: newSet(c.Cells),
		flips: flips{by: make([]uint64, len(c.tables)), broken: make([]bool, len(c.tables)), in: make([]bool, len(c.tables))}}
	a.granted, a.bare = newSolver(c, m, solution), newSolver(c, m, solution)
	a.joint = newJoint(c)
	for _, l := range c.Known {
		a.start.add(int32(l.Cell))
	}
	if c.Goals != nil {
		a.goals = newSet(c.Cells)
		for _, cell := range c.Goals {
			a.goals.add(int32(cell))
		}
	}
	return a
}

// wanted says whether a cell is among the goals.
func (a *arguer) wanted(cell int32) bool { return a.goals == nil || a.goals.has(cell) }

// begin has nothing known but what is told.
func (a *arguer) begin() {
	a.board = a.newBoard()
	a.start.each(func(cell int32) bool {
		a.granted.ground(cell, a.solution.has(cell))
		return true
	})
	for t := range a.tables {
		if !a.tables[t].clue {
			a.look(int32(t))
		}
	}
}

func (a *arguer) argue(o Options) (Argument, error) {
	a.weight = o.Clue
	a.begin()
	var all []*step
	for a.open() && (a.goal < 0 || !a.known.has(a.goal)) {
		if o.Progress != nil {
			o.Progress(a.known.count(), a.backbone.count())
		}
		s, err := a.simplest(o)
		if err != nil {
			return Argument{}, err
		}
		if s == nil {
			break
		}
		all = append(all, s)
		for _, cell := range s.cells {
			a.learn(cell)
		}
	}
	thin, err := a.thin(all)
	if err != nil {
		return Argument{}, err
	}
	told, crossed := a.fold(thin)
	told = a.order(told, crossed)
	return a.tell(told, crossed), nil
}

// simplest is the next step; nil if nothing more follows.
func (a *arguer) simplest(o Options) (*step, error) {
	a.meter.limit = a.meter.work + o.Work
	s, err := a.cheapest()
	a.meter.limit = 0
	if errors.Is(err, errWork) {
		return a.fallback()
	}
	return s, err
}

// open says whether anything that is certain is not known yet.
func (a *arguer) open() bool {
	for i, w := range a.backbone {
		if w&^a.known[i] != 0 {
			return true
		}
	}
	return false
}

// undecided is how many goals are not the same in all solutions. Other cells may well not be:
// what is carried to the columns of a sum that nobody reads, say.
func (a *arguer) undecided() (n int) {
	if a.Goals == nil {
		return a.Cells - a.backbone.count()
	}
	for _, cell := range a.Goals {
		if !a.backbone.has(int32(cell)) {
			n++
		}
	}
	return n
}

// tell writes an argument out.
func (a *arguer) tell(steps []*step, crossed map[int32]crossing) Argument {
	from := a.origins(steps, crossed)
	known := a.start.clone()
	result := Argument{Open: a.undecided(), Work: a.meter.work}
	a.ruleOut(known, members(known))
	known.each(func(cell int32) bool {
		result.Start = append(result.Start, a.literal(cell))
		return true
	})
	for _, s := range steps {
		told := Step{Against: -1, Unproved: s.unproved}
		for _, cell := range s.cells {
			told.Cells = append(told.Cells, a.literal(cell))
			known.add(cell)
		}
		told.Also = a.ruleOut(known, s.cells)
		for _, g := range s.clues {
			told.Clues = append(told.Clues, int(g))
		}
		for _, g := range s.rules {
			told.Rules = append(told.Rules, int(g))
		}
		for _, cell := range s.known {
			k := Known{Literal: a.literal(cell), From: from[cell], By: -1}
			if by, ok := crossed[cell]; ok {
				by = a.nearest(cell, by, told.Cells, known)
				k.By, k.Rule, k.From = int(by.dot), int(by.rule), from[by.dot]
			}
			told.Known = append(told.Known, k)
			if k.From >= 0 {
				told.From = append(told.From, k.From)
			}
		}
		slices.Sort(told.From)
		told.From = slices.Compact(told.From)
		if len(s.clues)+len(s.rules) > 1 {
			for _, cell := range s.cells {
				told.Suppose = append(told.Suppose, a.suppose(s, cell))
			}
		}
		result.Steps = append(result.Steps, told)
	}
	return result
}

// ruleOut adds to what is known the cells that are not so since some others are.
func (a *arguer) ruleOut(known set, cells []int32) (out []int) {
	for _, cell := range cells {
		if !a.solution.has(cell) {
			continue
		}
		for _, at := range a.at[cell] {
			table := &a.tables[at.table]
			if !table.one || table.clue {
				continue
			}
			for _, other := range table.cells {
				if !known.has(other) {
					known.add(other)
					out = append(out, int(other))
				}
			}
		}
	}
	return out
}

// nearest is the first rule by which a cell that is known, and not only now, rules another
// one out: rules come in the order in which people look at them.
func (a *arguer) nearest(cell int32, by crossing, now []Literal, known set) crossing {
	for _, at := range a.at[cell] {
		t := &a.tables[at.table]
		if !t.one || t.clue {
			continue
		}
		for _, dot := range t.cells {
			if a.solution.has(dot) && known.has(dot) && !slices.Contains(now, a.literal(dot)) {
				return crossing{dot, int32(t.group)}
			}
		}
	}
	return by
}
