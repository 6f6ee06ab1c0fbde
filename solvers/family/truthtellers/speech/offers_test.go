package speech

import (
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/schema"
)

// What is offered is of the language, and what it may follow can be written.
func TestOffersAreOfTheLanguage(t *testing.T) {
	lists := []string{"people", "kinds/name", "traits", "things"}
	for _, offer := range Offers {
		if len(offer.After) == 0 {
			t.Errorf("%v are offered everywhere", offer)
		}
		for _, phrase := range offer.Words {
			for word := range strings.FieldsSeq(phrase) {
				if !keywords[word] {
					t.Errorf("%q is offered, and %q is no word of the language", phrase, word)
				}
			}
		}
		if offer.From != "" && !slices.Contains(lists, offer.From) {
			t.Errorf("names come from %q, where there are none", offer.From)
		}
		for _, before := range offer.After {
			from, isName := strings.CutPrefix(before, schema.AfterName)
			known := keywords[strings.ToLower(before)] || strings.Contains("(),:", before) ||
				before == schema.AtStart || before == schema.AfterNumber || isName && slices.Contains(lists, from) ||
				before == "it" // of "did not do it"
			if !known {
				t.Errorf("%v may follow %q, which cannot be written", offer.Words, before)
			}
		}
	}
}

// A sentence can be written word by word from what is offered, and is then
// understood: each of these ends what it begins.
func TestOfferedSentencesAreUnderstood(t *testing.T) {
	v := New(Topics{People: []string{"Ann", "Bob"}, Kinds: []Kind{{"knight", Yes}, {"knave", No}},
		Traits: []string{"did it"}, Things: []string{"there is gold"}, Ranked: true})
	v.Statements = 1
	for _, text := range []string{
		"Ann is a knight", "Ann is not a knave", "Ann is of the same kind as Bob", "Ann is ahead of Bob", "Ann is behind Bob", "Ann is last", "Ann won", "Ann beat Bob",
		"Ann would say there is gold", "exactly 1 of Ann, Bob is a knight", "at least 1 did it", "at most 1 is not a knave", "all of Ann, Bob did it", "none of Ann, Bob did it",
		"everybody did it", "nobody is a knave", "statement 1 is true", "exactly 1 statements are false", "all above are true", "none above is true", "none below is false",
		"if Ann did it then Bob did it", "not there is gold", "Ann did it and Bob won", "Ann did it xor Bob won", "Ann did it iff Bob won", "Ann did it implies Bob won",
	} {
		if _, err := v.Read(Line{0, 0, []rune(text), 0}); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
}
