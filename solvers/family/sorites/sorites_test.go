package sorites_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/family/sorites"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

func TestFamily(t *testing.T) { puzzletest.Run(t, sorites.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, sorites.New()) }

// All strategies agree with each other and with the truth table.
func TestVariants(t *testing.T) {
	puzzletest.Variants(t, sorites.New(), 1000, random, brute)
}

// signs are the spellings of connectives; brute reads the same formulas by
// splitting them at their spaces.
var signs = []string{"and", "or", "->", "<->"}

func random(rng *rand.Rand) sorites.Facts {
	f := sorites.Facts{About: "thing", Terms: []sorites.Term{}, Premises: []sorites.Premise{}}
	for i := range 1 + rng.IntN(6) {
		f.Terms = append(f.Terms, sorites.Term{Name: string(rune('p' + i))})
	}
	name := func() string { return f.Terms[rng.IntN(len(f.Terms))].Name }
	truth := func() string { return []string{"yes", "no"}[rng.IntN(2)] }
	literal := func() string { return []string{"", "not "}[rng.IntN(2)] + name() }
	for range rng.IntN(9) {
		p := sorites.Premise{Kind: "if", If: name(), Is: truth(), Then: name(), So: truth()}
		switch rng.IntN(4) {
		case 0:
			p = sorites.Premise{Kind: "formula", Formula: literal() + " " + signs[rng.IntN(4)] + " " + literal()}
		case 1:
			p = sorites.Premise{Kind: "formula", Formula: "( " + literal() + " " + signs[rng.IntN(4)] + " " + literal() + " ) " + signs[rng.IntN(4)] + " not " + name()}
		}
		f.Premises = append(f.Premises, p)
	}
	return f
}

// value works a formula out from its words: what stands in parentheses first.
func value(words []string, truth map[string]bool) bool {
	if words[0] == "(" {
		for i, word := range words {
			if word == ")" {
				inner := strconv.FormatBool(value(words[1:i], truth))
				return value(append([]string{inner}, words[i+1:]...), truth)
			}
		}
	}
	for i, word := range words {
		if i == 0 {
			continue
		}
		left, right := words[:i], words[i+1:]
		switch word {
		case "and":
			return value(left, truth) && value(right, truth)
		case "or":
			return value(left, truth) || value(right, truth)
		case "->":
			return !value(left, truth) || value(right, truth)
		case "<->":
			return value(left, truth) == value(right, truth)
		}
	}
	switch {
	case words[0] == "not":
		return !truth[words[1]]
	case words[0] == "true" || words[0] == "false":
		return words[0] == "true"
	}
	return truth[words[0]]
}

func brute(f sorites.Facts, keep func(puzzle.FactID) bool) []sorites.Solution {
	all := []sorites.Solution{}
	for row := range 1 << len(f.Terms) {
		truth := map[string]bool{}
		s := sorites.Solution{Terms: map[string]sorites.Truth{}}
		for i, term := range f.Terms {
			truth[term.Name] = row>>i&1 == 1
			s.Terms[term.Name] = sorites.Truth{Is: truth[term.Name]}
		}
		fits := true
		for i, p := range f.Premises {
			if !keep("premises/" + strconv.Itoa(i)) {
				continue
			}
			if p.Kind == "formula" {
				fits = fits && value(strings.Fields(p.Formula), truth)
			} else if truth[p.If] == (p.Is == "yes") && truth[p.Then] != (p.So == "yes") {
				fits = false
			}
		}
		if fits {
			all = append(all, s)
		}
	}
	return all
}

// The conclusions are those of the sources.
func TestConclusions(t *testing.T) {
	for name, want := range map[string]string{
		"carroll-mermaids": "if it is a mermaid, I have not seen it",
		"crocodile-keeper": "if one is a baby, one cannot manage a crocodile",
		"kangaroo":         "if it is a kangaroo, I avoid it",
	} {
		instance := puzzletest.Open(t, sorites.New(), puzzletest.Facts(t, sorites.New(), name))
		done, _, _ := puzzletest.Search[sorites.Solution](t, instance, puzzle.Options{})
		if !strings.Contains(done.Answer, want) {
			t.Errorf("%s: %q", name, done.Answer)
		}
	}
}

// A premise that says that something is never so is one arrow, read either way.
func TestALinkThatIsItsContrapositive(t *testing.T) {
	instance := puzzletest.Open(t, sorites.New(), puzzletest.Facts(t, sorites.New(), "carroll-mermaids",
		puzzletest.Set("premises", []sorites.Premise{{Kind: "formula", Formula: "mermaid -> not mermaid"}, {Kind: "formula", Formula: "log -> seen"}})))
	if edges := instance.Given()[0].Graph.Edges; len(edges) != 3 {
		t.Errorf("there are %d arrows: %v", len(edges), edges)
	}
}

func TestWhatIsRefused(t *testing.T) {
	refused := puzzletest.Refused(t, sorites.New(), "carroll-mermaids")
	formula := func(text string) sorites.Premise { return sorites.Premise{Kind: "formula", Formula: text} }
	refused(puzzletest.Set("premises/0", formula("mermaid -> ")), "premises/0/formula", "is missing")
	refused(puzzletest.Set("premises/0", formula("mermaid -> seen -> log")), "premises/0/formula", "write parentheses")
	refused(puzzletest.Set("premises/0", formula("mermaids -> seen")), "premises/0/formula", "did you mean “mermaid”?")
	refused(puzzletest.Set("premises/0", formula("unicorn and seen")), "premises/0/formula", "add it to the terms")
	refused(puzzletest.Set("premises/0", formula("mermaid & seen")), "premises/0/formula", "write and")
	refused(puzzletest.Set("premises/0", formula("")), "premises/0/formula", "")
	refused(puzzletest.Set("premises/0/if", "merman"), "premises/0/if", "mermaid")
	refused(puzzletest.Set("terms/0/name", "mermaid"), "terms/1/name", "give this term another name")
	refused(puzzletest.Set("terms/0/no", "it is noticed"), "terms/0/no", "“it is noticed” also says that “noticed” is true: write another clause.")
	refused(puzzletest.Set("terms/1/yes", "it is not noticed"), "terms/1/yes", "also says that “noticed” is not true")
}

