package null

import (
	"fmt"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

type search = puzzle.Search[Solution]

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[Facts, Solution]{
	{Strategy: puzzle.Strategy{Name: "sieve", Title: "In steps", Teaches: "Take the divisors one after the other, and go on in steps that keep every remainder found so far."}, Run: sieve},
	{Strategy: puzzle.Strategy{Name: "count", Title: "One by one", Teaches: "Try 1, 2, 3 and so on, and test every divisor: certain, and slow."}, Run: count},
}

// kept is a remainder that is switched on, with its fact.
type kept struct {
	Rest
	fact puzzle.FactID
	row  int
}

func keep(f Facts, s *search) (rests []kept) {
	for i, r := range f.Rests {
		if s.Kept(restID(i)) {
			rests = append(rests, kept{r, restID(i), i})
		}
	}
	return rests
}

// count tries every number. It takes at most Top divisions for every remainder.
func count(s *search, f Facts) error {
	rests := keep(f, s)
	for number := 1; number <= f.Top; number++ {
		if err := s.Check(); err != nil {
			return err
		}
		s.Stats.Nodes++
		failed := -1
		for i, r := range rests {
			s.Stats.Tests++
			if number%r.Divisor != r.Rest.Rest {
				failed = i
				break
			}
		}
		if failed >= 0 {
			if err := s.Step(func() view.Frame { return refused(s, number, rests[failed]) }); err != nil {
				return err
			}
			continue
		}
		if err := tell(s, number); err != nil {
			return err
		}
	}
	return nil
}

// sieve looks for the least number with the first remainder, then goes on in steps
// of the first divisor until the second remainder fits too, and so on: the step is
// always the least common multiple of the divisors dealt with, so no remainder is
// lost. It takes no more tries than the divisors' sum, and one for each answer.
func sieve(s *search, f Facts) error {
	top, rests := f.Top, keep(f, s)
	number, step := 1, 1
	for i, r := range rests {
		for tries := 0; ; tries++ {
			if err := s.Check(); err != nil {
				return err
			}
			s.Stats.Nodes++
			if number > top || tries == r.Divisor {
				// After a full round the remainders repeat: this one never comes.
				core := make([]puzzle.FactID, i+1)
				for k := range core {
					core[k] = rests[k].fact
				}
				s.Refuted(core)
				return s.Step(func() view.Frame { return exhausted(number, top, core) })
			}
			s.Stats.Tests++
			if number%r.Divisor == r.Rest.Rest {
				break
			}
			if err := s.Step(func() view.Frame { return refused(s, number, r) }); err != nil {
				return err
			}
			number += step
		}
		// Beyond top one step is as good as any other, and nothing overflows.
		step = min(step/gcd(step, r.Divisor)*r.Divisor, top+1)
	}
	for ; number <= top; number += step {
		if err := s.Check(); err != nil {
			return err
		}
		if err := tell(s, number); err != nil {
			return err
		}
	}
	return nil
}

// tell reports a number that fits.
func tell(s *search, number int) error {
	if err := s.Step(func() view.Frame { return fits(s, number) }); err != nil {
		return err
	}
	return s.Found(Solution{number})
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func refused(s *search, number int, r kept) view.Frame {
	return s.Stage().Frame(view.Frame{
		Caption: fmt.Sprintf("%d will not do: divided by %d it leaves %s.", number, r.Divisor, nothingOr(number%r.Divisor)),
		Facts:   []string{r.fact},
		Role:    view.Conflict,
	}, view.Looks{"number": {Role: view.Guess, Text: fmt.Sprint(number)}, cellID(r.row): s.Stage().As(cellID(r.row), view.Conflict)})
}

func fits(s *search, number int) view.Frame {
	return s.Stage().Frame(view.Frame{
		Caption: fmt.Sprintf("%d leaves all the remainders.", number),
		Role:    view.Answer,
	}, view.Looks{"number": {Role: view.Answer, Text: fmt.Sprint(number)}})
}

func exhausted(number, top int, core []puzzle.FactID) view.Frame {
	why := "no number leaves the remainders of all these divisors"
	if number > top {
		why = fmt.Sprintf("the next number to try would be %d, beyond %d", number, top)
	}
	return view.Frame{Caption: "There is none: " + why + ".", Role: view.Conflict, Facts: core}
}
