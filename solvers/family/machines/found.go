package machines

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/space"
	"solvitur/solvers/view"
)

// findings are why no plan is better, what a look at the start would save, and what
// keeps things as they are wanted.
func findings(m *model, r puzzle.Result[Solution]) []view.View {
	views := kit.Findings(m, r)
	if r.Verdict == puzzle.Unsolved {
		return views
	}
	x := newMachine(m, r.Keep)
	if v, told := x.seen(x.begins(r.Keep)); told {
		views = append(views, v)
	}
	if v, told := x.keeping(); told {
		views = append(views, v)
	}
	return views
}

// seen tells for every case that may be at the start how long it takes whoever sees
// it there, and looks no more.
func (x *machine) seen(begins []int) (view.View, bool) {
	if len(begins) < 2 || len(begins) > mostInTable {
		return view.View{}, false
	}
	t := &view.Table{Corner: "at the start", Columns: view.Cells(plural[x.Unit], "a plan", "plans as short")}
	worst, all := 0, true
	for _, at := range begins {
		sp := x.space([]int{at})
		plans, err := space.AllOptimal(context.Background(), sp.Problem(), space.Options[space.Belief]{States: max(1, mostSeen/sp.Weight)})
		row := view.Row{Head: view.Cell{Text: x.told(sp.Start)}}
		switch {
		case err != nil:
			return view.View{}, false
		case plans.Verdict == space.None:
			all = false
			row.Cells = view.Cells("–", "no plan", "–")
		default:
			worst = max(worst, plans.Cost)
			var steps []string
			for first := range plans.All() {
				for _, move := range first.Moves {
					steps = append(steps, x.brief(move.Action))
				}
				break
			}
			row.Cells = view.Cells(english.Thousands(plans.Cost), cmp.Or(strings.Join(steps, "; "), "nothing is to be done"), english.Grouped(plans.Count().String()))
		}
		t.Rows = append(t.Rows, row)
	}
	if worst == 0 && all {
		return view.View{}, false // there is nothing to choose
	}
	note := fmt.Sprintf("Whoever sees how things stand at the start needs %s at most.", x.cost(worst))
	if !all {
		note = "From some starts no plan works, not even for those who see how things stand there."
	}
	return view.View{Name: "seen", Title: "If the start is seen", Note: note, Table: t}, true
}

// mostSeen is how many states are looked at for each start that is seen.
const mostSeen = 5000

// keeping tells of each setting whether it keeps what is wanted.
func (x *machine) keeping() (view.View, bool) {
	good := count(x.good)
	if good == 0 || good == x.cases {
		return view.View{}, false
	}
	var items []view.Step
	for setting, holds := range x.keeps() {
		from := count(holds)
		step := view.Step{Mark: view.Mark{Role: view.Deduced, Facts: x.because(setting)}, Text: english.Sentence(x.setting(setting)) + " "}
		switch from {
		case 0:
			continue
		case good:
			step.Text += "That keeps it so for ever."
		default:
			step.Text += fmt.Sprintf("That keeps it so for ever in %s of the %s cases in which all is as wanted.", english.Words(from), english.Words(good))
		}
		items = append(items, step)
	}
	if items == nil {
		items = []view.Step{{Mark: view.Mark{Role: view.Conflict}, Text: "Whatever the controls are set to for good, things do not stay as they are wanted."}}
	}
	return view.View{Name: "keeping", Title: "What keeps it so", Steps: &view.Steps{Items: slices.Clip(items)}}, true
}

// count is of how many cases something is true.
func count(cases []bool) (n int) {
	for _, is := range cases {
		if is {
			n++
		}
	}
	return n
}
