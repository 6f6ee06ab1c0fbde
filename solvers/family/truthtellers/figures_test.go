package truthtellers_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/explain"
	"solvitur/solvers/family/truthtellers"
	"solvitur/solvers/puzzle"
)

// The answers that the sources give, in words.
func TestAnswers(t *testing.T) {
	for name, want := range map[string]string{
		"three-gods":           "Left is Wisdom, middle is Lie and right is Truth.",
		"broken-window":        "Clive did it.",
		"fooled-trainer":       "The order is Dan, Charlie, Al, Ed and Bill.",
		"hundred-statements":   "Only statement 99 is true.",
		"which-answer":         "Only statement 5 is true.",
		"knights-and-knaves-1": "A and B are knights.",
		"knights-and-knaves-2": "A and B are knaves.",
		"knights-and-knaves-3": "A is a knight and B is a knave.",
		"knights-and-knaves-4": "B is a knight and A and C are knaves.",
		"knights-and-knaves-5": "C is a knave: that is certain. Nobody can tell what A is or what B is: two answers fit.",
	} {
		instance, keep := preset(t, name)
		if done := solve(t, instance, puzzle.Options{Keep: keep}); done.Answer != want {
			t.Errorf("%s: %q, should be %q", name, done.Answer, want)
		}
	}
}

func preset(t testing.TB, name string) (puzzle.Instance, func(puzzle.FactID) bool) {
	t.Helper()
	family := truthtellers.New()
	for _, p := range family.Presets() {
		if p.Name == name {
			instance, err := family.Parse(p.Facts)
			if err != nil {
				t.Fatal(err)
			}
			return instance, func(id puzzle.FactID) bool { return !slices.Contains(p.Off, id) }
		}
	}
	t.Fatalf("there is no puzzle %s", name)
	return nil, nil
}

// Without the fact that statements 2 and 12 clash, Alex or Clive did it.
func TestWindowWithoutTheClash(t *testing.T) {
	instance, _ := preset(t, "broken-window")
	clash := func(id puzzle.FactID) bool { return id != "conditions/1" }
	var who []string
	for event, err := range instance.Solve(t.Context(), puzzle.Options{Keep: clash}) {
		if err != nil {
			t.Fatal(err)
		}
		if event.Solution != nil {
			var x truthtellers.Solution
			if err := json.Unmarshal(event.Solution, &x); err != nil {
				t.Fatal(err)
			}
			for name, of := range x.People {
				if of["did it"] == true {
					who = append(who, name)
				}
			}
		}
	}
	slices.Sort(who)
	if !slices.Equal(who, []string{"Alex", "Clive"}) {
		t.Errorf("without the clash it was %q", who)
	}
}

// texts are claims in words.
func texts(claims []puzzle.ClaimText) (all []string) {
	for _, c := range claims {
		all = append(all, c.Text)
	}
	return all
}

// Of knights-and-knaves-5 C is certain, A and B are open, and any single fact
// about either settles all. That C is a knave needs both statements and what
// both kinds do.
func TestWhatIsC(t *testing.T) {
	instance, _ := preset(t, "knights-and-knaves-5")
	o := explain.Options{Info: truthtellers.New().Info()}
	survey, err := explain.Survey(t.Context(), instance, o)
	if err != nil {
		t.Fatal(err)
	}
	if got := texts(survey.Certain); !slices.Equal(got, []string{"C is a knave."}) {
		t.Errorf("certain: %q", got)
	}
	if got := slices.Sorted(slices.Values(texts(survey.Open))); !slices.Equal(got, []string{"A is a knave.", "A is a knight.", "B is a knave.", "B is a knight.", "Statement 1 is true.", "Statement 2 is true."}) {
		t.Errorf("open: %q", got)
	}
	settling := map[string]bool{}
	for _, s := range survey.Settles {
		settling[s.Text] = true
	}
	for _, claim := range texts(survey.Open) {
		if !settling[claim] {
			t.Errorf("%s should settle it: %v", claim, settling)
		}
	}
	why, err := explain.Why(t.Context(), instance, `people/C/kind = "knave"`, 1, o)
	if err != nil {
		t.Fatal(err)
	}
	want := []puzzle.FactID{"kinds/0", "kinds/1", "statements/0", "statements/1"}
	if slices.Sort(why.Core); !why.Follows || !why.Minimal || !slices.Equal(why.Core, want) {
		t.Errorf("C is a knave because of %q (follows: %v, minimal: %v), should be %q", why.Core, why.Follows, why.Minimal, want)
	}
}

