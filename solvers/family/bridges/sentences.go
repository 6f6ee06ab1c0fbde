package bridges

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

func sentences(f Facts) []puzzle.Fact {
	facts := []puzzle.Fact{
		{ID: ruleOnce, Rule: true, Text: "The walk crosses every bridge that stands exactly once."},
		{ID: ruleStep, Rule: true, Text: "It goes from land to land by bridges only, and may come through a land as often as it likes."},
	}
	for i, b := range f.Map.Links {
		text := fmt.Sprintf("%s joins %s and %s.", english.Capital(called(b.Name)), b.From, b.To)
		if b.From == b.To {
			text = fmt.Sprintf("%s leads from %s back to the same land.", english.Capital(called(b.Name)), b.From)
		}
		facts = append(facts, puzzle.Fact{ID: bridgeID(i), Text: text})
	}
	if f.Start != schema.Any {
		facts = append(facts, puzzle.Fact{ID: startID, Text: fmt.Sprintf("The walk starts at %s.", f.Start)})
	}
	if f.End != schema.Any {
		facts = append(facts, puzzle.Fact{ID: endID, Text: fmt.Sprintf("The walk ends at %s.", f.End)})
	}
	switch f.Closed {
	case closedWalk:
		facts = append(facts, puzzle.Fact{ID: closedID, Text: "The walk ends where it started."})
	case openWalk:
		facts = append(facts, puzzle.Fact{ID: closedID, Text: "The walk does not end where it started."})
	}
	return facts
}

// called is a bridge's name within a sentence: "bridge 6", but "Honey Bridge".
func called(name string) string {
	if utf8.RuneCountInString(name) > 3 {
		return name
	}
	return "bridge " + name
}

// Claims are "from:" and "to:" with the name of a land, and "closed".
const (
	fromPrefix  = "from:"
	toPrefix    = "to:"
	closedClaim = "closed"
)

func claims(f Facts) []puzzle.Claim {
	all := []puzzle.Claim{closedClaim}
	for _, land := range f.Map.Nodes {
		all = append(all, fromPrefix+land.Name, toPrefix+land.Name)
	}
	return all
}

// says is a claim as a sentence, or its contrary.
func says(f Facts, claim puzzle.Claim, is bool) (string, error) {
	if _, err := claimed(f, claim, "", ""); err != nil {
		return "", err
	}
	starts, ends := "starts", "ends"
	if !is {
		starts, ends = "does not start", "does not end"
	}
	if land, ok := strings.CutPrefix(claim, fromPrefix); ok {
		return fmt.Sprintf("The walk %s at %s.", starts, land), nil
	}
	if land, ok := strings.CutPrefix(claim, toPrefix); ok {
		return fmt.Sprintf("The walk %s at %s.", ends, land), nil
	}
	return fmt.Sprintf("The walk %s where it started.", ends), nil
}

// holds says whether a claim is true of a walk. The empty walk ends where it
// started, at a land that need not be known.
func holds(f Facts, s Solution, claim puzzle.Claim) (bool, error) {
	first, last := "", ""
	if len(s.Lands) > 0 {
		first, last = s.Lands[0], s.Lands[len(s.Lands)-1]
	}
	return claimed(f, claim, first, last)
}

func claimed(f Facts, claim puzzle.Claim, first, last string) (bool, error) {
	if claim == closedClaim {
		return first == last, nil
	}
	known := func(name string) bool {
		return slices.ContainsFunc(f.Map.Nodes, func(l Land) bool { return l.Name == name })
	}
	if name, ok := strings.CutPrefix(claim, fromPrefix); ok && known(name) {
		return first == name, nil
	}
	if name, ok := strings.CutPrefix(claim, toPrefix); ok && known(name) {
		return last == name, nil
	}
	return false, fmt.Errorf("nothing is known about the claim %q: use %q, or %q or %q with the name of a land", claim, closedClaim, fromPrefix, toPrefix)
}
