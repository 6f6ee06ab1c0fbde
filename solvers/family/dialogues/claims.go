package dialogues

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// amongPath leads to how often a number is among those chosen: among/13.
const amongPath = "among"

// enterPart makes of the numbers that are filled in that they are among those
// chosen, since they may be entered in any order. Of all of them it is known which
// is which.
func enterPart(c *conversation, entered []claim.Atom) ([]claim.Claim, []*schema.FieldError) {
	all := make([]claim.Claim, len(entered))
	if len(entered) == c.Count {
		slices.SortFunc(entered, func(a, b claim.Atom) int { return a.Value.(int) - b.Value.(int) })
		for i, name := range ranks(c.Count) {
			all[i] = claim.That(entered[i].Value, tableKey, name, cellKey)
		}
		return all, nil
	}
	times := map[any]int{}
	for i, a := range entered {
		times[a.Value]++
		all[i] = claim.Of(claim.Atom{Path: []string{amongPath, fmt.Sprint(a.Value)}, Rel: claim.AtLeast, Value: times[a.Value]})
	}
	return all, nil
}

func derived(c *conversation, s Solution, path []string) (any, error) {
	n, err := c.among(path)
	if err != nil {
		return nil, err
	}
	return each.Count(s.Numbers, func(number int) bool { return number == n }), nil
}

// among is the number that a path asks for.
func (c *conversation) among(path []string) (int, error) {
	if len(path) == 2 && path[0] == amongPath {
		if n, err := strconv.Atoi(path[1]); err == nil && strconv.Itoa(n) == path[1] && n >= c.Low && n <= c.High {
			return n, nil
		}
	}
	return 0, fmt.Errorf("nothing is known of %q: use %s/%d, say", path, amongPath, c.Low)
}

// maxClaims bounds how many statements are worth asking about: where any number
// may be any of many, none is.
const maxClaims = 60

func claims(c *conversation) (all []claim.Claim) {
	if c.Count*(c.High-c.Low+1) > maxClaims {
		return nil
	}
	for _, name := range ranks(c.Count) {
		for n := c.Low; n <= c.High; n++ {
			all = append(all, claim.That(n, tableKey, name, cellKey))
		}
	}
	return all
}

// says is a claim as a sentence: "the second smallest number is at least 4".
func says(c *conversation, of claim.Claim) (string, error) {
	return of.Sentence(func(a claim.Atom, is bool) (string, error) {
		switch a.Path[0] {
		case tableKey:
			predicate, err := a.Predicate(is, func(value any) (string, error) { return fmt.Sprint(value), nil })
			return ranked(a.Path[1]) + " " + predicate, err
		case amongPath:
			return c.amongClause(a, is)
		}
		return "", fmt.Errorf("nothing is known about the claim %q: use %s", a, claim.That(c.Low, tableKey, ranks(c.Count)[0], cellKey))
	})
}

// amongClause says that a number is among those chosen: "4 is among the numbers
// twice".
func (c *conversation) amongClause(a claim.Atom, is bool) (string, error) {
	n, err := c.among(a.Path)
	if err != nil {
		return "", err
	}
	times, ok := a.Value.(int)
	if a.Rel != claim.AtLeast || !ok || times < 1 || times > c.Count {
		return "", fmt.Errorf("nothing is known about the claim %q: how often a number is among those chosen is said as in %s/%d >= 1", a, amongPath, n)
	}
	verb := "is"
	if !is {
		verb = "is not"
	}
	text := fmt.Sprintf("%d %s among the numbers", n, verb)
	if times > 1 {
		text += fmt.Sprintf(" at least %s times", english.Words(times))
	}
	return text, nil
}

// ranked is a number by its rank, within a sentence.
func ranked(name string) string {
	switch name {
	case "only":
		return "the number"
	case "smaller", "larger", "smallest", "middle", "largest":
		return "the " + name + " number"
	}
	return "the " + name + " smallest number"
}
