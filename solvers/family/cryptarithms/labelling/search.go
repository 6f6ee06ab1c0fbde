package labelling

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/family/cryptarithms/columns"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

type (
	search   = puzzle.Search[letters.Solution]
	searched = fdsearch.Puzzle[letters.Solution]
)

// of is the labelling of what a search keeps of a puzzle for the engine: its sums, whose tags are the
// first, and the conditions. The letters are taken in the order of its options.
func of(s *search, m *columns.Model, p searched) *Labelling {
	l := New(m.Base, m.Len(), p.Options.Order)
	for i, e := range m.Equations {
		var products []speech.Product // none of one that is switched off
		if s.Kept(p.Tags(fd.Tag(i))) {
			products = e.Products()
		}
		l.Sum(products)
	}
	for tag, c := range m.Constraints() {
		if int(tag) >= len(m.Equations) && s.Kept(p.Tags(tag)) {
			l.Heed(c)
		}
	}
	return l
}

// put counts a digit that is put in, and whether it leads to a sum that is wrong; last says that it is
// the last of an answer.
func (l *Labelling) put(s *search, depth, wrong int) (last bool, err error) {
	if err := s.Check(); err != nil {
		return false, err
	}
	s.Stats.Nodes++
	if wrong >= 0 {
		s.Stats.DeadEnds++
	}
	return wrong < 0 && depth+1 == len(l.order), nil
}

// First puts digits in up to the first answer, for those who compare ways of searching, and says how many.
func First(s *search, m *columns.Model, p searched) (int64, error) {
	before, l := s.Stats.Nodes, of(s, m, p)
	for depth, wrong := range l.Run() {
		if last, err := l.put(s, depth, wrong); last || err != nil {
			return s.Stats.Nodes - before, err
		}
	}
	return s.Stats.Nodes - before, nil
}

// Search puts digits in to the end, and says what it took to come to the first answer.
func Search(s *search, m *columns.Model, p searched) (err error) {
	l, first := of(s, m, p), int64(-1)
	defer func() {
		if first >= 0 && !s.Bare {
			s.Discovered(upToFirst(first, s.Stats.Nodes, err == nil))
		}
	}()
	for depth, wrong := range l.Run() {
		last, err := l.put(s, depth, wrong)
		if err != nil {
			return err
		}
		if last && first < 0 {
			first = s.Stats.Nodes
		}
		if s.Telling() {
			if err := s.Step(func() view.Frame {
				f, shown := l.told(m, p, depth, wrong)
				return s.Stage().Frame(f, p.Looks(fdsearch.Put(m.Model, shown, l.order[:depth+1], l.Values)))
			}); err != nil {
				return err
			}
		}
		if last {
			if err := s.Found(letters.Of(m.Names, l.Values[:len(m.Names)])); err != nil {
				return err
			}
		}
	}
	return nil
}

// told is the step in which a letter gets a digit, and the role that digits have then.
func (l *Labelling) told(m *columns.Model, p searched, depth, wrong int) (f view.Frame, shown view.Role) {
	says := m.Says(l.order[depth], l.Values[l.order[depth]], true)
	switch {
	case wrong >= 0:
		return view.Frame{Caption: says + "? No. " + l.gap(m.Equations[wrong], wrong), Role: view.Conflict, Facts: []puzzle.FactID{p.Tags(fd.Tag(wrong))}, Depth: depth}, view.Guess
	case depth+1 < len(l.order):
		return view.Frame{Caption: "Suppose " + says + ".", Role: view.Guess, Depth: depth}, view.Guess
	}
	return view.Frame{Caption: "Everything fits: this is a solution.", Role: view.Answer, Depth: depth}, view.Answer
}

// gap says by how much the sides of a sum miss each other.
func (l *Labelling) gap(e *speech.Equation, sum int) string {
	low, high := l.Bounds(sum)
	how, by := "more", low
	if high < 0 {
		how, by = "less", -high
	}
	least := "at least "
	if low == high {
		least = ""
	}
	return fmt.Sprintf("The left side of %s is %s%s %s than the right then.", e.Print(nil), least, english.Thousands(by), how)
}

// upToFirst tells what it took to come to the first answer.
func upToFirst(first, all int64, complete bool) view.View {
	rest := "to the end"
	if !complete {
		rest = "so far"
	}
	t := view.TableOf("digits tried", []string{"to the first answer", rest}, []string{"how many"}, func(row, _ int) view.Cell {
		return view.Cell{Text: english.Thousands([...]int64{first, all}[row])}
	})
	t.Numeric = true
	return view.View{Name: "first-answer", Title: "Up to the first answer", Table: t,
		Note: "A digit is tried where no letter before it has it and no condition forbids it; the search goes on after the first answer, to see whether there is another."}
}
