package puzzletest

import (
	"math"
	"slices"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// checkPictures: the given facts are drawn without any solver, and the same
// after a search that was made to fail; everything drawn is well formed.
func (c *puzzleCase) checkPictures(t *testing.T) {
	given := compactJSON(c.instance.Given())
	c.checkViews(t, "given", c.instance.Given(), true)
	c.checkViews(t, "given, as far as it holds", c.given(), true)
	c.checkViews(t, "given, with nothing known", c.instance.GivenKept(func(puzzle.FactID) bool { return false }), true)
	for _, strategy := range c.family.Info().Strategies {
		o := c.options()
		o.Strategy, o.Nodes = strategy.Name, 1
		c.checkViews(t, "after a search that had no time", c.search(t, o).done.Views, false)
	}
	if compactJSON(c.instance.Given()) != given {
		t.Error("what is drawn of the given facts depends on a search")
	}
	c.checkViews(t, "findings", slices.Concat(c.base.done.Standings, c.base.done.Views), false)
	for _, solution := range spread(c.base.listed, 20) {
		c.checkViews(t, "solution "+solution, c.show(solution), true)
	}
	if views := c.show(`"no solution at all"`); len(views) > 0 {
		t.Error("a text is drawn as a solution")
	}
}

// checkTrace: the steps of every strategy are captioned, rest on facts there
// are, and change parts of the picture that are there.
func (c *puzzleCase) checkTrace(t *testing.T) {
	parts := map[string]bool{}
	for _, v := range c.given() {
		for mark := range view.Marks(v) {
			parts[mark.ID] = true
		}
	}
	for _, strategy := range c.family.Info().Strategies {
		o := c.options()
		o.Strategy, o.Trace, o.Nodes = strategy.Name, true, min(2_000, c.nodes())
		r := c.search(t, o)
		if len(r.steps) == 0 && r.done.Stats != (puzzle.Stats{}) {
			t.Errorf("strategy %s works, and tells no step of it", strategy.Name)
		}
		for _, frame := range r.steps {
			c.checkFrame(t, "strategy "+strategy.Name, frame, parts)
			if t.Failed() {
				return
			}
		}
		// What is told must not depend on who listens.
		o.Trace = false
		if quiet := c.search(t, o); quiet.done.Stats != r.done.Stats {
			t.Errorf("strategy %s counts %+v with a trace and %+v without", strategy.Name, r.done.Stats, quiet.done.Stats)
		}
	}
}

func (c *puzzleCase) checkFrame(t *testing.T, where string, frame view.Frame, parts map[string]bool) {
	t.Helper()
	if frame.Caption == "" {
		t.Errorf("%s: a step has no caption", where)
	}
	if frame.Depth < 0 {
		t.Errorf("%s: the step %q has the depth %d", where, frame.Caption, frame.Depth)
	}
	c.checkFactIDs(t, where+": "+frame.Caption, frame.Facts)
	for _, change := range frame.Changes {
		if !parts[change.ID] {
			t.Errorf("%s: the step %q changes %q, which is not in the picture", where, frame.Caption, change.ID)
		}
	}
}

func (c *puzzleCase) checkFactIDs(t *testing.T, where string, ids []string) {
	t.Helper()
	for _, id := range ids {
		if _, ok := c.known[id]; !ok {
			t.Errorf("%s: it rests on %q, which is no fact", where, id)
		}
	}
}

// checkViews checks views that are shown together.
func (c *puzzleCase) checkViews(t *testing.T, where string, views []view.View, needed bool) {
	t.Helper()
	if needed && len(views) == 0 {
		t.Errorf("%s: there is no picture", where)
	}
	names, parts := map[string]bool{}, map[string]bool{}
	for _, v := range views {
		if v.Name == "" || names[v.Name] {
			t.Errorf("%s: the view %q needs a name of its own", where, v.Name)
		}
		names[v.Name] = true
		if problem := malformed(v); problem != "" {
			t.Errorf("%s: view %q: %s", where, v.Name, problem)
		}
		for mark := range view.Marks(v) {
			if mark.ID != "" && parts[mark.ID] {
				t.Errorf("%s: two parts have the ID %q", where, mark.ID)
			}
			parts[mark.ID] = true
			c.checkFactIDs(t, where+", part "+mark.ID, mark.Facts)
			c.checkLabel(t, where, mark)
		}
		if view.Text(v) == "" {
			t.Errorf("%s: the view %q has no text", where, v.Name)
		}
	}
	for _, v := range views {
		for _, frame := range v.Frames {
			c.checkFrame(t, where+", view "+v.Name, frame, parts)
		}
	}
}

// malformed says what is wrong with the shape of a view, "" if nothing is.
func malformed(v view.View) string {
	kinds := 0
	for _, there := range []bool{v.Table != nil, v.Grid != nil, v.Graph != nil, v.Steps != nil, v.Number != nil, v.Drawing != nil, v.Tree != nil} {
		if there {
			kinds++
		}
	}
	if kinds != 1 {
		return "it must be of exactly one kind"
	}
	for mark := range view.Marks(v) {
		if !knownRoles[mark.Role] {
			return "there is no role " + string(mark.Role)
		}
	}
	switch {
	case v.Table != nil:
		for _, row := range v.Table.Rows {
			if len(row.Cells) != len(v.Table.Columns) {
				return "a row of the table has more or fewer cells than there are columns"
			}
		}
	case v.Grid != nil:
		if v.Grid.Columns < 1 || len(v.Grid.Cells)%v.Grid.Columns != 0 {
			return "the cells of the grid do not fill its rows"
		}
		if n := len(v.Grid.Regions); n != 0 && n != len(v.Grid.Cells) {
			return "the grid does not number the region of every cell"
		}
	case v.Graph != nil:
		for _, edge := range v.Graph.Edges {
			if min(edge.From, edge.To) < 0 || max(edge.From, edge.To) >= len(v.Graph.Nodes) {
				return "an edge of the graph leads nowhere"
			}
		}
	case v.Drawing != nil:
		return malformedDrawing(v.Drawing)
	}
	return ""
}

func malformedDrawing(d *view.Drawing) string {
	if !(d.Width > 0) || !(d.Height > 0) || d.Says == "" {
		return "a drawing needs a width, a height and a sentence that describes it"
	}
	for _, shape := range d.Shapes {
		if len(shape.Points)%2 != 0 {
			return "a shape has half a point"
		}
		for _, x := range append([]float64{shape.X, shape.Y, shape.W, shape.H, shape.R, shape.Size}, shape.Points...) {
			if math.IsNaN(x) || math.IsInf(x, 0) {
				return "a shape has a length that is no number"
			}
		}
		if shape.Colour < 0 || shape.Colour > 12 {
			return "a shape has a colour that does not exist"
		}
	}
	return ""
}

var knownRoles = map[view.Role]bool{
	view.Plain: true, view.Given: true, view.Deduced: true, view.Guess: true, view.Conflict: true, view.Crossed: true,
	view.Possible: true, view.Answer: true, view.Muted: true, view.Accent: true,
}
