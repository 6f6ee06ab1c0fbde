package circuit

import (
	"math"
	"strconv"
	"unicode/utf8"

	"solvitur/solvers/view"
)

// The drawing of the ring road, in units of the drawing.
const (
	width    = 120.0
	centreX  = 60.0
	centreY  = 56.0
	roadR    = 36.0
	nameR    = 42.5
	milesR   = 30.0
	barSpace = 13.0 // the length of the longest bar
)

// From so many oases on there is no room for their names, and for anything
// but the ring.
const (
	mostNamed  = 14
	mostLabels = 28
)

// layout says where on the drawing the oases lie: clockwise from the top, each
// leg as long as its miles, but none too short to be seen.
type layout struct {
	oases []Oasis
	angle []float64 // of every oasis, and of the first one again
	short []string  // a letter or number for every oasis
}

func newLayout(r ring) layout {
	n := r.n
	l := layout{oases: r.Oases, angle: make([]float64, n+1), short: make([]string, n)}
	_, road := r.totals()
	least := min(2*math.Pi*14/360, 2*math.Pi*0.5/float64(n))
	spread := 2*math.Pi - least*float64(n)
	for i := range n {
		share := 1 / float64(n)
		if road > 0 {
			share = float64(r.miles[i]) / float64(road)
		}
		l.angle[i+1] = l.angle[i] + least + spread*share
	}
	seen := map[string]bool{}
	for i, o := range r.Oases {
		_, size := utf8.DecodeRuneInString(o.Name)
		l.short[i] = o.Name[:size]
		seen[l.short[i]] = true
	}
	if len(seen) < n {
		for i := range l.short {
			l.short[i] = strconv.Itoa(i + 1)
		}
	}
	return l
}

// place is where an oasis lies on the road.
func (l layout) place(i int) (x, y float64) { return point(l.angle[i], roadR) }

// along is a place on a leg: part 0 is where it begins, 1 where it ends.
func (l layout) along(s stage, part float64) (x, y float64) {
	from, to := l.angle[s.row], l.angle[s.row+1]
	if s.row != s.from { // counterclockwise
		from, to = to, from
	}
	return point(from+(to-from)*part, roadR)
}

func point(angle, radius float64) (x, y float64) {
	return view.Round(centreX + radius*math.Sin(angle)), view.Round(centreY - radius*math.Cos(angle))
}
