package truthtellers

import (
	"fmt"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/fd"
)

// unknown is something that is not known at the outset: the kind of a person, the
// truth of a statement. It stands at a position among those of its sort.
type unknown struct {
	sort sort
	at   int
}

// sort is a sort of unknowns.
type sort int

const (
	ofKind  sort = iota // of which kind a person is
	ofTrait             // whether a phrase is true of a person; at the trait times the people, plus the person
	ofPlace             // which place a person takes, from 1
	ofThing             // whether a sentence is true
	ofTruth             // whether a statement is true
	ofWords             // whether what a statement says is so, which nobody can judge
	ofLies              // how many of all statements are false
	sorts
)

// whether says that there are two values: 1 that it is so, and 0 that it is not.
func (s sort) whether() bool { return s == ofTrait || s >= ofThing && s <= ofWords }

// is: an unknown has a value. It is the formula of everything that is asked of a
// single person, thing or statement.
type is struct {
	unknown
	value int
}

func isKind(who, kind int) is { return is{unknown{ofKind, who}, kind} }
func (s *story) hasTrait(who, trait int) is {
	return is{unknown{ofTrait, trait*len(s.people) + who}, 1}
}
func inPlace(who, place int) is { return is{unknown{ofPlace, who}, place} }
func thing(i int) is            { return is{unknown{ofThing, i}, 1} }
func isTrue(n int) is           { return is{unknown{ofTruth, n}, 1} }
func words(n int) is            { return is{unknown{ofWords, n}, 1} }

// whose is the person of whom a kind, a trait or a place is unknown.
func (s *story) whose(u unknown) int { return u.at % len(s.people) }

func (s *story) traitAt(at int) (trait, who int) { return at / len(s.people), at % len(s.people) }

// told is a sort of unknowns in words and pictures.
type told struct {
	name string
	// size is how many there are, and from where to where their values go; most is less
	// than least where there are none.
	size func(s *story) (n, least, most int)
	// of is what a value says of a person, or its contrary, and says what it says of
	// the world; "" if there are no words for that.
	of   func(s *story, f is, b bent, plain bool) string
	says func(s *story, f is, plain bool) string
	// asks is the question for the value.
	asks func(s *story, at int) string
	// part is what shows a value in the pictures, and claim what is claimed by it.
	part  func(s *story, f is) string
	claim func(s *story, f is) claim.Claim
}

var inWords = [sorts]told{
	ofKind: {
		name: "kind",
		size: func(s *story) (n, least, most int) { return len(s.people), 0, len(s.facts.Kinds) - 1 },
		of: func(s *story, f is, b bent, plain bool) string {
			kind := f.value
			if len(s.facts.Kinds) == 2 && !plain {
				kind, plain = 1-kind, true // the other one
			}
			if b == ofMany {
				return b.be(plain) + s.written(plural(s.facts.Kinds[kind].Name))
			}
			return b.be(plain) + s.oneOf(kind)
		},
		asks: func(s *story, at int) string { return "what " + s.people[at] + " is" },
		part: func(_ *story, f is) string { return fmt.Sprintf("kind-%d-%d", f.at, f.value) },
		claim: func(s *story, f is) claim.Claim {
			return claim.That(s.facts.Kinds[f.value].Name, "people", s.people[f.at], cellKind)
		},
	},
	ofTrait: {
		name: "trait",
		size: func(s *story) (n, least, most int) { return len(s.facts.Traits) * len(s.people), 0, 1 },
		of: func(s *story, f is, b bent, plain bool) string {
			trait, _ := s.traitAt(f.at)
			phrase := s.facts.Traits[trait]
			if !plain {
				phrase = denied(phrase)
			}
			if phrase == "" {
				return ""
			}
			return s.written(b.phrase(phrase))
		},
		asks: func(s *story, at int) string {
			trait, who := s.traitAt(at)
			return "whether " + s.people[who] + " " + s.facts.Traits[trait]
		},
		part: func(s *story, f is) string {
			trait, who := s.traitAt(f.at)
			return fmt.Sprintf("trait-%d-%d", trait, who)
		},
		claim: func(s *story, f is) claim.Claim {
			trait, who := s.traitAt(f.at)
			return claim.That(true, "people", s.people[who], s.facts.Traits[trait])
		},
	},
	ofPlace: {
		name: "place",
		size: func(s *story) (n, least, most int) {
			if !s.facts.Ranked {
				return len(s.people), 1, 0
			}
			return len(s.people), 1, len(s.people)
		},
		of: func(s *story, f is, b bent, plain bool) string {
			if f.value == len(s.people) {
				return b.be(plain) + "last"
			}
			return b.be(plain) + english.Ordinal(f.value)
		},
		asks:  func(s *story, at int) string { return "the place of " + s.people[at] },
		part:  func(_ *story, f is) string { return fmt.Sprintf("place-%d-%d", f.at, f.value) },
		claim: func(s *story, f is) claim.Claim { return claim.That(f.value, "people", s.people[f.at], cellPlace) },
	},
	ofThing: {
		name: "thing",
		size: func(s *story) (n, least, most int) { return len(s.facts.Things), 0, 1 },
		says: func(s *story, f is, plain bool) string {
			if !plain {
				return ""
			}
			return s.written(s.facts.Things[f.at])
		},
		asks:  func(s *story, at int) string { return "whether " + s.facts.Things[at] },
		part:  func(_ *story, f is) string { return fmt.Sprintf("thing-%d", f.at) },
		claim: func(s *story, f is) claim.Claim { return claim.That(true, "things", s.facts.Things[f.at], cellIs) },
	},
	ofTruth: {
		name: "statement",
		size: func(s *story) (n, least, most int) { return len(s.said), 0, 1 },
		says: func(_ *story, f is, plain bool) string {
			return fmt.Sprintf("statement %d is %t", f.at+1, plain)
		},
		asks: func(_ *story, at int) string { return fmt.Sprintf("whether statement %d is true", at+1) },
		part: func(_ *story, f is) string { return fmt.Sprintf("said-%d", f.at) },
		claim: func(s *story, f is) claim.Claim {
			number := strconv.Itoa(f.at + 1)
			if s.only {
				return claim.That(true, "statements", number, cellTrue)
			}
			return claim.That(true, ofStatement, number)
		},
	},
	ofWords: {
		name: "words",
		size: func(s *story) (n, least, most int) { return len(s.said), 0, 1 },
		says: func(_ *story, f is, plain bool) string {
			return fmt.Sprintf("what statement %d says is %s", f.at+1, map[bool]string{true: "so", false: "not so"}[plain])
		},
	},
	ofLies: {
		name: "lies",
		size: func(s *story) (n, least, most int) { return 1, 0, len(s.said) },
		says: func(_ *story, f is, plain bool) string {
			return map[bool]string{false: "not "}[plain] + chorus{quantity: quantity{"exactly", f.value}, scope: scopeAll}.inWords()
		},
	},
}

