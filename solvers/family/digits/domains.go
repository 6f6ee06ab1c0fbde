package digits

import "math/bits"

// domains holds the digits that are left for each letter, as sets of bits.
type domains []uint64

func (d domains) fixed(letter int) bool { return d[letter]&(d[letter]-1) == 0 }
func (d domains) least(letter int) int  { return bits.TrailingZeros64(d[letter]) }
func (d domains) most(letter int) int   { return 63 - bits.LeadingZeros64(d[letter]) }
func (d domains) count(letter int) int  { return bits.OnesCount64(d[letter]) }

// between is the set of the digits from lo to hi, both included.
func between(lo, hi int64) uint64 {
	lo, hi = max(lo, 0), min(hi, 63)
	if lo > hi {
		return 0
	}
	return (^uint64(0) >> (63 - uint(hi))) &^ (1<<uint(lo) - 1)
}

// setLetters goes through the members of a set of bits.
func setLetters(set uint64) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(bits.TrailingZeros64(set)) {
				return
			}
		}
	}
}

// combinations is how many ways there are to choose digits for a set of
// letters, cut off at most.
func (d domains) combinations(letters uint64, most int) int {
	n := 1
	for letter := range setLetters(letters) {
		if n *= d.count(letter); n > most {
			return most + 1
		}
	}
	return n
}

// open is the set of letters with more than one digit left.
func (d domains) open(letters uint64) (set uint64) {
	for letter := range setLetters(letters) {
		if !d.fixed(letter) {
			set |= 1 << letter
		}
	}
	return set
}
