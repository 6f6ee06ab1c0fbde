package crossings

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

func sentences(m *model) []puzzle.Fact {
	seats := english.Words(m.Seats)
	rules := map[string][2]string{
		boat:  {fmt.Sprintf("The boat holds %s at most, and does not cross by itself.", seats), "Among those in the boat, somebody can row."},
		torch: {fmt.Sprintf("The bridge bears %s at most at a time, and there is one torch, without which nobody crosses.", seats), "Among those who cross, somebody can carry the torch."},
	}[m.By]
	least := "The plan has as few crossings as possible."
	if m.Least == minutes {
		least = "The plan takes as little time as possible. Those who cross together take as long as the slowest of them."
	}
	facts := []puzzle.Fact{
		{ID: ruleAcross, Rule: true, Text: "At first all are on this side, in the end all are on the other."},
		{ID: ruleSeats, Rule: true, Text: rules[0]},
		{ID: ruleLeads, Rule: true, Text: rules[1]},
		{ID: ruleLeast, Rule: true, Chooses: true, Text: least},
	}
	for i, t := range m.Travellers {
		text := m.Some(i, t.Number) + " must get across, and " + m.can(t)
		if m.Least == minutes {
			text = fmt.Sprintf("%s can cross in %s, and %s", m.Some(i, t.Number), english.Count(t.Minutes, "minute", "minutes"), m.can(t))
		}
		facts = append(facts, puzzle.Fact{ID: travellerID(i), Text: english.Sentence(text)})
	}
	for i, b := range m.Bans {
		text := fmt.Sprintf("%s may not be with %s", english.Capital(b.First), b.Second)
		switch {
		case b.Kind == outnumber:
			text = fmt.Sprintf("Where %s are, %s may not outnumber them", b.Second, b.First)
		case b.Third != schema.Any:
			text += " without " + b.Third
		}
		if m.Where == everywhere {
			text += ", not even on the way"
		}
		facts = append(facts, puzzle.Fact{ID: banID(i), Text: text + ".", Forbids: true})
	}
	if m.Limit > 0 {
		facts = append(facts, puzzle.Fact{ID: limitID, Text: fmt.Sprintf("All are across after %s at the latest.", m.cost(m.Limit))})
	}
	return facts
}

func (m *model) can(t Traveller) string {
	if t.Leads == yes {
		return "can " + leading[m.By]
	}
	return "cannot " + leading[m.By]
}

func (m *model) cost(n int) string {
	if m.Least == minutes {
		return english.Count(n, "minute", "minutes")
	}
	return english.Count(n, "crossing", "crossings")
}
