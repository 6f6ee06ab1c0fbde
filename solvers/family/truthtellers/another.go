package truthtellers

import (
	"fmt"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// renewal offers what knights and knaves say, whoever lies in the puzzle that it is to be like:
// two statements of each, of which any may go.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Later: kin, Spare: "statements"}

func draft(d *chance.Draw, like Facts, level puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	people := islanders(like)
	n := map[puzzle.Level]int{puzzle.Easy: 3, puzzle.Medium: 4, puzzle.Hard: 6}[level]
	people = people[:min(n, len(people))]
	i := island{d, people, make([]bool, len(people))}
	for k := range i.knight {
		i.knight[k] = d.Once(2)
	}
	f := Facts{
		People: people, Traits: []string{}, Things: []string{}, Conditions: []Condition{},
		Kinds: []Kind{{Kind: answersTruly, Name: "knight"}, {Kind: answersFalse, Name: "knave"}},
	}
	for k := range 2 * len(people) {
		f.Statements = append(f.Statements, i.says(k%len(people)))
	}
	return puzzle.Draft[Facts]{
		Facts: f,
		Story: fmt.Sprintf("On an island live knights, who always tell the truth, and knaves, who always lie. %s live there, and not all of them say something.",
			english.Capital(english.List(people, "and"))),
		Question: "Who is a knight, and who is a knave?",
	}, nil
}

// islanders are the people of a puzzle, if their names can be written without quotation
// marks, and there are enough of them; else letters.
func islanders(like Facts) []string {
	letters := []string{"A", "B", "C", "D", "E", "F"}
	for _, name := range like.People {
		if strings.Trim(strings.ToLower(name), "abcdefghijklmnopqrstuvwxyz") != "" || len(name) < 2 || name == strings.ToLower(name) {
			return letters
		}
	}
	if len(like.People) < 3 {
		return letters
	}
	return like.People
}

// island is who lives there.
type island struct {
	*chance.Draw
	people []string
	knight []bool
}

// says is a statement that somebody can make: true of a knight's, false of a knave's.
func (i island) says(speaker int) Statement {
	for {
		if text, is := i.statement(speaker); is == i.knight[speaker] {
			return Statement{Kind: saidLine, Text: i.people[speaker] + ": " + text}
		}
	}
}

// statement is something at random, and whether it is so.
func (i island) statement(speaker int) (text string, is bool) {
	order := i.Order(len(i.people))
	for k, p := range order { // the speaker speaks of others first
		if p == speaker {
			order = append(append(order[:k:k], order[k+1:]...), p)
			break
		}
	}
	x, y, z := order[0], order[1], order[2]
	a, b, c := i.people[x], i.people[y], i.people[z]
	knights := 0
	for _, knight := range i.knight {
		if knight {
			knights++
		}
	}
	kind := func(p int) (string, bool) {
		if i.Once(2) {
			return i.people[p] + " is a knave", !i.knight[p]
		}
		return i.people[p] + " is a knight", i.knight[p]
	}
	switch i.Below(7) {
	case 0:
		return kind(x)
	case 1:
		return fmt.Sprintf("%s and %s are of the same kind", a, b), i.knight[x] == i.knight[y]
	case 2:
		return fmt.Sprintf("%s and %s are of the same kind", a, c), i.knight[x] == i.knight[z]
	case 3:
		first, isFirst := kind(x)
		second, isSecond := kind(y)
		return first + " or " + second, isFirst || isSecond
	case 4:
		first, isFirst := kind(x)
		second, isSecond := kind(y)
		return first + " and " + second, isFirst && isSecond
	case 5:
		n := i.Between(1, len(i.people)-1)
		return fmt.Sprintf("exactly %d of us %s", n, map[bool]string{true: "is a knight", false: "are knights"}[n == 1]), knights == n
	}
	n := i.Between(1, len(i.people)-1)
	return fmt.Sprintf("at least %d of us %s", n, map[bool]string{true: "is a knave", false: "are knaves"}[n == 1]), len(i.people)-knights >= n
}
