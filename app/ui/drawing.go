package ui

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/solvers/view"
)

// unit is the length of one unit of a drawing, in rem: a text of the usual size
// of 4 units is about as large as the text around the picture.
const unit = 0.27

// drawing draws shapes.
func drawing(d view.Drawing) app.UI {
	var shapes []app.UI
	role := "img"
	for _, s := range d.Shapes {
		shapes = append(shapes, shape(s))
		if s.Claim != "" {
			role = "group" // a picture with things to press in it
		}
	}
	return svg("svg", "viewBox", "0 0 "+num(d.Width)+" "+num(d.Height), "width", num(d.Width*unit)+"rem", "class", "drawing", "role", role, "aria-label", label(d.Says, "Drawing")).Body(shapes...)
}

func shape(s view.Shape) app.UI {
	size := s.Size
	if size == 0 {
		size = 4
	}
	anchor := s.Anchor
	text := func(x, y float64, anchor, class string) app.UI {
		return svg("text", "x", num(x), "y", num(y), "text-anchor", anchor, "font-size", num(size), "class", class).Body(app.Text(s.Text))
	}
	var e app.HTMLElem
	switch s.Kind {
	case view.Rect:
		e = svg("rect", "x", num(s.X), "y", num(s.Y), "width", num(s.W), "height", num(s.H))
	case view.Circle:
		e = svg("circle", "cx", num(s.X), "cy", num(s.Y), "r", num(s.R))
	case view.Line:
		e = svg("polyline", "points", points(s.Points))
	case view.Polygon:
		e = svg("polygon", "points", points(s.Points))
	case view.Dots:
		e = svg("path", "d", dots(s.Points), "stroke-width", num(2*s.R))
	case view.Label:
		e = svg("g").Body(text(s.X, s.Y, anchor, "label"))
	case view.Disc:
		e = svg("g").Body(
			svg("circle", "cx", num(s.X), "cy", num(s.Y), "r", num(s.R)),
			text(s.X, s.Y+size*0.35, "middle", "label"),
		)
	case view.Vehicle:
		e = svg("g", "transform", "translate("+num(s.X)+" "+num(s.Y)+")").Body(
			svg("path", "d", "M-5 1.5v-2h2l1.5-2.5h4L4 -0.5h1.5v2z"),
			svg("circle", "cx", "-2.5", "cy", "1.7", "r", "1.2"), svg("circle", "cx", "2.8", "cy", "1.7", "r", "1.2"),
		)
	case view.ArrowTip:
		e = svg("path", "d", arrow(s.Points))
	default:
		return svg("g")
	}
	class := "shape shape-" + string(s.Kind)
	if s.Fill {
		class += " filled"
	}
	if s.Dashed {
		class += " dashed"
	}
	if s.Colour > 0 {
		class += " colour-" + strconv.Itoa(s.Colour)
	}
	e = marked(e.Attr("class", class), view.Mark{Role: s.Role, Facts: s.Facts})
	switch {
	case s.Claim != "":
		e = action{Do: "ask", Path: s.Claim}.on(svg("g").Body(e)).Attr("role", "button").Attr("tabindex", "0").Attr("aria-label", claimName(s.Mark, s.Text)).Attr("class", "claim-shape")
	case s.Says != "":
		// In a drawing, a tip is a title element.
		e = svg("g").Body(svg("title").Body(app.Text(s.Says)), e)
	}
	return e
}

func points(xy []float64) string {
	var b strings.Builder
	for i := 0; i+1 < len(xy); i += 2 {
		fmt.Fprintf(&b, "%s,%s ", num(xy[i]), num(xy[i+1]))
	}
	return strings.TrimSpace(b.String())
}

// dots is a path of round line ends: thousands of dots in one element.
func dots(xy []float64) string {
	var b strings.Builder
	for i := 0; i+1 < len(xy); i += 2 {
		b.WriteString("M" + num(xy[i]) + " " + num(xy[i+1]) + "h0")
	}
	return b.String()
}

// arrow is a line with a tip at its end.
func arrow(xy []float64) string {
	n := len(xy)
	if n < 4 {
		return ""
	}
	var b strings.Builder
	for i := 0; i+1 < n; i += 2 {
		command := "L"
		if i == 0 {
			command = "M"
		}
		b.WriteString(command + num(xy[i]) + " " + num(xy[i+1]))
	}
	angle := math.Atan2(xy[n-1]-xy[n-3], xy[n-2]-xy[n-4])
	for _, side := range []float64{-1, 1} {
		a := angle + math.Pi + side*0.45
		b.WriteString("M" + num(xy[n-2]) + " " + num(xy[n-1]) + "l" + num(2.4*math.Cos(a)) + " " + num(2.4*math.Sin(a)))
	}
	return b.String()
}

