//go:build !wasm

package site

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// tidy takes the document that go-app rendered and returns its <body> element,
// put right for a static host. up is the way from the page to the root, such
// as "../../".
//
// It is not an HTML parser: it reads what go-app v10 writes (nodeManager.encode)
// and what app.Raw passes through, as long as that is well-formed. Anything that
// the content security policy would refuse in the browser is an error here.
//
// A light body leaves out what the program draws anew at once and what is not
// read like a text (heavyMarks).
func tidy(document, up string, light bool) (string, error) {
	start := strings.Index(document, "<body")
	end := strings.LastIndex(document, "</body>")
	if start < 0 || end < start {
		return "", errors.New("go-app's answer has no <body>")
	}
	t := tidier{rest: document[start : end+len("</body>")], up: up, light: light}
	for t.rest != "" {
		if err := t.step(); err != nil {
			return "", err
		}
	}
	if len(t.open) != 0 {
		return "", fmt.Errorf("<%s> is never closed", t.open[len(t.open)-1].tag)
	}
	return t.out.String(), nil
}

type tidier struct {
	rest  string
	up    string
	light bool
	out   strings.Builder
	open  []openElement
	left  int // open elements up to and with one that is left out; 0: none
}

// heavyMarks are the attributes (DESIGN.md's marks for tests) of elements that
// a light page goes without: the facts' controls, pictures, strategies.
var heavyMarks = []string{"data-fact", "data-view", "data-strategy"}

// write puts out what is not inside an element that is left out.
func (t *tidier) write(parts ...string) {
	if t.left == 0 {
		for _, p := range parts {
			t.out.WriteString(p)
		}
	}
}

type openElement struct {
	tag     string
	started bool // something followed the start tag
	laidOut bool // go-app put the children on lines of their own
}

// step copies one tag or one stretch of text.
func (t *tidier) step() error {
	if !strings.HasPrefix(t.rest, "<") {
		end := strings.IndexByte(t.rest, '<')
		if end < 0 {
			end = len(t.rest)
		}
		t.text(t.rest[:end])
		t.rest = t.rest[end:]
		return nil
	}
	switch {
	case strings.HasPrefix(t.rest, "<!--"):
		end := strings.Index(t.rest, "-->")
		if end < 0 {
			return errors.New("a comment is never closed")
		}
		t.rest = t.rest[end+len("-->"):]
		return nil
	case strings.HasPrefix(t.rest, "</"):
		return t.endTag()
	}
	return t.startTag()
}

func (t *tidier) endTag() error {
	end := strings.IndexByte(t.rest, '>')
	if end < 0 {
		return errors.New("a tag is never closed")
	}
	tag := strings.TrimSpace(t.rest[2:end])
	t.rest = t.rest[end+1:]
	if len(t.open) == 0 || t.open[len(t.open)-1].tag != tag {
		return fmt.Errorf("</%s> closes nothing", tag)
	}
	t.write("</", tag, ">")
	if t.left == len(t.open) {
		t.left = 0
	}
	t.open = t.open[:len(t.open)-1]
	return nil
}

func (t *tidier) startTag() error {
	t.rest = t.rest[1:]
	tag := t.name()
	if tag == "" {
		return fmt.Errorf("a stray < before %.20q", t.rest)
	}
	switch tag {
	case "script", "style", "base", "iframe", "object":
		return fmt.Errorf("<%s> in a page is refused by the content security policy", tag)
	}
	var attrs []attribute
	closed := false
	for {
		t.rest = strings.TrimLeft(t.rest, " \t\r\n")
		if t.rest == "" {
			return fmt.Errorf("<%s is never closed", tag)
		}
		if strings.HasPrefix(t.rest, "/>") {
			t.rest, closed = t.rest[2:], true
			break
		}
		if t.rest[0] == '>' {
			t.rest = t.rest[1:]
			break
		}
		a, err := t.attribute()
		if err != nil {
			return fmt.Errorf("<%s>: %w", tag, err)
		}
		attrs = append(attrs, a)
	}
	isHeavy := func(a attribute) bool { return slices.Contains(heavyMarks, a.name) }
	if t.light && t.left == 0 && !closed && !voidElements[tag] && slices.ContainsFunc(attrs, isHeavy) {
		t.left = len(t.open) + 1
	}
	if err := t.writeTag(tag, attrs, closed); err != nil {
		return fmt.Errorf("<%s>: %w", tag, err)
	}
	if len(t.open) > 0 {
		t.open[len(t.open)-1].started = true
	}
	if !closed && !voidElements[tag] {
		t.open = append(t.open, openElement{tag: tag})
	}
	return nil
}

// name reads a tag's or an attribute's name.
func (t *tidier) name() string {
	end := strings.IndexAny(t.rest, " \t\r\n/>=\"'<")
	if end < 0 {
		end = len(t.rest)
	}
	name := t.rest[:end]
	t.rest = t.rest[end:]
	return name
}

type attribute struct {
	name, value string
	bare        bool // written without a value
}

