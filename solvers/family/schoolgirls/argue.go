package schoolgirls

import (
	"fmt"
	"iter"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// What is argued: so many names, so many pairs in all weeks, and so many ways for a pair to
// meet often enough. Of ten names in two rows it took minutes.
const (
	mostArgued = 9
	mostPairs  = 250
	mostTerms  = 1000
)

// arguing is a schedule as statements: in each week, of each pair, that they walk side by
// side.
type arguing struct {
	*class
	each   [][2]int // the first name before the second
	number [][]int  // of a pair, by names
	argued puzzle.Argument
	about  []subject // by group
}

// subject is what a rule speaks of: the row of a name in a week; or, with a set, that two of
// these names walk side by side there; or, with how often, a pair; or, with short, why facts
// cannot be, by counting.
type subject struct {
	week, name int
	set        uint64
	pair       int
	how, short string
}

// argued gives what arguments are made of: each name has a row in each week, two meet so
// often, and the wishes.
func argued(c *class) (puzzle.Argument, error) {
	if why := c.unargued(); why != "" {
		return puzzle.Argument{}, puzzle.ErrUnargued(why)
	}
	a := &arguing{class: c}
	for range c.Names {
		a.number = append(a.number, make([]int, len(c.Names)))
	}
	for y := range c.Names {
		for x := range y {
			a.number[x][y], a.number[y][x] = len(a.each), len(a.each)
			a.each = append(a.each, [2]int{x, y})
		}
	}
	for w := range c.Weeks {
		for _, p := range a.each {
			a.argued.Cells = append(a.argued.Cells, claim.That(true, ofTogether, weekKey(w), c.Names[p[0]], c.Names[p[1]]))
		}
	}
	for w := range c.Weeks {
		for x := range c.Names {
			a.row(w, x)
		}
		a.apart(w)
	}
	a.meetings()
	a.wishes()
	a.argued.Clause, a.argued.Join, a.argued.Tell, a.argued.Board, a.argued.Sign = a.clauseOf, a.join, a.tell, a.board, "●"
	return a.argued, nil
}

// unargued says why there is no argument; "" if there is one.
func (c *class) unargued() string {
	n := len(c.Names)
	switch free := c.free(); {
	case len(free) > 1:
		weeks := each.Of(free, weekKey)
		return fmt.Sprintf("No wish speaks of rounds %s, so that they can change places and nothing is certain of any one of them: such a plan is found by trying, not by simple steps.", english.List(weeks, "and"))
	case c.rest() > 0:
		return fmt.Sprintf("%d names do not fill groups of %d. Who is in the smaller group is open at every step, which is too much for an argument in simple steps: where all groups are full, there is one.", n, c.Size)
	case c.Most > 1 && c.Size > 2:
		return "Where two may meet more than once in groups of three or more, hardly anything follows from a group or a pair by itself: there is no argument in simple steps."
	case n > mostArgued:
		return fmt.Sprintf("%d names can fill a group in too many ways for an argument in simple steps: up to %d can be argued.", n, mostArgued)
	case c.Weeks*n*(n-1)/2 > mostPairs:
		return fmt.Sprintf("%d pairs in %d rounds are too many for an argument in simple steps: fewer names or rounds can be argued.", n*(n-1)/2, c.Weeks)
	case choose(c.Weeks, c.Most) > mostTerms || choose(c.Weeks, c.Least) > mostTerms:
		return fmt.Sprintf("In %d rounds two can meet as often as that in too many ways for an argument in simple steps.", c.Weeks)
	}
	return ""
}

// choose is in how many ways k of n can be chosen, up to a number that is too large.
func choose(n, k int) int {
	ways := 1
	for i := range min(k, n-k) {
		if ways = ways * (n - i) / (i + 1); ways > mostTerms {
			break
		}
	}
	return ways
}

// tight says that whoever meets each other name at most so often, or at least, meets each
// just so often: the places in all rows are as many.
func (c *class) tight(often int) bool { return often*(len(c.Names)-1) == c.Weeks*(c.Size-1) }

// cell is that two walk side by side in a week.
func (a *arguing) cell(week, x, y int) int { return week*len(a.each) + a.number[x][y] }

// group takes a rule in.
func (a *arguing) group(about subject, g puzzle.Group) {
	a.argued.Groups, a.about = append(a.argued.Groups, g), append(a.about, about)
}

// row says that a name walks in a full row of a week, and nobody of that row with anybody
// else.
func (a *arguing) row(week, x int) {
	table := puzzle.CellTable{}
	for p := range a.each {
		table.Cells = append(table.Cells, week*len(a.each)+p)
	}
	for set := range sets(len(a.Names), a.Size) {
		if set>>x&1 == 0 {
			continue
		}
		term := puzzle.Term{}
		for p, pair := range a.each {
			switch set>>pair[0]&1 + set>>pair[1]&1 {
			case 2:
				term.On |= 1 << p
			case 1:
				term.Off |= 1 << p
			}
		}
		table.Terms = append(table.Terms, term)
	}
	a.group(subject{week: week, name: x}, puzzle.Group{Fact: ruleRows, Tables: []puzzle.CellTable{table},
		Text: fmt.Sprintf("In round %d %s is in a group of %d.", week+1, a.Names[x], a.Size)})
}

// apart says that of more names than there are rows, two walk in the same one. That follows
// from how long rows are, but only by looking at several.
func (a *arguing) apart(week int) {
	n, rows := len(a.Names), a.rows()
	if rows == 1 || rows == n {
		return
	}
	for set := range sets(n, rows+1) {
		table := puzzle.CellTable{}
		for p, pair := range a.each {
			if set>>pair[0]&1+set>>pair[1]&1 == 2 {
				table.Cells = append(table.Cells, week*len(a.each)+p)
			}
		}
		table.Terms = often(len(table.Cells), 1, true, false)
		a.group(subject{week: week, set: set}, puzzle.Group{Fact: ruleRows, Tables: []puzzle.CellTable{table},
			Text: fmt.Sprintf("In round %d there are %d groups, so that of any %d two are together.", week+1, rows, rows+1)})
	}
}

// meetings says how often two meet.
func (a *arguing) meetings() {
	var notes []string
	for _, bound := range []struct {
		fact         puzzle.FactID
		often        int
		least        bool
		how, whether string
	}{{factMost, a.Most, false, "at most", "no two meet more than"}, {factLeast, a.Least, true, "at least", "any two meet at least"}} {
		if bound.often == 0 {
			continue
		}
		if short := a.count(func(id puzzle.FactID) bool { return id == bound.fact }).short; short != "" {
			a.group(subject{short: short}, puzzle.Group{Fact: bound.fact, Text: english.Sentence(short), Tables: []puzzle.CellTable{{Cells: []int{0}, Terms: []puzzle.Term{}}}})
			continue
		}
		tight, how := a.tight(bound.often), bound.how+" "+times(bound.often)
		if tight {
			how = "exactly " + times(bound.often)
			notes = append(notes, fmt.Sprintf("If %s %s, any two meet %s: everybody meets %s in each of %s, and there are %d.", bound.whether, times(bound.often), how,
				english.Count(a.Size-1, "other", "others"), english.Count(a.Weeks, "round", "rounds"), len(a.Names)-1))
		}
		terms := often(a.Weeks, bound.often, tight || bound.least, tight || !bound.least)
		if tight && bound.often == 1 {
			terms = nil
		}
		for p, pair := range a.each {
			table := puzzle.CellTable{Cells: a.ofPair(p), Terms: terms}
			a.group(subject{pair: p, how: how}, puzzle.Group{Fact: bound.fact, Tables: []puzzle.CellTable{table},
				Text: fmt.Sprintf("%s and %s meet %s.", english.Capital(a.Names[pair[0]]), a.Names[pair[1]], how)})
		}
	}
	a.argued.Note = strings.Join(notes, " ")
}

// ofPair are the statements of a pair, week by week.
func (a *arguing) ofPair(pair int) (cells []int) {
	for week := range a.Weeks {
		cells = append(cells, week*len(a.each)+pair)
	}
	return cells
}

// often are the ways to choose so many of n, or at least or at most so many.
func often(n, often int, least, most bool) []puzzle.Term {
	terms := []puzzle.Term{}
	if often >= n && !least {
		return append(terms, puzzle.Term{})
	}
	all := uint64(1)<<n - 1
	for set := range sets(n, often) {
		term := puzzle.Term{}
		if least {
			term.On = set
		}
		if most {
			term.Off = all &^ set
		}
		terms = append(terms, term)
	}
	return terms
}

// sets are all choices of k, at least one, out of n, in order.
func sets(n, k int) iter.Seq[uint64] {
	return func(yield func(uint64) bool) {
		for set := uint64(1)<<k - 1; set < 1<<n && yield(set); {
			low := set & -set // the next with as many
			set = (set+low)&^set>>1/low - 1 + set + low
		}
	}
}

// wishes are told from the outset, but that two meet some time: that has to be thought of.
func (a *arguing) wishes() {
	for i, w := range a.Wishes {
		x, y := a.at[w.Name], a.at[w.Other]
		tell := func(week, x, y int, is bool) {
			a.argued.Known = append(a.argued.Known, puzzle.Told{Cell: a.cell(week, x, y), Is: is, Fact: wishes.ID(i)})
		}
		switch {
		case w.Kind == "week":
			given := a.week(w)
			for _, pair := range a.each {
				if x, y := pair[0], pair[1]; given[x] > 0 && given[y] > 0 {
					tell(w.Week-1, x, y, given[x] == given[y])
				}
			}
		case w.Kind == "when":
			tell(w.Week-1, x, y, w.How == meet)
		case w.How == apart:
			for week := range a.Weeks {
				tell(week, x, y, false)
			}
		default:
			table := puzzle.CellTable{Cells: a.ofPair(a.number[x][y]), Terms: often(a.Weeks, 1, true, false)}
			a.group(subject{}, puzzle.Group{Fact: wishes.ID(i), Clue: true, Tables: []puzzle.CellTable{table}})
		}
	}
}
