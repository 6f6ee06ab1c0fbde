package meetings

import (
	"math/bits"
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
)

// mostCases bounds the cases of a table.
const mostCases = 1_000

// ledger is a target that lists the cases in which a remark is met, as the terms of a
// table.
type ledger struct {
	*arguing
	cells                   []int
	rows.Cases[puzzle.Term]      // in which the remark is met, and is not
	wide                    bool // there are too many cases, or cells
}

func (l *ledger) never(all link) {
	l.any(l.onADay(all))
	l.Cases = rows.Cases[puzzle.Term]{Is: l.Not, Not: l.Is}
}

func (l *ledger) any(of []together) {
	if l.onSomeDay(of) {
		of = []together{{of[0][0].on(-1)}}
	}
	var there []puzzle.Term
	var apart [][]puzzle.Term // by case, that one of its statements is not so
	for _, c := range of {
		var all puzzle.Term
		var off []puzzle.Term
		for _, on := range c {
			for _, cell := range l.cellsOf(on) {
				bit := l.bit(cell)
				all.On |= bit
				off = append(off, puzzle.Term{Off: bit})
			}
		}
		there, apart = append(there, all), append(apart, off)
	}
	l.Cases = rows.When(func() []puzzle.Term { return there }, func() []puzzle.Term {
		not := []puzzle.Term{{}}
		for _, off := range apart {
			not = l.and(not, off)
		}
		return not
	})
}

// onSomeDay says whether the cases are that she met a friend at a place, on each of the
// days, and there is one statement that says so.
func (l *ledger) onSomeDay(of []together) bool {
	return l.once && len(of) == l.n && len(of[0]) == 1 && of[0][0].friend >= 0 && of[0][0].place >= 0
}

func (l *ledger) joined(f story, of *rows.Formula[Remark]) {
	l.Cases = rows.CasesOf(of, l.and, l.or, func(r Remark) rows.Cases[puzzle.Term] {
		remarks.Post(posting{f, l}, r)
		return l.Cases
	})
}

// cellsOf are those that say together that the meeting of a day is like that, or, with
// friend and place and no day, the one that says that there is such a meeting.
func (l *ledger) cellsOf(on link) (cells []int) {
	if on.day < 0 {
		return []int{l.there(on.friend, on.place)}
	}
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
	is := l.Is()
	if l.wide || slices.Contains(is, puzzle.Term{}) {
		return nil, !l.wide
	}
	return []puzzle.CellTable{{Cells: l.cells, Terms: append([]puzzle.Term{}, is...)}}, true
}
