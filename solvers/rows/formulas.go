package rows

import (
	"encoding/json"
	"slices"
	"strings"
	"unicode/utf8"

	"solvitur/solvers/english"
	"solvitur/solvers/formula"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// KindFormula is the kind of row that joins others by "and", "or", "not", "implies"
// and "iff": "Pat came in before Rose or Ann did not come last".
const KindFormula = "formula"

// Formula is what such a row says: a formula whose operands are rows.
type Formula[R Row] = formula.Formula[R]

// Formulas are those of a list's rows, by position; nil where a row is none.
type Formulas[R Row] map[int]*Formula[R]

// joined is what a list needs to know to have formulas.
type joined[F any, R Row] struct {
	text  func(R) string                  // of a row that is a formula
	names func(f F, from string) []string // those that a choice draws from
}

const aName = formula.Own

// WithFormulas adds the kind "formula", in which the sentences of the other kinds
// are the operands. Text is the member "formula" of a row; names are those that the
// choices of a family draw from.
func (l List[F, R, T]) WithFormulas(text func(R) string, names func(f F, from string) []string) List[F, R, T] {
	l.Kinds = append(slices.Clone(l.Kinds), Kind[F, R, T]{
		Name: KindFormula, Label: "a formula", Says: "{formula}",
		Fields: []schema.Field{{Key: "formula", Kind: schema.Formula, Label: "formula", MaxLength: 300, Offers: l.offers(),
			Help: "Sentences such as those of the other kinds, joined by “and”, “or”, “not”, “implies” and “iff”; parentheses group. A name may stand in quotation marks."}},
	})
	l.joined = &joined[F, R]{text, names}
	return l
}

// Formulas reads those among rows that are formulas. Nothing may be wrong with them.
func (l List[F, R, T]) Formulas(f F, rows []R) Formulas[R] {
	all := Formulas[R]{}
	for i, row := range rows {
		if row.RowKind() == KindFormula {
			read, _ := l.read(f, l.joined.text(row))
			all[i] = &read
		}
	}
	return all
}

// formulaSays writes a row that is a formula as it can be typed.
func (l List[F, R, T]) formulaSays(f F, row R) string {
	read, err := l.read(f, l.joined.text(row))
	if err != nil {
		return l.joined.text(row)
	}
	return l.print(f, &read)
}

// reading is how a row that is a formula was read; nil if it was read word for word, and
// of any other row.
func (l List[F, R, T]) reading(f F, row R) *puzzle.Reading {
	if row.RowKind() != KindFormula {
		return nil
	}
	typed, told := l.joined.text(row), l.formulaSays(f, row)
	if l.language(f).Alike(typed, told) {
		return nil
	}
	return &puzzle.Reading{Of: typed, As: english.Capital(told)}
}

// read makes a formula of a text, which may be a sentence as the page prints it: with a
// full stop, and with commas in large numbers.
func (l List[F, R, T]) read(f F, text string) (read Formula[R], err *formula.Error) {
	language := l.language(f)
	if read, err = language.Read(text); err == nil {
		return read, nil
	}
	if bare, stops := strings.CutSuffix(strings.TrimSpace(text), "."); stops {
		read, err = language.Read(bare)
		text = bare
	}
	if plain := ungrouped(text); err != nil && plain != text {
		if again, wrong := language.Read(plain); wrong == nil {
			return again, nil
		}
	}
	return read, err
}

// ungrouped leaves out the commas of large numbers, and no others: "1,200", but not "1,2".
func ungrouped(text string) string {
	var plain strings.Builder
	for len(text) > 0 {
		number := text[:len(text)-len(strings.TrimLeft(text, "0123456789,"))]
		groups := strings.Split(number, ",")
		grouped := len(groups[0]) > 0 && len(groups[0]) <= 3
		for _, group := range groups[1:] {
			grouped = grouped && len(group) == 3
		}
		if grouped {
			plain.WriteString(strings.Join(groups, ""))
		} else {
			plain.WriteString(number)
		}
		if text = text[len(number):]; text != "" {
			_, size := utf8.DecodeRuneInString(text)
			plain.WriteString(text[:size])
			text = text[size:]
		}
	}
	return plain.String()
}

// language is that of the formulas over the names of a puzzle.
func (l List[F, R, T]) language(f F) *formula.Language[R] {
	phrases := l.phrases(func(from string) []string { return l.joined.names(f, from) })
	names, all := namesIn(phrases)
	others := l.others(func(from string) []string { return l.joined.names(f, from) })
	example := "not (…)"
	for _, p := range phrases {
		example = p.write(nil, names)
	}
	return &formula.Language[R]{
		Operators: formula.Logic,
		Names:     names,
		Operand: func(c *formula.Cursor) (op formula.Op, row R, none bool, err *formula.Error) {
			best, values, kind := 0, map[string]any(nil), ""
			r := &reading{Cursor: c, all: all}
			for _, p := range slices.Concat(phrases, others) {
				r.values = map[string]any{}
				if end := r.read(p.pieces, 0); end > best {
					best, values, kind = end, r.values, p.kind
				}
			}
			switch {
			case best == 0 && r.furthest == 0:
				return op, row, true, nil
			case best == 0:
				c.At += r.furthest
				return op, row, false, c.Expected(r.expected())
			}
			values["kind"] = kind
			if row, err = l.row(f, values, c.Next().At); err == nil {
				c.At += best
			}
			return formula.Sentence, row, false, err
		},
		Hints:      map[rune]string{'.': "A full stop may stand at the end only: join sentences by “and”."},
		Wanted:     "a sentence, “not” or an opening parenthesis",
		Behind:     "“and”, “or”, “implies”, “iff” or the end",
		Refusals:   []string{""},
		Again:      "“Implies” and “iff” join two: set parentheses round what belongs together.",
		Unexpected: noComma,
		Example:    example,
		MostNested: 24,
	}
}

// noComma says what to write for a comma.
func noComma(c *formula.Cursor) *formula.Error {
	if t := c.Next(); t.Is(",") {
		return formula.Wrong(t.At, "A formula has no commas: leave it out, or set parentheses round what belongs together.")
	}
	return nil
}

// row makes a row of what fills the gaps of its sentence.
func (l List[F, R, T]) row(f F, values map[string]any, at int) (row R, failure *formula.Error) {
	encoded, err := json.Marshal(values)
	if err == nil {
		err = json.Unmarshal(encoded, &row)
	}
	if err != nil {
		return row, formula.Wrong(at, "This number is too large: choose a smaller one.")
	}
	kind := l.kind(row)
	for _, field := range kind.Fields {
		if number, ok := values[field.Key].(json.Number); ok {
			if err := schema.CheckLeaf(field, number, false); err != nil {
				return row, formula.Wrong(at, "%s", err)
			}
		}
	}
	if kind.Wrong != nil {
		if err := kind.Wrong(f, row); err != nil {
			return row, formula.Wrong(at, "%s", err.Message)
		}
	}
	return row, nil
}

// phrases are the sentences of all kinds that can be parts of formulas.
func (l List[F, R, T]) phrases(names func(from string) []string) (all []phrase) {
	for _, kind := range l.Kinds {
		if p, ok := phraseOf(kind.Name, kind.Says, kind.Fields, names); ok && kind.Name != KindFormula {
			all = append(all, p)
		}
	}
	return all
}

// others are the sentences beside those. Names in them are
// told from the rest as if there were no such sentences.
func (l List[F, R, T]) others(names func(from string) []string) (all []phrase) {
	for _, kind := range l.Kinds {
		for _, also := range kind.Also {
			p, ok := phraseOf(kind.Name, also.Says, also.Fields, names)
			if ok && p.fillSilently(also.Fields, names) {
				all = append(all, p)
			}
		}
	}
	return all
}

// namesIn are all names that stand in phrases. Those that could as well be words with
// which a phrase goes on, "eats an apple", stand in quotation marks only.
func namesIn(phrases []phrase) (*formula.Names, []string) {
	pairs := map[string]bool{} // words side by side, of a name its first; behind one before a number stands ""
	for _, p := range phrases {
		p.pairs(pairs)
	}
	var all []string
	var names []formula.Name
	for _, p := range phrases {
		for _, piece := range p.pieces {
			for _, text := range piece.texts {
				for _, t := range text.tokens {
					if t.name && !slices.Contains(all, t.text) {
						first, rest, several := strings.Cut(strings.ToLower(t.text), " ")
						second, _, _ := strings.Cut(rest, " ")
						names = append(names, formula.Name{Spelling: t.text, Kind: aName, Value: len(all), Quoted: several && (pairs[first+" "+second] || pairs[first+" "])})
						all = append(all, t.text)
					}
				}
			}
		}
	}
	return formula.NewNames(formula.Logic.Language(), names...), all
}

// print writes a formula as it can be typed.
func (l List[F, R, T]) print(f F, read *Formula[R]) string {
	from := func(from string) []string { return l.joined.names(f, from) }
	phrases := l.phrases(from)
	names, _ := namesIn(phrases)
	phrases = append(phrases, l.others(from)...)
	return formula.Print(formula.Logic, read, read.Root(), func(part int) (string, bool) {
		n := read.Nodes[part]
		if n.Op != formula.Sentence {
			return "", false
		}
		values := valuesOf(n.Atom)
		at := slices.IndexFunc(phrases, func(p phrase) bool { return p.kind == n.Atom.RowKind() && p.fills(values) })
		if at < 0 {
			at = slices.IndexFunc(phrases, func(p phrase) bool { return p.kind == n.Atom.RowKind() })
		}
		return phrases[at].write(values, names), true
	})
}