// span is from where to where the values of a sort go.
func (s *story) span(of sort) (least, most int) {
	_, least, most = inWords[of].size(s)
	return least, most
}

// values are all that can be said of an unknown in one word: each value, or that it is
// so.
func (s *story) values(u unknown) (all []is) {
	least, most := s.span(u.sort)
	if u.sort.whether() {
		least = most
	}
	for value := least; value <= most; value++ {
		all = append(all, is{u, value})
	}
	return all
}

// unknowns are those of some sorts; where all are of one kind, nobody's is unknown.
func (s *story) unknowns(of ...sort) (all []unknown) {
	for _, sort := range of {
		n, least, most := inWords[sort].size(s)
		for at := range n {
			if least < most || least == most && sort != ofKind {
				all = append(all, unknown{sort, at})
			}
		}
	}
	return all
}

// asked are those of which an answer tells.
func (s *story) asked() []unknown {
	if s.only {
		return s.unknowns(ofTruth)
	}
	return s.unknowns(ofKind, ofTrait, ofPlace, ofThing)
}

// ofPerson are those of a person.
func (s *story) ofPerson(who int) (all []unknown) {
	for _, u := range s.unknowns(ofKind, ofTrait, ofPlace) {
		if s.whose(u) == who {
			all = append(all, u)
		}
	}
	return all
}

func (f is) judge(w *world) truth {
	if value := w.value[f.sort][f.at]; value >= 0 {
		return truthOf(value == f.value)
	}
	return open
}

func (f is) post(m *model) fd.Constraint { return fd.Eq(m.vars[f.sort][f.at], f.value) }

func (f is) says(s *story, speaker int, plain bool) string {
	if f.sort.whether() && f.value == 0 {
		f.value = 1
		return s.clause(f, speaker, !plain)
	}
	if words := inWords[f.sort]; words.of == nil {
		return words.says(s, f, plain)
	}
	who := s.whose(f.unknown)
	says := inWords[f.sort].of(s, f, s.bends(who, speaker), plain)
	if says == "" {
		return ""
	}
	return s.name(who, speaker) + " " + says
}

func (f is) speaks(*story) []unknown { return []unknown{f.unknown} }

// supposed is that an unknown has a value, or has not, in words: of what is said it is
// told who says it.
func (s *story) supposed(f is, plain bool) string {
	if f.sort == ofTruth && s.said[f.at].speaker >= 0 {
		return fmt.Sprintf("what %s says is %t: “%s”", s.people[s.said[f.at].speaker], plain == (f.value == 1), s.quote(f.at))
	}
	return s.clause(f, -1, plain)
}
