package circuit

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// renewal offers the same oases with other amounts and distances. With a tank of any size there would be
// a start for each way round, at least: so the tank is so small that one start is left of all.
// All the petrol together is what the road takes, and so nothing may be left behind.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft}

// What another road is made of: gallons at an oasis, in the tank and for a leg, fifths of a gallon
// for a leg, and how many oases and how many roads are looked at.
const (
	mostGallons           = 32
	leastFuel, mostFuel   = 2, 9
	leastFifths, fifths   = 15, 5
	leastOases, mostOases = 4, 12
	mostLeg               = 36
	mostRoads             = 300
)

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	n := len(like.Oases)
	perGallon, err := strconv.Atoi(like.PerGallon.String())
	if n < leastOases || n > mostOases || err != nil || perGallon%fifths != 0 {
		return draft, puzzle.ErrNoOthers
	}
	for range mostRoads {
		f, road := drawn(d, like, perGallon)
		if f.longest() > int64(mostLeg*perGallon) || !f.fits(road) {
			continue
		}
		return puzzle.Draft[Facts]{
			Facts: f,
			Story: fmt.Sprintf("The same oases, but other amounts and other distances; and this car has a tank for %s gallons, with %s gallons in it. What the tank has no room for stays behind. All the petrol together, that in the tank too, is exactly what the %s miles of road take: so you cannot leave any behind.",
				f.Tank, f.Fuel, english.Thousands(road*perGallon)),
			Question: "From which oasis, and which way round, can you drive all the way?",
		}, nil
	}
	return draft, puzzle.ErrBadDraw
}

// drawn is a road at random, in gallons, with so much fuel as it takes.
func drawn(d *chance.Draw, like Facts, perGallon int) (f Facts, road int) {
	f = like
	f.Tank, f.Oases = "", slices.Clone(like.Oases)
	fuel := d.Between(leastFuel, mostFuel)
	road = fuel
	gallons := make([]int, len(f.Oases))
	for i := range gallons {
		gallons[i] = d.Between(1, mostGallons)
		road += gallons[i]
	}
	// Every leg takes its least, and the rest is cut at random places.
	rest := fifths*road - leastFifths*len(f.Oases)
	cuts := []int{0, max(0, rest)}
	for range len(f.Oases) - 1 {
		cuts = append(cuts, d.Between(0, max(0, rest)))
	}
	slices.Sort(cuts)
	for i := range f.Oases {
		miles := (leastFifths + cuts[i+1] - cuts[i]) * perGallon / fifths
		f.Oases[i].Gallons, f.Oases[i].Miles = whole(gallons[i]), whole(miles)
	}
	f.Fuel = whole(fuel)
	return f, road
}

// longest is how many miles the longest leg has.
func (f *Facts) longest() (most int64) {
	for _, o := range f.Oases {
		most = max(most, thousandths(o.Miles)/1000)
	}
	return most
}

func whole(n int) json.Number { return json.Number(strconv.Itoa(n)) }

// fits makes the tank so small that one drive is left, if whole gallons can do that: of each drive that
// comes round with a tank of any size, the most that is ever in it is what it must hold.
func (f *Facts) fits(road int) bool {
	r := newRing(*f)
	r.tank = int64(road) * r.perGallon * 1000
	var most []int64
	for start := range r.n {
		for _, d := range directions {
			full := int64(0)
			if r.drive(start, d, func(s stage) bool { full = max(full, s.have); return true }) {
				most = append(most, full)
			}
		}
	}
	slices.Sort(most)
	gallon := r.perGallon * 1000
	if len(most) < 2 {
		return false
	}
	tank := (most[0] + gallon - 1) / gallon
	f.Tank = whole(int(tank))
	return tank*gallon < most[1]
}
