package logicgrid_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/logicgrid"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// Tables without memory are written down as far as the budget goes.
func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 3_000, Quick: 12}.Run(t, logicgrid.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, logicgrid.New()) }

// All ways of searching agree with each other, and with a brute force that lays
// all items out in every order and reads each clue off the columns.
func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 3_000}, logicgrid.New(), 1000, random, brute)
}

// words have signs that mean something in claims.
var words = [][]string{
	{"1 o/clock", "2 o'clock", "4 o'clock", "8 o'clock"},
	{"Ann", "b~ob", `C "y"`, "Dee"},
	{"the 3 = x", "the {6}", "the 9", "the 12 & more"},
	{"*a", "b", "c", "d"},
}

func lists(f *logicgrid.Facts) []*[]string {
	return []*[]string{&f.Items1, &f.Items2, &f.Items3, &f.Items4}
}

func random(rng *rand.Rand) logicgrid.Facts {
	f := logicgrid.Facts{Clues: []logicgrid.Clue{}, Categories: []string{"hour", "who", "how/many", "letter"}[:2+rng.IntN(3)]}
	n := 2 + rng.IntN(3)
	if len(f.Categories) == 4 {
		n = min(n, 3)
	}
	var all []string
	for c := range f.Categories {
		*lists(&f)[c] = words[c][:n]
		all = append(all, words[c][:n]...)
	}
	one := func(of ...string) string { return of[rng.IntN(len(of))] }
	for range rng.IntN(7) {
		if rng.IntN(8) == 0 {
			f.Clues = append(f.Clues, logicgrid.Clue{Kind: "formula", Formula: joined(rng, f, 2)})
			continue
		}
		c := logicgrid.Clue{Kind: one("same", "same", "either", "neither", "pair", "different", "order", "order", "apart", "between", "at", "more")}
		who := rng.Perm(len(all))
		pick := func(i int) string { return all[who[i%len(who)]] }
		c.One, c.Other = pick(0), pick(1)
		c.By = one(f.Categories...)
		switch c.Kind {
		case "same":
			c.How, c.By = one("so", "not"), ""
		case "either", "neither":
			c.Third, c.By = pick(2), ""
		case "pair":
			c.Third, c.Fourth, c.By = pick(2), pick(3), ""
		case "different":
			c.Third, c.Fourth, c.Fifth, c.By = one(pick(2), "*"), "*", one(pick(3), "*"), ""
		case "order":
			c.How = one("before", "after", "right-before", "right-after", "next", "not-next")
		case "apart":
			c.How, c.Number = one("=", ">=", "<="), 1+rng.IntN(3)
		case "between":
			c.Third = pick(2)
		case "at":
			c.Other, c.How, c.Number = "", one("so", "not"), 1+rng.IntN(n)
		case "more":
			c.By, c.How, c.Number = f.Categories[0], one("more", "times"), 1+rng.IntN(4)
			if len(f.Categories) > 2 && rng.IntN(2) == 0 {
				c.By, c.Number = f.Categories[2], 3*c.Number
			}
		}
		// What is refused is tested elsewhere.
		trial := f
		trial.Clues = append(slices.Clone(f.Clues), c)
		if fits(trial) {
			f = trial
		}
	}
	return f
}

// means is what the formulas mean that have been made.
var means = map[string]func(l layout, f logicgrid.Facts) bool{}

// joined is a random formula; what it means is kept in means.
func joined(rng *rand.Rand, f logicgrid.Facts, deep int) string {
	var text string
	var so func(l layout, f logicgrid.Facts) bool
	x, y := f.Items1[rng.IntN(len(f.Items1))], f.Items2[rng.IntN(len(f.Items2))]
	switch rng.IntN(2 + 4*min(deep, 1)) {
	case 0:
		c := logicgrid.Clue{Kind: "same", One: x, How: "so", Other: y}
		text, so = fmt.Sprintf("“%s” goes with “%s”", x, y), func(l layout, f logicgrid.Facts) bool { return l.seen(f, c) }
	case 1:
		c := logicgrid.Clue{Kind: "order", By: "hour", One: y, How: "before", Other: x}
		text, so = fmt.Sprintf("“%s” comes somewhere before “%s” in order of hour", y, x), func(l layout, f logicgrid.Facts) bool { return l.seen(f, c) }
	case 2:
		not := joined(rng, f, deep-1)
		text, so = "not ("+not+")", func(l layout, f logicgrid.Facts) bool { return !means[not](l, f) }
	case 3:
		a, b := joined(rng, f, deep-1), joined(rng, f, deep-1)
		text, so = "("+a+") or ("+b+")", func(l layout, f logicgrid.Facts) bool { return means[a](l, f) || means[b](l, f) }
	case 4:
		a, b := joined(rng, f, deep-1), joined(rng, f, deep-1)
		text, so = "("+a+") implies ("+b+")", func(l layout, f logicgrid.Facts) bool { return !means[a](l, f) || means[b](l, f) }
	default:
		a, b := joined(rng, f, deep-1), joined(rng, f, deep-1)
		text, so = "("+a+") iff ("+b+")", func(l layout, f logicgrid.Facts) bool { return means[a](l, f) == means[b](l, f) }
	}
	means[text] = so
	return text
}

