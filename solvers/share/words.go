package share

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// Words are what a variant says in its maker's own words: plain text, never
// markup. A passage that is empty is the original's, or, in a puzzle that was
// begun with an empty one, is not written yet.
type Words struct {
	Title    string `json:"title,omitempty"`
	Story    string `json:"story,omitempty"` // an empty line ends a paragraph
	Question string `json:"question,omitempty"`
	Notes    string `json:"notes,omitempty"`
	// Blank says that the puzzle was begun with an empty one: the page on which it
	// is shown lends it the kind, and neither story nor source.
	Blank bool `json:"blank,omitempty"`
}

// Untitled is what a puzzle is called that was begun with an empty one and has no
// title yet.
const Untitled = "A puzzle without a title"

// Passage is one of the texts of Words.
type Passage struct {
	Name  string // the member: "title"
	Most  int    // how many characters it has at most
	Lines bool   // it may have several lines
	in    func(*Words) *string
}

// Passages are all of them, in the order in which they are read.
var Passages = []Passage{
	{"title", 120, false, func(w *Words) *string { return &w.Title }},
	{"story", 4000, true, func(w *Words) *string { return &w.Story }},
	{"question", 400, false, func(w *Words) *string { return &w.Question }},
	{"notes", 4000, true, func(w *Words) *string { return &w.Notes }},
}

// PassageCalled finds a passage by its name.
func PassageCalled(name string) (Passage, bool) {
	at := slices.IndexFunc(Passages, func(p Passage) bool { return p.Name == name })
	if at < 0 {
		return Passage{}, false
	}
	return Passages[at], true
}

// Of is the text of the passage.
func (p Passage) Of(w Words) string { return *p.in(&w) }

// With are the words with another text in the passage.
func (p Passage) With(w Words, text string) Words {
	*p.in(&w) = text
	return w
}

// Fault says what is wrong with a clean text for the passage, at its path; nil if
// nothing is.
func (p Passage) Fault(text string) *schema.FieldError {
	if n := utf8.RuneCountInString(text); n > p.Most {
		return schema.Errorf("words/"+p.Name, "The %s can have %s characters, and this has %s: shorten it.", p.Name, english.Thousands(p.Most), english.Thousands(n))
	}
	return nil
}

// Clean are the words as they are kept: see [Passage.Clean].
func (w Words) Clean() Words {
	for _, p := range Passages {
		w = p.With(w, p.Clean(p.Of(w)))
	}
	return w
}

// Faults are what is wrong with clean words.
func (w Words) Faults() (faults []*schema.FieldError) {
	for _, p := range Passages {
		if fault := p.Fault(p.Of(w)); fault != nil {
			faults = append(faults, fault)
		}
	}
	return faults
}

// Sound are clean words without the passages that are too long.
func (w Words) Sound() Words {
	for _, p := range Passages {
		if p.Fault(p.Of(w)) != nil {
			w = p.With(w, "")
		}
	}
	return w
}

// check refuses words that no page would write.
func (w Words) check() error {
	for _, p := range Passages {
		text := p.Of(w)
		switch {
		case p.Clean(text) != text:
			return fmt.Errorf("%w (its %s has a sign in it that cannot be seen, or a blank too many)", ErrDamaged, p.Name)
		case p.Fault(text) != nil:
			return fmt.Errorf("%w (its %s is longer than %s characters)", ErrDamaged, p.Name, english.Thousands(p.Most))
		}
	}
	return nil
}

// Paragraphs are those of a clean text.
func Paragraphs(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, "\n\n")
}

// mostMarks is how many marks may stand over and under one letter. Scripts that are
// read need a few; towers of them cover the lines around.
const mostMarks = 6

// Clean gives a text as it is kept: without signs that give orders or cannot be
// seen, such as those that turn the direction of writing round, with blanks between
// words and one empty line between paragraphs at most. A passage of one line has its
// line breaks made blanks. What is clean stays as it is.
func (p Passage) Clean(text string) string {
	lines := strings.Split(seen(text), "\n")
	for i, line := range lines {
		lines[i] = strings.Join(strings.FieldsFunc(line, blank), " ")
	}
	if !p.Lines {
		return strings.TrimSpace(strings.Join(slices.DeleteFunc(lines, func(line string) bool { return line == "" }), " "))
	}
	lines = slices.CompactFunc(lines, func(a, b string) bool { return a == "" && b == "" })
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}

// blank says whether a sign stands for a space between words. One that does not
// break a line is kept: it is there on purpose.
func blank(r rune) bool { return r == ' ' || unicode.Is(unicode.Zs, r) && r != nbsp && r != narrow }

const (
	nbsp   = '\u00a0'
	narrow = '\u202f'
	joins  = '\u200d' // zero-width joiner
	parts  = '\u200c' // zero-width non-joiner
)

// seen leaves the signs that can be seen, blanks and line breaks.
func seen(text string) string {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n\n", "\t", " ").Replace(strings.ToValidUTF8(text, ""))
	for {
		// What is left out may have stood between two others.
		kept := shown([]rune(text))
		if kept == text {
			return text
		}
		text = kept
	}
}

func shown(runes []rune) string {
	kept := make([]rune, 0, len(runes))
	marks := 0
	for i, r := range runes {
		switch {
		case r == '\n':
		case r == joins || r == parts:
			// Persian, Hindi and composed pictures need them between their signs.
			if len(kept) == 0 || !joined(kept[len(kept)-1]) || i+1 == len(runes) || !joined(runes[i+1]) {
				continue
			}
		case !strconv.IsGraphic(r) || unicode.Is(hollow, r):
			continue
		}
		switch {
		case unicode.In(r, unicode.Mn, unicode.Me):
			if marks++; marks > mostMarks {
				continue
			}
		case r != joins && r != parts: // these stand among the marks of one letter
			marks = 0
		}
		kept = append(kept, r)
	}
	return string(kept)
}

// joined says whether a sign is one that a joiner may stand beside: a letter or mark
// of a script that joins, or part of a picture. None of these stands before Arabic,
// nor where the further Latin and Greek letters are, punctuation and the wide forms.
func joined(r rune) bool {
	switch {
	case r < '\u0600', r >= '\u1e00' && r <= '\u206f', r >= '\uff00' && r <= '\uffef':
		return false
	}
	return strconv.IsGraphic(r) && !unicode.Is(unicode.Zs, r) && !unicode.Is(hollow, r)
}

// hollow are letters and signs that look like nothing: fillers, and Braille's blank.
var hollow = &unicode.RangeTable{R16: []unicode.Range16{
	{Lo: 0x034f, Hi: 0x034f, Stride: 1}, {Lo: 0x115f, Hi: 0x1160, Stride: 1}, {Lo: 0x17b4, Hi: 0x17b5, Stride: 1},
	{Lo: 0x180b, Hi: 0x180f, Stride: 1}, {Lo: 0x2800, Hi: 0x2800, Stride: 1}, {Lo: 0x3164, Hi: 0x3164, Stride: 1}, {Lo: 0xffa0, Hi: 0xffa0, Stride: 1},
}}
