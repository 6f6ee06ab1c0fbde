package sorites

import (
	"fmt"
	"slices"

	"solvitur/solvers/chance"
	"solvitur/solvers/english"
	"solvitur/solvers/implication"
	"solvitur/solvers/puzzle"
)

// renewal offers a chain of the same terms in another order: each of them true or not as it comes,
// some of its links read backwards, and all of them shuffled.
var renewal = puzzle.Renewal[Facts, Solution]{Draft: draft, Spare: "premises"}

// leastTerms is how many terms make a chain that can be lost at all.
const leastTerms = 4

func draft(d *chance.Draw, like Facts, _ puzzle.Level) (draft puzzle.Draft[Facts], err error) {
	n := len(like.Terms)
	m, errs := read(&like)
	if n < leastTerms || len(errs) > 0 {
		return draft, puzzle.ErrNoOthers
	}
	order := d.Order(n)
	for old := m.chain(puzzle.KeepAll); old != nil && sameEnds(old, order); {
		order = d.Order(n) // what it comes to shall be something else
	}
	chain := make([]literal, n)
	for i, term := range order {
		chain[i] = literal{Term: term, Is: d.Once(2)}
	}
	// Some links are read backwards, and some are not: else there would be nothing to turn.
	backwards := d.Order(n - 1)[:d.Between(1, n-2)]
	f := like
	f.Premises = make([]Premise, n-1)
	for i := range f.Premises {
		from, to := chain[i], chain[i+1]
		if slices.Contains(backwards, i) {
			from, to = to.Complement(), from.Complement()
		}
		f.Premises[i] = Premise{Kind: kindIf, If: f.Terms[from.Term].Name, Is: truths[from.Is], Then: f.Terms[to.Term].Name, So: truths[to.Is]}
	}
	chance.Shuffle(d, f.Premises)
	return puzzle.Draft[Facts]{
		Facts: f,
		Story: fmt.Sprintf("The same %s, linked in another order, whatever is true of such things elsewhere. The %s premises stand as they came, and cannot all be read the same way round.",
			english.InWords(n, "term", "terms"), english.Words(n-1)),
		Question: fmt.Sprintf("Which conclusion links all %s, and what is it when it is read backwards?", english.InWords(n, "term", "terms")),
	}, nil
}

// sameEnds says whether an order of terms begins and ends with those of a chain, either way.
func sameEnds(chain implication.Chain, order []int) bool {
	from, to := chain.From().Term, chain.To().Term
	first, last := order[0], order[len(order)-1]
	return first == from && last == to || first == to && last == from
}
