package bignumbers

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/puzzletest"
)

// What is known of a number without its digits is true of its digits, and calls
// nothing settled that is not: for numbers that are short enough to be written.
func TestReckoningAgainstDigits(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	settled := map[string]int{}
	for range 2000 {
		p := product{base: 2 + rng.IntN(35)}
		for range rng.IntN(4) {
			f := factor{factorial: true, n: rng.Int64N(80)}
			if rng.IntN(2) == 0 {
				f = factor{base: rng.Int64N(1 + rng.Int64N(2000)), exponent: 1 + rng.Int64N(60)}
			}
			p.factors = append(p.factors, f)
		}
		q := Question{Kind: kindSums, Times: 1 + rng.IntN(5)}
		if rng.IntN(3) == 0 {
			q = Question{Kind: kindZeros}
		}
		value := readOff(p.recomputed(), q, p.base)
		right, known := p.reckon(q, value)
		if !right {
			t.Fatalf("%s of %s in base %d is %d, and is called wrong", q.of(), p.print(), p.base, value)
		}
		if known {
			settled[q.Kind]++
		}
		for _, other := range []int64{0, value - 1, value + 1, value + int64(p.base) - 1, value - int64(p.base) + 1, 2 * value} {
			if right, again := p.reckon(q, other); other != value && known && right {
				t.Errorf("%s of %s in base %d is %d, and %d is called right (%v)", q.of(), p.print(), p.base, value, other, again)
			}
		}
	}
	if settled[kindSums] < 100 || settled[kindZeros] < 100 {
		t.Errorf("hardly anything is settled: %v", settled)
	}
}

func TestClaims(t *testing.T) {
	instance, err := New().Parse(json.RawMessage(`{"number":[{"kind":"power","base":4444,"exponent":4444}],"numberBase":10,
		"questions":[{"kind":"sums","times":1},{"kind":"zeros","lines":1,"columns":2},{"kind":"sums","times":3},{"kind":"sums","times":1}]}`))
	if err != nil {
		t.Fatal(err)
	}
	if names := instance.Answer().Fields[0].Names; fmt.Sprint(names) != "[A zeros C]" {
		t.Errorf("asked are %q", names)
	}
	whole := json.RawMessage(`{"answers":{"A":{"value":72601},"zeros":{"value":0},"C":{"value":7}}}`)
	part := json.RawMessage(`{"answers":{"A":{"value":72601},"zeros":{},"C":{}}}`) // the others are switched off
	for claim, want := range map[string]struct {
		says        string
		whole, part bool
	}{
		`answers/A/value = 72601`:        {"A is 72,601.", true, true},
		`not:answers/C/value >= 8`:       {"C is less than 8.", true, true},
		`answers/zeros/value <= 3`:       {"The number of zeros at the end is at most 3.", true, false},
		`answers/C/value in [7,16]`:      {"C is 7 or 16.", true, false},
		`fits/1 = true`:                  {"The zeros fit on the page of 1 line of 2 places.", true, false},
		`not:fits/1 = true`:              {"The zeros do not fit on the page of 1 line of 2 places.", false, true},
		`single/0 = true`:                {"A has a single digit.", false, false},
		`single/2 = true`:                {"C has a single digit.", true, false},
		`not:prime/2 = true`:             {"C is not a prime number.", false, true},
		`prime/3 = false`:                {"A is not a prime number.", true, true},
		`fits/1 = true & prime/2 = true`: {"The zeros fit on the page of 1 line of 2 places and C is a prime number.", true, false},
	} {
		if says, err := instance.Says(claim); err != nil || says != want.says {
			t.Errorf("%s is said as %q, %v", claim, says, err)
		}
		for _, a := range []struct {
			answer json.RawMessage
			want   bool
		}{{whole, want.whole}, {part, want.part}} {
			if holds, err := puzzletest.Holds(instance, a.answer, claim); err != nil || holds != a.want {
				t.Errorf("%s of %s: %v, %v", claim, a.answer, holds, err)
			}
		}
	}
	for _, claim := range []string{`fits/0 = true`, `single/1 = true`, `prime/4 = true`, `single/00 = true`, `answers/B/value = 1`, `answers/A/value = -1`, `factors/0 = true`} {
		if _, err := puzzletest.Holds(instance, whole, claim); err == nil {
			t.Errorf("%s is taken for a claim", claim)
		}
	}
	if _, err := instance.Says(`fits/1 = "yes"`); err == nil {
		t.Error("“yes” is taken for true")
	}
	for answer, want := range map[string]string{
		string(whole): "[]",
		string(part):  "[questions/1 questions/2]",
		`{"answers":{"A":{"value":72602},"zeros":{"value":0},"C":{"value":7}}}`: "[rule:digits]",
		`{"answers":{"A":{"value":72601},"zeros":{"value":1},"C":{}}}`:          "[questions/2 rule:digits]",
	} {
		if broken, err := instance.Violations(json.RawMessage(answer), nil); err != nil || fmt.Sprint(broken) != want {
			t.Errorf("%s breaks %q, %v", answer, broken, err)
		}
	}
	// What is not asked is not answered, right or wrong: there is one right answer.
	for answer, want := range map[string]string{
		`{"answers":{"A":{"value":72601},"zeros":{"value":0},"C":{}}}`: "[questions/2]",
		string(whole): "[rule:asked]",
		`{"answers":{"A":{"value":72601},"zeros":{"value":0},"C":{"value":8}}}`: "[rule:asked rule:digits]",
	} {
		off := func(id puzzle.FactID) bool { return id != "questions/2" }
		if broken, err := instance.Violations(json.RawMessage(answer), off); err != nil || fmt.Sprint(broken) != want {
			t.Errorf("where C is not asked, %s breaks %q, %v", answer, broken, err)
		}
	}
	// Without the factor the number is 1.
	one := json.RawMessage(`{"answers":{"A":{"value":1},"zeros":{"value":0},"C":{"value":1}}}`)
	off := func(id puzzle.FactID) bool { return id != "number/0" }
	if broken, err := instance.Violations(one, off); err != nil || len(broken) > 0 {
		t.Errorf("with no factor, %s breaks %q, %v", one, broken, err)
	}
	if broken, err := instance.Violations(whole, off); err != nil || fmt.Sprint(broken) != "[rule:digits]" {
		t.Errorf("with no factor, %s breaks %q, %v", whole, broken, err)
	}
}
