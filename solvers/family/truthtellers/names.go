package truthtellers

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/schema"
)

// checkNames refuses names that formulas could not tell apart.
func (s *story) checkNames() (errs []*schema.FieldError) {
	seen := map[string]string{}
	check := func(path, name, what string) {
		lower := strings.ToLower(name)
		_, isNumber := numbered(lower)
		switch other, taken := seen[lower]; {
		case keywords[lower] && name != "A" && name != "An":
			errs = append(errs, schema.Errorf(path, "“%s” is a word of the language of statements: choose another name.", name))
		case isNumber:
			errs = append(errs, schema.Errorf(path, "“%s” reads as a number: choose another name.", name))
		case taken:
			errs = append(errs, schema.Errorf(path, "“%s” is already the name of %s: choose another, so that formulas can tell them apart.", name, other))
		default:
			seen[lower] = what
		}
	}
	for i, name := range s.facts.People {
		check(fmt.Sprintf("people/%d", i), name, "a person")
	}
	for i, kind := range s.facts.Kinds {
		check(fmt.Sprintf("kinds/%d/name", i), kind.Name, "a kind")
	}
	for i, phrase := range s.facts.Traits {
		path := fmt.Sprintf("traits/%d", i)
		check(path, phrase, "what may be true of a person")
		if kind := s.kindIn(phrase); kind != "" {
			errs = append(errs, schema.Errorf(path, "“%s” is already said with the kind %s: choose other words, so that formulas can tell them apart.", phrase, kind))
		}
	}
	for i, sentence := range s.facts.Things {
		check(fmt.Sprintf("things/%d", i), sentence, "a sentence")
	}
	return errs
}

// checkPhrases refuses phrases and sentences that say what formulas say without them:
// of a thing called "Al is a knave" nobody could tell that it is not said of Al. A phrase
// is read beside the other phrases, a sentence beside them all and the other sentences,
// as what somebody says.
func (s *story) checkPhrases() (errs []*schema.FieldError) {
	check := func(path, text, said string, traits, things []string) {
		f := s.facts
		f.Traits, f.Things = traits, things
		without := &story{facts: f, people: s.people, said: s.said, vocabulary: newVocabulary(f)}
		if _, err := without.read([]rune(text), 0, min(len(s.people), 1)-1, min(len(s.said), 1)-1); err == nil {
			errs = append(errs, schema.Errorf(path, "“%s” is understood in statements as it is: take it off this list.", said))
		}
	}
	for i, phrase := range s.facts.Traits {
		if len(s.people) > 0 {
			check(fmt.Sprintf("traits/%d", i), s.written(s.people[0])+" "+phrase, phrase, but(s.facts.Traits, i), nil)
		}
	}
	for i, sentence := range s.facts.Things {
		check(fmt.Sprintf("things/%d", i), sentence, sentence, s.facts.Traits, but(s.facts.Things, i))
	}
	return errs
}

// but is a list without one of its entries.
func but(list []string, at int) []string { return slices.Delete(slices.Clone(list), at, at+1) }

// kindIn is the kind that a phrase says somebody is of, as "is a knave"; "" if
// it says anything else.
func (s *story) kindIn(phrase string) string {
	words := strings.Fields(strings.ToLower(phrase))
	for len(words) > 1 && slices.Contains([]string{"is", "are", "was", "were", "am", "not", "a", "an", "the"}, words[0]) {
		words = words[1:]
		for _, kind := range s.facts.Kinds {
			if name := strings.ToLower(kind.Name); strings.Join(words, " ") == name || strings.Join(words, " ") == plural(name) {
				return kind.Name
			}
		}
	}
	return ""
}
