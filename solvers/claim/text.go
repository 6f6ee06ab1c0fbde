package claim

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"

	"solvitur/solvers/schema"
)

const (
	and    = " & "
	denial = "not:"
)

// relations as they stand in a text, longer ones before those that begin them.
var relations = []Rel{AtLeast, AtMost, OneOf, Is}

// String is the canonical text of a claim; "" for the one that claims nothing.
func (c Claim) String() string {
	var b strings.Builder
	if c.Not {
		b.WriteString(denial)
	}
	for i, atom := range c.All {
		if i > 0 {
			b.WriteString(and)
		}
		b.WriteString(atom.String())
	}
	return b.String()
}

func (a Atom) String() string {
	path := schema.Pointer(a.Path...)
	if !bare(path) {
		path = quoted(path)
	}
	return path + " " + string(a.Rel) + " " + quoted(a.Value)
}

func quoted(value any) string {
	switch value := value.(type) {
	case string:
		if simple(value) {
			return `"` + value + `"`
		}
	case int:
		return strconv.Itoa(value)
	case bool:
		return strconv.FormatBool(value)
	}
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	if encoder.Encode(value) != nil {
		return "?"
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// simple says whether a text stands between quotation marks as it is. Nearly all
// do, and there are thousands.
func simple(text string) bool {
	for i := range len(text) {
		if c := text[i]; c < ' ' || c >= 0x7f || c == '"' || c == '\\' {
			return false
		}
	}
	return true
}

// bare says whether a path can stand in a text without quotation marks: the
// relation is then what follows the first space.
func bare(path string) bool {
	if simple(path) && strings.IndexByte(path, ' ') < 0 { // as nearly all
		return path != "" && !strings.HasPrefix(path, denial)
	}
	return path != "" && !strings.HasPrefix(path, denial) && !strings.ContainsFunc(path, func(r rune) bool { return r <= ' ' || r == '"' || r == '\u007f' }) && path == strings.ToValidUTF8(path, "")
}

// Parse reads the canonical text of a claim. What is spelt otherwise is no claim.
func Parse(text string) (Claim, error) {
	c, err := parse(text)
	if err != nil {
		return Claim{}, fmt.Errorf("%q is no claim: %w", schema.Shorten(text), err)
	}
	return c, nil
}

// Contrary is the text of the contrary of a claim, by its text.
func Contrary(text string) string {
	if positive, denied := Positive(text); denied {
		return positive
	}
	return denial + text
}

// Joined is the text of the claim that all of some claims are true, by the texts of
// these: each of one atom, none denied, no two the same.
func Joined(texts ...string) string {
	slices.Sort(texts)
	return strings.Join(texts, and)
}

// Positive is the text of a claim without its denial, and says whether it had one.
func Positive(text string) (positive string, denied bool) { return strings.CutPrefix(text, denial) }

func parse(text string) (c Claim, err error) {
	c, right, err := read(text)
	for _, atom := range c.All {
		if err == nil {
			err = atom.check()
		}
	}
	if err == nil && !right {
		c.All = canonical(c.All)
		err = fmt.Errorf("it is written %s", schema.Shorten(c.String()))
	}
	return c, err
}

// Parts are the texts of the atoms of a claim, by its text: those of its contrary if it is
// one.
func Parts(text string) (parts []string) {
	text, _ = Positive(text)
	from := 0
	for i := range unquoted(text, and) {
		parts, from = append(parts, text[from:i]), i+len(and)
	}
	return append(parts, text[from:])
}

// OtherValue says whether two atoms, by their texts, give different values to one place, so that only one of
// them can be so.
func OtherValue(a, b string) bool {
	place := func(atom string) string {
		for i := range unquoted(atom, " "+string(Is)+" ") {
			return atom[:i]
		}
		return ""
	}
	at := place(a)
	return a != b && at != "" && at == place(b)
}

// unquoted gives where a sign stands in a text, but within quotes.
func unquoted(text, sign string) iter.Seq[int] {
	return func(yield func(int) bool) {
		quoted := false
		for i := 0; i < len(text); i++ {
			switch {
			case text[i] == '\\' && quoted:
				i++
			case text[i] == '"':
				quoted = !quoted
			case !quoted && strings.HasPrefix(text[i:], sign):
				if !yield(i) {
					return
				}
			}
		}
	}
}

// read reads a claim, and says whether it is spelt right.
func read(text string) (c Claim, right bool, err error) {
	rest, denied := Positive(text)
	c.Not = denied
	last := ""
	right = true
	for {
		var atom Atom
		from := rest
		if atom, rest, err = parseAtom(rest); err != nil {
			return c, right, err
		}
		c.All = append(c.All, atom)
		written := from[:len(from)-len(rest)]
		right, last = right && written == atom.String() && written > last, written
		if rest == "" {
			break
		}
		after, more := strings.CutPrefix(rest, and)
		if !more {
			return c, right, errors.New("something stands after its end")
		}
		rest = after
	}
	return c, right, nil
}

func parseAtom(text string) (a Atom, rest string, err error) {
	path, rest, ok := strings.Cut(text, " ")
	if strings.HasPrefix(text, `"`) {
		var quotedPath any
		if quotedPath, rest, err = value(text); err != nil {
			return a, "", err
		}
		path, ok = quotedPath.(string)
		rest = strings.TrimPrefix(rest, " ")
	}
	if !ok {
		return a, "", errors.New("it has no relation: write it as in meetings/Tuesday/friend = \"Pat\"")
	}
	if a.Path, err = schema.PointerTo(path); err != nil {
		return a, "", err
	}
	at := slices.IndexFunc(relations, func(r Rel) bool { return strings.HasPrefix(rest, string(r)+" ") })
	if at < 0 {
		return a, "", errors.New("it has no relation: one of =, in, >= and <=")
	}
	a.Rel = relations[at]
	if a.Value, rest, err = value(rest[len(a.Rel)+1:]); err != nil {
		return a, "", err
	}
	return a, rest, nil
}

// value reads a value at the beginning of a text. Nearly all are words, numbers, true or
// false, for which no decoder need be made.
func value(text string) (v any, rest string, err error) {
	if quoted, ok := strings.CutPrefix(text, `"`); ok {
		if word, rest, closed := strings.Cut(quoted, `"`); closed && simple(word) {
			return word, rest, nil
		}
	}
	word, _, _ := strings.Cut(text, " ")
	switch word {
	case "true", "false":
		return word == "true", text[len(word):], nil
	}
	if n, err := strconv.Atoi(word); err == nil && strconv.Itoa(n) == word {
		return n, text[len(word):], nil
	}
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.UseNumber()
	if !flat(text) || decoder.Decode(&v) != nil {
		return nil, "", errors.New("it has no value: a text in quotation marks, a whole number, true or false")
	}
	return Plain(v), text[decoder.InputOffset():], nil
}

// flat says whether a value at the beginning of a text is no list of lists: what
// is nested deeply is not to be decoded, since that takes a stack.
func flat(text string) bool {
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.UseNumber()
	for within := false; ; {
		switch token, err := decoder.Token(); token {
		case nil:
			return err == nil && !within
		case json.Delim('['):
			if within {
				return false
			}
			within = true
		case json.Delim('{'):
			return false
		case json.Delim(']'):
			return true
		default:
			if !within {
				return true
			}
		}
	}
}

// Plain is a value as JSON gives it, with whole numbers as int; others stay as
// they are, and are no values of claims.
func Plain(v any) any {
	switch v := v.(type) {
	case json.Number:
		if n, err := v.Int64(); err == nil && json.Number(fmt.Sprint(n)) == v {
			return int(n)
		}
	case []any:
		list := make([]any, len(v))
		for i, item := range v {
			list[i] = Plain(item)
		}
		return list
	}
	return v
}
