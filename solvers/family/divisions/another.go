package divisions

import (
	"fmt"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// renewal offers another division of as many digits, of which some that are alike can still be
// read: none that could be spared, and in a long one up to mostMore more than in the puzzle that it is like.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft}

// mostTries is how many divisions are looked at for a draft.
const mostTries = 150

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	zeros, read, ok := plainly(like)
	// Whether there are divisions of such a shape, one draw says, always the same.
	if !ok || drawn(chance.New(""), like, zeros, read) == nil {
		return draft, puzzle.ErrNoOthers
	}
	for range mostTries {
		w := drawn(d, like, zeros, read)
		if w == nil {
			break
		}
		digit, found := w.wipe(d, read)
		if !found {
			continue
		}
		left := fmt.Sprintf("are %s %ds, none of which can be spared", english.Words(len(w.read)), digit)
		if len(w.read) == 1 {
			left = fmt.Sprintf("is a single %d", digit)
		}
		return puzzle.Draft[Facts]{
			Facts:    w.facts(),
			Story:    fmt.Sprintf("Another division, which came out even as well. All that can still be read of it %s; of every other digit there is a smear.", left),
			Question: "What was the division?",
		}, nil
	}
	return draft, puzzle.ErrBadDraw
}

// mostRough is how many digits a divisor may have that can be any number. A longer one is small for
// its length, so that products have now as many digits as it, and now one more, which tells much of
// the quotient.
const mostRough = 4

// mostMore is how many digits more than in the puzzle that it is like may be read of a long division,
// in which seven alike hardly ever are enough.
const mostMore = 3

// plainly says how many zeros are known of a quotient, and how many digits can be read, all of them
// the same one, of an even division in everyday numbers of which nothing else is told.
func plainly(f Facts) (zeros, read int, ok bool) {
	text, isEven := f.Divisor+f.Dividend+f.Quotient, false
	for _, l := range f.Lines {
		switch text += l.Digits; l.Kind {
		case skipped:
			zeros++
		case even:
			isEven = true
		case product, part:
		default:
			return 0, 0, false
		}
	}
	digits := strings.ReplaceAll(text, string(star), "")
	read = len(digits)
	return zeros, read, f.Base == 10 && isEven && read > 0 && strings.Count(digits, digits[:1]) == read
}

// mostDrawn is how many numbers are drawn for one division: many times as many as any shape of the presets
// needs.
const mostDrawn = 10_000

// drawn is a division at random of numbers as long as those of another one, with so many zeros
// within the quotient; nil where none is found. Where a single digit shall be enough, the dividend may be longer.
func drawn(d *chance.Draw, like Facts, zeros, read int) *worked {
	n := len(like.Quotient)
	for range mostDrawn {
		quotient := make([]int, n)
		for k := range quotient {
			quotient[k] = d.Between(1, 9)
		}
		low := power(len(like.Divisor) - 1)
		divisor := d.Between(low, 10*low-1)
		if len(like.Divisor) > mostRough {
			divisor = d.Between(low, 5*low/3)
		}
		if zeros > 0 { // somewhere within, side by side
			first := d.Between(1, max(1, n-1-zeros))
			clear(quotient[first:min(first+zeros, n-1)])
			if read == 1 {
				divisor = justBelow(10*low, quotient[first-1], d)
			}
		}
		w := newWorked(divisor, quotient)
		if long := len(w.lines[ofTheDividend]); long == len(like.Dividend) || read == 1 && long > len(like.Dividend) {
			return w
		}
	}
	return nil
}

// justBelow is a divisor of which a multiple is just below a power of ten: what is left from such
// a product is so little that several digits have to be brought down, which tells nearly all.
func justBelow(worth, times int, d *chance.Draw) int {
	return (worth-1)/times - d.Below(1+8/times)
}
