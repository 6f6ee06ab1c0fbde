package speech_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/truthtellers/speech"
)

// How much depends on an "if" behind several sentences is heard by the commas.
func TestWhatDepends(t *testing.T) {
	b, c, a := func(s *state) bool { return s.kinds[bo] == knave }, func(s *state) bool { return s.kinds[cy] == spy }, func(s *state) bool { return s.traits[0][al] }
	type meaning = func(*state) bool
	for text, means := range map[string]meaning{
		"Bo is a knave, and Cy is a spy if I did it":                     func(s *state) bool { return b(s) && (c(s) || !a(s)) },
		"Bo is a knave, and Cy is a spy unless I did it":                 func(s *state) bool { return b(s) && (c(s) || a(s)) },
		"Bo is a knave, and Cy is a spy only if I did it":                func(s *state) bool { return b(s) && (!c(s) || a(s)) },
		"Bo is a knave, and Cy is a spy if and only if I did it":         func(s *state) bool { return b(s) && c(s) == a(s) },
		"Bo is a knave, and Cy is a spy iff I did it":                    func(s *state) bool { return b(s) && c(s) == a(s) },
		"Bo is a knave, and Cy is a spy implies I did it":                func(s *state) bool { return b(s) && (!c(s) || a(s)) },
		"Bo is a knave, or Cy is a spy only if I did it":                 func(s *state) bool { return b(s) || !c(s) || a(s) },
		"Bo is a knave, or Cy is a spy if and only if I did it":          func(s *state) bool { return b(s) || c(s) == a(s) },
		"Bo is a knave but Cy is a spy if I did it":                      func(s *state) bool { return b(s) && (c(s) || !a(s)) },
		"Bo is a knave and Cy is a spy, if I did it":                     func(s *state) bool { return b(s) && c(s) || !a(s) },
		"Bo is a knave or Cy is a spy, unless I did it":                  func(s *state) bool { return b(s) || c(s) || a(s) },
		"Bo is a knave and Cy is a spy, only if I did it":                func(s *state) bool { return !(b(s) && c(s)) || a(s) },
		"Bo is a knave and Cy is a spy, if and only if I did it":         func(s *state) bool { return (b(s) && c(s)) == a(s) },
		"Bo is a knave and Cy is a spy, iff I did it":                    func(s *state) bool { return (b(s) && c(s)) == a(s) },
		"Bo is a knave and Cy is a spy, but I won if I did it":           func(s *state) bool { return b(s) && c(s) && (s.places[al] == 1 || !a(s)) },
		"Bo is a knave, and Cy is a spy if I did it and I won":           func(s *state) bool { return b(s) && (c(s) || !(a(s) && s.places[al] == 1)) },
		"Bo is a knave and (Cy is a spy if I did it)":                    func(s *state) bool { return b(s) && (c(s) || !a(s)) },
		"(Bo is a knave and Cy is a spy) if I did it":                    func(s *state) bool { return b(s) && c(s) || !a(s) },
		"Bo and Cy are knaves if I did it":                               func(s *state) bool { return b(s) && s.kinds[cy] == knave || !a(s) },
		"neither Bo nor Cy is a knave if I did it":                       func(s *state) bool { return !b(s) && s.kinds[cy] != knave || !a(s) },
		"neither Bo nor Cy is a knave, and I won if I did it":            func(s *state) bool { return !b(s) && s.kinds[cy] != knave && (s.places[al] == 1 || !a(s)) },
		"either Bo is a knave or Cy is a spy, but not both, if I did it": func(s *state) bool { return b(s) != c(s) || !a(s) },
		"I beat Bo, and Cy is a spy if I did it":                         func(s *state) bool { return s.places[al] < s.places[bo] && (c(s) || !a(s)) },
		"if Bo is a knave then Cy is a spy iff I did it":                 func(s *state) bool { return !b(s) || c(s) == a(s) },
		"not Bo is a knave, if I did it":                                 func(s *state) bool { return !b(s) || !a(s) },
		"Bo is a knave and if I did it, Cy is a spy":                     func(s *state) bool { return b(s) && (c(s) || !a(s)) },
		"Bo is a knave, and if I did it, Cy is a spy and I won":          func(s *state) bool { return b(s) && (c(s) && s.places[al] == 1 || !a(s)) },
		"Bo is a knave, and if I did it, Cy is a spy":                    func(s *state) bool { return b(s) && (c(s) || !a(s)) },
		"Bo would say (Cy is a spy, and Cy did it if I did it)": func(s *state) bool {
			return s.kinds[bo] != spy && (s.kinds[bo] == knight) == (c(s) && (s.traits[0][cy] || !a(s)))
		},
		"it is not so that (Bo is a knave, and Cy is a spy if I did it)": func(s *state) bool { return !(b(s) && (c(s) || !a(s))) },
		"there is gold, and Cy is a spy if I did it":                     func(s *state) bool { return s.things[0] && (c(s) || !a(s)) },
		"exactly one of us is a spy, and Bo is a knave only if I did it": func(s *state) bool { return count(spies(s), true) == 1 && (!b(s) || a(s)) },
		"statement 2 is true, and statement 3 is false if I did it":      func(s *state) bool { return s.said[1] && (!s.said[2] || !a(s)) },
		"Al and Bo iff Cy": func(s *state) bool {
			return (s.kinds[al] == knight && s.kinds[bo] == knight) == (s.kinds[cy] == knight)
		},
		"Al & !Bo -> Cy": func(s *state) bool { return !(s.kinds[al] == knight && s.kinds[bo] != knight) || s.kinds[cy] == knight },
		"(Bo is a knave) and (Cy is a spy) implies (I did it)": func(s *state) bool { return !(b(s) && c(s)) || a(s) },
		"Al, and Bo iff Cy": func(s *state) bool {
			return s.kinds[al] == knight && (s.kinds[bo] == knight) == (s.kinds[cy] == knight)
		},
		"all of us are of the same kind if I did it": func(s *state) bool { return s.kinds[al] == s.kinds[bo] && s.kinds[bo] == s.kinds[cy] || !a(s) },
		"we are not all of the same kind, and Bo is a knave if I did it": func(s *state) bool {
			return (s.kinds[al] != s.kinds[bo] || s.kinds[bo] != s.kinds[cy]) && (b(s) || !a(s))
		},
	} {
		sameMeaning(t, "Al: "+text, means)
	}
	// It is so of a fact that simply holds, and it is told how it was read.
	f := field()
	f.Conditions = []string{"Bo is a knave, and Cy is a spy if Al did it"}
	instance, err := parse(f)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := instance.Reading(speech.Plain(f.Conditions[0]), instance.held[0]), "Bo is a knave, and (if Al did it, then Cy is a spy)"; got != want {
		t.Errorf("it is told to be read as %q, should be %q", got, want)
	}
}

