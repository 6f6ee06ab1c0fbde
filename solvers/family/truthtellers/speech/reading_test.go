package speech_test

import (
	"strings"
	"testing"
)

// What people write, and what an English speaker means by it when Al says it to
// Bo and Cy. The meaning is a predicate written here by hand.
func TestWhatEnglishMeans(t *testing.T) {
	is := func(who, kind int) func(*state) bool { return func(s *state) bool { return s.kinds[who] == kind } }
	did := func(who int) func(*state) bool { return func(s *state) bool { return s.traits[0][who] } }
	married := func(who int) func(*state) bool { return func(s *state) bool { return s.traits[1][who] } }
	before := func(a, b int) func(*state) bool { return func(s *state) bool { return s.places[a] < s.places[b] } }
	said := func(n int) func(*state) bool { return func(s *state) bool { return s.said[n-1] } }
	type meaning = func(*state) bool
	hits := func(s *state, of []meaning) (n int) {
		for _, f := range of {
			if f(s) {
				n++
			}
		}
		return n
	}
	all := func(of ...meaning) meaning { return func(s *state) bool { return hits(s, of) == len(of) } }
	any := func(of ...meaning) meaning { return func(s *state) bool { return hits(s, of) > 0 } }
	none := func(of ...meaning) meaning { return func(s *state) bool { return hits(s, of) == 0 } }
	one := func(of ...meaning) meaning { return func(s *state) bool { return hits(s, of) == 1 } }
	not := func(f meaning) meaning { return func(s *state) bool { return !f(s) } }
	alike := func(a, b int) meaning { return func(s *state) bool { return s.kinds[a] == s.kinds[b] } }
	knaves := []meaning{is(al, knave), is(bo, knave), is(cy, knave)}
	for text, means := range map[string]meaning{
		// Several names before what is said of them.
		"Bo or Cy is a knave":                        any(is(bo, knave), is(cy, knave)),
		"I or Bo is a knave":                         any(is(al, knave), is(bo, knave)),
		"Bo or I am a knave":                         any(is(al, knave), is(bo, knave)),
		"Al, Bo or Cy is a knave":                    any(knaves...),
		"Al or Bo or Cy is a knave":                  any(knaves...),
		"Al, Bo, or Cy is a knave":                   any(knaves...),
		"Bo or Cy did it":                            any(did(bo), did(cy)),
		"Al, Bo or Cy did it":                        any(did(al), did(bo), did(cy)),
		"Bo and Cy did it":                           all(did(bo), did(cy)),
		"Bo and Cy are knaves":                       all(is(bo, knave), is(cy, knave)),
		"Bo and Cy is a knave":                       all(is(bo, knave), is(cy, knave)),
		"Bo and Cy are both knaves":                  all(is(bo, knave), is(cy, knave)),
		"both Bo and Cy are knaves":                  all(is(bo, knave), is(cy, knave)),
		"both Bo and Cy did it":                      all(did(bo), did(cy)),
		"Bo and Cy both did it":                      all(did(bo), did(cy)),
		"Al, Bo and Cy are knaves":                   all(knaves...),
		"Al, Bo, and Cy are all knaves":              all(knaves...),
		"Bo and Cy are not both knaves":              not(all(is(bo, knave), is(cy, knave))),
		"Bo and Cy aren't both knaves":               not(all(is(bo, knave), is(cy, knave))),
		"not both Bo and Cy are knaves":              not(all(is(bo, knave), is(cy, knave))),
		"Al, Bo and Cy are not all knaves":           not(all(knaves...)),
		"Bo and Cy are not knaves":                   none(is(bo, knave), is(cy, knave)),
		"neither Bo nor Cy is a knave":               none(is(bo, knave), is(cy, knave)),
		"neither I nor Bo is a knave":                none(is(al, knave), is(bo, knave)),
		"neither Bo nor Cy did it":                   none(did(bo), did(cy)),
		"neither Al nor Bo nor Cy did it":            none(did(al), did(bo), did(cy)),
		"Bo and Cy are both married":                 all(married(bo), married(cy)),
		"Bo and Cy are not both married":             not(all(married(bo), married(cy))),
		"Bo and I are married":                       all(married(bo), married(al)),
		"Bo or Cy is married":                        any(married(bo), married(cy)),
		"only Bo did it":                             all(did(bo), none(did(al), did(cy))),
		"only Bo and Cy did it":                      all(did(bo), did(cy), not(did(al))),
		"only I am a knave":                          all(is(al, knave), none(is(bo, knave), is(cy, knave))),
		"Bo is the only knave":                       all(is(bo, knave), none(is(al, knave), is(cy, knave))),
		"Bo beat Cy and Cy beat me":                  all(before(bo, cy), before(cy, al)),
		"Bo is a knave and Cy or I did it":           all(is(bo, knave), any(did(cy), did(al))),
		"Bo is a knave, and Cy is a spy":             all(is(bo, knave), is(cy, spy)),
		"Bo is a knave, or Cy is a spy":              any(is(bo, knave), is(cy, spy)),
		"Bo is a knave but Cy is not a spy":          all(is(bo, knave), not(is(cy, spy))),
		"Bo did it and Cy did not and neither did I": func(s *state) bool { return s.traits[0][bo] && !s.traits[0][cy] && !s.traits[0][al] },
		"Bo is a knave, but Cy isn't a spy":          all(is(bo, knave), not(is(cy, spy))),
		"Bo is a knave or a spy":                     any(is(bo, knave), is(bo, spy)),
		"Bo is neither a knave nor a spy":            none(is(bo, knave), is(bo, spy)),
		"Bo is a knave or Cy is a spy and I won":     any(is(bo, knave), all(is(cy, spy), func(s *state) bool { return s.places[al] == 1 })),
		"Bo is a knave and Cy is a spy, or I won":    any(all(is(bo, knave), is(cy, spy)), func(s *state) bool { return s.places[al] == 1 }),
		"Bo and Cy are of the same kind":             alike(bo, cy),
		"all of us are the same":                     all(alike(al, bo), alike(bo, cy)),
		"all of us are of the same kind":             all(alike(al, bo), alike(bo, cy)),
		"everybody is of the same kind":              all(alike(al, bo), alike(bo, cy)),
		"not everybody is of the same kind":          not(all(alike(al, bo), alike(bo, cy))),
		"both of them are alike":                     alike(bo, cy),
		"all of Bo and Cy are of different kinds":    not(alike(bo, cy)),
		"all of us are of different kinds":           none(alike(al, bo), alike(bo, cy), alike(al, cy)),
		"Bo is not a knave or Cy is":                 any(not(is(bo, knave)), is(cy, knave)),
		"we are not all of the same kind":            not(all(alike(al, bo), alike(bo, cy))),
		"Bo and Cy are alike":                        alike(bo, cy),
		"Bo and Cy are different":                    not(alike(bo, cy)),
		"Bo and Cy are not of the same kind":         not(alike(bo, cy)),
		"Bo and Cy are of the same kind as I":        all(alike(bo, al), alike(cy, al)),
		"Al, Bo and Cy are of different kinds":       none(alike(al, bo), alike(bo, cy), alike(al, cy)),
		"I am of the same kind as Bo and Cy":         all(alike(al, bo), alike(al, cy)),
		"I am of the same kind as Bo or Cy":          any(alike(al, bo), alike(al, cy)),
		"I am of another kind than Bo and Cy":        none(alike(al, bo), alike(al, cy)),
		// Several names behind it.
		"I beat Bo and Cy":                 all(before(al, bo), before(al, cy)),
		"I beat both Bo and Cy":            all(before(al, bo), before(al, cy)),
		"I beat Bo or Cy":                  any(before(al, bo), before(al, cy)),
		"I beat neither Bo nor Cy":         none(before(al, bo), before(al, cy)),
		"I beat at least one of Bo and Cy": any(before(al, bo), before(al, cy)),
		"I beat exactly 1 of Bo, Cy":       one(before(al, bo), before(al, cy)),
		"I beat everybody else":            all(before(al, bo), before(al, cy)),
		"I beat the others":                all(before(al, bo), before(al, cy)),
		"I beat nobody":                    none(before(al, bo), before(al, cy)),
		"I didn't beat Bo":                 not(before(al, bo)),
		"Bo did not win":                   func(s *state) bool { return s.places[bo] != 1 },
		"Bo came second":                   func(s *state) bool { return s.places[bo] == 2 },
		"Bo finished in third place":       func(s *state) bool { return s.places[bo] == 3 },
		"Bo did not come last":             func(s *state) bool { return s.places[bo] != 3 },
		"Bo is first or last":              func(s *state) bool { return s.places[bo] != 2 },
		"I am ahead of Bo and Cy":          all(before(al, bo), before(al, cy)),
		"I am behind Bo and Cy":            all(before(bo, al), before(cy, al)),
		"Bo and Cy beat me":                all(before(bo, al), before(cy, al)),
		"Bo or Cy beat me":                 any(before(bo, al), before(cy, al)),
		"I beat Bo and Cy is a knave":      all(before(al, bo), is(cy, knave)),
		"I beat Bo, and Cy did it":         all(before(al, bo), did(cy)),
		"I beat Bo and Cy beat Bo":         all(before(al, bo), before(cy, bo)),
		// Nobody is compared with himself.
		"everybody beat me":                            all(before(bo, al), before(cy, al)),
		"everybody beat Bo":                            all(before(al, bo), before(cy, bo)),
		"everybody beat Al":                            all(before(bo, al), before(cy, al)),
		"not everybody beat me":                        not(all(before(bo, al), before(cy, al))),
		"everybody came after Bo":                      all(before(bo, al), before(bo, cy)),
		"everybody was ahead of me":                    all(before(bo, al), before(cy, al)),
		"all of us beat Bo":                            all(before(al, bo), before(cy, bo)),
		"we all beat Bo":                               all(before(al, bo), before(cy, bo)),
		"we beat Bo":                                   all(before(al, bo), before(cy, bo)),
		"we are all ahead of Bo":                       all(before(al, bo), before(cy, bo)),
		"everybody else beat me":                       all(before(bo, al), before(cy, al)),
		"the others beat me":                           all(before(bo, al), before(cy, al)),
		"both others beat me":                          all(before(bo, al), before(cy, al)),
		"both of them are behind me":                   all(before(al, bo), before(al, cy)),
		"nobody beat me":                               none(before(bo, al), before(cy, al)),
		"exactly one of us did not beat Bo":            one(before(bo, al), before(bo, cy)),
		"at least one of them was behind Bo":           before(bo, cy),
		"nobody is of the same kind as Bo":             none(alike(al, bo), alike(cy, bo)),
		"nobody is of the same kind as me":             none(alike(al, bo), alike(cy, al)),
		"nobody else is of the same kind as me":        none(alike(al, bo), alike(cy, al)),
		"none of us is of the same kind as Bo":         none(alike(al, bo), alike(cy, bo)),
		"everybody is of another kind than Bo":         none(alike(al, bo), alike(cy, bo)),
		"only Bo is of the same kind as me":            all(alike(al, bo), not(alike(cy, al))),
		"somebody is of the same kind as me":           any(alike(al, bo), alike(cy, al)),
		"at least one of us is of the same kind as me": any(alike(al, bo), alike(cy, al)),
		"exactly one of us is of the same kind as Bo":  one(alike(al, bo), alike(cy, bo)),
		"exactly two of us are of the same kind as Bo": all(alike(al, bo), alike(cy, bo)),
		// Nor is any of those who beat others together.
		"Bo and I beat everybody else": all(before(bo, cy), before(al, cy)),
		"Bo and I beat the others":     all(before(bo, cy), before(al, cy)),
		"Bo and I beat everybody":      all(before(bo, cy), before(al, cy)),
		"both Bo and I beat them":      all(before(bo, cy), before(al, cy)),
		"they beat the others":         all(before(bo, al), before(cy, al)),
		"Bo and Cy beat nobody else":   none(before(bo, al), before(cy, al)),
		"Bo or I beat everybody else":  any(all(before(bo, al), before(bo, cy)), all(before(al, bo), before(al, cy))),
		"nobody beat everybody":        none(all(before(bo, al), before(bo, cy)), all(before(al, bo), before(al, cy)), all(before(cy, al), before(cy, bo))),
		// Words that look back mean all besides the speaker, where nobody was named before.
		"I did it and nobody else did it":                             all(did(al), none(did(bo), did(cy))),
		"I am a knave and the others are knights":                     all(is(al, knave), is(bo, knight), is(cy, knight)),
		"nobody else did it and everybody else is married":            all(none(did(bo), did(cy)), married(bo), married(cy)),
		"Bo and Cy did it and they are married":                       all(did(bo), did(cy), married(bo), married(cy)),
		"at least one of them is a knave and at most one of them won": any(is(bo, knave), is(cy, knave)),
		"exactly one of us is a knave and Bo did it":                  all(one(knaves...), did(bo)),
		"Bo did it and exactly one of us is a knave":                  all(one(knaves...), did(bo)),
		"this statement is false and the others are true":             all(not(said(1)), said(2), said(3)),
		"Bo did not beat both Al and Cy":                              not(all(before(bo, al), before(bo, cy))),
		"Bo is ahead of neither Al nor Cy":                            none(before(bo, al), before(bo, cy)),
		// The words for a crowd mean the same before the verb and behind it.
		"I beat both of them":                  all(before(al, bo), before(al, cy)),
		"I beat neither of them":               none(before(al, bo), before(al, cy)),
		"I beat none of them":                  none(before(al, bo), before(al, cy)),
		"I beat them":                          all(before(al, bo), before(al, cy)),
		"Bo beat them":                         before(bo, cy),
		"Bo beat none of them":                 not(before(bo, cy)),
		"Bo beat at least one of them":         before(bo, cy),
		"Bo beat us":                           all(before(bo, al), before(bo, cy)),
		"Bo beat exactly one of the others":    one(before(bo, al), before(bo, cy)),
		"Bo beat at least one of us":           any(before(bo, al), before(bo, cy)),
		"everybody else beat exactly 1 other":  func(s *state) bool { return s.places[bo] == 2 && s.places[cy] == 2 },
		"Bo is between Al and Cy":              func(s *state) bool { return s.places[bo] == 2 },
		"I came between Bo and Cy":             func(s *state) bool { return s.places[al] == 2 },
		"Bo is not between Cy and me":          func(s *state) bool { return s.places[bo] != 2 },
		"I am between Bo and Cy and Bo did it": func(s *state) bool { return s.places[al] == 2 && s.traits[0][bo] },
		"nobody is between Al and Cy":          func(s *state) bool { return s.places[bo] != 2 },
		// All but some.
		"nobody but Bo did it":                    all(did(bo), none(did(al), did(cy))),
		"no one except me did it":                 all(did(al), none(did(bo), did(cy))),
		"none of us but Bo is a knave":            all(is(bo, knave), none(is(al, knave), is(cy, knave))),
		"everybody except Bo is a knave":          all(is(al, knave), is(cy, knave), not(is(bo, knave))),
		"everyone but Bo and me is married":       all(married(cy), none(married(al), married(bo))),
		"all of us except Bo and Cy are knaves":   all(is(al, knave), none(is(bo, knave), is(cy, knave))),
		"all but Cy did it":                       all(did(al), did(bo), not(did(cy))),
		"nobody but Bo did it, and Cy is a knave": all(did(bo), none(did(al), did(cy)), is(cy, knave)),
		// How many there are.
		"there is a knave among us":                     any(knaves...),
		"there is a knave":                              any(knaves...),
		"there is no knave among us":                    none(knaves...),
		"there is not a knave among them":               none(is(bo, knave), is(cy, knave)),
		"there are no knaves":                           none(knaves...),
		"there is exactly one knave":                    one(knaves...),
		"there are at least two knaves":                 func(s *state) bool { return hits(s, knaves) >= 2 },
		"there is no gold":                              func(s *state) bool { return !s.things[0] },
		"there is no gold or Bo is a knave":             func(s *state) bool { return !s.things[0] || s.kinds[bo] == knave },
		"all three of us did it":                        all(did(al), did(bo), did(cy)),
		"the other two did it":                          all(did(bo), did(cy)),
		"I'm married":                                   married(al),
		"I'm not married":                               not(married(al)),
		"Bo was married":                                married(bo),
		"Bo wasn’t married":                             not(married(bo)),
		"they're married":                               all(married(bo), married(cy)),
		"they aren't married":                           none(married(bo), married(cy)),
		"Bo is a knave!":                                is(bo, knave),
		"Bo is a knave . ":                              is(bo, knave),
		"the other statements are false":                none(said(2), said(3)),
		"if Bo is a knave then Cy is a spy or I did it": any(not(is(bo, knave)), is(cy, spy), did(al)),
		"Bo is the knave":                               is(bo, knave),
		"Bo would say that I am a knave":                any(all(is(bo, knight), is(al, knave)), all(is(bo, knave), not(is(al, knave)))),
		"Bo would have to say that I am a knave":        any(all(is(bo, knight), is(al, knave)), all(is(bo, knave), not(is(al, knave)))),
		// The only ones are told together.
		"Bo and Cy are the only knaves":       all(is(bo, knave), is(cy, knave), not(is(al, knave))),
		"both Bo and Cy are the only knaves":  all(is(bo, knave), is(cy, knave), not(is(al, knave))),
		"they are the only knaves":            all(is(bo, knave), is(cy, knave), not(is(al, knave))),
		"the others are the only knaves":      all(is(bo, knave), is(cy, knave), not(is(al, knave))),
		"we are the only knaves":              all(knaves...),
		"Bo or Cy is the only knave":          any(all(is(bo, knave), none(is(al, knave), is(cy, knave))), all(is(cy, knave), none(is(al, knave), is(bo, knave)))),
		"exactly one of us is the only knave": one(knaves...),
		"neither Bo nor Cy is the only knave": none(all(is(bo, knave), none(is(al, knave), is(cy, knave))), all(is(cy, knave), none(is(al, knave), is(bo, knave)))),
		// So many of some.
		"at least one of Bo or Cy is a knave":         any(is(bo, knave), is(cy, knave)),
		"at least one of Bo and Cy is a knave":        any(is(bo, knave), is(cy, knave)),
		"at least one of us is a knave":               any(knaves...),
		"exactly one of Bo and Cy is a knave":         one(is(bo, knave), is(cy, knave)),
		"exactly one of Bo and Cy did it":             one(did(bo), did(cy)),
		"exactly one of me and Bo did it":             one(did(al), did(bo)),
		"none of Bo and Cy is a knave":                none(is(bo, knave), is(cy, knave)),
		"all of Bo and Cy are knaves":                 all(is(bo, knave), is(cy, knave)),
		"both of Bo and Cy are knaves":                all(is(bo, knave), is(cy, knave)),
		"none of us is a knave":                       none(knaves...),
		"none of us did it":                           none(did(al), did(bo), did(cy)),
		"neither of them is a knave":                  none(is(bo, knave), is(cy, knave)),
		"all of us are knaves":                        all(knaves...),
		"we are all knaves":                           all(knaves...),
		"we are knaves":                               all(knaves...),
		"not all of us are knaves":                    not(all(knaves...)),
		"we are not all knaves":                       not(all(knaves...)),
		"each of us is a knave":                       all(knaves...),
		"every one of us is a knave":                  all(knaves...),
		"both of them are knaves":                     all(is(bo, knave), is(cy, knave)),
		"both of them did it":                         all(did(bo), did(cy)),
		"all of them are knaves":                      all(is(bo, knave), is(cy, knave)),
		"at least one of them is a knave":             any(is(bo, knave), is(cy, knave)),
		"exactly one of them did it":                  one(did(bo), did(cy)),
		"they are both knaves":                        all(is(bo, knave), is(cy, knave)),
		"they're not both knaves":                     not(all(is(bo, knave), is(cy, knave))),
		"the others are knaves":                       all(is(bo, knave), is(cy, knave)),
		"both others are knaves":                      all(is(bo, knave), is(cy, knave)),
		"all the others did it":                       all(did(bo), did(cy)),
		"at least one of the others is a knave":       any(is(bo, knave), is(cy, knave)),
		"none of the others did it":                   none(did(bo), did(cy)),
		"everybody is a knave":                        all(knaves...),
		"everybody else is a knave":                   all(is(bo, knave), is(cy, knave)),
		"nobody did it":                               none(did(al), did(bo), did(cy)),
		"nobody else did it":                          none(did(bo), did(cy)),
		"no one did it":                               none(did(al), did(bo), did(cy)),
		"somebody else did it":                        any(did(bo), did(cy)),
		"some of us are knaves":                       any(knaves...),
		"exactly 2 of us are not knaves":              func(s *state) bool { return hits(s, knaves) == 1 },
		"exactly one of (Bo is a knave), (Cy did it)": one(is(bo, knave), did(cy)),
		// Denied, and denied again.
		"Bo isn't a knave":                                not(is(bo, knave)),
		"Bo is not a knave":                               not(is(bo, knave)),
		"not (Bo is not a knave)":                         is(bo, knave),
		"not Bo is not a knave":                           is(bo, knave),
		"none of us is not a knave":                       all(knaves...),
		"it is not true that Bo is a knave":               not(is(bo, knave)),
		"it is not so that (Bo is a knave, or Cy did it)": none(is(bo, knave), did(cy)),
		"it is not the case that Bo did it":               not(did(bo)),
		"Bo didn't do it":                                 not(did(bo)),
		"Bo isn’t married":                                not(married(bo)),
		"Bo and Cy didn't do it":                          none(did(bo), did(cy)),
		"I'm not a knave":                                 not(is(al, knave)),
		// If, unless, either.
		"if Bo is a knave then Cy is a spy":                        any(not(is(bo, knave)), is(cy, spy)),
		"if Bo is a knave, Cy is a spy":                            any(not(is(bo, knave)), is(cy, spy)),
		"Cy is a spy if Bo is a knave":                             any(not(is(bo, knave)), is(cy, spy)),
		"Bo is a knave only if Cy is a spy":                        any(not(is(bo, knave)), is(cy, spy)),
		"Bo is a knave if and only if Cy is a spy":                 func(s *state) bool { return (s.kinds[bo] == knave) == (s.kinds[cy] == spy) },
		"Bo is a knave unless Cy is a spy":                         any(is(bo, knave), is(cy, spy)),
		"if Bo or Cy is a knave then I did it":                     any(none(is(bo, knave), is(cy, knave)), did(al)),
		"either Bo or Cy is a knave, but not both":                 one(is(bo, knave), is(cy, knave)),
		"either Bo or Cy is a knave, or both":                      any(is(bo, knave), is(cy, knave)),
		"either Bo is a knave or Cy is a spy but not both":         one(is(bo, knave), is(cy, spy)),
		"either Bo is a knave, or Cy is a spy, but not both":       one(is(bo, knave), is(cy, spy)),
		"either I did it and Bo did it or Cy did it, but not both": one(all(did(al), did(bo)), did(cy)),
		"(I did it and Bo did it) or Cy did it, but not both":      one(all(did(al), did(bo)), did(cy)),
		"I did it and (Bo did it or Cy did it, but not both)":      all(did(al), one(did(bo), did(cy))),
		"I did it and either Bo did it or Cy did it, but not both": all(did(al), one(did(bo), did(cy))),
		"Bo or Cy did it, but not both":                            one(did(bo), did(cy)),
		"Bo or Cy did it or both":                                  any(did(bo), did(cy)),
		"I beat Bo or Cy but not both":                             one(before(al, bo), before(al, cy)),
		"nobody beat both Bo and Cy":                               not(all(before(al, bo), before(al, cy))),
		"neither Bo nor Cy beat me":                                none(before(bo, al), before(cy, al)),
		"I did not beat all of them":                               not(all(before(al, bo), before(al, cy))),
		"not exactly one of us did it":                             not(one(did(al), did(bo), did(cy))),
		"Bo is the only knave or Bo is a spy":                      any(all(is(bo, knave), none(is(al, knave), is(cy, knave))), is(bo, spy)),
		"I did it, and either Bo or Cy is a spy, but not both":     all(did(al), one(is(bo, spy), is(cy, spy))),
		// Who of a crowd is compared with himself and others.
		"nobody beat Bo, and nobody beat Cy":                         none(before(al, bo), before(cy, bo), before(al, cy), before(bo, cy)),
		"exactly 1 of (I beat Bo or Cy), (Bo beat Cy), (Cy beat Bo)": none(before(al, bo), before(al, cy)),
		"exactly one of us beat both Bo and Cy":                      all(before(al, bo), before(al, cy)),
		"exactly one of us is like both Bo and Cy":                   all(alike(al, bo), alike(al, cy)),
		"everybody beat at least 2 of Bo and Cy":                     all(before(al, bo), before(al, cy)),
		// Statements.
		"statement 2 or statement 3 is false":                 any(not(said(2)), not(said(3))),
		"statement 2 and statement 3 are false":               none(said(2), said(3)),
		"statement 2 or 3 is false":                           any(not(said(2)), not(said(3))),
		"statements 2 or 3 are false":                         any(not(said(2)), not(said(3))),
		"statements 2 and 3 are not both true":                not(all(said(2), said(3))),
		"statements 2 and 3 are both false":                   none(said(2), said(3)),
		"neither statement 2 nor statement 3 is true":         none(said(2), said(3)),
		"exactly one of statement 2 and statement 3 is false": one(said(2), said(3)),
		"exactly one of statements 2 and 3 is true":           one(said(2), said(3)),
		"both other statements are true":                      all(said(2), said(3)),
		"all the others are true":                             all(said(2), said(3)),
		"only statement 2 is true":                            all(said(2), none(said(1), said(3))),
		// Logic's shorthand, where a name alone is a knight.
		"not Al or Bo":                   any(not(is(al, knight)), is(bo, knight)),
		"Bo or Cy":                       any(is(bo, knight), is(cy, knight)),
		"Bo and Cy":                      all(is(bo, knight), is(cy, knight)),
		"exactly 1 of Al, Bo, Cy":        one(is(al, knight), is(bo, knight), is(cy, knight)),
		"if Bo then Cy is a knave":       any(not(is(bo, knight)), is(cy, knave)),
		"(Bo) or Cy is a knave":          any(is(bo, knight), is(cy, knave)),
		"there is gold or Bo is a knave": func(s *state) bool { return s.things[0] || s.kinds[bo] == knave },
	} {
		sameMeaning(t, "Al: "+text, means)
	}
}

