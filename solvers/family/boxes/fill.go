package boxes

import "slices"

// filler fills boxes one after the other, ball by ball. The balls of a box are
// taken in the order of colours and never back, so that balls that are alike,
// or change places within a box, do not count twice. It keeps its own stack:
// one rank for every ball that has been taken. Of the functions below, those
// that are nil are not called; an error ends the run.
type filler struct {
	progress
	boxes, colours []int // in the orders chosen
	stock          []int // balls left, by colour

	// onBall is called for every ball that is taken, onBox for every box that
	// has been filled, with the number of boxes before it. A box that is
	// refused is filled otherwise.
	onBall func(depth int) error
	onBox  func(depth int) (stands bool, err error)
	// onBack is called when all has been tried for a box, and before boxes are
	// emptied; none says that nothing stood in it.
	onBack func(depth int, none bool) error
	// onWhole is called when all boxes are full.
	onWhole func() error
}

func newFiller(f store, boxes, colours, stock []int) *filler {
	return &filler{
		progress: progress{filling: newFilling(f.Facts), full: make([]bool, len(f.Boxes)), perBox: f.PerBox},
		boxes:    boxes, colours: colours, stock: slices.Clone(stock),
	}
}

// noRank stands for no ball at a place yet.
const noRank = -1

// run goes through all fillings of which no box is refused.
func (w *filler) run() error {
	places := len(w.boxes) * w.perBox
	ranks := make([]int, places) // of the ball at each place
	stood := make([]bool, len(w.boxes))
	ranks[0] = noRank
	for at := 0; at >= 0; {
		depth := at / w.perBox
		box := w.boxes[depth]
		rank := w.next(ranks, at)
		if rank == len(w.colours) {
			if at%w.perBox == 0 && w.onBack != nil {
				if err := w.onBack(depth, !stood[depth]); err != nil {
					return err
				}
			}
			if at--; at >= 0 {
				w.takeBack(w.boxes[at/w.perBox], ranks[at])
			}
			continue
		}
		ranks[at] = rank
		w.filling[box][w.colours[rank]]++
		w.stock[w.colours[rank]]--
		if w.onBall != nil {
			if err := w.onBall(depth); err != nil {
				return err
			}
		}
		stands := true
		if w.full[box] = (at+1)%w.perBox == 0; w.full[box] && w.onBox != nil {
			var err error
			if stands, err = w.onBox(depth); err != nil {
				return err
			}
		}
		stood[depth] = stood[depth] || stands && w.full[box]
		if stands && at+1 < places {
			at++
			ranks[at] = noRank
			if at%w.perBox == 0 {
				stood[depth+1] = false
			}
			continue
		}
		if stands && w.onWhole != nil {
			if err := w.onWhole(); err != nil {
				return err
			}
		}
		w.takeBack(box, rank)
	}
	return nil
}

func (w *filler) takeBack(box, rank int) {
	w.filling[box][w.colours[rank]]--
	w.stock[w.colours[rank]]++
	w.full[box] = false
}

// next is the rank of the next ball to try at a place, or the number of ranks.
func (w *filler) next(ranks []int, at int) int {
	rank := ranks[at] + 1
	if ranks[at] == noRank && at%w.perBox > 0 {
		rank = ranks[at-1]
	}
	for rank < len(w.colours) && w.stock[w.colours[rank]] == 0 {
		rank++
	}
	return rank
}
