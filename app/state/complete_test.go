package state

import (
	"slices"
	"testing"

	"solvitur/solvers/catalog"
	"solvitur/solvers/schema"
)

func anywhere(words ...string) []sortOfWord { return []sortOfWord{{words: words}} }

func TestCompletion(t *testing.T) {
	known := anywhere("not", "nobody", "Norman", "and", "is knight", "is of a kind", "Noël")
	for _, test := range []struct {
		text  string
		caret int
		words []string
	}{
		{"", 0, nil},
		{"no", 2, []string{"not", "nobody", "Norman", "Noël"}},
		{"A: NOR", 6, []string{"Norman"}},
		{"not", 3, nil},
		{"A and no or B", 8, []string{"not", "nobody", "Norman", "Noël"}},
		{"é an", 4, []string{"and"}},
		{"A is of", 7, []string{"is of a kind"}},
		{"A is k", 6, []string{"is knight"}},
		{"this o", 6, nil},
		{"x", 99, nil},
	} {
		if got := complete("f", test.text, test.caret, known, false).Words(); !slices.Equal(got, test.words) {
			t.Errorf("%q at %d offers %q, not %q", test.text, test.caret, got, test.words)
		}
	}
}

func TestACompletionReplacesThePartBegun(t *testing.T) {
	for _, test := range []struct {
		text, word string
		caret      int
		becomes    string
		then       int
	}{
		{"Ä and no or B", "nobody", 8, "Ä and nobody or B", 12},
		{"A is of the", "is of the same kind as", 11, "A is of the same kind as", 24},
		{"IS OF", "is of the same kind as", 5, "is of the same kind as", 22},
	} {
		c := complete("f", test.text, test.caret, anywhere(test.word), false)
		if got, caret := c.with(0); got != test.becomes || caret != test.then {
			t.Errorf("%q becomes %q with the caret at %d", test.text, got, caret)
		}
	}
	if got, _ := (Completion{text: "A", caret: 1}).with(0); got != "A" {
		t.Errorf("a word that is not there makes %q", got)
	}
}

// A word chosen right behind another one is set off from it.
func TestACompletionKeepsWordsApart(t *testing.T) {
	sorts := []sortOfWord{{words: []string{"knight"}, after: []before{{names: []string{"a", ":", "("}}}}}
	for text, becomes := range map[string]string{"A is a": "A is a knight", "A is a ": "A is a knight", "A:": "A: knight", "(": "(knight"} {
		c := complete("f", text, 99, sorts, true)
		if got, _ := c.with(0); got != becomes {
			t.Errorf("%q becomes %q", text, got)
		}
	}
}

// In the sentences of knights and knaves whatever the grammar lets follow is
// offered: names, kinds, phrases, open questions, and words of the language;
// and not where it cannot stand.
func TestFormulasOfferWhatMayFollow(t *testing.T) {
	form := truthTellers(t)
	doc := document(t, `{"people":["Ann","Bob","A"],
		"kinds":[{"kind":"true","name":"knight"},{"kind":"false","name":"knave"}],
		"traits":["did it","is guilty"],"things":["there is gold"]}`)
	sorts := sortsOf(sentenceField(t, form), func(from string) []string {
		names, _ := schema.Offered(form, doc, from)
		return names
	})
	for _, test := range []struct {
		text        string
		offers, not []string
	}{
		{"", []string{"Ann", "Bob", "there is gold", "not", "exactly", "statement"}, []string{"knight", "did it", "and", "is a"}},
		{"Ann: ", []string{"Ann", "Bob", "there is gold", "not"}, []string{"knight", "did it"}},
		{"Ann: Bob ", []string{"is a", "did it", "is guilty", "and"}, []string{"knight", "Ann"}},
		{"Ann: Bob is a ", []string{"knight", "knave"}, []string{"Ann", "did it", "and"}},
		{"Ann: Bob is a kna", []string{"knave"}, []string{"knight"}},
		{"Ann: Bob is not a k", []string{"knight", "knave"}, nil},
		{"Ann: Bob is a knave ", []string{"and", "or"}, []string{"knight", "Bob", "is a"}},
		{"Ann: Bob is a knave and ", []string{"Ann", "not", "there is gold"}, []string{"knight"}},
		{"Ann: Bob is of the s", []string{"is of the same kind as"}, []string{"statement"}},
		{"Ann: Bob is of the same kind as ", []string{"Ann", "A"}, []string{"knight"}},
		{"Ann: Bob d", []string{"did it"}, nil},
		{"Ann: I ", []string{"is a", "did it"}, []string{"Bob"}},
		{"exactly 1 ", []string{"did it", "of", "is a"}, []string{"knight", "Ann"}},
		{"exactly 1 of ", []string{"Ann", "Bob"}, []string{"knight"}},
		{"exactly 1 of Ann, ", []string{"Bob"}, []string{"did it"}},
		{"not (", []string{"Ann", "there is gold"}, []string{"knave"}},
		{"there is g", []string{"there is gold"}, nil},
		{"there is gold ", []string{"and"}, []string{"Ann"}},
		{"statement 2 ", []string{"is false", "is true"}, []string{"Ann"}},
		{"Ann: Bob is a knight or A", nil, []string{"knight", "is a"}},
	} {
		got := complete("f", test.text, len([]rune(test.text)), sorts, false).Words()
		for _, word := range test.offers {
			if !slices.Contains(got, word) {
				t.Errorf("%q offers %q, and not %q", test.text, got, word)
			}
		}
		for _, word := range test.not {
			if slices.Contains(got, word) {
				t.Errorf("%q offers %q: %q cannot stand there", test.text, got, word)
			}
		}
	}
}

// truthTellers is the form of the family that has the richest grammar.
func truthTellers(t *testing.T) schema.Form {
	t.Helper()
	family, ok := catalog.Family("truth-tellers")
	if !ok {
		t.Fatal("there is no such family")
	}
	return family.Form()
}

// sentenceField is the field of a statement as text.
func sentenceField(t *testing.T, form schema.Form) schema.Field {
	t.Helper()
	rows, _ := form.Field("statements")
	shape, _ := rows.Shape("line")
	field, ok := shape.Field("text")
	if !ok || field.Kind != schema.Formula {
		t.Fatal("statements have no formula")
	}
	return field
}

func document(t *testing.T, raw string) any {
	t.Helper()
	doc, err := schema.Decode([]byte(raw))
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// The arrow keys go round: past the last word no word is chosen, and then the
// first one again.
func TestWalkingOverTheWords(t *testing.T) {
	c := complete("f", "n", 1, anywhere("no", "not"), false)
	var walked []int
	for _, where := range []string{"next", "next", "next", "next", "previous", "previous", "previous"} {
		c = c.walk(where)
		walked = append(walked, c.Active)
	}
	if want := []int{0, 1, -1, 0, -1, 1, 0}; !slices.Equal(walked, want) {
		t.Errorf("the keys lead over %v, not %v", walked, want)
	}
	if c := c.walk("close"); len(c.words) > 0 {
		t.Error("the list stays open")
	}
}
