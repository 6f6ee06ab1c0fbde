package truthtellers

import (
	"slices"
	"strings"

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
	name, at, from, spoken := cut(runes)
	if !spoken {
		return lineText{-1, runes, 0}, nil
	}
	if name == "" {
		return lineText{}, schema.At(path, at, "Nobody says this: put the name of a person before the colon, or leave the colon out if it is only written down.")
	}
	speaker := slices.Index(s.people, name)
	if speaker < 0 {
		speaker = slices.IndexFunc(s.people, func(p string) bool { return strings.EqualFold(p, name) })
	}
	switch near := schema.Nearest(name, s.people); {
	case speaker >= 0:
		return lineText{speaker, runes[from:], from}, nil
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

// cut divides a line into who speaks, and at which character, and where what is
// said begins.
func cut(text []rune) (name string, at, from int, spoken bool) {
	for i, c := range text {
		if c == ':' {
			name = strings.TrimSpace(string(text[:i]))
			for at < i && text[at] == ' ' {
				at++
			}
			return name, at, i + 1, true
		}
	}
	return "", 0, 0, false
}
