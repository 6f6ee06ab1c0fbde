package rows

import (
	"bytes"
	"encoding/json"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// gap is a gap of a sentence, and how it is filled.
type gap struct {
	key       string
	article   bool   // {a key}
	one, many string // {key|one|many}: a word in place of the number
}

func parse(text string) gap {
	key, words, _ := strings.Cut(text, "|")
	one, many, _ := strings.Cut(words, "|")
	key, article := strings.CutPrefix(key, "a ")
	return gap{key, article, one, many}
}

// shaped is the sentence of a kind as the editor shows it: with gaps that name fields
// and nothing else; and that of rows in which its number is 1, if that is another one.
func shaped(says string) (sentence string, one *schema.One) {
	number := ""
	single := withoutFilters(says, func(g gap) string {
		number = g.key
		return g.one
	})
	sentence = withoutFilters(says, func(g gap) string { return g.many })
	if number != "" {
		one = &schema.One{Key: number, Sentence: single}
	}
	return sentence, one
}

// withoutFilters is a sentence with gaps that name fields, and words that fit a number.
func withoutFilters(says string, word func(gap) string) string {
	return replaced(says, func(g gap) string {
		switch {
		case g.many != "":
			return word(g)
		case g.article:
			return "a {" + g.key + "}"
		}
		return "{" + g.key + "}"
	})
}

// filled is a sentence with the values of a row in its gaps, as the editor shows
// them.
func filled(says string, fields []schema.Field, row any) string {
	values := valuesOf(row)
	shape := schema.Shape{Fields: fields}
	return replaced(says, func(g gap) string {
		field, _ := shape.Field(g.key)
		text := shown(field, values[g.key])
		switch {
		case g.many == "" && g.article:
			return english.A(text)
		case g.many == "":
			return text
		case text == "1":
			return g.one
		}
		return g.many
	})
}

// replaced puts texts into the gaps of a sentence.
func replaced(says string, of func(gap) string) string {
	var b strings.Builder
	for text, inside := range (schema.Shape{Sentence: says}).Parts() {
		b.WriteString(text)
		if inside != "" {
			b.WriteString(of(parse(inside)))
		}
	}
	return b.String()
}

// valuesOf are the members of a row.
func valuesOf(row any) (values map[string]any) {
	encoded, err := json.Marshal(row)
	if err == nil {
		decoder := json.NewDecoder(bytes.NewReader(encoded))
		decoder.UseNumber()
		err = decoder.Decode(&values)
	}
	if err != nil {
		panic("rows: a row is no JSON object: " + err.Error())
	}
	return values
}

// shown is the value of a field in the words of its editor.
func shown(field schema.Field, value any) string {
	switch value := value.(type) {
	case json.Number:
		if field.Decimals == 0 {
			return english.Grouped(value.String())
		}
		return value.String()
	case string:
		if field.Kind != schema.Choice {
			return value
		}
		for _, option := range field.Options {
			if option.Value == value {
				return option.Label
			}
		}
		if value == schema.Any {
			return field.AnyLabel
		}
		return field.Offered(value)
	}
	return ""
}
