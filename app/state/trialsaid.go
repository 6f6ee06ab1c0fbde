package state

import (
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// Said is what is told to somebody who tries, of what was asked for and no more: paragraphs,
// each with the facts that follow it, what contraries lead to, and pictures.
type Said struct {
	Lines   []SaidLine
	Suppose []puzzle.Supposed
	Views   []view.View
}

// SaidLine is a paragraph.
type SaidLine struct {
	Text  string
	Facts []puzzle.FactID
	Folds bool // there are many, and the text says how many
}

func (s *Said) say(text string, facts ...puzzle.FactID) {
	s.Lines = append(s.Lines, SaidLine{Text: text, Facts: facts})
}

// fold says how many facts there are, too many to be listed without being asked for.
func (s *Said) fold(text string, facts []puzzle.FactID) {
	s.Lines = append(s.Lines, SaidLine{text, facts, true})
}

func (s *Said) texts(lead string, claims []puzzle.ClaimText) {
	for _, c := range claims {
		lead += " " + c.Text
	}
	s.say(lead)
}

// MarkedAs says what a mark means; "" is none.
func MarkedAs(how string, supposed bool) string {
	means := map[string]string{PenTick: "so", PenCross: "not so", PenMaybe: "perhaps so"}[how]
	switch {
	case means == "":
		return "Not marked"
	case supposed:
		return "Supposed: " + means
	}
	return "Marked as " + means
}

// Called is what a part of a picture is called that nothing is known of.
func Called(part view.Mark) string {
	return english.Capital(strings.TrimSuffix(strings.TrimPrefix(part.Says, "Open: "), ".")) + "."
}

// marked says what was marked, for those who do not see it, or only a part of the board.
func (m *Model) marked(claim puzzle.Claim, how string) string {
	for part := range m.plays() {
		if part.Claim == claim {
			return Called(part) + " " + MarkedAs(how, len(m.Trial.Layers) > 1) + "."
		}
	}
	return ""
}

// Hypothesis tells of the latest hypothesis: that it has begun, or what became of the one before. Else it is
// open when there is something in it that can be kept or thrown away.
func (m *Model) Hypothesis() (told string, open bool) {
	switch n := len(m.Trial.Layers); {
	case n < 2 || m.Trial.Settled != "":
		return m.Trial.Settled, false
	case len(m.Trial.Layers[n-1]) > 0:
		return "", true
	case m.Advances():
		return "What you do from now on is supposed, and is listed below.", false
	}
	return "What you mark from now on is supposed, and stands in parentheses.", false
}

// Said tells what the last question came to.
func (m *Model) Said() (s Said) {
	if n := m.Trial.strange; n > 0 {
		s.say(english.Sentence(english.Count(n, "mark says nothing about this puzzle, and was left out", "marks say nothing about this puzzle, and were left out")))
	}
	switch t := m.Trial; {
	case t.Asking():
		s.say("One moment…")
	case t.Word != "":
		s.say(english.Sentence(t.Word))
	case t.Checked != nil:
		s.checked(m, t.Checked)
		if t.Checked.Right() && t.Checked.Whole && t.Checked.Falls == "" && m.Answer.Asks == puzzle.AsksSolution && m.Answer.Done.Verdict == puzzle.Many {
			s.say("One answer is enough here. It is one of several: how many there are is shown with the answer.")
		}
	case t.Accuses && t.Hint == nil && m.Sheet.Info.Monotone:
		s.say("Tick the facts below that cannot all be true, and press “Check”.")
	case t.Accuses && t.Hint == nil:
		s.say("If you are sure that it cannot be, press “Check”. In a puzzle of this kind there are no single facts to name for it.")
	}
	if m.Trial.Complete() && m.Trial.Checked == nil {
		s.say(notYet + " “Check” says why.")
	}
	return s
}

// notYet is said of a whole answer that is wrong, without being asked.
const notYet = "Your answer is complete, and not right."

// butFor ends a sentence that is true but for what makes no difference.
func butFor(sentence, alike string) string {
	if alike != "" {
		sentence += ", but for " + alike
	}
	return sentence + "."
}

// checked tells what the marks are worth. Of a plan that is not complete they are worth
// something together; the rule that only a shortest one is asked for is named where it is one.
func (s *Said) checked(m *Model, body *wire.CheckedBody) {
	plan, shortest := m.Advances(), m.shortest()
	detour := !slices.ContainsFunc(body.Broken, func(id puzzle.FactID) bool { return !slices.Contains(shortest, id) })
	count := map[puzzle.Standing]int{}
	for _, mark := range body.Judged {
		count[mark.Standing]++
	}
	all := len(body.Judged)
	switch {
	case body.Falls != "":
		s.say("Not right yet. " + body.Falls)
	case body.Whole && len(body.Broken) > 0 && body.Fits && detour:
		s.say("It gets there, but there is a shorter way. What is asked for:", body.Broken...)
	case body.Whole && len(body.Broken) > 0 && body.Fits:
		s.say("It fits the facts, but not what is asked for:", body.Broken...)
	case body.Whole && len(body.Broken) > 0:
		s.say(oneOrMore(body.Broken, "Not right yet. It breaks this fact:", "Not right yet. It breaks these facts:"), body.Broken...)
	case body.Whole && body.Undecided:
		s.say("Whether that is right is too much to be checked here.")
	case body.Right() && body.Answered() && !body.Whole:
		s.say("Right! That is all that is asked for.")
	case body.Right():
		s.say("Right!")
	case all == 0 && len(m.Trial.Marks()) > 0:
		s.say("What is entered says nothing yet that could be wrong.")
	case all == 0:
		s.say("There is nothing to check yet: mark something first.")
	case plan && len(body.Broken) > 0:
		s.say("Not so: that is forbidden.", body.Broken...)
	case plan && count[puzzle.Excluded] > 0 && len(shortest) > 0:
		s.say("Not so: no shortest plan begins like this.", shortest...)
	case plan && count[puzzle.Excluded] > 0:
		s.say("Not so: no answer begins like this.")
	case plan && count[puzzle.Certain] == all:
		s.say(butFor("So far it is right: every answer begins like this", m.Sheet.Info.Alike))
	case plan && body.Possible:
		s.say("So far it can be right: an answer begins like this.")
	case count[puzzle.Open] > 0 && count[puzzle.Excluded] == 0 && len(body.Claims) > 0 && body.Wrong() && !body.None:
		s.say("These marks cannot all be right. “A hint” says why.") // each of them can
	case count[puzzle.Undecided] == all && body.Together:
		s.say("These marks cannot all be right, whatever the facts say. “A hint” says which.")
	case plan && count[puzzle.Undecided] == all && body.None:
		s.say("What is not complete cannot be called right or wrong here.")
	case count[puzzle.Undecided] == all && body.None:
		s.say("No single mark can be called right or wrong here.")
	case count[puzzle.Undecided] == all:
		s.say("Whether these marks are right was not found out in the time allowed.")
	default:
		var parts []string
		part := func(n int, says string) {
			what := english.Count(n, "is", "are")
			if len(parts) == 0 {
				what = english.Count(n, "mark is", "marks are")
			}
			if n > 0 {
				parts = append(parts, what+says)
			}
		}
		part(count[puzzle.Certain], " right")
		part(count[puzzle.Excluded], " wrong")
		part(count[puzzle.Open], " neither right nor wrong: the facts leave it open")
		part(count[puzzle.Undecided], " not judged in the time allowed")
		s.say(english.Sentence(english.List(parts, "and")))
		if count[puzzle.Excluded] > 0 {
			s.say("“A hint” says why.")
		}
	}
}

// shortest are the rules that only the shortest of all plans are asked for.
func (m *Model) shortest() []puzzle.FactID {
	return puzzle.ShortestOnly(m.Answer.Facts, m.Advances(), func(id puzzle.FactID) bool { return !m.IsOff(id) })
}

// oneOrMore is how one fact is led in, or several.
func oneOrMore(facts []puzzle.FactID, one, more string) string {
	if len(facts) == 1 {
		return one
	}
	return more
}
