package truthtellers

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"solvitur/solvers/english"
	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// painter draws what is given of a story, or a solution. Its pictures have the
// same parts in both.
type painter struct {
	*story
	keep  func(puzzle.FactID) bool
	looks looks
}

// Bounds of what is drawn as a scene; larger groups are only tabulated.
const (
	maxOnStage  = 12
	maxSpeeches = 30
	maxInRow    = 3 // people side by side
	longTable   = 24
)

func (p *painter) views() []view.View {
	var views []view.View
	if p.onStage() {
		views = append(views, p.scene())
	}
	if v, ok := p.whoTable(); ok {
		views = append(views, v)
	}
	if len(p.facts.Things) > 0 {
		views = append(views, p.thingTable())
	}
	if v, ok := p.saidTable(); ok {
		views = append(views, v)
	}
	if len(views) == 0 {
		views = append(views, view.View{Name: "nothing", Steps: &view.Steps{Items: []view.Step{{Text: "Nobody is there, and nothing is said: add a person or a statement."}}}})
	}
	return views
}

// onStage says whether the people are drawn with what they say.
func (s *story) onStage() bool {
	speeches := 0
	for _, of := range s.saidBy {
		speeches += len(of)
	}
	return len(s.People) > 0 && len(s.People) <= maxOnStage && speeches <= maxSpeeches && speeches > 0
}

// mark is the look of a value; open is how it looks when nothing is known.
func (p *painter) mark(f speech.Is, open view.Look) (view.Mark, string) {
	l, known := p.looks[p.part(f)]
	if !known {
		l = open
	}
	m := view.Mark{ID: p.part(f), Role: l.Role}
	if p.tells(f) {
		m.Claim = p.claim(f).String()
		switch {
		case !known || l.Role == view.Possible:
			m.Status = view.Open
		case l.Role == view.Crossed:
			m.Claim = puzzle.Not(m.Claim)
		}
	}
	return m, l.Text
}

// truthOf is the mark of a statement, in words: true, false or not known.
func (p *painter) truthOf(n int) (view.Mark, string) {
	m, text := p.mark(speech.IsTrue(n), openMark)
	if m.Status == view.Open {
		m.Values = []view.Value{{Text: "true", Claim: m.Claim}, {Text: "false", Claim: puzzle.Not(m.Claim)}}
	}
	switch {
	case m.Claim != "":
	case text == "true", text == "false":
		m.Says = sentence(p.Clause(speech.IsTrue(n), -1, text == "true"))
	default:
		m.Says = fmt.Sprintf("Statement %d: true or false?", n+1)
	}
	return m, text
}

// tells says whether an answer tells a value. Nobody can be asked about what nobody
// heard.
func (p *painter) tells(f speech.Is) bool {
	return f.Sort != speech.OfTruth || p.judged(f.At) && (p.only || p.keep(p.said[f.At].fact()))
}

var openCell = view.Look{Role: view.Possible}

// whoTable is the table of people against kinds, phrases and places.
func (p *painter) whoTable() (view.View, bool) {
	t := &view.Table{Corner: "who"}
	for who, name := range p.People {
		row := view.Row{Head: view.Cell{Text: name}}
		for _, u := range p.ofPerson(who) {
			for _, f := range p.values(u) {
				m, text := p.mark(f, openCell)
				row.Cells = append(row.Cells, view.Cell{Mark: m, Text: text})
				if who == 0 {
					t.Columns = append(t.Columns, view.Cell{Text: p.head(f)})
				}
			}
		}
		t.Rows = append(t.Rows, row)
	}
	return view.View{Name: "who", Table: t}, len(t.Columns) > 0
}

// head is what stands over the values of all persons that are like one of the first.
func (p *painter) head(f speech.Is) string {
	switch f.Sort {
	case speech.OfKind:
		return p.facts.Kinds[f.Value].Name
	case speech.OfTrait:
		trait, _ := p.TraitAt(f.At)
		return p.facts.Traits[trait]
	}
	return english.Ordinal(f.Value)
}

func (p *painter) thingTable() view.View {
	t := &view.Table{Corner: "is it so?", Columns: view.Cells("true")}
	for i, name := range p.facts.Things {
		m, text := p.mark(speech.OfThing.At(i).Is(1), openCell)
		t.Rows = append(t.Rows, view.Row{Head: view.Cell{Text: name}, Cells: []view.Cell{{Mark: m, Text: text}}})
	}
	return view.View{Name: "things", Table: t}
}

