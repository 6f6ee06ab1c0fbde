package dialogues

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// ruleWorlds is the rule that says what is chosen from.
const ruleWorlds = "rule:numbers"

// ruleTrue is the rule of such conversations.
const ruleTrue = "rule:said-aloud"

// sentences states the rules, the conversation, which comes first so that its
// sentences are numbered from 1, what each knows, and what everybody knows.
func sentences(c *conversation) []puzzle.Fact {
	facts := []puzzle.Fact{
		{ID: ruleWorlds, Rule: true, Text: english.Capital(c.choices()) + "."},
		{ID: ruleTrue, Rule: true, Text: "Everybody knows all this, hears every sentence, thinks of everything, and says nothing but the truth."},
	}
	for i, l := range c.Conversation {
		facts = append(facts, puzzle.Fact{ID: lineID(i), Text: english.Capital(l.sentence()) + ".", Note: l.Words})
	}
	for i, p := range c.People {
		facts = append(facts, puzzle.Fact{ID: peopleID(i), Text: english.Capital(p.sentence())})
	}
	for i, l := range c.Known {
		facts = append(facts, puzzle.Fact{ID: knownID(i), Text: "Everybody knows that " + l.about() + ".", Note: l.Words})
	}
	return facts
}

// choices says what is chosen from: "two different numbers from 2 to 99 have
// been chosen".
func (f Facts) choices() string {
	switch {
	case f.Count == 1:
		return fmt.Sprintf("a number from %s to %s has been chosen", english.Thousands(f.Low), english.Thousands(f.High))
	case f.Equal:
		return fmt.Sprintf("%s numbers from %s to %s have been chosen; some may be equal", english.Words(f.Count), english.Thousands(f.Low), english.Thousands(f.High))
	}
	return fmt.Sprintf("%s different numbers from %s to %s have been chosen", english.Words(f.Count), english.Thousands(f.Low), english.Thousands(f.High))
}

// quantities are what the person sees.
func (p Person) quantities() []quantity {
	switch p.Kind {
	case personParity:
		return []quantity{{what(p.What), 2}}
	case personRemainder:
		return []quantity{{what(p.What), *p.By}}
	}
	seen := []quantity{{what: what(p.What)}}
	if p.Also != "" && p.Also != schema.Any && p.Also != p.What {
		seen = append(seen, quantity{what: what(p.Also)})
	}
	return seen
}

func (p Person) sentence() string {
	var parts []string
	for _, q := range p.quantities() {
		parts = append(parts, q.String())
	}
	return p.Name + " knows " + strings.Join(parts, " and ") + "."
}

// about is a line about the numbers alone, within a sentence.
func (l Line) about() string {
	if l.Kind == lineHint {
		return textOf(properties, trait(l.Property))
	}
	return fmt.Sprintf("%s %s %s", textOf(quantities, what(l.What)), textOf(relations, relation(l.Relation)), english.Thousands(*l.Value))
}

// knows is "knows" or "does not know".
func (l Line) knows() string {
	if l.Does == does {
		return "knows"
	}
	return "does not know"
}

// sentence is a line of the conversation, without its full stop.
func (l Line) sentence() string {
	switch l.Kind {
	case lineState:
		return fmt.Sprintf("%s %s the numbers", l.Who, l.knows())
	case linePast:
		when, did := "from the start", "could not know"
		if l.When == before {
			when = "before that"
		}
		if l.Does == does {
			did = "knew"
		}
		return fmt.Sprintf("%s knew %s that %s %s the numbers", l.Who, when, l.Other, did)
	case lineThink:
		return fmt.Sprintf("%s knows that %s %s the numbers", l.Who, l.Other, l.knows())
	case lineUnsure:
		return fmt.Sprintf("%s %s whether %s knows the numbers", l.Who, l.knows(), l.Other)
	case lineValue:
		return fmt.Sprintf("%s %s %s", l.Who, l.knows(), textOf(quantities, what(l.What)))
	case lineWhether:
		return fmt.Sprintf("%s %s whether %s", l.Who, l.knows(), textOf(properties, trait(l.Property)))
	case lineBoth:
		return fmt.Sprintf("%s and %s say at once that each of them %s the numbers", l.Who, l.Other, l.knows())
	case lineAll:
		return map[string]string{everybody: "everybody", somebody: "somebody", nobody: "nobody", notEverybody: "not everybody"}[l.Does] + " knows the numbers"
	case lineTold:
		return fmt.Sprintf("%s is told %s, and everybody sees that", l.Who, textOf(quantities, what(l.What)))
	}
	return "everybody hears that " + l.about()
}
