package pedigree

import (
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
)

// violations names the phrases that do not fit an ancestor, and says whether the
// ancestor goes by another line. It follows the wording: whoever is my father's
// mother is, if that is also my mother's mother, whatever my mother's mother is; so
// it tries all lines to the ancestor letter by letter.
func violations(m *model, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	line := s.Line.Letters()
	lines := m.others(line, keep)
	if slices.ContainsFunc(lines, func(other string) bool {
		return len(other) < len(line) || len(other) == len(line) && other < line
	}) {
		broken = append(broken, ruleName)
	}
	if !slices.ContainsFunc(m.patterns, func(places []rune) bool {
		return slices.ContainsFunc(lines, func(other string) bool { return len(other) == len(places) })
	}) {
		broken = append(broken, ruleBack)
	}
	for i, places := range m.patterns {
		fits := slices.ContainsFunc(lines, func(other string) bool {
			return slices.EqualFunc(places, []rune(other), func(place, letter rune) bool { return place == '·' || place == letter })
		})
		if fits == (m.Phrases[i].Is == isNone) {
			broken = append(broken, phraseID(i))
		}
	}
	return broken, nil
}

// others are all lines to the same person, the line itself first: where one begins
// as one side of an identity does, it can begin as the other side.
func (m *model) others(line string, keep func(puzzle.FactID) bool) []string {
	all := []string{line}
	for at := 0; at < len(all); at++ {
		for i, pair := range m.same {
			for side, from := range pair {
				rest, begins := strings.CutPrefix(all[at], from)
				if other := pair[1-side] + rest; keep(sameID(i)) && begins && !slices.Contains(all, other) {
					all = append(all, other)
				}
			}
		}
	}
	return all
}
