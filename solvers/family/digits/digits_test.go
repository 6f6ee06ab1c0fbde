package digits_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/family/digits"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
	"solvitur/solvers/schema"
)

// The strategies that go through everything are compared in full below.
func TestFamily(t *testing.T) { puzzletest.Suite{Nodes: 110_000, Quick: 12}.Run(t, digits.New()) }

func FuzzFamily(f *testing.F) { puzzletest.Fuzz(f, digits.New()) }

// preset gives a preset's facts, with edits.
func preset(t testing.TB, name string, edits ...schema.Edit) puzzle.Instance {
	t.Helper()
	return puzzletest.Open(t, digits.New(), puzzletest.Facts(t, digits.New(), name, edits...))
}

var set = puzzletest.Set

// solve runs a search to its end.
func solve(t testing.TB, instance puzzle.Instance, o puzzle.Options) (listed []string, done *puzzle.Done) {
	t.Helper()
	for event, err := range instance.Solve(t.Context(), o) {
		if err != nil {
			t.Fatal(err)
		}
		if event.Solution != nil {
			listed = append(listed, string(event.Solution))
		}
		if event.Done != nil {
			done = event.Done
		}
	}
	return listed, done
}

func strategies() (names []string) {
	for _, s := range digits.New().Info().Strategies {
		names = append(names, s.Name)
	}
	return names
}

// Frank’s number is 124-496; with all noughts allowed there are two; the
// answer is worded differently for none, one and several.
func TestTheThreeOutcomesOfThePhoneNumber(t *testing.T) {
	none := set("conditions/3/formula", "c = 2*b and c = b + 3")
	cases := []struct {
		name   string
		edits  []schema.Edit
		off    string
		want   []string
		answer string
	}{
		{"one", nil, "", []string{`{"letters":{"a":{"digit":1},"b":{"digit":2},"c":{"digit":4},"d":{"digit":4},"e":{"digit":9},"f":{"digit":6}}}`}, "Frank’s number is 124-496, and nothing else."},
		{"many", nil, "conditions/4", []string{`{"letters":{"a":{"digit":0},"b":{"digit":0},"c":{"digit":0},"d":{"digit":0},"e":{"digit":0},"f":{"digit":0}}}`, `{"letters":{"a":{"digit":1},"b":{"digit":2},"c":{"digit":4},"d":{"digit":4},"e":{"digit":9},"f":{"digit":6}}}`},
			"Frank’s number cannot be told from this: 2 possibilities meet the conditions: 000-000 and 124-496."},
		{"none", []schema.Edit{none}, "", nil, "Frank’s number cannot exist: no choice of digits meets all the conditions."},
	}
	for _, c := range cases {
		for _, strategy := range strategies() {
			o := puzzle.Options{Strategy: strategy, Keep: func(id puzzle.FactID) bool { return id != c.off }}
			listed, done := solve(t, preset(t, "phone-number", c.edits...), o)
			slices.Sort(listed)
			if !slices.Equal(listed, c.want) || done.Answer != c.answer || !done.Exact {
				t.Errorf("%s by %s: %q, %q", c.name, strategy, listed, done.Answer)
			}
		}
	}
	// An answer of two numbers has an "and" of its own.
	_, done := solve(t, preset(t, "two-numbers"), puzzle.Options{Keep: func(id puzzle.FactID) bool { return id != "conditions/2" }})
	if !strings.HasPrefix(done.Answer, "The two numbers cannot be told from this: 29 possibilities meet the conditions: ") || !strings.HasSuffix(done.Answer, "; and so on.") {
		t.Errorf("several answers of two numbers: %q", done.Answer)
	}
}

// For b = 2 both halves of the "or" hold: reached twice, counted once.
func TestTwoWaysAreOneNumber(t *testing.T) {
	_, done := solve(t, preset(t, "phone-number"), puzzle.Options{})
	if done.Solutions != 1 {
		t.Errorf("%d solutions", done.Solutions)
	}
	ways := ""
	for _, v := range done.Views {
		if v.Name == "ways" {
			ways = v.Table.Rows[0].Cells[0].Text + ": " + v.Table.Rows[0].Cells[1].Text
		}
	}
	if ways != "c = 2·b and c = b + 2: 2" {
		t.Errorf("the ways are told as %q", ways)
	}
}

