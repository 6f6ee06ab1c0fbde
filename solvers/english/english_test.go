package english_test

import (
	"fmt"
	"math"
	"testing"

	"solvitur/solvers/english"
)

func ExampleCount() {
	fmt.Println(english.Count(1, "box", "boxes"), "of", english.Count(1250, "ball", "balls"))
	// Output: 1 box of 1,250 balls
}

func ExampleList() {
	fmt.Println(english.List([]string{"Ann", "Bob", "Cid"}, "or"))
	// Output: Ann, Bob or Cid
}

func TestThousands(t *testing.T) {
	for n, want := range map[int64]string{
		0: "0", 7: "7", -7: "-7", 999: "999", -999: "-999", 1000: "1,000", -1000: "-1,000", 12345: "12,345", 123456: "123,456", -123456: "-123,456",
		math.MaxInt64: "9,223,372,036,854,775,807", math.MinInt64: "-9,223,372,036,854,775,808",
	} {
		if got := english.Thousands(n); got != want {
			t.Errorf("%d is written %q, not %q", n, got, want)
		}
	}
}

func TestCount(t *testing.T) {
	for n, want := range map[int]string{0: "0 feet", 1: "1 foot", 2: "2 feet", -1: "-1 feet", 5280: "5,280 feet"} {
		if got := english.Count(n, "foot", "feet"); got != want {
			t.Errorf("%d is written %q, not %q", n, got, want)
		}
	}
}

func TestList(t *testing.T) {
	for _, test := range []struct {
		phrases []string
		want    string
	}{
		{nil, ""}, {[]string{"A"}, "A"}, {[]string{"A", "B"}, "A and B"}, {[]string{"A", "B", "C", "D"}, "A, B, C and D"},
	} {
		if got := english.List(test.phrases, "and"); got != test.want {
			t.Errorf("%q are written %q, not %q", test.phrases, got, test.want)
		}
	}
}

func TestCapital(t *testing.T) {
	for text, want := range map[string]string{"": "", "a": "A", "élan": "Élan", "Sam": "Sam", "3 balls": "3 balls", "“so”": "“so”"} {
		if got := english.Capital(text); got != want {
			t.Errorf("%q begins as %q, not %q", text, got, want)
		}
	}
}

func TestSentence(t *testing.T) {
	for text, want := range map[string]string{"": "", "a": "A.", "Élan!": "Élan!", "why?": "Why?", "it is so.": "It is so.", "“so”": "“so”."} {
		if got := english.Sentence(text); got != want {
			t.Errorf("%q becomes %q, not %q", text, got, want)
		}
	}
}

func TestWords(t *testing.T) {
	for n, want := range map[int]string{-1: "-1", 0: "no", 1: "one", 12: "twelve", 13: "13", 2000: "2,000"} {
		if got := english.Words(n); got != want {
			t.Errorf("%d is written %q, not %q", n, got, want)
		}
	}
}
