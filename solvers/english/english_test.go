package english_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
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

func TestDigits(t *testing.T) {
	if got := strings.Join(english.Digits(12), ""); got != "0123456789AB" {
		t.Error(got)
	}
}

func TestOfBase(t *testing.T) {
	if got := "12" + english.OfBase(10) + " and 12" + english.OfBase(16); got != "12 and 12 in base 16" {
		t.Error(got)
	}
}

func TestCount(t *testing.T) {
	for n, want := range map[int]string{0: "0 feet", 1: "1 foot", 2: "2 feet", -1: "-1 feet", 5280: "5,280 feet"} {
		if got := english.Count(n, "foot", "feet"); got != want {
			t.Errorf("%d is written %q, not %q", n, got, want)
		}
	}
}

func TestSome(t *testing.T) {
	for n, want := range map[int]string{1: "an ox", 2: "2 oxen"} {
		if got := english.Some(n, "ox", "oxen"); got != want {
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

func TestListAre(t *testing.T) {
	for want, phrases := range map[string][]string{"A is": {"A"}, "A and B are": {"A", "B"}, "A, B and C are": {"A", "B", "C"}} {
		if got := english.ListAre(phrases); got != want {
			t.Errorf("%q are written %q, not %q", phrases, got, want)
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

func TestOrdinal(t *testing.T) {
	for n, want := range map[int]string{1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 11: "11th", 12: "12th", 13: "13th", 21: "21st", 112: "112th", 1003: "1,003rd"} {
		if got := english.Ordinal(n); got != want {
			t.Errorf("place %d is written %q, not %q", n, got, want)
		}
	}
}

// What Words writes is read; "no" is no number.
func TestNumber(t *testing.T) {
	for n := 1; n <= 12; n++ {
		if got, ok := english.Number(english.Words(n)); got != n || !ok {
			t.Errorf("%q is read as %d, %v", english.Words(n), got, ok)
		}
	}
	if n, ok := english.Number("zero"); n != 0 || !ok {
		t.Errorf("zero is read as %d, %v", n, ok)
	}
	for _, word := range []string{"no", "", "13", "One"} {
		if n, ok := english.Number(word); ok {
			t.Errorf("%q is read as %d", word, n)
		}
	}
}

// Lines are no wider than they may be, and lose nothing, whatever the words are.
func TestWrap(t *testing.T) {
	for _, text := range []string{
		"", "I", "“I am Wisdom”", "“Had I known how it would end, I would never have begun to play with them”",
		"WWWWWWWWWWWWWWWWWWWWWW said MMMMMMMMMMMM", "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
	} {
		for _, width := range []float64{0.1, 3, 12.2, 30} {
			lines := english.Wrap(text, width, english.Letters)
			for _, line := range lines {
				if english.Letters(line) > width && len([]rune(line)) > 1 {
					t.Errorf("%q is wider than %v", line, width)
				}
			}
			got := strings.ReplaceAll(strings.Join(lines, ""), " ", "")
			if want := strings.ReplaceAll(text, " ", ""); got != want {
				t.Errorf("%q was broken into %q", text, lines)
			}
		}
	}
	if got := english.Wrap("so it is, then", 5, english.Letters); !slices.Equal(got, []string{"so it", "is,", "then"}) {
		t.Errorf("the lines are %q", got)
	}
}

func TestA(t *testing.T) {
	for noun, want := range map[string]string{"apple": "an apple", "red ball": "a red ball", "Orange": "an Orange", "": "a ",
		"hour": "an hour", "house": "a house", "unicorn": "a unicorn", "uninvited guest": "an uninvited guest", "Used car": "a Used car", "onion": "an onion"} {
		if got := english.A(noun); got != want {
			t.Errorf("%q becomes %q, not %q", noun, got, want)
		}
	}
}

func TestAtThe(t *testing.T) {
	for place, want := range map[string]string{"library": "at the library", "riverbank": "on the riverbank", "left bank": "on the left bank", "old bridge": "on the old bridge", "bank": "at the bank", "place 12": "at place 12", "meeting place 2": "at meeting place 2", "Cambridge": "at the Cambridge"} {
		if got := english.AtThe(place); got != want {
			t.Errorf("%q", got)
		}
	}
}

func TestInWords(t *testing.T) {
	for n, want := range map[int]string{0: "no facts", 1: "one fact", 12: "twelve facts", 13: "13 facts"} {
		if got := english.InWords(n, "fact", "facts"); got != want {
			t.Errorf("%q", got)
		}
	}
}

func TestAre(t *testing.T) {
	for counted, want := range map[string]string{"1 ball": "is", "one": "is", "one ball": "is", "2 balls": "are", "no balls": "are", "11 balls": "are"} {
		if got := english.Are(counted); got != want {
			t.Errorf("there %s %s", got, counted)
		}
	}
}

// What is made part of a sentence begins as names do, or small, and does not end.
func TestClause(t *testing.T) {
	for sentence, want := range map[string]string{
		"The clock comes between Emil and Bela.": "the clock comes between Emil and Bela",
		"Of A and B one did it.":                 "of A and B one did it",
		"Oak came in before Elm.":                "Oak came in before Elm",
		"A is a knave.":                          "A is a knave",
		"A and B are knaves.":                    "A and B are knaves",
		"A knave always lies.":                   "a knave always lies",
		"(5) Birt says “Clive did it.”":          "(5) Birt says “Clive did it”",
		"":                                       "",
	} {
		if got := english.Clause(sentence); got != want {
			t.Errorf("%q: %q, should be %q", sentence, got, want)
		}
	}
}

func TestCommon(t *testing.T) {
	for _, test := range []struct {
		names      []string
		begin, end int
	}{
		{[]string{"the window is open", "the window is shut"}, 3, 0},
		{[]string{"the red lamp is lit", "the blue lamp is lit", "the lamp is lit"}, 1, 2},
		{[]string{"go up", "go down and up"}, 1, 0},
		{[]string{"up", "down"}, 0, 0},
		{[]string{"the dial is at 1", "the dial is at 1"}, 4, 0},
	} {
		if begin, end := english.Common(test.names); begin != test.begin || end != test.end {
			t.Errorf("%q: %d and %d, want %d and %d", test.names, begin, end, test.begin, test.end)
		}
	}
}

func TestCell(t *testing.T) {
	if got := english.Cell(0, 2); got != "row 1, column 3" {
		t.Errorf("%q", got)
	}
}

func TestParity(t *testing.T) {
	for n, want := range map[int]string{0: "even", 1: "odd", 2: "even", -3: "odd"} {
		if got := english.Parity(n); got != want {
			t.Errorf("%d is %s", n, got)
		}
	}
}

func TestPlaceOf(t *testing.T) {
	for word, want := range map[string][2]string{"Houses": {"in", "house"}, "shelf": {"on", "shelf"}, "shelves": {"on", "shelf"}, "boxes": {"in", "box"}, "Cities": {"in", "city"}, "days": {"on", "day"}, "desk": {"at", "desk"}, "patient": {}} {
		if preposition, noun := english.PlaceOf(word); preposition != want[0] || noun != want[1] {
			t.Errorf("%s is %s a %s", word, preposition, noun)
		}
	}
}
