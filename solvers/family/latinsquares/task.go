package latinsquares

import (
	"math"
	"math/big"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// task is one search: what its ways share.
type task struct {
	*puzzle.Search[Solution]
	*parade
	paired bool    // no pair of symbols may be there twice
	left   [][]set // by square and cell: what the facts and claims leave, each by itself
	// judged says that what is assumed, denied or to be broken is more than that: who
	// is told of a solution judges it, and nothing can be counted unseen.
	judged bool
	// joint says that claims speak of which symbols are together.
	joint bool
	symmetry

	spare  int // of the unit of work that has begun
	units  int
	parted bool     // branches of the first square are parts of the search
	more   *big.Int // solutions beyond those of foundSum, each for as many as the symmetry says
}

func newTask(s *puzzle.Search[Solution], p *parade) (*task, error) {
	k := &task{Search: s, parade: p, paired: len(p.what) > 1 && s.Kept(factSquares), more: new(big.Int), spare: unit}
	bare := true // no claims, nothing to be broken
	for i, given := range p.given {
		left := make([]set, len(given))
		for cell, symbol := range given {
			left[cell] = p.all()
			switch {
			case symbol < 0:
			case s.Break == p.givenID(i, cell):
				left[cell] &^= 1 << symbol
			case s.Kept(p.givenID(i, cell)):
				left[cell] &= 1 << symbol
			}
		}
		k.left = append(k.left, left)
	}
	for _, id := range []puzzle.FactID{factSquares, factFirstRow, factFirstColumn, factDiagonals} {
		k.judged = k.judged || s.Break == id
	}
	for _, a := range s.Assumed() {
		bare = false
		if err := k.keepTo(a.Claim); err != nil {
			return nil, err
		}
	}
	if denied, ok := s.Denied(); ok {
		bare = false
		if err := k.keepTo(claim.Not(denied)); err != nil {
			return nil, err
		}
	}
	bare = bare && s.Break == ""
	for i := range p.n {
		if p.FirstRow && s.Kept(factFirstRow) {
			for _, left := range k.left {
				left[i] &= 1 << i
			}
		}
		if p.FirstColumn && s.Kept(factFirstColumn) {
			k.left[0][i*p.n] &= 1 << i
		}
	}
	if bare {
		k.symmetry = p.symmetries(s.Kept)
	}
	k.standard(k.left)
	k.Enough = func() bool { return k.Solutions() >= k.most() }
	return k, nil
}

// keepTo leaves of each cell what a claim does.
func (k *task) keepTo(c claim.Claim) error {
	if c.Not && len(c.All) > 1 {
		k.judged = true // some of it may be so
		for _, a := range c.All {
			_, ok := k.meetingOf(a)
			k.joint = k.joint || ok
		}
		return nil
	}
	for _, a := range c.All {
		if _, ok := k.meetingOf(a); ok {
			k.judged, k.joint = true, true
			continue
		}
		square, cell, symbols, err := k.at(a)
		if err != nil {
			return err
		}
		var of set
		for _, symbol := range symbols {
			of |= 1 << symbol
		}
		if c.Not {
			of = ^of
		}
		k.left[square][cell] &= of
	}
	return nil
}

// What is done costs so much of a unit of work: a step of looking for transversals
// costs 1.
const (
	unit          = 256
	symbolCosts   = 16
	unitsToBreath = 64
)

// work is called for whatever costs something. Units are long, so that it looks up
// more often than Check.
func (k *task) work(costs int) error {
	if k.spare -= costs; k.spare > 0 {
		return nil
	}
	k.spare += unit
	return k.unit()
}

func (k *task) unit() error {
	if k.units++; k.units%unitsToBreath == 0 {
		if err := k.Breathe(); err != nil {
			return err
		}
	}
	return k.Check()
}

// listedAtMost is how many solutions are listed before the others are only
// counted, where nobody says how many are wanted.
const listedAtMost = 1000

// most is how many solutions are listed. Who wants one only asks whether there is
// another.
func (k *task) most() int {
	switch {
	case k.judged || k.Limit == 1:
		return math.MaxInt
	case k.Limit == 0:
		return listedAtMost
	}
	return k.Limit
}

// found reports a solution and all that are equal to it, of which most are listed
// at most.
func (k *task) found(most int, squares ...[]uint8) error {
	k.Sum(foundSum, 1)
	if k.Solutions() >= most {
		return nil
	}
	for image := range k.images(squares) {
		if err := k.work(unit); err != nil {
			return err
		}
		if err := k.Found(k.solution(image...)); err != nil {
			return err
		}
		if k.Solutions() >= most {
			break
		}
	}
	return nil
}

// end tells how many solutions there are beyond those that are listed; err is how
// the search ended.
func (k *task) end(err error) error {
	k.Joined()
	total := new(big.Int).Add(k.more, big.NewInt(k.Sums[foundSum]))
	total.Mul(total, k.factor())
	listed := min(k.Solutions(), k.most()) // what others have found beyond that is only counted
	if k.judged || total.Cmp(big.NewInt(int64(listed))) <= 0 {
		return err
	}
	if total.IsInt64() {
		k.Counted(int(total.Int64()), err == nil)
	} else {
		k.Counted(math.MaxInt, false)
	}
	if err == nil {
		k.Discovered(view.View{Name: "count", Title: "How many there are", Number: &view.Number{Label: "counted, not listed", Digits: english.Grouped(total.String())}})
	}
	return err
}
