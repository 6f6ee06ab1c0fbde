package dialogues

import "math"

// has says whether numbers, in ascending order, have a property.
func has(t trait, numbers []int) bool {
	last := len(numbers) - 1
	switch t {
	case uniqueSmallest:
		return last < 1 || numbers[0] < numbers[1]
	case uniqueLargest:
		return last < 1 || numbers[last-1] < numbers[last]
	case allDifferent:
		return !twins(numbers)
	case someEqual:
		return twins(numbers)
	case evenSum:
		return valueOf(sum, numbers)%2 == 0
	case oddSum:
		return valueOf(sum, numbers)%2 == 1
	case someEven:
		return valueOf(oddCount, numbers) < len(numbers)
	case allOdd:
		return valueOf(oddCount, numbers) == len(numbers)
	case allPrime:
		return valueOf(primeCount, numbers) == len(numbers)
	case somePrime:
		return valueOf(primeCount, numbers) > 0
	case noPrime:
		return valueOf(primeCount, numbers) == 0
	case squareSum:
		return isSquare(valueOf(sum, numbers))
	case squareProduct:
		return isSquare(valueOf(product, numbers))
	case consecutive:
		for i := range last {
			if numbers[i]+1 != numbers[i+1] {
				return false
			}
		}
		return true
	case dividesAll:
		_, ok := dividesAnyTwo(numbers)
		return ok
	}
	return false
}

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
	switch r {
	case is:
		return v == to
	case isNot:
		return v != to
	case atMost:
		return v <= to
	case atLeast:
		return v >= to
	case divisible:
		return to == 0 && v == 0 || to != 0 && v%to == 0
	}
	return false
}

// holds says whether a line about the numbers alone is true of them.
func (l Line) holds(numbers []int) bool {
	if l.Kind == lineHint {
		return has(trait(l.Property), numbers)
	}
	return compare(valueOf(what(l.What), numbers), relation(l.Relation), *l.Value)
}
