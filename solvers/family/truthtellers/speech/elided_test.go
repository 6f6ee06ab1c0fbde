package speech_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// said is something that can be said of one, and of several.
type said struct {
	verb       string // that may stand for it
	one, many  string
	not, never string // its contraries
	of         func(s *state, who int) bool
	bare       bool // the verb may be left out as well
}

var sayings = []said{
	{"is", "is a knave", "are knaves", "is not a knave", "are not knaves", func(s *state, who int) bool { return s.kinds[who] == knave }, true},
	{"is", "is married", "are married", "is not married", "are not married", func(s *state, who int) bool { return s.traits[1][who] }, false},
	{"is", "is last", "are last", "is not last", "are not last", func(s *state, who int) bool { return s.places[who] == 3 }, false},
	{"did", "did it", "did it", "did not do it", "did not do it", func(s *state, who int) bool { return s.traits[0][who] }, true},
	{"did", "won", "won", "did not win", "did not win", func(s *state, who int) bool { return s.places[who] == 1 }, false},
}

// Clauses that leave out what was said are read as they were put together. Where something
// else was said in between, or nobody hears what is left out, they are refused.
func TestWhatIsLeftOut(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	once := func(n int) bool { return rng.IntN(n) == 0 }
	read := 0
	for read < 300 {
		p := sayings[rng.IntN(len(sayings))]
		who := rng.Perm(3)
		name := func(who int) string { return []string{"Al", "Bo", "Cy"}[who] }
		denied, several := once(2), once(3)
		text, whole := name(who[0])+" ", []int{who[0]}
		if several {
			text, whole = name(who[0])+" and "+name(who[1])+" ", who[:2]
		}
		first := map[bool]string{true: p.not, false: p.one}
		if several {
			first = map[bool]string{true: p.never, false: p.many}
		}
		text += first[denied]
		before := func(s *state) bool {
			return !slices.ContainsFunc(whole, func(who int) bool { return p.of(s, who) == denied })
		}
		heard := true
		if once(6) { // another thing with the same verb, or the same in brackets
			heard = false
			if once(2) {
				text = "(" + text + ")"
			} else {
				text += " and " + name(who[2]) + " " + map[string]string{"is": "is a spy", "did": "beat " + name(who[1])}[p.verb]
			}
		}
		last := who[2]
		so := func(s *state) bool { return p.of(s, last) }
		un := func(s *state) bool { return !p.of(s, last) }
		word := []string{" and ", ", and ", " but ", ", but "}[rng.IntN(4)]
		var behind func(s *state) bool
		switch form := rng.IntN(6); {
		case form == 0:
			text += word + name(last) + " " + p.verb
			behind = so
		case form == 1:
			text += word + name(last) + " " + p.verb + []string{" not", "n't", "n’t"}[rng.IntN(3)]
			behind = un
		case form == 2 && denied:
			text += []string{" and neither ", ", and neither ", ", nor "}[rng.IntN(3)] + p.verb + " " + name(last)
			behind = un
		case form == 2:
			text += word + "so " + p.verb + " " + name(last)
			behind = so
		case form == 3 && denied:
			text += word + "so " + p.verb + " " + name(last)
			heard = false
		case form == 3:
			text += word + "neither " + p.verb + " " + name(last)
			heard = false
		case form == 4 && p.bare && !denied:
			text += []string{" but", ", but", " and", ", and"}[rng.IntN(4)] + " not " + name(last)
			behind = un
		case heard:
			a := before
			if once(2) {
				text = "if " + text + []string{" then ", ", ", ", then "}[rng.IntN(3)] + name(last) + " " + p.verb + " not"
				before, behind = func(s *state) bool { return true }, func(s *state) bool { return !a(s) || un(s) }
			} else {
				text += " if " + name(last) + " " + p.verb + " not"
				before, behind = func(s *state) bool { return true }, func(s *state) bool { return a(s) || !un(s) }
			}
		default:
			continue
		}
		if heard {
			read++
			sameMeaning(t, "Al: "+text, func(s *state) bool { return before(s) && behind(s) })
			continue
		}
		f := field()
		f.Statements[0] = "Al: " + text
		if instance, err := parse(f); err == nil {
			t.Errorf("%q is read as “%s”, and what it leaves out is not clear", text, instance.printed(0))
		}
	}
}

// Sentences in a list are joined as the last two of them are.
func TestListsOfSentences(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	m := &maker{Rand: rng}
	for range 150 {
		var clauses []meaning
		for len(clauses) < 3+rng.IntN(2) {
			c := m.clause(1)
			if c.of != nil && c.text[0] != '(' && len(c.text) < 60 {
				clauses = append(clauses, c)
			}
		}
		word := []string{" and ", ", and ", " or ", ", or "}[rng.IntN(4)]
		text := ""
		for i, c := range clauses {
			if i > 0 {
				text += map[bool]string{true: word, false: ", "}[i == len(clauses)-1]
			}
			text += c.text
		}
		judgedAs := func(s *state) bool {
			n := 0
			for _, c := range clauses {
				if c.of(s) {
					n++
				}
			}
			return n == len(clauses) || n > 0 && strings.Contains(word, "or")
		}
		f := field()
		f.Statements[0] = "Al: " + text
		judged(t, f.Statements[0], f, 20, judgedAs)
		for _, wrong := range []string{strings.TrimSuffix(text, word+clauses[len(clauses)-1].text) + ", " + clauses[0].text, "if " + text, text + " if I won"} {
			f.Statements[0] = "Al: " + wrong
			if instance, err := parse(f); err == nil && !(wrong[:3] == "if " && len(clauses) == 3) {
				t.Errorf("%q is read as “%s”, and cannot be heard in one way", wrong, instance.printed(0))
			}
		}
	}
}

// Phrases in the past and in the plural, and nouns that no rule bends.
func TestNounsAndPasts(t *testing.T) {
	f := field()
	f.Kinds[2].Name = "thief"
	f.Traits = []string{"stole the tarts", "is a baker", "robbed a bank"}
	for text, means := range map[string]func(*state) bool{
		"Bo did not steal the tarts":              func(s *state) bool { return !s.traits[0][bo] },
		"I didn't steal the tarts":                func(s *state) bool { return !s.traits[0][al] },
		"Bo stole the tarts, but Cy didn’t":       func(s *state) bool { return s.traits[0][bo] && !s.traits[0][cy] },
		"Bo did not rob a bank":                   func(s *state) bool { return !s.traits[2][bo] },
		"Bo and Cy are bakers":                    func(s *state) bool { return s.traits[1][bo] && s.traits[1][cy] },
		"Bo and Cy are not both bakers":           func(s *state) bool { return !(s.traits[1][bo] && s.traits[1][cy]) },
		"we are not bakers":                       func(s *state) bool { return count(s.traits[1], true) == 0 },
		"Bo and Cy are thieves":                   func(s *state) bool { return s.kinds[bo] == spy && s.kinds[cy] == spy },
		"there are at least two thieves among us": func(s *state) bool { return count(spies(s), true) >= 2 },
	} {
		f.Statements = []string{"Al: " + text}
		judged(t, text, f, 60, means)
		instance, err := parse(f)
		if err != nil {
			t.Fatal(err)
		}
		f.Statements[0] = "Al: " + instance.printed(0)
		judged(t, fmt.Sprint(text, " as it is printed"), f, 60, means)
	}
}
