package bignumbers

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/family/bignumbers/bigdec"
	"solvitur/solvers/puzzle"
	views "solvitur/solvers/view"
)

type (
	search = puzzle.Search[Solution]
	frame  = views.Frame
	view   = views.View
)

// task is one search.
type task struct {
	*search
	m      *model
	number product
}

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*model, Solution]{
	{Strategy: puzzle.Strategy{Name: byTransform, Title: "Digits by transform", Teaches: "Keep the digits in groups, and multiply all groups with all others at once by a transform. Nothing is left to be turned into digits at the end."}, Run: by(written((*task).writtenByTransform))},
	{Strategy: puzzle.Strategy{Name: byLibrary, Title: "A library for big integers", Teaches: "Let somebody else’s program do it: multiply in the machine’s own units, then turn the result into digits. The turning takes longer than the multiplying."}, Run: by(written((*task).writtenByLibrary))},
	{Strategy: puzzle.Strategy{Name: byNines, Title: "Casting out nines", Teaches: "No big number at all: a number and the sum of its digits leave the same remainder when divided by nine; and zeros at the end are counted by prime factors. Sometimes that is enough."}, Run: by((*task).castOutNines)},
	{Strategy: puzzle.Strategy{Name: bySquaring, Title: "Binary powering", Teaches: "Square again and again: a dozen long multiplications instead of thousands of short ones. By hand it is hardly less work: the multiplications get long."}, Run: by(written((*task).writtenBySquaring))},
	{Strategy: puzzle.Strategy{Name: byArrays, Title: "Arrays of digits", Teaches: "One digit to a cell, and the whole array times the whole factor, with a carry: one operation for each digit each time."}, Run: by(written(inArrays(array.timesInt)))},
	{Strategy: puzzle.Strategy{Name: byRepeating, Title: "Multiplying again and again", Teaches: "As at school, each digit with each digit, one factor after the other."}, Run: by(written(inArrays(array.timesAtSchool)))},
}

// by makes a way of searching of what a task does.
func by(answer func(*task) error) func(*search, *model) error {
	return func(s *search, m *model) error {
		return answer(&task{search: s, m: m, number: m.product(m.kept(s.Kept))})
	}
}

// written answers the questions from the digits, which write writes down.
func written(write func(*task) (string, error)) func(*task) error {
	return func(a *task) error {
		if digits := a.number.digits(); digits > mostDigits {
			return puzzle.NotApplicable(fmt.Sprintf("The number has about %s digits, and this way writes all of them down, %s at most: choose one that needs none, such as casting out nines.",
				english.Thousands(digits), english.Thousands(mostDigits)))
		}
		text, err := write(a)
		if err != nil {
			return err
		}
		return a.conclude(text)
	}
}

// kept lists the factors that are switched on.
func (m *model) kept(keep func(puzzle.FactID) bool) []int {
	positions := []int{}
	for i := range m.factors {
		if keep(factorID(i)) {
			positions = append(positions, i)
		}
	}
	return positions
}

// breath is how many operations on digits pass between looks at the context:
// some milliseconds.
const breath = 1 << 19

// meter counts operations on digits, and spends a unit of the budget for so
// many of them.
func (a *task) meter(unit int) bigdec.Meter {
	owed, held := 0, 0
	return func(operations int) error {
		if held += operations; held >= breath {
			held = 0
			if err := a.Breathe(); err != nil {
				return err
			}
		}
		a.Stats.Work += int64(operations)
		for owed += operations; owed > 0; owed -= unit {
			if err := a.Check(); err != nil {
				return err
			}
		}
		return nil
	}
}

