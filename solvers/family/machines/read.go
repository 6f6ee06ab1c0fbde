package machines

import (
	"fmt"
	"slices"
	"sync"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/space"
	"solvitur/solvers/space/naive"
)

// Bounds on what can be looked at: the cases that all things have together, and the
// settings of all controls.
const (
	mostCases    = 512
	mostSettings = 16
)

// model is what the facts are worked with: parts, states and lines by their numbers.
// A case is a state of every thing, and a setting one of every control; both are
// counted up like the digits of a number, the last part the quickest.
type model struct {
	Facts
	things, controls []part
	cases, settings  int
	digits, set      [][]uint8 // by case, and by setting: the state of every part
	lines            []line
	fitting          []uint64 // by case and setting: the lines that fit
	starts           []fixed
	goals            []fixed                  // state is -1 where it is only to be known
	beliefs          *space.Beliefs[int, int] // reads any belief; no search uses it

	lock    sync.Mutex
	follows map[uint64][]int // see machine.follow

	// For the checker: the cases and settings in words, the facts, and what is known of plans.
	spelt    [][]string
	speltSet [][]string
	ids      []string
	least    naive.Known
	followed followed
}

// part is a thing or a control.
type part struct {
	name   string
	states []string
	step   int // what the next state adds to a case or setting
}

// of is the state of a part in a case or setting.
func (p part) of(code int) int { return code / p.step % len(p.states) }

// fixed says that a thing, or control, has a state.
type fixed struct {
	control     bool
	part, state int
}

// line is a line of the tables.
type line struct {
	when    []fixed
	effects []effect
	faults  []*schema.FieldError
}

// wrong notes a fault of the line, which matters while the line is kept.
func (l *line) wrong(path, format string, args ...any) *schema.FieldError {
	l.faults = append(l.faults, schema.Errorf(path, format, args...))
	return l.faults[len(l.faults)-1]
}

// effect is what becomes of a thing: a state, or where that is -1 as many states on.
type effect struct{ thing, next, by int }

// read makes numbers of names, and finds what the form cannot know.
func read(f *Facts) (*model, []*schema.FieldError) {
	m := &model{Facts: *f, follows: map[uint64][]int{}}
	var errs []*schema.FieldError
	report := func(path, format string, args ...any) *schema.FieldError {
		e := schema.Errorf(path, format, args...)
		errs = append(errs, e)
		return e
	}
	known := map[string]fixed{}
	number := func(list string, parts []Part, control bool) (all []part, codes int) {
		codes = 1
		for i, p := range parts {
			all = append(all, part{name: p.Name, states: p.states()})
			for k, state := range p.states() {
				if other, taken := known[state]; taken {
					report(fmt.Sprintf("%s/%d/%s", list, i, stateKey(k)), "“%s” is a state already, of %s: give this one another name.", state, m.partOf(other, all))
				} else {
					known[state] = fixed{control, i, k}
				}
			}
		}
		for i := range slices.Backward(all) {
			all[i].step = codes
			codes *= len(all[i].states)
		}
		return all, codes
	}
	m.things, m.cases = number("things", f.Things, false)
	m.controls, m.settings = number("controls", f.Controls, true)
	if m.cases > mostCases {
		report("things", "Together these have %s cases, and at most %d can be looked at: remove a thing, or some states.", english.Thousands(m.cases), mostCases)
	}
	if m.settings > mostSettings {
		report("controls", "Together these have %s settings, and at most %d can be looked at: remove a control, or some states.", english.Thousands(m.settings), mostSettings)
	}
	for i, l := range f.Lines {
		m.lines = append(m.lines, m.line(i, l, known))
	}
	for _, s := range f.Starts {
		m.starts = append(m.starts, known[s.State])
	}
	for _, g := range f.Goals {
		at := known[g.State]
		if g.Kind != is {
			at = fixed{part: thing(m.things, g.Thing), state: -1}
		}
		m.goals = append(m.goals, at)
	}
	if len(errs) > 0 {
		return m, errs
	}
	m.digits, m.set = digits(m.things, m.cases), digits(m.controls, m.settings)
	byCase, bySetting := m.speaking(m.digits, false), m.speaking(m.set, true)
	for _, inCase := range byCase {
		for _, set := range bySetting {
			m.fitting = append(m.fitting, inCase&set)
		}
	}
	if m.Otherwise == said && !slices.ContainsFunc(m.lines, func(l line) bool { return l.faults != nil }) {
		errs = m.holes()
	}
	m.spelt, m.speltSet = spell(m.Things, m.cases), spell(m.Controls, m.settings)
	states := make([]int, m.cases)
	for at := range states {
		states[at] = at
	}
	for _, fact := range sentences(m) {
		m.ids = append(m.ids, fact.ID)
	}
	var err error
	if _, m.beliefs, err = space.Conformant(space.Uncertain[int, int]{States: states, Starts: states}); err != nil {
		report("things", "No case can be: %v.", err)
	}
	return m, errs
}

// digits are the states of parts in all cases or settings.
func digits(parts []part, codes int) [][]uint8 {
	all := make([][]uint8, codes)
	for code := range all {
		for _, p := range parts {
			all[code] = append(all[code], uint8(p.of(code)))
		}
	}
	return all
}

