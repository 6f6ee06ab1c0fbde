package another

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// The rounds of the levels: a puzzle of medium difficulty takes up to two, a hard one six or more.
// What lies between is offered as neither.
const (
	mostMedium = 2
	leastHard  = 6
)

// Graded says how hard facts with one answer are; false if they are not argued, or lie between
// two levels.
//
// It works with what an argument is made of, the tables of facts and of rules of the kind
// (puzzle.Argument), and follows them one at a time. A puzzle is easy if that is enough
// to come to the answer. Where one gets stuck in others, the contrary of
// something is supposed, and followed until a fact or a rule is broken; a round is all that
// follows at once from what was known before it. A puzzle is of medium difficulty if
// supposing once is enough, and seen to be impossible within two rounds. It is hard if one
// gets stuck again and again, six rounds or more being followed in all.
//
// These levels go with those of arguments (puzzle.Argued.Level), which TestLevels compares.
// The argument itself is not asked for: to prove that there is no simpler step takes
// seconds where this takes milliseconds; and what a seed gives must not change whenever
// arguments become better.
func Graded(instance puzzle.Instance) (puzzle.Level, bool) {
	argument, err := instance.Argument()
	if err != nil {
		return "", false
	}
	switch rounds := newFollower(argument).rounds(); {
	case rounds == 0:
		return puzzle.Easy, true
	case rounds <= mostMedium:
		return puzzle.Medium, true
	case rounds >= leastHard:
		return puzzle.Hard, true
	}
	return "", false
}

// Refused says why there is no puzzle of a seed that is like some facts; nil if there is.
func Refused(family puzzle.Family, facts json.RawMessage, seed Seed) error {
	levels := family.Others(facts, seed.Version)
	switch {
	case slices.Contains(levels, seed.Level):
		return nil
	case len(levels) == 0 && seed.Version > 0 && len(family.Others(facts, 0)) > 0:
		return fmt.Errorf("other puzzles like this one are not of version %d: take a number", seed.Version)
	case len(levels) == 0:
		return puzzle.ErrNoOthers
	case slices.Equal(levels, []puzzle.Level{puzzle.Any}):
		return errors.New("other puzzles like this one are all of one level: write the number of a seed alone")
	}
	names := make([]string, len(levels))
	for i, level := range levels {
		names[i] = string(level)
	}
	return errors.New("there are other puzzles like this one of another level: choose " + english.List(names, "or"))
}
