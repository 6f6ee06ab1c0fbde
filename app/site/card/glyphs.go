//go:build !wasm

package card

import "strings"

// glyphs are single-line letters. Each is a list of strokes; a stroke is a list
// of points, written x then y. x counts half units from the left ("0" to "9",
// then "a", "b", "c"); y counts units from two below the baseline: 0 descender,
// 2 baseline, 7 top of small letters, 9 top of capitals. A stroke that starts
// with "~" is a curve that leans towards its inner points, one with "o" a closed
// curve; the others are straight. A stroke of two equal points is a dot.
var glyphs = map[rune]string{
	'a': "o07878202 8782", 'b': "0902 o07878202", 'c': "~868707028283", 'd': "8982 o07878202", 'e': "0585 ~858707028283",
	'f': "~692927 2722 0757", 'g': "o07878202 8781 ~818010", 'h': "0902 ~05078785 8582", 'i': "0702 0909", 'j': "2721 ~212000 2929",
	'k': "0902 7704 2572", 'l': "0902", 'm': "0702 ~05076765 6562 ~6567c7c5 c5c2", 'n': "0702 ~05078785 8582", 'o': "o07878202",
	'p': "0700 o07878202", 'q': "8780 o07878202", 'r': "0702 ~050767", 's': "~7677070574720203", 't': "2924 ~242262 0757",
	'u': "0704 ~04028284 8782", 'v': "074287", 'w': "07326792c7", 'x': "0782 8702", 'y': "0742 8720", 'z': "07870282",
	'A': "0259a2 2585", 'B': "0902 0959 ~59898656 0656 ~56969252 0252", 'C': "~989909029293", 'D': "0902 0949 ~49999242 0242",
	'E': "79090272 0666", 'F': "790902 0666", 'G': "~989909029295 9565", 'H': "0902 8982 0686", 'I': "0902", 'J': "6964 ~64620204",
	'K': "0902 8905 2682", 'L': "090272", 'M': "020955a9a2", 'N': "02098289", 'O': "o09a9a202", 'P': "0902 0959 ~59999555 0555",
	'Q': "o09a9a202 74b1", 'R': "0902 0959 ~59999555 0555 5592", 'S': "~8889090685820203", 'T': "09a9 5952",
	'U': "0905 ~05028285 8589", 'V': "0952a9", 'W': "09326992c9", 'X': "0992 9902", 'Y': "0955a9 5552", 'Z': "09890282",
	'0': "o09898202", '1': "183932", '2': "~0709898602 0282", '3': "~0809898646 ~4696920203", '4': "62690484", '5': "790906 ~0697921203",
	'6': "~790904 o06868202", '7': "098932", '8': "o19797616 o06868202", '9': "o09898505 ~878212",
	'.': "0202", ',': "1200", '\'': "0907", '’': "0907", '"': "0907 2927", '-': "0555", '–': "0585", ':': "0606 0202", ';': "1616 1200",
	'!': "0905 0202", '?': "~0709797634 3232", '(': "~39080331", ')': "~09383301", '/': "0159", '+': "0585 4743", '=': "0686 0484",
}

// plain gives the letters that stand for those without a glyph of their own.
var plain = strings.NewReplacer("&", "+", "ä", "a", "ö", "o", "ü", "u", "é", "e", "è", "e", "ê", "e", "ß", "ss", "ç", "c", "×", "x", "“", `"`, "”", `"`, "…", "...", "—", "–")

type point struct{ x, y float64 }

const (
	spaceWidth = 2.8 // units
	letterGap  = 1.5
)

// letter is a glyph as drawn: polylines in units, y upwards from the baseline.
type letter struct {
	lines [][]point
	width float64
}

func letterOf(r rune) letter {
	code, ok := glyphs[r]
	if !ok {
		code = glyphs['?']
	}
	var l letter
	for stroke := range strings.FieldsSeq(code) {
		kind := stroke[0]
		if kind == '~' || kind == 'o' {
			stroke = stroke[1:]
		}
		var points []point
		for i := 0; i+1 < len(stroke); i += 2 {
			x := float64(digit(stroke[i])) / 2
			points = append(points, point{x, float64(digit(stroke[i+1])) - 2})
			l.width = max(l.width, x)
		}
		switch kind {
		case '~':
			points = curve(points, false)
		case 'o':
			points = curve(points, true)
		}
		l.lines = append(l.lines, points)
	}
	return l
}

func digit(c byte) int {
	if c >= 'a' {
		return int(c-'a') + 10
	}
	return int(c - '0')
}

// curve rounds a line by cutting its corners four times (Chaikin, 1974), which
// tends to the quadratic B-spline.
func curve(points []point, closed bool) []point {
	at := func(a, b point, s float64) point { return point{a.x + s*(b.x-a.x), a.y + s*(b.y-a.y)} }
	for range 4 {
		var next []point
		n := len(points)
		if closed {
			for i, p := range points {
				q := points[(i+1)%n]
				next = append(next, at(p, q, 0.25), at(p, q, 0.75))
			}
		} else {
			next = append(next, points[0])
			for i := 0; i+1 < n; i++ {
				p, q := points[i], points[i+1]
				if i > 0 {
					next = append(next, at(p, q, 0.25))
				}
				if i+2 < n {
					next = append(next, at(p, q, 0.75))
				}
			}
			next = append(next, points[n-1])
		}
		points = next
	}
	if closed {
		points = append(points, points[0])
	}
	return points
}

// width measures a text in units.
func width(text string) float64 {
	w := 0.0
	for i, r := range text {
		if i > 0 {
			w += letterGap
		}
		if r == ' ' {
			w += spaceWidth - letterGap
			continue
		}
		w += letterOf(r).width
	}
	return w
}
