package truthtellers

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/puzzle"
)

// mostNumbers are as many numbers of false statements as can be told apart in an
// argument; half of a table is left for statements.
const mostNumbers = puzzle.MostCells / 2

// reckoning is what is known where one fact makes all statements, however many, and each
// speaks of nothing but how many of all are false. That number decides them all: it is one
// of those by which as many statements come out false.
type reckoning struct {
	true  [][]bool // by the number and the statement: that it comes out true
	falls []int    // by the number: how many statements come out false
	first int      // cell: that the number fits; after it, where several do, that it is each of them
	fits  []int    // the numbers that come out as they are
	group int      // that it is one of these
	last  int      // of the groups after it, which say what the statements come to
}

// counted says whether one fact makes all statements, and each speaks of nothing but how
// many are false. Of several facts each could be switched off, and the number would have
// to be followed for any of them.
func (a *arguing) counted() bool {
	return a.only && len(a.said) > 0 && !slices.ContainsFunc(a.said, func(u utterance) bool {
		return u.row != a.said[0].row || u.beyond ||
			slices.ContainsFunc(speech.Speaks(u.what), func(of speech.Unknown) bool { return of.Sort != speech.OfLies })
	})
}

// count adds the number of false statements, and what each statement comes to by it.
func (a *arguing) count() error {
	c := &reckoning{first: len(a.argued.Cells), group: len(a.argued.Groups)}
	a.argued.Goals = []int{}
	for cell := range c.first {
		a.argued.Goals = append(a.argued.Goals, cell)
	}
	c.true = make([][]bool, len(a.said)+1)
	w := newWorld(a.story)
	for lies := range c.true {
		falls := 0
		w.set(speech.OfLies.At(0), lies)
		for _, u := range a.said {
			is := u.what.Judge(w) == speech.Yes
			if c.true[lies] = append(c.true[lies], is); !is {
				falls++
			}
		}
		if c.falls = append(c.falls, falls); falls == lies {
			c.fits = append(c.fits, lies)
		}
	}
	if len(c.fits) > mostNumbers {
		return puzzle.ErrUnargued(fmt.Sprintf("There are %d numbers of false statements that are possible, and an argument in simple steps can keep %d apart.", len(c.fits), mostNumbers))
	}
	a.counting = c
	table := puzzle.CellTable{Terms: []puzzle.Term{}}
	for i, f := range a.numberCells() {
		a.argued.Cells = append(a.argued.Cells, claim.That(true, ofFormula, a.Clause(f, -1, true)))
		table.Cells = append(table.Cells, c.first+i)
	}
	for _, lies := range c.fits {
		table.Terms = append(table.Terms, c.term(lies))
	}
	if len(c.fits) == 0 {
		table.Cells = []int{0} // no term: that cannot be
	}
	a.told(table)
	if len(c.fits) > 0 {
		a.judgedBy(table)
	}
	return nil
}

// told adds a table of the fact that makes the statements.
func (a *arguing) told(table puzzle.CellTable) {
	a.argued.Groups = append(a.argued.Groups, puzzle.Group{Clue: true, Fact: a.said[0].fact(), Tables: []puzzle.CellTable{table}})
}

// judgedBy adds what the statements come to by their number, of which a table says which it
// can be.
func (a *arguing) judgedBy(number puzzle.CellTable) {
	all := a.choices[a.of[speech.OfTruth.At(0)]:]
	for some := range slices.Chunk(all, puzzle.MostCells-len(number.Cells)) {
		said := puzzle.CellTable{Cells: slices.Clone(number.Cells), Terms: slices.Clone(number.Terms)}
		for _, c := range some {
			bit := uint64(1) << len(said.Cells)
			said.Cells = append(said.Cells, c.First)
			for i, lies := range a.counting.fits {
				if a.counting.true[lies][c.At] {
					said.Terms[i].On |= bit
				} else {
					said.Terms[i].Off |= bit
				}
			}
		}
		// Which numbers there can be has been said, and is not said once more.
		said.Terms = append(said.Terms, puzzle.Term{Off: 1<<len(number.Cells) - 1})
		a.told(said)
	}
	a.counting.last = len(a.argued.Groups) - 1
}

// numberCells are what is said of the number: that it is one of those that fit, and which.
func (a *arguing) numberCells() (all []speech.Formula) {
	for _, lies := range a.counting.fits {
		all = append(all, a.OfAll(speech.Quantity{Word: "exactly", N: lies}, false))
	}
	if len(all) > 1 {
		all = slices.Insert(all, 0, speech.Fold(speech.Or, all))
	}
	return all
}

// term is that the number is just this one.
func (c *reckoning) term(lies int) puzzle.Term {
	if len(c.fits) == 1 {
		return puzzle.Term{On: 1}
	}
	this := uint64(2) << slices.Index(c.fits, lies)
	return puzzle.Term{On: 1 | this, Off: (2<<len(c.fits) - 2) &^ this}
}

