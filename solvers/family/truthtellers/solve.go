package truthtellers

import (
	"fmt"
	"strings"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// The strategies.
const (
	propagation = "propagation"
	caseByCase  = "cases"
	allWorlds   = "worlds"
)

// task is one search: what all strategies share.
type task struct {
	*puzzle.Search[Solution]
	*story
	heard, answering []bool // for cases: the statements and the kinds that are switched on
}

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[*story, Solution]{
	{Strategy: puzzle.Strategy{Name: propagation, Tree: true, Title: "Propagation: work out what follows", Teaches: "After every choice, work out all that follows, from whatever side, until nothing new follows; only then choose again."}, Run: by((*task).propagate)},
	{Strategy: puzzle.Strategy{Name: caseByCase, Title: "Case by case", Teaches: "Suppose something of one person after the other, see what that makes of the statements, and drop a case as soon as it breaks a fact: as on paper."}, Run: by((*task).cases)},
	{Strategy: puzzle.Strategy{Name: allWorlds, Title: "All worlds", Teaches: "Write down every way in which all could be, and cross out what breaks a fact: a truth table. Certain, and hopeless beyond some twenty questions."}, Run: by((*task).worldByWorld)},
}

// by makes a way of searching of what a task does.
func by(search func(*task) error) func(*puzzle.Search[Solution], *story) error {
	return func(p *puzzle.Search[Solution], s *story) error {
		return search(&task{Search: p, story: s})
	}
}

// step tells a step of the replay in which next is shown. Neither next nor caption is asked for without a trace.
func (k *task) step(next func() looks, f func() view.Frame) error {
	return k.Step(func() view.Frame { return k.Stage().Frame(f(), view.Looks(next())) })
}

// foundWorld reports a settled world.
func (k *task) foundWorld(w *world, depth int) error {
	if err := k.step(func() looks { return k.looks(w, view.Answer) }, func() view.Frame {
		return view.Frame{Caption: k.solved(w), Role: view.Answer, Depth: depth}
	}); err != nil {
		return err
	}
	return k.Found(k.solution(w))
}

func (k *task) solved(w *world) string { return "Everything fits: " + k.told(w) + "." }

// failed says why a world does not pass a test.
func (k *task) failed(w *world, t test) string {
	switch {
	case t.statement >= 0:
		u := k.said[t.statement]
		if u.speaker < 0 {
			return fmt.Sprintf("statement %d would be %s, and what it says %s", t.statement+1, trueOrFalse(w.said(t.statement)), isOrNot(u.what.judge(w)))
		}
		return fmt.Sprintf("%s’s “%s” would be %s, though it %s", k.people[u.speaker], k.quote(t.statement), trueOrFalse(w.said(t.statement)), isOrNot(u.what.judge(w)))
	case t.who >= 0:
		return k.misfit(w, t.who)
	}
	for i, held := range k.conditions {
		if _, once := held.(eachOnce); once && t.fact == conditionID(i) {
			return "one kind would be there twice"
		}
		if t.fact == conditionID(i) {
			return "a known fact would be broken: " + k.english(held, -1)
		}
	}
	return "a fact would be broken"
}

func trueOrFalse(t truth) string { return [...]string{"open", "false", "true"}[t-open] }

func isOrNot(t truth) string {
	return [...]string{"is open", "is not so", "is so"}[t-open]
}

// misfit says how what a person says does not fit the person's kind.
func (k *task) misfit(w *world, who int) string {
	var lied, told []string
	for _, n := range k.saidBy[who] {
		switch w.said(n) {
		case yes:
			told = append(told, "“"+k.quote(n)+"”")
		case no:
			lied = append(lied, "“"+k.quote(n)+"”")
		}
	}
	kind := k.facts.Kinds[w.value[ofKind][who]]
	name := k.people[who]
	switch kind.Kind {
	case answersTruly:
		return fmt.Sprintf("%s would be %s and say what is false: %s", name, article(kind.Name), strings.Join(lied, ", "))
	case answersFalse:
		return fmt.Sprintf("%s would be %s and say what is true: %s", name, article(kind.Name), strings.Join(told, ", "))
	}
	if len(lied) > *kind.Lies {
		return fmt.Sprintf("%s would tell %s", name, lies(len(lied)))
	}
	return fmt.Sprintf("%s would tell too few lies", name)
}
