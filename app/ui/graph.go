package ui

import (
	"cmp"
	"fmt"
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/view"
)

// point is a place on a map, in units of the map.
type point struct{ x, y float64 }

// curve is the way of an edge, drawn from the node with the lower number to the
// other one, so that edges between the same two nodes lie beside each other
// whichever way they lead.
type curve struct {
	points  [4]point // of a cubic Bézier curve
	middle  float64  // where on it, from 0 to 1, the label stands
	crowded bool     // no room for all that could stand on it
}

// What stands on an edge that is walked has room where no more edges than this
// join the same two nodes, and these are at least so far apart.
const (
	crowd   = 6
	roomFor = 34
)

// curves lays out edges, given by the numbers of their nodes: between two nodes
// a single one is straight, several bend apart evenly to both sides, and loops
// stand on top of their node. Edges to nodes that are not there have no curve.
func curves(nodes []point, edges [][2]int) map[int]curve {
	pair := func(e [2]int) [2]int { return [2]int{min(e[0], e[1]), max(e[0], e[1])} }
	among := map[[2]int]int{}
	for _, e := range edges {
		among[pair(e)]++
	}
	laid, before := map[int]curve{}, map[[2]int]int{}
	for i, e := range edges {
		if min(e[0], e[1]) < 0 || max(e[0], e[1]) >= len(nodes) {
			continue
		}
		p := pair(e)
		laid[i] = lay(nodes[p[0]], nodes[p[1]], before[p], among[p], p[0] == p[1])
		before[p]++
	}
	return laid
}

// lay gives the k-th of n edges between two points.
func lay(a, b point, k, n int, loop bool) curve {
	c := curve{middle: 0.5, crowded: n > crowd || !loop && math.Hypot(b.x-a.x, b.y-a.y) < roomFor}
	if loop {
		r := 7 + 4*float64(k)
		c.points = [4]point{a, {a.x - 1.6*r, a.y - 2*r}, {a.x + 1.6*r, a.y - 2*r}, a}
		return c
	}
	if n > 3 { // labels side by side would touch
		c.middle += 0.12 * float64(k%3-1)
	}
	apart := min(20, 84/float64(max(n-1, 1)))
	side := (float64(k) - float64(n-1)/2) * apart
	dx, dy := b.x-a.x, b.y-a.y
	length := max(math.Hypot(dx, dy), 1)
	bend := point{(a.x+b.x)/2 - dy/length*side, (a.y+b.y)/2 + dx/length*side}
	// A curve with one point to bend to, written with two.
	third := func(end point) point { return point{(end.x + 2*bend.x) / 3, (end.y + 2*bend.y) / 3} }
	c.points = [4]point{a, third(a), third(b), b}
	return c
}

func (c curve) path() string {
	p := c.points
	return fmt.Sprintf("M%s %s C%s %s %s %s %s %s", num(p[0].x), num(p[0].y), num(p[1].x), num(p[1].y), num(p[2].x), num(p[2].y), num(p[3].x), num(p[3].y))
}

// at is the point of the curve at t, from 0 to 1.
func (c curve) at(t float64) point {
	s := 1 - t
	weights := [4]float64{s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t}
	var at point
	for i, p := range c.points {
		at.x += weights[i] * p.x
		at.y += weights[i] * p.y
	}
	return at
}

// along is the place at a distance from the middle, followed along the curve.
func (c curve) along(distance float64) float64 {
	step := 0.01
	if distance < 0 {
		step = -step
	}
	t, gone := c.middle, 0.0
	for last := c.at(t); gone < math.Abs(distance) && t+step > 0.05 && t+step < 0.95; {
		t += step
		next := c.at(t)
		gone += math.Hypot(next.x-last.x, next.y-last.y)
		last = next
	}
	return t
}

// tip is an arrow head on the curve, turned as the curve is.
func (c curve) tip(t float64, forward bool) string {
	at, ahead := c.at(t), c.at(t+0.01)
	dx, dy := ahead.x-at.x, ahead.y-at.y
	if !forward {
		dx, dy = -dx, -dy
	}
	length := max(math.Hypot(dx, dy), 1e-6)
	dx, dy = dx/length, dy/length
	corner := func(on, across float64) string {
		return num(at.x+on*dx-across*dy) + " " + num(at.y+on*dy+across*dx)
	}
	return "M" + corner(2, 0) + "L" + corner(-1.8, 1.7) + "L" + corner(-1.8, -1.7) + "Z"
}

