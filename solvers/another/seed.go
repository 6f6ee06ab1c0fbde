package another

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/puzzle"
)

// Version is the version of the generator.
const Version = 1

// Seed says which of all other puzzles is meant.
type Seed struct {
	Level  puzzle.Level
	Number int // from 0 to MaxNumber
}

// MaxNumber is the greatest number of a seed.
const MaxNumber = 999_999_999

// String is the written form: "1-easy-7", with the version first.
func (s Seed) String() string { return fmt.Sprintf("%d-%s-%d", Version, s.Level, s.Number) }

// Read reads a written seed, or what is short for one of this version: "easy-7"; or "7", of
// the level that is given.
func Read(text string, level puzzle.Level) (Seed, error) {
	seed := Seed{Level: level}
	parts := strings.Split(strings.ToLower(strings.TrimSpace(text)), "-")
	if len(parts) == 3 {
		if parts[0] != strconv.Itoa(Version) {
			return seed, fmt.Errorf("the seed “%s” is of another version than %d, the only one that is known here: take a number", brief(text), Version)
		}
		parts = parts[1:]
	}
	if len(parts) == 2 {
		seed.Level = puzzle.Level(parts[0])
		parts = parts[1:]
	}
	if seed.Level != puzzle.Any && !slices.Contains(puzzle.Seeded, seed.Level) {
		return seed, fmt.Errorf("there is no level “%s”: choose easy, medium or hard", brief(string(seed.Level)))
	}
	number, err := strconv.ParseUint(parts[0], 10, 32)
	if len(parts) != 1 || err != nil || number > MaxNumber {
		return seed, fmt.Errorf("“%s” is no seed: write a number up to %d, or a seed such as %s", brief(text), MaxNumber, Seed{puzzle.Easy, 7})
	}
	seed.Number = int(number)
	return seed, nil
}

func brief(text string) string {
	if runes := []rune(text); len(runes) > 40 {
		return string(runes[:40]) + "…"
	}
	return text
}
