package truthtellers

import (
	"fmt"

	"solvitur/solvers/view"
)

// The parts of the pictures that show what is known, by their IDs.
func kindCell(who, kind int) string   { return fmt.Sprintf("kind-%d-%d", who, kind) }
func faceLabel(who int) string        { return fmt.Sprintf("face-%d", who) }
func traitCell(trait, who int) string { return fmt.Sprintf("trait-%d-%d", trait, who) }
func placeCell(who, place int) string { return fmt.Sprintf("place-%d-%d", who, place) }
func thingCell(i int) string          { return fmt.Sprintf("thing-%d", i) }
func saidMark(n int) string           { return fmt.Sprintf("said-%d", n) }

// looks are the parts of which something is known; the others are open.
type looks view.Looks

// set shows a yes or no: in a table by the role alone.
func (l looks) set(id string, t truth, role view.Role) {
	switch t {
	case yes:
		l[id] = view.Look{Role: role}
	case no:
		l[id] = view.Look{Role: view.Crossed}
	}
}

// looks shows what a world settles; what is so in the role given.
func (s *story) looks(w *world, role view.Role) looks {
	l := looks{}
	for who, kind := range w.kind {
		if kind < 0 {
			continue
		}
		l[faceLabel(who)] = view.Look{Role: role, Text: s.facts.Kinds[kind].Name}
		for k := range s.facts.Kinds {
			l.set(kindCell(who, k), truthOf(k == kind), role)
		}
	}
	for trait, of := range w.trait {
		for who, t := range of {
			l.set(traitCell(trait, who), t, role)
		}
	}
	for who, place := range w.place {
		for p := 1; place > 0 && p <= len(s.people); p++ {
			l.set(placeCell(who, p), truthOf(p == place), role)
		}
	}
	for i, t := range w.thing {
		l.set(thingCell(i), t, role)
	}
	for n, t := range w.said {
		l.call(n, t, role)
	}
	return l
}

// call shows whether a statement is true, in words.
func (l looks) call(n int, t truth, role view.Role) {
	switch t {
	case yes:
		l[saidMark(n)] = view.Look{Role: role, Text: "true"}
	case no:
		l[saidMark(n)] = view.Look{Role: view.Crossed, Text: "false"}
	}
}