// openMark is how the truth of a statement looks when nothing is known.
var openMark = view.Look{Role: view.Possible, Text: "?"}

// saidTable lists the statements that the scene does not show: in words if
// they are few, else by number.
func (p *painter) saidTable() (view.View, bool) {
	var listed []int
	for n, u := range p.said {
		if u.speaker < 0 || !p.onStage() {
			listed = append(listed, n)
		}
	}
	if len(listed) == 0 {
		return view.View{}, false
	}
	if len(listed) > longTable {
		const columns = 10
		g := &view.Grid{Columns: columns}
		for _, n := range listed {
			m, _ := p.mark(speech.IsTrue(n), openMark)
			g.Cells = append(g.Cells, view.Cell{Mark: m, Text: fmt.Sprint(n + 1)})
		}
		for len(g.Cells)%columns != 0 {
			g.Cells = append(g.Cells, view.Cell{})
		}
		return view.View{Name: "said", Title: fmt.Sprintf("%d statements", len(listed)), Grid: g, Note: "Those that are true stand out."}, true
	}
	t := &view.Table{Corner: "statement", Columns: view.Cells("says", "true?")}
	for _, n := range listed {
		m, text := p.truthOf(n)
		head := fmt.Sprint(n + 1)
		if who := p.said[n].speaker; who >= 0 {
			head += " " + p.People[who]
		}
		t.Rows = append(t.Rows, view.Row{
			Head:  view.Cell{Text: head},
			Cells: []view.Cell{{Mark: view.Mark{Facts: []string{p.said[n].fact()}}, Text: p.heard(n)}, {Mark: m, Text: text}},
		})
	}
	return view.View{Name: "said", Table: t}, true
}

// heard is what is heard of a statement: nothing if it is switched off.
func (p *painter) heard(n int) string {
	if !p.keep(p.said[n].fact()) {
		return "…"
	}
	return p.quote(n)
}

// given draws the facts, with everything open.
func given(s *story, keep func(puzzle.FactID) bool) []view.View {
	views := (&painter{story: s, keep: keep, looks: looks{}}).views()
	for i := range views {
		if d := views[i].Drawing; d != nil && slices.ContainsFunc(d.Shapes, func(shape view.Shape) bool { return shape.Text == openMark.Text }) {
			views[i].Note = "A question mark: still to be found out."
		}
	}
	return views
}

// show draws a solution, and which of the statements are true, as far as it tells.
func show(s *story, x Solution, keep func(puzzle.FactID) bool) []view.View {
	w := newWorld(s)
	w.copyFrom(x.world)
	if !s.only {
		for n, t := range s.truths(x, keep) {
			w.call(n, t)
		}
	}
	views := (&painter{story: s, keep: keep, looks: s.looks(w, view.Answer)}).views()
	if order := s.order(w); order != nil {
		views = append([]view.View{s.podium(order)}, views...)
	}
	return views
}

// podium is the order as one row.
func (s *story) podium(order []string) view.View {
	t := &view.Table{Corner: "place"}
	row := view.Row{Head: view.Cell{Text: "who"}}
	for i, name := range order {
		t.Columns = append(t.Columns, view.Cell{Text: english.Ordinal(i + 1)})
		at := speech.OfPlace.At(slices.Index(s.People, name)).Is(i + 1)
		row.Cells = append(row.Cells, view.Cell{Mark: view.Mark{Role: view.Answer, Claim: s.claim(at).String()}, Text: name})
	}
	t.Rows = []view.Row{row}
	return view.View{Name: "order", Table: t}
}

// breadth is about how wide a text is, in letters such as n.
func breadth(text string) float64 {
	wide := 0.0
	for _, r := range text {
		switch {
		case r == ' ':
			wide += 0.45
		case strings.ContainsRune("ijlftrIJ.,:;!'’()|", r):
			wide += 0.6
		case strings.ContainsRune("mwMW…", r):
			wide += 1.6
		case unicode.IsUpper(r):
			wide += 1.25
		case r == '“' || r == '”':
			wide += 0.8
		default:
			wide++
		}
	}
	return wide
}
