package kinship

import (
	"slices"
	"strings"

	"solvitur/solvers/formula"
	"solvitur/solvers/schema"
)

// bases are the words that others are made of, by their patterns.
var bases = map[string]Pattern{
	"parent": {Either}, "father": {Fathers}, "mother": {Mothers},
	"grandparent": {Either, Either}, "grandfather": {Either, Fathers}, "grandmother": {Either, Mothers},
}

// sides are words that say through whom one goes first.
var sides = map[string]Parents{"paternal": Fathers, "maternal": Mothers}

// aside are words for relatives who are no ancestors.
var aside = strings.Fields("child children son daughter brother sister sibling uncle aunt cousin nephew niece grandchild grandchildren grandson granddaughter husband wife spouse")

// Offered are the words that an editor completes.
var Offered = func() (words []string) {
	for _, great := range []string{"", "great-", "great-great-"} {
		for _, base := range []string{"parents", "fathers", "mothers", "grandparents", "grandfathers", "grandmothers"} {
			if great == "" || strings.HasPrefix(base, "grand") {
				words = append(words, great+base)
			}
		}
	}
	return append(words, "paternal", "maternal", "of my")
}()

// readWord reads one word, with the side before it.
func readWord(t token, side *token) (Word, *formula.Error) {
	singular := strings.TrimSuffix(t.text, "s")
	rest, greats := singular, 0
	for ; strings.HasPrefix(rest, "great-"); greats++ {
		rest = strings.TrimPrefix(rest, "great-")
	}
	base, ok := bases[rest]
	switch {
	case greats >= MostSteps:
		return Word{}, formula.Wrong(t.at, "This leads %d generations back, and at most %d are allowed: leave out some “great-”.", greats+len(base), MostSteps)
	case slices.Contains(aside, rest):
		return Word{}, formula.Wrong(t.at, "“%s” are no ancestors, and how many there are no pedigree tells: use words such as parent, grandmother or great-grandfather.", t.text)
	case ok && greats > 0 && len(base) == 1:
		return Word{}, formula.Wrong(t.at, "Nobody is called “%s”: did you mean “%sgrand%s”?", t.text, strings.Repeat("great-", greats), rest)
	case !ok:
		if near := schema.Nearest(t.text, append(slices.Clone(Offered), "father", "mother", "parent", "grandparent", "grandfather", "grandmother", "great-grandparent", "great-grandfather", "great-grandmother")); near != "" {
			return Word{}, formula.Wrong(t.at, "“%s” is no word for relatives that is known here: did you mean “%s”?", schema.Brief(t.text), near)
		}
		return Word{}, formula.Wrong(t.at, "“%s” is no word for relatives that is known here: use parent, father, mother, grandparent, grandfather, grandmother, with as many “great-” as you need.", schema.Brief(t.text))
	}
	w := Word{singular, slices.Concat(slices.Repeat(Pattern{Either}, greats), base)}
	if side == nil {
		return w, nil
	}
	if len(w.Pattern) == 1 {
		return Word{}, formula.Wrong(side.at, "“%s” goes before grandparents and those before them: leave it out.", side.text)
	}
	w.Text = side.text + " " + singular
	w.Pattern[0] = sides[side.text]
	return w, nil
}
