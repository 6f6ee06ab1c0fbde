package machines

import (
	"fmt"
	"slices"

	"solvitur/solvers/automaton"
	tables "solvitur/solvers/automaton/naive"
	"solvitur/solvers/automaton/unseen"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/space/naive"
)

// Bounds on what can be looked at: the cases that all things have together, and the
// settings of all controls.
const (
	mostCases    = tables.MostCases
	mostSettings = 16
)

// model is what the facts are worked with: parts, states and lines by their numbers.
type model struct {
	Facts
	unseen           *unseen.Machine // the same, unseen
	automaton        *automaton.Machine
	things, controls []automaton.Part       // its parts
	faults           [][]*schema.FieldError // of each line, which matter while it is kept
	starts           []automaton.Fixed
	goals            []automaton.Fixed // State is -1 where it is only to be known

	// For the checker.
	best     naive.Known // plans
	followed followed
}

// read makes numbers of names, and finds what the form cannot know.
func read(f *Facts) (*model, []*schema.FieldError) {
	m := &model{Facts: *f}
	var errs []*schema.FieldError
	report := func(path, format string, args ...any) { errs = append(errs, schema.Errorf(path, format, args...)) }
	m.automaton = automaton.New(named(f.Things), named(f.Controls))
	m.things, m.controls = m.automaton.Things, m.automaton.Controls
	unlike := func(list string, parts []automaton.Part, control bool) {
		for i, p := range parts {
			for k, state := range p.States {
				if first, _ := m.automaton.Find(state); first != (automaton.Fixed{Control: control, Part: i, State: k}) {
					report(fmt.Sprintf("%s/%d/%s", list, i, stateKey(k)), "“%s” is a state already, of %s: give this one another name.", state, m.automaton.PartOf(first).Name)
				}
			}
		}
	}
	unlike("things", m.things, false)
	unlike("controls", m.controls, true)
	if cases := m.automaton.Cases; cases > mostCases {
		report("things", "Together these have %s cases, and at most %d can be looked at: remove a thing, or some states.", english.Thousands(cases), mostCases)
	}
	if settings := m.automaton.Settings; settings > mostSettings {
		report("controls", "Together these have %s settings, and at most %d can be looked at: remove a control, or some states.", english.Thousands(settings), mostSettings)
	}
	var lines []automaton.Line
	faulty := false
	for i, l := range f.Lines {
		line, faults := m.line(i, l)
		lines, m.faults = append(lines, line), append(m.faults, faults)
		faulty = faulty || len(faults) > 0
	}
	for _, s := range f.Starts {
		m.starts = append(m.starts, m.state(s.State))
	}
	for _, g := range f.Goals {
		at := m.state(g.State)
		if g.Kind != is {
			at = automaton.Fixed{Part: m.automaton.Thing(g.Thing), State: -1}
		}
		m.goals = append(m.goals, at)
	}
	if len(errs) > 0 {
		return m, errs
	}
	m.automaton.Tell(lines)
	m.unseen = unseen.Of(m.automaton)
	if m.Otherwise == said && !faulty {
		errs = m.holes()
	}
	m.best.Facts = sentences(m)
	return m, errs
}

// named are parts with their states.
func named(parts []Part) (all []automaton.Part) {
	for _, p := range parts {
		all = append(all, automaton.Part{Name: p.Name, States: p.states()})
	}
	return all
}

// state is a state by its name.
func (m *model) state(name string) automaton.Fixed {
	at, _ := m.automaton.Find(name)
	return at
}

// kept are the lines that are kept, a bit for each.
func (m *model) kept(keep func(puzzle.FactID) bool) (lines uint64) {
	for i := range m.Lines {
		if keep(lineID(i)) {
			lines |= 1 << i
		}
	}
	return lines
}

// clashes are rows that say of one thing what another row denies, or says, and lines
// that deny themselves.
func clashes(m *model, keep func(puzzle.FactID) bool) (errs []*schema.FieldError) {
	for i, faults := range m.faults {
		if keep(lineID(i)) {
			errs = append(errs, faults...)
		}
	}
	told := map[int]automaton.Fixed{} // by thing
	tell := func(row puzzle.FactID, at automaton.Fixed) {
		if at.State < 0 || !keep(row) {
			return
		}
		other, twice := told[at.Part]
		told[at.Part] = at
		remove := schema.Edit{Op: "remove", Path: row}
		switch {
		case !twice:
		case other.State == at.State:
			errs = append(errs, schema.Errorf(row+"/state", "This is there twice: remove it.").Or("Remove it", remove))
		default:
			errs = append(errs, schema.Errorf(row+"/state", "Another row has “%s”, and %s cannot be both: remove one of the two, or switch it off.", m.things[at.Part].States[other.State], m.things[at.Part].Name).
				Or("Remove this one", remove))
		}
	}
	for i, at := range m.starts {
		tell(startID(i), at)
	}
	clear(told)
	for i, at := range m.goals {
		tell(goalID(i), at)
	}
	return errs
}

// line is a line by numbers, and what is wrong with it.
func (m *model) line(i int, l Line) (out automaton.Line, faults []*schema.FieldError) {
	wrong := func(key, remedy, format string, args ...any) {
		path := lineID(i) + "/" + key
		faults = append(faults, schema.Errorf(path, format, args...).Or(remedy, schema.Edit{Op: "set", Path: path, Value: schema.Any}))
	}
	for k, state := range l.conditions() {
		if open(state) {
			continue
		}
		at := m.state(state)
		for _, before := range out.When {
			if before.Control == at.Control && before.Part == at.Part && before.State != at.State {
				wrong([]string{"first", "second", "third"}[k], "Leave this condition out",
					"“%s” and “%s” are never the case together, so this line never counts: choose a state of something else.", m.automaton.PartOf(before).States[before.State], state)
			}
		}
		out.When = append(out.When, at)
	}
	switch l.Kind {
	case becomes:
		at := m.state(l.Next)
		out.Effects = append(out.Effects, automaton.Effect{Thing: at.Part, Next: at.State})
	case turns:
		out.Effects = append(out.Effects, automaton.Effect{Thing: m.automaton.Thing(l.Thing), Next: -1, By: l.by()})
	case allTurn:
		for k, name := range l.turned() {
			e := automaton.Effect{Thing: m.automaton.Thing(name), Next: -1, By: 1}
			switch {
			case open(name):
			case slices.Contains(out.Effects, e):
				wrong(fmt.Sprintf("thing%d", k+1), "Leave it out", "“%s” is in this line already: choose something else, or leave it out.", name)
			default:
				out.Effects = append(out.Effects, e)
			}
		}
	}
	return out, faults
}

// holes are the things of which no line says what becomes of them in some case; what
// is switched off counts as said.
func (m *model) holes() (errs []*schema.FieldError) {
	for i, t := range m.things {
		if at, setting, open := m.automaton.Hole(i); open {
			errs = append(errs, schema.Errorf("lines", "The table of %s has a hole: no line says what becomes of it when %s. Add a line, or choose that it stays where no line fits.",
				t.Name, english.List(append(automaton.Words(m.controls, setting), automaton.Words(m.things, at)...), "and")).
				Or("Otherwise "+t.Name+" stays as it is", schema.Edit{Op: "insert", Path: lineID(len(m.Lines)),
					Value: Line{Kind: turns, First: schema.Any, Second: schema.Any, Third: schema.Any, Thing: t.Name, How: stays}}).
				Or("All things stay where no line fits", schema.Edit{Op: "set", Path: "otherwise", Value: stays}))
		}
	}
	return errs
}
