package crossings

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/schema"
	"solvitur/solvers/spacesearch"
)

// answerForm is a plan, crossing by crossing: who sits on which seat.
func answerForm(m *model) schema.Form {
	var all []schema.Option
	for _, t := range m.Travellers {
		label := t.Name
		if t.Number > 1 {
			label = "one of the " + t.Name
		}
		all = append(all, schema.Option{Value: t.Name, Label: label})
	}
	shape := schema.Shape{}
	gaps := make([]string, m.Seats)
	for seat := range m.Seats {
		options := all
		if seat > 0 {
			options = append(slices.Clone(all), schema.Option{Value: nobody, Label: nobody})
		}
		gaps[seat] = "{" + seatKeys[seat] + "}"
		shape.Fields = append(shape.Fields, schema.Field{Key: seatKeys[seat], Kind: schema.Choice, Label: fmt.Sprintf("place %d", seat+1), Options: options})
	}
	shape.Sentence = "over with " + strings.Join(gaps, " and ")
	return spacesearch.PlanForm("trips", "The crossings in their order, there and back", "crossing", shape)
}

// enter seats those who cross in the order of the travellers.
func enter(m *model, s *Solution) []*schema.FieldError {
	for i := range s.Trips {
		m.seat(s.Trips[i][:m.Seats])
	}
	return nil
}

// seat brings names into the order of the travellers; seats that are free come last.
func (m *model) seat(names []string) {
	rank := func(name string) int {
		if i := m.traveller(name); i >= 0 {
			return i
		}
		return mostKinds
	}
	slices.SortFunc(names, func(a, b string) int { return rank(a) - rank(b) })
}

// enterPart seats those of each crossing that is filled in as enter does: who sits
// where makes no difference.
func enterPart(m *model, entered []claim.Atom) (all []claim.Claim, _ []*schema.FieldError) {
	for i := 0; i < len(entered); {
		end := i + 1
		for end < len(entered) && slices.Equal(entered[end].Path[:2], entered[i].Path[:2]) {
			end++
		}
		if trip := entered[i:end]; len(trip) == m.Seats {
			names := make([]string, len(trip))
			for k, a := range trip {
				names[k] = fmt.Sprint(a.Value)
			}
			m.seat(names)
			for k, name := range names {
				trip[k].Value = name
			}
		}
		for _, a := range entered[i:end] {
			all = append(all, claim.Of(a))
		}
		i = end
	}
	return all, nil
}