// What the page says about the puzzles, counted here by simple loops.
func TestWhatWeSayWeFound(t *testing.T) {
	// Multipliers m for which a number exists that is not 0.
	var good []int
	for m := range 10 {
		for abc := 1; abc < 1000 && m*abc < 1000; abc++ {
			a, b, c, d := abc/100, abc/10%10, abc%10, m*abc/100
			if c == d && b == 2*a && (c == 2*b || c == b+2) {
				good = append(good, m)
				break
			}
		}
	}
	t.Logf("multipliers with an answer: %v", good)
	for m := range 10 {
		_, done := solve(t, preset(t, "phone-number", set("conditions/0/times", m)), puzzle.Options{})
		if (done.Verdict != puzzle.None) != slices.Contains(good, m) {
			t.Errorf("for %d times the verdict is %s, and the multipliers with an answer are %v", m, done.Verdict, good)
		}
	}
	_, done := solve(t, preset(t, "two-numbers"), puzzle.Options{Strategy: "generate"})
	if done.Stats.Nodes != 100_000 {
		t.Errorf("all pairs are %d", done.Stats.Nodes)
	}
	// The division in other number bases, and without its third remark.
	for base := 2; base <= 16; base++ {
		pairs, loose := 0, 0
		for abc := base * base; abc < base*base*base; abc++ {
			for de := base; de < base*base; de++ {
				q, r := abc/de, abc%de
				if q == de/base+de%base && r == de%base*base+de/base {
					loose++
					if r*q+de == abc%base*base*base+abc/base%base*base+abc/base/base {
						pairs++
					}
				}
			}
		}
		_, done := solve(t, preset(t, "two-numbers", set("base", base)), puzzle.Options{})
		if done.Solutions != pairs || !done.Exact {
			t.Errorf("in base %d there are %d pairs, and %d are found", base, pairs, done.Solutions)
		}
		if (pairs == 1) != (base == 9 || base == 10) || base == 16 && pairs != 4 || base == 10 && loose != 29 {
			t.Errorf("in base %d there are %d pairs, %d without the third remark: not what the page says", base, pairs, loose)
		}
	}
	for base := 17; base <= 36; base++ {
		if _, done := solve(t, preset(t, "two-numbers", set("base", base)), puzzle.Options{}); done.Solutions < 2 {
			t.Errorf("in base %d %d pairs are found: not what the page says", base, done.Solutions)
		}
	}
	back := puzzle.Options{Strategy: "digit-by-digit", Orders: map[string][]string{"letters": {"f", "e", "d", "c", "b", "a"}}}
	_, late := solve(t, preset(t, "phone-number"), back)
	_, early := solve(t, preset(t, "phone-number"), puzzle.Options{Strategy: "digit-by-digit"})
	t.Logf("digits tried: %d in the order of the letters, %d backwards", early.Stats.Nodes, late.Stats.Nodes)
	if late.Stats.Nodes < 10*early.Stats.Nodes {
		t.Error("the order does not matter as the page says")
	}
}

