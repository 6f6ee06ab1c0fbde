package bignumbers

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/schema"
)

// Parts of paths: answers/C/value is asked. Of the question at a position, what
// follows is claimed: fits/0, single/0, prime/0.
const (
	inAnswers = "answers"
	inValue   = "value"
	fits      = "fits"
	single    = "single"
	prime     = "prime"
)

// mostValue is more than any number that is asked for.
const mostValue = "1000000000000000"

// answerForm has a row for every number that is asked for. What a question asks
// that is switched off is left open.
func answerForm(m *model) schema.Form {
	return schema.Form{Fields: []schema.Field{{Key: inAnswers, Kind: schema.Table, Label: "The answers", Names: m.asked(), Cells: []schema.Field{
		{Key: inValue, Kind: schema.Number, Label: "number", Min: "0", Max: mostValue, Optional: true},
	}}}}
}

// asked names the numbers that are asked for, each once.
func (m *model) asked() (names []string) {
	for _, q := range m.questions {
		if !slices.Contains(names, q.of()) {
			names = append(names, q.of())
		}
	}
	return names
}

// of is the name of the number that a question asks for.
func (q Question) of() string {
	if q.Kind == kindZeros {
		return "zeros"
	}
	return sumName(q.Times - 1)
}

// solution has a row for everything that is asked, with nothing in it yet.
func (m *model) solution() Solution {
	s := Solution{Answers: map[string]Answer{}}
	for _, name := range m.asked() {
		s.Answers[name] = Answer{}
	}
	return s
}

// claims are the statements worth asking about.
func claims(m *model) (all []claim.Claim) {
	for i, q := range m.questions {
		kinds := []string{single, prime}
		if q.Kind == kindZeros {
			kinds = []string{fits}
		}
		for _, kind := range kinds {
			all = append(all, claim.That(true, kind, strconv.Itoa(i)))
		}
	}
	return all
}

// about is the question that a path speaks of which leads to what follows.
func (m *model) about(path []string) (q Question, err error) {
	if len(path) == 2 {
		for i, q := range m.questions {
			if zeros := q.Kind == kindZeros; strconv.Itoa(i) == path[1] && (zeros && path[0] == fits || !zeros && (path[0] == single || path[0] == prime)) {
				return q, nil
			}
		}
	}
	return q, fmt.Errorf("nothing is known of %q: write fits, single or prime with the position of a question, as in %s", schema.Pointer(path...), schema.Pointer(single, "0"))
}

// derived says whether zeros fit on their page, and a sum has one digit or is prime.
func derived(m *model, s Solution, path []string) (any, error) {
	q, err := m.about(path)
	if err != nil {
		return nil, err
	}
	value := s.Answers[q.of()].Value
	switch {
	case value == nil:
		return nil, nil
	case path[0] == fits:
		return *value <= int64(q.Lines)*int64(q.Columns), nil
	case path[0] == single:
		return *value < int64(m.base), nil
	}
	return big.NewInt(*value).ProbablyPrime(20), nil
}

// says is a claim as a sentence.
func says(m *model, c claim.Claim) (string, error) {
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		if a.Path[0] == inAnswers {
			return m.saysValue(a, is)
		}
		q, err := m.about(a.Path)
		if err != nil {
			return "", err
		}
		value, ok := a.Value.(bool)
		if !ok || a.Rel != claim.Is {
			return "", fmt.Errorf("%s is true or false", schema.Pointer(a.Path...))
		}
		said := map[bool]string{true: "%s has a single digit", false: "%s does not have a single digit"}
		switch a.Path[0] {
		case fits:
			fit := map[bool]string{true: "fit", false: "do not fit"}[value == is]
			return fmt.Sprintf("the zeros %s on the page of %s of %s", fit, english.Count(q.Lines, "line", "lines"), english.Count(q.Columns, "place", "places")), nil
		case prime:
			said = map[bool]string{true: "%s is a prime number", false: "%s is not a prime number"}
		}
		return fmt.Sprintf(said[value == is], q.of()), nil
	})
}

// saysValue says what a number is that is asked for.
func (m *model) saysValue(a claim.Atom, is bool) (string, error) {
	predicate, err := a.Predicate(is, func(value any) (string, error) {
		n, ok := value.(int)
		if !ok {
			return "", fmt.Errorf("%v is no number", value)
		}
		return english.Thousands(n), nil
	})
	subject := a.Path[1]
	if subject == (Question{Kind: kindZeros}).of() {
		subject = "the number of zeros at the end"
	}
	return subject + " " + predicate, err
}
