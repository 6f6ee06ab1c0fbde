package main

import (
	"fmt"
	"slices"
)

// spread is the median of values, and the quartiles.
func spread[T any](all []T, of func(T) float64) string {
	values := make([]float64, len(all))
	for i, one := range all {
		values[i] = of(one)
	}
	slices.Sort(values)
	return fmt.Sprintf("%.0f (%.0f–%.0f)", part(values, 50), part(values, 25), part(values, 75))
}

// part is the value that so many per cent of sorted values do not exceed.
func part(sorted []float64, percent int) float64 {
	if len(sorted) == 0 {
		return 0
	}
	return sorted[(len(sorted)-1)*percent/100]
}
