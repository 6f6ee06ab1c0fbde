package cryptarithms

import (
	"slices"
	"strings"
)

// order is one in which letters may get their digits.
type order struct {
	name    string
	letters []string
}

func (o order) String() string { return strings.Join(o.letters, "") }

// orders are those to be compared, each once: the ones that people think of, which
// any sum has, the visitor's, and those on the list.
func (m *sums) orders(chosen []string) (all []order) {
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
	candidates := []order{
		{"as written", written},
		{"most frequent first", often}, {"most frequent last", reversed(often)},
		{"columns from the right", fromRight}, {"the same from its end", reversed(fromRight)},
		{"columns from the left", fromLeft},
		{"as chosen above", chosen},
	}
	for _, c := range m.Orders {
		candidates = append(candidates, order{"on the list", c.order()})
	}
	for _, o := range candidates {
		if !slices.ContainsFunc(all, func(known order) bool { return slices.Equal(known.letters, o.letters) }) {
			all = append(all, o)
		}
	}
	return all
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
