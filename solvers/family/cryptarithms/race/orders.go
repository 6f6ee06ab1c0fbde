package race

import (
	"slices"

	"solvitur/solvers/letters"
)

// Orders are those to be compared, each once: the ones that people think of for what words are spelt
// with (as written, by how often each letter comes up, and by the places at which it does), the one
// chosen, and those of a list.
func Orders(written, words, chosen []string, list []Published) (all []Order) {
	often := slices.Clone(written)
	count := map[string]int{}
	var fromRight, fromLeft []string
	longest := 0
	spelt := make([][]string, len(words))
	for i, word := range words {
		spelt[i] = letters.Spelt(word)
		for _, letter := range spelt[i] {
			count[letter]++
		}
		longest = max(longest, len(spelt[i]))
	}
	slices.SortStableFunc(often, func(a, b string) int { return count[b] - count[a] })
	for place := range longest {
		fromRight = append(fromRight, column(spelt, place)...)
		fromLeft = append(fromLeft, column(spelt, longest-1-place)...)
	}
	same := func(a, b string) bool { return a == b }
	fromRight, fromLeft = unlike(fromRight, same), unlike(fromLeft, same)
	all = []Order{
		{"as written", written},
		{"most frequent first", often}, {"most frequent last", reversed(often)},
		{"columns from the right", fromRight}, {"the same from its end", reversed(fromRight)},
		{"columns from the left", fromLeft}, {"as chosen above", chosen},
	}
	for _, p := range list {
		all = append(all, Order{"on the list", letters.Spelt(p.Order)})
	}
	return unlike(all, func(a, b Order) bool { return slices.Equal(a.Items, b.Items) })
}

// column are the letters at a place of the words, counted from the right.
func column(words [][]string, place int) (letters []string) {
	for _, word := range words {
		if place < len(word) {
			letters = append(letters, word[len(word)-1-place])
		}
	}
	return letters
}

func reversed(letters []string) []string {
	letters = slices.Clone(letters)
	slices.Reverse(letters)
	return letters
}

// unlike are the first of those that are the same.
func unlike[T any](all []T, same func(a, b T) bool) (first []T) {
	for _, one := range all {
		if !slices.ContainsFunc(first, func(known T) bool { return same(known, one) }) {
			first = append(first, one)
		}
	}
	return first
}
