package schema

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"solvitur/solvers/english"
)

// Describe names the type of a JSON value in plain English.
func Describe(value any) string {
	switch value := value.(type) {
	case nil:
		return "nothing"
	case bool:
		return strconv.FormatBool(value)
	case string:
		return "a text"
	case json.Number, float64, int, int64:
		return "a number"
	case []any:
		return "a list"
	case map[string]any:
		return "a record"
	}
	return "something else"
}

// quote writes a name into a sentence: as it is when it reads like one, else in quotation
// marks; see Brief.
func quote(name string) string {
	name = Brief(name)
	for _, r := range name {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("-'’", r) {
			return "“" + name + "”"
		}
	}
	if name == "" {
		return "“”"
	}
	return name
}

// Brief is what a message says of a name that a link or a visitor gives, which may
// be of any length and hold anything: 40 characters at most, and in place of what cannot be
// seen, or turns the writing round, a sign that can.
func Brief(name string) string {
	const longest = 40
	if utf8.RuneCountInString(name) > longest {
		name = string([]rune(name)[:longest-1]) + "…"
	}
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) || r == joiner || r == nonJoiner {
			return r
		}
		return unicode.ReplacementChar
	}, name)
}

// Composed pictures and some scripts have these between their signs.
const (
	joiner    = '\u200d'
	nonJoiner = '\u200c'
)

// list writes names into a sentence, each once: "a, b or c"; long lists are cut.
func list(names []string, word string) string {
	const most = 12
	quoted := make([]string, 0, most)
	for i, name := range names {
		if slices.Contains(names[:min(i, most)], name) {
			continue
		}
		if len(quoted) == most {
			return strings.Join(quoted, ", ") + " and " + strconv.Itoa(len(names)-most) + " more"
		}
		quoted = append(quoted, quote(name))
	}
	return cmp.Or(english.List(quoted, word), "none")
}

// Nearest finds the known name that was probably meant: the one with the least
// edit distance, if that is small against the length; "" if there is none. Two
// letters changed round count as one slip. Of one or two letters none may be wrong:
// A is not B misspelt.
func Nearest(name string, known []string) string {
	return nearest(name, known, len(name)/3)
}

// Slip finds the known word from which a word differs by a single slip of the
// pen; "" if there is none.
func Slip(word string, known []string) string { return nearest(word, known, 1) }

func nearest(name string, known []string, least int) string {
	const longest = 40
	if len(name) > longest {
		return ""
	}
	best := ""
	for _, candidate := range known {
		if len(candidate) > longest {
			continue
		}
		d := distance(strings.ToLower(name), strings.ToLower(candidate))
		if d == 2 && sameLetters(name, candidate) {
			d = 1
		}
		if d <= least && (best == "" || d < least) {
			best, least = candidate, d
		}
	}
	return best
}

func sameLetters(a, b string) bool {
	return slices.Equal(slices.Sorted(slices.Values([]byte(a))), slices.Sorted(slices.Values([]byte(b))))
}

// distance is the Levenshtein distance of two short texts, in bytes.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			changed := diagonal
			if a[i] != b[j] {
				changed++
			}
			diagonal = row[j+1]
			row[j+1] = min(changed, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

// name is what a message calls the field.
func (f Field) name() string {
	if f.Label != "" {
		return f.Label
	}
	return f.Key
}

// item is what a message calls one of the field's items.
func (f Field) item() string {
	if f.Item != "" {
		return f.Item
	}
	return "item"
}

// wanted is what a message asks for: to fill in a name, the words, how many balls,
// to choose “who”; what reads like a heading stands in quotation marks.
func (f Field) wanted() string {
	if f.Kind == Choice {
		return "choose “" + f.name() + "”"
	}
	return "fill in " + f.noun()
}

func (f Field) noun() string {
	name := f.name()
	first, _ := utf8.DecodeRuneInString(name)
	head, _, _ := strings.Cut(name, " ")
	switch {
	case unicode.IsUpper(first):
		return "“" + name + "”"
	case utf8.RuneCountInString(name) == 1, head == "how", head == "the", strings.Contains(name, " or "):
		return name
	case strings.HasSuffix(head, "s") && !strings.HasSuffix(head, "ss"):
		return "the " + name
	}
	return english.A(name)
}