func (t *tidier) attribute() (attribute, error) {
	a := attribute{name: t.name()}
	if a.name == "" {
		return a, fmt.Errorf("an attribute without a name before %.20q", t.rest)
	}
	if !strings.HasPrefix(t.rest, "=") {
		a.bare = true
		return a, nil
	}
	t.rest = t.rest[1:]
	if strings.HasPrefix(t.rest, "'") {
		end := strings.IndexByte(t.rest[1:], '\'')
		if end < 0 {
			return a, fmt.Errorf("the value of %s is never closed", a.name)
		}
		a.value = t.rest[1 : end+1]
		t.rest = t.rest[end+2:]
		return a, nil
	}
	if !strings.HasPrefix(t.rest, `"`) {
		return a, fmt.Errorf("the value of %s is not quoted", a.name)
	}
	// go-app quotes with strconv.Quote, so a quotation mark inside is \".
	quoted, err := strconv.QuotedPrefix(t.rest)
	if err == nil {
		a.value, err = strconv.Unquote(quoted)
	}
	if err != nil { // app.Raw's own markup need not be a Go string
		end := strings.IndexByte(t.rest[1:], '"')
		if end < 0 {
			return a, fmt.Errorf("the value of %s is never closed", a.name)
		}
		quoted = t.rest[:end+2]
		a.value = quoted[1 : len(quoted)-1]
	}
	t.rest = t.rest[len(quoted):]
	return a, nil
}

func (t *tidier) writeTag(tag string, attrs []attribute, closed bool) error {
	slices.SortStableFunc(attrs, func(a, b attribute) int { return strings.Compare(a.name, b.name) })
	hasID := func(id string) bool {
		return slices.ContainsFunc(attrs, func(a attribute) bool { return a.name == "id" && a.value == id })
	}
	t.write("<", tag)
	for _, a := range attrs {
		if a.name == "src" && hasID("app-wasm-loader-icon") {
			continue // never shown (goapp.css), so not worth a request
		}
		if a.name == "style" || strings.HasPrefix(a.name, "on") {
			return fmt.Errorf("the attribute %s is refused by the content security policy: use a class, or a listener of go-app", a.name)
		}
		if booleanAttributes[a.name] {
			if a.value != "false" {
				t.write(" ", a.name)
			}
			continue
		}
		if a.bare {
			a.value = "true" // go-app leaves out the value "true"; aria-pressed needs it
		}
		switch a.name {
		case "href", "src", "action", "formaction", "poster", "xlink:href":
			a.value = t.relative(a.value)
		case "srcset":
			parts := strings.Split(a.value, ",")
			for i, p := range parts {
				parts[i] = t.relative(strings.TrimSpace(p))
			}
			a.value = strings.Join(parts, ", ")
		}
		t.write(" ", a.name, `="`, escapeAttribute(a.value), `"`)
	}
	if hasID("app-wasm-loader") {
		// A count to 100 is nothing to read aloud; the page says when it is ready.
		t.write(` aria-hidden="true"`)
	}
	if closed {
		t.write("/")
	}
	t.write(">")
	return nil
}

// relative turns a path from the root into one from the page, and leaves
// everything else ("#x", "mailto:", full addresses) alone.
func (t *tidier) relative(location string) string {
	if !strings.HasPrefix(location, "/") || strings.HasPrefix(location, "//") {
		return location
	}
	return t.up + location[1:]
}

// text copies text without go-app's line breaks and indentation. go-app puts
// an only child that is text right after its start tag; otherwise every child
// stands on a line of its own, two spaces deeper than its parent.
func (t *tidier) text(s string) {
	if len(t.open) == 0 {
		return
	}
	e := &t.open[len(t.open)-1]
	// <body> is one level deep in go-app's document.
	outer := strings.Repeat("  ", len(t.open))
	inner := outer + "  "
	if !e.started {
		e.started = true
		e.laidOut = strings.HasPrefix(s, "\n"+inner) || strings.HasPrefix(s, "\n\n") || s == "\n"+outer
	}
	if !e.laidOut {
		t.write(s)
		return
	}
	lines := strings.Split(s, "\n")
	last := len(lines) - 1
	for i, line := range lines {
		switch {
		case i == 0: // what stands before the first line break belongs to the child before
			t.write(line)
		case i == last && (line == inner || line == outer):
		case line == "": // a text without characters
		case strings.HasPrefix(line, inner):
			t.write(line[len(inner):])
		default: // a line break of the text itself
			t.write("\n" + line)
		}
	}
}

// escapeAttribute escapes for a value in double quotes. An ampersand that
// already begins a character reference (app.Raw's markup) is kept.
func escapeAttribute(s string) string {
	if !strings.ContainsAny(s, `&"<>`) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '"':
			b.WriteString("&quot;")
		case '<':
			b.WriteString("&lt;")
		case '>':
			b.WriteString("&gt;")
		case '&':
			if isReference(s[i:]) {
				b.WriteByte('&')
			} else {
				b.WriteString("&amp;")
			}
		default:
			b.WriteByte(s[i])
		}
	}
	return b.String()
}

func isReference(s string) bool {
	end := strings.IndexByte(s, ';')
	if end < 2 || end > 10 {
		return false
	}
	for i, c := range s[1:end] {
		letter := 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
		if !letter && !(i == 0 && c == '#') {
			return false
		}
	}
	return true
}

// voidElements have no end tag, https://html.spec.whatwg.org/#void-elements.
var voidElements = set("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr")

// booleanAttributes are on when they are there, whatever their value,
// https://html.spec.whatwg.org/#attributes-3.
var booleanAttributes = set("allowfullscreen", "async", "autofocus", "autoplay", "checked", "controls", "default", "defer",
	"disabled", "formnovalidate", "hidden", "inert", "ismap", "itemscope", "loop", "multiple", "muted", "nomodule",
	"novalidate", "open", "playsinline", "readonly", "required", "reversed", "selected")

func set(names ...string) map[string]bool {
	m := make(map[string]bool, len(names))
	for _, n := range names {
		m[n] = true
	}
	return m
}
