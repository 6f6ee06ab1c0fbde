package crossings

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/schema"
	"solvitur/solvers/spacesearch"
)

// answerForm is a plan, crossing by crossing: who sits on which seat.
func answerForm(m *model) schema.Form {
	var all []schema.Option
	for i, t := range m.Travellers {
		all = append(all, schema.Option{Value: t.Name, Label: m.Some(i, 1)})
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
func enterPart(m *model, entered []claim.Atom) ([]claim.Claim, []*schema.FieldError) {
	seats := map[string][]int{} // of a crossing: where they are in what is entered
	for i, a := range entered {
		seats[a.Path[1]] = append(seats[a.Path[1]], i)
	}
	for _, at := range seats {
		if len(at) == m.Seats {
			names := each.Of(at, func(i int) string { return fmt.Sprint(entered[i].Value) })
			m.seat(names)
			for k, i := range at {
				entered[i].Value = names[k]
			}
		}
	}
	return each.Of(entered, func(a claim.Atom) claim.Claim { return claim.Of(a) }), nil
}
