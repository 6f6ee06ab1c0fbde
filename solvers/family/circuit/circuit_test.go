package circuit_test

import (
	"encoding/json"
	"math/big"
	"math/rand/v2"
	"strconv"
	"testing"

	"solvitur/solvers/family/circuit"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestFamily(t *testing.T) { puzzletest.Run(t, circuit.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, circuit.New()) }

// All strategies agree with each other and with the naive way, done in
// fractions.
func TestVariants(t *testing.T) {
	puzzletest.Variants(t, circuit.New(), 1000, random, brute)
}

// random makes roads on which fuel and need are near each other, so that all
// verdicts come up.
func random(rng *rand.Rand) circuit.Facts {
	n := 2 + rng.IntN(6)
	f := circuit.Facts{PerGallon: number(rng, 1, 3), Fuel: "0"}
	for i := range n {
		f.Oases = append(f.Oases, circuit.Oasis{Name: "Oasis " + strconv.Itoa(i), Gallons: number(rng, 0, 9), Miles: number(rng, 0, 12)})
	}
	if rng.IntN(3) == 0 {
		f.Fuel = number(rng, 0, 4)
	}
	if rng.IntN(2) == 0 {
		f.Tank = number(rng, 5, 12)
	}
	return f
}

// number is a decimal of at most two decimals between two whole numbers.
func number(rng *rand.Rand, low, high int) json.Number {
	decimals := []int64{1, 1, 2, 4, 100}[rng.IntN(5)]
	value := big.NewRat(int64(low)*decimals+rng.Int64N(int64(high-low)*decimals+1), decimals)
	for places := range 3 {
		text := value.FloatString(places)
		if exact, _ := new(big.Rat).SetString(text); exact.Cmp(value) == 0 {
			return json.Number(text)
		}
	}
	panic("more than two decimals")
}

func brute(f circuit.Facts, keep func(puzzle.FactID) bool) []circuit.Solution {
	n := len(f.Oases)
	rat := func(text json.Number) *big.Rat {
		value, _ := new(big.Rat).SetString(text.String())
		return value
	}
	// A million gallons stand for any amount.
	const lots = 1_000_000
	gallons, need := make([]*big.Rat, n), make([]*big.Rat, n)
	for i, o := range f.Oases {
		id := "oases/" + strconv.Itoa(i)
		if !keep(id) {
			gallons[i], need[i] = big.NewRat(lots, 1), new(big.Rat)
			continue
		}
		gallons[i], need[i] = rat(o.Gallons), new(big.Rat).Quo(rat(o.Miles), rat(f.PerGallon))
	}
	tank := big.NewRat(lots*lots, 1)
	if f.Tank != "" && keep("tank") {
		tank = rat(f.Tank)
	}
	fuel := rat(f.Fuel)
	if !keep("fuel") {
		fuel = big.NewRat(lots, 1)
	}
	var all []circuit.Solution
	for _, d := range []circuit.Direction{circuit.Clockwise, circuit.Counterclockwise} {
		for start := range n {
			has, round := fuel, true
			for k := 0; k < n && round; k++ {
				here, road := (start+k)%n, (start+k)%n
				if d == circuit.Counterclockwise {
					here, road = (start-k+n)%n, (start-k-1+2*n)%n
				}
				has = new(big.Rat).Add(has, gallons[here])
				if has.Cmp(tank) > 0 {
					has = tank
				}
				has = new(big.Rat).Sub(has, need[road])
				round = has.Sign() >= 0
			}
			if round {
				all = append(all, circuit.Solution{Start: f.Oases[start].Name, Direction: d})
			}
		}
	}
	return all
}
