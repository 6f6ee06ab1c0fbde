package truthtellers

import (
	"cmp"
	"slices"
	"strings"

	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
)

type token = kit.Token

// What a token is. Words of the language are in small letters, in Text, and so are
// signs that stand for words; a numeral has its number in Value.
const (
	endOfText = kit.End
	keyword   = kit.Word
	mark      = kit.Sign // ( ) ,
	numeral   = kit.Number
)

const (
	ordinal kit.Kind = kit.Own + iota // a place, in Value: 2nd, "second"
	aPerson                           // Value is the position in the facts, as for the next three
	aKind
	aTrait
	aThing
)

// The forms of a phrase: "is not guilty", "are both guilty", "are all guilty".
const (
	formNot = 1 << iota
	formBoth
	formAll
)

func negated(t token) bool { return t.Form&formNot != 0 }

// eachIn is "both" or "all", in a phrase such as "are both married".
func eachIn(t token) string {
	switch {
	case t.Form&formBoth != 0:
		return "both"
	case t.Form&formAll != 0:
		return "all"
	}
	return ""
}

// keywords are the words of the language. They cannot be names.
var keywords = wordSet(`and or not but xor iff if then implies is am are was were a an the of exactly at least most all
	none no some every each both i me us them people persons statement statements option options this these above below
	other others true false number place last won beat before after ahead in front behind directly same different kind
	kinds as than would say that everybody everyone nobody somebody someone to only like another`)

// laterWords are words of the language as well. They came to it when links with
// names were about, so they may be names, too: a name is found first.
var laterWords = wordSet(`either neither nor unless it so case we they else came come finished finish did win alike from
	have there among between except`)

// clauseEnds are words behind which, or behind a comma before them, another clause begins.
var clauseEnds = wordSet("and but or xor if only unless then iff implies")

// contractions are words that stand for two.
var contractions = map[string][]string{
	"isn't": {"is", "not"}, "aren't": {"are", "not"}, "wasn't": {"was", "not"}, "weren't": {"were", "not"}, "didn't": {"did", "not"},
	"doesn't": {"does", "not"}, "don't": {"do", "not"}, "hasn't": {"has", "not"}, "haven't": {"have", "not"}, "can't": {"can", "not"}, "cannot": {"can", "not"}, "won't": {"will", "not"},
	"i'm": {"i", "am"}, "we're": {"we", "are"}, "they're": {"they", "are"}, "it's": {"it", "is"},
}

// remedies say what to write for words with which people speak of lying, or
// point at somebody, and which alone say too little.
var remedies = map[string]string{
	"lies": lying, "lie": lying, "lied": lying, "lying": lying, "truth": lying, "honest": lying, "tells": lying, "telling": lying, "speaks": lying,
	"says": "say it with a colon, as in “A: B is …”, or write “A would say that …”",
	"said": "say it with a colon, as in “A: B is …”, or write “A would say that …”",
	"he":   somebody, "she": somebody, "him": somebody, "her": somebody, "you": somebody, "myself": "write “me”", "himself": somebody, "herself": somebody,
	"anyone": anybody, "anybody": anybody, "has": phrase, "can": phrase, "cannot": phrase, "can't": phrase, "hasn't": phrase, "haven't": phrase, "will": phrase, "won't": phrase,
	"does": contrary, "doesn't": contrary, "do": contrary, "don't": contrary,
	"must": asItIs, "may": asItIs, "might": asItIs, "could": asItIs, "should": asItIs, "probably": asItIs, "perhaps": asItIs,
	"beaten": "turn it round, as in “A beat B”", "lost": notWon, "winner": "write “won”", "loser": notWon,
	"faster": order, "slower": order, "higher": order, "lower": order, "better": order, "worse": order, "earlier": order, "later": order, "sooner": order,
	"when": "write “if”", "whenever": "write “if”", "provided": "write “if”", "assuming": "write “if”", "supposing": "write “if”", "here": "leave it out, or write “among us”", "those": "write “these statements” or “them”",
	"one": "say “exactly 1” or “at least 1”", "more": counting, "less": counting, "fewer": counting, "half": counting, "over": counting, "under": counting, "up": counting, "precisely": exactly, "many": counting, "few": counting, "any": counting, "two": counting,
	"always": lying, "never": "write “not”, or of which kind the person is", "told": lying, "liar": lying, "truthful": lying, "denies": "say it with a colon, as in “A: B is not …”", "deny": "write “would say that” and the contrary",
	"apart": besides, "besides": besides, "otherwise": twice, "too": leave, "also": leave, "well": "leave out “as well”", "actually": leave, "really": leave,
	"although": "write “and”", "though": "write “and”", "whereas": "write “and”", "while": "write “and”", "yet": "write “and”", "however": "write “and”",
	"because": asItIs, "since": asItIs, "therefore": asItIs, "hence": asItIs, "whether": asItIs, "immediately": directly, "right": lying, "wrong": lying, "correct": lying, "incorrect": lying, "untrue": lying, "just": leave,
	"who": "say it in a sentence of its own, with the name", "whoever": eachOfKind,
}

