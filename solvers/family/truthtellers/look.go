package truthtellers

import (
	"cmp"
	"fmt"
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// The parts of the pictures that show what is known, by their IDs.
func kindCell(who, kind int) string   { return fmt.Sprintf("kind-%d-%d", who, kind) }
func faceLabel(who int) string        { return fmt.Sprintf("face-%d", who) }
func traitCell(trait, who int) string { return fmt.Sprintf("trait-%d-%d", trait, who) }
func placeCell(who, place int) string { return fmt.Sprintf("place-%d-%d", who, place) }
func thingCell(i int) string          { return fmt.Sprintf("thing-%d", i) }
func saidMark(n int) string           { return fmt.Sprintf("said-%d", n) }

// look is how a part is shown.
type look struct {
	role  view.Role
	text  string
	facts []puzzle.FactID
}

// looks are the parts of which something is known; the others are open.
type looks map[string]look

// set shows a yes or no: in a table by the role alone.
func (l looks) set(id string, t truth, role view.Role) {
	switch t {
	case yes:
		l[id] = look{role: role}
	case no:
		l[id] = look{role: view.Crossed}
	}
}

// looks shows what a world settles; what is so in the role given.
func (s *story) looks(w *world, role view.Role) looks {
	l := looks{}
	for who, kind := range w.kind {
		if kind < 0 {
			continue
		}
		l[faceLabel(who)] = look{role: role, text: s.facts.Kinds[kind].Name}
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
		l[saidMark(n)] = look{role: role, text: "true"}
	case no:
		l[saidMark(n)] = look{role: view.Crossed, text: "false"}
	}
}

// board remembers what a replay shows, so that its steps are changes only.
type board struct {
	parts map[string]look // as they are at first
	shown looks
}

func (s *story) newBoard() *board {
	b := &board{parts: map[string]look{}, shown: looks{}}
	for _, v := range given(s, puzzle.KeepAll) {
		for id, l := range marked(v) {
			b.parts[id] = l
		}
	}
	return b
}

// marked lists the parts of a view that have IDs.
func marked(v view.View) map[string]look {
	parts := map[string]look{}
	cell := func(c view.Cell) {
		if c.ID != "" {
			parts[c.ID] = look{role: c.Role, text: c.Text}
		}
	}
	switch {
	case v.Table != nil:
		for _, row := range v.Table.Rows {
			for _, c := range row.Cells {
				cell(c)
			}
		}
	case v.Grid != nil:
		for _, c := range v.Grid.Cells {
			cell(c)
		}
	case v.Drawing != nil:
		for _, shape := range v.Drawing.Shapes {
			cell(view.Cell{Mark: shape.Mark, Text: shape.Text})
		}
	}
	return parts
}

// frame shows next in place of what was shown.
func (b *board) frame(next looks, f view.Frame) view.Frame {
	for id, after := range next {
		before, shown := b.shown[id]
		if first, there := b.parts[id]; there {
			if !shown {
				before = first
			}
			f.Changes = b.change(f.Changes, id, before, after)
		}
	}
	for id, before := range b.shown {
		first, there := b.parts[id]
		if _, still := next[id]; there && !still {
			f.Changes = b.change(f.Changes, id, before, first)
		}
	}
	slices.SortFunc(f.Changes, func(x, y view.Change) int { return cmp.Compare(x.ID, y.ID) })
	b.shown = next
	return f
}

// change adds the change of a part, if there is one. In tables only the role
// changes.
func (b *board) change(all []view.Change, id string, before, after look) []view.Change {
	switch {
	case before.role == after.role && before.text == after.text:
		return all
	case after.text == "" || b.parts[id].text == "":
		return append(all, view.Recast(id, after.role))
	}
	return append(all, view.Rewrite(id, after.role, after.text))
}
