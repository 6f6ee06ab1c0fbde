package boxes

import (
	"fmt"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
)

// claimed says how many balls of a colour a box holds: so many, at least so many
// or at most.
func claimed(box, colour string, rel claim.Rel, n int) string {
	return claim.Of(claim.Atom{Path: []string{inBoxes, box, colour}, Rel: rel, Value: n}).String()
}

// says is a claim as a sentence.
func says(_ store, c claim.Claim) (string, error) {
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		return fmt.Sprintf("the %s box %s", a.Path[1], holding(a, a.Path[2], is)), nil
	})
}

// holding is what an atom, or its contrary, says of a box.
func holding(a claim.Atom, colour string, is bool) string {
	n, _ := a.Value.(int)
	number := english.Count(n, colour+" ball", colour+" balls")
	none := a.Rel != claim.AtLeast && n == 0 // "is 0", "at most 0"
	switch {
	case a.Rel == claim.OneOf:
		var numbers []string
		for _, value := range a.Values() {
			numbers = append(numbers, fmt.Sprint(value))
		}
		if is {
			return fmt.Sprintf("holds %s %s balls", english.List(numbers, "or"), colour)
		}
		return fmt.Sprintf("holds neither %s %s balls", english.List(numbers, "nor"), colour)
	case none || a.Rel == claim.AtLeast && n == 1:
		return "holds " + balls(map[bool]int{true: 0, false: 1}[none == is], colour)
	case a.Rel == claim.AtLeast && is:
		return "holds at least " + number
	case a.Rel == claim.AtLeast:
		return "holds fewer than " + number
	case a.Rel == claim.AtMost && is:
		return "holds at most " + number
	case a.Rel == claim.AtMost:
		return "holds more than " + number
	case is:
		return "holds exactly " + number
	}
	return "does not hold exactly " + number
}
