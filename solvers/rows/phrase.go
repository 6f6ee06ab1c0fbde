package rows

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"solvitur/solvers/english"
	"solvitur/solvers/formula"
	"solvitur/solvers/schema"
)

// phrase is the sentence of a kind as a part of formulas, with the names of a
// puzzle in its gaps.
type phrase struct {
	kind   string
	pieces []piece
}

// piece is what stands in a phrase at one place: one of several texts.
type piece struct {
	key   string // of the field that it fills; "" for a word
	label string
	texts []text
	of    string // of a word that goes with a number: the key of that number
}

// text is some tokens in a row, and the value that they stand for.
type text struct {
	value  any
	tokens []token
}

// token is a word, a name or a number.
type token struct {
	text   string
	name   bool
	fixed  bool // a name that the form itself offers
	number bool
}

func words(text string) (all []token) {
	for word := range strings.FieldsSeq(text) {
		all = append(all, token{text: word})
	}
	return all
}

func wordOf(texts ...string) piece {
	p := piece{label: "“" + texts[0] + "”"}
	for _, word := range texts {
		p.texts = append(p.texts, text{tokens: words(word)})
	}
	return p
}

// phraseOf makes a phrase of a sentence with gaps. Some sentences are none: those
// with texts, with signs, or with endings of words in their gaps.
func phraseOf(kind, says string, fields []schema.Field, names func(from string) []string) (p phrase, ok bool) {
	p.kind = kind
	shape := schema.Shape{Fields: fields}
	apart := true // a new word begins
	for plain, inside := range (schema.Shape{Sentence: says}).Parts() {
		if strings.ContainsFunc(plain, func(r rune) bool { return !unicode.IsLetter(r) && r != ' ' && r != ',' }) || !apart && plain != "" && plain[0] != ' ' && plain[0] != ',' {
			return p, false
		}
		for _, word := range words(plain) {
			p.pieces = append(p.pieces, wordOf(word.text))
		}
		if inside == "" {
			continue
		}
		if apart = plain == "" && len(p.pieces) == 0 || strings.HasSuffix(plain, " "); !apart {
			return p, false
		}
		apart = false
		g := parse(inside)
		field, _ := shape.Field(g.key)
		if g.many != "" {
			if g.one == "" {
				return p, false
			}
			word := wordOf(g.one, g.many)
			word.of = g.key
			p.pieces = append(p.pieces, word)
			continue
		}
		if g.article {
			p.pieces = append(p.pieces, wordOf("a", "an"))
		}
		filled := pieceOf(field, names)
		if filled.texts == nil {
			return p, false
		}
		p.pieces = append(p.pieces, filled)
	}
	return p, len(p.pieces) > 0
}

// fillSilently adds the fields that go without saying; false where that does not settle them.
func (p *phrase) fillSilently(fields []schema.Field, names func(from string) []string) bool {
	for _, field := range fields {
		if slices.ContainsFunc(p.pieces, func(said piece) bool { return said.key == field.Key }) {
			continue
		}
		all := names(field.From)
		if len(all) != 1 {
			return false
		}
		p.pieces = append(p.pieces, piece{key: field.Key, texts: []text{{value: all[0]}}})
	}
	return true
}

// pieceOf is a gap with all that may fill it, the longest first.
func pieceOf(field schema.Field, names func(from string) []string) piece {
	p := piece{key: field.Key, label: field.Label}
	switch {
	case field.Kind == schema.Number && field.Decimals == 0:
		p.texts = []text{{tokens: []token{{number: true}}}}
	case field.Kind == schema.Choice:
		for _, option := range field.Options {
			label := words(option.Label)
			if strings.ContainsFunc(option.Label, unicode.IsDigit) {
				label = []token{{text: option.Label, name: true, fixed: true}} // such as “b2”, which is no word
			}
			p.texts = append(p.texts, text{option.Value, label})
		}
		if field.AnyLabel != "" {
			p.texts = append(p.texts, text{schema.Any, words(field.AnyLabel)})
		}
		if field.From == "" {
			break
		}
		before, after, _ := strings.Cut(field.Offered("\x00"), "\x00")
		for _, name := range names(field.From) {
			p.texts = append(p.texts, text{name, slices.Concat(words(before), []token{{text: name, name: true}}, words(after))})
		}
	}
	if len(p.texts) > 1 {
		slices.SortStableFunc(p.texts, func(a, b text) int { return len(b.tokens) - len(a.tokens) })
	}
	return p
}

// reading is a phrase that is being read.
type reading struct {
	*formula.Cursor
	all    []string // the names, by the values of their tokens
	values map[string]any
	// furthest is the token up to which any phrase went, and wanted what would go on.
	furthest int
	wanted   []string
}

