package divisions_test

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/family/divisions"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

// Writing all divisions down takes more than the budget of most puzzles.
func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 20_000, Quick: 10}.Run(t, divisions.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, divisions.New()) }

// TestPublished: how many divisions fit, by a brute force that multiplies: every
// divisor with every quotient whose products can be read, and all that can be left.
func TestPublished(t *testing.T) {
	star := func(path, to string) schema.Edit { return puzzletest.Set(path, to) }
	for _, c := range []struct {
		puzzle string
		edits  []schema.Edit
		off    []puzzle.FactID
		want   int
	}{
		{"unwiped-blackboard", nil, nil, 1},
		{"unwiped-blackboard", nil, []puzzle.FactID{"lines/5"}, 72},
		{"unwiped-blackboard", []schema.Edit{puzzletest.Set("base", 8)}, nil, 0},
		{"unwiped-blackboard", nil, []puzzle.FactID{"lines/4"}, 1},
		{"unwiped-blackboard", []schema.Edit{star("dividend", "*****"), star("quotient", "**5"), star("lines/1/digits", "*5**")}, nil, 103},
		{"unwiped-blackboard", []schema.Edit{star("dividend", "*****")}, nil, 1},
		{"unwiped-blackboard", []schema.Edit{star("quotient", "5**")}, nil, 2},
		{"unwiped-blackboard", []schema.Edit{star("quotient", "**5")}, nil, 1},
		{"unwiped-blackboard", []schema.Edit{star("lines/1/digits", "*5**")}, nil, 1},
		{"unwiped-blackboard", []schema.Edit{star("lines/1/digits", "**5*")}, nil, 6},
		{"lone-six", nil, nil, 1},
		{"lone-six", []schema.Edit{star("lines/2/digits", "***")}, nil, 18},
		{"lone-six", []schema.Edit{star("lines/2/digits", "**7")}, nil, 0},
		{"seven-sevens", nil, nil, 1},
		{"seven-sevens", nil, []puzzle.FactID{"dividend"}, 7},
		{"seven-sevens", nil, []puzzle.FactID{"lines/7", "lines/8"}, 1},
	} {
		raw := puzzletest.Facts(t, divisions.New(), c.puzzle, c.edits...)
		var f divisions.Facts
		if err := json.Unmarshal(raw, &f); err != nil {
			t.Fatal(err)
		}
		keep := func(id puzzle.FactID) bool { return !slices.Contains(c.off, id) }
		n := multiplied(f, keep)
		if n != c.want {
			t.Errorf("%s, %v, without %v: %d divisions fit, want %d", c.puzzle, c.edits, c.off, n, c.want)
		}
		instance := puzzletest.Open(t, divisions.New(), raw)
		if done, _, _ := puzzletest.Search[divisions.Solution](t, instance, puzzle.Options{Keep: keep}); done.Solutions != n {
			t.Errorf("%s, %v, without %v: %d divisions found, and %d fit", c.puzzle, c.edits, c.off, done.Solutions, n)
		}
	}
}

// multiplied counts the divisions that fit.
func multiplied(f divisions.Facts, keep func(puzzle.FactID) bool) (n int) {
	power := func(n int) int {
		worth := 1
		for range n {
			worth *= f.Base
		}
		return worth
	}
	var lines []divisions.Line // that are kept
	even := false
	for i, l := range f.Lines {
		if keep("lines/" + strconv.Itoa(i)) {
			lines = append(lines, l)
			even = even || l.Kind == "even"
		}
	}
	keepQuotient := keep("quotient")
	for divisor := power(len(f.Divisor) - 1); divisor < power(len(f.Divisor)); divisor++ {
		if keep("divisor") && !fits(f.Divisor, text(divisor, f.Base)) {
			continue
		}
		quotients := []int{0}
		for k := range f.Quotient {
			var digits, longer []int
			for d := range f.Base {
				ok := k > 0 || d > 0
				for _, l := range lines {
					if l.Kind == "product" && *l.Number == k+1 {
						ok = ok && d > 0 && fits(l.Digits, text(d*divisor, f.Base))
					}
					if l.Kind == "skipped" && *l.Number == k+1 {
						ok = ok && d == 0
					}
				}
				if ok && (!keepQuotient || fits(f.Quotient[k:k+1], text(d, f.Base))) {
					digits = append(digits, d)
				}
			}
			for _, q := range quotients {
				for _, d := range digits {
					longer = append(longer, q*f.Base+d)
				}
			}
			quotients = longer
		}
		for _, quotient := range quotients {
			for left := range divisor {
				if even && left > 0 {
					break
				}
				dividend := text(divisor*quotient+left, f.Base)
				if len(dividend) != len(f.Dividend) || keep("dividend") && !fits(f.Dividend, dividend) {
					continue
				}
				three := map[string]string{"divisor": text(divisor, f.Base), "dividend": dividend, "quotient": text(quotient, f.Base)}
				if work(divisor, divisor*quotient+left, f.Base).meets(f, three, keep) {
					n++
				}
			}
		}
	}
	return n
}

// TestRefused: what is wrong is told at its place.
func TestRefused(t *testing.T) {
	refused := puzzletest.Refused(t, divisions.New(), "unwiped-blackboard")
	refused(puzzletest.Set("divisor", ""), "divisor", "This is empty")
	refused(puzzletest.Set("lines/5", map[string]any{"kind": "digit", "of": "divisor", "how": "has", "digits": "*"}), "lines/5/digits", "one digit")
	refused(puzzletest.Set("divisor", "1%*"), "divisor", "neither a digit nor a star")
	refused(puzzletest.Set("dividend", "**A**"), "dividend", "A is no digit in base 10")
	refused(puzzletest.Set("base", 5), "quotient", "5 is no digit in base 5")
	refused(puzzletest.Set("quotient", "05*"), "quotient", "does not begin with 0")
	refused(puzzletest.Set("dividend", "**"), "dividend", "The dividend has 2 digits, and the divisor 3")
	refused(puzzletest.Set("quotient", "5"), "quotient", "makes a quotient of 2 or 3 digits")
	refused(puzzletest.Set("quotient", "5***"), "quotient", "makes a quotient of 2 or 3 digits")
	refused(puzzletest.Set("dividend", strings.Repeat("*", 20)), "dividend", "a number may have at most 15 digits")
	refused(puzzletest.Set("lines/0/digits", "*****"), "lines/0/digits", "has 4 digits at most")
	refused(puzzletest.Set("lines/0/digits", "**"), "lines/0/digits", "at least as many digits")
	refused(puzzletest.Set("lines/0/digits", "0**"), "lines/0/digits", "does not begin with 0")
	refused(puzzletest.Set("lines/0/digits", "*x*"), "lines/0/digits", "X is no digit in base 10")
	refused(puzzletest.Set("lines/0/number", 4), "lines/0/number", "The quotient has 3 digits")
	refused(puzzletest.Set("lines/1/number", 1), "lines/1/number", "the beginning of the dividend")
	refused(puzzletest.Set("lines/1/digits", "*****"), "lines/1/digits", "has 4 digits at most")
	refused(puzzletest.Set("lines/5", map[string]any{"kind": "remainder", "digits": "****"}), "lines/5/digits", "has 3 digits at most")
	refused(puzzletest.Set("lines/5", map[string]any{"kind": "skipped", "number": 1}), "lines/5/number", "does not begin with 0")
	refused(puzzletest.Set("lines/5", map[string]any{"kind": "digit", "of": "divisor", "how": "has", "digits": "12"}), "lines/5/digits", "one digit")
}
