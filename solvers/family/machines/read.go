package machines

import (
	"fmt"
	"slices"
	"sync"

	"solvitur/solvers/automaton"
	tables "solvitur/solvers/automaton/naive"
	"solvitur/solvers/automaton/unseen"
	"solvitur/solvers/each"
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

// model is what the facts are worked with.
type model struct {
	Facts
	automaton *automaton.Machine // parts, states and lines by their numbers
	unseen    *unseen.Machine    // the same, unseen

	best naive.Known // plans
	// followed is what follows by the lines that were kept last, for the checker: plans are many, and
	// judged one after the other.
	followed struct {
		sync.Mutex
		by   *tables.Machine
		kept uint64
	}
}

// read makes numbers of names, and finds what the form cannot know.
func read(f *Facts) (*model, []*schema.FieldError) {
	m := &model{Facts: *f, automaton: automaton.New(each.Of(f.Things, Part.written), each.Of(f.Controls, Part.written))}
	var errs []*schema.FieldError
	report := func(path, format string, args ...any) { errs = append(errs, schema.Errorf(path, format, args...)) }
	has := map[string]string{} // by state: the part that has it
	unlike := func(list string, parts []Part) {
		for i, p := range parts {
			for k, state := range p.written().States {
				if first, twice := has[state]; twice {
					report(fmt.Sprintf("%s/%d/%s", list, i, stateKey(k)), "“%s” is a state already, of %s: give this one another name.", state, first)
				} else {
					has[state] = p.Name
				}
			}
		}
	}
	unlike("things", f.Things)
	unlike("controls", f.Controls)
	if cases := m.automaton.Cases; cases > mostCases {
		report("things", "Together these have %s cases, and at most %d can be looked at: remove a thing, or some states.", english.Thousands(cases), mostCases)
	}
	if settings := m.automaton.Settings; settings > mostSettings {
		report("controls", "Together these have %s settings, and at most %d can be looked at: remove a control, or some states.", english.Thousands(settings), mostSettings)
	}
	if len(errs) > 0 {
		return m, errs
	}
	m.automaton.Tell(each.Of(f.Lines, func(l Line) automaton.Line { return m.automaton.Line(l.written()) }))
	m.unseen = unseen.Of(m.automaton)
	if m.Otherwise == said && len(m.faults(puzzle.KeepAll)) == 0 {
		errs = m.holes()
	}
	m.best.Facts = sentences(m)
	return m, errs
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
func clashes(m *model, keep func(puzzle.FactID) bool) []*schema.FieldError {
	errs := m.faults(keep)
	told := map[int]string{} // by thing: its state
	tell := func(row puzzle.FactID, state string) {
		if state == "" || !keep(row) {
			return
		}
		thing := m.automaton.Find(state).Part
		other, twice := told[thing]
		told[thing] = state
		remove := schema.Edit{Op: "remove", Path: row}
		if twice && other == state {
			errs = append(errs, schema.Errorf(row+"/state", "This is there twice: remove it.").Or("Remove it", remove))
		} else if twice {
			errs = append(errs, schema.Errorf(row+"/state", "Another row has “%s”, and %s cannot be both: remove one of the two, or switch it off.", other, m.Things[thing].Name).
				Or("Remove this one", remove))
		}
	}
	for i, s := range m.Starts {
		tell(startID(i), s.State)
	}
	clear(told)
	for i, g := range m.Goals {
		tell(goalID(i), g.State)
	}
	return errs
}

// faults are what is wrong with the lines that are kept: conditions that are never the case together,
// and things that stand in one line twice.
func (m *model) faults(keep func(puzzle.FactID) bool) (faults []*schema.FieldError) {
	for i, l := range m.Lines {
		if !keep(lineID(i)) {
			continue
		}
		wrong := func(key, remedy, format string, args ...any) {
			path := lineID(i) + "/" + key
			faults = append(faults, schema.Errorf(path, format, args...).Or(remedy, schema.Edit{Op: "set", Path: path, Value: schema.Any}))
		}
		for k, state := range l.conditions() {
			for _, before := range l.conditions()[:k] {
				a, b := m.automaton.Find(before), m.automaton.Find(state)
				if !open(before) && !open(state) && a != b && m.automaton.PartOf(a) == m.automaton.PartOf(b) {
					wrong(conditions[k].Key, "Leave this condition out",
						"“%s” and “%s” are never the case together, so this line never counts: choose a state of something else.", before, state)
				}
			}
		}
		for k, name := range l.turned() {
			if !open(name) && slices.Contains(l.turned()[:k], name) {
				wrong(fmt.Sprintf("thing%d", k+1), "Leave it out", "“%s” is in this line already: choose something else, or leave it out.", name)
			}
		}
	}
	return faults
}

// holes are the things of which no line says what becomes of them in some case; what
// is switched off counts as said.
func (m *model) holes() (errs []*schema.FieldError) {
	for i, t := range m.Things {
		if at, setting, open := m.automaton.Hole(i); open {
			errs = append(errs, schema.Errorf("lines", "The table of %s has a hole: no line says what becomes of it when %s. Add a line, or choose that it stays where no line fits.",
				t.Name, english.List(append(automaton.Words(m.automaton.Controls, setting), automaton.Words(m.automaton.Things, at)...), "and")).
				Or("Otherwise "+t.Name+" stays as it is", schema.Edit{Op: "insert", Path: lineID(len(m.Lines)),
					Value: Line{Kind: turns, First: schema.Any, Second: schema.Any, Third: schema.Any, Thing: t.Name, How: stays}}).
				Or("All things stay where no line fits", schema.Edit{Op: "set", Path: "otherwise", Value: stays}))
		}
	}
	return errs
}
