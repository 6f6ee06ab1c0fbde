package unseen

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/automaton"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/space"
	"solvitur/solvers/view"
)

// mostInTable is how many cases, and how many settings, a table shows.
const mostInTable = 16

// Table tells what follows what by some of the lines; nothing if that would be too large. Lines are
// asked what facts they are, a bit for each.
func (m *Machine) Table(run *automaton.Run, facts func(lines uint64) []string) []view.View {
	if m.of.Cases > mostInTable || m.of.Settings > mostInTable {
		return nil
	}
	figures, settings := each.To(m.of.Cases, m.Figures), each.To(m.of.Settings, m.Setting)
	t := view.TableOf("now", figures, settings, func(at, setting int) view.Cell {
		after := run.After(at, setting)
		cell := view.Cell{Text: figures[after[0]]}
		cell.Says = english.Sentence("then " + m.Case(after[0]))
		if len(after) > 1 {
			cell.Text = "?"
			cell.Says = fmt.Sprintf("Then nobody knows: %s.", english.Count(len(after), "case is possible", "cases are possible"))
		}
		cell.Facts = facts(run.Kept & m.of.Fitting(at, setting))
		return cell
	})
	for at := range t.Rows {
		t.Rows[at].Head.Says = english.Sentence(m.Case(at))
	}
	note := "A row for every case, a column for every setting; each figure is the place of a state in its list, counted from 0."
	if len(m.of.Things) > 1 {
		names := each.Of(m.of.Things, func(p automaton.Part) string { return p.Name })
		note = fmt.Sprintf("A row for every case, a column for every setting. The figures stand for %s: the place of the state in its list, counted from 0.", english.List(names, "and"))
	}
	return []view.View{{Name: "table", Title: "What follows what", Note: note, Table: t}}
}

// Seen tells for every case that may be at the start how long it takes whoever sees
// it there, and looks no more, where that tells anything; the unit is what steps are called, and cost so many of them.
func (a *Aim) Seen(begins []int, unit string, cost func(steps int) string) []view.View {
	if len(begins) < 2 || len(begins) > mostInTable {
		return nil
	}
	t := &view.Table{Corner: "at the start", Columns: view.Cells(unit, "a plan", "plans as short")}
	worst, all := 0, true
	for _, at := range begins {
		sp := a.Space([]int{at})
		plans, err := space.AllOptimal(context.Background(), sp.Problem(), space.Options[space.Belief]{States: max(1, mostSeen/sp.Weight)})
		row := view.Row{Head: view.Cell{Text: a.Told(sp.Start)}}
		switch {
		case err != nil:
			return nil
		case plans.Verdict == space.None:
			all = false
			row.Cells = view.Cells("–", "no plan", "–")
		default:
			worst = max(worst, plans.Cost)
			var steps []string
			for first := range plans.All() {
				for _, move := range first.Moves {
					steps = append(steps, a.Brief(move.Action))
				}
				break
			}
			row.Cells = view.Cells(english.Thousands(plans.Cost), cmp.Or(strings.Join(steps, "; "), "nothing is to be done"), english.Grouped(plans.Count().String()))
		}
		t.Rows = append(t.Rows, row)
	}
	if worst == 0 && all {
		return nil // there is nothing to choose
	}
	note := fmt.Sprintf("Whoever sees how things stand at the start needs %s at most.", cost(worst))
	if !all {
		note = "From some starts no plan works, not even for those who see how things stand there."
	}
	return []view.View{{Name: "seen", Title: "If the start is seen", Note: note, Table: t}}
}

// mostSeen is how many states are looked at for each start that is seen.
const mostSeen = 5000

// Keeping tells of each setting whether it keeps what is wanted, where that is not always or never so;
// of lines as Table does.
func (a *Aim) Keeping(facts func(lines uint64) []string) []view.View {
	good := count(a.Good)
	if good == 0 || good == a.of.Cases {
		return nil
	}
	var items []view.Step
	for setting, holds := range a.Keeps() {
		from := count(holds)
		step := view.Step{Mark: view.Mark{Role: view.Deduced, Facts: facts(a.of.Set(setting))}, Text: english.Sentence(a.Setting(setting)) + " "}
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
	return []view.View{{Name: "keeping", Title: "What keeps it so", Steps: &view.Steps{Items: slices.Clip(items)}}}
}

// count is of how many cases something is true.
func count(cases []bool) int { return each.Count(cases, func(is bool) bool { return is }) }
