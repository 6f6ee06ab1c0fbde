package dialogues

import (
	"fmt"

	"solvitur/solvers/puzzle"
)

// A script is the conversation as far as it is switched on, as statements that
// can be judged.
type script struct {
	facts   Facts
	keep    func(puzzle.FactID) bool
	known   []condition
	viewers []*viewer
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
	s := &script{facts: f, keep: keep}
	for i, l := range f.Known {
		if keep(knownID(i)) {
			s.known = append(s.known, condition{knownID(i), l})
		}
	}
	now := map[string]*viewer{}
	for i, p := range f.People {
		v := &viewer{name: p.Name}
		if keep(peopleID(i)) {
			v.see(p.quantities(), peopleID(i))
		}
		s.viewers = append(s.viewers, v)
		now[p.Name] = v
	}
	for i, l := range f.Conversation {
		if !keep(lineID(i)) {
			continue
		}
		line := spoken{id: lineID(i), number: i + 1, line: l, text: l.sentence()}
		if l.Kind == lineTold {
			told := *now[l.Who]
			told.see([]quantity{{what: what(l.What)}}, lineID(i))
			now[l.Who] = &told
			s.viewers = append(s.viewers, &told)
		} else if l.Who != "" {
			line.who = now[l.Who]
		}
		line.says = s.statement(l, now)
		s.lines = append(s.lines, line)
	}
	return s
}

// see adds to what a viewer sees, once each.
func (v *viewer) see(quantities []quantity, id puzzle.FactID) {
	seen := append([]quantity(nil), v.sees...)
	for _, q := range quantities {
		known := q.what == nothing
		for _, other := range seen {
			known = known || other == q
		}
		if !known {
			seen = append(seen, q)
		}
	}
	v.sees, v.facts = seen, append(append([]puzzle.FactID(nil), v.facts...), id)
}

// key tells apart what the viewer sees: two choices with the same key are the
// same to them. The values are appended to dst.
func (v *viewer) key(read reader, numbers []int, dst []int) []int {
	for _, q := range v.sees {
		dst = append(dst, read(q, numbers))
	}
	return dst
}

// statement is what a line says, when it is said after the lines so far.
func (s *script) statement(l Line, now map[string]*viewer) *statement {
	who, other := now[l.Who], now[l.Other]
	affirm := func(st *statement) *statement {
		if l.Does == does {
			return st
		}
		return not(st)
	}
	switch l.Kind {
	case lineState:
		return affirm(knowsNumbers(who))
	case linePast:
		moment := 0
		if l.When == before {
			moment = max(0, len(s.lines)-1)
		}
		st := knowsThat(who, affirm(knowsNumbers(other)))
		return &statement{op: opAt, moment: moment, within: []*statement{st}, text: st.text, denied: st.denied}
	case lineThink:
		return knowsThat(who, affirm(knowsNumbers(other)))
	case lineUnsure:
		return affirm(knowsWhether(who, knowsNumbers(other)))
	case lineValue:
		q := quantity{what: what(l.What)}
		return affirm(&statement{op: opKnowsValue, who: who, what: q,
			text: fmt.Sprintf("%s knows %s", who.name, q), denied: fmt.Sprintf("%s does not know %s", who.name, q)})
	case lineWhether:
		return affirm(knowsWhether(who, ofNumbers(Line{Kind: lineHint, Property: l.Property})))
	case lineBoth:
		return all(affirm(knowsNumbers(who)), affirm(knowsNumbers(other)))
	case lineAll:
		var each []*statement
		for _, p := range s.facts.People {
			st := knowsNumbers(now[p.Name])
			if l.Does == nobody {
				st = not(st)
			}
			each = append(each, st)
		}
		switch l.Does {
		case everybody, nobody:
			return all(each...)
		case notEverybody:
			return not(all(each...))
		}
		return &statement{op: opOr, within: each, text: "somebody knows the numbers", denied: "nobody knows the numbers"}
	case lineTold:
		return &statement{op: opTrue, text: l.sentence()}
	}
	return ofNumbers(l)
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

func knowsNumbers(who *viewer) *statement {
	return &statement{op: opKnowsNumbers, who: who, text: who.name + " knows the numbers", denied: who.name + " does not know the numbers"}
}

func knowsThat(who *viewer, st *statement) *statement {
	return &statement{op: opKnows, who: who, within: []*statement{st},
		text: fmt.Sprintf("%s knows that %s", who.name, st.text), denied: fmt.Sprintf("%s does not know that %s", who.name, st.text)}
}

func knowsWhether(who *viewer, st *statement) *statement {
	return &statement{op: opKnowsWhether, who: who, within: []*statement{st},
		text: fmt.Sprintf("%s knows whether %s", who.name, st.text), denied: fmt.Sprintf("%s does not know whether %s", who.name, st.text)}
}

func ofNumbers(l Line) *statement {
	return &statement{op: opFact, fact: l, text: l.about(), denied: "it is not true that " + l.about()}
}