// A formula that does not parse points at the character and says what is
// expected; unknown names suggest the nearest known.
func TestBadFormulas(t *testing.T) {
	cases := []struct {
		formula string
		offset  int
		says    string
	}{
		{"", -1, "This is empty"},
		{"a", 1, "This is only a number: compare it with something"},
		{"a =", 3, "The text ends here: a number, a letter or an opening parenthesis is missing."},
		{"a = )", 4, "“)” stands where a number, a letter or an opening parenthesis is expected."},
		{"a = 2b", 5, "A sign is missing between 2 and b: write 2*b to multiply."},
		{"a = b c", 6, "“c” stands where a sign such as +, = or <, a word such as and, or the end is expected."},
		{"a = x", 4, "There is no letter x here: the letters are a, b, c, d, e and f."},
		{"abx = 1", 2, "There is no letter x here"},
		{"A = 1", 0, "There is no letter A here: did you mean a?"},
		{"a = smu(de)", 4, "did you mean sum?"},
		{"a = 1 adn b = 2", 6, "There is no word “adn” here: did you mean and?"},
		{"a = b / c", 6, "write div for the whole quotient and mod for the remainder"},
		{"a & b", 2, "There is no & here: write and."},
		{"a = 1.5", 5, "There are no decimals here"},
		{"a = $", 4, "“$” means nothing in a formula: remove it."},
		{"(a = b", 6, "The text ends here: a closing parenthesis is missing."},
		{"a = b)", 5, "“)” stands where a sign such as +"},
		{"(a = b) + 1 = 2", 0, "A number is expected here, and this is a statement"},
		{"a and b = 1", 0, "A statement, true or false, is expected here, and this is only a number"},
		{"not a", 4, "A statement, true or false, is expected here"},
		{"a = b^c", 6, "Behind ^ stands an exponent, a number written in figures: use one of 0 to 60."},
		{"a = b^99", 6, "The exponent 99 is too large: use one of 0 to 60."},
		{"a = b^60", 5, "could grow beyond 10^18"},
		{"a = abcdef*abcdef*abcdef*abcdef", -2, "could grow beyond 10^18"},
		{"a = 99999999999999999999", 4, "is too large: use one up to 10^18"},
		{"sum a = 1", 4, "an opening parenthesis after sum is expected"},
		{"different(a+b)", 10, "Only the digits of a block can be told apart"},
		{"a = " + strings.Repeat("(", 60) + "b" + strings.Repeat(")", 60), 44, "nested more than 40 deep"},
		{"a1 = 2", 1, "A block has letters only, and 1 is a number"},
	}
	for _, c := range cases {
		_, err := digits.New().Parse(puzzletest.Facts(t, digits.New(), "phone-number", set("conditions/1/formula", c.formula)))
		errs := schema.FieldErrors(err)
		if len(errs) != 1 || errs[0].Path != "conditions/1/formula" || !strings.Contains(errs[0].Message, c.says) {
			t.Errorf("%q: %v, expected %q", c.formula, err, c.says)
			continue
		}
		switch at := errs[0].Offset; {
		case c.offset == -2:
		case c.offset < 0 != (at == nil), at != nil && *at != c.offset:
			t.Errorf("%q: the offset is %v, expected %d", c.formula, at, c.offset)
		}
	}
}

func TestBadNumbersAndFields(t *testing.T) {
	refused := puzzletest.Refused(t, digits.New(), "phone-number")
	refused(set("numbers/0", "ab3def"), "numbers/0", "“3” cannot stand for a digit")
	refused(set("numbers/0", "--"), "numbers/0", "This number has no digits")
	refused(set("numbers/0", "abcdefA"), "numbers/0", "a and A would be two different digits")
	refused(set("numbers/0", "and"), "numbers/0", "“and” is a word of the formulas")
	refused(set("numbers/0", "abcdefabcdefabcdefabcdef"), "numbers/0", "at most 18 digits in base 10")
	refused(set("numbers", []any{"abcdefghijkl", "mnopqrstuvw"}), "numbers/1", "There are 23 different letters, and at most 20 are allowed")
	refused(set("numbers", []any{}), "numbers", "This list is empty")
	refused(set("numbers", []any{"ab", "ab"}), "numbers/1", "ab is already number 1")
	refused(set("base", 1), "base", "1 is out of bounds")
	refused(set("base", 37), "base", "37 is out of bounds")
	refused(set("conditions/0/times", -1), "conditions/0/times", "-1 is out of bounds")
	refused(set("conditions/0/left", "deg"), "conditions/0/left", "There is no letter g here")
	refused(set("conditions/0/right", "a = b"), "conditions/0/right", "A number is expected here, and this is a statement")
	refused(set("conditions/0", map[string]any{"kind": "different", "left": "a + b"}), "conditions/0/left", "Write the letters that are to be different")
	refused(set("conditions/0", map[string]any{"kind": "relation", "left": "a", "relation": "~", "right": "b"}), "conditions/0/relation", "is not offered here")
	refused(set("subject", ""), "subject", "This is empty")
}

