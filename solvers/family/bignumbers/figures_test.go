package bignumbers_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/bignumbers"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

func parse(t testing.TB, facts string) puzzle.Instance {
	t.Helper()
	return puzzletest.Open(t, bignumbers.New(), json.RawMessage(facts))
}

func solve(t testing.TB, instance puzzle.Instance, o puzzle.Options) (solution bignumbers.Solution, done *puzzle.Done) {
	t.Helper()
	for event, err := range instance.Solve(t.Context(), o) {
		if err != nil {
			t.Fatal(err)
		}
		if event.Solution != nil {
			if err := json.Unmarshal(event.Solution, &solution); err != nil {
				t.Fatal(err)
			}
		}
		if event.Done != nil {
			done = event.Done
		}
	}
	return solution, done
}

// answers are the numbers that a solution gives, by their names.
func answers(s bignumbers.Solution) map[string]int64 {
	all := map[string]int64{}
	for name, a := range s.Answers {
		if a.Value != nil {
			all[name] = *a.Value
		}
	}
	return all
}

func power(base, exponent int, questions string) string {
	return fmt.Sprintf(`{"number":[{"kind":"power","base":%d,"exponent":%d}],"questions":[%s],"numberBase":10}`, base, exponent, questions)
}

const threeSums = `{"kind":"sums","times":1},{"kind":"sums","times":2},{"kind":"sums","times":3}`

// The figures of the report: 16,211 digits, A = 72,601, B = 16, C = 7, by every
// strategy that can tell; and 7,291,384 a hundred times further.
func TestCansOfBeer(t *testing.T) {
	instance := parse(t, power(4444, 4444, threeSums))
	for _, strategy := range bignumbers.New().Info().Strategies {
		solution, done := solve(t, instance, puzzle.Options{Strategy: strategy.Name})
		if strategy.Name == "nines" {
			if done.Verdict != puzzle.Unsolved || done.Unfit == "" || !strings.Contains(done.Answer, "not enough") || !strings.Contains(done.Answer, "B may be 7, 16, 25, 34, 43 or 52") {
				t.Errorf("by nines: %s (%s)", done.Answer, done.Verdict)
			}
			continue
		}
		if a := answers(solution); len(a) != 3 || a["A"] != 72601 || a["B"] != 16 || a["C"] != 7 {
			t.Errorf("%s: %+v", strategy.Name, solution)
		}
		if !strings.Contains(texts(done.Views), "All 16,211 digits") {
			t.Errorf("%s does not say how many digits there are", strategy.Name)
		}
		t.Logf("%s: %+v", strategy.Name, done.Stats)
	}
	solution, done := solve(t, parse(t, power(4444, 4444, `{"kind":"sums","times":3}`)), puzzle.Options{Strategy: "nines"})
	if a := answers(solution); len(a) != 1 || a["C"] != 7 || done.Answer != "C is 7." {
		t.Errorf("C by nines: %+v, %s", solution, done.Answer)
	}
	for _, strategy := range []string{"transform", "library"} {
		if solution, _ = solve(t, parse(t, power(4444, 444400, threeSums)), puzzle.Options{Strategy: strategy}); answers(solution)["A"] != 7291384 || answers(solution)["C"] != 7 {
			t.Errorf("4444^444400 by %s: %+v", strategy, solution)
		}
	}
}

// Beyond what is computed once more, the checker calls a sum of digits wrong
// that leaves another remainder, and right only what no other value can be.
func TestLongNumbersAreNotJudged(t *testing.T) {
	check := func(instance puzzle.Instance, value int) ([]puzzle.FactID, error) {
		return instance.Violations(fmt.Appendf(nil, `{"answers":{"%s":{"value":%d}}}`, instance.Answer().Fields[0].Names[0], value), nil)
	}
	long := parse(t, power(4444, 444400, `{"kind":"sums","times":1}`))
	for _, value := range []int{7, 16, 25, 7_291_393, 7_291_384} {
		if broken, err := check(long, value); !errors.Is(err, puzzle.ErrUndecided) || len(broken) > 0 {
			t.Errorf("A = %d breaks %q: %v", value, broken, err)
		}
	}
	if broken, err := check(long, 8); err != nil || len(broken) != 1 {
		t.Errorf("A = 8 leaves another remainder, and breaks %q: %v", broken, err)
	}
	// The third sum of 4444^4444 is one digit, and only 7 leaves its remainder;
	// of 4444^444400 likewise, after one sum more.
	single := parse(t, power(4444, 444400, `{"kind":"sums","times":4}`))
	if broken, err := check(single, 7); err != nil || len(broken) > 0 {
		t.Errorf("D = 7 breaks %q: %v", broken, err)
	}
	short := parse(t, power(4444, 4444, `{"kind":"sums","times":1}`))
	if broken, err := check(short, 72_601); err != nil || len(broken) > 0 {
		t.Errorf("A = 72,601 breaks %q: %v", broken, err)
	}
	if broken, err := check(short, 72_610); err != nil || len(broken) != 1 {
		t.Errorf("A = 72,610 breaks %q: %v", broken, err)
	}
	if solution, done := solve(t, long, puzzle.Options{}); done.Verdict != puzzle.One || answers(solution)["A"] != 7_291_384 {
		t.Errorf("what is found is still delivered: %+v (%s)", solution, done.Verdict)
	}
}

