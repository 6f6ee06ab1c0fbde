package dialogues

import (
	"slices"
	"sync"

	"solvitur/solvers/puzzle"
)

// violations names what an answer breaks: the rule of what is chosen from, each
// thing that everybody knows and that is not so, or the first sentence of the
// conversation that is false. A sentence is judged by its wording, from the
// answer outwards: whether P knows the numbers is seen by looking for others
// that P would know the same of and that are left at that moment, which is
// judged in the same way. No list of what is left is ever made.
//
// Where there are too many choices to go through, nobody can say what somebody
// knows: that is not decided.
//
// A conversation without one of its sentences is another conversation: which of
// the facts are kept matters to all of them.
func violations(c *conversation, s Solution, keep func(puzzle.FactID) bool) ([]puzzle.FactID, error) {
	if !c.admits(s.Numbers) {
		return []puzzle.FactID{ruleWorlds}, nil
	}
	j := c.lend(keep)
	defer c.giveBack(j)
	return j.broken(s.Numbers)
}

// judges are those that nobody uses just now: a hundred answers are not judged
// from the beginning each, and searches that go on at once do not share one.
type judges struct {
	lock sync.Mutex
	idle []*judge // the one given back last stands last
}

// mostIdle is how many judges are kept: one search may judge its answers by two
// sets of facts in turn (see [puzzle.Options.Break]).
const mostIdle = 2

// lend gives a judge of the facts that are kept, to be given back.
func (c *conversation) lend(keep func(puzzle.FactID) bool) *judge {
	without := c.without(keep)
	c.judges.lock.Lock()
	defer c.judges.lock.Unlock()
	idle := c.judges.idle
	if at := slices.IndexFunc(idle, func(j *judge) bool { return slices.Equal(j.without, without) }); at >= 0 {
		known := idle[at]
		c.judges.idle = slices.Delete(idle, at, at+1)
		return known
	}
	j := newJudge(newScript(c.Facts, func(id puzzle.FactID) bool { return !slices.Contains(without, id) }))
	j.without = without
	return j
}

func (c *conversation) giveBack(j *judge) {
	c.judges.lock.Lock()
	defer c.judges.lock.Unlock()
	c.judges.idle = append(c.judges.idle, j)
	c.judges.idle = slices.Delete(c.judges.idle, 0, max(0, len(c.judges.idle)-mostIdle))
}

// A judge judges sentences from the answer outwards, and remembers what a
// person who sees some values knows.
type judge struct {
	*script
	without []puzzle.FactID // that are switched off
	known   map[*statement]*memory

	// factors are those of the numbers of the range, once a product is met.
	factors factors

	// Choices other than pairs are listed once, and found by what somebody
	// sees of them.
	listed [][]int
	index  map[*viewer]bySight[[]int32]
	size   int  // how many there are
	most   int  // how many are listed at most
	full   bool // there are too many to go through
	unsure bool // what is being judged depends on those that were not gone through
}

func newJudge(s *script) *judge {
	return &judge{script: s, most: maxChoices, known: map[*statement]*memory{}, index: map[*viewer]bySight[[]int32]{}}
}

func (j *judge) broken(numbers []int) ([]puzzle.FactID, error) {
	var ids []puzzle.FactID
	for _, c := range j.script.known {
		if !so(c.line, numbers) {
			ids = append(ids, c.id)
		}
	}
	if len(ids) > 0 {
		return ids, nil
	}
	j.unsure = false
	for i, line := range j.lines {
		holds := j.true(line.says, i, numbers)
		switch {
		case j.unsure:
			return nil, puzzle.ErrUndecided
		case !holds:
			return []puzzle.FactID{line.id}, nil
		}
	}
	return nil, nil
}

// left says whether a choice satisfies what everybody knows, and is left after
// so many sentences.
func (j *judge) left(numbers []int, sentences int) bool {
	for _, c := range j.script.known {
		if !so(c.line, numbers) {
			return false
		}
	}
	for i, line := range j.lines[:sentences] {
		if !j.true(line.says, i, numbers) {
			return false
		}
	}
	return true
}

// true judges a statement of numbers that are left at the moment. The recursion
// goes from a sentence to those before it, of which there are at most maxLines.
func (j *judge) true(st *statement, moment int, numbers []int) bool {
	switch st.op {
	case opTrue:
		return true
	case opFact:
		return so(st.fact, numbers)
	case opNot:
		return !j.true(st.within[0], moment, numbers)
	case opAnd:
		return !slices.ContainsFunc(st.within, func(part *statement) bool { return !j.true(part, moment, numbers) })
	case opOr:
		return slices.ContainsFunc(st.within, func(part *statement) bool { return j.true(part, moment, numbers) })
	case opAt:
		return j.true(st.within[0], st.moment, numbers)
	}
	m := j.known[st]
	if m == nil {
		m = &memory{large: newBySight[truth]()}
		j.known[st] = m
	}
	seen := st.who.sight(quantity.read, numbers)
	if is := m.recall(seen); is != unknown {
		return is == isTrue
	}
	is := j.knows(st, moment, numbers)
	if !j.unsure {
		m.keep(seen, is)
	}
	return is
}

// knows judges what somebody knows who sees what they see of some numbers, by
// all that they cannot tell from those.
func (j *judge) knows(st *statement, moment int, numbers []int) bool {
	knows := true
	first, met := false, 0
	for other := range j.indistinguishable(st.who, numbers) {
		if !j.left(other, moment) {
			continue
		}
		met++
		switch st.op {
		case opKnowsNumbers:
			knows = met == 1
		case opKnowsValue:
			knows = st.what.read(other) == st.what.read(numbers)
		case opKnows:
			knows = j.true(st.within[0], moment, other)
		case opKnowsWhether:
			is := j.true(st.within[0], moment, other)
			knows = met == 1 || is == first
			first = is
		}
		if !knows {
			return false
		}
	}
	return knows
}
