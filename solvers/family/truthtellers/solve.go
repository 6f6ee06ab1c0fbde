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
	board *board // nil without a trace

	heard, answering []bool // for cases: the statements and the kinds that are switched on
}

func solve(f Facts, search *puzzle.Search[Solution]) error {
	k := &task{Search: search, story: f.read()}
	if search.Trace {
		k.board = k.newBoard()
	}
	switch search.Strategy {
	case allWorlds:
		return k.worldByWorld()
	case caseByCase:
		return k.cases()
	default:
		return k.propagate()
	}
}

// step tells a step of the replay in which next is shown. Neither next nor caption is asked for without a trace.
func (k *task) step(next func() looks, f func() view.Frame) error {
	return k.Step(func() view.Frame { return k.board.frame(next(), f()) })
}

// foundWorld reports a settled world.
func (k *task) foundWorld(w *world, depth int) error {
	x := k.solution(w)
	if err := k.step(func() looks { return k.looks(w, view.Answer) }, func() view.Frame {
		return view.Frame{Caption: "Everything fits: " + k.told(x) + ".", Role: view.Answer, Depth: depth}
	}); err != nil {
		return err
	}
	return k.Found(x)
}

// failed says why a world does not pass a test.
func (k *task) failed(w *world, t test) string {
	switch {
	case t.statement >= 0:
		u := k.said[t.statement]
		if u.speaker < 0 {
			return fmt.Sprintf("statement %d would be %s, and what it says %s", t.statement+1, trueOrFalse(w.said[t.statement]), isOrNot(w.judge(u.what)))
		}
		return fmt.Sprintf("%s's “%s” would be %s, and it %s", k.people[u.speaker], k.quote(t.statement), trueOrFalse(w.said[t.statement]), isOrNot(w.judge(u.what)))
	case t.who >= 0:
		return k.misfit(w, t.who)
	}
	for i, held := range k.conditions {
		if _, once := held.(eachOnce); once && t.fact == conditionID(i) {
			return "one kind would be there twice"
		}
		if t.fact == conditionID(i) {
			return "it is known that " + k.english(held, -1)
		}
	}
	return "a fact is broken"
}

func trueOrFalse(t truth) string { return [...]string{open: "open", yes: "true", no: "false"}[t] }

func isOrNot(t truth) string {
	return [...]string{open: "is open", yes: "is so", no: "is not so"}[t]
}

// misfit says how what a person says does not fit the person's kind.
func (k *task) misfit(w *world, who int) string {
	var lied, told []string
	for _, n := range k.saidBy[who] {
		switch w.said[n] {
		case yes:
			told = append(told, "“"+k.quote(n)+"”")
		case no:
			lied = append(lied, "“"+k.quote(n)+"”")
		}
	}
	kind := k.facts.Kinds[w.kind[who]]
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
