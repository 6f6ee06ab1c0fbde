package schoolgirls_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/schoolgirls"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// The longest experiments are measured in figures_test.go instead.
func TestFamily(t *testing.T) {
	puzzletest.Suite{Nodes: 60_000, Quick: 3}.Run(t, schoolgirls.New())
}

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, schoolgirls.New()) }

// All ways of searching agree with each other, and with a brute force that takes
// every division into rows for every week.
func TestVariants(t *testing.T) { puzzletest.Variants(t, schoolgirls.New(), 1000, random, brute) }

// people have names with signs that mean something in claims and in lists.
var people = []string{"Ann", "b/ob", "C~y", "D, e", `E "f"`, "g;"}

func random(rng *rand.Rand) schoolgirls.Facts {
	f := schoolgirls.Facts{Names: people[:2+rng.IntN(5)], Most: 1 + rng.IntN(2), Wishes: []schoolgirls.Wish{}}
	n := len(f.Names)
	f.Size = 2 + rng.IntN(min(n, 4)-1)
	f.Weeks = 1 + rng.IntN(4)
	for len(divisions(n, f.Size)) > 10 && f.Weeks > 2 {
		f.Weeks--
	}
	if rng.IntN(3) == 0 {
		f.Least = rng.IntN(3)
	}
	for range rng.IntN(4) {
		who := rng.Perm(n)
		w := schoolgirls.Wish{Week: 1 + rng.IntN(f.Weeks), Name: f.Names[who[0]], Other: f.Names[who[1]], How: []string{"meet", "apart"}[rng.IntN(2)]}
		switch w.Kind = []string{"week", "pair", "when"}[rng.IntN(3)]; w.Kind {
		case "pair":
			w.Week = 0
		case "week":
			w.Name, w.Other, w.How = "", "", ""
			var rows []string
			for i := 0; i < n; {
				var row []string
				for range 1 + rng.IntN(f.Size) {
					if i < n {
						row = append(row, f.Names[who[i]])
						i++
					}
				}
				if rows = append(rows, strings.Join(row, ", ")); rng.IntN(3) == 0 || len(rows) == (n+f.Size-1)/f.Size {
					break
				}
			}
			if w.Rows = strings.Join(rows, "; "); len(rows) == 1 && slices.Contains(f.Names, rows[0]) {
				continue // a single name
			}
		}
		f.Wishes = append(f.Wishes, w)
	}
	return f
}

// divisions are all ways to put n into rows, by the row of each, numbered as they
// are reached.
func divisions(n, size int) (all [][]int) {
	rows := (n + size - 1) / size
	for code := range pow(rows, n) {
		week, sizes, last := make([]int, n), make([]int, rows+1), 0
		fits := true
		for i := range week {
			week[i] = code%rows + 1
			code /= rows
			sizes[week[i]]++
			fits = fits && week[i] <= last+1
			last = max(last, week[i])
		}
		slices.Sort(sizes[1:])
		short := size
		if n%size > 0 {
			short = n % size
		}
		fits = fits && sizes[1] == short
		for _, s := range sizes[2:] {
			fits = fits && s == size
		}
		if fits {
			all = append(all, week)
		}
	}
	return all
}

func pow(a, b int) int {
	p := 1
	for range b {
		p *= a
	}
	return p
}

// brute takes every division for every week; of weeks that no wish speaks of, kept or
// not, only one order.
func brute(f schoolgirls.Facts, keep func(puzzle.FactID) bool) (all []schoolgirls.Solution) {
	named := map[int]bool{}
	for _, w := range f.Wishes {
		named[w.Week-1] = true
	}
	every := divisions(len(f.Names), f.Size)
	var go_ func(weeks [][]int)
	go_ = func(weeks [][]int) {
		if len(weeks) < f.Weeks {
			for _, week := range every {
				go_(append(slices.Clone(weeks), week))
			}
			return
		}
		var free [][]int
		for w, week := range weeks {
			if !named[w] {
				free = append(free, week)
			}
		}
		if !slices.IsSortedFunc(free, slices.Compare) {
			return
		}
		if !fine(f, keep, weeks) {
			return
		}
		s := schoolgirls.Solution{Rows: map[string]map[string]int{}}
		for i, name := range f.Names {
			s.Rows[name] = map[string]int{}
			for w, week := range weeks {
				s.Rows[name][fmt.Sprint(w+1)] = week[i]
			}
		}
		all = append(all, s)
	}
	go_(nil)
	return all
}

// fine says whether weeks break none of the facts.
func fine(f schoolgirls.Facts, keep func(puzzle.FactID) bool, weeks [][]int) bool {
	at := func(name string) int { return slices.Index(f.Names, name) }
	for a := range f.Names {
		for b := range a {
			n := 0
			for _, week := range weeks {
				if week[a] == week[b] {
					n++
				}
			}
			if keep("most") && n > f.Most || keep("least") && n < f.Least {
				return false
			}
		}
	}
	for i, w := range f.Wishes {
		if !keep(fmt.Sprint("wishes/", i)) {
			continue
		}
		beside := 0
		for k, week := range weeks {
			if w.Kind != "week" && (w.Week == 0 || w.Week == k+1) && week[at(w.Name)] == week[at(w.Other)] {
				beside++
			}
		}
		if w.Kind != "week" {
			if (beside > 0) != (w.How == "meet") {
				return false
			}
			continue
		}
		// Rows by signs that stand for names, as names hold commas.
		text := w.Rows
		for _, name := range f.Names {
			text = strings.ReplaceAll(text, name, string(rune('0'+at(name))))
		}
		seen := map[int]bool{}
		for _, row := range strings.Split(text, "; ") {
			first := -1
			for _, sign := range strings.Split(row, ", ") {
				r := weeks[w.Week-1][int(sign[0]-'0')]
				if first >= 0 && r != first {
					return false
				}
				first = r
			}
			if seen[first] {
				return false
			}
			seen[first] = true
		}
	}
	return true
}

// What the page says of evenings and tables, or of lines of a plane, speaks of rounds and groups:
// nobody walks there, and there is neither a week nor a row. The story and the experiments are
// told by the puzzle itself.
func TestNobodyWalksAtATable(t *testing.T) {
	walking := regexp.MustCompile(`(?i)\b(walk|week|row|side by side)`)
	for _, name := range []string{"three-tables", "saturday-league"} {
		golden, err := os.ReadFile("testdata/" + name + ".golden")
		if err != nil {
			t.Fatal(err)
		}
		if found := walking.FindString(string(golden)); found != "" {
			t.Errorf("%s speaks of %q", name, found)
		}
	}
}