func texts(views []view.View) string {
	var b strings.Builder
	for _, v := range views {
		b.WriteString(view.Text(v))
	}
	return b.String()
}

// The bounds by reasoning: A below 200,000, B at most 54, C at most 13, all
// leaving 7.
func TestTheBoundsOfTheReport(t *testing.T) {
	_, done := solve(t, parse(t, power(4444, 4444, `{"kind":"sums","times":3}`)), puzzle.Options{})
	text := texts(done.Views)
	for _, says := range []string{"at most 9·17,776 = 159,984.", "B is at most 9·6 = 54.", "larger sum of digits than 13", "leaves what 7^4,444 leaves: 7.", "From 1 to 13 only 7 leaves 7: C is 7"} {
		if !strings.Contains(text, says) {
			t.Errorf("nothing says %q in\n%s", says, text)
		}
	}
}

// The strategies that count digits do as many operations as their loops say:
// one for each digit, and for each pair of digits.
func TestCountedOperations(t *testing.T) {
	single, pairs, arrays := 0, 0, 0
	x, base := big.NewInt(1), big.NewInt(4444)
	for range 4444 {
		n := len(x.String())
		single += n
		pairs += 4 * n
		x.Mul(x, base)
	}
	arrays = len(x.String())
	instance := parse(t, power(4444, 4444, threeSums))
	_, one := solve(t, instance, puzzle.Options{Strategy: "digit-arrays"})
	_, two := solve(t, instance, puzzle.Options{Strategy: "repeated-multiplication"})
	if one.Stats.Work != int64(single) || two.Stats.Work != int64(pairs) || one.Stats.Nodes != 4444 || one.Stats.Space != int64(arrays) {
		t.Errorf("digit arrays: %+v, expected %d operations on %d digits; repeated: %+v, expected %d", one.Stats, single, arrays, two.Stats, pairs)
	}
}

// 249 zeros, 1,920 places, five lines; and what the experiments say.
func TestTrailingZeros(t *testing.T) {
	factorial := func(n, base int) string {
		return fmt.Sprintf(`{"number":[{"kind":"factorial","n":%d}],"questions":[{"kind":"zeros","lines":32,"columns":60}],"numberBase":%d}`, n, base)
	}
	for _, strategy := range bignumbers.New().Info().Strategies {
		solution, done := solve(t, parse(t, factorial(1000, 10)), puzzle.Options{Strategy: strategy.Name})
		if answers(solution)["zeros"] != 249 || done.Answer != "Yes, the 249 zeros at the end of 1000! fit: they take 5 lines of the page’s 32." {
			t.Errorf("%s: %+v, %s", strategy.Name, solution, done.Answer)
		}
	}
	for _, c := range []struct{ n, base int }{{1000, 12}, {1000, 2}, {10000, 10}, {720, 16}, {64, 36}, {0, 10}, {4, 10}} {
		text := new(big.Int).MulRange(1, int64(c.n)).Text(c.base)
		want := len(text) - len(strings.TrimRight(text, "0"))
		for _, strategy := range []string{"transform", "nines"} {
			if solution, _ := solve(t, parse(t, factorial(c.n, c.base)), puzzle.Options{Strategy: strategy}); answers(solution)["zeros"] != int64(want) {
				t.Errorf("%d! in base %d by %s: %+v, expected %d", c.n, c.base, strategy, solution, want)
			}
		}
	}
	if _, done := solve(t, parse(t, factorial(10000, 10)), puzzle.Options{}); !strings.HasPrefix(done.Answer, "No, the 2,499 zeros") {
		t.Error(done.Answer)
	}
}

