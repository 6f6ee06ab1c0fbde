package puzzle

import (
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/view"
)

// ArgumentBoard draws an argument: what is given, with nothing known but what is told at
// the outset, and then each step.
type ArgumentBoard struct {
	Views []view.View
	stage *view.Stage
	parts []boardPart
	sign  string
}

type boardPart struct {
	id     string
	claim  Claim
	atoms  []Claim // that it says together
	values []view.Value
}

// standing is how a part stands in which several cells are claimed together.
func (p boardPart) standing(of func(Claim) Standing) Standing {
	all := Certain
	for _, atom := range p.atoms {
		switch of(atom) {
		case Excluded:
			return Excluded
		case Certain:
		default:
			all = Undecided
		}
	}
	return all
}

// Board is the board of an argument. Of the claims that are its cells, nothing is
// drawn there as known but those at the outset.
func (i *plain) Board(a *Argument, keep func(FactID) bool, known func(Claim) Standing) *ArgumentBoard {
	if keep == nil {
		keep = KeepAll
	}
	cells := map[Claim]bool{}
	for _, cell := range a.Cells {
		cells[cell.String()] = true
	}
	b := &ArgumentBoard{sign: a.Sign}
	var views []view.View
	given := i.given(keep)
	if a.Board != nil {
		given = slices.Concat(given, a.Board(keep))
	}
	for _, v := range given {
		for mark := range view.Marks(v) {
			if len(asCells(cells, mark.Claim)) > 0 || slices.ContainsFunc(mark.Values, func(value view.Value) bool { return cells[value.Claim] }) {
				v.Name, v.Field, v.Note, v.Frames = "argue-"+v.Name, "", "", nil
				views = append(views, v)
				break
			}
		}
	}
	n := 0
	views = view.Redraw(views, func(m *view.Mark, text *string) {
		atoms := asCells(cells, m.Claim)
		about := len(atoms) > 0
		if m.ID = ""; !about && len(m.Values) == 0 {
			return
		}
		n++
		m.ID = fmt.Sprintf("argue-%d", n)
		part := boardPart{m.ID, positive(m.Claim), atoms, m.Values}
		if m.Values = nil; about && m.Status == view.Told && part.standing(known) != Undecided {
			part.claim = "" // as it is given
		} else if about && len(part.values) == 0 {
			m.Claim, m.Role, m.Status, m.Facts, *text = part.claim, view.Plain, view.Open, nil, ""
		}
		b.parts = append(b.parts, part)
	})
	b.Views = i.label(views)
	b.stage = view.NewStage(b.Views...)
	return b
}

// Frame is a step after which the claims stand so; fresh says which of them it shows.
func (b *ArgumentBoard) Frame(frame view.Frame, standing func(Claim) Standing, fresh func(Claim) bool) view.Frame {
	looks := view.Looks{}
	for _, part := range b.parts {
		role := view.Deduced
		if len(part.values) > 0 {
			left := possible(part.values, standing)
			switch {
			case len(left) == 1:
				if fresh(left[0].Claim) {
					role = view.Accent
				}
				looks[part.id] = view.Look{Role: role, Text: left[0].Text}
				if _, none := claim.Positive(left[0].Claim); none {
					looks[part.id] = crossed(role == view.Accent)
				}
			case len(left) <= mostValues && len(left) < len(part.values):
				looks[part.id] = view.Look{Role: view.Possible, Text: written(left, "/")}
			}
			continue
		}
		if part.claim == "" {
			continue
		}
		if slices.ContainsFunc(part.atoms, fresh) {
			role = view.Accent
		}
		switch part.standing(standing) {
		case Certain:
			looks[part.id] = view.Look{Role: role, Text: b.sign}
		case Excluded:
			looks[part.id] = crossed(fresh(part.claim))
		}
	}
	return b.stage.Frame(frame, looks)
}

// crossed is the look of what is ruled out.
func crossed(fresh bool) view.Look {
	if fresh {
		return view.Look{Role: view.Accent, Text: "×"}
	}
	return view.Look{Role: view.Crossed}
}
