package state

import (
	"fmt"
	"reflect"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// Advice is what there is to say about the facts of a puzzle to whoever makes it.
type Advice struct {
	About AdviceAbout
	Text  string
	// Facts are those that it speaks of, by ID; Would are what could be added.
	Facts []puzzle.FactID
	Would []string
	// Waiting says that it is being worked out still.
	Waiting bool
}

// AdviceAbout says what an advice is about.
type AdviceAbout string

// What there is advice about.
const (
	AboutFault      AdviceAbout = "fault"
	AboutAnswers    AdviceAbout = "answers" // whether there is one, and one alone
	AboutSettling   AdviceAbout = "settling"
	AboutSpare      AdviceAbout = "spare"
	AboutDifficulty AdviceAbout = "difficulty"
)

// mostAdvised is how many things an advice names.
const mostAdvised = 5

// Advises says whether the page gives advice: to whoever makes a puzzle, or begins to with an empty one,
// not to those who are to solve it. Of a veiled answer it would tell.
func (m Model) Advises() bool {
	return (m.Mine || m.asEmpty(m.Input)) && m.Retold() && m.Over() == Shown
}

// Advise says of a puzzle in the making what is to be done about it: whether its facts
// contradict each other or leave several answers, what would settle it, which facts
// are to spare, and how hard it is. All of that is worked out for the answer anyhow.
func (m Model) Advise() (all []Advice) {
	if len(m.Errors) > 0 {
		return []Advice{{About: AboutFault, Text: "There is a fault in the facts. It is told where it stands; the rest waits for it to be mended."}}
	}
	all = append(all, m.adviseAnswers())
	switch m.Answer.Done.Verdict {
	case puzzle.Many:
		all = append(all, m.adviseSettling(), m.adviseSpare())
	case puzzle.One:
		all = append(all, m.adviseSpare())
	}
	all = append(all, m.adviseDifficulty())
	return withText(all)
}

func withText(all []Advice) (said []Advice) {
	for _, a := range all {
		if a.Text != "" {
			said = append(said, a)
		}
	}
	return said
}

func (m Model) adviseAnswers() Advice {
	a := Advice{About: AboutAnswers}
	switch done := m.Answer.Done; done.Verdict {
	case puzzle.One:
		a.Text = "Exactly one answer fits: the facts decide it."
		if m.Words.Blank && m.stating() == 0 || m.asEmpty(m.Input) {
			a.Text = "Nothing is stated yet, so that there is nothing to find out: add facts."
		}
	case puzzle.Many:
		a.Text = fmt.Sprintf("The facts do not decide it: %s%s fit. For a puzzle with one answer, add facts.", atLeast(done.Exact), english.Count(done.Solutions, "answer", "answers"))
	case puzzle.None:
		if m.asEmpty(m.Input) { // no fact is to blame
			a.Text = "No answer fits yet, since next to nothing is stated: add facts."
			return a
		}
		return m.adviseContradiction()
	default:
		a.Text = "It was not decided in the time allowed whether an answer fits."
		if m.Failed() {
			a.Text = done.Answer
		}
	}
	return a
}

func atLeast(exact bool) string {
	if exact {
		return ""
	}
	return "at least "
}

func (m Model) adviseContradiction() Advice {
	a := Advice{About: AboutAnswers}
	switch why := m.Own(); {
	case !m.Sheet.Info.Monotone:
		a.Text = "No answer fits. In a puzzle of this kind it is not just a few facts that are to blame: what is known of the reason stands with the answer."
	case why.Pending:
		a.Text, a.Waiting = "No answer fits. Which facts contradict each other is being looked for.", true
	case !why.Known || !why.Decided:
		a.Text = "No answer fits. Which facts are to blame was not found out."
	case len(why.Core) == 0:
		a.Text = "No answer fits, whatever is stated: the names, numbers and sizes rule it out. Change one of these."
	case len(why.Core) == 1:
		a.Text, a.Facts = "No answer fits, since of this fact none can come true. Change it, or switch it off:", why.Core
	case why.Minimal:
		a.Text, a.Facts = fmt.Sprintf("No answer fits: these %d facts contradict each other. Change any one of them, or switch it off:", len(why.Core)), why.Core
	default:
		a.Text, a.Facts = fmt.Sprintf("No answer fits: among these %d facts some contradict each other. Change one of them, or switch it off:", len(why.Core)), why.Core
	}
	return a
}

func (m Model) adviseSettling() Advice {
	a, s := Advice{About: AboutSettling}, m.Survey
	switch {
	case s.Pending && !s.Known:
		a.Text, a.Waiting = "What would settle it is being looked for.", true
	case s.Known && len(s.Settles) > 0:
		a.Text = "Any one of these, if it were known, would settle it:"
		if len(s.Settles) == 1 {
			a.Text = "This, if it were known, would settle it:"
		}
		for _, c := range s.Settles[:min(len(s.Settles), mostAdvised)] {
			a.Would = append(a.Would, c.Text)
		}
	case s.Known && s.Exact && len(s.Open) > 0:
		a.Text = "No single statement about the answer would settle it: it takes two or more."
	case s.Known && !s.Exact:
		a.Text = "There are too many answers to say which fact would settle it: narrow them down first."
	}
	return a
}

func (m Model) adviseSpare() Advice {
	a, s := Advice{About: AboutSpare}, m.Survey
	if !s.Known || s.NotMonotone {
		return a
	}
	for _, implied := range s.Superfluous[:min(len(s.Superfluous), mostAdvised)] {
		a.Facts = append(a.Facts, implied.Fact)
	}
	n := len(s.Superfluous)
	rest := "without it nothing changes"
	if n > 1 {
		rest = "without any one of them nothing changes"
	}
	switch {
	case n > 0:
		a.Text = fmt.Sprintf("%s nothing new: %s.", english.Count(n, "fact says", "facts say"), rest)
		if n > mostAdvised {
			a.Text += fmt.Sprintf(" The first %d:", mostAdvised)
		}
	case s.More:
		a.Text, a.Waiting = "Whether each fact is needed is being looked at.", true
	case s.Checked && m.stating() > 0:
		a.Text = "Each fact is needed: without any one of them other answers would fit."
	}
	return a
}

// asEmpty says whether facts are those of the empty puzzle of the kind that they were begun with.
func (m Model) asEmpty(in Input) bool {
	return in.Words.Blank && m.empty.Facts != nil && reflect.DeepEqual(in.Facts, m.empty.Facts)
}

// stating counts the facts that are switched on and can be switched off.
func (m Model) stating() (n int) {
	for _, fact := range m.Answer.Behind {
		if !fact.Rule && !m.IsOff(fact.ID) {
			n++
		}
	}
	return n
}

func (m Model) adviseDifficulty() Advice {
	a, argued := Advice{About: AboutDifficulty}, m.Argument
	switch {
	case !m.Sheet.Info.Argued || m.Answer.Done.Verdict == puzzle.Unsolved:
	case argued.Pending:
		a.Text, a.Waiting = "How hard it is is being worked out.", true
	case argued.Known && argued.Stopped, argued.Failure != "":
		a.Text = "How hard it is was not found out in the time allowed."
	case argued.Known && argued.Unfit == "" && !argued.Contradiction && argued.Hardest >= 0 && argued.Hardest < len(argued.Steps):
		what := "It takes"
		if argued.Open {
			what = "What is certain takes"
		}
		a.Text = fmt.Sprintf("%s %s by hand. The hardest is step %d, %s.", what, english.Count(len(argued.Steps), "step", "steps"), argued.Hardest+1, difficulty(argued.Steps[argued.Hardest]))
	}
	return a
}

// difficulty says what has to be thought of at once in a step.
func difficulty(step puzzle.ArguedStep) string {
	if step.Name != "" {
		return english.A(step.Name)
	}
	return "which takes " + step.Takes() + " at once"
}
