package rows

import (
	"slices"
	"strings"

	"solvitur/solvers/formula"
	"solvitur/solvers/schema"
)

// offers are the words of formulas, each where it fits, words in a row together.
// Names come from the fields that choices draw them from.
func (l List[F, R, T]) offers() []schema.Offer {
	o := &offering{}
	begins := append([]string{schema.AtStart, "("}, formula.Logic.Words()...)
	ends := []string{")"}
	for _, kind := range l.Kinds {
		// In place of the names there is where they come from.
		p, ok := phraseOf(kind.Name, kind.Says, kind.Fields, func(from string) []string { return []string{from} })
		if !ok {
			continue
		}
		o.before, o.word = begins, ""
		for _, piece := range p.pieces {
			if len(piece.texts) == 1 {
				o.tokens(piece.texts[0].tokens)
				continue
			}
			o.flush()
			before, after := o.before, []string(nil)
			for _, text := range piece.texts {
				o.before = before
				o.tokens(text.tokens)
				o.flush()
				after = append(after, o.before...)
			}
			o.before = after
		}
		o.flush()
		ends = append(ends, o.before...)
	}
	return append(o.all, schema.Offer{Words: []string{"and", "or", "implies", "iff"}, After: ends}, schema.Offer{Words: []string{"not"}, After: begins})
}

// offering goes through a phrase: before is what stands before the words that are
// collected in word.
type offering struct {
	all    []schema.Offer
	before []string
	word   string
}

func (o *offering) tokens(all []token) {
	for _, t := range all {
		switch {
		case t.name && !t.fixed:
			o.flush()
			o.add(schema.Offer{From: t.text, After: o.before})
			o.before = []string{schema.AfterName + t.text}
		case t.number:
			o.flush()
			o.before = []string{schema.AfterNumber}
		default:
			o.word = strings.TrimSpace(o.word + " " + t.text)
		}
	}
}

func (o *offering) flush() {
	if o.word != "" {
		o.add(schema.Offer{Words: []string{o.word}, After: o.before})
		o.before, o.word = []string{o.word}, ""
	}
}

// add keeps an offer, together with one of the same words.
func (o *offering) add(offer schema.Offer) {
	for i, known := range o.all {
		if known.From == offer.From && slices.Equal(known.Words, offer.Words) {
			for _, after := range offer.After {
				if !slices.Contains(known.After, after) {
					o.all[i].After = append(slices.Clone(o.all[i].After), after)
				}
			}
			return
		}
	}
	o.all = append(o.all, offer)
}
