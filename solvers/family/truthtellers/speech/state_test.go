package speech_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/english"
	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/schema"
)

// facts are what can be spoken of, with what is said and what simply holds.
type facts struct {
	speech.Topics
	Statements, Conditions []string
}

// field is a puzzle in which everything can be spoken of.
func field() facts {
	return facts{
		Topics: speech.Topics{
			People: []string{"Al", "Bo", "Cy"},
			Kinds:  []speech.Kind{{Name: "knight", Always: speech.Yes}, {Name: "knave", Always: speech.No}, {Name: "spy", Always: speech.Open}},
			Traits: []string{"did it", "is married"},
			Ranked: true,
			Things: []string{"there is gold"},
		},
		Statements: []string{"Al: Bo is a knight", "Bo: I did it", "statement 1 is true"},
	}
}

// The persons and kinds of field(), as the tests speak of them.
const (
	al = iota
	bo
	cy
)

const (
	knight = iota
	knave
	spy
)

// read are facts as formulas.
type read struct {
	*speech.Vocabulary
	lines      []speech.Line
	said, held []speech.Formula
}

// parse reads facts, or gives what is wrong with the first line that cannot be read.
func parse(f facts) (*read, *schema.FieldError) {
	r := &read{Vocabulary: speech.New(f.Topics)}
	r.Statements = len(f.Statements)
	for n, text := range f.Statements {
		line, err := r.Line("", text, n)
		if err != nil {
			return nil, err
		}
		said, wrong := r.Read(line)
		if wrong != nil {
			return nil, wrong.Field("")
		}
		r.lines, r.said = append(r.lines, line), append(r.said, said)
	}
	for _, text := range f.Conditions {
		held, wrong := r.Read(speech.Plain(text))
		if wrong != nil {
			return nil, wrong.Field("")
		}
		r.held = append(r.held, held)
	}
	return r, nil
}

// printed is what a statement says, in the speaker's words.
func (r *read) printed(n int) string {
	return english.Capital(r.Says(r.said[n], r.lines[n].Speaker))
}

// state is a world in which all is settled.
type state struct {
	kinds, places []int
	traits        [][]bool // by phrase and person
	things, said  []bool
}

func (s *state) Value(of speech.Sort, at int) int {
	whether := func(is bool) int { return int(speech.TruthOf(is)) }
	switch of {
	case speech.OfKind:
		return s.kinds[at]
	case speech.OfTrait:
		return whether(s.traits[at/len(s.kinds)][at%len(s.kinds)])
	case speech.OfPlace:
		return s.places[at]
	case speech.OfThing:
		return whether(s.things[at])
	case speech.OfTruth:
		return whether(s.said[at])
	}
	return s.Called(speech.No)
}

func (s *state) Called(as speech.Truth) int { return count(s.said, as == speech.Yes) }

func count(list []bool, value bool) (n int) {
	for _, is := range list {
		if is == value {
			n++
		}
	}
	return n
}

func randomState(rng *rand.Rand, f facts) *state {
	s := &state{places: rng.Perm(len(f.People)), things: make([]bool, len(f.Things)), said: make([]bool, len(f.Statements))}
	for who := range f.People {
		s.places[who]++
		s.kinds = append(s.kinds, rng.IntN(max(1, len(f.Kinds))))
	}
	for range f.Traits {
		s.traits = append(s.traits, make([]bool, len(f.People)))
	}
	for _, list := range append(slices.Clone(s.traits), s.things, s.said) {
		for i := range list {
			list[i] = rng.IntN(2) == 0
		}
	}
	return s
}

// judged compares how a first statement is read with what it means, in many random
// states.
func judged(t *testing.T, line string, f facts, states int, means func(*state) bool) {
	t.Helper()
	r, err := parse(f)
	if err != nil {
		t.Errorf("%q: %v", line, err)
		return
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for range states {
		s := randomState(rng, f)
		for _, value := range []bool{true, false} {
			s.said[0] = value
			if got := r.said[0].Judge(s); got != speech.TruthOf(means(s)) {
				t.Errorf("%q is read as “%s”; in the state %+v it should be %v, and is %d", line, r.printed(0), s, means(s), got)
				return
			}
		}
	}
}

// sameMeaning is judged of a statement in field(). What is printed of it means the same.
func sameMeaning(t *testing.T, line string, means func(*state) bool) {
	t.Helper()
	f := field()
	f.Statements[0] = line
	r, err := parse(f)
	if err != nil {
		t.Errorf("%q: %v", line, err)
		return
	}
	judged(t, line, f, 120, means)
	printed := r.printed(0)
	speaker, _, _ := strings.Cut(line, ":")
	f.Statements[0] = speaker + ": " + printed
	if _, err := parse(f); err != nil {
		t.Errorf("%q is printed as “%s”, which cannot be read: %v", line, printed, err)
		return
	}
	judged(t, line+" printed as "+printed, f, 120, means)
}

// refused checks that what Al says is refused, with what is to be said then.
func refused(t *testing.T, f facts, text, says string) {
	t.Helper()
	f.Statements[0] = "Al: " + text
	r, err := parse(f)
	switch {
	case err == nil:
		t.Errorf("%q: the error should say %q, and it is read as “%s”", text, says, r.printed(0))
	case !strings.Contains(err.Message, says):
		t.Errorf("%q: the error is %v, should say %q", text, err, says)
	}
}
