package crossings

import (
	"fmt"
	"strings"

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
		text := m.some(i, t.Number) + " must get across, and " + m.can(t)
		if m.Least == minutes {
			text = fmt.Sprintf("%s can cross in %s, and %s", m.some(i, t.Number), english.Count(t.Minutes, "minute", "minutes"), m.can(t))
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

// some is so many of a kind, as one speaks of them.
func (m *model) some(i, n int) string {
	switch t := m.Travellers[i]; {
	case t.Number == 1:
		return t.Name
	case n == 1:
		return "one of the " + t.Name
	default:
		return english.Words(n) + " " + t.Name
	}
}

// people lists those of whom there are any.
func (m *model) people(c crowd) (all []string) {
	for i := range m.Travellers {
		if c[i] > 0 {
			all = append(all, m.some(i, int(c[i])))
		}
	}
	return all
}

// crossing is a crossing as a clause: "the farmer and the goat cross".
func (m *model) crossing(c crowd) string {
	if c.heads() == 1 {
		return m.people(c)[0] + " crosses"
	}
	return english.List(m.people(c), "and") + " cross"
}

// told is a state as a clause: who is here and who is there, with what they cross by.
func (m *model) told(s state) string {
	side := func(c crowd, by bool, where string) string {
		all, heads := m.people(c), c.heads()
		if by {
			all, heads = append(all, "the "+m.By), heads+1
		}
		switch heads {
		case 0:
			return "nobody is " + where
		case 1:
			return all[0] + " is " + where
		}
		return english.List(all, "and") + " are " + where
	}
	return side(s.here, !s.over, "here") + "; " + side(s.there, s.over, "there")
}

// short is who is here, in a few characters, and where the boat or torch is.
func (m *model) short(s state) string {
	var b strings.Builder
	for i, code := range m.codes {
		switch n := s.here[i]; {
		case n == 0:
		case m.Travellers[i].Number == 1:
			b.WriteString(code)
		default:
			fmt.Fprintf(&b, "%d%s", n, code)
		}
	}
	if b.Len() == 0 {
		b.WriteString("–")
	}
	if s.over {
		return b.String() + " ‹"
	}
	return b.String() + " ›"
}

// mostLetters is how long a code is.
const mostLetters = 3

// codes are the first letters of names, as few as tell them apart.
func codes(travellers []Traveller) []string {
	names := make([]string, len(travellers))
	for i, t := range travellers {
		words := strings.Fields(t.Name)
		names[i] = english.Capital(words[len(words)-1])
	}
	all := english.Initials(names)
	for i, code := range all {
		letters := []rune(code)
		all[i] = string(letters[:min(len(letters), mostLetters)])
	}
	return all
}
