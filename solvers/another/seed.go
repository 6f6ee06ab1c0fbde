package another

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"solvitur/solvers/puzzle"
)

// Version is the latest version of the generator: puzzles of which a later one would make no
// better others stay with an earlier one.
const Version = puzzle.Drafts

// Seed says which of all other puzzles is meant.
type Seed struct {
	Level   puzzle.Level
	Number  int // from 0 to MaxNumber
	Version int // 0 is the latest that there is of a puzzle
}

// MaxNumber is the greatest number of a seed.
const MaxNumber = 999_999_999

// String is the written form: "1-easy-7", with the version first.
func (s Seed) String() string { return fmt.Sprintf("%d-%s-%d", max(1, s.Version), s.Level, s.Number) }

// Read reads a written seed, or what is short for one of the latest version: "easy-7"; or "7", of
// the level that is given.
func Read(text string, level puzzle.Level) (Seed, error) {
	seed := Seed{Level: level}
	none := fmt.Errorf("“%s” is no seed: write a number from 0 to %d", brief(text), MaxNumber)
	parts := strings.Split(strings.ToLower(strings.TrimSpace(text)), "-")
	if len(parts) > 3 || slices.Contains(parts, "") {
		return seed, none
	}
	if len(parts) == 3 {
		version, err := strconv.Atoi(parts[0])
		switch {
		case err != nil:
			return seed, none
		case version < 1 || version > Version:
			return seed, fmt.Errorf("the seed “%s” is of a version that is not known here: take a number", brief(text))
		}
		seed.Version = version
		parts = parts[1:]
	}
	if len(parts) == 2 {
		seed.Level = puzzle.Level(parts[0])
		parts = parts[1:]
	}
	if seed.Level != puzzle.Any && !slices.Contains(puzzle.Seeded, seed.Level) {
		return seed, none
	}
	number, err := strconv.ParseUint(parts[0], 10, 32)
	if err != nil || number > MaxNumber {
		return seed, none
	}
	seed.Number = int(number)
	return seed, nil
}

func brief(text string) string {
	text = strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Cc, unicode.Cf) { // it would turn the sentence around it
			return -1
		}
		return r
	}, text)
	if runes := []rune(text); len(runes) > 40 {
		return string(runes[:40]) + "…"
	}
	return text
}