// read reads pieces from the n-th token on, and gives how many tokens there are
// before what follows; -1 if they do not stand here.
func (r *reading) read(pieces []piece, n int) int {
	if len(pieces) == 0 {
		return n
	}
	p := pieces[0]
	for _, text := range p.texts {
		at := n
		for at-n < len(text.tokens) && r.stands(text.tokens[at-n], at) {
			at++
		}
		if at-n < len(text.tokens) {
			r.stop(at, p.wanted(text.tokens[at-n:]))
			continue
		}
		if value := text.value; p.key != "" {
			if value == nil {
				value = json.Number(r.After(n).Text)
			}
			if before, known := r.values[p.key]; known && before != value {
				continue
			}
			r.values[p.key] = value
		}
		if end := r.read(pieces[1:], at); end >= 0 {
			return end
		}
		delete(r.values, p.key)
	}
	return -1
}

// stands says whether a token stands at the n-th place from the cursor.
func (r *reading) stands(want token, n int) bool {
	t := r.After(n)
	switch {
	case t.Kind == formula.End:
		return false
	case want.number:
		return t.Kind == formula.Number
	case want.name:
		return t.Kind == aName && r.all[t.Value] == want.text || t.Kind == formula.Number && t.Text == want.text
	}
	return strings.EqualFold(t.Text, want.text)
}

// wanted says what is missing where some tokens of a text do not stand: words as
// they are to be written, a number, or a name.
func (p piece) wanted(missing []token) string {
	if p.key == "" {
		return p.label
	}
	if missing[0].number {
		return "a number"
	}
	if missing[0].name && !missing[0].fixed {
		for _, t := range p.texts { // the same name each time, so that it is told once
			if i := slices.IndexFunc(t.tokens, func(t token) bool { return t.name }); i >= 0 {
				return "a name such as “" + t.tokens[i].text + "”"
			}
		}
	}
	var said []string
	for _, t := range missing {
		if t.name && !t.fixed {
			break
		}
		said = append(said, t.text)
	}
	return "“" + strings.Join(said, " ") + "”"
}

// stop notes that a phrase goes no further than the n-th token.
func (r *reading) stop(n int, label string) {
	if n > r.furthest {
		r.furthest, r.wanted = n, nil
	}
	if n == r.furthest && !slices.Contains(r.wanted, label) {
		r.wanted = append(r.wanted, label)
	}
}

// expected are the things that would go on where the phrases stopped: all, or the
// first of them.
func (r *reading) expected() string {
	const most = 4
	if len(r.wanted) <= most {
		return english.List(r.wanted, "or")
	}
	return english.List(append(slices.Clone(r.wanted[:most-1]), "the like"), "or")
}

// write says a row in the words of its phrase.
func (p phrase) write(values map[string]any, names *formula.Names) string {
	parts := make([]string, len(p.pieces))
	for i := len(p.pieces) - 1; i >= 0; i-- {
		piece := p.pieces[i]
		chosen := piece.texts[0]
		for _, text := range piece.texts {
			if piece.key != "" && text.value == values[piece.key] {
				chosen = text
			}
		}
		switch {
		case piece.of != "" && fmt.Sprint(values[piece.of]) != "1":
			chosen = piece.texts[1]
		case piece.label == article && strings.HasPrefix(english.A(strings.TrimLeft(parts[i+1], "“")), "an "):
			chosen = piece.texts[1]
		}
		var said []string
		for _, token := range chosen.tokens {
			switch {
			case token.number:
				said = append(said, fmt.Sprint(values[piece.key]))
			case token.name:
				said = append(said, names.Write(token.text))
			case token.text == ",":
				said = append(said, commaHere)
			default:
				said = append(said, token.text)
			}
		}
		parts[i] = strings.Join(said, " ")
	}
	parts = slices.DeleteFunc(parts, func(part string) bool { return part == "" })
	return strings.ReplaceAll(strings.Join(parts, " "), " "+commaHere, ",")
}

// commaHere stands for a comma of the phrase's own, and in no name.
const commaHere = "\x00"

// pairs notes the words that stand side by side in a phrase: see [namesIn].
func (p phrase) pairs(all map[string]bool) {
	for i, piece := range p.pieces {
		for _, text := range piece.texts {
			for k, t := range text.tokens {
				if t.name || t.number {
					continue
				}
				word := strings.ToLower(t.text) + " "
				if k+1 < len(text.tokens) {
					all[word+text.tokens[k+1].start()] = true
				} else if i+1 < len(p.pieces) {
					for _, next := range p.pieces[i+1].texts {
						all[word+next.tokens[0].start()] = true
					}
				}
			}
		}
	}
}

// start is the first word, "" for a number.
func (t token) start() string {
	if t.number {
		return ""
	}
	word, _, _ := strings.Cut(strings.ToLower(t.text), " ")
	return word
}

// fills says whether values fill every gap of a phrase, and none of them is left over.
func (p phrase) fills(values map[string]any) bool {
	gaps := map[string]bool{"kind": true}
	for _, piece := range p.pieces {
		gaps[piece.key] = true
		value, given := values[piece.key]
		if piece.key != "" && (!given || !piece.any(value)) {
			return false
		}
	}
	for key, value := range values {
		if !gaps[key] && value != schema.Any {
			return false
		}
	}
	return true
}

// any says whether one of the texts of a gap stands for a value.
func (p piece) any(value any) bool {
	return slices.ContainsFunc(p.texts, func(t text) bool { return t.value == value || t.value == nil })
}

// article is how the piece "a" or "an" is called.
const article = "“a”"