// graph draws nodes and edges on a field of 100 by 100 with a margin. Parallel
// edges bend apart, loops stand beside their node.
func graph(g view.Graph, title string) app.UI {
	parallel := map[[2]int]int{}
	var lines, labels, discs []app.UI
	for _, e := range g.Edges {
		if e.From < 0 || e.To < 0 || e.From >= len(g.Nodes) || e.To >= len(g.Nodes) {
			continue
		}
		pair := [2]int{min(e.From, e.To), max(e.From, e.To)}
		k := parallel[pair]
		parallel[pair]++
		a, b := g.Nodes[pair[0]], g.Nodes[pair[1]]
		path, x, y := bend(a.X, a.Y, b.X, b.Y, k, e.From == e.To)
		class := "edge"
		if e.Role == view.Muted || e.Role == view.Crossed {
			class = "edge off"
		}
		if e.Directed {
			path += tip(x, y, g.Nodes[e.From], g.Nodes[e.To])
		}
		line := svg("path", "d", path, "class", class)
		says := e.Says
		line = marked(line, view.Mark{Role: e.Role, Facts: e.Facts})
		if says != "" {
			line = svg("g").Body(svg("title").Body(app.Text(says)), line)
		}
		lines = append(lines, line)
		if e.Label != "" {
			labels = append(labels, marked(svg("g", "class", "edge-label"), view.Mark{Role: e.Role, Facts: e.Facts}).Body(
				svg("rect", "x", num(x-3), "y", num(y-3), "width", "6", "height", "6", "rx", "1.5"),
				svg("text", "x", num(x), "y", num(y+1.5), "text-anchor", "middle", "font-size", "4.2").Body(app.Text(e.Label)),
			))
		}
	}
	for _, n := range g.Nodes {
		width := 3.2*float64(len([]rune(n.Label)))/1.5 + 6
		discs = append(discs, marked(svg("g", "class", "node"), view.Mark{Role: n.Role, Facts: n.Facts}).Body(
			svg("title").Body(app.Text(label(n.Says, n.Label))),
			svg("rect", "x", num(n.X-width/2), "y", num(n.Y-4.5), "width", num(width), "height", "9", "rx", "4.5"),
			svg("text", "x", num(n.X), "y", num(n.Y+1.5), "text-anchor", "middle", "font-size", "4.2").Body(app.Text(n.Label)),
		))
	}
	return svg("svg", "viewBox", "-14 -10 128 120", "class", "graph", "role", "img", "aria-label", label(title, "Map")).Body(
		svg("g").Body(lines...), svg("g").Body(labels...), svg("g").Body(discs...),
	)
}

// tip is an arrow head at a point, in the direction from one node to another.
func tip(x, y float64, from, to view.Node) string {
	dx, dy := to.X-from.X, to.Y-from.Y
	length := max(math.Hypot(dx, dy), 1)
	dx, dy = dx/length, dy/length
	x, y = x+6*dx, y+6*dy // clear of the label in the middle
	return "M" + num(x-2*dx-1.4*dy) + " " + num(y-2*dy+1.4*dx) + "L" + num(x) + " " + num(y) + "L" + num(x-2*dx+1.4*dy) + " " + num(y-2*dy-1.4*dx)
}

// bend gives the path of the k-th edge between two points, and its middle.
func bend(ax, ay, bx, by float64, k int, loop bool) (path string, x, y float64) {
	if loop {
		r := 7 + 4*float64(k)
		return fmt.Sprintf("M%s %s c%s %s %s %s 0 0", num(ax), num(ay), num(-r*1.6), num(-r*2), num(r*1.6), num(-r*2)), ax, ay - r*1.5
	}
	// 0, 1, -1, 2, -2: to both sides of the straight line. An even number of
	// edges would look lopsided with one straight, but lands are few.
	side := float64((k+1)/2) * 13
	if k%2 == 0 {
		side = -side
	}
	side += 6.5 // so that a pair lies on both sides
	dx, dy := bx-ax, by-ay
	length := math.Hypot(dx, dy)
	if length == 0 {
		length = 1
	}
	mx, my := (ax+bx)/2-dy/length*side, (ay+by)/2+dx/length*side
	path = fmt.Sprintf("M%s %s Q%s %s %s %s", num(ax), num(ay), num(mx), num(my), num(bx), num(by))
	return path, (ax+bx)/4 + mx/2, (ay+by)/4 + my/2
}
