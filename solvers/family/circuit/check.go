package circuit

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/puzzle"
)

// violations names every fact that a drive breaks: those that it supposes to
// be otherwise, and the rule of the road if the tank runs dry nevertheless. It
// drives with integers of any length, straight from the wording of the facts.
func violations(f Facts, s Solution, _ func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	broken := slices.Clone(s.Supposing)
	supposed := supposition{oases: make([]bool, len(f.Oases))}
	for _, id := range broken {
		if !supposed.add(f, id) {
			return []puzzle.FactID{ruleRoad}, nil // supposes what is no fact, or twice the same
		}
	}
	if !comesRound(f, s, supposed) {
		broken = append(broken, ruleRoad)
	}
	return broken, nil
}

// supposition says which facts a drive does not rely on.
type supposition struct {
	oases      []bool
	fuel, tank bool
}

// add says false to what is no fact, or supposed already.
func (s *supposition) add(f Facts, id puzzle.FactID) bool {
	on := &s.fuel
	switch id {
	case fuelID:
	case tankID:
		on = &s.tank
		if f.Tank == "" {
			return false
		}
	default:
		number, _ := strings.CutPrefix(id, "oases/")
		i, err := strconv.Atoi(number)
		if err != nil || i < 0 || i >= len(s.oases) || id != oasisID(i) {
			return false
		}
		on = &s.oases[i]
	}
	fresh := !*on
	*on = true
	return fresh
}

func comesRound(f Facts, s Solution, supposed supposition) bool {
	n := len(f.Oases)
	here := slices.IndexFunc(f.Oases, func(o Oasis) bool { return o.Name == s.Start })
	if here < 0 || s.Direction != Clockwise && s.Direction != Counterclockwise {
		return false
	}
	// All amounts are in millionths of a mile, so that whole numbers do: a
	// thousandth of a gallon times a thousandth of a mile, of big integers.
	perGallon := thousandfold(f.PerGallon.String())
	lasts := func(gallons string) *big.Int {
		amount := thousandfold(gallons)
		return amount.Mul(amount, perGallon)
	}
	takes := func(miles string) *big.Int {
		amount := thousandfold(miles)
		return amount.Mul(amount, big.NewInt(1000))
	}
	// Where one does not know how much there is, it is enough for the road.
	enough := new(big.Int)
	for _, o := range f.Oases {
		enough.Add(enough, takes(o.Miles.String()))
	}
	tank := lasts(f.Fuel.String())
	if supposed.fuel {
		tank.Set(enough)
	}
	var most *big.Int
	if f.Tank != "" && !supposed.tank {
		most = lasts(f.Tank.String())
	}
	for range n {
		if supposed.oases[here] {
			tank.Add(tank, enough)
		} else {
			tank.Add(tank, lasts(f.Oases[here].Gallons.String()))
		}
		if most != nil && tank.Cmp(most) > 0 {
			tank.Set(most)
		}
		next, road := (here+1)%n, here
		if s.Direction == Counterclockwise {
			next = (here + n - 1) % n
			road = next
		}
		if !supposed.oases[road] {
			tank.Sub(tank, takes(f.Oases[road].Miles.String()))
		}
		if tank.Sign() < 0 {
			return false
		}
		here = next
	}
	return true
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