// What people read in two ways, or what is not said clearly, is refused with
// what to write instead: never read in one of the ways without a word.
func TestWhatIsRefused(t *testing.T) {
	for text, says := range map[string]string{
		"zero of us are knaves":                                "write “none of us”",
		"0 statements are true":                                "“no statement”",
		"there are zero knaves":                                "write “no”",
		"just one of us is a knave":                            "write “exactly” before the number",
		"Bo is just ahead of Cy":                               "write “directly”",
		"Bo is right before Cy":                                "write “directly”",
		"statement 2 is right":                                 "which statement is true or false",
		"Bo is a knave just in case Cy is a spy":               "“just” is not understood here: write “if and only if”",
		"Bo is a knave exactly when Cy is a spy":               "“exactly” is not understood here: write “if and only if”",
		"Bo is a knave exactly if Cy is a spy":                 "write “if and only if”",
		"Bo is a knave precisely when Cy is a spy":             "write “if and only if”",
		"Bo is just a knave":                                   "leave it out",
		"Bo is unmarried":                                      "write “not married”",
		"I never did it":                                       "write “not”",
		"Bo is very married":                                   "use the names of this puzzle",
		"between one and two of us are knaves":                 "with “at least” and with “at most”",
		"Bo is between Al, Cy and Bo":                          "“Between” needs two names joined by “and” behind it",
		"Bo is between Al or Cy":                               "“Between” needs two names",
		"Bo is between Al":                                     "“Between” needs two names",
		"up to two of us are knaves":                           "write “exactly”, “at least” or “at most”",
		"none of us are of the same kind":                      "it is not clear with whom: go on with “as”",
		"at least two of us are of different kinds":            "it is not clear with whom: go on with “than”",
		"Bo is of the same kind":                               "it is not clear with whom",
		"all of us are not of the same kind":                   "can mean two things",
		"Bo is a knave or Cy":                                  "It is not clear what is said of “Cy” here",
		"Cy or not Bo is a knave":                              "It is not clear what is said of “Cy” here",
		"not Bo or Cy is a knave":                              "write “neither … nor”",
		"not Bo, Cy is a knave":                                "“,” stands where",
		"Cy and not Bo did it":                                 "It is not clear what is said of “Cy” here",
		"Bo, Cy did it":                                        "“,” stands where",
		"Bo and Cy or Al is a knave":                           "it is not clear who belongs together",
		"statement 2 or statement 3 and statement 1 is false":  "it is not clear who belongs together",
		"either Bo or Cy is a knave":                           "add “, but not both” or “, or both”",
		"either Al, Bo or Cy is a knave":                       "“exactly 1 of” or “at least 1 of”",
		"Al, Bo or Cy is a knave, but not both":                "“Both” means two",
		"both of us are knaves":                                "“both” means two, and here there are three: write “all”",
		"neither of us is a knave":                             "“neither” means two, and here there are three: write “none”",
		"both Al, Bo and Cy are knaves":                        "“Both” means two",
		"both are knaves":                                      "“both” means two",
		"Al, Bo and Cy are both knaves":                        "“both” means two",
		"Al, Bo and Cy are both married":                       "“both” means two",
		"both statements are true":                             "“both” means two",
		"all of us are not knaves":                             "can mean two things: write “none of” for nobody, or put “not” before “all”",
		"everybody is not a knave":                             "can mean two things",
		"all statements are not true":                          "can mean two things",
		"all of Bo or Cy are knaves":                           "can mean two things",
		"Bo is not a knave or a spy":                           "write “neither … nor …”",
		"one of us is a knave":                                 "write “exactly one” or “at least one”",
		"two of us are knaves":                                 "write “exactly two” or “at least two”",
		"the other is a knave":                                 "“The other” means one, and there are two",
		"Bo did it and Cy did not and so did I":                "It is not clear what “so did” takes up",
		"Bo did not do it but Cy did and neither did I":        "It is not clear what “neither did” takes up",
		"everybody did it, but not Cy":                         "said before of everybody",
		"all of us are knaves, but Bo is not":                  "said before of everybody",
		"we did it, but not Bo":                                "said before of everybody",
		"nobody is a knave, but Cy is":                         "said before of everybody",
		"only Bo is a knave and so is Cy":                      "said before of everybody",
		"nobody but Bo did it, but Cy did":                     "said before of everybody",
		"Bo is between Bo and Cy":                              "Nobody is between himself and another",
		"only Bo or Cy did it":                                 "can mean two things",
		"I beat either Bo or Cy":                               "can mean two things",
		"I beat Bo, Cy and Al won":                             "It is not clear where a new sentence begins",
		"Bo is a knave, and Cy is a spy or I did it":           "put brackets round what belongs together, as in “(… and …) or …” or “… and (… or …)”",
		"Bo is a knave, or Cy is a spy, and I did it":          "“Or” and “and” are mixed here",
		"Bo would say that Cy is a spy and I did it":           "It is not clear where that ends",
		"it is not true that Bo is a spy and Cy is a spy":      "It is not clear where that ends",
		"exactly 1 of Bo is a knave, Cy is a spy and I did it": "It is not clear where that ends",
		"Bo is a knave and is married":                         "It is not clear of whom this is said",
		"Bo isn't":                                             "The text ends",
		"Bo lies":                                              "write of which kind the person is",
		"Bo is lying":                                          "write of which kind the person is",
		"Bo tells the truth":                                   "write of which kind the person is",
		"Bo says Cy is a knave":                                "say it with a colon",
		"he is a knave":                                        "write the name of the person",
		"Bo and Cy and":                                        "The text ends",
		"if Bo is a knave then Cy is a spy if I did it":        "“if” stands beside another condition",
		"if Bo is a knave if I did it then Cy is a spy":        "“if” stands beside another condition",
		"Bo is a knave if Cy is a spy if I did it":             "“if” stands beside another condition",
		"Bo is a knave only if Cy is a spy only if I did it":   "“only if” stands beside another condition",
		"Bo did it if and only if Cy did it if I did it":       "“if” stands beside another condition",
		"if Bo is a knave then Cy is a spy, and I did it":      "still depends on “if”",
		"Bo is a knave if Cy is a spy, and I did it":           "still depends on “if”",
		"not only Bo did it":                                   "“Not only” can mean two things",
		"not Bo is a knave or Cy is a spy":                     "how far “not” goes",
		"not Bo is a knave and Cy is a spy":                    "how far “not” goes",
		"Bo would say that this statement is false":            "give the number of the statement",
		"Bo would say that the others are knaves":              "use names",
		"Bo would say that all others are true":                "give the numbers of the statements",
		"there are knaves":                                     "How many there are is not clear",
		"there is one knave":                                   "write “exactly one” or “at least one”",
		"all four of us did it":                                "there are three",
		"the other three did it":                               "there are two",
		"the other statement is false":                         "there are three: give its number",
		"Bo was beaten by Cy":                                  "turn it round",
		"Bo lost":                                              "is not understood here: write “did not win” or “is last”",
		"Bo is faster than Cy":                                 "write “ahead of” or “behind”",
		"Bo is the winner":                                     "write “won”",
		"Bo is a knave when Cy is a spy":                       "write “if”",
		"Bo is a knave provided that Cy is a spy":              "write “if”",
		"Bo is a knave since Cy is a spy":                      "say that it is so",
		"Bo must be a knave":                                   "say that it is so",
		"Bo has a dog":                                         "add the whole phrase",
		"anyone did it":                                        "write “everybody”, “somebody” or “nobody”",
		"anybody did it":                                       "write “everybody”, “somebody” or “nobody”",
		"Bo doesn't steal":                                     "write “it is not so that …”",
		"Bo can't steal":                                       "add the whole phrase",
		"Bo is a knave, and neither is Cy":                     "It is not clear what “neither is” takes up here",
		"Bo is not a knave, and so is Cy":                      "It is not clear what “so is” takes up here",
		"Bo did it, and so is Cy":                              "It is not clear what “so is” takes up here",
		"exactly one of us did it and so did Bo":               "It is not clear what “so did” takes up here",
		"Bo is a knave and so is Cy or Al":                     "It is not clear who is meant here",
		"Bo is a knave, Cy is not":                             "A comma alone joins sentences only in a list",
		"Bo is a knave, Cy is a spy":                           "A comma alone joins sentences only in a list",
		"Bo is a knave, Cy is a spy or I won and Cy did it":    "A comma alone joins sentences only in a list",
		"Bo is a knave, Cy is a spy, and I won if Cy did it":   "put brackets round what belongs together",
		"if Bo is a knave, Cy is a spy, and I won":             "still depends on “if”",
		"Bo is a knave and Cy is and Al is not a spy":          "Before this something was left out",
		"Bo is a knave and Al is a spy but Cy is not":          "The text ends",
		"(Bo is a knave) and Cy is not":                        "The text ends",
		"Bo is a knave or a spy, but Cy is not":                "The text ends",
		"Bo is ahead of Cy but I am not":                       "The text ends",
		"Bo would say that Cy is a knave, but I am not":        "It is not clear where that ends",
		"Bo did it, but not Cy or Al":                          "It is not clear what is said of “Cy”",
		"I beat Bo, but not Cy":                                "It is not clear what is said of “Cy”",
		"Bo does not":                                          "It is not clear what “does” leaves out here",
		"neither there is gold nor Bo did it":                  "or deny each part with “not”",
		"evrybody is a knave":                                  "did you mean “everybody”?",
		"Bo nor Cy did it":                                     "“Nor” needs “neither” before the first name",
		"I beat Bo nor Cy":                                     "“Nor” needs “neither”",
		"exactly one of Bo nor Cy did it":                      "“Nor” needs “neither”",
		"Bo and Cy are not the only knaves":                    "“Not the only” can mean two things",
		"Bo is not the only knave":                             "“Not the only” can mean two things",
		"Bo is an only knave":                                  "write “the only”",
		"all of us are only knaves":                            "write “the only”",
		"the others beat Bo":                                   "could leave out Al or Bo here: write “everybody”",
		"everybody else was behind Bo":                         "could leave out Al or Bo here",
		"nobody else is of the same kind as Bo":                "could leave out Al or Bo here",
		"both of them beat Bo":                                 "“both” means two, but only one can be meant",
		"we beat the others":                                   "nobody left whom they could beat",
		"Bo and Cy beat exactly one of us":                     "write it out for each",
		"exactly one of all is a knave":                        "write “of us”",
		// Behind others, "the others" are not those besides the speaker.
		"Bo is a knave and the others are knights":                               "could leave out Al or Bo here",
		"if Bo is a knave then the others are knights":                           "could leave out Al or Bo here",
		"Bo is a knave but everybody else is a knight":                           "could leave out Al or Bo here",
		"Bo did it or somebody else did it":                                      "could leave out Al or Bo here",
		"I beat Bo and the others did it":                                        "could leave out Al or Bo here",
		"only Bo did it and nobody else is married":                              "could leave out Al or Bo here",
		"Bo or Cy did it and the others are knights":                             "could leave out Al or Bo here",
		"there is a knave among the others and Bo did it and nobody else did it": "could leave out Al or Bo here",
		"exactly one of us is a knave and the others are knights":                "or those of whom was spoken before",
		"exactly one of Al and Bo is a knave and the others did it":              "could leave out Al or Bo here",
		"there is exactly one knave and the others are knights":                  "or those of whom was spoken before",
		"exactly one of them is a knave and the others are knights":              "or those of whom was spoken before",
		"somebody did it and they are married":                                   "“they” could mean those of whom was spoken before",
		"at least one of them did it and they are married":                       "“they” could mean those of whom was spoken before",
		"if everybody did it, they are married":                                  "“they” could mean those of whom was spoken before",
		"if Bo is a knave, they did it":                                          "“they” could mean those of whom was spoken before",
		"Cy did it and I beat them":                                              "“them” could mean those of whom was spoken before",
		"somebody did it and I beat them":                                        "“them” could mean those of whom was spoken before",
		"Bo did it and they are married":                                         "“they” could mean those of whom was spoken before",
		"Bo did it and at least one of them is married":                          "“them” could mean those of whom was spoken before",
		"at least two of us are knaves and all of them did it":                   "“them” could mean those of whom was spoken before",
		"Bo and I did it and we are married":                                     "“we” could mean Bo and me or everybody",
		"Bo and I are knaves and all of us did it":                               "“us” could mean Bo and me or everybody",
		"Bo and Cy did it and exactly one is married":                            "behind other names: write “exactly one of” and the names",
		"statement 2 is false and the others are true":                           "could leave out this statement, or those of which was spoken before",
		"statements 2 and 3 are false or all the other statements are true":      "could leave out this statement",
		"exactly one of these statements is true and the others are false":       "could leave out this statement",
		"only statement 2 is true or the others are true":                        "could leave out this statement",
		"at least one of statements 2 and 3 is true or the others are true":      "could leave out this statement",
		"Bo did not beat Al and Cy":                                              "“Not … and …” can mean two things",
		"Bo is not ahead of Al and Cy":                                           "“Not … and …” can mean two things",
		"I am not of the same kind as Bo and Cy":                                 "“Not … and …” can mean two things",
		"I am of another kind than Bo or Cy":                                     "“Another kind than … or …” can mean two things",
		"Al, Bo and Cy are not of different kinds":                               "“Not … different” can mean two things",
		"Bo and Cy beat each other":                                              "write who beat whom",
		"if Bo is a knave then Cy is a spy else I did it":                        "write “(if …, then …) and (if not …, then …)”",
		"unless Bo is a knave, I did it":                                         "write first what depends on it",
		"only if Bo is a knave, I did it":                                        "the name of a person",
		"nobody but Bo did not do it":                                            "“But … not” can mean two things",
		"nobody but Bo or Cy did it":                                             "It is not clear who is left out here",
		"all of them except me did it":                                           "It is not clear who is left out here",
		"nobody else but Bo did it":                                              "name those of whom it is true, or write “only”",
		"nobody except Bo beat me":                                               "is not understood before this: name those of whom it is true",
		"exactly one of us but Bo did it":                                        "name those of whom it is true, or write “only”",
		"all but one of us are knaves":                                           "name those of whom it is true",
		"every knave did it":                                                     "write it out for each person",
		"no knave is married":                                                    "write it out for each person",
		"Bo is a knave whereas Cy is a spy":                                      "write “and”",
		"Bo is a knave too":                                                      "leave it out",
		"exactly one of everybody is a knave":                                    "write “of us”",
		"at least one of Bo did it":                                              "only one is named",
		"none of Bo did it":                                                      "only one is named",
		"exactly one of statement 2 is true":                                     "only one is named",
		"exactly one of not Bo is a knave":                                       "only one is named",
		"exactly one of Bo and Bo is a knave":                                    "“Bo” is counted twice",
		"exactly one of me and Al is a knave":                                    "“Al” is counted twice",
		"exactly one of Bo and Bo":                                               "“Bo” is counted twice",
		"none statement 2 is false or Bo is a knave":                             "only one is named",
		"we all did only win":                                                    "“did” stands where a kind (knight, knave, spy), a place, or another description is expected",
		"I did not beat some of them":                                            "“Not … some” can mean two things",
		"I did not beat somebody":                                                "“Not … somebody” can mean two things",
		"I didn't beat at least one of Bo and Cy":                                "“Not … at least” can mean two things",
		"I did not beat only one":                                                "“Not … only” can mean two things",
		"nobody beat some of us":                                                 "“Nobody … some” can mean two things",
		"Bo and Cy are the only knaves or spies":                                 "“The only … or …” can mean two things",
		"Bo is the only knave or last":                                           "“The only … or …” can mean two things",
		"exactly one of us is the only knave or a spy":                           "“The only … or …” can mean two things",
		"Bo is neither the only knave nor a spy":                                 "“Neither the only” can mean two things",
		"Bo is neither a spy nor the only knave":                                 "“Nor the only” can mean two things",
		"only statement 2 is not true":                                           "write out which statements are true, and which are false",
		"only statement 2 and statement 3 are not both true":                     "“Only” and “not” together can mean two things",
		"nobody beat Bo and Cy":                                                  "“Nobody … and …” can mean two things: write a sentence for each of these names, or write “both”",
		"no one came after Bo and Cy":                                            "“No … and …” can mean two things",
		"exactly one of us did not beat Bo and Cy":                               "write a sentence for each of these names, or write “both”",
		"exactly one of us beat Bo or Cy":                                        "Whether Bo is one of them is not clear, as only part of what is said compares Bo with Bo: write a sentence for each person",
		"exactly two of us beat Bo or Cy":                                        "Whether Bo is one of them is not clear",
		"at most one of us beat Bo or Cy":                                        "Whether Bo is one of them is not clear",
		"nobody beat Al or Cy":                                                   "Whether Al is one of them is not clear",
		"nobody is like Bo or Cy":                                                "Whether Bo is one of them is not clear",
		"everybody else beat Bo or Cy":                                           "Whether Bo is one of them is not clear",
		"the others beat Bo or Cy":                                               "Whether Bo is one of them is not clear",
		"we beat neither Bo nor Cy":                                              "Whether Bo is one of them is not clear",
		"everybody beat at least one of Bo and Cy":                               "Whether Bo is one of them is not clear",
		"exactly one of us is ahead of Bo or a knave":                            "Whether Bo is one of them is not clear",
		"only I beat Bo or Cy":                                                   "Whether Bo is one of them is not clear",
		"none of us is ahead of Bo and Cy":                                       "“None … and …” can mean two things",
		"neither of them is of the same kind as Bo and Al":                       "“Neither … and …” can mean two things",
		"neither Bo nor Cy beat me and Bo":                                       "“Neither … and …” can mean two things",
		"Bo is neither ahead of Cy and me nor last":                              "“Neither … and …” can mean two things: join these names by “or”",
		"neither Bo nor Cy beat Bo":                                              "“Bo” would be compared with “Bo” here",
		"neither Bo nor Cy is of the same kind as me or Bo":                      "“Bo” would be compared with “Bo” here",
		"at least one of Bo and Cy is like Bo":                                   "“Bo” would be compared with “Bo” here",
		"Bo is a knave or a spy or there is gold but not both":                   "what stands before is not two things joined by “or”",
		"I beat Bo or Cy or there is gold but not both":                          "what stands before is not two things joined by “or”",
		"statements 2 or 3 are true or there is gold, or both":                   "what stands before is not two things joined by “or”",
		"exactly one of Bo or Cy did it or there is gold but not both":           "what stands before is not two things joined by “or”",
		"I am a spy and Bo is a spy or Cy is a spy, but not both":                "It is not clear which two things “both” means here: write “either”",
		"there is gold and Bo did it or Cy did it, but not both":                 "It is not clear which two things “both” means",
		"Bo did it or Cy did it and there is gold, or both":                      "It is not clear which two things “both” means",
		"Bo did it xor Cy did it or there is gold but not both":                  "It is not clear which two things “both” means",
		"if there is gold then I did it and Bo did it or Cy did it but not both": "It is not clear which two things “both” means",
		"not only one of us did it":                                              "“Not only one” can mean two things: write “at least 2” or “not exactly one”",
		"not only two statements are true":                                       "write “at least 3” or “not exactly two”",
		"Bo or Cy are both knaves":                                               "“Both” needs names joined by “and” before it",
		"Bo or Cy both did it":                                                   "“Both” needs names joined by “and” before it",
		"Bo or Cy are both married":                                              "“Both” needs names joined by “and” before it",
		"neither Bo nor Cy are both knaves":                                      "without “only”, “neither” or a count",
		"neither Bo nor Cy both did it":                                          "without “only”, “neither” or a count",
		"exactly one of Bo and Cy are not both married":                          "without “only”, “neither” or a count",
		"statement 2 or 3 are both true":                                         "“Both” needs names joined by “and” before it",
		"statements 2 or 3 are not both false":                                   "“Both” needs names joined by “and” before it",
		"neither statement 2 nor 3 are both true":                                "without “only”, “neither” or a count",
		"none of these statements are all true":                                  "without “only”, “neither” or a count",
		"we all are not married":                                                 "“all … not” can mean two things",
		"they all are not knaves":                                                "“all … not” can mean two things",
		"we all did not win":                                                     "“all … not” can mean two things",
		"Bo and Cy each did not do it":                                           "“each … not” can mean two things",
		"both Bo and Cy are not knaves":                                          "“both … not” can mean two things",
		"both statement 2 and statement 3 are not true":                          "“both … not” can mean two things",
		"the others both did and beat me":                                        "“did” stands where a kind",
	} {
		refused(t, field(), text, says)
	}
}

