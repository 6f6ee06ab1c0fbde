package dialogues

import "math"

// having is which numbers, in ascending order, have a property.
var having = map[trait]func(numbers []int) bool{
	uniqueSmallest: func(numbers []int) bool { return len(numbers) < 2 || numbers[0] < numbers[1] },
	uniqueLargest: func(numbers []int) bool {
		last := len(numbers) - 1
		return last < 1 || numbers[last-1] < numbers[last]
	},
	allDifferent:  func(numbers []int) bool { return !twins(numbers) },
	someEqual:     twins,
	evenSum:       func(numbers []int) bool { return valueOf(sum, numbers)%2 == 0 },
	oddSum:        func(numbers []int) bool { return valueOf(sum, numbers)%2 == 1 },
	someEven:      func(numbers []int) bool { return valueOf(oddCount, numbers) < len(numbers) },
	allOdd:        func(numbers []int) bool { return valueOf(oddCount, numbers) == len(numbers) },
	allPrime:      func(numbers []int) bool { return valueOf(primeCount, numbers) == len(numbers) },
	somePrime:     func(numbers []int) bool { return valueOf(primeCount, numbers) > 0 },
	noPrime:       func(numbers []int) bool { return valueOf(primeCount, numbers) == 0 },
	squareSum:     func(numbers []int) bool { return isSquare(valueOf(sum, numbers)) },
	squareProduct: func(numbers []int) bool { return isSquare(valueOf(product, numbers)) },
	consecutive: func(numbers []int) bool {
		for i, n := range numbers[1:] {
			if n != numbers[i]+1 {
				return false
			}
		}
		return true
	},
	dividesAll: func(numbers []int) bool {
		_, ok := dividesAnyTwo(numbers)
		return ok
	},
}

// has says whether numbers, in ascending order, have a property.
func has(t trait, numbers []int) bool { return having[t](numbers) }

// twins says whether two of the numbers, in ascending order, are equal.
func twins(numbers []int) bool {
	for i := 1; i < len(numbers); i++ {
		if numbers[i] == numbers[i-1] {
			return true
		}
	}
	return false
}

func isSquare(n int) bool {
	root := int(math.Sqrt(float64(n)))
	for root > 0 && root*root > n {
		root--
	}
	for (root+1)*(root+1) <= n {
		root++
	}
	return root*root == n
}

// compare says whether v stands in the relation to a number. Of what is not there
// only is true that it is not this number.
func compare(v int, r relation, to int) bool {
	if v == noNumber {
		return r == isNot
	}
	return standing[r](v, to)
}

// standing is which values stand in a relation to a number.
var standing = map[relation]func(v, to int) bool{
	is:        func(v, to int) bool { return v == to },
	isNot:     func(v, to int) bool { return v != to },
	atMost:    func(v, to int) bool { return v <= to },
	atLeast:   func(v, to int) bool { return v >= to },
	divisible: func(v, to int) bool { return to == 0 && v == 0 || to != 0 && v%to == 0 },
}

// holds says whether a line about the numbers alone is true of them.
func (l Line) holds(numbers []int) bool {
	if l.Kind == lineHint {
		return has(trait(l.Property), numbers)
	}
	return compare(valueOf(what(l.What), numbers), relation(l.Relation), *l.Value)
}
