package dialogues

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
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
	for i, fact := range spokenLines.Facts(c.Facts, c.Conversation) {
		fact.Note = c.Conversation[i].Words
		facts = append(facts, fact)
	}
	facts = append(facts, people.Facts(c.Facts, c.People)...)
	for i, fact := range knownLines.Facts(c.Facts, c.Known) {
		fact.Note = c.Known[i].Words
		facts = append(facts, fact)
	}
	return facts
}

// choices says what is chosen from: "two different numbers from 2 to 99 have
// been chosen".
func (f Facts) choices() string {
	span := fmt.Sprintf("from %s to %s", english.Thousands(f.Low), english.Thousands(f.High))
	switch {
	case f.Count == 1:
		return "a number " + span + " has been chosen"
	case f.Equal:
		return english.Words(f.Count) + " numbers " + span + " have been chosen; some may be equal"
	}
	return english.Words(f.Count) + " different numbers " + span + " have been chosen"
}

// about is a line about the numbers alone, within a sentence.
func (l Line) about() string {
	if l.Kind == lineHint {
		return textOf(properties, trait(l.Property))
	}
	return fmt.Sprintf("%s %s %s", textOf(quantities, what(l.What)), textOf(relations, relation(l.Relation)), english.Thousands(*l.Value))
}