// Where there are too few kinds for all to differ, “different” hardly means that.
func TestTooFewKindsToDiffer(t *testing.T) {
	f := field()
	f.Kinds = f.Kinds[:2]
	for text, says := range map[string]string{
		"Bo, Cy and I are of different kinds":     "can mean two things of three where there are two kinds: write “not all of the same kind”",
		"we are of different kinds":               "can mean two things of three where there are two kinds",
		"we are different":                        "can mean two things of three where there are two kinds",
		"all of us are of different kinds":        "can mean two things of three where there are two kinds",
		"Bo, Cy and I are not of different kinds": "write “of the same kind” or “not all of the same kind”",
	} {
		refused(t, f, text, says)
	}
	f.Statements[0] = "Al: Bo and Cy are of different kinds"
	judged(t, f.Statements[0], f, 120, func(s *state) bool { return s.kinds[bo] != s.kinds[cy] })
}

// Of four people, “they” behind two names are those two, and not all others.
func TestOfFour(t *testing.T) {
	f := field()
	f.People = append(f.People, "Dee")
	f.Statements = []string{"Al: Bo and Cy did it and they are knaves"}
	if _, err := parse(f); err == nil || !strings.Contains(err.Message, "“they” could mean") {
		t.Errorf("the error is %v", err)
	}
}

