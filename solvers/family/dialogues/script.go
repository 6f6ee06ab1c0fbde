package dialogues

import (
	"maps"
	"slices"

	"solvitur/solvers/puzzle"
)

// A script is the conversation as far as it is switched on, as statements that
// can be judged.
type script struct {
	facts   Facts
	known   []condition
	viewers []*viewer
	first   map[string]*viewer // everybody, before anything is said
	lines   []spoken
}

// A condition is something that everybody knows of the numbers.
type condition struct {
	id   puzzle.FactID
	line Line
}

// A viewer is a person who sees some quantities. Who is told something more is
// another viewer from then on.
type viewer struct {
	name  string
	sees  []quantity
	facts []puzzle.FactID // that say so
}

// A spoken sentence is judged after all before it, and leaves the choices in
// which it is true.
type spoken struct {
	id     puzzle.FactID
	number int // from 1, in the whole conversation
	line   Line
	text   string // as a sentence without its full stop
	says   *statement
	who    *viewer // who speaks of what they know, nil where nobody does
	// now is everybody with what they see when it is said.
	now map[string]*viewer
}

// operator is what a statement says.
type operator uint8

const (
	opTrue operator = iota
	opFact          // of the numbers alone
	opNot
	opAnd
	opOr
	opKnowsNumbers // the viewer knows the numbers
	opKnowsValue   // the viewer knows a quantity
	opKnows        // the viewer knows that the statement within is true
	opKnowsWhether // or knows that it is false
	opAt           // judged after fewer sentences
)

// A statement is true or false of numbers, given the choices that are left at
// the moment at which it is judged. Each is judged at one moment only.
type statement struct {
	op     operator
	who    *viewer
	what   quantity
	within []*statement
	moment int    // opAt: after this number of sentences
	fact   Line   // opFact: what it says
	text   string // as a sentence without its full stop
	denied string // its opposite
}

func newScript(f Facts, keep func(puzzle.FactID) bool) *script {
	s := &script{facts: f}
	for i, l := range f.Known {
		if id := knownLines.ID(i); keep(id) {
			s.known = append(s.known, condition{id, l})
		}
	}
	h := &hearing{script: s, now: map[string]*viewer{}}
	for i, p := range f.People {
		v := &viewer{name: p.Name}
		if id := people.ID(i); keep(id) {
			people.Post(v, p)
			v.facts = []puzzle.FactID{id}
		}
		s.viewers = append(s.viewers, v)
		h.now[p.Name] = v
	}
	s.first = h.now
	for i, l := range f.Conversation {
		if !keep(lineID(i)) {
			continue
		}
		line := spoken{id: lineID(i), number: i + 1, line: l, text: l.sentence()}
		spokenLines.Post(h, l)
		if line.says, line.now = h.says, h.now; l.Kind == lineTold {
			line.says.text = line.text
			h.now[l.Who].facts = append(h.now[l.Who].facts, line.id)
		} else if line.who = h.now[l.Who]; line.says.op == opAt { // nil where nobody speaks
			line.who = s.after(line.says.moment)[l.Who]
		}
		s.lines = append(s.lines, line)
	}
	return s
}

// after is everybody with what they see after so many sentences: whoever knew something
// then had not yet been told what came later.
func (s *script) after(sentences int) map[string]*viewer {
	if sentences == 0 {
		return s.first
	}
	return s.lines[sentences-1].now
}

// tell makes somebody another viewer from then on, who sees something more.
func (h *hearing) tell(name string, more quantity) {
	told := *h.now[name]
	told.sees, told.facts = slices.Clone(told.sees), slices.Clone(told.facts)
	told.see(more)
	h.now = maps.Clone(h.now)
	h.now[name] = &told
	h.viewers = append(h.viewers, &told)
}

// see adds to what a viewer sees, once each.
func (v *viewer) see(q quantity) {
	if q.what != nothing && !slices.Contains(v.sees, q) {
		v.sees = append(v.sees, q)
	}
}

// parts are a statement and all within it.
func (st *statement) parts() []*statement {
	all := []*statement{st}
	for _, part := range st.within {
		all = append(all, part.parts()...)
	}
	return all
}

func not(st *statement) *statement {
	return &statement{op: opNot, within: []*statement{st}, text: st.denied, denied: st.text}
}

// all joins statements; of none it is true.
func all(parts ...*statement) *statement {
	st := &statement{op: opAnd, within: parts}
	for i, part := range parts {
		if i > 0 {
			st.text, st.denied = st.text+", and ", st.denied+", or "
		}
		st.text, st.denied = st.text+part.text, st.denied+part.denied
	}
	return st
}

// knows is a statement about what somebody knows.
func knows(op operator, who *viewer, what string, within ...*statement) *statement {
	return &statement{op: op, who: who, within: within, text: who.name + " knows " + what, denied: who.name + " does not know " + what}
}

func knowsNumbers(who *viewer) *statement { return knows(opKnowsNumbers, who, "the numbers") }

func knowsThat(who *viewer, st *statement) *statement {
	return knows(opKnows, who, "that "+st.text, st)
}

func knowsWhether(who *viewer, st *statement) *statement {
	return knows(opKnowsWhether, who, "whether "+st.text, st)
}

func knowsValue(who *viewer, q quantity) *statement {
	st := knows(opKnowsValue, who, q.String())
	st.what = q
	return st
}

func ofNumbers(l Line) *statement {
	return &statement{op: opFact, fact: l, text: l.about(), denied: "it is not true that " + l.about()}
}