// Clauses of nothing but spaces are as good as none.
func TestBlankClauses(t *testing.T) {
	facts := sorites.Facts{About: "thing", Terms: []sorites.Term{{Name: "red", Yes: " ", No: "  "}},
		Premises: []sorites.Premise{{Kind: "formula", Formula: "red"}, {Kind: "formula", Formula: "not red"}}}
	for i, want := range []string{"It is red.", "It is not red."} {
		if got := puzzletest.Open(t, sorites.New(), facts).Facts()[i+1].Text; got != want {
			t.Errorf("it says %q and not %q", got, want)
		}
	}
}

// A link made today opens for ever.
func TestGoldenLink(t *testing.T) {
	done := puzzletest.Linked(t, sorites.New(), "../../share/testdata/v1/sorites.link")
	if done.Verdict != puzzle.Many || !strings.Contains(done.Answer, "if it waltzes, it is not poultry") {
		t.Errorf("what the link holds is decided as %s: %s", done.Verdict, done.Answer)
	}
}

// A conclusion that somebody enters is right where it follows by the truth table and its
// halves are the ends of a chain of all terms, in whichever order premises are tried.
func TestWhatAConclusionIsWorth(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 8))
	said := map[string]int{}
	for range 300 {
		f := random(rng)
		for len(f.Terms) > 4 {
			f = random(rng)
		}
		instance := puzzletest.Open(t, sorites.New(), f)
		question := instance.Question()
		right, ok := question.Right(puzzle.KeepAll)
		rows := brute(f, puzzle.KeepAll)
		for _, from := range f.Terms {
			for _, to := range f.Terms {
				for _, truth := range []string{"yes yes", "yes no", "no yes", "no no"} {
					is, so, _ := strings.Cut(truth, " ")
					answer := fmt.Sprintf(`{"conclusion":{"if":{"term":%q,"truth":%q},"then":{"term":%q,"truth":%q}}}`, from.Name, is, to.Name, so)
					falls, err := question.Falls(json.RawMessage(answer), puzzle.KeepAll)
					if err != nil {
						t.Fatal(err)
					}
					against := slices.ContainsFunc(rows, func(s sorites.Solution) bool {
						return s.Terms[from.Name].Is == (is == "yes") && s.Terms[to.Name].Is != (so == "yes")
					})
					want := ""
					switch {
					case from.Name == to.Name:
						want = "the same term"
					case len(rows) == 0:
						want = "Nothing at all can be"
					case against:
						want = "does not follow"
					case !linked(f, from.Name, is, to.Name, so) && !ok:
						want = "there is none"
					case !linked(f, from.Name, is, to.Name, so):
						want = "is not the whole of it"
					}
					if said[want]++; want == "" && falls != "" || !strings.Contains(falls, want) {
						t.Fatalf("%+v: of %s is said %q, want %q", f, answer, falls, want)
					}
					if answer == string(right.Answer) && falls != "" {
						t.Fatalf("%+v: %s is called right, and then is not: %s", f, answer, falls)
					}
					if want == "" && !ok {
						t.Fatalf("%+v: %s is right, and none is said to be", f, answer)
					}
				}
			}
		}
	}
	if len(said) != 6 {
		t.Errorf("this tests too little: %v", said)
	}
}

// linked says whether all terms stand in some order, each true or not, so that each follows
// from the one before by a premise of two terms, from one half of a conclusion to the other.
func linked(f sorites.Facts, from, is, to, so string) bool {
	follows := map[[2]string]bool{} // of literals: "not p" leads to "q"
	negated := func(l string) string {
		if name, ok := strings.CutPrefix(l, "not "); ok {
			return name
		}
		return "not " + l
	}
	add := func(a, b string) { follows[[2]string{a, b}], follows[[2]string{negated(b), negated(a)}] = true, true }
	literal := func(name, is string) string {
		if is == "yes" {
			return name
		}
		return "not " + name
	}
	for _, p := range f.Premises {
		if p.Kind == "if" {
			add(literal(p.If, p.Is), literal(p.Then, p.So))
			continue
		}
		if strings.Contains(p.Formula, "(") {
			continue // of three terms
		}
		for _, sign := range []string{" -> ", " <-> ", " or "} {
			a, b, ok := strings.Cut(p.Formula, sign)
			switch {
			case !ok:
			case sign == " or ":
				add(negated(a), b)
			case sign == " <-> ":
				add(a, b)
				add(b, a)
			default:
				add(a, b)
			}
		}
	}
	var goOn func(at string, left []sorites.Term) bool
	goOn = func(at string, left []sorites.Term) bool {
		if len(left) == 0 {
			return at == literal(to, so)
		}
		for i, term := range left {
			rest := slices.Concat(left[:i], left[i+1:])
			for _, next := range []string{term.Name, "not " + term.Name} {
				if follows[[2]string{at, next}] && goOn(next, rest) {
					return true
				}
			}
		}
		return false
	}
	left := slices.DeleteFunc(slices.Clone(f.Terms), func(t sorites.Term) bool { return t.Name == from })
	return len(left) > 0 && goOn(literal(from, is), left)
}