// Of somebody whom a fact does not name, “they” is that one, and not everybody.
func TestTheyInAFact(t *testing.T) {
	f := field()
	for _, text := range []string{"if somebody is a knave, they did it", "if exactly one of them is a knave, they did it", "if Bo is a knave, they did it"} {
		f.Conditions = []string{text}
		if _, err := parse(f); err == nil || !strings.Contains(err.Message, "“they” could mean") {
			t.Errorf("%q: the error is %v", text, err)
		}
	}
}

// Of two people “both” and “neither” are those two; “the other” is the one who
// does not speak.
func TestOfTwo(t *testing.T) {
	is := func(who int) func(*state) bool { return func(s *state) bool { return s.kinds[who] == knave } }
	for text, means := range map[string]func(*state) bool{
		"both of us are knaves":            func(s *state) bool { return is(al)(s) && is(bo)(s) },
		"we are both knaves":               func(s *state) bool { return is(al)(s) && is(bo)(s) },
		"neither of us is a knave":         func(s *state) bool { return !is(al)(s) && !is(bo)(s) },
		"neither is a knave":               func(s *state) bool { return !is(al)(s) && !is(bo)(s) },
		"the other is a knave":             is(bo),
		"I did it or the other is a knave": func(s *state) bool { return s.traits[0][al] || is(bo)(s) },
	} {
		f := field()
		f.People, f.Statements = f.People[:2], []string{"Al: " + text}
		judged(t, text, f, 120, means)
	}
}

