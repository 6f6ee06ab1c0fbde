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
	lines            []line
	fitting          []uint64 // by case and setting: the lines that fit
	starts           []fixed
	goals            []fixed                  // state is -1 where it is only to be known
	beliefs          *space.Beliefs[int, int] // reads any belief; no search uses it

	lock    sync.Mutex
	follows map[uint64][]int // see machine.follow

	// For the checker.
	best     naive.Known // plans
	followed followed
}

// part is a thing or a control.
type part struct {
	name   string
	states []string
	step   int     // what the next state adds to a case or setting
	has    []uint8 // by case or setting: its state
}

// of is the state of a part in a case or setting.
func (p *part) of(code int) int { return int(p.has[code]) }

// count makes that known in so many cases or settings.
func (p *part) count(codes int) {
	for code := range codes {
		p.has = append(p.has, uint8(code/p.step%len(p.states)))
	}
}

// fixed says that a thing, or control, has a state.
type fixed struct {
	control     bool
	part, state int
	says        string
}

// line is a line of the tables.
type line struct {
	when    []fixed
	effects []effect
	faults  []*schema.FieldError // which matter while the line is kept
}

// effect is what becomes of a thing: a state, or where that is -1 as many states on.
type effect struct{ thing, next, by int }

// on is the state that a thing then has, after a case.
func (e effect) on(t *part, at int) int {
	if e.next >= 0 {
		return e.next
	}
	return (t.of(at) + e.by + len(t.states)) % len(t.states)
}

// read makes numbers of names, and finds what the form cannot know.
func read(f *Facts) (*model, []*schema.FieldError) {
	m := &model{Facts: *f, follows: map[uint64][]int{}}
	var errs []*schema.FieldError
	report := func(path, format string, args ...any) { errs = append(errs, schema.Errorf(path, format, args...)) }
	known, owner := map[string]fixed{}, map[string]string{} // by state; the owner is the name of its part
	number := func(list string, parts []Part, control bool) (all []part, codes int) {
		for i, p := range parts {
			all = append(all, part{name: p.Name, states: p.states()})
			for k, state := range p.states() {
				if other, taken := owner[state]; taken {
					report(fmt.Sprintf("%s/%d/%s", list, i, stateKey(k)), "“%s” is a state already, of %s: give this one another name.", state, other)
				} else {
					known[state], owner[state] = fixed{control, i, k, state}, p.Name
				}
			}
		}
		codes = 1
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
	for i := range m.things {
		m.things[i].count(m.cases)
	}
	for i := range m.controls {
		m.controls[i].count(m.settings)
	}
	set := make([]uint64, m.settings)
	for setting := range set {
		set[setting] = m.speaking(m.controls, true, setting)
	}
	for at := range m.cases {
		speaking := m.speaking(m.things, false, at)
		for _, also := range set {
			m.fitting = append(m.fitting, speaking&also)
		}
	}
	if m.Otherwise == said && !slices.ContainsFunc(m.lines, func(l line) bool { return l.faults != nil }) {
		errs = m.holes()
	}
	m.best.Facts = sentences(m)
	_, m.beliefs, _ = space.Conformant(space.Uncertain[int, int]{States: upTo(m.cases), Starts: upTo(m.cases)}) // there are cases
	return m, errs
}

// upTo are so many numbers, from 0 on.
func upTo(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return all
}

// kept are the lines that are kept, a bit for each.
func (m *model) kept(keep func(puzzle.FactID) bool) (lines uint64) {
	for i := range m.lines {
		if keep(lineID(i)) {
			lines |= 1 << i
		}
	}
	return lines
}

// clashes are rows that say of one thing what another row denies, or says, and lines
// that deny themselves.
func clashes(m *model, keep func(puzzle.FactID) bool) (errs []*schema.FieldError) {
	for i, l := range m.lines {
		if keep(lineID(i)) {
			errs = append(errs, l.faults...)
		}
	}
	told := map[int]fixed{} // by thing
	tell := func(row puzzle.FactID, at fixed) {
		if at.state < 0 || !keep(row) {
			return
		}
		other, twice := told[at.part]
		told[at.part] = at
		remove := schema.Edit{Op: "remove", Path: row}
		switch {
		case !twice:
		case other.state == at.state:
			errs = append(errs, schema.Errorf(row+"/state", "This is there twice: remove it.").Or("Remove it", remove))
		default:
			errs = append(errs, schema.Errorf(row+"/state", "Another row has “%s”, and %s cannot be both: remove one of the two, or switch it off.", other.says, m.things[at.part].name).
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

func thing(things []part, name string) int {
	return slices.IndexFunc(things, func(p part) bool { return p.name == name })
}

func (m *model) line(i int, l Line, known map[string]fixed) (out line) {
	wrong := func(key, remedy, format string, args ...any) {
		path := lineID(i) + "/" + key
		out.faults = append(out.faults, schema.Errorf(path, format, args...).Or(remedy, schema.Edit{Op: "set", Path: path, Value: schema.Any}))
	}
	for k, state := range l.conditions() {
		if open(state) {
			continue
		}
		at := known[state]
		for _, before := range out.when {
			if before.control == at.control && before.part == at.part && before.state != at.state {
				wrong([]string{"first", "second", "third"}[k], "Leave this condition out",
					"“%s” and “%s” are never the case together, so this line never counts: choose a state of something else.", before.says, state)
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
		for k, name := range l.turned() {
			e := effect{thing(m.things, name), -1, 1}
			switch {
			case open(name):
			case slices.Contains(out.effects, e):
				wrong(fmt.Sprintf("thing%d", k+1), "Leave it out", "“%s” is in this line already: choose something else, or leave it out.", name)
			default:
				out.effects = append(out.effects, e)
			}
		}
	}
	return out
}

// speaking are the lines whose conditions on things, or on controls, hold in a case, or setting.
func (m *model) speaking(parts []part, control bool, code int) (lines uint64) {
	for i, l := range m.lines {
		if !slices.ContainsFunc(l.when, func(f fixed) bool { return f.control == control && parts[f.part].of(code) != f.state }) {
			lines |= 1 << i
		}
	}
	return lines
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

// words are the states of all parts in a case or setting.
func (m *model) words(parts []part, code int) []string {
	all := make([]string, len(parts))
	for i, p := range parts {
		all[i] = p.states[p.of(code)]
	}
	return all
}
