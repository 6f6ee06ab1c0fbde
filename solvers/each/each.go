// Package each makes lists, of what something makes of each thing of a list or of each number, and counts
// of how many things something is true.
package each

import "slices"

// Of is what something makes of each thing of a list; nil where there is none.
func Of[T, U any](all []T, of func(T) U) (made []U) {
	return To(len(all), func(i int) U { return of(all[i]) })
}

// To is what something makes of each number from 0 up to n, without n itself; nil where there is none, as
// below 0.
func To[U any](n int, of func(i int) U) (made []U) {
	made = slices.Grow(made, max(n, 0))
	for i := range n {
		made = append(made, of(i))
	}
	return made
}

// Count is of how many things of a list something is true.
func Count[T any](all []T, is func(T) bool) (n int) {
	for _, one := range all {
		if is(one) {
			n++
		}
	}
	return n
}
