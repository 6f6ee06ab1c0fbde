package cryptarithms

import (
	"slices"
	"strings"

	"solvitur/solvers/family/cryptarithms/race"
)

// orders are those to be compared, each once: the ones that people think of, which
// any sum has, the visitor's, and those on the list.
func (m *sums) orders(chosen []string) []race.Order {
	written, often := m.names, slices.Clone(m.names)
	count := map[string]int{}
	var fromRight, fromLeft []string
	longest := 0
	for _, word := range m.spelt() {
		for _, letter := range word {
			count[letter]++
		}
		longest = max(longest, len(word))
	}
	slices.SortStableFunc(often, func(a, b string) int { return count[b] - count[a] })
	for place := range longest {
		fromRight = append(fromRight, m.column(place)...)
		fromLeft = append(fromLeft, m.column(longest-1-place)...)
	}
	fromRight, fromLeft = unique(fromRight), unique(fromLeft)
	all := []race.Order{
		{Name: "as written", Items: written},
		{Name: "most frequent first", Items: often}, {Name: "most frequent last", Items: reversed(often)},
		{Name: "columns from the right", Items: fromRight}, {Name: "the same from its end", Items: reversed(fromRight)},
		{Name: "columns from the left", Items: fromLeft},
		{Name: "as chosen above", Items: chosen},
	}
	for _, c := range m.Orders {
		all = append(all, race.Order{Name: "on the list", Items: c.order()})
	}
	return race.Unlike(all)
}

// spelt are the words of the sums as they stand there, letter by letter.
func (m *sums) spelt() (all [][]string) {
	for _, e := range m.equations {
		for _, word := range e.Words() {
			all = append(all, strings.Split(word, ""))
		}
	}
	return all
}

// column are the letters at a place of the words, counted from the right.
func (m *sums) column(place int) (letters []string) {
	for _, word := range m.spelt() {
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

func unique(letters []string) (all []string) {
	for _, letter := range letters {
		if !slices.Contains(all, letter) {
			all = append(all, letter)
		}
	}
	return all
}
