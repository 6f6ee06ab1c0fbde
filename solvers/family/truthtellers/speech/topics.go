package speech

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/schema"
)

// Topics are what a puzzle has that can be spoken of. Persons, kinds and the rest are
// meant by their positions in these lists.
type Topics struct {
	People []string
	Kinds  []Kind
	// Traits are phrases that are true of a person or not, and Things sentences that are
	// true or not.
	Traits, Things []string
	// Ranked says that the people take places 1, 2, ... with no ties.
	Ranked bool
}

// Kind is a kind of person. Always is the truth of whatever one of the kind says; Open
// where that may be either.
type Kind struct {
	Name   string
	Always Truth
}

// MaxStatements is how many statements there may be.
const MaxStatements = 200

// Positions are so many positions, from the first on.
func Positions(n int) []int {
	all := make([]int, n)
	for at := range all {
		all[at] = at
	}
	return all
}

// besides lists all persons but some.
func (t *Topics) besides(some ...int) []int {
	return slices.DeleteFunc(Positions(len(t.People)), func(who int) bool { return slices.Contains(some, who) })
}

// CheckNames refuses names that formulas could not tell apart, each at its field.
func (t *Topics) CheckNames() (errs []*schema.FieldError) {
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
	for i, name := range t.People {
		check(fmt.Sprintf("people/%d", i), name, "a person")
	}
	for i, kind := range t.Kinds {
		check(fmt.Sprintf("kinds/%d/name", i), kind.Name, "a kind")
	}
	for i, phrase := range t.Traits {
		path := fmt.Sprintf("traits/%d", i)
		check(path, phrase, "what may be true of a person")
		if kind := t.kindIn(phrase); kind != "" {
			errs = append(errs, schema.Errorf(path, "“%s” is already said with the kind %s: choose other words, so that formulas can tell them apart.", phrase, kind))
		}
	}
	for i, sentence := range t.Things {
		check(fmt.Sprintf("things/%d", i), sentence, "a sentence")
	}
	return errs
}

// CheckPhrases refuses phrases and sentences that say what formulas say without them:
// of a thing called "Al is a knave" nobody could tell that it is not said of Al. A phrase
// is read beside the other phrases, a sentence beside them all and the other sentences,
// as what somebody says.
func (v *Vocabulary) CheckPhrases() (errs []*schema.FieldError) {
	check := func(path, text, said string, traits, things []string) {
		topics := v.Topics
		topics.Traits, topics.Things = traits, things
		without := New(topics)
		without.Statements = v.Statements
		if _, err := without.Read(Line{min(len(v.People), 1) - 1, min(v.Statements, 1) - 1, []rune(text), 0}); err == nil {
			errs = append(errs, schema.Errorf(path, "“%s” is understood in statements as it is: take it off this list.", said))
		}
	}
	for i, phrase := range v.Traits {
		if len(v.People) > 0 {
			check(fmt.Sprintf("traits/%d", i), v.written(v.People[0])+" "+phrase, phrase, but(v.Traits, i), nil)
		}
	}
	for i, sentence := range v.Things {
		check(fmt.Sprintf("things/%d", i), sentence, sentence, v.Traits, but(v.Things, i))
	}
	return errs
}

// but is a list without one of its entries.
func but(list []string, at int) []string { return slices.Delete(slices.Clone(list), at, at+1) }

// kindIn is the kind that a phrase says somebody is of, as "is a knave"; "" if
// it says anything else.
func (t *Topics) kindIn(phrase string) string {
	words := strings.Fields(strings.ToLower(phrase))
	for len(words) > 1 && slices.Contains([]string{"is", "are", "was", "were", "am", "not", "a", "an", "the"}, words[0]) {
		words = words[1:]
		for _, kind := range t.Kinds {
			if name := strings.ToLower(kind.Name); strings.Join(words, " ") == name || strings.Join(words, " ") == Plural(name) {
				return kind.Name
			}
		}
	}
	return ""
}
