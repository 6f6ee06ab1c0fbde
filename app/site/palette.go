//go:build !wasm

package site

import (
	"errors"
	"regexp"
	"strings"
)

// paired is a colour of the palette, written once for light and dark.
var paired = regexp.MustCompile(`(--[a-z0-9-]+):\s*light-dark\(([^,()]+),\s*([^,()]+)\);`)

// withPlainColours makes a style sheet hold in browsers that do not know
// light-dark() (Firefox 115, Safari 17.4, Chrome 122) and would lose all
// colours, and every line that is drawn in one. Plain values come first; what
// is written in the sheet holds where it is understood. Elsewhere the dark
// values follow from the same two things: the visitor's choice, and the system.
func withPlainColours(css string) (string, error) {
	all := paired.FindAllStringSubmatchIndex(css, -1)
	if all == nil {
		return css, nil
	}
	var dark, both strings.Builder
	for _, m := range all {
		both.WriteString(css[m[0]:m[1]])
		dark.WriteString(css[m[2]:m[3]] + ":" + css[m[6]:m[7]] + ";")
	}
	start, last := all[0][0], all[len(all)-1][1]
	end := strings.IndexByte(css[last:], '}')
	if end < 0 || strings.ContainsAny(css[start:last], "{}") {
		return "", errors.New("site: colours that differ in light and dark must all stand in one rule")
	}
	end += last + 1
	const knows = "(color: light-dark(red, red))"
	plain := paired.ReplaceAllString(css[:end], "$1:$2;")
	if strings.Contains(plain+css[end:], "light-dark(") {
		return "", errors.New("site: light-dark() is for the palette only: give the colour a custom property there")
	}
	return plain +
		"\n@supports not " + knows + " {\n" +
		"@media screen and (prefers-color-scheme: dark) { html:not([data-theme=\"light\"]) {" + dark.String() + "} }\n" +
		"@media screen { html[data-theme=\"dark\"] {" + dark.String() + "} }\n}\n" +
		"@supports " + knows + " { :root {" + both.String() + "} }\n" + css[end:], nil
}