// Under a line that was not read word for word stands how it was read; under
// others nothing.
func TestReadings(t *testing.T) {
	for text, want := range map[string]string{
		"Al: not Al or Bo":                                      "I am not a knight, or Bo is a knight",
		"Al: Bo or Cy is a knave":                               "Bo is a knave, or Cy is a knave",
		"Al: I beat Bo and Cy":                                  "I am ahead of Bo, and I am ahead of Cy",
		"Al: both of them are knaves":                           "Bo and Cy are knaves",
		"Al: all of them are knaves":                            "Bo and Cy are knaves",
		"Al: Bo won":                                            "",
		"Al: Bo is the knave":                                   "Bo is a knave",
		"Al: Bo would say that I am a spy":                      "Bo would have to say that I am a spy",
		"Al: there is a knave among us":                         "At least one of us is a knave",
		"Al: everybody beat me":                                 "Bo is ahead of me, and Cy is ahead of me",
		"Al: nobody is of the same kind as Bo":                  "Bo and I are of different kinds, and Cy and Bo are of different kinds",
		"Al: Bo beat exactly one of the others":                 "Exactly one of (Bo is ahead of me), (Bo is ahead of Cy)",
		"Al: Bo and I beat everybody else":                      "Bo is ahead of Cy, and I am ahead of Cy",
		"Al: Bo and Cy are the only knaves":                     "Bo is a knave, and Cy is a knave, and I am not a knave",
		"Al: Bo is a knave":                                     "",
		"al: bo is a Knave.":                                    "",
		"Al: Bo and Cy are knaves":                              "",
		"Al: exactly 2 of us are knaves":                        "",
		"Al: Al is a knave":                                     "",
		"Al: I beat exactly one":                                "",
		"Al: if Bo is a knave, Cy is a spy":                     "",
		"Al: all others are true":                               "",
		"Al: Bo and Cy are of the same kind":                    "",
		"Al: exactly one of us is a spy and Bo won":             "(exactly one of me, Bo and Cy is a spy), and Bo is 1st",
		"Al: exactly one of us is a spy and I won":              "(exactly one of us is a spy), and I am 1st",
		"Al: no other statement is true or statement 2 is true": "None of the statements 1 and 2 are true, or statement 2 is true",
	} {
		f := field()
		f.Statements[2] = text
		r, err := parse(f)
		if err != nil {
			t.Errorf("%q: %v", text, err)
		} else if got := r.Reading(r.lines[2], r.said[2]); got != want {
			t.Errorf("%q is told to be read as %q, should be %q", text, got, want)
		}
	}
}

