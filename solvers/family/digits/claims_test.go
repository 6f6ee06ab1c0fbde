package digits_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/family/digits"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
)

// Digits are asked, and the numbers that they make can be claimed as well.
func TestSentencesOfClaims(t *testing.T) {
	instance := preset(t, "phone-number")
	for text, want := range map[string]string{
		`letters/a/digit = 1`:                             "The digit a is 1.",
		`not:letters/a/digit = 1`:                         "The digit a is not 1.",
		`letters/a/digit in [1,2,3]`:                      "The digit a is 1, 2 or 3.",
		`letters/a/digit >= 5`:                            "The digit a is at least 5.",
		`not:letters/a/digit >= 5`:                        "The digit a is less than 5.",
		`letters/a/digit = 1 & letters/b/digit = 2`:       "The digit a is 1 and the digit b is 2.",
		`numbers/0 = 124496`:                              "The number abc-def is 124-496.",
		`not:numbers/0 <= 999`:                            "The number abc-def is more than 000-999.",
		`numbers/0 <= 1000000`:                            "The number abc-def is at most 1000000.",
		`numbers/1 = 1`:                                   "",
		`numbers/0 = "124-496"`:                           "",
		`numbers/0 >= -1`:                                 "The number abc-def is at least -1.",
		`letters/g/digit = 1`:                             "",
		`letters/a/digit = 10`:                            "",
		`letters/a/digit = "1"`:                           "",
		`letters/a = 1`:                                   "",
		`not:letters/a/digit in [1,2] & numbers/0 <= 123`: "Not all of this is so: the digit a is 1 or 2 and the number abc-def is at most 000-123.",
	} {
		if got, err := instance.Says(text); got != want || (err != nil) != (want == "") {
			t.Errorf("%s is said as %q, %v", text, got, err)
		}
	}
}

// Whatever is assumed and denied of digits and numbers, each way finds just the
// numbers for which it is so, and blames no more than it must.
func TestClaimsAgainstLoops(t *testing.T) {
	const base = 6
	instance, err := digits.New().Parse([]byte(`{"subject":"The number","numbers":["ab","ca"],"base":6,"conditions":[{"kind":"formula","formula":"ab < ca"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(3, 5))
	type test struct {
		claim claim.Claim
		true  func(a, b, c int) bool
	}
	random := func() (one test) {
		path := [][]string{{"letters", "a", "digit"}, {"letters", "b", "digit"}, {"letters", "c", "digit"}, {"numbers", "0"}, {"numbers", "1"}}[rng.IntN(5)]
		rel := []claim.Rel{claim.Is, claim.OneOf, claim.AtLeast, claim.AtMost}[rng.IntN(4)]
		n, m := rng.IntN(base), rng.IntN(base)
		if path[0] == "numbers" {
			n, m = rng.IntN(base*base+10), rng.IntN(base*base)
			if rel == claim.AtLeast {
				n -= 5
			}
		}
		var value any = n
		if rel == claim.OneOf {
			value = []any{n, m}
		}
		one.claim = claim.Of(claim.Atom{Path: path, Rel: rel, Value: value})
		one.true = func(a, b, c int) bool {
			x := map[string]int{"letters/a/digit": a, "letters/b/digit": b, "letters/c/digit": c, "numbers/0": base*a + b, "numbers/1": base*c + a}[strings.Join(path, "/")]
			return map[claim.Rel]bool{claim.Is: x == n, claim.OneOf: x == n || x == m, claim.AtLeast: x >= n, claim.AtMost: x <= n}[rel]
		}
		return one
	}
	for round := range 300 {
		tests := []test{random(), random(), random()}
		if rng.IntN(3) == 0 {
			x, y := tests[0], random()
			tests[0] = test{x.claim.And(y.claim), func(a, b, c int) bool { return x.true(a, b, c) && y.true(a, b, c) }}
		}
		for i, one := range tests {
			if rng.IntN(2) == 0 {
				tests[i] = test{claim.Not(one.claim), func(a, b, c int) bool { return !one.true(a, b, c) }}
			}
		}
		count := func(assume []test, deny []test, kept bool) (n int) {
			for i := range base * base * base {
				a, b, c := i/base/base, i/base%base, i%base
				fits := func(one test) bool { return one.true(a, b, c) }
				if (!kept || base*a+b < base*c+a) && !slices.ContainsFunc(assume, func(one test) bool { return !fits(one) }) && !slices.ContainsFunc(deny, fits) {
					n++
				}
			}
			return n
		}
		o := puzzle.Options{Deny: tests[2].claim.String()}
		for _, one := range tests[:2] {
			o.Assume = append(o.Assume, one.claim.String())
		}
		want := count(tests[:2], tests[2:], true)
		for _, strategy := range strategies() {
			o.Strategy = strategy
			listed, done := solve(t, instance, o)
			if done.Solutions != want || len(listed) != want || !done.Exact {
				t.Fatalf("round %d, %s: assuming %q and denying %q there are %d solutions, not %d", round, strategy, o.Assume, o.Deny, want, done.Solutions)
			}
			if !done.HasCore {
				continue
			}
			var blamed []test
			for i, one := range tests[:2] {
				if slices.Contains(done.Core, puzzle.AssumedID(i)) {
					blamed = append(blamed, one)
				}
			}
			if count(blamed, tests[2:], slices.Contains(done.Core, "conditions/0")) > 0 {
				t.Errorf("round %d, %s: %q are blamed, assuming %q and denying %q, and can be so", round, strategy, done.Core, o.Assume, o.Deny)
			}
		}
	}
}

// The checker reads the conditions as a test does that knows what they mean, and
// not as the ways of searching do.
func TestCheckerAgainstMeanings(t *testing.T) {
	w := &writer{meaning: map[string]func([]int) bool{}}
	for i := range 400 {
		rng := rand.New(rand.NewPCG(uint64(i), 9))
		facts := w.facts(rng)
		raw, err := json.Marshal(facts)
		if err != nil {
			t.Fatal(err)
		}
		instance, err := digits.New().Parse(raw)
		if err != nil {
			t.Fatal(err)
		}
		for range 20 {
			d := make([]int, len(w.letters))
			s := digits.Solution{Letters: map[string]letters.Digit{}}
			for k := range d {
				d[k] = rng.IntN(w.base)
				s.Letters[w.letters[k:k+1]] = letters.Digit{Digit: d[k]}
			}
			var want []puzzle.FactID
			for k, c := range facts.Conditions {
				if !w.meaning[w.key(c)](d) {
					want = append(want, fmt.Sprintf("conditions/%d", k))
				}
			}
			answer, err := json.Marshal(s)
			if err != nil {
				t.Fatal(err)
			}
			if broken, err := instance.Violations(answer, nil); err != nil || !slices.Equal(broken, want) {
				t.Fatalf("%v breaks %q, and is said to break %q (%v) in\n%s", d, want, broken, err, raw)
			}
		}
	}
}
