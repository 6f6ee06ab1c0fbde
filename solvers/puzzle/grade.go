package puzzle

import (
	"cmp"
	"fmt"
	"slices"

	"solvitur/solvers/english"
)

// Level says in a word how hard a puzzle is to solve by hand: see [Argued.Level].
type Level string

// The levels, from the easiest; NoLevel is that of what is not argued.
const (
	NoLevel  Level = ""
	Easy     Level = "easy"
	Medium   Level = "medium"
	Hard     Level = "hard"
	VeryHard Level = "very hard"
)

// Levels are all levels, the easiest first.
var Levels = []Level{Easy, Medium, Hard, VeryHard}

// The greatest load of each level but the last. Of the 30 puzzles of the gallery that are
// argued, 11 are easy, 10 medium, 4 hard and 5 very hard: TestLevels in package catalog
// says which.
const (
	mostEasy   = 0
	mostMedium = 5
	mostHard   = 20
)

// Load is what there is to keep in mind beyond one thing at a time: for every step,
// how many facts and rules it takes at once besides the first, and all of these
// together. So a puzzle of many steps by one thing each weighs nothing however
// long it is, and both a single step that is very hard and many that are fairly hard
// tell. A step that is not proved simplest weighs what is known of it, so that such a
// load is an upper bound.
func (a Argued) Load() (load int) {
	for _, step := range a.Steps {
		load += max(0, step.things()-1)
	}
	return load
}

// Level grades an argument by its load. It is easy where every step takes one fact or
// rule alone, medium where up to 5 things are to be kept in mind beside these, hard
// up to 20. What leads nowhere, and what is not argued, has no level.
func (a Argued) Level() Level {
	load := a.Load()
	switch {
	case len(a.Steps) == 0:
		return NoLevel
	case load <= mostEasy:
		return Easy
	case load <= mostMedium:
		return Medium
	case load <= mostHard:
		return Hard
	}
	return VeryHard
}

// Grade is how hard a puzzle is, and the figures behind it in a sentence: "14 steps,
// the hardest from 3 facts at once".
type Grade struct {
	Level Level  `json:"level"`
	Text  string `json:"text"`
}

// Grade grades an argument; nil where it has no level.
func (a Argued) Grade() *Grade {
	level := a.Level()
	if level == NoLevel {
		return nil
	}
	text := english.Count(len(a.Steps), "step", "steps")
	switch widest := slices.MaxFunc(a.Steps, func(s, t ArguedStep) int {
		return cmp.Or(cmp.Compare(s.things(), t.things()), cmp.Compare(s.ClueCount, t.ClueCount))
	}); {
	case widest.things() > 1 && len(a.Steps) == 1:
		text += fmt.Sprintf(", from %s at once", widest.Takes())
	case widest.things() > 1:
		text += fmt.Sprintf(", the hardest from %s at once", widest.Takes())
	case len(a.Steps) == 1:
		text += ", from " + widest.Takes()
	default:
		text += ", each from one fact or rule"
	}
	return &Grade{level, text}
}

// things are how many facts and rules a step takes.
func (s ArguedStep) things() int { return s.ClueCount + s.RuleCount }

// Takes says what has to be thought of at once in a step: "2 facts and 1 rule".
func (s ArguedStep) Takes() string {
	facts, rules := english.Count(s.ClueCount, "fact", "facts"), english.Count(s.RuleCount, "rule", "rules")
	switch {
	case s.ClueCount == 0:
		return rules
	case s.RuleCount == 0:
		return facts
	}
	return facts + " and " + rules
}
