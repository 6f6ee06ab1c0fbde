package state

import (
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// Briefly tells that it is solved in a line that has no room for how.
func (t Trial) Briefly() string {
	if t.Brought && t.End == EndAnswer {
		return "Solved, with marks of the link."
	}
	return "Solved in " + spell(t.Ended-t.Began) + "."
}

// Ending tells that it is solved, how long it took, and with how much help.
func (t Trial) Ending() string {
	what := map[string]string{EndNone: ": it cannot be", EndOpen: ": the facts do not decide it"}[t.End]
	if t.Brought && t.End == EndAnswer {
		return "Solved, with marks that came with the link."
	}
	help := "without a hint"
	if t.Hints > 0 {
		help = "with " + english.Count(t.Hints, "hint", "hints")
	}
	if t.Checks > 0 {
		checks := english.Count(t.Checks, "check", "checks")
		if help += " and " + checks; t.Hints == 0 {
			help = "without a hint, with " + checks
		}
	}
	return "Solved in " + spell(t.Ended-t.Began) + ", " + help + what + "."
}

// Answered is the answer to the question, for who has solved it; "" where that would tell more than was
// found out: of several answers one is enough, and how many there are is still veiled.
func (m *Model) Answered() string {
	done := m.Answer.Done
	switch {
	case m.Trial.End == "" || m.Answer.Stale || m.Failed() || done.Verdict == puzzle.Unsolved:
		return ""
	case done.Verdict != puzzle.Many || done.Settled || m.Trial.End == EndOpen:
		return done.Answer
	case len(m.shortest()) > 0:
		return "There is no better plan."
	}
	return ""
}

// spell is a span of ms in words.
func spell(ms int64) string {
	seconds := int(max(1000, ms) / 1000)
	if seconds < 60 {
		return english.Count(seconds, "second", "seconds")
	}
	minutes := english.Count(seconds/60%60, "minute", "minutes")
	if seconds < 3600 {
		return minutes
	}
	return english.Count(seconds/3600, "hour", "hours") + " and " + minutes
}
