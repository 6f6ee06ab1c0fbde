// Package whole reckons with whole numbers of any size, none below zero, as one
// does on paper. It serves sentences, which tell how many ways there are or what a
// fraction comes to; math/big is quick and for searches, and 30 kB in every program that
// is sent with it.
package whole

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// Number is a number in decimal digits, with no nought before it; "0" is nought.
type Number string

// Of gives a number that is not below zero.
func Of(n int) Number { return Number(strconv.Itoa(n)) }

// Read gives the number that digits stand for; none stand for nought.
func Read(digits string) Number { return Number(cmp.Or(strings.TrimLeft(digits, "0"), "0")) }

// Product multiplies numbers that are not below zero.
func Product(factors ...int) Number {
	product := Number("1")
	for _, factor := range factors {
		product = product.timesAnd(factor, 0)
	}
	return product
}

// Plus adds a number that is not below zero.
func (n Number) Plus(more int) Number { return n.timesAnd(1, more) }

// timesAnd multiplies, and then adds.
func (n Number) timesAnd(factor, carried int) Number {
	var backwards []byte
	for i := len(n) - 1; i >= 0 || carried > 0; i-- {
		if i >= 0 {
			carried += int(n[i]-'0') * factor
		}
		backwards = append(backwards, byte('0'+carried%10))
		carried /= 10
	}
	slices.Reverse(backwards)
	return Read(string(backwards))
}

// Compare is below, at or above zero as the number is below, at or above the other.
func (n Number) Compare(other Number) int {
	return cmp.Or(cmp.Compare(len(n), len(other)), strings.Compare(string(n), string(other)))
}

// Over divides by a number above zero, and gives the remainder as well.
func (n Number) Over(divisor Number) (quotient, remainder Number) {
	var digits []byte
	remainder = "0"
	for _, digit := range []byte(n) {
		remainder = Read(string(remainder) + string(rune(digit)))
		digits = append(digits, '0')
		for remainder.Compare(divisor) >= 0 {
			remainder = remainder.less(divisor)
			digits[len(digits)-1]++
		}
	}
	return Read(string(digits)), remainder
}

// less takes away a number that is not the larger one.
func (n Number) less(other Number) Number {
	digits := []byte(n)
	borrowed := byte(0)
	for i := range digits {
		at := len(digits) - 1 - i
		away := borrowed
		if i < len(other) {
			away += other[len(other)-1-i] - '0'
		}
		borrowed = 0
		if digits[at]-'0' < away {
			digits[at] += 10
			borrowed = 1
		}
		digits[at] -= away
	}
	return Read(string(digits))
}