func spies(s *state) (is []bool) {
	for _, kind := range s.kinds {
		is = append(is, kind == spy)
	}
	return is
}

// Where nobody can hear how much depends on it, it is refused; a comma is offered where it would do.
func TestWhatDependsIsNotHeard(t *testing.T) {
	commas := func(hinge, word string) string {
		return "depends on “" + hinge + "”: put a comma before it for all that stands before it, or before “" + word + "” for the last part alone"
	}
	brackets := func(hinge string) string {
		return "depends on “" + hinge + "”: put brackets round what belongs together"
	}
	for text, says := range map[string]string{
		"Bo is a knave and Cy is a spy if I did it":                                commas("if", "and"),
		"Bo is a knave or Cy is a spy if I did it":                                 commas("if", "or"),
		"Bo is a knave and Cy is a spy unless I did it":                            commas("unless", "and"),
		"Bo is a knave and Cy is a spy only if I did it":                           commas("only if", "and"),
		"Bo is a knave and Cy is a spy if and only if I did it":                    commas("if and only if", "and"),
		"Bo is a knave and Cy is a spy iff I did it":                               commas("iff", "and"),
		"Bo is a knave and Cy is a spy implies I did it":                           commas("implies", "and"),
		"Bo and Cy if I did it":                                                    commas("if", "and"),
		"Bo is a knave, and Cy is a spy, if I did it":                              brackets("if"),
		"Bo is a knave but Cy is a spy, if I did it":                               brackets("if"),
		"Bo is a knave, and Cy is a spy and Cy won if I did it":                    brackets("if"),
		"Bo is a knave or Cy is a spy and Cy won if I did it":                      brackets("if"),
		"either Bo is a knave or Cy is a spy, but not both if I did it":            brackets("if"),
		"I won, and either Bo is a knave or Cy is a spy, but not both if I did it": brackets("if"),
		"Bo or Cy did it or both if I did it":                                      brackets("if"),
		"Bo iff Cy and Al iff Bo":                                                  brackets("iff"),
		"Bo implies Cy and Al implies Bo":                                          brackets("implies"),
		"Bo implies Cy and Al iff Bo":                                              brackets("iff"),
		"Al, and Bo and Cy iff Al":                                                 brackets("iff"),
		"Bo is a knave and if I did it then Cy is a spy and Cy won":                "still depends on “if”",
		"Bo is a knave or if I did it, Cy is a spy or Cy won":                      "still depends on “if”",
		"Bo iff Cy, and Al":                                                        "still depends on “iff”",
		"if Bo is a knave then Cy is a spy but I did it":                           "still depends on “if”",
		"Bo is a knave only if Cy is a spy but I did it":                           "still depends on “only if”",
		"if Bo is a knave then Cy is a spy and if I did it then Cy won":            "“if” stands beside another condition",
		"Bo is a knave if Cy is a spy and if I did it then Cy won":                 "“if” stands beside another condition",
		"if Bo is a knave then Cy is a spy and I won if I did it":                  "“if” stands beside another condition",
		"if Bo is a knave and Cy is a spy if I did it then Bo won":                 "“if” stands beside another condition",
		"Bo is a knave, and Cy is a spy if I did it if and only if Bo won":         "“if” stands beside another condition",
		"Bo is a knave, and Cy is a spy implies I did it iff Bo won":               "“implies” stands beside another condition",
		"Bo is a knave if Cy is a spy, and I did it if Bo won":                     "still depends on “if”",
		"if Bo is a knave, Cy is a spy, only if I did it":                          "“only if” stands beside another condition",
		"Bo is a knave or Cy is a spy but I did it":                                "put brackets round what belongs together",
		"not Bo is a knave if I did it":                                            "how far “not” goes",
		"Bo would say that Cy is a spy if I did it":                                "It is not clear where that ends",
		"it is not true that Bo is a knave and Cy is a spy if I did it":            "It is not clear where that ends",
		"Bo is a knave, and Cy would say that I am a spy, if I did it":             "It is not clear where that ends",
		"(Bo is a knave and Cy is a spy if I did it) or Bo won":                    commas("if", "and"),
		"Bo would say (Cy is a spy and Cy did it if I did it)":                     commas("if", "and"),
	} {
		refused(t, field(), text, says)
	}
}