// conclude answers the questions from the digits.
func (a *task) conclude(text string) error {
	longest := 0
	for i, q := range a.m.questions {
		if q.Kind == kindSums && a.Kept(questionID(i)) {
			longest = max(longest, q.Times)
		}
	}
	sums := sumsOf(text, a.number.base, longest)
	zeros := int64(len(text) - len(strings.TrimRight(text, "0")))
	solution := a.m.solution()
	solution.digits = text
	for i, q := range a.m.questions {
		if !a.Kept(questionID(i)) {
			continue
		}
		value := zeros
		if q.Kind == kindSums {
			value = sums[q.Times-1]
		}
		solution.Answers[q.of()] = Answer{&value}
	}
	for i, sum := range sums {
		if err := a.Step(func() frame {
			of := a.number.print()
			if i > 0 {
				of = sumName(i - 1)
			}
			return a.told("%s, the sum of the digits of %s, is %s.", sumName(i), of, english.Thousands(sum))
		}); err != nil {
			return err
		}
	}
	a.Discovered(a.number.drawn(text, sums)...)
	return a.Found(solution)
}

// sumsOf adds up the digits so many times.
func sumsOf(text string, base, times int) (sums []int64) {
	sum := int64(0)
	for digit, count := range counts(text) {
		sum += int64(digit * count)
	}
	for range times {
		sums = append(sums, sum)
		sum = digitSum(sum, base)
	}
	return sums
}

// counts says how often each digit occurs.
func counts(text string) (counts [36]int) {
	var bytes [256]int
	for i := range len(text) {
		bytes[text[i]]++
	}
	for digit := range counts {
		counts[digit] = bytes[digitNames[digit]]
	}
	return counts
}

// castOutNines answers what rests and prime factors can, and nothing if one
// question is beyond them.
func (a *task) castOutNines() error {
	if err := a.Check(); err != nil {
		return err
	}
	solution := a.m.solution()
	open := false
	for i, q := range a.m.questions {
		if !a.Kept(questionID(i)) {
			continue
		}
		if q.Kind == kindZeros {
			for _, f := range a.number.factors {
				a.Stats.Nodes += int64(len(factorised(int64(a.number.base))))
				if err := a.Step(func() frame { return a.told("Count the prime factors of %s.", f.print()) }); err != nil {
					return err
				}
			}
			zeros := a.number.zeros()
			solution.Answers[q.of()] = Answer{&zeros}
			continue
		}
		for _, f := range a.number.factors {
			a.Stats.Nodes += f.multiplications()
		}
		r := a.number.reasonAbout(q.Times)
		if err := a.Step(func() frame {
			return a.told("%s is at most %s, and leaves %d when divided by %d.", sumName(q.Times-1), english.Thousands(r.bounds[q.Times-1]), r.rest, a.number.base-1)
		}); err != nil {
			return err
		}
		if len(r.fitting) != 1 {
			open = true
			if err := a.Step(func() frame { return a.told("That leaves more than one value: it takes the digits to tell.") }); err != nil {
				return err
			}
			continue
		}
		solution.Answers[q.of()] = Answer{&r.fitting[0]}
	}
	a.Stats.Space = 2
	if open {
		return puzzle.NotApplicable("Casting out nines is not enough here: " + a.number.undecided(a.m, a.Kept) + ".")
	}
	if err := a.Step(func() frame { return a.told("No big number was needed.") }); err != nil {
		return err
	}
	return a.Found(solution)
}

// The frames of a replay change the table that given draws.

func (a *task) told(format string, args ...any) frame {
	return a.shown("", format, args...)
}

func (a *task) shown(digits, format string, args ...any) frame {
	looks := views.Looks{
		"multiplications": {Text: english.Thousands(a.Stats.Nodes)},
		"operations":      {Text: english.Thousands(a.Stats.Work)},
	}
	if digits != "" {
		const most = 30
		if len(digits) > most+len("…") {
			digits = digits[:most] + "…"
		}
		looks["so-far"] = views.Look{Role: views.Deduced, Text: strings.ToUpper(digits)}
	}
	return a.Stage().Next(frame{Caption: english.Capital(fmt.Sprintf(format, args...)), Role: views.Deduced}, looks)
}