// Lists of statements about their own number, for every length and wording,
// against what counting says: with f false ones among n, number k is true if f
// (or n-f) is as k says.
func TestStatementsAboutTheirNumber(t *testing.T) {
	for n := 1; n <= 40; n++ {
		for _, quantity := range []string{"exactly", "at least", "at most"} {
			for _, value := range []string{"false", "true"} {
				want := 0
				for f := range n + 1 {
					counted := f
					if value == "true" {
						counted = n - f
					}
					untrue := 0
					for k := 1; k <= n; k++ {
						if quantity == "exactly" && counted != k || quantity == "at least" && counted < k || quantity == "at most" && counted > k {
							untrue++
						}
					}
					if untrue == f {
						want++
					}
				}
				f := truthtellers.Facts{Statements: []truthtellers.Statement{{Kind: "each", Count: &n, Quantity: quantity, Value: value}}}
				instance, err := parse(t, f)
				if err != nil {
					t.Fatal(err)
				}
				if done := solve(t, instance, puzzle.Options{}); done.Solutions != want || !done.Exact {
					t.Errorf("%d statements, %s k are %s: %d solutions, should be %d", n, quantity, value, done.Solutions, want)
				}
			}
		}
	}
}

// ring is n islanders each of whom says that the next is a knave, and the
// first also that the first and the last are alike, so that one answer is left
// for even n.
func ring(n int) truthtellers.Facts {
	f := truthtellers.Facts{Kinds: []truthtellers.Kind{{Kind: "truth", Name: "knight"}, {Kind: "lies", Name: "knave"}}}
	for i := range n {
		f.People = append(f.People, fmt.Sprint("P", i))
		f.Statements = append(f.Statements, truthtellers.Statement{Kind: "line", Text: fmt.Sprintf("P%d: P%d is a knave", i, (i+1)%n)})
	}
	f.Statements = append(f.Statements, truthtellers.Statement{Kind: "line", Text: fmt.Sprintf("P0: P0 and P%d are of the same kind", n-1)})
	return f
}

// islanders is n islanders with a hidden answer, who say true or false things
// of each other as they must: pairs, counts and comparisons.
func islanders(rng *rand.Rand, n int) (truthtellers.Facts, []bool) {
	f := truthtellers.Facts{Kinds: []truthtellers.Kind{{Kind: "truth", Name: "knight"}, {Kind: "lies", Name: "knave"}}}
	knight := make([]bool, n)
	for i := range knight {
		knight[i] = rng.IntN(2) == 0
		f.People = append(f.People, fmt.Sprint("P", i))
	}
	for i := range n {
		for range 2 {
			a, b, c := rng.IntN(n), rng.IntN(n), rng.IntN(n)
			said, so := "", false
			switch rng.IntN(3) {
			case 0:
				said, so = fmt.Sprintf("P%d is of the same kind as P%d", a, b), knight[a] == knight[b]
			case 1:
				said, so = fmt.Sprintf("P%d or not P%d", a, b), knight[a] || !knight[b]
			default:
				hits := 0
				for _, who := range []int{a, b, c} {
					if knight[who] {
						hits++
					}
				}
				said, so = fmt.Sprintf("at least 2 of P%d, P%d, P%d", a, b, c), hits >= 2
			}
			if so != knight[i] {
				said = "not (" + said + ")"
			}
			f.Statements = append(f.Statements, truthtellers.Statement{Kind: "line", Text: fmt.Sprintf("P%d: %s", i, said)})
		}
	}
	return f, knight
}

// Thirty islanders are no more than a handful of cases, where the truth table
// has a thousand million rows. The hidden answer is always among those found.
func TestThirtyIslanders(t *testing.T) {
	instance, err := parse(t, ring(30))
	if err != nil {
		t.Fatal(err)
	}
	if done := solve(t, instance, puzzle.Options{}); done.Verdict != puzzle.One || done.Stats.Nodes > 10 {
		t.Errorf("a ring of thirty: %s after %d cases", done.Verdict, done.Stats.Nodes)
	}
	for seed := range uint64(20) {
		f, knight := islanders(rand.New(rand.NewPCG(seed, 1)), 30)
		instance, err := parse(t, f)
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for event, err := range instance.Solve(t.Context(), puzzle.Options{Nodes: 100_000}) {
			if err != nil {
				t.Fatal(err)
			}
			if event.Done != nil && (event.Done.Why != "" || event.Done.Stats.Nodes > 20_000) {
				t.Errorf("thirty islanders, seed %d: %s after %d cases", seed, event.Done.Verdict, event.Done.Stats.Nodes)
			}
			if event.Solution == nil {
				continue
			}
			var x truthtellers.Solution
			if err := json.Unmarshal(event.Solution, &x); err != nil {
				t.Fatal(err)
			}
			same := true
			for i, name := range f.People {
				same = same && (x.People[name]["kind"] == "knight") == knight[i]
			}
			found = found || same
		}
		if !found {
			t.Errorf("thirty islanders, seed %d: the answer that they had in mind is missing", seed)
		}
	}
}

