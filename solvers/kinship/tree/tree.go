// Package tree draws ancestors as a family tree: men as squares, women as circles, and of lines
// that lead to one person all but the first dashed.
package tree

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/kinship"
	"solvitur/solvers/view"
)

// Look is how a person is drawn. Who is plain and has a claim is yet to be asked about.
type Look struct {
	Role   view.Role
	Text   string
	Colour int
	Claim  string
}

// ID is that of the person at the end of a line.
func ID(line string) string { return "person-" + line }

// Lengths of the tree, in units of the drawing.
const (
	treeStep   = 19.0 // from one generation to the next
	treeRow    = 5.6  // from one line to the one below
	treeSide   = 4.6  // of a square
	treeTop    = 7.0
	treeLeft   = 5.0
	mostLeaves = 64
	allLeaves  = 32
)

// family is whom a tree shows, so many generations back.
type family struct {
	people  *kinship.People
	phrases []kinship.Phrase
	back    int
}

// drawn are the lines that the tree shows, each before those that go on from it: all,
// but in the last generation only men if only men are meant, or only women; where
// those are too many, the lines that a phrase means. It is nil where these are too
// many, too. It does not depend on who is one person.
func (f *family) drawn() []string {
	n := f.back
	var last kinship.Parents
	for _, p := range f.phrases {
		if len(p.Pattern) == n {
			last |= p.Pattern[n-1]
		}
	}
	if all := slices.Concat(slices.Repeat(kinship.Pattern{kinship.Either}, n-1), kinship.Pattern{last}); all.Lines() <= allLeaves {
		return prefixes(all)
	}
	var lines []string
	for _, p := range f.phrases {
		if p.Pattern.Lines() > mostLeaves {
			return nil
		}
		lines = append(lines, prefixes(p.Pattern)...)
	}
	slices.Sort(lines)
	lines = slices.Compact(lines)
	if leaves := slices.DeleteFunc(slices.Clone(lines), func(line string) bool { return len(line) < n }); len(leaves) > mostLeaves {
		return nil
	}
	return lines
}

// prefixes are the lines of a pattern and all that lead there, sorted.
func prefixes(p kinship.Pattern) []string {
	all := slices.Concat(p.Leading()...)
	slices.Sort(all)
	return all
}

// Draw draws a tree into a view: the lines that some phrases mean, and all that lead there, from me
// on the left to the last generation on the right. Of lines that lead to one person, it draws the
// person on the first, and says so on the others. There is no view if it would be too large.
func Draw(v view.View, people *kinship.People, phrases []kinship.Phrase, looks func(line string) Look) []view.View {
	f := &family{people: people, phrases: phrases}
	for _, p := range phrases {
		f.back = max(f.back, len(p.Pattern))
	}
	lines := f.drawn()
	if lines == nil {
		return nil
	}
	lines = slices.DeleteFunc(lines, func(line string) bool { return line != "" && f.isElsewhere(line[:len(line)-1]) })
	y := map[string]float64{}
	row := 0
	for i := len(lines) - 1; i >= 0; i-- { // from the last line up, below before above
		line := lines[i]
		above, n := 0.0, 0.0
		for _, letter := range kinship.Letters {
			if at, ok := y[line+string(letter)]; ok {
				above, n = above+at, n+1
			}
		}
		if n == 0 {
			above, n = -float64(row)*treeRow, 1
			row++
		}
		y[line] = above / n
	}
	d := &view.Drawing{Width: treeLeft + treeStep*float64(f.back) + 20, Height: treeTop + float64(row)*treeRow,
		Says: fmt.Sprintf("A tree of my ancestors, %s back.", english.Count(f.back, "generation", "generations"))}
	bottom := d.Height - treeRow/2
	at := func(line string) (float64, float64) {
		return view.Round(treeLeft + treeStep*float64(len(line))), view.Round(bottom + y[line])
	}
	for i := range f.back {
		x, _ := at(strings.Repeat("F", i+1))
		d.Shapes = append(d.Shapes, view.Shape{Kind: view.Label, X: x, Y: 3.4, Text: fmt.Sprint(i + 1), Size: 3.4, Anchor: "middle", Silent: true})
	}
	var edges, nodes []view.Shape
	for _, line := range lines {
		x, y := at(line)
		if line != "" {
			childX, childY := at(line[:len(line)-1])
			middle := view.Round(childX + treeStep*0.35)
			edges = append(edges, view.Shape{Kind: view.Line, Points: []float64{view.Round(childX + treeSide/2), childY, middle, childY, middle, y, view.Round(x - treeSide/2), y}, Silent: true,
				Mark: view.Mark{Role: view.Muted}})
		}
		nodes = append(nodes, f.node(line, x, y, looks)...)
	}
	d.Shapes = slices.Concat(d.Shapes, edges, nodes)
	v.Drawing = d
	return []view.View{v}
}

// isElsewhere says whether the person at the end of a line goes by another one.
func (f *family) isElsewhere(line string) bool { return f.people.Named(line) != line }

// node is a person in the tree.
func (f *family) node(line string, x, y float64, looks func(string) Look) []view.Shape {
	if line == "" {
		return []view.Shape{{Kind: view.Label, X: x + 1.5, Y: y + 1.2, Text: "me", Size: 3.6, Anchor: "end", Silent: true}}
	}
	s := view.Shape{Kind: view.Square, X: view.Round(x - treeSide/2), Y: view.Round(y - treeSide/2), W: treeSide, H: treeSide, Size: 2.8,
		Mark: view.Mark{ID: ID(line)}}
	if line[len(line)-1] == kinship.Mother {
		s.Kind, s.X, s.Y, s.W, s.H, s.R = view.Disc, x, y, 0, 0, treeSide/2
	}
	label := view.Shape{Kind: view.Label, X: view.Round(x + treeSide/2 + 1), Y: y + 1, Size: 3, Silent: true}
	if named := f.people.Named(line); f.isElsewhere(line) {
		s.Role, s.Dashed = view.Muted, true
		s.Says = fmt.Sprintf("%s is also %s.", kinship.Mine(line), kinship.Mine(named))
		label.Text = "= " + named
		return []view.Shape{s, label}
	}
	l := looks(line)
	s.Role, s.Text, s.Colour, s.Fill = l.Role, l.Text, l.Colour, l.Role == view.Answer
	switch {
	case l.Claim != "" && l.Role == view.Plain:
		s.Claim, s.Status = l.Claim, view.Open
	case l.Claim != "":
		s.Claim = l.Claim
	case l.Text != "":
		s.Says = fmt.Sprintf("%s: %s", kinship.Mine(line), l.Text)
	default:
		s.Silent = true
	}
	shapes := []view.Shape{s}
	if len(line) == f.back {
		label.Text = line
		shapes = append(shapes, label)
	}
	return shapes
}