// Phrases of the puzzle are bent as English bends them, where they are told.
func TestPhrasesAreToldBent(t *testing.T) {
	told(t, []string{"owns a dog", "carries it", "has a cat"}, map[string]string{
		"I own a dog":                         "I own a dog",
		"I don't own a dog":                   "I do not own a dog",
		"neither Bo nor Cy carries it":        "Bo and Cy do not carry it",
		"all of us own a dog":                 "All of us own a dog",
		"exactly one of us does not carry it": "Exactly one of us does not carry it",
		"I have a cat and Bo has a cat":       "I and Bo have a cat",
		"not Bo owns a dog":                   "Bo does not own a dog",
	})
	told(t, []string{"lies on Mondays", "always cheats", "sometimes cheats", "does not drink"}, map[string]string{
		"I lie on Mondays":                        "I lie on Mondays",
		"not Bo lies on Mondays":                  "Bo does not lie on Mondays",
		"I lie on Mondays and Bo lies on Mondays": "I and Bo lie on Mondays",
		"Bo always cheats":                        "Bo always cheats",
		"not Bo always cheats":                    "It is not so that Bo always cheats",
		"I sometimes cheats":                      "I sometimes cheats",
		"not Bo sometimes cheats":                 "It is not so that Bo sometimes cheats",
		"Bo does not drink":                       "Bo does not drink",
		"I do not drink":                          "I do not drink",
		"not Bo does not drink":                   "It is not so that Bo does not drink",
		"Bo does not drink and Cy does not drink": "Bo and Cy do not drink",
	})
}

