package truthtellers

import (
	"fmt"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/truthtellers/speech"
)

// span is how many unknowns of a sort there are, and from where to where their values go;
// most is less than least where there are none.
func (s *story) span(of speech.Sort) (n, least, most int) {
	switch of {
	case speech.OfKind:
		return len(s.People), 0, len(s.Kinds) - 1
	case speech.OfTrait:
		return len(s.Traits) * len(s.People), 0, 1
	case speech.OfPlace:
		if !s.Ranked {
			return len(s.People), 1, 0
		}
		return len(s.People), 1, len(s.People)
	case speech.OfThing:
		return len(s.Things), 0, 1
	case speech.OfLies:
		return 1, 0, len(s.said)
	}
	return len(s.said), 0, 1
}

// asks is the question for what an answer tells.
func (s *story) asks(u speech.Unknown) string {
	switch u.Sort {
	case speech.OfKind:
		return "what " + s.People[u.At] + " is"
	case speech.OfTrait:
		trait, who := s.TraitAt(u.At)
		return "whether " + s.People[who] + " " + s.Traits[trait]
	case speech.OfPlace:
		return "the place of " + s.People[u.At]
	case speech.OfThing:
		return "whether " + s.Things[u.At]
	}
	return fmt.Sprintf("whether statement %d is true", u.At+1)
}

// claim is that an unknown has a value as a claim.
func (s *story) claim(f speech.Is) claim.Claim {
	switch f.Sort {
	case speech.OfKind:
		return claim.That(s.Kinds[f.Value].Name, "people", s.People[f.At], cellKind)
	case speech.OfTrait:
		trait, who := s.TraitAt(f.At)
		return claim.That(true, "people", s.People[who], s.Traits[trait])
	case speech.OfPlace:
		return claim.That(f.Value, "people", s.People[f.At], cellPlace)
	case speech.OfThing:
		return claim.That(true, "things", s.Things[f.At], cellIs)
	}
	number := strconv.Itoa(f.At + 1)
	if s.only {
		return claim.That(true, "statements", number, cellTrue)
	}
	return claim.That(true, ofStatement, number)
}

// values are all that can be said of an unknown in one word: each value, or that it is
// so.
func (s *story) values(u speech.Unknown) (all []speech.Is) {
	_, least, most := s.span(u.Sort)
	if u.Sort.Whether() {
		least = most
	}
	for value := least; value <= most; value++ {
		all = append(all, u.Is(value))
	}
	return all
}

// unknowns are those of some sorts; where all are of one kind, nobody's is unknown.
func (s *story) unknowns(of ...speech.Sort) (all []speech.Unknown) {
	for _, sort := range of {
		n, least, most := s.span(sort)
		for at := range n {
			if least < most || least == most && sort != speech.OfKind {
				all = append(all, sort.At(at))
			}
		}
	}
	return all
}

// asked are those of which an answer tells.
func (s *story) asked() []speech.Unknown {
	if s.only {
		return s.unknowns(speech.OfTruth)
	}
	return s.unknowns(speech.OfKind, speech.OfTrait, speech.OfPlace, speech.OfThing)
}

// ofPerson are those of a person.
func (s *story) ofPerson(who int) (all []speech.Unknown) {
	for _, u := range s.unknowns(speech.OfKind, speech.OfTrait, speech.OfPlace) {
		if s.Whose(u) == who {
			all = append(all, u)
		}
	}
	return all
}

// supposed is that an unknown has a value, or has not, in words: of what is said it is
// told who says it.
func (s *story) supposed(f speech.Is, plain bool) string {
	if f.Sort == speech.OfTruth && s.said[f.At].speaker >= 0 {
		return fmt.Sprintf("what %s says is %t: “%s”", s.People[s.said[f.At].speaker], plain == (f.Value == 1), s.quote(f.At))
	}
	return s.Clause(f, -1, plain)
}
