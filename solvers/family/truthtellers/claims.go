package truthtellers

import (
	"fmt"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/truthtellers/speech"
)

// What is claimed of an answer and not entered: "statement/3", that what
// statement 3 says is so, and "formula/A is a knave", any formula of the language.
// Both are judged of an answer, so both speak only of what an answer tells: where
// the truth of a statement depends on more, it is no claim.
const (
	ofStatement = "statement"
	ofFormula   = "formula"
)

// judged says whether an answer tells if statement n is true: it tells whether
// what it says is so, unless that is about statements, or beyond judging.
func (s *story) judged(n int) bool {
	return s.only || !s.said[n].beyond && !speech.MentionsStatements(s.said[n].what)
}

// derived says whether a statement is true, or any formula of the language.
func derived(s *story, x Solution, path []string) (any, error) {
	means, _, err := s.follows(path)
	if err != nil {
		return nil, err
	}
	return hearingOf(s, x.world).so(means), nil
}

// follows reads a path that does not lead into the answer: what has to be so for
// true to stand there, and how that is said.
func (s *story) follows(path []string) (means, says speech.Formula, err error) {
	switch {
	case len(path) == 2 && path[0] == ofStatement:
		n, err := strconv.Atoi(path[1])
		switch {
		case err != nil || n < 1 || n > len(s.said) || strconv.Itoa(n) != path[1]:
			return nil, nil, fmt.Errorf("there is no statement %q", path[1])
		case !s.judged(n - 1):
			return nil, nil, fmt.Errorf("an answer does not tell whether statement %d is true", n)
		case s.only:
			return speech.IsTrue(n - 1), speech.IsTrue(n - 1), nil
		}
		return s.said[n-1].what, speech.IsTrue(n - 1), nil
	case len(path) == 2 && path[0] == ofFormula:
		f, wrong := s.Read(speech.Plain(path[1]))
		switch {
		case wrong != nil:
			return nil, nil, fmt.Errorf("%q is no formula: %w", path[1], wrong)
		case !s.only && speech.MentionsStatements(f):
			return nil, nil, fmt.Errorf("an answer does not tell whether it is so that %s, which speaks of statements", path[1])
		}
		return f, f, nil
	}
	return nil, nil, fmt.Errorf("nothing is known of %q: use %s/1, or %s and a formula", path, ofStatement, ofFormula)
}

// claimed is what an atom claims as a formula, and how that is said.
func (s *story) claimed(a claim.Atom) (means, says speech.Formula, err error) {
	if _, asked := s.answer.Field(a.Path[0]); !asked {
		is, ok := a.Value.(bool)
		if means, says, err = s.follows(a.Path); err == nil && (!ok || a.Rel != claim.Is) {
			err = fmt.Errorf("the claim %s cannot be: say that it is true or false", a)
		}
		return speech.Unless(is, means), speech.Unless(is, says), err
	}
	any := speech.Tally{Quantity: speech.Some}
	for _, value := range a.Values() {
		any.Of = append(any.Of, s.entered(a, value))
	}
	if len(any.Of) == 1 {
		return any.Of[0], any.Of[0], nil
	}
	return any, any, nil
}

// entered is that a value stands in the answer, or one at least or at most, as a
// formula. The path and the value are of the answer's form.
func (s *story) entered(a claim.Atom, value any) speech.Formula {
	is := value == true
	switch a.Path[0] {
	case "things":
		return speech.Unless(is, speech.OfThing.At(slices.Index(s.facts.Things, a.Path[1])).Is(1))
	case "statements":
		n, _ := strconv.Atoi(a.Path[1])
		return speech.Unless(is, speech.IsTrue(n-1))
	}
	who := slices.Index(s.People, a.Path[1])
	switch a.Path[2] {
	case cellKind:
		return speech.IsKind(who, s.kindIndex(value.(string)))
	case cellPlace:
		return s.placed(who, a.Rel, value.(int))
	}
	return speech.Unless(is, s.HasTrait(who, slices.Index(s.facts.Traits, a.Path[2])))
}

// placed is a place, at least or at most, as a formula: how many are behind.
func (s *story) placed(who int, rel claim.Rel, place int) speech.Formula {
	behind := len(s.People) - place
	switch rel {
	case claim.AtLeast:
		return speech.Beat{Who: who, Quantity: speech.Quantity{Word: "at most", N: behind}, Others: len(s.People) - 1}
	case claim.AtMost:
		return speech.Beat{Who: who, Quantity: speech.Quantity{Word: "at least", N: behind}, Others: len(s.People) - 1}
	}
	return speech.OfPlace.At(who).Is(place)
}

// says is a claim as a sentence.
func says(s *story, c claim.Claim) (string, error) {
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		_, says, err := s.claimed(a)
		if err != nil {
			return "", err
		}
		if a.Rel == claim.Is || a.Path[0] != "people" || a.Path[2] != cellKind && a.Path[2] != cellPlace {
			return s.Clause(says, -1, is), nil
		}
		subject, name := "the place of "+a.Path[1], func(value any) (string, error) { return fmt.Sprint(value), nil }
		if a.Path[2] == cellKind {
			subject, name = a.Path[1], func(value any) (string, error) { return speech.Article(fmt.Sprint(value)), nil }
		}
		predicate, err := a.Predicate(is, name)
		return subject + " " + predicate, err
	})
}
