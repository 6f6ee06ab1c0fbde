package state

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Hinted tells as much of the hint as was asked for.
func (m *Model) Hinted() (s Said) {
	h, rung := m.Trial.Hint, m.Trial.Rung
	open := h != nil && h.Open && m.Answer.Done.Verdict != puzzle.One
	switch {
	case h == nil:
	case h.Unsolved:
		s.say("The search for the answer came to no end, so that no hint can be given.")
	case len(h.Wrong) > 0:
		lead := "First take back what is wrong:"
		if h.Together {
			lead = "These marks cannot all be right:"
		}
		if row := m.wrongRow(h); row >= 0 {
			why := "no answer goes on from there"
			switch {
			case h.HasCore && !m.Sheet.Info.Monotone: // where no few facts say why, it is what is forbidden
				why = "it is forbidden"
			case len(m.shortest()) > 0:
				why = "no shortest plan goes on from there"
			}
			s.say(fmt.Sprintf("First take back move %d: %s.", row+1, why))
		} else {
			s.texts(lead, h.Wrong)
		}
		s.supposed(m, h)
		if rung > 1 && h.HasCore {
			s.against(h)
		}
		if rung > 1 && !m.Advances() { // of a plan, they tell the rest as well
			s.Views = h.Views
		}
	case h.Step != nil:
		s.step(m, h, rung)
	case h.None && rung < 2 && !h.HasCore:
		s.say("Ask yourself whether there has to be an answer.")
	case h.None && rung < 2:
		s.say(oneOrMore(h.Core, "Look at this fact:", "Look at these facts together:"), h.Core...)
	case ownWords(h) && m.More():
		s.say("The reason begins so:")
		s.Views = beginning(h.Views)
	case ownWords(h):
		s.say("So it cannot be, and this is why.")
		s.Views = h.Views
	case h.None:
		s.say(oneOrMore(h.Core, "So it cannot be: the rules and this fact leave no answer.", "So it cannot be: they contradict each other."), h.Core...)
		s.Views = h.Views
	case h.Fill != nil && rung < 2 && open && m.Sheet.Info.Hinted():
		s.say("Nothing more is certain: the facts leave several ways from here. Take one and go on" + orUndecided(m.Sheet.Info.AnyAnswer) + ".")
	case h.Fill != nil && rung < 2 && open:
		s.say("The facts leave several ways from here: take one and go on.")
	case h.Fill != nil && rung == 2 && len(h.Core) > 0 && !h.HasCore: // in own words, that they are enough is not said
		s.say(oneOrMore(h.Core, "Look at this fact:", "Look at these facts together:"), h.Core...)
	case h.Fill != nil && rung == 2 && len(h.Core) > FewFacts:
		s.fold(fmt.Sprintf("It takes %d facts together to see how it goes on:", len(h.Core)), h.Core)
		s.beside(h)
	case h.Fill != nil && rung == 2 && len(h.Core) > 0:
		with := ""
		if len(h.Beside) == 0 && len(m.Trial.Marks()) > 0 {
			with = ", with what stands there already"
		}
		s.say(oneOrMore(h.Core, "This fact says how it goes on", "These facts say how it goes on")+with+":", h.Core...)
		s.beside(h)
	case h.Falls != "" && rung < 2:
		s.say("Your answer is not right yet. " + h.Falls)
	case h.Look != "" && rung < 2:
		s.say(h.Look)
	case h.Fill != nil && rung < 2 && len(h.Core) > 0 && !m.Advances():
		s.say(m.whither(h))
	case h.Fill != nil && rung < 2 && len(h.Says) == 0: // it claims nothing
		s.say("Whatever comes next makes no difference: it is free to choose.")
	case h.Fill != nil && rung < 2 && h.HasCore && len(h.Core) == 0:
		s.say("What stands there already says how it goes on.")
	case h.Fill != nil && rung < 2 && h.Perhaps:
		s.say("Some way leads on from here, and perhaps several.")
	case h.Fill != nil && rung < 2:
		s.say(butFor("Only one way leads on from here", m.Sheet.Info.Alike))
	case h.Fill != nil && (open || h.Perhaps):
		s.texts("One way to go on:", m.shortly(h))
	case h.Fill != nil && m.Answer.Asks != puzzle.AsksSolution:
		s.texts("So the answer is this.", h.Says)
	case h.Fill != nil:
		s.texts("Next:", m.shortly(h))
	case h.Open && m.Answer.Asks == puzzle.AsksInVain:
		s.say("What is asked for does not follow from the facts.")
	case h.Open:
		s.say("Nothing more is certain: the facts do not decide the rest.")
	default:
		s.say("All is found.")
	}
	return s
}

