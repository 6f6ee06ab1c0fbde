package bridges

import (
	"fmt"
	"unicode/utf8"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

func sentences(t town) []puzzle.Fact {
	f := t.facts
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
