package race

import "slices"

// OfWords are the orders that people think of for what words are spelt with, some of which may be
// the same: as written, by how often each comes up, and by the places at which it does.
func OfWords(written []string, words [][]string) []Order {
	often := slices.Clone(written)
	count := map[string]int{}
	var fromRight, fromLeft []string
	longest := 0
	for _, word := range words {
		for _, letter := range word {
			count[letter]++
		}
		longest = max(longest, len(word))
	}
	slices.SortStableFunc(often, func(a, b string) int { return count[b] - count[a] })
	for place := range longest {
		fromRight = append(fromRight, column(words, place)...)
		fromLeft = append(fromLeft, column(words, longest-1-place)...)
	}
	fromRight, fromLeft = unique(fromRight), unique(fromLeft)
	return []Order{
		{Name: "as written", Items: written},
		{Name: "most frequent first", Items: often}, {Name: "most frequent last", Items: reversed(often)},
		{Name: "columns from the right", Items: fromRight}, {Name: "the same from its end", Items: reversed(fromRight)},
		{Name: "columns from the left", Items: fromLeft},
	}
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

func unique(letters []string) (all []string) {
	for _, letter := range letters {
		if !slices.Contains(all, letter) {
			all = append(all, letter)
		}
	}
	return all
}
