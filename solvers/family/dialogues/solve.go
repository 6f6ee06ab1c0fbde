package dialogues

import (
	"fmt"
	"iter"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// task is one search: what all strategies share.
type task struct {
	*puzzle.Search[Solution]
	facts  *conversation
	script *script

	unpaid int // choices looked at since the last unit of work was paid for
}

// unit is how many choices are one unit of work of the budget.
const unit = 64

// maxChoices bounds how many choices are written down one by one.
const maxChoices = 5_000_000

// listedSolutions is how many solutions are listed when all are asked for; the
// others are only counted.
const listedSolutions = 10_000

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*conversation, Solution]{
	{Strategy: puzzle.Strategy{Name: worldsStrategy, Title: "Possible worlds", Teaches: "Every choice of numbers is a possible world. Each sentence, said aloud, strikes out the worlds in which it would be false, in a fixed number of passes over those that are left."}, Run: by((*task).byWorlds)},
	{Strategy: puzzle.Strategy{Name: primesStrategy, Title: "The mathematician: theorems on primes", Teaches: "The classic puzzle almost without lists: no even sum, no prime plus 2, no sum that a large prime reaches. Theorems do in a line what tables do in pages, but they know this one conversation only."}, Run: by((*task).byPrimes)},
	{Strategy: puzzle.Strategy{Name: tablesStrategy, Title: "The computer scientist: whole tables", Teaches: "Write down the whole table of all choices and keep striking out. Nothing clever and nothing lost, but every sentence goes through the whole table again."}, Run: by(tables(true))},
	{Strategy: puzzle.Strategy{Name: leftStrategy, Title: "The programmer: only what is left", Teaches: "Each sentence is a filter: what passes is a shorter list, and the next sentence reads only that."}, Run: by(tables(false))},
	{Strategy: puzzle.Strategy{Name: sweepStrategy, Title: "Raise the limit", Teaches: "Hold the same conversation for every upper limit of the range, and plot for which of them the answer is unique. Each limit is brought up to date from the one before it."}, Run: by((*task).sweep)},
}

// by makes a way of searching of what a task does.
func by(search func(*task) error) func(*puzzle.Search[Solution], *conversation) error {
	return func(s *puzzle.Search[Solution], c *conversation) error {
		return search(&task{Search: s, facts: c, script: newScript(c.Facts, s.Kept)})
	}
}

func tables(whole bool) func(*task) error {
	return func(k *task) error { return k.byLists(whole) }
}

// spend pays for choices looked at.
func (k *task) spend(choices int) error {
	for k.unpaid += choices; k.unpaid >= unit; k.unpaid -= unit {
		if err := k.Check(); err != nil {
			return err
		}
	}
	return nil
}

// choices goes through choices, and pays for every number that is tried: all of
// them, or those that stand for others. There may be too many.
func (k *task) choices(each func(look func() bool, f func(numbers []int) bool), f func(numbers []int) bool) (err error) {
	look := func() bool {
		err = k.spend(1)
		return err == nil
	}
	met := 0
	each(look, func(numbers []int) bool {
		if met++; met > maxChoices {
			err = puzzle.ErrMemory
			return false
		}
		return f(numbers)
	})
	return err
}

// listChoices writes all choices down, one after the other, in ascending order
// of the largest number.
func (k *task) listChoices() (flat []int32, err error) {
	c := newChoices(k.script)
	if c.tooMany() {
		return nil, puzzle.ErrMemory
	}
	err = k.choices(c.each, func(numbers []int) bool {
		for _, n := range numbers {
			flat = append(flat, int32(n))
		}
		return true
	})
	return flat, err
}

// deliver reports solutions, and counts those beyond what is listed.
func (k *task) deliver(total int, all iter.Seq[[]int]) error {
	listed := 0
	for numbers := range all {
		if err := k.spend(1); err != nil {
			return err
		}
		if listed++; listed > listedSolutions && k.Limit == 0 && k.Deny == "" && len(k.Assume) == 0 {
			k.Counted(total, true)
			return nil
		}
		if err := k.Found(Solution{slices.Clone(numbers)}); err != nil {
			return err
		}
	}
	return nil
}

// tellLeft reports, as a step, how many choices a sentence leaves.
func (k *task) tellLeft(line, left int) error {
	said := k.script.lines[line]
	return k.Step(func() view.Frame {
		return k.Stage().Next(view.Frame{
			Caption: fmt.Sprintf("%s. %s.", english.Capital(said.text), english.Capital(k.leaves(left))),
			Facts:   []puzzle.FactID{said.id},
			Role:    leftRole(left),
		}, view.Looks{leftCell(said.id): {Role: leftRole(left), Text: english.Thousands(left)}})
	})
}

// tellStart reports how many choices there are before the conversation.
func (k *task) tellStart(choices int) error {
	return k.Step(func() view.Frame {
		return k.Stage().Next(view.Frame{Caption: fmt.Sprintf("Before anything is said, there %s %s.", english.Are(k.facts.number(choices)), k.facts.number(choices))},
			view.Looks{leftCell(startID): {Role: view.Possible, Text: english.Thousands(choices)}})
	})
}

// unit is what a choice is called, and several.
func (f Facts) unit() (one, more string) {
	switch f.Count {
	case 1:
		return "number", "numbers"
	case 2:
		return "pair", "pairs"
	case 3:
		return "triple", "triples"
	}
	return "choice", "choices"
}

func (f Facts) units() string {
	_, more := f.unit()
	return more
}

// number is a number of choices in words: "4,753 pairs".
func (f Facts) number(n int) string {
	one, more := f.unit()
	return english.Count(n, one, more)
}

func (k *task) leaves(n int) string {
	if n == 0 {
		return "that leaves none: it cannot have been said"
	}
	return "that leaves " + k.facts.number(n)
}

func leftRole(n int) view.Role {
	switch n {
	case 0:
		return view.Conflict
	case 1:
		return view.Answer
	}
	return view.Possible
}
