package dialogues

import (
	"cmp"
	"fmt"
	"strconv"

	"solvitur/solvers/each"
	"solvitur/solvers/english"
)

// A quantity is a function of the numbers that somebody may know: a value, or
// its remainder.
type quantity struct {
	what what
	by   int // when greater than 0: the remainder of the value divided by this
}

// noNumber is the value of a quantity that is one of the numbers where none of them is
// it: no number, so that it is told from 0, which divides the sum of 0 and 0.
const noNumber = -1

// of is the value for some numbers, which stand in ascending order.
func (q quantity) of(numbers []int) int { return q.function()(numbers) }

// function is of, to be looked up once by whoever asks for many values.
func (q quantity) function() func(numbers []int) int {
	value := computed[q.what]
	if q.by == 0 {
		return value
	}
	return func(numbers []int) int {
		v := value(numbers)
		if v == noNumber {
			return v
		}
		return v % q.by
	}
}

// String is the quantity in words: "the sum", "the remainder of the sum by 10".
func (q quantity) String() string {
	switch q.by {
	case 0:
		return textOf(quantities, q.what)
	case 2:
		return "whether " + textOf(quantities, q.what) + " is even or odd"
	}
	return fmt.Sprintf("the remainder of %s by %d", textOf(quantities, q.what), q.by)
}

// toldAs is how a value is told where that is not the quantity and the value.
var toldAs = map[what]string{
	primeCount: "that %d of them are primes",
	oddCount:   "that %d of them are odd",
	divider:    "that %d divides the sum of any two",
}

// told is a value in words: "the sum 17", "that the sum is even".
func (q quantity) told(v int) string {
	name := textOf(quantities, q.what)
	switch {
	case q.what == nothing:
		return "nothing"
	case v == noNumber:
		return "that none of them divides the sum of any two"
	case q.by == 2:
		return fmt.Sprintf("that %s is %s", name, [...]string{"even", "odd"}[v])
	case q.by > 0:
		return fmt.Sprintf("that %s leaves %d when divided by %d", name, v, q.by)
	}
	return fmt.Sprintf(cmp.Or(toldAs[q.what], name+" %d"), v)
}

// computed is what quantities are for numbers in ascending order.
var computed = map[what]func(numbers []int) int{
	sum: func(numbers []int) int { return total(numbers, func(n int) int { return n }) },
	product: func(numbers []int) int {
		v := 1
		for _, n := range numbers {
			v *= n
		}
		return v
	},
	difference: func(numbers []int) int { return numbers[len(numbers)-1] - numbers[0] },
	squares:    func(numbers []int) int { return total(numbers, func(n int) int { return n * n }) },
	largest:    func(numbers []int) int { return numbers[len(numbers)-1] },
	smallest:   func(numbers []int) int { return numbers[0] },
	common: func(numbers []int) (v int) {
		for _, n := range numbers {
			v = greatestCommonDivisor(v, n)
		}
		return v
	},
	divider: func(numbers []int) int {
		if d, ok := dividesAnyTwo(numbers); ok {
			return d
		}
		return noNumber
	},
	primeCount: func(numbers []int) int {
		return total(numbers, func(n int) int {
			if isPrime(n) {
				return 1
			}
			return 0
		})
	},
	oddCount: func(numbers []int) int { return total(numbers, func(n int) int { return n & 1 }) },
	nothing:  func([]int) int { return 0 },
}

func valueOf(what what, numbers []int) int { return computed[what](numbers) }

func total(numbers []int, of func(int) int) (v int) {
	for _, n := range numbers {
		v += of(n)
	}
	return v
}

func greatestCommonDivisor(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// dividesAnyTwo finds the smallest number that divides the sum of any two of
// them, itself among them. Where there are not two, any does.
func dividesAnyTwo(numbers []int) (divisor int, ok bool) {
	if d := numbers[0]; d > 0 { // the usual case: it divides all others
		divides := true
		for _, n := range numbers[1:] {
			divides = divides && n%d == 0
		}
		if divides {
			return d, true
		}
	}
candidates:
	for _, d := range numbers {
		for i, a := range numbers {
			for _, b := range numbers[:i] {
				if d == 0 && a+b != 0 || d != 0 && (a+b)%d != 0 {
					continue candidates
				}
			}
		}
		return d, true
	}
	return 0, false
}

// isPrime tries divisors. It is asked of numbers up to maxHigh, and of the sums
// of two.
func isPrime(n int) bool {
	if n < 4 {
		return n > 1
	}
	if n%2 == 0 {
		return false
	}
	for d := 3; d*d <= n; d += 2 {
		if n%d == 0 {
			return false
		}
	}
	return true
}

// listed puts numbers into words: "4 and 13", "17, 34, 51, 68 and 85".
func listed(numbers []int) string {
	texts := each.Of(numbers, strconv.Itoa)
	return english.List(texts, "and")
}
