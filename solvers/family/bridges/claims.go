package bridges

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
)

// claims are the statements worth asking about.
func claims(t town) []claim.Claim {
	all := []claim.Claim{claim.That(true, closedPath)}
	for _, land := range t.facts.Map.Nodes {
		all = append(all, claim.That(land.Name, startPath), claim.That(land.Name, toPath))
	}
	return all
}

// says is a claim as a sentence, its steps in their order.
func says(t town, c claim.Claim) (string, error) {
	c.All = slices.Clone(c.All)
	slices.SortStableFunc(c.All, func(a, b claim.Atom) int { return step(a) - step(b) })
	return c.Sentence(func(a claim.Atom, is bool) (string, error) { return t.clause(a, is) })
}

// step is the number of the step that an atom speaks of, from 1; 0 for none.
func step(a claim.Atom) int {
	switch n, _ := strconv.Atoi(slices.Concat(a.Path, []string{""})[1]); a.Path[0] {
	case walkPath:
		return n + 1
	case atPath:
		return n
	}
	return 0
}

func (t town) clause(a claim.Atom, is bool) (string, error) {
	name, _ := a.Value.(string)
	_, land := t.number[name]
	_, err := derived(t, Solution{}, a.Path)
	switch {
	case a.Rel != claim.Is:
	case a.Path[0] == startPath && is:
		return "the walk starts at " + name, nil
	case a.Path[0] == startPath:
		return "the walk does not start at " + name, nil
	case a.Path[0] == walkPath && is:
		return fmt.Sprintf("step %d is over %s", step(a), called(name)), nil
	case a.Path[0] == walkPath:
		return fmt.Sprintf("step %d is not over %s", step(a), called(name)), nil
	case err != nil:
		return "", err
	case a.Path[0] == atPath && land && is:
		return fmt.Sprintf("step %d leads to %s", step(a), name), nil
	case a.Path[0] == atPath && land:
		return fmt.Sprintf("step %d does not lead to %s", step(a), name), nil
	case a.Path[0] == toPath && land && is:
		return "the walk ends at " + name, nil
	case a.Path[0] == toPath && land:
		return "the walk does not end at " + name, nil
	case a.Path[0] == closedPath && a.Value == is:
		return "the walk ends where it started", nil
	case a.Path[0] == closedPath && a.Value == !is:
		return "the walk does not end where it started", nil
	}
	return "", fmt.Errorf("nothing is known about the claim %q: use %s, or %s or %s with the name of a land", a,
		claim.That(true, closedPath), startPath, toPath)
}