// TestBeyondTheDigits: 4444^44444444 has some 162 million digits, which no way
// writes down. The fourth sum needs none of them: it is at most 9, and 7^44444444
// leaves 4 when divided by 9, for 7^3 leaves 1 and 44444444 leaves 2 when
// divided by 3.
func TestBeyondTheDigits(t *testing.T) {
	instance := parse(t, power(4444, 44444444, `{"kind":"sums","times":4},{"kind":"zeros","lines":32,"columns":60}`))
	for _, strategy := range bignumbers.New().Info().Strategies {
		solution, done := solve(t, instance, puzzle.Options{Strategy: strategy.Name})
		if strategy.Name == "nines" {
			if a := answers(solution); done.Verdict != puzzle.One || len(a) != 2 || a["D"] != 4 || a["zeros"] != 0 {
				t.Errorf("by nines: %+v, %s", a, done.Answer)
			}
			continue
		}
		if done.Verdict != puzzle.Unsolved || !strings.Contains(done.Unfit, "about 162,123,290 digits") || !strings.Contains(done.Unfit, "casting out nines") || !strings.HasSuffix(done.Answer, done.Unfit) {
			t.Errorf("%s: %s, %q", strategy.Name, done.Verdict, done.Unfit)
		}
	}
	if given := texts(instance.Given()); !strings.Contains(given, "162,123,290 digits") {
		t.Errorf("given: %s", given)
	}
}

// TestNoFactor: with its only factor switched off the number is 1, and that is
// said without an argument about bounds and remainders.
func TestNoFactor(t *testing.T) {
	off := puzzle.Options{Keep: func(id puzzle.FactID) bool { return id != "number/0" }}
	for _, base := range []string{"2", "10"} {
		instance := parse(t, strings.Replace(power(4444, 4444, threeSums+`,{"kind":"zeros","lines":32,"columns":60}`), `"numberBase":10`, `"numberBase":`+base, 1))
		solution, done := solve(t, instance, off)
		says := texts(done.Views)
		if a := answers(solution); len(a) != 4 || a["A"] != 1 || !strings.Contains(says, "a product of nothing is 1") || !strings.Contains(says, "Its only digit") ||
			strings.Contains(says, "leaves") || strings.Contains(says, "All 1 digit") {
			t.Errorf("base %s: %+v\n%s", base, solution, says)
		}
	}
}

// Everything that is no number with digits is refused at its field, with the
// reason.
func TestBadNumbers(t *testing.T) {
	cases := []struct{ number, path, says string }{
		{`{"kind":"power","base":0,"exponent":0}`, "number/0/exponent", "0^0 has no value that all agree on"},
		{`{"kind":"power","base":4444,"exponent":-2}`, "number/0/exponent", "the negative exponent -2 is a fraction, 1 divided by 4444^2"},
		{`{"kind":"power","base":4444,"exponent":0.5}`, "number/0/exponent", "with the exponent 0.5 is a root"},
		{`{"kind":"power","base":-3,"exponent":2}`, "number/0/base", "The base -3 is negative, and a sign is no digit"},
		{`{"kind":"power","base":1.5,"exponent":2}`, "number/0/base", "1.5 is not a whole number"},
		{`{"kind":"power","base":1000001,"exponent":2}`, "number/0/base", "The base 1,000,001 is too large"},
		{`{"kind":"power","base":100,"exponent":600000000000}`, "number/0/exponent", "would have about 1,200,000,000,000 digits, and at most 1,000,000,000,000 are allowed"},
		{`{"kind":"power","base":1000000,"exponent":999999999999}`, "number/0/exponent", "would have about 5,999,999,999,994 digits"},
		{`{"kind":"power","base":1,"exponent":9999999999999}`, "number/0/exponent", "is too large"},
		{`{"kind":"factorial","n":-1}`, "number/0/n", "There is no factorial of the negative number -1"},
		{`{"kind":"factorial","n":2.5}`, "number/0/n", "2.5 is not a whole number"},
		{`{"kind":"factorial","n":99999999999}`, "number/0/n", "thousands of millions of digits"},
		{`{"kind":"power","base":2,"exponent":"x"}`, "number/0/exponent", "x is not a number"},
	}
	for _, c := range cases {
		_, err := bignumbers.New().Parse([]byte(`{"number":[` + c.number + `],"questions":[{"kind":"sums","times":3}],"numberBase":10}`))
		errs := schema.FieldErrors(err)
		if len(errs) != 1 || errs[0].Path != c.path || !strings.Contains(errs[0].Message, c.says) {
			t.Errorf("%s: %v, expected %s: %q", c.number, err, c.path, c.says)
		}
	}
	spelt := parse(t, `{"number":[{"kind":"power","base":2.0,"exponent":3.00}],"questions":[{"kind":"sums","times":3}],"numberBase":10}`)
	if !slices.ContainsFunc(spelt.Facts(), func(f puzzle.Fact) bool { return f.Text == "The number is 2^3." }) {
		t.Errorf("2.0^3.00 is read as %v", spelt.Facts())
	}
}

