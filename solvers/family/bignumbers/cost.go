package bignumbers

import (
	"fmt"
	"math"

	"solvitur/solvers/english"
	views "solvitur/solvers/view"
)

// cost is what a strategy needs, estimated from the size of the number alone.
type cost struct {
	strategy        string
	multiplications float64
	operations      float64 // on digits
}

// costs estimates, for each strategy, the sums that its loops amount to.
func (p product) costs() []cost {
	all := []cost{{strategy: byRepeating}, {strategy: byArrays}, {strategy: bySquaring}, {strategy: byTransform}}
	for _, f := range p.factors {
		length := f.logarithm(p.base) + 1
		factors, digits := float64(f.exponent), float64(digitCount(f.base, p.base))
		squarings := float64(f.multiplications())
		square := length * length / 3 // a quarter for the last squaring, and a quarter of that ...
		if f.factorial {
			factors, digits = float64(max(f.n-1, 0)), float64(digitCount(f.n, p.base))
			square = length * length / 2 // a quarter for the last product, half of that before ...
		}
		all[0].multiplications += factors
		all[0].operations += factors * length / 2 * digits
		all[1].multiplications += factors
		all[1].operations += factors * length / 2
		all[2].multiplications += squarings
		all[2].operations += square
		all[3].multiplications += squarings
		cells := max(length*math.Log2(float64(p.base))/28, 2)
		for n := math.Exp2(math.Ceil(math.Log2(cells))); n > 1; n /= 2 {
			all[3].operations += n * math.Log2(n)
		}
	}
	return all
}

// Machines to compare: a home computer with Pascal in 1988, and this page.
const (
	then       = 20_000      // operations on digits a second
	now        = 100_000_000 //
	thenMemory = 64_000      // bytes for data
	cellBytes  = 2           // a digit in an array
	listBytes  = 6           // a digit in a linked list: the digit and a pointer
)

// costTable tells what each strategy would have needed in 1988 and needs now.
func (p product) costTable() view {
	t := &views.Table{Corner: "way", Columns: []views.Cell{
		{Text: "products"}, {Text: "operations on digits"}, {Text: "in 1988"}, {Text: "now"},
	}}
	titles := map[string]string{byRepeating: "again and again", byArrays: "arrays of digits", bySquaring: "binary powering", byTransform: "transform"}
	for _, c := range p.costs() {
		t.Rows = append(t.Rows, views.Row{Head: views.Cell{Text: titles[c.strategy]}, Cells: []views.Cell{
			{Text: rough(c.multiplications)}, {Text: rough(c.operations)}, {Text: duration(c.operations / then)}, {Text: duration(c.operations / now)},
		}})
	}
	t.Rows = append(t.Rows, views.Row{Head: views.Cell{Text: "casting out nines"}, Cells: []views.Cell{
		{Text: "a few, small"}, {Text: "none"}, {Text: "a minute, by hand"}, {Text: "nothing"},
	}})
	digits := p.logarithm() + 1
	memory := "as much as a program of 1988 had for its data"
	switch {
	case digits*cellBytes > thenMemory:
		memory = "both too much for a program of 1988"
	case digits*listBytes > thenMemory:
		memory = "which was too much for a program of 1988"
	case digits*listBytes < thenMemory*0.9:
		memory = "which a program of 1988 could hold"
	}
	return view{Name: "costs", Title: "What each way would have needed in 1988, and needs now", Table: t,
		Note: fmt.Sprintf("Estimates, with %s operations on digits a second in 1988 and %s now; the table of strategies has exact counts. The digits take %s as an array and %s as a linked list, %s.",
			english.Thousands(then), english.Thousands(now), sized(digits*cellBytes), sized(digits*listBytes), memory)}
}

// rough writes a large count with two figures.
func rough(x float64) string {
	if x < 1000 {
		return fmt.Sprintf("%.0f", x)
	}
	unit := math.Pow(10, math.Floor(math.Log10(x))-1)
	if rounded := math.Round(x/unit) * unit; rounded < 1e15 {
		return english.Thousands(int64(rounded))
	}
	return fmt.Sprintf("10^%.0f", math.Log10(x))
}

func sized(bytes float64) string {
	switch {
	case bytes < 1000:
		return fmt.Sprintf("%.0f bytes", bytes)
	case bytes < 1e6:
		return fmt.Sprintf("%.0f kB", math.Max(1, bytes/1000))
	case bytes < 1e9:
		return fmt.Sprintf("%.1f MB", bytes/1e6)
	}
	return rough(bytes/1e9) + " GB"
}

// duration writes a time in the unit that suits it.
func duration(seconds float64) string {
	for _, unit := range []struct {
		seconds   float64
		one, many string
	}{
		{365.25 * 86400, "year", "years"}, {86400, "day", "days"}, {3600, "hour", "hours"}, {60, "minute", "minutes"}, {1, "second", "seconds"},
	} {
		if n := seconds / unit.seconds; n >= 1.5 || unit.seconds == 1 && n >= 0.95 {
			if math.Round(n) == 1 {
				return "1 " + unit.one
			}
			return rough(n) + " " + unit.many
		}
	}
	if seconds >= 0.001 {
		return fmt.Sprintf("%.0f ms", seconds*1000)
	}
	return "under 1 ms"
}