// orUndecided is what else somebody can do where the facts leave several answers.
func orUndecided(any bool) string {
	if any {
		return "" // one of them is asked for
	}
	return ", or say under “More” that they do not decide it"
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
	that := contradicting(h)
	switch n := len(h.Core); {
	case n > FewFacts:
		s.fold(fmt.Sprintf("%s %d facts together:", that, n), h.Core)
	case n > 0:
		s.say(that+":", h.Core...)
	case len(h.Beside) == 0:
		s.say(that + " the rules of the puzzle.")
	}
	s.beside(h)
}

// contradicting begins a sentence of what is wrong: all of it, or the first where the facts speak of
// that alone.
func contradicting(h *wire.HintBody) string {
	if h.First {
		return "The first of them contradicts"
	}
	return "That contradicts"
}

// beside tells which marks a hint rests on as well.
func (s *Said) beside(h *wire.HintBody) {
	switch n := len(h.Beside); {
	case n > FewFacts && len(h.Core) > 0:
		s.say(fmt.Sprintf("%d of your marks belong to that as well.", n))
	case n > 0 && len(h.Core) > 0:
		s.texts("What you have marked already belongs to that:", h.Beside)
	case n > 0:
		s.texts(contradicting(h)+" what you have marked already:", h.Beside)
	}
}

// FewFacts is how many facts are listed without a fold, where each alone says little.
const FewFacts = 5

// hasCells says whether what can be pressed in a picture are cells: of a grid, a table, or drawn
// as squares.
func hasCells(v view.View) bool {
	return v.Grid != nil || v.Table != nil || v.Drawing != nil && !slices.ContainsFunc(v.Drawing.Shapes, func(s view.Shape) bool { return Plays(s.Mark) && s.Kind != view.Square })
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

// step tells a step: where to look, at which facts, what follows.
func (s *Said) step(m *Model, h *wire.HintBody, rung int) {
	step := h.Step
	concluded := rung > 2 && len(step.Concludes) > 0
	var lit, leaves []string // a picture may have the place beside what can stand there
	place := "cell"          // where all of them are cells
	ask := ""                // what is so or not can be asked; a place to fill in cannot
	pointed := m.Pointed()
	for _, v := range m.TriedOn() {
		for part := range view.Marks(v) {
			if !Plays(part) || !Speaks(part, pointed) {
				continue
			}
			if !hasCells(v) {
				place = "place"
			}
			name := m.nameOf(part)
			if part.Leaf != "" {
				leaves = append(leaves, quoted(name))
				continue
			}
			lit = append(lit, quoted(name))
			ask = " Can it be so?"
		}
	}
	if len(lit) == 0 {
		lit = leaves
	}
	switch {
	case concluded: // the conclusion says it, and the board must stay in sight
	case len(step.Concludes) == 0:
		s.say("Look at what is marked, all of it together.")
	case len(lit) == 1:
		s.say("Look at the " + place + " that stands out on the board: " + lit[0] + "." + ask)
	case len(lit) > 0 && len(lit) <= fewLit:
		s.say("Look at the " + place + "s that stand out on the board: " + english.List(lit, "and") + ".")
	case len(lit) > 0:
		s.say("Look at the " + place + "s that stand out on the board.")
	case len(h.Asks) == 1:
		s.say("Think of this: " + quoted(h.Asks[0]) + ". Can it be so?")
	case len(h.Asks) > 0:
		asks := slices.Clone(h.Asks)
		for i := range asks {
			asks[i] = quoted(asks[i])
		}
		s.say("Think of these: " + english.List(asks, "and") + ". Can they be so?")
	default:
		s.say(m.known(step.Facts))
	}
	if rung > 1 && len(step.Facts) > 0 && !(concluded && m.quotes(step)) {
		s.say(oneOrMore(step.Facts, "This fact says something there:", "These facts say something there:"), step.Facts...)
	}
	if rung == 2 || rung > 2 && len(step.Concludes) == 0 { // the conclusion says them, too
		for _, rule := range step.Rules {
			s.say(rule)
		}
		if len(step.Uses) > 0 {
			var known []puzzle.ClaimText
			for _, used := range step.Uses {
				known = append(known, used.ClaimText)
			}
			s.texts("It is known already:", known)
		}
	}
	if rung > 2 {
		s.say(step.Text)
		s.Suppose = step.Suppose
		if len(step.Concludes) == 0 {
			s.say("So it cannot be.")
		}
		s.Views = h.Views
	}
}

// quotes says whether a step says all its facts itself.
func (m *Model) quotes(step *puzzle.ArguedStep) bool {
	return !slices.ContainsFunc(step.Facts, func(id puzzle.FactID) bool {
		fact, known := m.Fact(id)
		return !known || !strings.Contains(step.Text, strings.TrimSuffix(fact.Text, "."))
	})
}
