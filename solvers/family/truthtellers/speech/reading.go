package speech

import (
	"slices"

	"solvitur/solvers/english"
)

// Reading is how a line was understood; "" if it was read word for word.
func (v *Vocabulary) Reading(l Line, f Formula) string {
	understood := v.Says(f, l.Speaker)
	if slices.Equal(v.essence(l, l.said), v.essence(l, []rune(understood))) {
		return ""
	}
	return english.Capital(understood)
}

// fillers are words without which a formula means the same.
var fillers = wordSet("a an the of that these those so statement statements option options other others people persons then")

// sameWords are words that stand for each other.
var sameWords = map[string]string{"am": "is", "are": "is", "was": "is", "were": "is", "but": "and", "i": "me"}

// essence is a text in place of a line, reduced to what it says: two texts of the same
// essence differ only in spelling.
func (v *Vocabulary) essence(l Line, text []rune) []token {
	all, err := v.lexicon.Tokens(text, 0)
	if err != nil {
		return nil
	}
	for i, t := range all[:len(all)-1] {
		if t.Is("the") && all[i+1].Kind == aKind {
			all[i].Text = "the only" // "the knave" says that there is one, and is not read so
		}
	}
	all = slices.DeleteFunc(all, func(t token) bool { return t.Kind == mark && t.Text == "," || t.Kind == keyword && fillers[t.Text] })
	for i := 0; i < len(all); i++ {
		t := all[i]
		switch {
		case t.Is("won"):
			all = slices.Insert(all, i+1, token{Kind: ordinal, Value: 1})
			t.Text = "is"
		case t.Kind == keyword && sameWords[t.Text] != "":
			t.Text = sameWords[t.Text]
		case t.Kind != keyword && t.Kind != mark:
			t.Text = ""
		}
		switch {
		case t.Is("me") && l.Speaker >= 0:
			t = token{Kind: aPerson, Value: l.Speaker}
		case t.Is("this") && l.Number >= 0:
			t = token{Kind: numeral, Value: l.Number + 1}
		}
		t.At = 0
		all[i] = t
	}
	return all
}
