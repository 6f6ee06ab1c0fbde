package schema

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Renames are the edits that follow from giving a name another spelling: every
// choice that held the old one takes the new one, and every formula that speaks
// of it. Nothing follows where another item has the old name, since which of them was meant is
// open, or the new one, in its list or another that is chosen from: who takes that back finds everything as it was.
func Renames(form Form, doc any, path string, old, now any) []Edit {
	was, ok := old.(string)
	becomes, isText := now.(string)
	if !ok || !isText || was == "" || becomes == "" || was == becomes {
		return nil
	}
	source := sourceOf(path)
	if source == "" || countUses(form, doc, source, was) > 1 || countUses(form, doc, source, becomes) > 0 {
		return nil
	}
	var edits []Edit
	eachField(form, doc, func(at string, field Field) {
		from := drawsFrom(field)
		all := strings.Join(from, " ")
		if !slices.Contains(from, source) || countUses(form, doc, all, was) > 1 || countUses(form, doc, all, becomes) > 0 {
			return
		}
		value, _ := Get(doc, at)
		text, _ := value.(string)
		switch {
		case field.Kind == Choice && text == was:
			edits = append(edits, Edit{Op: "set", Path: at, Value: becomes})
		case field.Kind == Formula:
			if now := ReplaceWord(text, was, becomes); now != text {
				edits = append(edits, Edit{Op: "set", Path: at, Value: now})
			}
		}
	})
	return edits
}

// drawsFrom are the lists whose names a choice or a formula may hold.
func drawsFrom(field Field) []string {
	from := Sources(field.From)
	for _, offer := range field.Offers {
		from = append(from, Sources(offer.From)...)
	}
	slices.Sort(from)
	return slices.Compact(from)
}

// ReplaceWord replaces a name in a formula where it stands as a whole word.
func ReplaceWord(text, was, becomes string) string {
	var b strings.Builder
	for {
		at := strings.Index(text, was)
		if at < 0 {
			b.WriteString(text)
			return b.String()
		}
		before, _ := utf8.DecodeLastRuneInString(b.String() + text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+len(was):])
		b.WriteString(text[:at])
		if inWord(before) || inWord(after) {
			b.WriteString(was)
		} else {
			b.WriteString(becomes)
		}
		text = text[at+len(was):]
	}
}

func inWord(r rune) bool {
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_')
}

// sourceOf gives the From of choices that are fed by the value at a path:
// "days/2" feeds "days", "oases/1/name" feeds "oases/name", "map/nodes/0/name"
// feeds "map/nodes".
func sourceOf(path string) string {
	parts := SplitPath(path)
	switch {
	case len(parts) == 2:
		return parts[0]
	case len(parts) == 3:
		return parts[0] + "/" + parts[2]
	case len(parts) == 4 && parts[1] == "nodes" && parts[3] == "name":
		return parts[0] + "/nodes"
	}
	return ""
}

func countUses(form Form, doc any, source, name string) (n int) {
	names, _ := Offered(form, doc, source)
	for _, known := range names {
		if known == name {
			n++
		}
	}
	return n
}

// eachField calls visit for every choice and formula in the facts, with its path;
// a cell that holds a name counts as a choice.
func eachField(form Form, doc any, visit func(path string, field Field)) {
	for _, field := range form.Fields {
		switch field.Kind {
		case Choice, Formula:
			visit(field.Key, field)
		case Rows:
			rows, _ := Get(doc, field.Key)
			list, _ := rows.([]any)
			for i, row := range list {
				members, _ := row.(map[string]any)
				shape, _ := field.ShapeOf(members)
				for _, inner := range shape.Fields {
					if inner.Kind == Choice || inner.Kind == Formula {
						visit(fmt.Sprintf("%s/%d/%s", field.Key, i, inner.Key), inner)
					}
				}
			}
		case Grid:
			if field.From == "" {
				continue
			}
			value, _ := Get(doc, field.Key)
			rows, _ := value.([]any)
			for r, row := range rows {
				cells, _ := row.([]any)
				for c := range cells {
					visit(fmt.Sprintf("%s/%d/%d", field.Key, r, c), Field{Kind: Choice, From: field.From})
				}
			}
		case Map:
			links, _ := Get(doc, field.Key+"/links")
			list, _ := links.([]any)
			for i := range list {
				for _, end := range []string{"from", "to"} {
					visit(fmt.Sprintf("%s/links/%d/%s", field.Key, i, end), Field{Kind: Choice, From: field.Key + "/nodes"})
				}
			}
		}
	}
}