// told checks how what Al says with these phrases is told, and that it is told so again
// when it is read from there.
func told(t *testing.T, traits []string, texts map[string]string) {
	t.Helper()
	f := field()
	f.Traits = traits
	for text, want := range texts {
		for _, text := range []string{text, want} {
			f.Statements = []string{"Al: " + text}
			instance, err := parse(f)
			if err != nil {
				t.Fatal(err)
			}
			if got := instance.printed(0); got != want {
				t.Errorf("%q is told as %q, should be %q", text, got, want)
			}
		}
	}
}

// Phrases of the puzzle are understood as English bends them.
func TestPhrasesAreBent(t *testing.T) {
	for text, means := range map[string]func(*state) bool{
		"Bo doesn't own a dog":         func(s *state) bool { return !s.traits[0][bo] },
		"Bo does not own a dog":        func(s *state) bool { return !s.traits[0][bo] },
		"Bo and Cy own a dog":          func(s *state) bool { return s.traits[0][bo] && s.traits[0][cy] },
		"I don’t own a dog":            func(s *state) bool { return !s.traits[0][al] },
		"Bo doesn’t own a dog":         func(s *state) bool { return !s.traits[0][bo] },
		"I do not own a dog":           func(s *state) bool { return !s.traits[0][al] },
		"I don't own a dog":            func(s *state) bool { return !s.traits[0][al] },
		"Bo does not carry it":         func(s *state) bool { return !s.traits[1][bo] },
		"Bo hasn't a cat":              func(s *state) bool { return !s.traits[2][bo] },
		"Bo and Cy haven't a cat":      func(s *state) bool { return !s.traits[2][bo] && !s.traits[2][cy] },
		"neither Bo nor Cy owns a dog": func(s *state) bool { return !s.traits[0][bo] && !s.traits[0][cy] },
	} {
		f := field()
		f.Traits = []string{"owns a dog", "carries it", "has a cat"}
		f.Statements = []string{"Al: " + text}
		judged(t, text, f, 120, means)
		instance, err := parse(f)
		if err != nil {
			t.Fatal(err)
		}
		f.Statements[0] = "Al: " + instance.printed(0)
		judged(t, text+" as it is printed", f, 120, means)
	}
	// Of two statements “the other” is one.
	f := field()
	f.Statements = []string{"Al: the other statement is false", "Bo: I did it"}
	judged(t, "the other statement is false", f, 120, func(s *state) bool { return !s.said[1] })
}