// graph draws nodes and edges on a field of 100 by 100, or as high as it is, with
// a margin.
func graph(g view.Graph, title string) app.UI {
	nodes := make([]point, len(g.Nodes))
	for i, n := range g.Nodes {
		nodes[i] = point{n.X, n.Y}
	}
	ends := make([][2]int, len(g.Edges))
	for i, e := range g.Edges {
		ends[i] = [2]int{e.From, e.To}
	}
	laid := curves(nodes, ends)
	var refusals, lines, labels, discs []app.UI // what can be pressed lies above what cannot
	role, stop := "img", &stops{}
	for i, e := range g.Edges {
		c, ok := laid[i]
		if !ok {
			continue
		}
		line, label := edge(e, c)
		switch {
		case e.Refuses != "":
			refusals = append(refusals, refused(e.Mark, svg("path", "d", c.path(), "class", "edge-reach"), line))
			for i := range label {
				label[i] = refused(e.Mark, label[i])
			}
			labels = append(labels, label...)
			continue
		case presses(e.Mark):
			role = "group"
			line = pressed(stop, e.Mark, e.Label, svg("path", "d", c.path(), "class", "edge-reach"), line)
			for i := range label {
				label[i] = pressing(e.Mark).on(svg("g").Body(label[i])) // the line has the name
			}
		}
		lines, labels = append(lines, line), append(labels, label...)
	}
	for i, n := range g.Nodes {
		var disc app.UI = marked(svg("g", "class", "node"), view.Mark{Role: n.Role, Facts: n.Facts}).Body(
			svg("title").Body(app.Text(label(n.Says, n.Label))), plate(nodes[i], n.Label), plateText(nodes[i], n.Label),
		)
		switch {
		case n.Refuses != "":
			disc = refused(n.Mark, disc)
		case presses(n.Mark):
			role, disc = "group", pressed(stop, n.Mark, n.Label, disc)
		}
		discs = append(discs, disc)
	}
	return roving(svg("svg", "viewBox", "-14 -10 128 "+num(20+cmp.Or(g.Height, 100)), "class", "graph", "role", role, "aria-label", label(title, "Map")), stop).Body(
		svg("g").Body(append(refusals, lines...)...), svg("g").Body(labels...), svg("g").Body(discs...),
	)
}

// edge draws an edge: its line, and what stands on it, which is its name, the
// way it leads, and its place in a walk.
func edge(e view.Edge, c curve) (line app.UI, labels []app.UI) {
	mark := view.Mark{Role: e.Role, Facts: e.Facts}
	class := "edge"
	if e.Role == view.Muted || e.Role == view.Crossed {
		class = "edge off"
	}
	drawn := marked(svg("path", "d", c.path(), "class", class), mark)
	if e.Says != "" {
		drawn = svg("g").Body(svg("title").Body(app.Text(e.Says)), drawn)
	}
	walked := e.Order > 0 && e.Role != view.Plain
	forward := e.From <= e.To
	ahead, radius, size := 6.5, 3.1, 3.7
	if c.crowded {
		ahead, radius, size = 4.4, 2.5, 3.0
	}
	if !forward {
		ahead = -ahead
	}
	if e.Directed && (walked || e.Order == 0) {
		labels = append(labels, marked(svg("path", "d", c.tip(c.along(ahead), forward), "class", "edge-tip"), mark))
	}
	place := c.at(c.middle)
	if e.Label != "" && !(walked && c.crowded) {
		labels = append(labels, marked(svg("g", "class", "edge-label"), mark).Body(edgePlate(place), plateText(place, e.Label)))
	}
	if walked {
		if !c.crowded {
			place = c.at(c.along(-ahead))
		}
		labels = append(labels, marked(svg("g", "class", "edge-order"), mark).Body(
			svg("circle", "cx", num(place.x), "cy", num(place.y), "r", num(radius)),
			svg("text", "x", num(place.x), "y", num(place.y+size*0.35), "text-anchor", "middle", "font-size", num(size)).Body(app.Text(strconv.Itoa(e.Order))),
		))
	}
	return drawn, labels
}

// plate is what the name of a node stands on.
func plate(at point, name string) app.UI {
	width := 3.2*float64(len([]rune(name)))/1.5 + 6
	return svg("rect", "x", num(at.x-width/2), "y", num(at.y-4.5), "width", num(width), "height", "9", "rx", "4.5")
}

// edgePlate is what the name of an edge stands on.
func edgePlate(at point) app.UI {
	return svg("rect", "x", num(at.x-3), "y", num(at.y-3), "width", "6", "height", "6", "rx", "1.5", "class", "edge-plate")
}

func plateText(at point, text string) app.UI {
	return svg("text", "x", num(at.x), "y", num(at.y+1.5), "text-anchor", "middle", "font-size", "4.2").Body(app.Text(text))
}