// beforeRemedies say what to write for words that mean something else before others.
var beforeRemedies = map[string]map[string]string{
	"just":      {aNumeral: exactly, "ahead": directly, "before": directly, "behind": directly, "after": directly, "in case": onlyIf, "if": onlyIf, "when": onlyIf},
	"right":     {"ahead": directly, "before": directly, "behind": directly, "after": directly},
	"exactly":   {"in case": onlyIf, "if": onlyIf, "when": onlyIf, "whenever": onlyIf},
	"precisely": {"in case": onlyIf, "if": onlyIf, "when": onlyIf, "whenever": onlyIf},
	"between":   {aNumeral: "say it in two parts, with “at least” and with “at most”"},
}

// aNumeral stands for any of them.
const aNumeral = "1"

// lookAlikes are words that look like some of the language, and mean something else.
var lookAlikes = wordSet("where very ever along mother head palace world potion beast east feast font minds finds bellow")

const (
	exactly    = "write “exactly” before the number"
	lying      = "write of which kind the person is, or which statement is true or false"
	somebody   = "write the name of the person"
	anybody    = "write “everybody”, “somebody” or “nobody”"
	phrase     = "add the whole phrase to “What can be true of each”"
	contrary   = "to deny a phrase write “it is not so that …” before the name, and the phrase as it stands in the list"
	eachOfKind = "write it out for each person, as in “if A is …, then A …”"
	asItIs     = "say that it is so, or that it is not"
	order      = "write “ahead of” or “behind”"
	besides    = "name those of whom it is true, or write “only” and a name"
	twice      = "write “(if …, then …) and (if not …, then …)”"
	leave      = "leave it out"
	directly   = "write “directly”"
	onlyIf     = "write “if and only if”, or “if”"
	notWon     = "write “did not win” or “is last”"
	counting   = "write “exactly”, “at least” or “at most” and a number"
)

// signs that stand for words.
var signs = map[string]string{"&": "and", "&&": "and", "|": "or", "||": "or", "!": "not", "¬": "not", "∧": "and", "∨": "or", "~": "not", "->": "implies", "=>": "implies", "→": "implies", "⇒": "implies", "<->": "iff", "<=>": "iff", "↔": "iff", "⇔": "iff", "=": "iff"}

var ordinalWords = []string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"}

func wordSet(text string) map[string]bool {
	set := map[string]bool{}
	for _, word := range strings.Fields(text) {
		set[word] = true
	}
	return set
}

// vocabulary holds everything that formulas of a puzzle can name.
type vocabulary struct {
	kit.Lexicon
	all   []kit.Name
	known []string // what is said of each, not denied
}

