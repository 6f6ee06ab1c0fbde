package circuit

import (
	"encoding/json"
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
)

// ring is the road with all amounts as whole numbers, in millionths of a mile
// that the fuel lasts: exact, because gallons, miles and miles to a gallon
// have at most three decimals each. By the bounds of the form an oasis adds at
// most 10^15 and a leg takes at most 10^12, so that sums over 200 oases stay
// below 10^18 and no 64-bit integer overflows.
type ring struct {
	Facts
	n     int
	fuel  []int64 // what each oasis adds
	miles []int64 // what the leg from each oasis to the next one clockwise takes
	known []bool  // whether the fact about each oasis is switched on
	start int64   // what is in the tank before the start
	// tank is what the tank holds. One of any size holds whatever there is.
	tank      int64
	unlimited bool
	fullStart bool  // what was in the tank is not known: enough
	perGallon int64 // thousandths of a mile
}

// newRing is the road with all facts switched on.
func newRing(f Facts) ring {
	n := len(f.Oases)
	r := ring{Facts: f, n: n, fuel: make([]int64, n), miles: make([]int64, n), known: make([]bool, n), perGallon: thousandths(f.PerGallon)}
	r.start = thousandths(f.Fuel) * r.perGallon
	for i, o := range f.Oases {
		r.known[i], r.fuel[i], r.miles[i] = true, thousandths(o.Gallons)*r.perGallon, thousandths(o.Miles)*1000
	}
	if r.unlimited = f.Tank == ""; !r.unlimited {
		r.tank = thousandths(f.Tank) * r.perGallon
	}
	return r.filled()
}

// kept is the road as far as it is known. What is not known is as generous as
// can be: fuel for the whole road, and a next oasis at no distance.
func (r ring) kept(keep func(puzzle.FactID) bool) ring {
	r.fuel, r.miles, r.known = slices.Clone(r.fuel), slices.Clone(r.miles), slices.Clone(r.known)
	var road int64
	for i := range r.n {
		if r.known[i] = keep(oasisID(i)); !r.known[i] {
			r.miles[i] = 0
		}
		road += r.miles[i]
	}
	for i := range r.n {
		if !r.known[i] {
			r.fuel[i] = road
		}
	}
	if r.fullStart = !keep(fuelID); r.fullStart {
		r.start = road
	}
	r.unlimited = r.unlimited || !keep(tankID)
	return r.filled()
}

// filled is the road with a tank that holds all there is, if it has no limit.
func (r ring) filled() ring {
	if r.unlimited {
		r.tank, _ = r.totals()
	}
	r.start = min(r.start, r.tank)
	return r
}

// at is the oasis that a drive comes to after a number of legs.
func (r ring) at(start int, d Direction, legs int) int {
	if d == Counterclockwise {
		legs = r.n - legs%r.n
	}
	return (start + legs) % r.n
}

// leg is the oasis whose fact says how long the leg from an oasis is.
func (r ring) leg(from int, d Direction) int {
	if d == Counterclockwise {
		return (from + r.n - 1) % r.n
	}
	return from
}

// totals are the fuel that there is, with what was in the tank, and the length
// of the road.
func (r ring) totals() (fuel, road int64) {
	fuel = r.start
	for i := range r.n {
		fuel += r.fuel[i]
		road += r.miles[i]
	}
	return fuel, road
}

// allKnown says whether no amount is left open.
func (r ring) allKnown() bool {
	for _, known := range r.known {
		if !known {
			return false
		}
	}
	return !r.fullStart
}

// thousandths reads a decimal of at most three decimals, as the form has
// checked it to be; "" is 0.
func thousandths(n json.Number) int64 {
	whole, decimals, _ := strings.Cut(n.String(), ".")
	var value int64
	for _, digit := range whole + (decimals + "000")[:3] {
		value = value*10 + int64(digit-'0')
	}
	return value
}
