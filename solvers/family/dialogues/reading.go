package dialogues

import (
	"math/big"
	"slices"
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

func amount(w what, numbers []int) int {
	first, last := numbers[0], numbers[len(numbers)-1]
	total := 0
	switch w {
	case sum:
		for _, n := range numbers {
			total += n
		}
	case product:
		total = first
		for _, n := range numbers[1:] {
			total *= n
		}
	case difference:
		total = last - first
	case squares:
		for _, n := range numbers {
			total += n * n
		}
	case largest:
		total = last
	case smallest:
		total = first
	case common:
		for _, n := range numbers { // as Euclid did
			for n > 0 {
				total, n = n, total%n
			}
		}
	case divider:
		total = -1 // none of them
		if i := slices.IndexFunc(numbers, func(d int) bool { return dividesSums(d, numbers) }); i >= 0 {
			total = numbers[i]
		}
	case primeCount:
		total = amongThem(numbers, prime)
	case oddCount:
		total = amongThem(numbers, odd)
	}
	return total
}

func amongThem(numbers []int, is func(int) bool) (count int) {
	for _, n := range numbers {
		if is(n) {
			count++
		}
	}
	return count
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
	switch relation(l.Relation) {
	case is:
		return v == to
	case isNot:
		return v != to
	case atMost:
		return v <= to
	case atLeast:
		return v >= to
	case divisible:
		return multiple(v, to)
	}
	return false
}

// fits says whether numbers, in ascending order, have a property.
func fits(t trait, numbers []int) bool {
	count := len(numbers)
	like := func(n int) int { return amongThem(numbers, func(m int) bool { return m == n }) }
	different := len(slices.Compact(slices.Clone(numbers))) == count
	switch t {
	case uniqueSmallest:
		return like(numbers[0]) == 1
	case uniqueLargest:
		return like(numbers[count-1]) == 1
	case allDifferent:
		return different
	case someEqual:
		return !different
	case evenSum:
		return !odd(amount(sum, numbers))
	case oddSum:
		return odd(amount(sum, numbers))
	case someEven:
		return amongThem(numbers, odd) < count
	case allOdd:
		return amongThem(numbers, odd) == count
	case allPrime:
		return amongThem(numbers, prime) == count
	case somePrime:
		return slices.ContainsFunc(numbers, prime)
	case noPrime:
		return !slices.ContainsFunc(numbers, prime)
	case squareSum:
		return square(amount(sum, numbers))
	case squareProduct:
		return square(amount(product, numbers))
	case consecutive:
		return different && amount(difference, numbers) == count-1
	case dividesAll:
		return slices.ContainsFunc(numbers, func(d int) bool { return dividesSums(d, numbers) })
	}
	return false
}
