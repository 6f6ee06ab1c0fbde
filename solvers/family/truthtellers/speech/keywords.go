package speech

import "strings"

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