// A chain of comparisons, a power, other bases: known puzzles and counts.
func TestKnownNumbers(t *testing.T) {
	cases := []struct {
		name, facts string
		want        int
	}{
		// The four three-digit numbers that are the sum of the cubes of their digits.
		{"cubes", `{"subject":"The number","numbers":["abc"],"base":10,"conditions":[{"kind":"leading"},{"kind":"formula","formula":"abc = a^3 + b^3 + c^3"}]}`, 4},
		// SEND + MORE = MONEY.
		{"money", `{"subject":"The sum","numbers":["SEND","MORE","MONEY"],"base":10,"conditions":[{"kind":"leading"},{"kind":"formula","formula":"SEND + MORE = MONEY"},{"kind":"different","left":"SENDMORY"}]}`, 1},
		// Rising digits: choose 3 of 10.
		{"rising", `{"subject":"The number","numbers":["abc"],"base":10,"conditions":[{"kind":"formula","formula":"a < b < c"}]}`, 120},
		// Nothing known: the solutions are counted, not listed.
		{"free", `{"subject":"The number","numbers":["abcdefgh"],"base":10,"conditions":[]}`, 100_000_000},
		// 1089 times 9 is 9801.
		{"mirror", `{"subject":"The number","numbers":["abcd"],"base":10,"conditions":[{"kind":"leading"},{"kind":"formula","formula":"9*abcd = rev(abcd)"}]}`, 1},
		// A nine-digit number with all digits 1 to 9, its first n digits divisible by n.
		{"divisible", `{"subject":"The number","numbers":["abcdefghi"],"base":10,"conditions":[{"kind":"different","left":"abcdefghi"},{"kind":"formula","formula":"not (a=0 or b=0 or c=0 or d=0 or e=0 or f=0 or g=0 or h=0 or i=0)"},
			{"kind":"formula","formula":"ab mod 2 = 0"},{"kind":"formula","formula":"abc mod 3 = 0"},{"kind":"formula","formula":"abcd mod 4 = 0"},{"kind":"formula","formula":"abcde mod 5 = 0"},
			{"kind":"formula","formula":"abcdef mod 6 = 0"},{"kind":"formula","formula":"abcdefg mod 7 = 0"},{"kind":"formula","formula":"abcdefgh mod 8 = 0"}]}`, 1},
	}
	for _, c := range cases {
		instance, err := digits.New().Parse([]byte(c.facts))
		if err != nil {
			t.Fatal(err)
		}
		listed, done := solve(t, instance, puzzle.Options{})
		if done.Solutions != c.want || !done.Exact {
			t.Errorf("%s: %d solutions (exact: %v), expected %d; the first: %v", c.name, done.Solutions, done.Exact, c.want, listed[:min(1, len(listed))])
		}
		t.Logf("%s: %+v", c.name, done.Stats)
	}
}

func BenchmarkPhoneNumber(b *testing.B) {
	instance := preset(b, "phone-number")
	for _, strategy := range strategies() {
		b.Run(strategy, func(b *testing.B) {
			var stats puzzle.Stats
			for b.Loop() {
				_, done := solve(b, instance, puzzle.Options{Strategy: strategy})
				stats = done.Stats
			}
			b.ReportMetric(float64(stats.Nodes), "nodes")
			b.ReportMetric(float64(stats.Tests), "tests")
			b.ReportMetric(float64(stats.Propagations), "propagations")
		})
	}
}

// A comparison with a quotient by 0, which does not exist, does not hold; so
// "not" before it does. Of 10 times 10 pairs b is 0 in ten.
func TestNoQuotientNoComparison(t *testing.T) {
	count := func(holds func(a, b int) bool) (n int) {
		for a := range 10 {
			for b := range 10 {
				if holds(a, b) {
					n++
				}
			}
		}
		return n
	}
	for text, want := range map[string]int{
		"a div b = 2":           count(func(a, b int) bool { return b > 0 && a/b == 2 }),
		"not (a div b = 2)":     count(func(a, b int) bool { return b == 0 || a/b != 2 }),
		"a != a div b":          count(func(a, b int) bool { return b > 0 && a != a/b }),
		"not (a = a div b)":     count(func(a, b int) bool { return b == 0 || a != a/b }),
		"a mod b < 1":           count(func(a, b int) bool { return b > 0 && a%b < 1 }),
		"not (not a mod b < 1)": count(func(a, b int) bool { return b > 0 && a%b < 1 }),
	} {
		raw := fmt.Sprintf(`{"subject":"The number","numbers":["ab"],"base":10,"conditions":[{"kind":"formula","formula":%q}]}`, text)
		instance, err := digits.New().Parse([]byte(raw))
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		for _, strategy := range strategies() {
			if _, done := solve(t, instance, puzzle.Options{Strategy: strategy}); done.Solutions != want || !done.Exact {
				t.Errorf("%q by %s: %d solutions, should be %d", text, strategy, done.Solutions, want)
			}
		}
	}
}
