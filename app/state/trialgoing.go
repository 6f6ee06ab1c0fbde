package state

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// goingOn tells how the answer goes on: that it does, by which facts, and how.
func (s *Said) goingOn(m *Model, h *wire.HintBody, rung int) {
	switch {
	case rung < 2:
		s.say(m.whether(h))
	case rung == 2 && len(h.Core) > 0 && !h.HasCore: // in own words, that they are enough is not said
		s.lookAt(h.Core)
	case rung == 2 && len(h.Core) > FewFacts:
		s.fold(fmt.Sprintf("It takes %d facts together to see how it goes on:", len(h.Core)), h.Core)
		s.beside(h)
	case rung == 2 && len(h.Core) > 0:
		with := ""
		if len(h.Beside) == 0 && len(m.Trial.Marks()) > 0 {
			with = ", with what stands there already"
		}
		s.say(oneOrMore(h.Core, "This fact says how it goes on", "These facts say how it goes on")+with+":", h.Core...)
		s.beside(h)
	case m.isOpen(h) || h.Perhaps:
		s.texts("One way to go on:", m.shortly(h))
	case m.Answer.Asks != puzzle.AsksSolution:
		s.texts("So the answer is this.", h.Says)
	default:
		s.texts("Next:", m.shortly(h))
	}
}

// isOpen says whether the facts leave several ways to go on.
func (m *Model) isOpen(h *wire.HintBody) bool { return h.Open && m.Answer.Done.Verdict != puzzle.One }

// whether says that it goes on, in one way or in several.
func (m *Model) whether(h *wire.HintBody) string {
	switch {
	case m.isOpen(h) && m.Sheet.Info.Hinted():
		return "Nothing more is certain: the facts leave several ways from here. Take one and go on" + orUndecided(m.Sheet.Info.AnyAnswer) + "."
	case m.isOpen(h):
		return "There is more than one way on from here, though not everything leads on: try something, or ask for one of them."
	case firstWord(h) != "":
		return firstWord(h)
	case len(h.Core) > 0 && !m.Advances():
		return m.whither(h)
	case len(h.Says) == 0: // it claims nothing
		return "Whatever comes next makes no difference: it is free to choose."
	case h.HasCore && len(h.Core) == 0:
		return "What stands there already says how it goes on."
	case h.Perhaps:
		return "A way leads on from here; there may be others."
	}
	return butFor("Only one way leads on from here", m.Sheet.Info.Alike)
}

// firstWord is what is said first of a question of its own: why the answer given is not right, or where
// to begin. "" is nothing.
func firstWord(h *wire.HintBody) string {
	if h.Falls != "" {
		return "Your answer is not right yet. " + h.Falls
	}
	return h.Look
}

// orUndecided is what else somebody can do where the facts leave several answers.
func orUndecided(any bool) string {
	if any {
		return "" // one of them is asked for
	}
	return ", or say under “More” that they do not decide it"
}

// whither says where it goes on, and not how: by the parts of the board, if these have names.
func (m *Model) whither(h *wire.HintBody) string {
	var places []string
	for _, says := range h.Says { // other entries were given
		for part := range m.plays() {
			at := slices.IndexFunc(h.Entries, func(e wire.Entry) bool { return e.Claim == says.Claim && e.Leaf == part.Leaf })
			if name := Called(part); at >= 0 && name != "." {
				places = append(places, quoted(name))
			}
		}
	}
	if len(places) < len(h.Says) || len(places) == 0 || len(places) > fewLit {
		return m.known(h.Core)
	}
	return "It can be known now what stands at " + english.List(places, "and") + "."
}

// known says that something can be known, and from how much: of a question, its answer.
func (m *Model) known(facts []puzzle.FactID) string {
	what := "One more thing"
	if m.Answer.Asks != puzzle.AsksSolution {
		what = "The answer"
	}
	if len(facts) == 0 {
		return what + " can be known now."
	}
	return what + " can be known now, from " + english.InWords(len(facts), "fact", "facts") + "."
}

// shortly is what a hint fills in, in one sentence where a part of the board does the same.
func (m *Model) shortly(h *wire.HintBody) []puzzle.ClaimText {
	for part := range m.plays() {
		fills := func(e wire.Entry) bool { return slices.Contains(part.Puts, view.Put{Leaf: e.Leaf, Value: e.Value}) }
		if len(part.Puts) == len(h.Entries) && !slices.ContainsFunc(h.Entries, func(e wire.Entry) bool { return !fills(e) }) {
			return []puzzle.ClaimText{{Text: part.Says}}
		}
	}
	return h.Says
}
