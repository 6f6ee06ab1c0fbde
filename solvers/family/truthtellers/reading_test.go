package truthtellers_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
)

// pinned are facts and, for every statement, that it is true, and that it is false.
func pinned(f truthtellers.Facts) truthtellers.Facts {
	f.Conditions = slices.Clone(f.Conditions)
	for n := range f.Statements {
		for _, value := range []bool{false, true} {
			f.Conditions = append(f.Conditions, truthtellers.Condition{Kind: "formula", Text: fmt.Sprintf("statement %d is %t", n+1, value)})
		}
	}
	return f
}

// breaks says whether a state, the truth of its statements included, breaks a fact
// of those that were pinned.
func breaks(t *testing.T, instance puzzle.Instance, f truthtellers.Facts, s *state, fact puzzle.FactID) bool {
	t.Helper()
	raw, err := json.Marshal(s.solution(f))
	if err != nil {
		t.Fatal(err)
	}
	kept := map[puzzle.FactID]bool{fact: true}
	for n, said := range s.said {
		at := len(f.Conditions) + 2*n
		if said {
			at++
		}
		kept[fmt.Sprintf("conditions/%d", at)] = true
	}
	broken, err := instance.Violations(raw, func(id puzzle.FactID) bool { return kept[id] })
	if err != nil {
		t.Fatal(err)
	}
	return len(broken) > 0
}

func randomState(rng *rand.Rand, f truthtellers.Facts) *state {
	s := &state{places: rng.Perm(len(f.People)), things: make([]bool, len(f.Things)), said: make([]bool, len(f.Statements)), words: make([]bool, len(f.Statements))}
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

// Under a line that was not read word for word stands how it was read (see package
// speech). Where there are persons, a line that nobody says binds nobody,
// which it always tells.
func TestReadings(t *testing.T) {
	written := func(what string) string {
		return "It is written down, and may be true or false: " + what + ". If somebody says it, put the name and a colon before it; if it simply holds, put it under what else is known."
	}
	for text, want := range map[string]string{
		"Al: not Al or Bo": "I am not a knight, or Bo is a knight",
		"Al: Bo won":       "",
		"Bo is a knave or Cy is a spy and Al did it": written("Bo is a knave, or (Cy is a spy, and Al did it)"),
		"all of us are knaves":                       written("all of them are knaves"),
		"Bo is a knave":                              written("Bo is a knave"),
		"at least 1 statement is false":              written("at least one of these statements is false"),
	} {
		f := field()
		f.Statements[2].Text = text
		f.Conditions = append(f.Conditions, truthtellers.Condition{Kind: "formula", Text: "exactly 1 of Al, Bo"})
		instance, err := parse(t, f)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		for _, fact := range instance.Facts() {
			got := puzzle.Reading{}
			if fact.Reading != nil {
				got = *fact.Reading
			}
			switch {
			case fact.ID == "statements/2" && (got.As != want || want != "" && got.Of != text):
				t.Errorf("%q is told to be read as %q, should be %q", text, got, want)
			case fact.ID == "conditions/0" && got.As != "Exactly one of Al and Bo is a knight":
				t.Errorf("the fact is told to be read as %q", got)
			}
		}
	}
}

// Where nobody is there, statements need no speaker, and no remedy.
func TestNobodyIsMissedWhereNobodyIs(t *testing.T) {
	for _, name := range []string{"which-answer", "hundred-statements"} {
		instance, _ := preset(t, name)
		for _, fact := range instance.Facts() {
			if fact.Reading != nil {
				t.Errorf("%s: %s is read as %q", name, fact.ID, fact.Reading.As)
			}
		}
	}
}

// What is printed of a formula means what the formula means, for thousands of
// random ones: read again, it is judged alike in every state.
func TestWhatIsPrintedReadsBack(t *testing.T) {
	const variants, states = 1000, 12
	g, rng, lines := &generator{}, rand.New(rand.NewPCG(3, 4)), 0
	for range variants {
		f := g.random(rng)
		instance, err := parse(t, f)
		if err != nil {
			t.Fatal(err)
		}
		texts := map[puzzle.FactID]string{}
		for _, fact := range instance.Facts() {
			texts[fact.ID] = fact.Text
		}
		again := f
		again.Statements, again.Conditions = slices.Clone(f.Statements), slices.Clone(f.Conditions)
		for n, st := range f.Statements {
			if st.Kind != "line" {
				continue
			}
			speaker, _, spoken := strings.Cut(st.Text, ":")
			_, text, _ := strings.Cut(texts[g.said[n]], "“")
			if text = strings.TrimSuffix(text, ".”"); spoken {
				text = speaker + ": " + text
			}
			if len([]rune(text)) <= 240 {
				again.Statements[n].Text = text
				lines++
			}
		}
		for n, c := range f.Conditions {
			text := strings.TrimSuffix(texts[fmt.Sprintf("conditions/%d", n)], ".")
			if c.Kind == "formula" && len([]rune(text)) <= 240 {
				again.Conditions[n].Text = text
				lines++
			}
		}
		reread, err := parse(t, pinned(again))
		if err != nil {
			t.Fatalf("what is printed cannot be read: %v\n%+v\n%+v", err, f, again)
		}
		for range states {
			s := randomState(rng, f)
			copy(s.words, s.said) // which nobody can judge
			for path, means := range g.means {
				right := means(s)
				if n := slices.Index(g.said, path); n >= 0 {
					right = right == s.said[n]
				}
				if breaks(t, reread, f, s, path) == right {
					t.Fatalf("%s is printed as what means something else in the state %+v\n%+v\n%+v", path, s, f, again)
				}
			}
		}
	}
	if lines < variants {
		t.Errorf("only %d formulas were printed", lines)
	}
}
