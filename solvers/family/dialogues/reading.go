package dialogues

import (
	"math/big"
	"slices"

	"solvitur/solvers/each"
)

// The checker reads the words for quantities and properties by itself, and as
// directly as they are written: what the ways of searching go by, [valueOf] and
// [has], is not used here.

// read is the value of a quantity for some numbers, which stand in ascending order.
func (q quantity) read(numbers []int) int {
	v := amount(q.what, numbers)
	if q.by > 0 && v >= 0 {
		return v % q.by
	}
	return v
}

func amount(w what, numbers []int) int { return amounts[w](numbers) }

var amounts = map[what]func(numbers []int) int{
	sum: func(numbers []int) (total int) {
		for _, n := range numbers {
			total += n
		}
		return total
	},
	product: func(numbers []int) int {
		total := numbers[0]
		for _, n := range numbers[1:] {
			total *= n
		}
		return total
	},
	difference: func(numbers []int) int { return numbers[len(numbers)-1] - numbers[0] },
	squares: func(numbers []int) (total int) {
		for _, n := range numbers {
			total += n * n
		}
		return total
	},
	largest:  func(numbers []int) int { return numbers[len(numbers)-1] },
	smallest: func(numbers []int) int { return numbers[0] },
	common: func(numbers []int) (total int) {
		for _, n := range numbers { // as Euclid did
			for n > 0 {
				total, n = n, total%n
			}
		}
		return total
	},
	divider: func(numbers []int) int {
		if i := slices.IndexFunc(numbers, func(d int) bool { return dividesSums(d, numbers) }); i >= 0 {
			return numbers[i]
		}
		return -1 // none of them
	},
	primeCount: func(numbers []int) int { return each.Count(numbers, prime) },
	oddCount:   func(numbers []int) int { return each.Count(numbers, odd) },
	nothing:    func([]int) int { return 0 },
}

func odd(n int) bool { return n%2 == 1 }

// prime tries all divisors up to the root.
func prime(n int) bool {
	for d := 2; d*d <= n; d++ {
		if n%d == 0 {
			return false
		}
	}
	return n > 1
}

// dividesSums says whether the sum of any two of the numbers is a multiple of d.
func dividesSums(d int, numbers []int) bool {
	for i, a := range numbers {
		for _, b := range numbers[i+1:] {
			if !multiple(a+b, d) {
				return false
			}
		}
	}
	return true
}

func multiple(n, of int) bool {
	if of == 0 {
		return n == 0
	}
	return n%of == 0
}

func square(n int) bool {
	root := new(big.Int).Sqrt(big.NewInt(int64(n)))
	return root.Mul(root, root).Int64() == int64(n)
}

// so says whether a line about the numbers alone is true of them.
func so(l Line, numbers []int) bool {
	if l.Kind == lineHint {
		return fits(trait(l.Property), numbers)
	}
	v, to := amount(what(l.What), numbers), *l.Value
	if v < 0 {
		return relation(l.Relation) == isNot // what is not there is no number
	}
	return compared[relation(l.Relation)](v, to)
}

var compared = map[relation]func(v, to int) bool{
	is:        func(v, to int) bool { return v == to },
	isNot:     func(v, to int) bool { return v != to },
	atMost:    func(v, to int) bool { return v <= to },
	atLeast:   func(v, to int) bool { return v >= to },
	divisible: multiple,
}

// fits says whether numbers, in ascending order, have a property.
func fits(t trait, numbers []int) bool { return fitting[t](numbers) }

var fitting = map[trait]func(numbers []int) bool{
	uniqueSmallest: func(numbers []int) bool { return like(numbers[0], numbers) == 1 },
	uniqueLargest:  func(numbers []int) bool { return like(numbers[len(numbers)-1], numbers) == 1 },
	allDifferent:   different,
	someEqual:      func(numbers []int) bool { return !different(numbers) },
	evenSum:        func(numbers []int) bool { return !odd(amount(sum, numbers)) },
	oddSum:         func(numbers []int) bool { return odd(amount(sum, numbers)) },
	someEven:       func(numbers []int) bool { return each.Count(numbers, odd) < len(numbers) },
	allOdd:         func(numbers []int) bool { return each.Count(numbers, odd) == len(numbers) },
	allPrime:       func(numbers []int) bool { return each.Count(numbers, prime) == len(numbers) },
	somePrime:      func(numbers []int) bool { return slices.ContainsFunc(numbers, prime) },
	noPrime:        func(numbers []int) bool { return !slices.ContainsFunc(numbers, prime) },
	squareSum:      func(numbers []int) bool { return square(amount(sum, numbers)) },
	squareProduct:  func(numbers []int) bool { return square(amount(product, numbers)) },
	consecutive:    func(numbers []int) bool { return different(numbers) && amount(difference, numbers) == len(numbers)-1 },
	dividesAll: func(numbers []int) bool {
		return slices.ContainsFunc(numbers, func(d int) bool { return dividesSums(d, numbers) })
	},
}

// like is how many of the numbers are like one of them.
func like(n int, numbers []int) int { return each.Count(numbers, func(m int) bool { return m == n }) }

func different(numbers []int) bool { return len(slices.Compact(slices.Clone(numbers))) == len(numbers) }
