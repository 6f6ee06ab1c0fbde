package speech

import (
	"cmp"
	"slices"
	"strings"
)

// bases are those of words in "s" that no rule bends; "" of those that are no verbs.
var bases = map[string]string{
	"lies": "lie", "dies": "die", "ties": "tie", "vies": "vie", "unties": "untie", "belies": "belie", "underlies": "underlie",
	"aches": "ache", "caches": "cache", "shoes": "shoe", "hoes": "hoe", "toes": "toe", "quizzes": "quiz",
	"always": "", "sometimes": "", "perhaps": "", "besides": "", "nowadays": "", "thus": "", "afterwards": "", "upwards": "", "downwards": "", "forwards": "",
	"backwards": "", "sideways": "", "indoors": "", "outdoors": "", "upstairs": "", "downstairs": "", "overseas": "", "regardless": "", "nonetheless": "",
	"mondays": "", "tuesdays": "", "wednesdays": "", "thursdays": "", "fridays": "", "saturdays": "", "sundays": "", "weekdays": "",
	"as": "", "its": "", "his": "", "hers": "", "ours": "", "theirs": "", "us": "", "this": "",
}

// base is "own a dog" of "owns a dog"; "" of a phrase with another verb, with one
// that is denied, and with none in front: "does not own a dog", "always owns a dog".
func base(phrase string) string {
	verb, rest, _ := strings.Cut(phrase, " ")
	lower := strings.ToLower(verb)
	stem, ok := strings.CutSuffix(verb, "s")
	if !ok || slices.Contains(auxiliaries, lower) || strings.HasSuffix(stem, "s") || rest == "not" || strings.HasPrefix(rest, "not ") {
		return ""
	}
	if known, ok := bases[lower]; ok {
		if known == "" {
			return ""
		}
		return strings.TrimSpace(known + " " + rest)
	}
	for _, end := range []string{"che", "she", "sse", "zze", "xe", "oe"} {
		if strings.HasSuffix(stem, end) {
			stem = strings.TrimSuffix(stem, "e")
		}
	}
	if s, ok := strings.CutSuffix(stem, "ie"); ok {
		stem = s + "y"
	}
	return strings.TrimSpace(stem + " " + rest)
}

// auxiliaries are verbs that take "not" behind them.
var auxiliaries = []string{"is", "am", "are", "was", "were", "has", "have", "can", "will", "must", "may"}

// pasts are the bases of verbs whose past no rule makes.
var pasts = map[string]string{
	"ate": "eat", "began": "begin", "bought": "buy", "broke": "break", "brought": "bring", "built": "build", "came": "come", "caught": "catch", "chose": "choose",
	"cut": "cut", "did": "do", "drank": "drink", "drew": "draw", "drove": "drive", "fed": "feed", "fell": "fall", "flew": "fly", "forgot": "forget", "fought": "fight", "found": "find",
	"gave": "give", "got": "get", "had": "have", "heard": "hear", "held": "hold", "hid": "hide", "hit": "hit", "kept": "keep", "knew": "know", "left": "leave",
	"lost": "lose", "made": "make", "met": "meet", "paid": "pay", "put": "put", "ran": "run", "rang": "ring", "read": "read", "rode": "ride", "sang": "sing", "sat": "sit", "saw": "see",
	"sent": "send", "shot": "shoot", "slept": "sleep", "sold": "sell", "spent": "spend", "spoke": "speak", "stole": "steal", "stood": "stand", "swam": "swim",
	"swept": "sweep", "threw": "throw", "told": "tell", "took": "take", "went": "go", "woke": "wake", "won": "win", "wore": "wear", "wrote": "write",
}

// pastBases are the spellings that the base of a phrase in the past may have: "steal the
// tarts" of "stole the tarts"; none of another phrase. A rule of spelling tells which of
// "bak" and "bake" there is, and hardly anybody writes the other.
func pastBases(phrase string) (all []string) {
	verb, rest, _ := strings.Cut(phrase, " ")
	add := func(base string) { all = append(all, strings.TrimSpace(base+" "+rest)) }
	lower := strings.ToLower(verb)
	if base := pasts[lower]; base != "" {
		add(base)
		return all
	}
	stem, ok := strings.CutSuffix(lower, "ed")
	if !ok || len(stem) < 2 || strings.HasPrefix(rest, "not ") {
		return nil
	}
	if y, ok := strings.CutSuffix(stem, "i"); ok {
		add(y + "y")
		return all
	}
	add(stem)
	add(stem + "e")
	if n := len(stem); stem[n-1] == stem[n-2] {
		add(stem[:n-1])
	}
	return all
}

// denied is the contrary of a phrase that follows a name, or "" where only a
// whole sentence would do: "is guilty", "is not guilty".
func denied(phrase string) string {
	verb, rest, _ := strings.Cut(phrase, " ")
	if slices.Contains(auxiliaries, verb) {
		return verb + " not " + rest
	}
	if verb == "did" && rest == "it" {
		return "did not do it"
	}
	if base := base(phrase); base != "" {
		return "does not " + base
	}
	return ""
}

// pluralVerbs are the plurals of verbs that a phrase may begin with.
var pluralVerbs = map[string]string{"is": "are", "was": "were", "has": "have", "does": "do"}

// OfSeveral is a phrase as it is said of several.
func OfSeveral(phrase string) string {
	verb, rest, _ := strings.Cut(phrase, " ")
	if plural := pluralVerbs[verb]; plural != "" && rest != "" {
		return plural + " " + rest
	}
	return cmp.Or(base(phrase), phrase)
}

// phrases are the spellings of a phrase for one, for oneself, and for several.
func phrases(phrase string) []string {
	all := []string{phrase}
	if several := OfSeveral(phrase); several != phrase {
		all = append(all, several)
	}
	if rest, ok := strings.CutPrefix(phrase, "is "); ok {
		all = append(all, "am "+rest, "was "+rest, "were "+rest)
		if many := manyOf(rest); many != "" {
			all = append(all, "are "+many, "were "+many)
		}
	}
	return all
}