// A search that is stopped says how far it came. The numbers of worlds are
// 3 to the power of 3; 2 to the power of 8 (who did it, and what nobody can
// judge); 5!; 2 to the power of 100, of 6, and of 2.
func TestHowManyWorlds(t *testing.T) {
	for name, want := range map[string]string{
		"three-gods":           "1 of 27 worlds were tried.",
		"broken-window":        "1 of 256 worlds were tried.",
		"fooled-trainer":       "1 of 120 worlds were tried.",
		"hundred-statements":   "1 of 1,267,650,600,228,229,401,496,703,205,376 worlds were tried.",
		"which-answer":         "1 of 64 worlds were tried.",
		"knights-and-knaves-1": "1 of 4 worlds were tried.",
	} {
		instance, _ := preset(t, name)
		done := solve(t, instance, puzzle.Options{Strategy: "worlds", Nodes: 2})
		if done.Verdict != puzzle.Unsolved || !strings.HasSuffix(done.Answer, want) {
			t.Errorf("%s: %s: %q, should end in %q", name, done.Verdict, done.Answer, want)
		}
		whole := solve(t, instance, puzzle.Options{Strategy: "worlds", Nodes: 10_000})
		if whole.Exact && !strings.Contains(want, fmt.Sprintf(" of %d ", whole.Stats.Nodes)) {
			t.Errorf("%s: %d worlds were tried, should be %s", name, whole.Stats.Nodes, want)
		}
	}
}

// A statement in words is told in the speaker's own: "I".
func TestFactsInWords(t *testing.T) {
	n, m := 1, 2
	f := field()
	f.Statements = append(f.Statements,
		truthtellers.Statement{Kind: "line", Text: "Cy: not (I am a knight) or Bo is a knave"},
		truthtellers.Statement{Kind: "line", Text: "Cy: Bo beat exactly one, and I am married"},
		truthtellers.Statement{Kind: "tally", Speaker: "*", Quantity: "at most", N: &n, Value: "true"},
	)
	f.Statements[5-1].Text = "Cy: Bo beat exactly one and I am married"
	f.Conditions = append(f.Conditions, truthtellers.Condition{Kind: "clash", N: &n, M: &m}, truthtellers.Condition{Kind: "formula", Text: "if Al did it then not (Bo did it or Cy did it)"})
	instance, err := parse(t, f)
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, fact := range instance.Facts() {
		all = append(all, fact.Text)
	}
	for _, want := range []string{
		"(1) Al says “Bo is a knight.”",
		"(2) Bo says “I did it.”",
		"(3) “Statement 1 is true.”",
		"(4) Cy says “I am not a knight, or Bo is a knave.”",
		"(5) Cy says “Bo beat exactly one other, and I am married.”",
		"(6) “At most one of these statements is true.”",
		"A spy tells one lie, no more and no fewer.",
		"Statements 1 and 2 are not both true.",
		"If Al did it, then it is not so that (Bo did it, or Cy did it).",
	} {
		if !slices.Contains(all, want) {
			t.Errorf("no fact reads %q:\n%s", want, strings.Join(all, "\n"))
		}
	}
}

func BenchmarkThirtyIslanders(b *testing.B) {
	b.Run("ring", func(b *testing.B) { benchmark(b, ring(30)) })
	for seed := range uint64(3) {
		f, _ := islanders(rand.New(rand.NewPCG(seed, 1)), 30)
		b.Run(fmt.Sprint("random", seed), func(b *testing.B) { benchmark(b, f) })
	}
}

func BenchmarkStatementsAboutTheirNumber(b *testing.B) {
	for _, n := range []int{100, 200} {
		for _, quantity := range []string{"exactly", "at least"} {
			f := truthtellers.Facts{Statements: []truthtellers.Statement{{Kind: "each", Count: &n, Quantity: quantity, Value: "false"}}}
			b.Run(fmt.Sprint(n, " ", quantity), func(b *testing.B) { benchmark(b, f) })
		}
	}
}

func BenchmarkPresets(b *testing.B) {
	for _, p := range truthtellers.New().Presets() {
		var f truthtellers.Facts
		if err := json.Unmarshal(p.Facts, &f); err != nil {
			b.Fatal(err)
		}
		b.Run(p.Name, func(b *testing.B) { benchmark(b, f) })
	}
}

func benchmark(b *testing.B, f truthtellers.Facts) {
	raw, err := json.Marshal(f)
	if err != nil {
		b.Fatal(err)
	}
	instance, err := truthtellers.New().Parse(raw)
	if err != nil {
		b.Fatal(err)
	}
	var done *puzzle.Done
	for b.Loop() {
		done = solve(b, instance, puzzle.Options{})
	}
	b.ReportMetric(float64(done.Stats.Nodes), "cases/op")
	b.ReportMetric(float64(done.Stats.Propagations), "propagations/op")
	b.ReportMetric(float64(done.Solutions), "solutions/op")
}
