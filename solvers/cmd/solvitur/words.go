package main

import (
	"cmp"
	"strings"

	"solvitur/solvers/share"
)

// heading is what stands above an answer: what the puzzle is called, where it comes
// from, and what its maker has written. "" for facts that nobody has named.
func (s source) heading() string {
	words := s.variant.Words
	title := cmp.Or(words.Title, s.title)
	switch {
	case words.Blank:
		title = cmp.Or(words.Title, share.Untitled)
	case title != s.title && s.title != "":
		title += "\n(changed from: " + s.title + ")"
	}
	parts := []string{title, words.Story, words.Question}
	if words.Notes != "" {
		parts = append(parts, "Notes:\n"+words.Notes)
	}
	var b strings.Builder
	for _, part := range parts {
		if part != "" {
			b.WriteString(part + "\n\n")
		}
	}
	return b.String()
}
