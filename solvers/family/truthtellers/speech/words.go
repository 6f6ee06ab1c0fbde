package speech

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"solvitur/solvers/english"
)

// listed writes names into a sentence: "A, B and C".
func listed(names []string, word string) string { return cmp.Or(english.List(names, word), "nobody") }

// Amount is a number in words: "zero", "one", "13".
func Amount(n int) string {
	if n == 0 {
		return "zero"
	}
	return english.Words(n)
}

// Article puts "a" or "an" before a kind; a kind with a capital is a name.
func Article(kind string) string {
	if first, _ := utf8.DecodeRuneInString(kind); unicode.IsUpper(first) {
		return kind
	}
	return english.A(kind)
}

// Plural is the plural of a kind, by the plainest rules of English.
func Plural(name string) string {
	head, last := "", name
	if space := strings.LastIndex(name, " "); space >= 0 {
		head, last = name[:space+1], name[space+1:]
	}
	lower := strings.ToLower(last)
	if many := plurals[lower]; many != "" && lower != last {
		return head + english.Capital(many)
	} else if many != "" {
		return head + many
	}
	if stem, ok := strings.CutSuffix(last, "man"); ok && !noMen[lower] {
		return head + stem + "men"
	}
	return regular(name)
}

// noMen end like men, and have a plural by the rule.
var noMen = wordSet("human shaman german roman norman ottoman talisman caiman brahman turkoman ataman hetman dolman")

// regular is the plural of a name as the rule has it.
func regular(name string) string {
	for _, end := range []string{"s", "x", "ch", "sh"} {
		if strings.HasSuffix(name, end) {
			return name + "es"
		}
	}
	if stem, ok := strings.CutSuffix(name, "y"); ok && stem != "" && !strings.ContainsAny(stem[len(stem)-1:], "aeiou") {
		return stem + "ies"
	}
	return name + "s"
}

// plurals are those of nouns that no rule bends.
var plurals = map[string]string{
	"thief": "thieves", "wolf": "wolves", "werewolf": "werewolves", "elf": "elves", "wife": "wives", "housewife": "housewives", "dwarf": "dwarves",
	"child": "children", "mouse": "mice", "person": "people", "hero": "heroes", "man": "men", "woman": "women",
}

// manyOf is "bakers" of "a baker", and "not bakers" of "not a baker"; "" of anything but a
// noun with what stands before it.
func manyOf(rest string) string {
	noun, not := strings.CutPrefix(rest, "not ")
	one, ok := strings.CutPrefix(noun, "a ")
	if !ok {
		one, ok = strings.CutPrefix(noun, "an ")
	}
	if !ok || slices.ContainsFunc(strings.Fields(one), func(word string) bool { return notInNouns[strings.ToLower(word)] }) {
		return ""
	}
	return map[bool]string{true: "not "}[not] + Plural(one)
}

// notInNouns are words behind which the end of a phrase is no noun that is spoken of.
var notInNouns = wordSet("of in on at with without for from to by as than who whom that which and or not")
