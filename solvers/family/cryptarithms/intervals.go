package cryptarithms

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/family/cryptarithms/labelling"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// labelled is the plain labelling of a search, with the facts that it keeps, and the model of it.
func labelled(s *puzzle.Search[Solution], m *sums, order []string) (*model, *labelling.Labelling) {
	model := newModel(m, false)
	l := labelling.New(m.Base, model.Len(), m.Positions(order))
	for i, e := range m.Equations {
		var products []speech.Product // none of one that is switched off
		if s.Kept(equationID(i)) {
			products = e.Products()
		}
		l.Sum(products)
	}
	for tag, c := range model.Constraints() {
		if tag >= m.tagOf(0) && s.Kept(m.factOf(tag)) {
			l.Heed(c)
		}
	}
	return model, l
}

// counted counts a digit that is put in, and whether it leads to a sum that is wrong.
func counted(s *puzzle.Search[Solution], wrong int) error {
	if err := s.Check(); err != nil {
		return err
	}
	s.Stats.Nodes++
	if wrong >= 0 {
		s.Stats.DeadEnds++
	}
	return nil
}

// byIntervals is the way of searching.
func byIntervals(s *puzzle.Search[Solution], m *sums) (err error) {
	order := s.Order(letters.InLetters, m.Names)
	model, l := labelled(s, m, order)
	vars := model.vars(order)
	first := int64(-1)
	defer func() {
		if first >= 0 && !s.Bare {
			s.Discovered(upToFirst(first, s.Stats.Nodes, err == nil))
		}
	}()
	for depth, wrong := range l.Run() {
		if err := counted(s, wrong); err != nil {
			return err
		}
		found := wrong < 0 && depth+1 == len(vars)
		if found && first < 0 {
			first = s.Stats.Nodes
		}
		if s.Telling() {
			if err := s.Step(func() view.Frame {
				f, shown := m.told(l, depth, wrong, model.Says(vars[depth], l.Values[vars[depth]], true))
				return s.Stage().Frame(f, model.looks(fdsearch.Put(model.Model.Model, shown, vars[:depth+1], l.Values)))
			}); err != nil {
				return err
			}
		}
		if found {
			if err := s.Found(letters.Of(m.Names, l.Values[:len(m.Names)])); err != nil {
				return err
			}
		}
	}
	return nil
}

// told is the step in which a letter gets a digit, which is said so, and the role that digits have then.
func (m *sums) told(l *labelling.Labelling, depth, wrong int, says string) (f view.Frame, shown view.Role) {
	switch {
	case wrong >= 0:
		return view.Frame{Caption: says + "? No. " + m.gap(l, wrong), Role: view.Conflict, Facts: []puzzle.FactID{equationID(wrong)}, Depth: depth}, view.Guess
	case depth+1 < len(m.Names):
		return view.Frame{Caption: "Suppose " + says + ".", Role: view.Guess, Depth: depth}, view.Guess
	}
	return view.Frame{Caption: "Everything fits: this is a solution.", Role: view.Answer, Depth: depth}, view.Answer
}

// gap says by how much the sides of a sum miss each other.
func (m *sums) gap(l *labelling.Labelling, equation int) string {
	low, high := l.Bounds(equation)
	how, by := "more", low
	if high < 0 {
		how, by = "less", -high
	}
	least := "at least "
	if low == high {
		least = ""
	}
	return fmt.Sprintf("The left side of %s is %s%s %s than the right then.", m.Equations[equation].Print(nil), least, english.Thousands(by), how)
}

// upToFirst tells what it took to come to the first answer.
func upToFirst(first, all int64, complete bool) view.View {
	rest := "to the end"
	if !complete {
		rest = "so far"
	}
	row := func(name string, n int64) view.Row {
		return view.Row{Head: view.Cell{Text: name}, Cells: view.Cells(english.Thousands(n))}
	}
	return view.View{Name: "first-answer", Title: "Up to the first answer",
		Table: &view.Table{Corner: "digits tried", Numeric: true, Columns: view.Cells("how many"), Rows: []view.Row{row("to the first answer", first), row(rest, all)}},
		Note:  "A digit is tried where no letter before it has it and no condition forbids it; the search goes on after the first answer, to see whether there is another."}
}
