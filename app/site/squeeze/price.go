//go:build !wasm

package squeeze

import "math/bits"

// prices of codes with their extra bits, in sixteenths of a bit.
type prices struct {
	literal  [256]uint32
	length   [maxLength + 1]uint32
	distance [30]uint32
}

// firstPrices are a guess for the first round.
func firstPrices() prices {
	var p prices
	for i := range p.literal {
		p.literal[i] = 8 * 16
	}
	for n := minLength; n <= maxLength; n++ {
		p.length[n] = (6 + lengthExtra[lengthSymbol[n]-257]) * 16
	}
	for i := range p.distance {
		p.distance[i] = (5 + distanceExtra(i)) * 16
	}
	return p
}

// pricesOf are those that the counts of a round stand for: the entropy, which a
// code comes close to.
func pricesOf(literals, distances []uint32) prices {
	var p prices
	price := information(literals)
	for i := range p.literal {
		p.literal[i] = price[i]
	}
	for n := minLength; n <= maxLength; n++ {
		p.length[n] = price[lengthSymbol[n]] + lengthExtra[lengthSymbol[n]-257]*16
	}
	for i, c := range information(distances) {
		p.distance[i] = c + distanceExtra(i)*16
	}
	return p
}

// information is -log2 of each symbol's share, in sixteenths of a bit. Symbols
// that did not occur are priced as if they had, once in a while.
func information(counts []uint32) []uint32 {
	total := uint32(0)
	for _, c := range counts {
		total += c
	}
	all := log2(max(total, 1))
	price := make([]uint32, len(counts))
	for i, c := range counts {
		price[i] = min(all+16, 13*16)
		if c > 0 {
			price[i] = max(all-log2(c), 8)
		}
	}
	return price
}

// log2 of n in sixteenths, rounded down, by squaring the mantissa.
func log2(n uint32) uint32 {
	whole := uint32(bits.Len32(n)) - 1
	mantissa := uint64(n) << (31 - whole) // 1.31 fixed point
	result := whole
	for range 4 {
		mantissa = mantissa * mantissa >> 31
		result <<= 1
		if mantissa >= 1<<32 {
			mantissa >>= 1
			result |= 1
		}
	}
	return result
}

const endOfBlock = 256

// RFC 1951, 3.2.5.
var (
	lengthBase   = [29]int{3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258}
	lengthExtra  = [29]uint32{8: 1, 9: 1, 10: 1, 11: 1, 12: 2, 13: 2, 14: 2, 15: 2, 16: 3, 17: 3, 18: 3, 19: 3, 20: 4, 21: 4, 22: 4, 23: 4, 24: 5, 25: 5, 26: 5, 27: 5}
	lengthSymbol = func() (s [maxLength + 1]int) {
		for i, base := range lengthBase {
			for n := base; n <= maxLength; n++ {
				s[n] = 257 + i
			}
		}
		return s
	}()
)

// distanceSymbol gives the code of a distance (less one).
func distanceSymbol(d uint16) int {
	if d < 4 {
		return int(d)
	}
	top := bits.Len16(d) - 1
	return 2*top + int(d>>(top-1)&1)
}

func distanceExtra(symbol int) uint32 {
	if symbol < 4 {
		return 0
	}
	return uint32(symbol/2 - 1)
}

// distanceBase gives the least distance (less one) of a code.
func distanceBase(symbol int) uint32 {
	if symbol < 4 {
		return uint32(symbol)
	}
	return uint32(2+symbol&1) << (symbol/2 - 1)
}
