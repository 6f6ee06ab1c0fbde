package schoolgirls

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// bound says what counting tells of these numbers before anybody searches.
type bound struct {
	steps []string        // the argument
	short string          // why it cannot be, as a clause; "" where counting does not tell
	core  []puzzle.FactID // the facts that it rests on
}

// meetAll says whether any two meet, whatever else is wished: it is said so, or there are no more
// meetings than the rounds have.
func (c *class) meetAll(keep func(puzzle.FactID) bool) bool {
	pairs := func(n int) int { return n * (n - 1) / 2 }
	inRound := len(c.Names)/c.Size*pairs(c.Size) + pairs(c.rest())
	return keep(factLeast) && c.Least > 0 || keep(factMost) && c.Weeks*inRound == c.Most*pairs(len(c.Names))
}

// count counts whom one name can meet, and how many rows there are to be in. All
// of it is about the numbers alone, so that it holds whatever else is wished.
func (c *class) count(keep func(puzzle.FactID) bool) (b bound) {
	n, k, r, weeks := len(c.Names), c.Size, c.rest(), c.Weeks
	say := func(format string, args ...any) { b.steps = append(b.steps, fmt.Sprintf(format, args...)) }
	never := func(core []puzzle.FactID, format string, args ...any) {
		if b.short == "" {
			b.short, b.core = fmt.Sprintf(format, args...), core
		}
	}
	most, least := keep(factMost), keep(factLeast) && c.Least > 0
	others := english.Count(n-1, "other", "others")
	say("In a full group each meets %s; there are %s to meet.", english.Count(k-1, "other", "others"), others)
	if most {
		meetings := c.Most * (n - 1)
		need := weeks*(k-1) - meetings // what shorter rows must save each name
		switch {
		case r == 0:
			say("As no two meet more than %s, that makes %s at most: after %s everybody has met all.", times(c.Most), english.Count(meetings, "meeting", "meetings"), english.Count(meetings/(k-1), "round", "rounds"))
			if need > 0 {
				never([]puzzle.FactID{factMost}, "in %s each would meet %d, and %s, each at most %s, make only %d",
					english.Count(weeks, "round", "rounds"), weeks*(k-1), others, times(c.Most), meetings)
			}
		default:
			say("As no two meet more than %s, that makes %s at most. The smaller group spares %d of them to each of its %d, each time.",
				times(c.Most), english.Count(meetings, "meeting", "meetings"), k-r, r)
			if times := (need + k - r - 1) / (k - r); need > 0 {
				say("In %s each must be in the smaller group %s at least: %d places, and there are %d.", english.Count(weeks, "round", "rounds"), english.Count(times, "time", "times"), n*times, r*weeks)
				if n*times > r*weeks {
					never([]puzzle.FactID{factMost}, "the smaller group would have to take each of the %d at least %s, and has only %s in %s",
						n, english.Count(times, "time", "times"), english.Count(r*weeks, "place", "places"), english.Count(weeks, "round", "rounds"))
				}
			}
		}
	}
	if most && c.Most == 1 && weeks > 1 {
		rows := english.Count(c.rows(), "group", "groups")
		if c.rows() < k {
			say("The %d of one group are in %d different groups in the next round, and there are only %s.", k, k, rows)
			never([]puzzle.FactID{factMost}, "the %d of a group must be in different groups in the next round, and there are only %s", k, rows)
		}
		if full := n / k; r > 0 && c.rows() == k && full > r {
			say("The %d of a full group are in all %s in the next round, so each of the %d full groups has somebody in the smaller one, which takes only %d.", k, rows, full, r)
			never([]puzzle.FactID{factMost}, "each of the %d full groups must send somebody into the smaller group in the next round, which takes only %d", full, r)
		}
		if n == k*k {
			say("%d in groups of %d: a round is a set of parallel lines. All %d rounds together would make an affine plane of order %d.", n, k, k+1, k)
		}
		// k² names in rows of k for w weeks are w-2 Latin squares of order k, any two
		// of them orthogonal: the rows of two weeks are rows and columns of a square.
		if n == 36 && k == 6 && weeks > 3 {
			say("Two rounds make the rows and columns of a square of 6 by 6, and each further round a Latin square, any two of them orthogonal. Of order 6 no two are: G. Tarry went through all of them in 1900. So there can be three rounds at most.")
			never([]puzzle.FactID{factMost}, "four rounds would make two orthogonal Latin squares of order 6, and there are none (G. Tarry, 1900)")
		}
	}
	if least {
		need := c.Least * (n - 1)
		say("To meet %s at least %s takes %s, so %s at least.", others, times(c.Least), english.Count(need, "meeting", "meetings"), english.Count((need+k-2)/(k-1), "round", "rounds"))
		if weeks*(k-1) < need {
			never([]puzzle.FactID{factLeast}, "in %s each meets %d at most, and %s, each at least %s, make %d",
				english.Count(weeks, "round", "rounds"), weeks*(k-1), others, times(c.Least), need)
		}
	}
	if most && least && c.Least > c.Most {
		never([]puzzle.FactID{factMost, factLeast}, "two cannot meet at least %s and at most %s", times(c.Least), times(c.Most))
	}
	return b
}