func newVocabulary(f Facts) *vocabulary {
	v := &vocabulary{}
	for i, name := range f.People {
		v.add(name, aPerson, i, 0)
	}
	for i, kind := range f.Kinds {
		v.add(kind.Name, aKind, i, 0)
	}
	shared := map[string]int{}
	for _, phrase := range f.Traits {
		for _, base := range pastBases(phrase) {
			shared[base]++
		}
	}
	for i, phrase := range f.Traits {
		for _, form := range phrases(phrase) {
			v.add(form, aTrait, i, 0)
		}
		for _, form := range phrases(denied(phrase)) {
			v.add(form, aTrait, i, formNot)
		}
		for _, base := range pastBases(phrase) {
			if shared[base] > 1 {
				continue // "did not scrap it", of what was scraped or scrapped
			}
			v.add("did not "+base, aTrait, i, formNot)
			v.add("didn't "+base, aTrait, i, formNot)
			v.add("didn’t "+base, aTrait, i, formNot)
		}
		v.addShortened(phrase, i)
	}
	for i, sentence := range f.Things {
		v.add(sentence, aThing, i, 0)
		if verb, rest, ok := strings.Cut(sentence, " is "); ok && strings.EqualFold(verb, "there") {
			rest = strings.TrimPrefix(strings.TrimPrefix(rest, "a "), "an ")
			v.add(verb+" is no "+rest, aThing, i, formNot)
			v.add(verb+" is not "+rest, aThing, i, formNot)
		}
	}
	for i, kind := range f.Kinds {
		v.add(plural(kind.Name), aKind, i, 0)
		if plain := regular(kind.Name); plain != plural(kind.Name) {
			v.add(plain, aKind, i, 0) // not everybody bends a name that is made up
		}
	}
	v.Lexicon = kit.Lexicon{Names: kit.NewNames(signsAndWords(), v.all...), Read: v.begin, Unknown: v.unknown}
	return v
}

// signsAndWords are what a name may not begin with, or be, to stand in a formula
// without quotation marks.
func signsAndWords() []string {
	all := []string{":"}
	for sign := range signs {
		all = append(all, sign)
	}
	for word := range keywords {
		if word != "a" && word != "an" {
			all = append(all, word)
		}
	}
	return all
}

func (v *vocabulary) add(spelling string, kind kit.Kind, value, form int) {
	if spelling == "" {
		return
	}
	v.all = append(v.all, kit.Name{Spelling: spelling, Kind: kind, Value: value, Form: form})
	if form == 0 {
		v.known = append(v.known, spelling)
	}
}

// addShortened adds "isn't married", "don't own a dog", "are both married" and
// "are not both married".
func (v *vocabulary) addShortened(phrase string, trait int) {
	for _, form := range phrases(denied(phrase)) {
		if verb, rest, ok := strings.Cut(form, " not "); ok {
			for _, apostrophe := range []string{"'", "’"} {
				v.add(verb+"n"+apostrophe+"t "+rest, aTrait, trait, formNot)
			}
		}
	}
	for _, form := range phrases(phrase) {
		verb, rest, _ := strings.Cut(form, " ")
		if verb != "are" && verb != "were" && verb != "have" {
			continue
		}
		v.add(verb+" both "+rest, aTrait, trait, formBoth)
		v.add(verb+" not both "+rest, aTrait, trait, formNot|formBoth)
		v.add(verb+" all "+rest, aTrait, trait, formAll)
		v.add(verb+" not all "+rest, aTrait, trait, formNot|formAll)
	}
}

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

// plural is the plural of a kind, by the plainest rules of English.
func plural(name string) string {
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

// auxiliaries are verbs that take "not" behind them.
var auxiliaries = []string{"is", "am", "are", "was", "were", "has", "have", "can", "will", "must", "may"}

// plurals are those of nouns that no rule bends.
var plurals = map[string]string{
	"thief": "thieves", "wolf": "wolves", "werewolf": "werewolves", "elf": "elves", "wife": "wives", "housewife": "housewives", "dwarf": "dwarves",
	"child": "children", "mouse": "mice", "person": "people", "hero": "heroes", "man": "men", "woman": "women",
}

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

// ofSeveral is a phrase as it is said of several.
func ofSeveral(phrase string) string {
	verb, rest, _ := strings.Cut(phrase, " ")
	if plural := pluralVerbs[verb]; plural != "" && rest != "" {
		return plural + " " + rest
	}
	return cmp.Or(base(phrase), phrase)
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
	return map[bool]string{true: "not "}[not] + plural(one)
}

// notInNouns are words behind which the end of a phrase is no noun that is spoken of.
var notInNouns = wordSet("of in on at with without for from to by as than who whom that which and or not")

// phrases are the spellings of a phrase for one, for oneself, and for several.
func phrases(phrase string) []string {
	all := []string{phrase}
	if several := ofSeveral(phrase); several != phrase {
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
