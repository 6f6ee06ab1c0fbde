package truthtellers

import (
	"fmt"
	"strings"

	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// The strategies.
const (
	propagation = puzzle.ByPropagation
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

// step tells a step of the replay, which shows a world. No caption is asked for without a
// trace.
func (k *task) step(w *world, role view.Role, depth int, caption func() string, facts ...string) error {
	return k.Step(func() view.Frame {
		shown := view.Guess
		if role == view.Answer {
			shown = role
		}
		return k.Stage().Frame(view.Frame{Caption: caption(), Role: role, Facts: facts, Depth: depth}, view.Looks(k.looks(w, shown)))
	})
}

// foundWorld reports a settled world.
func (k *task) foundWorld(w *world, depth int) error {
	if err := k.step(w, view.Answer, depth, func() string { return k.solved(w) }); err != nil {
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
			return fmt.Sprintf("statement %d would be %s, and what it says %s", t.statement+1, trueOrFalse(w.said(t.statement)), isOrNot(u.what.Judge(w)))
		}
		return fmt.Sprintf("%s’s “%s” would be %s, though it %s", k.People[u.speaker], k.quote(t.statement), trueOrFalse(w.said(t.statement)), isOrNot(u.what.Judge(w)))
	case t.who >= 0:
		return k.misfit(w, t.who)
	}
	for i, held := range k.conditions {
		if t.fact != conditionID(i) {
			continue
		}
		if _, once := held.(speech.EachOnce); once {
			return "one kind would be there twice"
		}
		return "a known fact would be broken: " + k.Says(held, -1)
	}
	return "a fact would be broken"
}

func trueOrFalse(t speech.Truth) string { return [...]string{"open", "false", "true"}[t-speech.Open] }

func isOrNot(t speech.Truth) string {
	return [...]string{"is open", "is not so", "is so"}[t-speech.Open]
}

// misfit says how what a person says does not fit the person's kind.
func (k *task) misfit(w *world, who int) string {
	var said [2][]string // what is false, and what is true
	for _, n := range k.saidBy[who] {
		if t := w.said(n); t != speech.Open {
			said[t] = append(said[t], "“"+k.quote(n)+"”")
		}
	}
	kind := k.facts.Kinds[w.value[speech.OfKind][who]]
	name := k.People[who]
	switch kind.Kind {
	case answersTruly:
		return fmt.Sprintf("%s would be %s and say what is false: %s", name, speech.Article(kind.Name), strings.Join(said[speech.No], ", "))
	case answersFalse:
		return fmt.Sprintf("%s would be %s and say what is true: %s", name, speech.Article(kind.Name), strings.Join(said[speech.Yes], ", "))
	}
	if n := len(said[speech.No]); n > *kind.Lies {
		return fmt.Sprintf("%s would tell %s", name, lies(n))
	}
	return fmt.Sprintf("%s would tell too few lies", name)
}