// The largest numbers that are allowed are computed, and are right in what is
// known without them: 10^2000000 and 1000000^333333 have the digit sum 1, and
// 2^6643856 leaves what its powers leave.
func TestLargestNumbers(t *testing.T) {
	for _, c := range []struct {
		facts string
		want  int64
	}{
		{power(10, 1999999, `{"kind":"sums","times":1}`), 1},
		{power(1000000, 333333, `{"kind":"sums","times":1}`), 1},
	} {
		if solution, done := solve(t, parse(t, c.facts), puzzle.Options{}); len(solution.Answers) != 1 || answers(solution)["A"] != c.want {
			t.Errorf("%+v, %s", solution, done.Answer)
		}
	}
	// Noughts and ones: one 1, and as many zeros as the exponent.
	facts := `{"number":[{"kind":"power","base":2,"exponent":6643000}],"questions":[{"kind":"sums","times":1},{"kind":"zeros","lines":1,"columns":1}],"numberBase":2}`
	if solution, done := solve(t, parse(t, facts), puzzle.Options{}); answers(solution)["A"] != 1 || answers(solution)["zeros"] != 6643000 {
		t.Errorf("%+v, %s", solution, done.Answer)
	}
}

func random(rng *rand.Rand) bignumbers.Facts {
	n := func(most int) json.Number { return json.Number(fmt.Sprint(rng.IntN(most))) }
	f := bignumbers.Facts{NumberBase: 2 + rng.IntN(35)}
	for range 1 + rng.IntN(3) {
		if rng.IntN(3) == 0 {
			f.Number = append(f.Number, bignumbers.Factor{Kind: "factorial", N: n(1 + rng.IntN(120))})
			continue
		}
		base := 1 << rng.IntN(20)
		f.Number = append(f.Number, bignumbers.Factor{Kind: "power", Base: n(base), Exponent: json.Number(fmt.Sprint(1 + rng.IntN(1+rng.IntN(90))))})
	}
	for range 1 + rng.IntN(3) {
		if rng.IntN(3) == 0 {
			f.Questions = append(f.Questions, bignumbers.Question{Kind: "zeros", Lines: 1 + rng.IntN(8), Columns: 1 + rng.IntN(8)})
			continue
		}
		f.Questions = append(f.Questions, bignumbers.Question{Kind: "sums", Times: 1 + rng.IntN(4)})
	}
	return f
}

// brute multiplies everything out by math/big, one factor after the other.
func brute(f bignumbers.Facts, keep func(puzzle.FactID) bool) []bignumbers.Solution {
	x := big.NewInt(1)
	s := bignumbers.Solution{Answers: map[string]bignumbers.Answer{}}
	for i, factor := range f.Number {
		if !keep(fmt.Sprintf("number/%d", i)) {
			continue
		}
		n, _ := factor.N.Int64()
		for k := int64(1); k <= n; k++ {
			x.Mul(x, big.NewInt(k))
		}
		base, _ := factor.Base.Int64()
		exponent, _ := factor.Exponent.Int64()
		for range exponent {
			x.Mul(x, big.NewInt(base))
		}
	}
	for i, q := range f.Questions {
		name := "zeros"
		if q.Kind == "sums" {
			name = string(rune('A' + q.Times - 1))
		}
		if !keep(fmt.Sprintf("questions/%d", i)) {
			if _, asked := s.Answers[name]; !asked {
				s.Answers[name] = bignumbers.Answer{}
			}
			continue
		}
		value := new(big.Int).Set(x)
		for range q.Times {
			sum := int64(0)
			for _, digit := range value.Text(f.NumberBase) {
				d, _ := new(big.Int).SetString(string(digit), 36)
				sum += d.Int64()
			}
			value.SetInt64(sum)
		}
		if q.Kind == "zeros" {
			text := x.Text(f.NumberBase)
			value.SetInt64(int64(len(text) - len(strings.TrimRight(text, "0"))))
		}
		n := value.Int64()
		s.Answers[name] = bignumbers.Answer{Value: &n}
	}
	return []bignumbers.Solution{s}
}

func TestVariants(t *testing.T) {
	puzzletest.VariantsOf(t, puzzletest.Suite{Nodes: 20_000}, bignumbers.New(), 1000, random, brute)
}

func BenchmarkStrategies(b *testing.B) {
	for _, exponent := range []int{4444, 444400} {
		instance := parse(b, power(4444, exponent, threeSums))
		for _, strategy := range bignumbers.New().Info().Strategies {
			slow := strategy.Name != "transform" && strategy.Name != "library" && strategy.Name != "nines"
			if exponent > 4444 && slow {
				continue
			}
			b.Run(fmt.Sprintf("%s/%d", strategy.Name, exponent), func(b *testing.B) {
				var stats puzzle.Stats
				for b.Loop() {
					_, done := solve(b, instance, puzzle.Options{Strategy: strategy.Name})
					stats = done.Stats
				}
				b.ReportMetric(float64(stats.Nodes), "multiplications")
				b.ReportMetric(float64(stats.Work), "operations")
			})
		}
	}
}