// partOf names the part that has a state; those that are being read are given.
func (m *model) partOf(at fixed, reading []part) string {
	if !at.control && m.things != nil {
		return m.things[at.part].name
	}
	return reading[at.part].name
}

// clashes are rows that say of one thing what another row denies, or says, and lines
// that deny themselves.
func clashes(m *model, keep func(puzzle.FactID) bool) (errs []*schema.FieldError) {
	for i, l := range m.lines {
		if keep(lineID(i)) {
			errs = append(errs, l.faults...)
		}
	}
	told := map[int]string{} // by thing
	tell := func(row puzzle.FactID, state string, at fixed) {
		if !keep(row) {
			return
		}
		other, twice := told[at.part]
		if told[at.part] = state; !twice {
			return
		}
		remove := schema.Edit{Op: "remove", Path: row}
		if other == state {
			errs = append(errs, schema.Errorf(row+"/state", "This is there twice: remove it.").Or("Remove it", remove))
			return
		}
		errs = append(errs, schema.Errorf(row+"/state", "Another row has “%s”, and %s cannot be both: remove one of the two, or switch it off.", other, m.things[at.part].name).
			Or("Remove this one", remove))
	}
	for i, s := range m.Starts {
		tell(startID(i), s.State, m.starts[i])
	}
	clear(told)
	for i, g := range m.Goals {
		if g.Kind == is {
			tell(goalID(i), g.State, m.goals[i])
		}
	}
	return errs
}

func thing(things []part, name string) int {
	return slices.IndexFunc(things, func(p part) bool { return p.name == name })
}

func (m *model) line(i int, l Line, known map[string]fixed) (out line) {
	keys := []string{"first", "second", "third"}
	for k, state := range []string{l.First, l.Second, l.Third} {
		if state == schema.Any || state == "" {
			continue
		}
		at := known[state]
		for _, before := range out.when {
			if before.control == at.control && before.part == at.part && before.state != at.state {
				parts := m.things
				if at.control {
					parts = m.controls
				}
				out.wrong(lineID(i)+"/"+keys[k], "“%s” and “%s” are never the case together, so this line never counts: choose a state of something else.", parts[at.part].states[before.state], state).
					Or("Leave this condition out", schema.Edit{Op: "set", Path: lineID(i) + "/" + keys[k], Value: schema.Any})
			}
		}
		out.when = append(out.when, at)
	}
	switch l.Kind {
	case becomes:
		at := known[l.Next]
		out.effects = append(out.effects, effect{at.part, at.state, 0})
	case turns:
		out.effects = append(out.effects, effect{thing(m.things, l.Thing), -1, map[string]int{stays: 0, on: 1, back: -1}[l.How]})
	case allTurn:
		for k, name := range []string{l.Thing, l.Thing2, l.Thing3, l.Thing4, l.Thing5} {
			at := thing(m.things, name)
			switch {
			case name == schema.Any:
			case slices.Contains(out.effects, effect{at, -1, 1}):
				key := lineID(i) + fmt.Sprintf("/thing%d", k+1)
				out.wrong(key, "“%s” is in this line already: choose something else, or leave it out.", name).
					Or("Leave it out", schema.Edit{Op: "set", Path: key, Value: schema.Any})
			default:
				out.effects = append(out.effects, effect{at, -1, 1})
			}
		}
	}
	return out
}

// speaking are the lines, by case or by setting, whose conditions on things, or on controls, hold there.
func (m *model) speaking(digits [][]uint8, control bool) []uint64 {
	all := make([]uint64, len(digits))
	for code, have := range digits {
		for i, l := range m.lines {
			if !slices.ContainsFunc(l.when, func(f fixed) bool { return f.control == control && int(have[f.part]) != f.state }) {
				all[code] |= 1 << i
			}
		}
	}
	return all
}

// holes are the things of which no line says what becomes of them in some case; what
// is switched off counts as said.
func (m *model) holes() (errs []*schema.FieldError) {
	for i, t := range m.things {
		table := uint64(0)
		for k, l := range m.lines {
			if slices.ContainsFunc(l.effects, func(e effect) bool { return e.thing == i }) {
				table |= 1 << k
			}
		}
		if hole := slices.IndexFunc(m.fitting, func(fitting uint64) bool { return fitting&table == 0 }); hole >= 0 {
			at, setting := hole/m.settings, hole%m.settings
			errs = append(errs, schema.Errorf("lines", "The table of %s has a hole: no line says what becomes of it when %s. Add a line, or choose that it stays where no line fits.",
				t.name, english.List(append(m.words(m.controls, setting), m.words(m.things, at)...), "and")).
				Or("Otherwise "+t.name+" stays as it is", schema.Edit{Op: "insert", Path: lineID(len(m.Lines)),
					Value: Line{Kind: turns, First: schema.Any, Second: schema.Any, Third: schema.Any, Thing: t.name, How: stays}}).
				Or("All things stay where no line fits", schema.Edit{Op: "set", Path: "otherwise", Value: stays}))
		}
	}
	return errs
}

// said are the states of all parts in a case or setting.
func (m *model) words(parts []part, code int) []string {
	all := make([]string, len(parts))
	for i, p := range parts {
		all[i] = p.states[p.of(code)]
	}
	return all
}
