package meetings

import (
	"math/bits"
	"slices"

	"solvitur/solvers/formula"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// mostCases bounds the cases of a table.
const mostCases = 1_000

// ledger is a target that lists the cases in which a remark is met, as the terms of a
// table.
type ledger struct {
	*arguing
	cells []int
	cases
	wide bool // there are too many cases, or cells
}

// cases are the terms of which one is so when a remark is met, and when it is not.
type cases struct{ is, not []puzzle.Term }

func (l *ledger) never(all link) {
	l.any(l.onADay(all))
	l.cases = cases{l.not, l.is}
}

func (l *ledger) any(of []together) {
	l.cases = cases{not: []puzzle.Term{{}}}
	for _, c := range of {
		var there puzzle.Term
		var apart []puzzle.Term
		for _, on := range c {
			for _, cell := range l.cellsOf(on) {
				bit := l.bit(cell)
				there.On |= bit
				apart = append(apart, puzzle.Term{Off: bit})
			}
		}
		l.is = append(l.is, there)
		l.not = l.and(l.not, apart)
	}
}

func (l *ledger) joined(f story, of *rows.Formula[Remark]) {
	l.cases = formula.Fold(of, func(n formula.Node[Remark], x, y cases) cases {
		switch n.Op {
		case formula.Not:
			return cases{x.not, x.is}
		case formula.And:
			return cases{l.and(x.is, y.is), l.or(x.not, y.not)}
		case formula.Or:
			return cases{l.or(x.is, y.is), l.and(x.not, y.not)}
		case formula.Implies:
			return cases{l.or(x.not, y.is), l.and(x.is, y.not)}
		case formula.Iff:
			return cases{l.or(l.and(x.is, y.is), l.and(x.not, y.not)), l.or(l.and(x.is, y.not), l.and(x.not, y.is))}
		}
		remarks.Post(posting{f, l}, n.Atom)
		return l.cases
	})
}

// cellsOf are those that say together that the meeting of a day is like that.
func (l *ledger) cellsOf(on link) (cells []int) {
	if on.friend >= 0 {
		cells = append(cells, l.met(on.day, on.friend))
	}
	if on.place >= 0 {
		cells = append(cells, l.was(on.day, on.place))
	}
	return cells
}

// bit is a cell as a bit of terms.
func (l *ledger) bit(cell int) uint64 {
	at := slices.Index(l.cells, cell)
	if at < 0 {
		at = len(l.cells)
		l.cells = append(l.cells, cell)
	}
	l.wide = l.wide || at >= puzzle.MostCells
	return 1 << min(at, puzzle.MostCells-1)
}

// and are the terms in which one of x and one of y is so.
func (l *ledger) and(x, y []puzzle.Term) (terms []puzzle.Term) {
	if len(x)*len(y) > 20*mostCases {
		l.wide = true
	}
	if l.wide {
		return nil
	}
	for _, a := range x {
		for _, b := range y {
			if both := (puzzle.Term{On: a.On | b.On, Off: a.Off | b.Off}); both.On&both.Off == 0 {
				terms = append(terms, both)
			}
		}
	}
	return l.shortest(terms)
}

func (l *ledger) or(x, y []puzzle.Term) []puzzle.Term { return l.shortest(slices.Concat(x, y)) }

// shortest leaves out what says more than another term does.
func (l *ledger) shortest(terms []puzzle.Term) (kept []puzzle.Term) {
	size := func(t puzzle.Term) int { return bits.OnesCount64(t.On) + bits.OnesCount64(t.Off) }
	slices.SortStableFunc(terms, func(a, b puzzle.Term) int { return size(a) - size(b) })
	for _, t := range terms {
		if l.wide = l.wide || len(kept) > mostCases; l.wide {
			return nil
		}
		if !slices.ContainsFunc(kept, func(k puzzle.Term) bool { return k.On&^t.On == 0 && k.Off&^t.Off == 0 }) {
			kept = append(kept, t)
		}
	}
	return kept
}

// tables are the remark as a table; none where it says nothing, and false where there
// are too many cases.
func (l *ledger) tables() (tables []puzzle.CellTable, ok bool) {
	if l.wide || slices.Contains(l.is, puzzle.Term{}) {
		return nil, !l.wide
	}
	return []puzzle.CellTable{{Cells: l.cells, Terms: append([]puzzle.Term{}, l.is...)}}, true
}
