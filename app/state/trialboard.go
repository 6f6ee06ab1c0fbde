package state

import (
	"cmp"
	"iter"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// FactRead is the fact that is read beside the board, its number from 0, and how many there are
// to be read.
func (m *Model) FactRead() (fact puzzle.Fact, at, all int) {
	listed := m.readable()
	if all = len(listed); all == 0 {
		return fact, 0, 0
	}
	at = (m.Trial.Reading%all + all) % all
	return listed[at], at, all
}

// readable are the facts that can be read one at a time: all that hold, but those of boards and maps, which are drawn.
func (m *Model) readable() []puzzle.Fact {
	return slices.DeleteFunc(m.Holding(), func(fact puzzle.Fact) bool {
		name, _, _ := strings.Cut(fact.ID, "/")
		field, known := m.Sheet.Form.Field(name)
		return known && (field.Kind == schema.Grid || field.Kind == schema.Regions || field.Kind == schema.Map)
	})
}

// readHinted turns to the first of the facts that the hint names, as far as it is told, if one of them can be read.
func (m *Model) readHinted() {
	readable := m.readable()
	for _, line := range m.Hinted().Lines {
		for _, named := range line.Facts {
			if at := slices.IndexFunc(readable, func(fact puzzle.Fact) bool { return fact.ID == named }); at >= 0 {
				m.Trial.Reading = at
				return
			}
		}
	}
}

// Speaks says whether a part is about one of some claims and places: of several atoms one may
// be among them.
func Speaks(part view.Mark, of map[string]bool) bool {
	return len(of) > 0 && (of[part.Leaf] || part.Claim != "" && (of[part.Claim] || slices.ContainsFunc(needed(part), func(c string) bool { return of[c] })))
}

// needed are the claims that have to be so for what a part claims.
func needed(part view.Mark) []puzzle.Claim { return append(claim.Parts(part.Claim), part.Implies...) }

// TriedOn are the pictures that somebody tries on: those of the answer as far as it is
// entered, where there are such, or else those of the facts.
func (m *Model) TriedOn() []view.View {
	switch {
	case m.Trial.Played != nil:
		return m.Trial.Played
	case m.Advances():
		return m.Answer.Played.All()
	}
	return m.Answer.Given.All()
}

// plays are the parts of these pictures that can be pressed.
func (m *Model) plays() iter.Seq[view.Mark] {
	return func(yield func(view.Mark) bool) {
		if m.Answer.Asks != puzzle.AsksSolution { // marks on the pictures are about solutions
			return
		}
		for _, v := range m.TriedOn() {
			for mark := range view.Marks(v) {
				if Plays(mark) && !yield(mark) {
					return
				}
			}
		}
	}
}

// anyPlays says whether there are any.
func (m *Model) anyPlays() bool {
	for range m.plays() {
		return true
	}
	return false
}

// Plays says whether a part of a picture can be pressed by those who try.
func Plays(mark view.Mark) bool {
	return mark.Leaf != "" || len(mark.Puts) > 0 || mark.Claim != "" && mark.Status != view.Told
}

// HasBoard says whether there is a picture to play on; HasForm, that the answer is filled in as a form, since no picture has all of
// its fields.
func (m *Model) HasBoard() bool { return m.Advances() || m.anyPlays() }

// HasPens says whether parts of a picture are marked by a pen; Fills, whether all of them are
// filled in, so that there is nothing to cross out.
func (m *Model) HasPens() bool { return !m.Advances() && m.anyPlays() }

// Fills says whether the parts of the pictures are places to be filled in.
func (m *Model) Fills() bool {
	for part := range m.plays() {
		if part.Leaf == "" {
			return false
		}
	}
	return true
}

// Advances says whether the board shows the answer as far as it is entered.
func (m *Model) Advances() bool { return !m.Answer.Played.IsZero() }

// Lags says whether the board does not yet show what is entered: the worker draws it.
func (m *Model) Lags() bool { return m.Advances() && m.glances() }

// Beside are the marks that no picture shows, so that they are told in words.
func (m *Model) Beside() (marks []TrialMark) {
	for _, mark := range m.Trial.Marks() {
		if !m.shows(mark) && (mark.Leaf == "" || !m.Advances() && !m.HasForm()) {
			marks = append(marks, mark)
		}
	}
	return marks
}

// Supposed are the marks that are supposed, where the board shows them as it shows what is sure: it
// draws the answer as far as it is entered.
func (m *Model) Supposed() (marks []TrialMark) {
	if !m.Advances() {
		return nil
	}
	return slices.DeleteFunc(m.Trial.Marks(), func(mark TrialMark) bool { return m.Trial.at(mark.Claim) == 0 })
}

// MarkText is a mark in words.
func (m *Model) MarkText(mark TrialMark) string {
	if mark.Leaf != "" {
		return m.PlaceName(mark.Leaf) + ": " + mark.Value
	}
	return cmp.Or(mark.Text, mark.Claim)
}

// shows says whether a picture shows a mark.
func (m *Model) shows(mark TrialMark) bool {
	for part := range m.plays() {
		if part.Claim == mark.Claim || mark.Leaf != "" && part.Leaf == mark.Leaf ||
			mark.How == PenCross && part.Claim != "" && slices.Contains(needed(part), mark.Claim) { // drawn as out
			return true
		}
	}
	return false
}
