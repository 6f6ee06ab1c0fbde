package truthtellers

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/view"
)

// Measures of the scene, in units of the drawing.
const (
	stageWidth = 120
	textSize   = 4.4
	lineHeight = 5.6
	letter     = 2.45 // the width of a letter such as n
	apart      = 2.6  // of two statements: the signs behind them are pressed, each by a finger
	headRadius = 5
	margin     = 2
)

// scene draws the people with what they say: few of them side by side, as gods
// or islanders sit, more below each other.
func (p *painter) scene() view.View {
	side := len(p.People) <= maxInRow
	for _, of := range p.saidBy {
		side = side && len(of) <= 1
	}
	d := &view.Drawing{Width: stageWidth, Says: "The people and what they say."}
	if side {
		p.sideBySide(d)
	} else {
		p.below(d)
	}
	return view.View{Name: "scene", Drawing: d}
}

// speech is a statement, broken into lines, with its number: whether statement 2 is true is asked
// and hinted at.
func (p *painter) speech(n int, width float64) []string {
	text := "“" + p.heard(n) + "”"
	if len(p.said) > 1 {
		text = fmt.Sprintf("(%d) %s", n+1, text)
	}
	return english.Wrap(text, width, breadth)
}

func (p *painter) sideBySide(d *view.Drawing) {
	each := float64(stageWidth) / float64(len(p.People))
	width := min(each, 76)
	letters := (width - 2*margin - 6) / letter
	var lines [][]string
	tallest := 0
	for _, of := range p.saidBy {
		var text []string
		if len(of) > 0 {
			text = p.speech(of[0], letters)
		}
		lines = append(lines, text)
		tallest = max(tallest, len(text))
	}
	height := float64(tallest+1)*lineHeight + 5 // a line more for "true"
	d.Height = height + 33
	for who, of := range p.saidBy {
		x := each*float64(who) + each/2
		if len(of) > 0 {
			top := margin + float64(tallest-len(lines[who]))*lineHeight
			p.bubble(d, who, x-width/2+margin, top, width-2*margin, margin+height-top)
			d.Shapes = append(d.Shapes, view.Shape{Kind: view.Line, Points: []float64{x - 3, margin + height, x, margin + height + 4, x + 3, margin + height}})
			p.lines(d, of[0], lines[who], x-width/2+margin+3, top)
			p.truthMark(d, of[0], x+width/2-margin-3, margin+height-2.5)
		}
		p.figure(d, who, x, height+13, height+25)
	}
}

func (p *painter) below(d *view.Drawing) {
	left, right := 32.0, float64(stageWidth-margin)
	letters := (right - left - 19) / letter
	y := float64(margin)
	for who, of := range p.saidBy {
		var lines [][]string
		height := 0.0
		for _, n := range of {
			text := p.speech(n, letters)
			lines = append(lines, text)
			height += float64(len(text))*lineHeight + apart
		}
		height += 4
		if len(of) > 0 {
			p.bubble(d, who, left, y, right-left, height)
			d.Shapes = append(d.Shapes, view.Shape{Kind: view.Line, Points: []float64{left, y + 4, left - 5, y + 7, left, y + 10}})
		}
		at := y + 1
		for i, n := range of {
			p.lines(d, n, lines[i], left+3, at)
			at += float64(len(lines[i])) * lineHeight
			p.truthMark(d, n, right-2, at)
			at += apart
		}
		p.figure(d, who, 14, y+headRadius+1, y+2*headRadius+6)
		y += max(height, 2*headRadius+8+p.kindHeight()) + 3
	}
	d.Height = y
}

// bubble draws what a statement stands in.
func (p *painter) bubble(d *view.Drawing, who int, x, y, w, h float64) {
	var facts []string
	for _, n := range p.saidBy[who] {
		facts = append(facts, p.said[n].fact())
	}
	d.Shapes = append(d.Shapes, view.Shape{Kind: view.Rect, X: x, Y: y, W: w, H: h, Mark: view.Mark{Facts: facts}})
}

func (p *painter) lines(d *view.Drawing, n int, lines []string, x, top float64) {
	m := view.Mark{Facts: []string{p.said[n].fact()}}
	if !p.keep(p.said[n].fact()) {
		m.Role = view.Muted
	}
	for i, line := range lines {
		d.Shapes = append(d.Shapes, view.Shape{Mark: m, Kind: view.Label, X: x, Y: top + float64(i+1)*lineHeight, Text: line, Size: textSize, Anchor: "start"})
	}
}

// truthMark says whether a statement is true.
func (p *painter) truthMark(d *view.Drawing, n int, x, y float64) {
	m, text := p.truthOf(n)
	if m.Role == view.Possible {
		m.Role = view.Plain
	}
	d.Shapes = append(d.Shapes, view.Shape{Mark: m, Kind: view.Label, X: x, Y: y, Text: text, Size: textSize, Anchor: "end"})
}

// figure draws a person with name and kind.
func (p *painter) figure(d *view.Drawing, who int, x, y, nameY float64) {
	d.Shapes = append(d.Shapes,
		view.Shape{Kind: view.Circle, X: x, Y: y, R: headRadius},
		view.Shape{Kind: view.Dots, Points: []float64{x - 1.8, y - 1, x + 1.8, y - 1}, R: 0.5},
		view.Shape{Kind: view.Line, Points: []float64{x - 1.8, y + 2, x + 1.8, y + 2}},
		view.Shape{Kind: view.Label, X: x, Y: nameY, Text: p.People[who], Size: 5, Anchor: "middle"},
	)
	if len(p.facts.Kinds) < 2 {
		return // then nobody need ask who is of which kind
	}
	look, known := p.looks[faceLabel(who)]
	if !known {
		look.Text = "?"
	}
	m := view.Mark{ID: faceLabel(who), Role: look.Role}
	for kind, k := range p.facts.Kinds {
		m.Values = append(m.Values, view.Value{Text: k.Name, Claim: p.claim(speech.IsKind(who, kind)).String()})
	}
	d.Shapes = append(d.Shapes, view.Shape{Mark: m, Kind: view.Label, X: x, Y: nameY + lineHeight, Text: look.Text, Size: textSize, Anchor: "middle"})
}

// kindHeight is what the kind below a name takes.
func (p *painter) kindHeight() float64 {
	if len(p.facts.Kinds) < 2 {
		return 0
	}
	return lineHeight
}
