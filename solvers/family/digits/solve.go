package digits

import (
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
)

type search = puzzle.Search[Solution]

// mostListed is how many solutions are listed before the default strategies
// only count the rest where they can.
const mostListed = 5000

// task is one search.
type task struct {
	*search
	m     *model
	kept  []int // positions of the conditions that are switched on
	order []int // letters in the order chosen
	// blamed marks conditions that ruled something out: if there is no
	// solution, they alone have none.
	blamed []bool
	replay replay
	total  int64 // solutions, listed or counted
	listed bool  // all of them are listed
}

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*model, Solution]{
	{Strategy: puzzle.Strategy{Name: propagation, Title: "Propagation: work out what follows", Teaches: "Every condition narrows down the digits that it speaks of, again and again. Only when no condition has more to say is a digit tried, for the letter with the fewest left."}, Run: by((*task).propagate)},
	{Strategy: puzzle.Strategy{Name: elimination, Title: "Crossing out", Teaches: "As on paper: suppose a digit, and if the conditions then contradict each other, cross it out. Often nothing has to be guessed at all."}, Run: by((*task).eliminate)},
	{Strategy: puzzle.Strategy{Name: stepwise, Title: "Digit by digit", Teaches: "Choose one digit after the other, in the order you like, and test every condition as soon as all its digits are chosen."}, Run: by((*task).stepwise)},
	{Strategy: puzzle.Strategy{Name: generation, Title: "All numbers", Teaches: "Write down every number there is and test all conditions on each: nothing can be overlooked, and every further digit means ten times the work."}, Run: by((*task).generate)},
}

// by makes a way of searching of what a task does.
func by(find func(*task) error) func(*search, *model) error {
	return func(s *search, m *model) error {
		m, err := m.supposed(s)
		if err != nil {
			return err
		}
		a := newTask(s, m)
		err = find(a)
		if !a.listed {
			s.Counted(int(a.total), err == nil && a.total < farOut)
		}
		if err == nil && a.total == 0 {
			s.Refuted(a.core())
		}
		return err
	}
}

func newTask(s *search, m *model) *task {
	a := &task{search: s, m: m, blamed: make([]bool, len(m.conditions)), listed: true, replay: newReplay(m, s)}
	for i, c := range m.conditions {
		if c.fact == "" || s.Kept(c.fact) {
			a.kept = append(a.kept, i)
		}
	}

	a.order = s.Positions(letters.InLetters, m.letterNames())
	return a
}

func (a *task) core() []puzzle.FactID {
	core := []puzzle.FactID{}
	for i, c := range a.m.conditions {
		if a.blamed[i] && c.fact != "" {
			core = append(core, c.fact)
		}
	}
	return core
}

// found reports a solution.
func (a *task) found(digits []int) error {
	a.total++
	if err := a.Step(func() frame { return a.replay.fits(digits) }); err != nil {
		return err
	}
	return a.Found(a.m.solution(digits))
}

func (a *task) propagate() error { return a.narrowing(false) }
func (a *task) eliminate() error { return a.narrowing(true) }

// narrowing searches by narrowing down what is left, and tries a digit where
// nothing more follows.
func (a *task) narrowing(eliminate bool) error {
	w := &work{task: a, narrower: newNarrower(a.m), waiting: make([]bool, len(a.m.conditions))}
	type choice struct {
		saved  domains
		letter int
		left   uint64 // digits still to try
	}
	var stack []choice
	for _, c := range a.kept {
		w.wait(c)
	}
	holds, err := w.settle()
	for {
		if err == nil && holds && eliminate {
			holds, err = w.crossOut()
		}
		if err != nil {
			return err
		}
		if holds {
			if n := w.uniform(); n > 0 {
				a.total = min(a.total+n, farOut)
				a.listed = false
				holds = false
			} else if letter := w.fewest(); letter < 0 {
				for i := range w.digits {
					w.digits[i] = w.dom.least(i)
				}
				if err := a.found(w.digits); err != nil {
					return err
				}
			} else {
				stack = append(stack, choice{append(domains{}, w.dom...), letter, w.dom[letter]})
			}
		}
		for len(stack) > 0 && stack[len(stack)-1].left == 0 {
			stack = stack[:len(stack)-1]
		}
		if len(stack) == 0 {
			return nil
		}
		top := &stack[len(stack)-1]
		digit := top.left & -top.left
		top.left &^= digit
		copy(w.dom, top.saved)
		w.dom[top.letter] = digit
		if err := a.Check(); err != nil {
			return err
		}
		a.Stats.Nodes++
		w.depth = len(stack)
		if err := a.Step(func() frame { return a.replay.suppose(w, top.letter) }); err != nil {
			return err
		}
		w.waitFor(1 << top.letter)
		holds, err = w.settle()
		if err == nil && !holds {
			a.Stats.DeadEnds++
		}
	}
}