// fits says whether the family accepts facts.
func fits(f logicgrid.Facts) bool {
	_, err := logicgrid.New().Parse([]byte(encoded(f)))
	return err == nil
}

// layout has a line for each category: its items in the columns where they are.
type layout [][]string

func brute(f logicgrid.Facts, keep func(puzzle.FactID) bool) (all []logicgrid.Solution) {
	n := len(f.Items1)
	var lay func(l layout)
	lay = func(l layout) {
		if len(l) == len(f.Categories) {
			for i, c := range f.Clues {
				if keep(fmt.Sprint("clues/", i)) && !l.seen(f, c) {
					return
				}
			}
			s := logicgrid.Solution{Table: map[string]map[string]string{}}
			for column := range n {
				s.Table[l[0][column]] = map[string]string{}
				for c, category := range f.Categories[1:] {
					s.Table[l[0][column]][category] = l[c+1][column]
				}
			}
			all = append(all, s)
			return
		}
		var line func(done, left []string)
		line = func(done, left []string) {
			if len(left) == 0 {
				lay(append(slices.Clone(l), done))
			}
			for i, name := range left {
				line(append(slices.Clone(done), name), slices.Delete(slices.Clone(left), i, i+1))
			}
		}
		line(nil, *lists(&f)[len(l)])
	}
	lay(layout{f.Items1})
	return all
}

// seen says whether a clue is true of a layout.
func (l layout) seen(f logicgrid.Facts, c logicgrid.Clue) bool {
	if c.Kind == "formula" {
		return means[c.Formula](l, f)
	}
	column := func(name string) int {
		for _, line := range l {
			if at := slices.Index(line, name); at >= 0 {
				return at
			}
		}
		panic(name)
	}
	beside := func(name, other string) bool { return column(name) == column(other) }
	// stands is what an item has in the category of the clue, and where in its order.
	stands := func(name string) (string, int) {
		at := slices.Index(f.Categories, c.By)
		has := l[at][column(name)]
		return has, slices.Index(*lists(&f)[at], has)
	}
	place := func(name string) int {
		_, at := stands(name)
		return at
	}
	figure := func(name string) (n int) {
		has, _ := stands(name)
		for _, r := range has {
			if r >= '0' && r <= '9' {
				n = 10*n + int(r-'0')
			}
		}
		return n
	}
	switch c.Kind + " " + c.How {
	case "same so":
		return beside(c.One, c.Other)
	case "same not":
		return !beside(c.One, c.Other)
	case "either ":
		return beside(c.One, c.Other) && !beside(c.One, c.Third) || !beside(c.One, c.Other) && beside(c.One, c.Third)
	case "neither ":
		return !beside(c.One, c.Other) && !beside(c.One, c.Third)
	case "pair ":
		return !beside(c.One, c.Other) && (beside(c.One, c.Third) && beside(c.Other, c.Fourth) || beside(c.One, c.Fourth) && beside(c.Other, c.Third))
	case "different ":
		names := slices.DeleteFunc([]string{c.One, c.Other, c.Third, c.Fourth, c.Fifth}, func(name string) bool { return name == "*" })
		for i := range names {
			for k := range i {
				if beside(names[i], names[k]) {
					return false
				}
			}
		}
		return true
	case "order before":
		return place(c.One) < place(c.Other)
	case "order after":
		return place(c.One) > place(c.Other)
	case "order right-before":
		return place(c.One)+1 == place(c.Other)
	case "order right-after":
		return place(c.One) == place(c.Other)+1
	case "order next":
		return place(c.One)+1 == place(c.Other) || place(c.One) == place(c.Other)+1
	case "order not-next":
		return place(c.One)+1 != place(c.Other) && place(c.One) != place(c.Other)+1
	case "apart =":
		return place(c.One)+c.Number == place(c.Other) || place(c.Other)+c.Number == place(c.One)
	case "apart >=":
		return place(c.One)+c.Number <= place(c.Other) || place(c.Other)+c.Number <= place(c.One)
	case "apart <=":
		return place(c.One)+c.Number >= place(c.Other) && place(c.Other)+c.Number >= place(c.One)
	case "between ":
		sorted := []int{place(c.One), place(c.Other), place(c.Third)}
		slices.Sort(sorted)
		return sorted[0] < sorted[1] && sorted[1] < sorted[2] && sorted[1] == place(c.One)
	case "at so":
		return place(c.One) == c.Number-1
	case "at not":
		return place(c.One) != c.Number-1
	case "more more":
		return figure(c.One)-figure(c.Other) == c.Number
	case "more times":
		return figure(c.One) == c.Number*figure(c.Other)
	}
	panic(strings.Join([]string{c.Kind, c.How}, " "))
}