// Sentences put together at random are read as they were put together, or refused
// where that cannot be heard. How they are to be heard is told here by what was put
// together, and never by reading it.
func TestSentencesPutTogether(t *testing.T) {
	m := &maker{Rand: rand.New(rand.NewPCG(5, 6))}
	heard, unheard := 0, 0
	for heard < 400 || unheard < 200 {
		s := m.sentence(2)
		if len(s.text) > 200 {
			continue
		}
		f := field()
		f.Statements[0] = "Al: " + s.text
		instance, err := parse(f)
		switch {
		case s.of == nil:
			if unheard++; err == nil {
				t.Errorf("%q is read as “%s”, and cannot be heard in one way", s.text, instance.printed(0))
			}
			continue
		case err != nil:
			t.Errorf("%q: %v", s.text, err)
			continue
		}
		heard++
		if m.several && instance.Reading(instance.lines[0], instance.said[0]) == "" {
			t.Errorf("%q: it is not told that it is read as “%s”", s.text, instance.printed(0))
		}
		judged(t, s.text, f, 20, s.of)
	}
}

// meaning is a text with what it means.
type meaning struct {
	text string
	of   func(*state) bool
}

// maker puts sentences together. What cannot be heard means nothing: its "of" is nil.
type maker struct {
	*rand.Rand
	several bool // before the hinge of the last sentence stand several clauses
}

func (m *maker) once(n int) bool { return m.IntN(n) == 0 }

// clause is a sentence that has an end of its own.
func (m *maker) clause(depth int) meaning {
	if depth > 0 && m.once(4) {
		inner := m.sentence(depth - 1)
		return meaning{"(" + inner.text + ")", inner.of}
	}
	all := []meaning{
		{"Bo is a knave", func(s *state) bool { return s.kinds[bo] == knave }},
		{"Cy is not a spy", func(s *state) bool { return s.kinds[cy] != spy }},
		{"I did it", func(s *state) bool { return s.traits[0][al] }},
		{"Bo and Cy are knaves", func(s *state) bool { return s.kinds[bo] == knave && s.kinds[cy] == knave }},
		{"Bo or Cy is married", func(s *state) bool { return s.traits[1][bo] || s.traits[1][cy] }},
		{"neither Al nor Cy did it", func(s *state) bool { return !s.traits[0][al] && !s.traits[0][cy] }},
		{"Al did not win", func(s *state) bool { return s.places[al] != 1 }},
		{"there is gold", func(s *state) bool { return s.things[0] }},
		{"statement 2 is false", func(s *state) bool { return !s.said[1] }},
		{"Cy is a knave or a spy", func(s *state) bool { return s.kinds[cy] != knight }},
		{"nobody but Bo did it", func(s *state) bool { return s.traits[0][bo] && !s.traits[0][al] && !s.traits[0][cy] }},
		{"everybody except Cy is a knave", func(s *state) bool {
			return s.kinds[al] == knave && s.kinds[bo] == knave && s.kinds[cy] != knave
		}},
		{"Bo is between Al and Cy", func(s *state) bool { return s.places[bo] == 2 }},
		{"exactly one of Bo and Cy did it", func(s *state) bool { return s.traits[0][bo] != s.traits[0][cy] }},
	}
	return all[m.IntN(len(all))]
}

