package speech

import (
	"slices"
	"strings"

	"solvitur/solvers/english"
	kit "solvitur/solvers/formula"
)

// beat reads "beat Al" and "beat exactly one".
func (r *reader) beat(t token) (property, *kit.Error) {
	if err := r.needOrder(t); err != nil {
		return nil, err
	}
	switch {
	case r.Next().Is("neither", "both", "either") && !r.Stand(1, "of"), r.lookAhead(false).length > 0:
		return r.objects(func(who, other int) Formula { return Ahead{who, other, false} })
	case r.Next().Is("i", "me"):
		return nil, r.notAPerson()
	}
	word, q := r.Next(), All
	if word.Is("each") && r.After(1).Is("other", "others") {
		return nil, kit.Wrong(word.At, "Of two who ran only one can have beaten the other: write who beat whom.")
	}
	crowd := r.Skip("the") || r.Next().Is("others", "other", "us", "them")
	if !crowd {
		var err *kit.Error
		if q, err = r.quantity(); err != nil {
			return nil, err
		}
		if r.denying == "not" && q.Word != "all" && q.Word != "none" || r.denying != "" && q == Some {
			return nil, kit.Wrong(word.At, "“%s … %s” can mean two things: write out with names who beat whom, and who did not.",
				english.Capital(r.denying), strings.Replace(word.Text, "at", q.Word, 1))
		}
		r.Skip("else")
		crowd = r.Skip("of")
		if g := r.lookAhead(true); g.length > 0 && !g.statements {
			return r.beatSome(q, word, g)
		}
		crowd = r.Skip("the") || crowd
	}
	whom := r.Next()
	if !r.Skip("us", "them", "other", "others", "people", "persons") && crowd {
		return nil, r.Expected("“others”, “us”, “them” or names")
	}
	if whom.Is("other") {
		r.Skip("people", "persons")
	}
	if !crowd && !r.together {
		if err := r.pair(word, len(r.People)-1); err != nil {
			return nil, err
		}
		return func(who int) Formula { return Beat{who, q, len(r.People) - 1} }, nil
	}
	return r.beatCrowd(q, word, whom)
}

// beatCrowd reads "beat at least one of the others". They are seen from those
// who beat them, and nobody beats himself. Of several who beat a crowd together
// none is of the crowd: "A and B beat everybody else".
func (r *reader) beatCrowd(q Quantity, word, whom token) (property, *kit.Error) {
	if r.together && q.Word != "all" && q.Word != "none" {
		return nil, kit.Wrong(word.At, "Whether each of them beat so many or all of them together is not clear: write it out for each.")
	}
	crowd := Positions(len(r.People))
	if whom.Is("them") && r.speaker >= 0 {
		crowd = r.besides(r.speaker)
	}
	if whom.Is("them") {
		before := r.earlier
		defer func() { r.earlier = before }()
		r.earlier.named = slices.DeleteFunc(slices.Clone(before.named), func(who int) bool { return slices.Contains(r.subjects, who) })
		if err := r.looksBack(whom, crowd); err != nil {
			return nil, err
		}
	}
	together, subjects := r.together, r.subjects
	beaten := func(who int) []int {
		return slices.DeleteFunc(slices.Clone(crowd), func(other int) bool {
			return other == who || together && slices.Contains(subjects, other)
		})
	}
	for _, who := range r.subjects {
		switch n := len(beaten(who)); {
		case n == 0:
			return nil, kit.Wrong(word.At, "There is nobody left whom they could beat: use names.")
		case n > 1 && whom.Is("other") && q.Word == "all" && !r.After(-1).Is("people", "persons"):
			return nil, kit.Wrong(whom.At, "“The other” means one, and there are %s: write “the others”, or use names.", Amount(n))
		default:
			if err := r.pair(word, n); err != nil {
				return nil, err
			}
		}
	}
	return func(who int) Formula {
		of := beaten(who)
		if len(of) == 0 {
			return Beat{who, q, len(r.People) - 1} // somebody else, of whom this is not said
		}
		return gathered(q, of, func(other int) Formula { return Ahead{who, other, false} })
	}, nil
}

// beatSome reads the names behind "beat exactly 1 of".
func (r *reader) beatSome(q Quantity, word token, g names) (property, *kit.Error) {
	if err := r.several(g, word); err != nil {
		return nil, err
	}
	r.At += g.length
	r.noteNames(g.of)
	return func(who int) Formula {
		return Tally{q, property(func(other int) Formula { return Ahead{who, other, false} }).of(g.of)}
	}, nil
}
