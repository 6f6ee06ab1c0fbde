package ui

import (
	"cmp"
	"fmt"
	"math"
	"slices"
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
	width, class := d.Width*unit, "drawing"
	finger := reach / min(unit, phone/d.Width) // in units, where the picture is smallest
	among := crowded(d.Shapes, finger)
	areas := among.apart(finger)
	if among.least(areas) < finger-tight { // there it is scrolled
		finger = reach / unit
		for range 8 { // larger by and by, until each has room
			if areas = among.apart(finger); among.least(areas) >= finger-tight {
				break
			}
			finger = among.least(areas)
		}
		width, class = d.Width*reach/finger, "drawing within-reach"
	} else if tiny(d) {
		class = "drawing wide"
	}
	all, role := make([]placed, len(d.Shapes)), "img"
	for i, s := range d.Shapes {
		all[i] = placed{s, areas[i]}
		if around := areas[i]; around != nil && s.Kind != view.Label && !around.over(bounds(s)) {
			all[i].around = nil // it is large enough
		}
		if presses(s.Mark) {
			role = "group" // a picture with things to press in it
		}
	}
	stop := &stops{}
	picture := roving(canvas(d.Width, d.Height, width/d.Width, class, "role", role, "aria-label", cmp.Or(d.Says, "Drawing")).Body(inParts(all, stop)...), stop)
	if class == "drawing wide" && !stop.given { // where it is scrolled, keys are to scroll it
		picture = picture.Attr("tabindex", "0")
	}
	if d.Stub == 0 {
		return picture
	}
	var names, heads []app.UI
	high := 0.0 // of the names of columns
	for _, s := range d.Shapes {
		switch {
		case s.Kind != view.Label:
		case s.Upright:
			heads, high = append(heads, shape(stop, s, nil)), max(high, s.Y+0.5)
		case s.X <= d.Stub:
			names = append(names, shape(stop, s, nil))
		}
	}
	staying := func(wide, high float64, class string, names []app.UI) app.UI {
		return canvas(wide, high, width/d.Width, "drawing "+class, "aria-hidden", "true").Body(names...)
	}
	layers := []app.UI{picture, staying(d.Stub, d.Height, "stub", names)}
	if high > 0 {
		layers = append(layers, staying(d.Width, high, "stub heads", heads), staying(d.Stub, high, "stub corner", nil))
	}
	return elem("div").Class("stubbed").Body(layers...)
}

// canvas is room for shapes, of so many rem a unit.
func canvas(width, height, scale float64, class string, attributes ...string) app.HTMLElem {
	return svg("svg", append([]string{"viewBox", "0 0 " + num(width) + " " + num(height), "width", num(width*scale) + "rem", "class", class}, attributes...)...)
}

// roving lets arrow keys walk over the parts that can be pressed.
func roving(picture app.HTMLElem, stop *stops) app.HTMLElem {
	if stop.given {
		return picture.DataSet("roving", "drawing")
	}
	return picture
}

// reach is how wide what is pressed by a finger should be, and phone how wide a picture is
// there, in rem.
const (
	reach = 1.5
	phone = 22
	tight = 0.01 // units: less is no shortage
)

// tiny says whether letters of a drawing would be too small to be read on a phone, at its width: there
// it is scrolled.
func tiny(d view.Drawing) bool {
	const legible = 0.56 // rem
	return slices.ContainsFunc(d.Shapes, func(s view.Shape) bool {
		return s.Text != "" && sizeOf(s)*phone/d.Width < min(legible, sizeOf(s)*unit)
	})
}

// colourClass is the class of what has a picture colour.
func colourClass(colour int) string { return "colour-" + strconv.Itoa(colour) }

// shape draws a shape, with the area around it that is pressed with it, if there is one.
func shape(stop *stops, s view.Shape, around *area) app.UI {
	size := sizeOf(s)
	anchor := s.Anchor
	text := func(x, y float64, anchor, class string) app.UI {
		return svg("text", "x", num(x), "y", num(y), "text-anchor", anchor, "font-size", num(size), "class", class).Body(app.Text(s.Text))
	}
	// lettered is a shape with its text in the middle. Boards have hundreds without any. One with a
	// colour stands in a group, too: what is chosen or pointed at keeps it.
	lettered := func(shape app.HTMLElem, x, y float64) app.HTMLElem {
		switch {
		case s.Text != "":
			return svg("g").Body(shape, text(x, y+size*0.35, "middle", "label"))
		case s.Colour > 0:
			return svg("g").Body(shape)
		}
		return shape
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
		e = svg("g").Body(text(s.X, s.Y, anchor, "label apart"))
		if s.Upright {
			e = e.Attr("transform", "rotate(-90 "+num(s.X)+" "+num(s.Y)+")")
		}
	case view.Disc:
		if presses(s.Mark) {
			s.Text = sign(s.Role, s.Text)
		}
		e = lettered(svg("circle", "cx", num(s.X), "cy", num(s.Y), "r", num(s.R)), s.X, s.Y)
	case view.Square:
		s.Text = sign(s.Role, s.Text)
		e = lettered(svg("rect", "x", num(s.X), "y", num(s.Y), "width", num(s.W), "height", num(s.H)), s.X+s.W/2, s.Y+s.H/2)
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
		class += " " + colourClass(s.Colour)
	}
	e = marked(e.Attr("class", class), view.Mark{Role: s.Role, Facts: s.Facts})
	switch {
	case presses(s.Mark) && around != nil:
		e = pressed(stop, s.Mark, s.Text, around.drawn(), e)
	case presses(s.Mark):
		e = pressed(stop, s.Mark, s.Text, e)
	case s.Says != "":
		// In a drawing, a tip is a title element.
		e = svg("g").Body(svg("title").Body(app.Text(s.Says)), e)
	}
	switch {
	case s.Refuses == "":
	case around != nil:
		e = refused(s.Mark, around.drawn(), e)
	default:
		e = refused(s.Mark, e)
	}
	return e
}

// pressed is a part of a drawing that can be pressed. There may be hundreds, and all are one stop.
func pressed(stop *stops, m view.Mark, text string, shapes ...app.UI) app.HTMLElem {
	return pressing(m).on(svg("g").Body(shapes...)).Attr("role", "button").Attr("tabindex", stop.next(true)).Attr("aria-label", claimName(m, text)).Attr("class", "claim-shape")
}

// refused is a part that says why a press does nothing now. By keys, one comes only to what can be
// pressed.
func refused(m view.Mark, shapes ...app.UI) app.HTMLElem {
	return action{Do: "refuse", Path: m.ID}.on(svg("g").Body(shapes...))
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