// row is clauses in a row, as they were put there.
type row struct {
	clauses []meaning
	words   []string // between them
	commas  []bool   // before these
}

func (m *maker) row(depth int) (r row) {
	r.clauses = append(r.clauses, m.clause(depth))
	for m.once(2) && len(r.words) < 2 {
		r.words = append(r.words, []string{"and", "and", "or", "but"}[m.IntN(4)])
		r.commas = append(r.commas, m.once(2))
		r.clauses = append(r.clauses, m.clause(depth))
	}
	return r
}

func (r row) text() string {
	var text strings.Builder
	text.WriteString(r.clauses[0].text)
	for i, word := range r.words {
		if r.commas[i] {
			text.WriteString(",")
		}
		text.WriteString(" " + word + " " + r.clauses[i+1].text)
	}
	return text.String()
}

// pauses are the places at which one hears a pause.
func (r row) pauses() (at []int) {
	for i, word := range r.words {
		if r.commas[i] || word == "but" {
			at = append(at, i)
		}
	}
	return at
}

// means is what a row of clauses means; nil if "and" and "or" stand side by side, and
// there is a pause before an "and".
func (r row) means() func(*state) bool {
	ors := slices.Contains(r.words, "or")
	for _, c := range r.clauses {
		if c.of == nil {
			return nil
		}
	}
	for _, i := range r.pauses() {
		if ors && r.words[i] != "or" && slices.ContainsFunc(r.words, func(w string) bool { return w != "or" }) {
			return nil
		}
	}
	return func(s *state) bool {
		some, all := false, r.clauses[0].of(s)
		for i, word := range r.words {
			if word == "or" {
				some, all = some || all, true
			}
			all = all && r.clauses[i+1].of(s)
		}
		return some || all
	}
}

// depending is a sentence of which one hinges on the other.
func depending(hinge string, before, behind func(*state) bool) func(*state) bool {
	if before == nil || behind == nil {
		return nil
	}
	return func(s *state) bool {
		b, c := before(s), behind(s)
		switch hinge {
		case "if":
			return b || !c
		case "unless":
			return b || c
		case "only if", "implies":
			return !b || c
		}
		return b == c
	}
}

func (m *maker) sentence(depth int) meaning {
	r := m.row(depth)
	m.several = false
	if m.once(4) {
		return meaning{r.text(), r.means()}
	}
	right := m.row(depth)
	behind := right.means()
	m.several = false
	if m.once(4) { // if ..., then ...
		then := []string{" then ", ", ", ", then "}[m.IntN(3)]
		if len(right.pauses()) > 0 {
			behind = nil
		}
		return meaning{"if " + r.text() + then + right.text(), depending("only if", r.means(), behind)}
	}
	hinge, comma := []string{"if", "unless", "only if", "if and only if", "iff", "implies"}[m.IntN(6)], m.once(2)
	whole := map[bool]string{true: ", ", false: " "}[comma] + hinge + " "
	text := r.text() + whole + right.text()
	if len(right.pauses()) > 0 {
		return meaning{text, nil} // does that still depend on it?
	}
	last := len(r.clauses) - 1
	m.several = last > 0
	bracketed := !slices.ContainsFunc(r.clauses, func(c meaning) bool { return c.text[0] != '(' })
	switch pauses := r.pauses(); {
	case last == 0, comma && len(pauses) == 0:
		return meaning{text, depending(hinge, r.means(), behind)}
	case !comma && slices.Contains(pauses, last-1):
		if r.means() == nil {
			return meaning{text, nil}
		}
		r.clauses[last] = meaning{"", depending(hinge, r.clauses[last].of, behind)}
		return meaning{text, r.means()}
	case !comma && len(pauses) == 0 && bracketed && (hinge == "iff" || hinge == "implies"):
		return meaning{text, depending(hinge, r.means(), behind)} // as logic has it
	}
	return meaning{text, nil}
}
