package schoolgirls

import (
	"fmt"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// What an argument is made of: so many cells at most, and so many ways to choose whom
// somebody walks with in a week.
const (
	mostPairs     = 400
	mostCompanies = 500
)

// arguing is a schedule as cells: that two walk side by side in a week.
type arguing struct {
	*class
	argued puzzle.Argument
	first  [][]int                                      // by the smaller and the larger name: its cell of the first week
	tells  []func(puzzle.Inference) (text, name string) // by group
}

// argued gives what arguments are made of: with how many everybody walks in a week; who
// walks with the same walks side by side; how often two meet; and the wishes. Weeks that
// can change places have no cells, since nothing is certain of one of them alone.
func argued(c *class) (puzzle.Argument, error) {
	n := len(c.Names)
	a := &arguing{class: c}
	pairs := n * (n - 1) / 2
	free := 0
	for w := range c.Weeks {
		if !c.apart(w) {
			free++
		}
	}
	switch {
	case c.rest() > 0:
		return a.argued, puzzle.ErrUnargued(fmt.Sprintf("%d names do not fill their rows of %d, and who walks in the shorter row makes every step one of cases: only full rows can be argued in simple steps.", n, c.Size))
	case pairs*c.Weeks > mostPairs || choose(n-1, c.Size-1) > mostCompanies || max(n-1, c.Weeks) > puzzle.MostCells:
		return a.argued, puzzle.ErrUnargued(fmt.Sprintf("In each of %s, any two of %d names may walk side by side: that is too much for an argument in simple steps.", english.Count(c.Weeks, "week", "weeks"), n))
	case free > 0:
		return a.argued, puzzle.ErrUnargued(fmt.Sprintf("There are %d weeks that no wish speaks of. They can change places, so that nothing is certain of one of them alone: with wishes for all of them but one, it could be argued week by week.", free))
	}
	for x := range n {
		a.first = append(a.first, make([]int, n))
		for y := x + 1; y < n; y++ {
			a.first[x][y] = len(a.argued.Cells)
			for w := range c.Weeks {
				a.argued.Cells = append(a.argued.Cells, claim.That(true, ofTogether, weekKey(w), c.Names[x], c.Names[y]))
			}
		}
	}
	a.rules()
	for i, w := range c.Wishes {
		a.wish(wishes.ID(i), w)
	}
	a.argued.Clause, a.argued.Join, a.argued.Tell = a.cellClause, a.join, a.tell
	return a.argued, nil
}

// choose is how many choices there are of k of n, or more than are listed.
func choose(n, k int) (ways int) {
	ways = 1
	for i := range min(k, n-k) {
		if ways = ways * (n - i) / (i + 1); ways > mostCompanies {
			break
		}
	}
	return ways
}

// cell is that two walk side by side in a week.
func (a *arguing) cell(w, x, y int) int { return a.first[min(x, y)][max(x, y)] + w }

// weeks are the cells of two, week by week.
func (a *arguing) weeks(x, y int) (cells []int) {
	for w := range a.Weeks {
		cells = append(cells, a.cell(w, x, y))
	}
	return cells
}

// counted says that at least and at most so many of some cells are so.
func counted(cells []int, least, most int) puzzle.CellTable {
	if least == 1 && most == 1 {
		return puzzle.CellTable{Cells: cells}
	}
	table := puzzle.CellTable{Cells: cells, Terms: []puzzle.Term{}}
	all := uint64(1)<<len(cells) - 1
	// Which are so, if at most so many are, or which are not, if that says as much.
	var add func(i, chosen int, on, off uint64)
	add = func(i, chosen int, on, off uint64) {
		left := len(cells) - i
		switch {
		case chosen > most || chosen+left < least:
		case chosen == most:
			table.Terms = append(table.Terms, puzzle.Term{On: on, Off: off | all&^(1<<i-1)})
		case chosen >= least && chosen+left <= most:
			table.Terms = append(table.Terms, puzzle.Term{On: on, Off: off})
		default:
			add(i+1, chosen+1, on|1<<i, off)
			add(i+1, chosen, on, off|1<<i)
		}
	}
	add(0, 0, 0, 0)
	return table
}

func (a *arguing) rule(fact puzzle.FactID, text string, table puzzle.CellTable, tell func(puzzle.Inference) (text, name string)) {
	a.argued.Groups = append(a.argued.Groups, puzzle.Group{Fact: fact, Text: text, Tables: []puzzle.CellTable{table}})
	a.tells = append(a.tells, tell)
}

func (a *arguing) rules() {
	n := len(a.Names)
	for w := range a.Weeks {
		for x, name := range a.Names {
			var cells []int
			for y := range n {
				if y != x {
					cells = append(cells, a.cell(w, x, y))
				}
			}
			a.rule(ruleRows, fmt.Sprintf("In week %d %s walks with %s.", w+1, name, english.Count(a.Size-1, "other", "others")), counted(cells, a.Size-1, a.Size-1),
				func(s puzzle.Inference) (string, string) { return a.tellCompany(s, w, x) })
		}
	}
	same := []puzzle.Term{{On: 7}, {Off: 7}, {On: 1, Off: 6}, {On: 2, Off: 5}, {On: 4, Off: 3}}
	for w := range a.Weeks {
		for z := range n {
			for y := range z {
				for x := range y {
					a.rule(ruleRows, "Who walks side by side with the same walks side by side.",
						puzzle.CellTable{Cells: []int{a.cell(w, x, y), a.cell(w, x, z), a.cell(w, y, z)}, Terms: same}, a.tellSame)
				}
			}
		}
	}
	// Where all meetings that there can be are needed, or no more than are needed can be,
	// any two meet just so often.
	meetings, others := a.Weeks*(a.Size-1), n-1
	for y := range n {
		for x := range y {
			tell := func(least int) func(puzzle.Inference) (string, string) {
				return func(s puzzle.Inference) (string, string) { return a.tellPair(s, least) }
			}
			both := english.List([]string{a.Names[x], a.Names[y]}, "and")
			least := 0
			if meetings == others*a.Most {
				least = a.Most
			}
			text := fmt.Sprintf("%s meet at most %s.", both, times(a.Most))
			if least > 0 {
				text = fmt.Sprintf("%s meet exactly %s, since in %s everybody meets %d times, and there are %d others.", both, times(a.Most), english.Count(a.Weeks, "week", "weeks"), meetings, others)
			}
			if least > 0 || a.Most < a.Weeks {
				a.rule(factMost, text, counted(a.weeks(x, y), least, a.Most), tell(least))
			}
			if a.Least > 0 {
				most := a.Weeks
				if meetings == others*a.Least {
					most = a.Least
				}
				a.rule(factLeast, fmt.Sprintf("%s meet at least %s.", both, times(a.Least)), counted(a.weeks(x, y), a.Least, most), tell(a.Least))
			}
		}
	}
}

// wish takes in a wish.
func (a *arguing) wish(fact puzzle.FactID, w Wish) {
	tell := func(week, x, y int, is bool) {
		a.argued.Known = append(a.argued.Known, puzzle.Told{Cell: a.cell(week, x, y), Is: is, Fact: fact})
	}
	switch {
	case w.Kind == "week":
		row := a.week(w)
		for y := range row {
			for x := range y {
				if row[x] > 0 && row[y] > 0 {
					tell(w.Week-1, x, y, row[x] == row[y])
				}
			}
		}
	case w.Kind == "when":
		tell(w.Week-1, a.at[w.Name], a.at[w.Other], w.How == meet)
	case w.How == apart:
		for week := range a.Weeks {
			tell(week, a.at[w.Name], a.at[w.Other], false)
		}
	default:
		table := counted(a.weeks(a.at[w.Name], a.at[w.Other]), 1, a.Weeks)
		a.argued.Groups = append(a.argued.Groups, puzzle.Group{Fact: fact, Clue: true, Tables: []puzzle.CellTable{table}})
	}
}