// tellCount says how the number of false statements is found.
func (a *arguing) tellCount(s puzzle.Inference) (text, name string) {
	c := a.counting
	switch {
	case len(s.Groups) == 1 && s.Groups[0] > c.group && s.Groups[0] <= c.last && len(s.From) == 1 && a.isNumber(s.From[0].Cell) && s.From[0].Is:
		by := english.Capital(a.cellClause(s.From[0].Cell, true))
		return by + ". Judged by that, " + english.List(a.join(s.Concludes), "and") + ".", ""
	case !slices.Equal(s.Groups, []int{c.group}) || len(s.From) > 0:
		return "", ""
	}
	if text = c.apart(); text == "" {
		text = c.runs()
	}
	if len(c.fits) == 0 {
		return text + " So no number is possible.", ""
	}
	return text + " So " + a.cellClause(c.first, true) + ".", ""
}

// apart says it where no two statements can be true together; "" where some can.
func (c *reckoning) apart() string {
	all := len(c.falls) - 1
	if all < 3 || slices.Min(c.falls) != all-1 {
		return ""
	}
	text := fmt.Sprintf("No two of these statements can be true together, so at least %d of the %d are false.", all-1, all)
	if c.falls[all] < all {
		text += fmt.Sprintf(" Were all %d false, statement %d would be true.", all, slices.Index(c.true[all], true)+1)
	}
	if c.falls[all-1] == all {
		text += fmt.Sprintf(" Were just %d false, none of them would be true.", all-1)
	}
	return text
}

// mostRuns are as many cases as are told one by one.
const mostRuns = 5

// runs says what comes out for all numbers, those together for which it is always the
// same, always as much more, or always as much less.
func (c *reckoning) runs() string {
	var cases []string
	for from := 0; from < len(c.falls); {
		to, slope := from, 0
		if from+2 < len(c.falls) {
			slope = c.falls[from+1] - c.falls[from]
		}
		for to+1 < len(c.falls) && c.falls[to+1] == c.falls[to]+slope && slope*slope <= 1 {
			to++
		}
		if to == from+1 && slope != 0 {
			to = from // two numbers are no run
		}
		cases = append(cases, c.run(from, to, slope))
		from = to + 1
	}
	begins := "How many of these statements are false decides each of them"
	if len(cases) <= mostRuns {
		begins += ": " + strings.Join(cases, "; ")
	}
	only := "for no number"
	if len(c.fits) > 0 {
		only = "only for " + c.numbers("and")
	}
	return begins + ". It must be the number itself, which is so " + only + "."
}

// run says what comes out for the numbers from one to another.
func (c *reckoning) run(from, to, slope int) string {
	begins := "if it is " + fmt.Sprint(from)
	switch {
	case to == from+1:
		begins += fmt.Sprintf(" or %d", to)
	case to > from:
		begins += fmt.Sprintf(" to %d", to)
	}
	begins += ", "
	switch less := from - c.falls[from]; {
	case slope == 0 || from == to:
		if c.falls[from] == 0 {
			return begins + "none comes out false"
		}
		return begins + english.Count(c.falls[from], "comes", "come") + " out false"
	case slope < 0:
		return begins + fmt.Sprintf("%d minus that number come out false", from+c.falls[from])
	case less > 0:
		return begins + fmt.Sprintf("%d fewer than that come out false", less)
	case less < 0:
		return begins + fmt.Sprintf("%d more than that come out false", -less)
	}
	return begins + "just as many come out false"
}

// isNumber says whether a cell is that just so many statements are false.
func (a *arguing) isNumber(cell int) bool { return a.counting != nil && cell >= a.counting.first }

// numbers lists the numbers that come out as they are.
func (c *reckoning) numbers(word string) string {
	var all []string
	for _, lies := range c.fits {
		all = append(all, fmt.Sprint(lies))
	}
	return english.List(all, word)
}

// numberClause says a cell about the number of false statements, or its contrary.
func (a *arguing) numberClause(cell int, is bool) string {
	c := a.counting
	if len(c.fits) > 1 && cell == c.first {
		return "the number of false statements is " + map[bool]string{false: "not "}[is] + c.numbers("or")
	}
	return a.Clause(a.numberCells()[cell-c.first], -1, is)
}

// numbered says those literals that are about numbers, of statements or that are false: which
// statements are true, and which are not. It gives the others back.
func (a *arguing) numbered(literals []puzzle.Literal, clauses *[]string) (others []puzzle.Literal) {
	var truths [2][]int
	for _, l := range literals {
		if a.isNumber(l.Cell) {
			*clauses = append(*clauses, a.cellClause(l.Cell, l.Is))
		} else if f, _ := a.what(l.Cell); a.counting != nil && f.(speech.Is).Sort == speech.OfTruth {
			t := speech.TruthOf(l.Is)
			truths[t] = append(truths[t], f.(speech.Is).At)
		} else {
			others = append(others, l)
		}
	}
	for _, t := range []speech.Truth{speech.Yes, speech.No} {
		if slices.Sort(truths[t]); len(truths[t]) > 0 {
			*clauses = append(*clauses, a.Says(speech.Called(truths[t], t == speech.Yes), -1))
		}
	}
	return others
}
