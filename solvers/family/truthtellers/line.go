package truthtellers

import (
	"slices"
	"strings"

	kit "solvitur/solvers/formula"
	"solvitur/solvers/schema"
)

// lineText is a statement as text, cut into who speaks and what is said.
type lineText struct {
	speaker int
	formula []rune
	offset  int
}

func (s *story) line(path, text string) (lineText, *schema.FieldError) {
	runes := []rune(text)
	speaker, name, at, from := s.cut(runes)
	switch near := schema.Nearest(name, s.people); {
	case from == 0 || speaker >= 0:
		return lineText{speaker, runes[from:], from}, nil
	case name == "":
		return lineText{}, schema.At(path, at, "Nobody says this: put the name of a person before the colon, or leave the colon out if it is only written down.")
	case near != "":
		return lineText{}, schema.At(path, at, "There is no person called %s: did you mean %s?", quoted(name), near)
	case len(s.people) == 0:
		return lineText{}, schema.At(path, at, "There is no person called %s: add the name to those who are there.", quoted(name))
	}
	return lineText{}, schema.At(path, at, "There is no person called %s: choose one of %s, or add the name to those who are there.", quoted(name), listed(s.people, "or"))
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
func (s *story) cut(text []rune) (speaker int, name string, at, from int) {
	for at < len(text) && text[at] == ' ' {
		at++
	}
	for i := at; i < len(text); i++ {
		if i == at || !kit.InWord(text[i-1]) {
			_, length := s.vocabulary.Names.Find(text[i:], false)
			i += length
		}
		if i < len(text) && text[i] == ':' {
			name = strings.TrimSpace(string(text[at:i]))
			return s.person(name), name, at, i + 1
		}
	}
	return -1, "", at, 0
}

// person is whose name this is, with quotation marks or without; -1 for nobody's.
func (s *story) person(name string) int {
	for _, same := range []func(a, b string) bool{func(a, b string) bool { return a == b }, strings.EqualFold} {
		if who := slices.IndexFunc(s.people, func(p string) bool { return same(p, name) }); who >= 0 {
			return who
		}
	}
	if t, length := s.vocabulary.Names.Find([]rune(name), false); t.Kind == aPerson && length == len([]rune(name)) {
		return t.Value
	}
	return -1
}
