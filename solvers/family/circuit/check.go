package circuit

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/puzzle"
)

// violations names the facts because of which a drive runs dry, of those that
// are kept: where the tank was full last, or before the start, and all that was
// met from there on. Together they are enough, whatever is true of the rest of
// the road; none of them is broken by itself. It drives with integers of any
// length, straight from the wording of the facts.
func violations(r ring, s Solution, keep func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	n := len(r.Oases)
	here := slices.IndexFunc(r.Oases, func(o Oasis) bool { return o.Name == s.Start })
	// All amounts are in millionths of a mile, so that whole numbers do: a
	// thousandth of a gallon times a thousandth of a mile, of big integers.
	perGallon := thousandfold(r.PerGallon.String())
	lasts := func(gallons string) *big.Int {
		amount := thousandfold(gallons)
		return amount.Mul(amount, perGallon)
	}
	takes := func(miles string) *big.Int {
		amount := thousandfold(miles)
		return amount.Mul(amount, big.NewInt(1000))
	}
	limited := r.Tank != "" && keep(tankID)
	most := lasts(r.Tank.String())
	tank := lasts(r.Fuel.String())
	// What it rests on how much is in the tank.
	met, before, full := make([]bool, n), true, false
	fill := func() {
		tank.Set(most)
		clear(met)
		before, full = false, true
	}
	if !keep(fuelID) {
		if !limited {
			return nil, nil // there may be enough for the whole road
		}
		fill()
	}
	for range n {
		known := keep(oasisID(here))
		if known {
			tank.Add(tank, lasts(r.Oases[here].Gallons.String()))
			met[here] = true
		}
		switch {
		case limited && (!known || tank.Cmp(most) > 0):
			fill()
		case !known:
			return nil, nil
		}
		next, road := (here+1)%n, here
		if s.Direction == Counterclockwise {
			next = (here + n - 1) % n
			road = next
		}
		if keep(oasisID(road)) { // or else the next oasis may be near
			tank.Sub(tank, takes(r.Oases[road].Miles.String()))
			met[road] = true
		}
		if tank.Sign() < 0 {
			var broken []puzzle.FactID
			for i := range met {
				if met[i] {
					broken = append(broken, oasisID(i))
				}
			}
			if full {
				broken = append(broken, tankID)
			}
			if before {
				broken = append(broken, fuelID)
			}
			return broken, nil
		}
		here = next
	}
	return nil, nil
}

// thousandfold reads a decimal that the form has accepted, of three decimals
// at most, as thousandths.
func thousandfold(decimal string) *big.Int {
	whole, decimals, _ := strings.Cut(decimal, ".")
	value, err := strconv.ParseInt(whole+(decimals + "000")[:3], 10, 64)
	if err != nil {
		return new(big.Int)
	}
	return big.NewInt(value)
}
