package speech

import (
	"slices"

	"solvitur/solvers/schema"
)

// What may stand before the words that are offered while a formula is typed.
// These follow the grammar of parse.go, word by word.
var (
	// where a whole sentence begins
	opening = []string{schema.AtStart, ":", "(", ",", "and", "but", "or", "xor", "not", "if", "then", "implies", "iff", "that", "say"}
	// where one has ended, or may have
	closing = []string{")", "true", "false", "won", "last", "place", "kind", "it", "@people", "@kinds/name", "@traits", "@things"}
	// who is told something about
	subjects = []string{"@people", "I", "us", "them", "everybody", "everyone", "nobody", "somebody", "someone"}
	// what counts persons or statements
	amounts = []string{schema.AfterNumber, "all", "none", "some"}
)

// Offers are the words of a formula, each sort where it fits.
var Offers = []schema.Offer{
	{From: "people", After: slices.Concat(opening, []string{"of", "as", "than", "ahead", "behind", "before", "after", "beat", "like"})},
	{From: "kinds/name", After: []string{"a", "an", "the", "is", "am", "are", "was", "were", "not"}},
	{From: "traits", After: slices.Concat(subjects, amounts)},
	{From: "things", After: opening},
	{Words: []string{"not", "exactly", "at least", "at most", "all of", "none of", "statement", "if", "this statement", "everybody", "nobody"}, After: opening},
	{Words: []string{"is a", "is not a", "is of the same kind as", "is ahead of", "is behind", "is last", "won", "beat", "would say"}, After: subjects},
	{Words: []string{"of", "is a", "is not a", "is true", "is false", "statements are true", "statements are false",
		"above are true", "above are false", "below are true", "below are false"}, After: amounts},
	{Words: []string{"above is true", "below is true", "above is false", "below is false"}, After: []string{schema.AfterNumber, "none"}},
	{Words: []string{"is true", "is false"}, After: []string{"statement"}},
	{Words: []string{"and", "or", "implies", "iff", "xor", "then"}, After: closing},
}
