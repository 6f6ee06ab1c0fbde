package lab_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"solvitur/solvers/catalog"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/wire"
)

// What was found out before, of these facts or of others, changes neither how marks stand
// nor which hint is given: a lab that is asked again and again says what a new one says.
func TestWhatIsRememberedChangesNothing(t *testing.T) {
	lab.Patiently(t) // whether there is a choice is found out in the time that there is
	rng := rand.New(rand.NewPCG(7, 7))
	lasting := lab.New(catalog.Families())
	seen := map[string]int{}
	for _, preset := range catalog.Presets() {
		if !slices.Contains([]string{"jealous-boyfriend", "zebra", "sudoku", "knights-and-knaves-5", "broken-window", "walking-girls", "wolf-goat-cabbage", "send-more-money"}, preset.Name) {
			continue
		}
		p := newPlayer(t, lasting, preset)
		var facts []puzzle.FactID
		for _, fact := range p.job.Instance.Facts() {
			if !fact.Rule {
				facts = append(facts, fact.ID)
			}
		}
		claims := puzzle.Asked(p.job.Given())
		for _, claim := range p.job.Instance.Claims() {
			claims = append(claims, claim.Claim)
		}
		for range 8 {
			if rng.IntN(2) == 0 { // else the facts stay as they are
				p.request.Variant.Off = nil
				for range rng.IntN(3) {
					if id := facts[rng.IntN(len(facts))]; !slices.Contains(p.request.Variant.Off, id) {
						p.request.Variant.Off = append(p.request.Variant.Off, id)
					}
				}
			}
			var marks []puzzle.Claim
			for range 1 + rng.IntN(5) {
				claim := claims[rng.IntN(len(claims))]
				if rng.IntN(2) == 0 {
					claim = puzzle.Not(claim)
				}
				if !slices.Contains(marks, claim) && !slices.Contains(marks, puzzle.Not(claim)) {
					marks = append(marks, claim)
				}
			}
			fresh := *p
			fresh.lab = lab.New(catalog.Families())
			request := wire.CheckRequest{Marks: marks, Tried: true} // those about what is switched off are left aside
			got, want := p.check(request), fresh.check(request)
			for i, mark := range got.Judged {
				seen[fmt.Sprint(mark.Standing)]++
				if mark != want.Judged[i] {
					t.Errorf("%s without %v: %s is %v, and %v where nothing is remembered", preset.Name, p.request.Variant.Off, mark.Claim, mark.Standing, want.Judged[i].Standing)
				}
			}
			p.request.Marks, fresh.request.Marks = marks, marks
			p.request.Tried, fresh.request.Tried = true, true
			hint, anew := p.hint(), fresh.hint()
			if a, b := weighed(hint), weighed(anew); a != b {
				t.Errorf("%s without %v, marked %q: the hint is %+v, and %+v where nothing is remembered", preset.Name, p.request.Variant.Off, marks, a, b)
			}
			if hint.Argued {
				seen["argued"]++
			}
		}
	}
	for _, what := range []string{fmt.Sprint(puzzle.Certain), fmt.Sprint(puzzle.Excluded), fmt.Sprint(puzzle.Open), "argued"} {
		if seen[what] < 10 {
			t.Errorf("this tests too little: %v", seen)
		}
	}
}

// weight is of what kind a hint is, and how hard: of two steps that are equally simple
// either will do.
type weight struct {
	none, unsolved, together, argued, found, open bool
	wrong, clues, rules                           int
}

func weighed(h *wire.HintBody) weight {
	w := weight{none: h.None, unsolved: h.Unsolved, together: h.Together, argued: h.Argued, found: h.Found, open: h.Open, wrong: len(h.Wrong)}
	if h.Argued {
		w.clues, w.rules = h.Step.ClueCount, h.Step.RuleCount
	}
	return w
}
