package fd

// jumps tells whether learning pays. A no-good costs several times the failure that it comes
// from, and makes up for that where the search jumps back by it, beyond the next level. Where
// it hardly ever does, it saves no more than a third of the failures; see doc.go for figures.
type jumps struct {
	failures, levels int
	few              bool // in the latest failures that were counted
}

// So many failures are counted together, and so many levels that were skipped after them are few.
const (
	countedTogether = 250
	fewLevels       = 50
)

// note hears how many levels were skipped after a failure.
func (j *jumps) note(levels int) {
	j.failures++
	if j.levels += levels; j.failures == countedTogether {
		*j = jumps{few: j.levels < fewLevels}
	}
}

// unlearn goes on without learning, for good. Neither a core nor a restart may need the no-goods.
func (s *Search) unlearn() {
	s.learning, s.brancher.learn = false, false
	s.clauses.forget()
}
