package truthtellers

import (
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// reading is how a text was understood, nil if it was read word for word.
// Speaker and number are those of the statement, -1 for none.
func (s *story) reading(text string, said []rune, f formula, speaker, number int) *puzzle.Reading {
	understood := s.english(f, speaker)
	if slices.Equal(s.essence(said, speaker, number), s.essence([]rune(understood), speaker, number)) {
		return nil
	}
	return &puzzle.Reading{Of: text, As: english.Capital(understood)}
}

// fillers are words without which a formula means the same.
var fillers = wordSet("a an the of that these those so statement statements option options other others people persons then")

// sameWords are words that stand for each other.
var sameWords = map[string]string{"am": "is", "are": "is", "was": "is", "were": "is", "but": "and", "i": "me"}

// essence is a text reduced to what it says: two texts of the same essence
// differ only in spelling.
func (s *story) essence(text []rune, speaker, number int) []token {
	all, err := s.vocabulary.Tokens(text, 0)
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
		case t.Is("me") && speaker >= 0:
			t = token{Kind: aPerson, Value: speaker}
		case t.Is("this") && number >= 0:
			t = token{Kind: numeral, Value: number + 1}
		}
		t.At = 0
		all[i] = t
	}
	return all
}
