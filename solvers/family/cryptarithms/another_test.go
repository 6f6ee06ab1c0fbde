package cryptarithms_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/cryptarithms"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) { puzzletest.Others(t, cryptarithms.New(), 1, sums) }

// sums gives the letters of two words every digit, adds them up, and reads the rest off the sum.
func sums(f cryptarithms.Facts, _ func(puzzle.FactID) bool) (all []cryptarithms.Solution) {
	var a, b, sum string
	fmt.Sscanf(f.Equations[0].Text, "%s + %s = %s", &a, &b, &sum)
	var alphabet []byte
	for _, l := range []byte(a + b) {
		if !slices.Contains(alphabet, l) {
			alphabet = append(alphabet, l)
		}
	}
	var digits [256]int
	value := func(word string) (n int) {
		for _, l := range []byte(word) {
			n = 10*n + digits[l]
		}
		return n
	}
	var put func(rest []byte, used int)
	put = func(rest []byte, used int) {
		if len(rest) > 0 {
			for d := range 10 {
				if digits[rest[0]] = d; used>>d&1 == 0 {
					put(rest[1:], used|1<<d)
				}
			}
			return
		}
		total := value(a) + value(b)
		if last := sum[len(sum)-1]; digits[a[0]] == 0 || digits[b[0]] == 0 || slices.Contains(alphabet, last) && digits[last] != total%10 {
			return
		}
		written := fmt.Sprint(total)
		if len(written) != len(sum) {
			return
		}
		of := map[byte]int{}
		for _, l := range alphabet {
			of[l] = digits[l]
		}
		for i, l := range []byte(sum) {
			d := int(written[i] - '0')
			if known, ok := of[l]; ok && known != d {
				return
			}
			of[l] = d
		}
		var seen []int
		for _, d := range of {
			if slices.Contains(seen, d) {
				return
			}
			seen = append(seen, d)
		}
		s := cryptarithms.Solution{Letters: map[string]letters.Digit{}}
		for l, d := range of {
			s.Letters[strings.ToUpper(string(l))] = letters.Digit{Digit: d}
		}
		all = append(all, s)
	}
	put(alphabet, 0)
	return all
}
