package speech

import (
	"slices"
	"strings"

	kit "solvitur/solvers/formula"
	"solvitur/solvers/schema"
)

// Line is something that is said, and by whom.
type Line struct {
	Speaker int // -1 for nobody
	Number  int // of the statement, from 0; -1 for what is none
	said    []rune
	from    int // at which character of its field it stands
}

// Plain is what nobody says, and simply holds.
func Plain(text string) Line { return Line{-1, -1, []rune(text), 0} }

// Line divides a statement that was typed in a field, by number, into who speaks and
// what is said: "A: B or C is a knave". Nobody may, without a colon.
func (v *Vocabulary) Line(path, text string, number int) (Line, *schema.FieldError) {
	runes := []rune(text)
	speaker, name, at, from := v.cut(runes)
	switch near := schema.Nearest(name, v.People); {
	case from == 0 || speaker >= 0:
		return Line{speaker, number, runes[from:], from}, nil
	case name == "":
		return Line{}, schema.At(path, at, "Nobody says this: put the name of a person before the colon, or leave the colon out if it is only written down.")
	case near != "":
		return Line{}, schema.At(path, at, "There is no person called %s: did you mean %s?", quoted(name), near)
	case len(v.People) == 0:
		return Line{}, schema.At(path, at, "There is no person called %s: add the name to those who are there.", quoted(name))
	}
	return Line{}, schema.At(path, at, "There is no person called %s: choose one of %s, or add the name to those who are there.", quoted(name), listed(v.People, "or"))
}

// quoted shortens a name that was typed into a sentence.
func quoted(name string) string {
	const longest = 30
	if runes := []rune(name); len(runes) > longest {
		name = string(runes[:longest]) + "…"
	}
	return "“" + name + "”"
}

// cut divides a line at the colon behind who speaks: the person, -1 for none; the
// name, and at which character it stands; where what is said begins, 0 if there is
// no colon. A colon within a name is no such colon.
func (v *Vocabulary) cut(text []rune) (speaker int, name string, at, from int) {
	for at < len(text) && text[at] == ' ' {
		at++
	}
	for i := at; i < len(text); i++ {
		if i == at || !kit.InWord(text[i-1]) {
			_, length := v.lexicon.Names.Find(text[i:], false)
			i += length
		}
		if i < len(text) && text[i] == ':' {
			name = strings.TrimSpace(string(text[at:i]))
			return v.person(name), name, at, i + 1
		}
	}
	return -1, "", at, 0
}

// person is whose name this is, with quotation marks or without; -1 for nobody's.
func (v *Vocabulary) person(name string) int {
	for _, same := range []func(a, b string) bool{func(a, b string) bool { return a == b }, strings.EqualFold} {
		if who := slices.IndexFunc(v.People, func(p string) bool { return same(p, name) }); who >= 0 {
			return who
		}
	}
	if t, length := v.lexicon.Names.Find([]rune(name), false); t.Kind == aPerson && length == len([]rune(name)) {
		return t.Value
	}
	return -1
}
