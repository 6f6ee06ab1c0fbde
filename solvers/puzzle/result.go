package puzzle

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// Result is what Verdict and Findings know of a finished search.
type Result[S any] struct {
	Verdict   Verdict
	Solutions int  // how many were found
	Exact     bool // false: there may be more
	Found     []S  // the first of them, at most KeptSolutions
	Why       string
	Strategy  string
	Stats     Stats
	Keep      func(FactID) bool // never nil
}

// KeptSolutions is how many solutions Verdict and Findings get to see.
const KeptSolutions = 200

// Said is how many solutions there are, for a sentence, of the number as it is written: "12",
// or "at least 12" where there may be more.
func (r Result[S]) Said(number string) string {
	if r.Exact {
		return number
	}
	return "at least " + number
}

// Stopped says that a search was stopped before it found anything: after so many nodes,
// which are called this, and dead ends.
func (r Result[S]) Stopped(one, many string) string {
	return fmt.Sprintf("Not decided: stopped after %s and %s.", english.Count(r.Stats.Nodes, one, many), english.Count(r.Stats.DeadEnds, "dead end", "dead ends"))
}

// StoppedWith says the same with what was found by then, which is called that.
func (r Result[S]) StoppedWith(one, many, found, foundMany string) string {
	return fmt.Sprintf("Not decided: stopped after %s, with %s.", english.Count(r.Stats.Nodes, one, many), english.Count(r.Solutions, found, foundMany))
}

// Only says, behind the news that there is a solution, that a search was stopped then.
const Only = "Whether it is the only one is not decided: the search was stopped before it was finished."

// List shows solutions one below the other in a table whose columns are there, so many of
// them at most. They are called what they are ("answers"), and what they do ("" or " that
// fit") where all of them are known.
func (r Result[S]) List(most int, what, do string, t *view.Table, texts func(S) []string) view.View {
	for i, s := range r.Found[:min(most, len(r.Found))] {
		row := view.Row{Head: view.Cell{Text: fmt.Sprint(i + 1)}, Cells: view.Cells(texts(s)...)}
		for k := range row.Cells {
			row.Cells[k].Role = view.Possible
		}
		t.Rows = append(t.Rows, row)
	}
	title := fmt.Sprintf("The %s%s", what, do)
	switch {
	case !r.Exact:
		title = english.Capital(what) + " found so far"
	case r.Solutions > most:
		title = fmt.Sprintf("The first %d of %s %s%s", most, english.Thousands(r.Solutions), what, do)
	}
	return view.View{Name: what, Title: title, Table: t}
}
