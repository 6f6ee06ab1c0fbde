package ui

import (
	"cmp"
	"strconv"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/view"
)

// graphWidth is how wide a graph is with its margins.
const graphWidth = 128

// graph draws nodes and edges on a field of 100 by 100, or as high as it is, with
// a margin.
func graph(g view.Graph, title string) app.UI {
	nodes := make([]station, len(g.Nodes))
	for i, n := range g.Nodes {
		nodes[i] = station{point{n.X, n.Y}, plateWidth(n.Label)}
	}
	ends := make([][2]int, len(g.Edges))
	for i, e := range g.Edges {
		ends[i] = [2]int{e.From, e.To}
	}
	laid := curves(nodes, ends, true)
	var refusals, lines, labels, discs []app.UI // what can be pressed lies above what cannot
	role, stop := "img", &stops{}
	for i, e := range g.Edges {
		c, ok := laid[i]
		if !ok {
			continue
		}
		line, label := edge(e, c)
		around := func() app.UI {
			return svg("path", "d", c.path(), "class", "edge-reach", "stroke-width", num(breadth(laid, i)))
		}
		switch {
		case e.Refuses != "":
			refusals = append(refusals, refused(e.Mark, around(), line))
			for i := range label {
				label[i] = refused(e.Mark, label[i])
			}
			labels = append(labels, label...)
			continue
		case presses(e.Mark):
			role = "group"
			line = pressed(stop, e.Mark, e.Label, around(), line)
			for i := range label {
				label[i] = pressing(e.Mark).on(svg("g").Body(label[i])) // the line has the name
			}
		}
		lines, labels = append(lines, line), append(labels, label...)
	}
	for i, n := range g.Nodes {
		var disc app.UI = marked(svg("g", "class", "node"), view.Mark{Role: n.Role, Facts: n.Facts}).Body(
			svg("title").Body(app.Text(cmp.Or(n.Says, n.Label))), plate(nodes[i].point, n.Label), plateText(nodes[i].point, n.Label),
		)
		switch {
		case n.Refuses != "":
			disc = refused(n.Mark, disc)
		case presses(n.Mark):
			role, disc = "group", pressed(stop, n.Mark, n.Label, disc)
		}
		discs = append(discs, disc)
	}
	return roving(svg("svg", "viewBox", "-14 -10 "+num(graphWidth)+" "+num(20+cmp.Or(g.Height, 100)), "class", "graph", "role", role, "aria-label", cmp.Or(title, "Map")), stop).Body(
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
	switch {
	case e.Label == "" && !walked:
		ahead = 0 // nothing else stands in the middle
	case !forward:
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
	width := plateWidth(name)
	return svg("rect", "x", num(at.x-width/2), "y", num(at.y-plateHeight/2), "width", num(width), "height", num(plateHeight), "rx", num(plateHeight/2))
}

const plateHeight = 9

func plateWidth(name string) float64 { return 3.2*float64(utf8.RuneCountInString(name))/1.5 + 6 }

// edgePlate is what the name of an edge stands on.
func edgePlate(at point) app.UI {
	return svg("rect", "x", num(at.x-3), "y", num(at.y-3), "width", "6", "height", "6", "rx", "1.5", "class", "edge-plate")
}

func plateText(at point, text string) app.UI {
	return svg("text", "x", num(at.x), "y", num(at.y+1.5), "text-anchor", "middle", "font-size", "4.2").Body(app.Text(text))
}
