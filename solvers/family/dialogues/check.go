package dialogues

import (
	"slices"
	"sync"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
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

// holds reads the sentences of a conversation as they are worded.
var holds = rows.Holds[moment, Line]{
	"state": func(m moment, l Line) bool { return m.knowsThem(l.Who) == (l.Does == does) },
	"past": func(m moment, l Line) bool {
		if m.left = max(0, m.left-1); l.When == fromStart {
			m.left = 0
		}
		return m.ofAll(l.Who, func(other moment) bool { return other.knowsThem(l.Other) == (l.Does == does) })
	},
	"think": func(m moment, l Line) bool {
		return m.ofAll(l.Who, func(other moment) bool { return other.knowsThem(l.Other) == (l.Does == does) })
	},
	"unsure": func(m moment, l Line) bool {
		is := m.knowsThem(l.Other)
		return m.ofAll(l.Who, func(other moment) bool { return other.knowsThem(l.Other) == is }) == (l.Does == does)
	},
	"value": func(m moment, l Line) bool {
		v := amount(what(l.What), m.numbers)
		return m.ofAll(l.Who, func(other moment) bool { return amount(what(l.What), other.numbers) == v }) == (l.Does == does)
	},
	"whether": func(m moment, l Line) bool {
		is := fits(trait(l.Property), m.numbers)
		return m.ofAll(l.Who, func(other moment) bool { return fits(trait(l.Property), other.numbers) == is }) == (l.Does == does)
	},
	"both": func(m moment, l Line) bool {
		return m.knowsThem(l.Who) == (l.Does == does) && m.knowsThem(l.Other) == (l.Does == does)
	},
	"all": func(m moment, l Line) bool {
		knows := func(p Person) bool { return m.knowsThem(p.Name) }
		switch somebody := slices.ContainsFunc(m.facts.People, knows); l.Does {
		case everybody:
			return every(m.facts.People, knows)
		case notEverybody:
			return !every(m.facts.People, knows)
		case nobody:
			return !somebody
		default:
			return somebody
		}
	},
	"told":  func(moment, Line) bool { return true },
	"hint":  func(m moment, l Line) bool { return so(l, m.numbers) },
	"bound": func(m moment, l Line) bool { return so(l, m.numbers) },
}

// holdsAlone reads what everybody knows of the numbers.
var holdsAlone = rows.Holds[[]int, Line]{
	"hint":  func(numbers []int, l Line) bool { return so(l, numbers) },
	"bound": func(numbers []int, l Line) bool { return so(l, numbers) },
}

// A moment is some numbers, when a sentence is said.
type moment struct {
	*judge
	numbers []int
	at      int // how many sentences are said before
	left    int // after how many of them what is thought of must be left: as many, but where it was known before
}

// A question is whether somebody knows the numbers after so many sentences, or what
// else a sentence says of somebody.
type question struct {
	who  *viewer
	left int
	at   int // the sentence, or knowing
}

// knowing stands for no sentence: what is asked is whether somebody knows the numbers.
const knowing = -1

// A judge judges sentences from the answer outwards, and remembers what a
// person who sees some values knows.
type judge struct {
	*script
	holds   rows.Holds[moment, Line]
	without []puzzle.FactID // that are switched off
	known   map[question]*memory

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
	return &judge{script: s, holds: holds, most: maxChoices, known: map[question]*memory{}, index: map[*viewer]bySight[[]int32]{}}
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
		holds := j.judges(i, numbers)
		switch {
		case j.unsure:
			return nil, puzzle.ErrUndecided
		case !holds:
			return []puzzle.FactID{line.id}, nil
		}
	}
	return nil, nil
}

// judges says whether a sentence is true of numbers that are left before it.
func (j *judge) judges(sentence int, numbers []int) bool {
	line := j.lines[sentence].line
	return j.holds[line.Kind](moment{j, numbers, sentence, sentence}, line)
}

// isLeft says whether a choice satisfies what everybody knows, and is left after
// so many sentences. The recursion goes from a sentence to those before it, of which
// there are at most maxLines.
func (j *judge) isLeft(numbers []int, sentences int) bool {
	if !every(j.script.known, func(c condition) bool { return so(c.line, numbers) }) {
		return false
	}
	for i := range sentences {
		if !j.judges(i, numbers) {
			return false
		}
	}
	return true
}

// knowsThem says whether somebody knows the numbers: whether they are the only ones
// left of which they would see the same.
func (m moment) knowsThem(name string) bool {
	met := 0
	return m.find(name, knowing, func(moment) bool { met++; return met == 1 })
}

// ofAll says whether something that a sentence says is true of all choices that
// somebody thinks of.
func (m moment) ofAll(name string, is func(other moment) bool) bool { return m.find(name, m.at, is) }

// find answers a question by what somebody cannot tell from the numbers, once for
// all that they see the same of.
func (m moment) find(name string, at int, is func(other moment) bool) bool {
	who := m.after(m.left)[name]
	asked := question{who, m.left, at}
	memo := m.known[asked]
	if memo == nil {
		memo = &memory{large: newBySight[truth]()}
		m.known[asked] = memo
	}
	seen := who.sight(quantity.read, m.numbers)
	if known := memo.recall(seen); known != unknown {
		return known == isTrue
	}
	all := true
	for numbers := range m.indistinguishable(who, m.numbers) {
		other := m
		if other.numbers = numbers; m.isLeft(numbers, m.left) && !is(other) {
			all = false
			break
		}
	}
	if !m.unsure {
		memo.keep(seen, all)
	}
	return all
}
