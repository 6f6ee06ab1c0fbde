package ui

import (
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// href gives an address within the site, wherever the site stands.
func href(path string) string {
	if app.IsServer {
		return path // the generator makes it relative
	}
	return strings.TrimSuffix(app.Window().Get("solvitur").Get("root").String(), "/") + path
}

// svg makes an element of a drawing.
func svg(tag string, attributes ...string) app.HTMLElem {
	e := app.Elem(tag).XMLNS("http://www.w3.org/2000/svg")
	for i := 0; i+1 < len(attributes); i += 2 {
		if attributes[i+1] != "" {
			e = e.Attr(attributes[i], attributes[i+1])
		}
	}
	return e
}

// num writes a length of a drawing: at most two decimals.
func num(x float64) string {
	hundredths := math.Round(100 * x)
	if whole := hundredths / 100; whole == math.Trunc(whole) {
		return strconv.Itoa(int(whole))
	}
	text := strconv.FormatFloat(hundredths/100, 'f', 2, 64)
	return strings.TrimRight(text, "0")
}

// duration writes milliseconds for people.
func duration(ms float64) string {
	switch {
	case ms <= 0:
		return ""
	case ms < 0.1:
		return "< 0.1 ms"
	case ms < 10:
		return strconv.FormatFloat(ms, 'f', 1, 64) + " ms"
	case ms < 1000:
		return strconv.FormatFloat(ms, 'f', 0, 64) + " ms"
	}
	return strconv.FormatFloat(ms/1000, 'f', 1, 64) + " s"
}

// when gives the element if the condition holds.
func when(condition bool, make func() app.UI) app.UI { return app.If(condition, make) }

// icon is a small drawing in one line weight on a field of 24 by 24.
func icon(name string) app.UI {
	return svg("svg", "viewBox", "0 0 24 24", "class", "icon", "aria-hidden", "true").Body(
		svg("path", "d", icons[name]),
	)
}

// icons are paths, drawn by hand for this page.
var icons = map[string]string{
	"up":     "M5 14l7-7 7 7",
	"down":   "M5 10l7 7 7-7",
	"left":   "M14 5l-7 7 7 7",
	"right":  "M10 5l7 7-7 7",
	"remove": "M6 6l12 12M18 6L6 18",
	"add":    "M12 5v14M5 12h14",
	"undo":   "M4 9h10a5 5 0 0 1 0 10h-4M4 9l4-4M4 9l4 4",
	"redo":   "M20 9H10a5 5 0 0 0 0 10h4M20 9l-4-4M20 9l-4 4",
	"play":   "M8 5l11 7-11 7z",
	"pause":  "M8 5v14M16 5v14",
	"first":  "M18 5l-8 7 8 7M6 5v14",
	"last":   "M6 5l8 7-8 7M18 5v14",
	"stop":   "M6 6h12v12H6z",
	"theme":  "M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z",
	"sun":    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19",
	"auto":   "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
	"link":   "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
}

// elem makes an element. go-app has a type of its own for every tag, with some
// hundred methods that all end up in the program; one type for all makes it a
// good deal smaller.
func elem(tag string) app.HTMLElem { return app.Elem(tag) }

// linkTo leads to a page of the site.
func linkTo(path, text string) app.HTMLElem {
	return elem("a").Attr("href", href(path)).Text(text)
}

// textOf makes an element that holds a text alone.
func textOf(tag, text string) app.HTMLElem { return elem(tag).Text(text) }
