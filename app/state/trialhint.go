package state

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Hinted tells as much of the hint as was asked for.
func (m *Model) Hinted() (s Said) {
	h, rung := m.Trial.Hint, m.Trial.Rung
	switch {
	case h == nil:
	case h.Unsolved:
		s.say("The search for the answer came to no end in the time that a hint has, so there is none yet. With more marks, or when the machine has less to do, ask again.")
	case len(h.Wrong) > 0:
		s.wrong(m, h, rung)
	case h.Step != nil:
		s.step(m, h, rung)
	case h.None:
		s.none(m, h, rung)
	case h.Fill != nil:
		s.goingOn(m, h, rung)
	case firstWord(h) != "" && rung < 2:
		s.say(firstWord(h))
	case h.Open && m.Answer.Asks == puzzle.AsksInVain:
		s.say("What is asked for does not follow from the facts.")
	case h.Open:
		s.say("Nothing more is certain: the facts do not decide the rest.")
	default:
		s.say("All is found.")
	}
	return s
}

// wrong tells what is to be taken back, then why.
func (s *Said) wrong(m *Model, h *wire.HintBody, rung int) {
	switch row := m.wrongRow(h); {
	case row >= 0:
		why := "no answer goes on from there"
		switch {
		case h.HasCore && !m.Sheet.Info.Monotone: // where no few facts say why, it is what is forbidden
			why = "it is forbidden"
		case len(m.shortest()) > 0:
			why = "no shortest plan goes on from there"
		}
		s.say(fmt.Sprintf("First take back move %d: %s.", row+1, why))
	case h.Together:
		s.texts("These marks cannot all be right:", h.Wrong)
	default:
		s.texts("First take back what is wrong:", h.Wrong)
	}
	s.supposed(m, h)
	if rung > 1 && h.HasCore {
		s.against(h)
	}
	if rung > 1 && !m.Advances() { // of a plan, they tell the rest as well
		s.Views = h.Views
	}
}

// none tells that there is no answer: by which facts, or in the own words of a kind of which no few
// say it.
func (s *Said) none(m *Model, h *wire.HintBody, rung int) {
	switch {
	case rung < 2 && !h.HasCore:
		s.say("Ask yourself whether there has to be an answer.")
	case rung < 2:
		s.lookAt(h.Core)
	case ownWords(h) && m.More():
		s.say("The reason begins so:")
		s.Views = beginning(h.Views)
	case ownWords(h):
		s.say("So it cannot be, and this is why.")
		s.Views = h.Views
	default:
		s.say(oneOrMore(h.Core, "So it cannot be: the rules and this fact leave no answer.", "So it cannot be: they contradict each other."), h.Core...)
		s.Views = h.Views
	}
}

// lookAt says at which facts to look.
func (s *Said) lookAt(facts []puzzle.FactID) {
	s.say(oneOrMore(facts, "Look at this fact:", "Look at these facts together:"), facts...)
}

// supposed says that a supposition has failed, where something in it is wrong.
func (s *Said) supposed(m *Model, h *wire.HintBody) {
	layers := m.Trial.Layers
	if len(layers) < 2 {
		return
	}
	in := func(c puzzle.ClaimText) bool {
		return slices.ContainsFunc(layers[len(layers)-1], func(mark TrialMark) bool {
			return mark.How != "" && (mark.Claim == c.Claim || puzzle.Not(mark.Claim) == c.Claim)
		})
	}
	switch {
	case !slices.ContainsFunc(h.Wrong, in):
	case h.Together:
		s.say("So with the other marks, what you suppose cannot be: “Throw it away” takes back all of it.")
	default:
		s.say("So what you suppose cannot be: “Throw it away” takes back all of it.")
	}
}

// against tells what a wrong mark contradicts: few facts one by one, and of many how many they
// are, since each of them alone says nothing.
func (s *Said) against(h *wire.HintBody) {
	switch n := len(h.Core); {
	case n > FewFacts:
		s.fold(fmt.Sprintf("It takes %d facts together to rule that out:", n), h.Core)
	case n > 0:
		s.say("That contradicts:", h.Core...)
	case len(h.Beside) == 0:
		s.say("That contradicts the rules of the puzzle.")
	}
	s.beside(h)
}

// beside tells which marks a hint rests on as well.
func (s *Said) beside(h *wire.HintBody) {
	switch n := len(h.Beside); {
	case n > FewFacts && len(h.Core) > 0:
		s.say(fmt.Sprintf("%d of your marks belong to that as well.", n))
	case n > 0 && len(h.Core) > 0:
		s.texts("What you have marked already belongs to that:", h.Beside)
	case n > 0:
		s.texts("That contradicts what you have marked already:", h.Beside)
	}
}

// FewFacts is how many facts are listed without a fold, where each alone says little.
const FewFacts = 5

// ownWords says whether a hint tells why it cannot be in the own words of a kind of which no
// few facts say it.
func ownWords(h *wire.HintBody) bool { return h.None && len(h.Core) == 0 && len(h.Views) > 0 }

// beginning is the first sentence of a reason; nil where that is all of it.
func beginning(views []view.View) []view.View {
	for _, v := range views {
		if v.Steps != nil && len(v.Steps.Items) > 1 {
			v.Title, v.Steps = "", &view.Steps{Items: v.Steps.Items[:1]}
			return []view.View{v}
		}
	}
	return nil
}

// quoted is a name, or a sentence, in a sentence.
func quoted(text string) string { return "“" + strings.TrimSuffix(text, ".") + "”" }

// fewLit is how many places are named to which a hint points.
const fewLit = 4

// Pointed are the claims and places that the hint is about.
func (m *Model) Pointed() map[string]bool {
	pointed := map[string]bool{}
	h := m.Trial.Hint
	if h == nil {
		return pointed
	}
	claims := slices.Concat(h.Wrong, h.Says)
	if h.Step != nil {
		claims = slices.Concat(claims, h.Step.Concludes)
	}
	for _, c := range claims {
		positive, _ := puzzle.Positive(c.Claim)
		pointed[positive] = true
	}
	for _, e := range h.Entries {
		pointed[e.Leaf] = true
	}
	delete(pointed, "")
	return pointed
}

// wrongRow is the first row of a plan that a hint says is wrong; -1 where it is no plan.
func (m *Model) wrongRow(h *wire.HintBody) int {
	first := -1
	for _, mark := range m.Trial.Marks() {
		wrong := slices.ContainsFunc(h.Wrong, func(c puzzle.ClaimText) bool { return c.Claim == mark.Claim })
		if _, row, ok := rowOf(mark.Leaf); m.Advances() && wrong && ok && (first < 0 || row < first) {
			first = row
		}
	}
	return first
}
