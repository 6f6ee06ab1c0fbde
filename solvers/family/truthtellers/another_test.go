package truthtellers_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestOthers(t *testing.T) { puzzletest.Others(t, truthtellers.New(), 1, islands) }

// islands makes everybody a knight or a knave, and reads what is said word by word.
func islands(f truthtellers.Facts, keep func(puzzle.FactID) bool) (all []truthtellers.Solution) {
	if len(f.Kinds) > 2 {
		return seats(f, keep)
	}
	for set := range 1 << len(f.People) {
		knight := func(name string) bool {
			at := slices.Index(f.People, name)
			if at < 0 {
				panic("nobody is called " + name)
			}
			return set>>at&1 == 1
		}
		knights := 0
		for _, name := range f.People {
			if knight(name) {
				knights++
			}
		}
		var is func(text string) bool
		is = func(text string) bool {
			words := strings.Fields(text)
			var n int
			if x, y, ok := strings.Cut(strings.TrimSuffix(text, " are of the same kind"), " and "); ok && strings.HasSuffix(text, "kind") {
				return knight(x) == knight(y)
			}
			if x, y, ok := strings.Cut(text, " or "); ok {
				return is(x) || is(y)
			}
			if x, y, ok := strings.Cut(text, " and "); ok {
				return is(x) && is(y)
			}
			if strings.HasPrefix(text, "exactly") {
				fmt.Sscan(words[1], &n)
				return knights == n
			}
			if strings.HasPrefix(text, "at least") {
				fmt.Sscan(words[2], &n)
				return len(f.People)-knights >= n
			}
			return knight(words[0]) == (words[3] == "knight")
		}
		fits := true
		for i, s := range f.Statements {
			who, text, _ := strings.Cut(s.Text, ": ")
			fits = fits && (!keep(fmt.Sprint("statements/", i)) || is(text) == knight(who))
		}
		if fits {
			all = append(all, truthtellers.Solution{})
		}
	}
	return all
}

// seats puts each of as many kinds in one seat, and judges what is said of somebody's kind.
func seats(f truthtellers.Facts, keep func(puzzle.FactID) bool) (all []truthtellers.Solution) {
	n := len(f.People)
	for k, ways := 0, int(math.Pow(float64(n), float64(n))); k < ways; k++ {
		kind, seen := map[string]truthtellers.Kind{}, map[string]bool{}
		for i, rest := 0, k; i < n; i, rest = i+1, rest/n {
			kind[f.People[i]] = f.Kinds[rest%n]
			seen[f.Kinds[rest%n].Name] = true
		}
		fits := len(seen) == n
		for i, says := range f.Statements {
			truly := (kind[says.Who].Name == says.Of) == (says.Is == "is")
			by := kind[says.Speaker].Kind
			fits = fits && (!keep(fmt.Sprintf("statements/%d", i)) || by == "either" || truly == (by == "truth"))
		}
		if fits {
			all = append(all, truthtellers.Solution{})
		}
	}
	return all
}
