package formula_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/formula"
	"solvitur/solvers/formula/formulatest"
)

// The language of these tests: sums of ages and numbers, compared and joined.
const (
	number formula.Op = iota
	age
	plus
	minus
	times
	raised
	opposite
	twice
	equal
	less
	more
	both
	one
	never
)

const (
	aNumber formula.Sort = iota
	aStatement
)

var table = formula.Table{
	number:   {Binds: 9},
	age:      {Binds: 9},
	plus:     {Signs: []string{"+"}, Place: formula.Infix, Binds: 4},
	minus:    {Signs: []string{"-", "−"}, Place: formula.Infix, Binds: 4, Print: "−"},
	times:    {Signs: []string{"*"}, Place: formula.Infix, Binds: 5, Apart: true, EitherWay: true, Close: true},
	raised:   {Signs: []string{"^"}, Place: formula.Single, Binds: 8, Close: true},
	opposite: {Signs: []string{"-", "−"}, Place: formula.Prefix, Binds: 6, Print: "−", Close: true},
	twice:    {Signs: []string{"twice"}, Place: formula.Function, Binds: 9},
	equal:    {Signs: []string{"=", "is"}, Place: formula.Comparison, Binds: 3, Is: aStatement},
	less:     {Signs: []string{"<"}, Place: formula.Comparison, Binds: 3, Is: aStatement},
	more:     {Signs: []string{">"}, Place: formula.Comparison, Binds: 3, Is: aStatement, Means: less},
	both:     {Signs: []string{"and", "&"}, Place: formula.Infix, Binds: 1, Of: aStatement, Is: aStatement, EitherWay: true},
	one:      {Signs: []string{"or"}, Place: formula.Infix, Binds: 0, Of: aStatement, Is: aStatement, EitherWay: true},
	never:    {Signs: []string{"not"}, Place: formula.Prefix, Binds: 2, Of: aStatement, Is: aStatement, Within: 4},
}

// Names that a careless reader trips over.
var people = []string{"Al", "Al and Bo", "not", "2nd", "x-y", "Zoë", "(she)", "a, b", "7", "Zoë ”x", "“", "*", "-1", "#1", "Alan"}

const aPerson = formula.Own

func language() *formula.Language[int] {
	var names []formula.Name
	for i, name := range people {
		names = append(names, formula.Name{Spelling: name, Kind: aPerson, Value: i})
	}
	return &formula.Language[int]{
		Operators: table,
		Names:     formula.NewNames(table.Language(), names...),
		Operand: func(c *formula.Cursor) (op formula.Op, atom int, none bool, err *formula.Error) {
			t := c.Next()
			switch t.Kind {
			case formula.Number:
				n, failure := strconv.Atoi(t.Text)
				if failure != nil {
					return op, 0, false, formula.Wrong(t.At, "too large")
				}
				c.At++
				return number, n, false, nil
			case aPerson:
				c.At++
				return age, t.Value, false, nil
			}
			return op, 0, true, nil
		},
		And:        both,
		Hints:      map[rune]string{'/': "There is no / here."},
		Wanted:     "a number or a name",
		Behind:     "a sign or the end",
		Refusals:   []string{aNumber: "no number", aStatement: "no statement"},
		Again:      "twice raised",
		Example:    "Al > 3",
		MostNested: 20,
	}
}

func print(f *formula.Formula[int]) string {
	return formula.Print(table, f, f.Root(), func(i int) (string, bool) {
		switch n := f.Nodes[i]; n.Op {
		case number:
			return fmt.Sprint(n.Atom), true
		case age:
			return language().Names.Write(people[n.Atom]), true
		}
		return "", false
	})
}

// What binds more tightly is read first, from the left; names as they are spelt come
// before words; other spellings mean the same.
func TestRead(t *testing.T) {
	for text, want := range map[string]string{
		"1+2*3 = 7":           "1 + 2*3 = 7",
		"(1+2)*3 = 7":         "(1 + 2)*3 = 7",
		"1-2-3 = 7":           "1 − 2 − 3 = 7",
		"1-(2-3) = 7":         "1 − (2 − 3) = 7",
		"-2^2 is (-2)^2":      "−2^2 = (−2)^2",
		"1 < 2 < 3":           "1 < 2 and 2 < 3",
		"3 > 2 = 2 < 4":       "2 < 3 and 2 = 2 and 2 < 4",
		"1=1 or 2=2 and 3=3":  "1 = 1 or 2 = 2 and 3 = 3",
		"(1=1 or 2=2) & 3=3":  "(1 = 1 or 2 = 2) and 3 = 3",
		"1=1 and (2=2 & 3=3)": "1 = 1 and 2 = 2 and 3 = 3",
		"not 1=1 and 2=2":     "not (1 = 1) and 2 = 2",
		"Al and Bo=Al":        "Al and Bo = “Al”",
		"“Al”=Al and Al=2nd":  "“Al” = “Al” and “Al” = 2nd",
		"al = \"ZOË\"":        "“Al” = “Zoë”",
		"not \"not\" = “not”": "not (“not” = “not”)",
		"7 = “7”":             "7 = “7”",
		"Not 1 = 1":           "",
		"“Zoë ”x” = 1":        "Zoë ”x = 1",
		"#1 = 1 = “*”":        "#1 = 1 and 1 = “*”",
		"-1 = “-1”":           "−1 = “-1”",
		"“““ = 1":             "",
		"““” = 1":             "““” = 1",
		"x-y - x-y = 0":       "x-y − x-y = 0",
		"twice (“(she)”) = 2": "twice(“(she)”) = 2",
		"(a, b) = 2":          "a, b = 2",
	} {
		f, err := language().Read(text)
		if want == "" != (err != nil) {
			t.Errorf("%q: %v", text, err)
		} else if err == nil && print(&f) != want {
			t.Errorf("%q is read as %q, should be %q", text, print(&f), want)
		}
	}
}

// A mistake is told at its character.
func TestWrong(t *testing.T) {
	for text, want := range map[string]formula.Error{
		"":                               {At: 0, Message: "There is no formula yet: write something like Al > 3."},
		"1 +":                            {At: 3, Message: "The text ends here: a number or a name is missing."},
		"1 + )":                          {At: 4, Message: "“)” stands where a number or a name is expected."},
		"1 = 1 1":                        {At: 6, Message: "“1” stands where a sign or the end is expected."},
		"1 = Bo":                         {At: 4, Message: "“Bo” stands where a number or a name is expected."},
		"Zoë / 2":                        {At: 4, Message: "There is no / here."},
		"1 = $":                          {At: 4, Message: "“$” means nothing in a formula: remove it."},
		"(1 = 1":                         {At: 6, Message: "The text ends here: a closing parenthesis is missing."},
		"twice 1":                        {At: 6, Message: "“1” stands where an opening parenthesis after twice is expected."},
		"(1 = 1) + 2":                    {At: 0, Message: "no number"},
		"1 + (1 = 1)":                    {At: 4, Message: "no number"},
		"1 = 1 and 2":                    {At: 10, Message: "no statement"},
		"-(1 = 1)":                       {At: 1, Message: "no number"},
		"2^3^4":                          {At: 3, Message: "twice raised"},
		"1 + " + strings.Repeat("-", 21): {At: 24, Message: "Parentheses, signs and “not” are nested more than 20 deep here: write it more simply."},
		"not " + strings.Repeat("z", 40): {At: 4, Message: "“" + strings.Repeat("z", 19) + "…” stands where a number or a name is expected."},
		strings.Repeat("(", 20) + "1 = ": {At: 24, Message: "The text ends here: a number or a name is missing."},
	} {
		if _, err := language().Read(text); err == nil || *err != want {
			t.Errorf("%q: %v, should be %v", text, err, want)
		}
	}
	if err := formula.Wrong(3, "%d", 1000).Field("rows/1"); err.Path != "rows/1" || *err.Offset != 3 || err.Message != "1,000" {
		t.Errorf("as the error of a field: %v", err)
	}
}

func TestPrintedReadsBack(t *testing.T) {
	formulatest.ReadBack(t, 5000, language(), print, func(rng *rand.Rand, op formula.Op) (int, bool) {
		if op == age {
			return rng.IntN(len(people)), true
		}
		return rng.IntN(50), op == number
	})
}

// Whatever is typed is read or refused at one of its characters, and what is read
// can be printed, and read again.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"1 + 2*3 = Al", "not (1 < 2 < 3)", "((-x-y)^2", "twice(twice(2nd)) is 7", "\x00≠é"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		read, err := language().Read(text)
		if err != nil {
			if err.At < 0 || err.At > len([]rune(text)) || err.Message == "" {
				t.Fatalf("%q is refused at %d: %q", text, err.At, err.Message)
			}
			return
		}
		again, err := language().Read(print(&read))
		if err != nil && strings.Contains(err.Message, "nested") {
			return // print sets more parentheses than must be
		}
		if err != nil || print(&again) != print(&read) {
			t.Fatalf("%q is printed %q, and that reads as %q, %v", text, print(&read), print(&again), err)
		}
	})
}

// Parts stand right before what joins them.
func TestParts(t *testing.T) {
	f, err := language().Read("1 + 2 < 3*4 and 5 = 6")
	if err != nil {
		t.Fatal(err)
	}
	var parts []string
	for i := range f.Nodes {
		var part formula.Formula[int]
		part.Include(&f, i)
		parts = append(parts, print(&part))
	}
	want := []string{"1", "2", "1 + 2", "3", "4", "3*4", "1 + 2 < 3*4", "5", "6", "5 = 6", "1 + 2 < 3*4 and 5 = 6"}
	if !slices.Equal(parts, want) {
		t.Errorf("the parts are %q", parts)
	}
	if at := f.Begin(f.Nodes[f.Root()].Y); at != 16 {
		t.Errorf("the second part begins at %d", at)
	}
}

func TestWalk(t *testing.T) {
	type tree struct {
		name string
		of   []*tree
	}
	root := &tree{"a", []*tree{{"b", []*tree{{"c", nil}}}, {"d", []*tree{{"e", nil}, {"f", nil}}}}}
	var names string
	for node := range formula.Walk(root, func(t *tree) []*tree { return t.of }) {
		names += node.name
	}
	if names != "abcdef" {
		t.Errorf("the order is %s", names)
	}
	for node := range formula.Walk(root, func(t *tree) []*tree { return t.of }) {
		if node.name == "b" {
			break
		}
	}
}

// A lexicon of a family's own: a word may stand for several tokens, or for none, and one
// that is read late may be a name.
func TestLexicon(t *testing.T) {
	lexicon := &formula.Lexicon{
		Names: formula.NewNames(nil, formula.Name{Spelling: "Else", Kind: aPerson}),
		Read: func(text []rune, late bool) (all []formula.Token, length int, err *formula.Error) {
			for word, stands := range map[string][]string{"isn't": {"is", "not"}, "er": nil, "else": {"else"}} {
				if strings.HasPrefix(string(text), word) && late == (word == "else") {
					for _, s := range stands {
						all = append(all, formula.Token{Kind: formula.Word, Text: s})
					}
					return all, len(word), nil
				}
			}
			return nil, 0, nil
		},
		Unknown: func(text []rune) *formula.Error { return formula.Wrong(0, "no %c", text[0]) },
	}
	all, err := lexicon.Tokens([]rune("else er isn't"), 3)
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, token := range all {
		got += fmt.Sprint(token.Kind, " ", token.Text, " ", token.At, "; ")
	}
	if want := fmt.Sprint(aPerson, " else 3; ", formula.Word, " is 11; ", formula.Word, " not 11; ", formula.End, "  16; "); got != want {
		t.Errorf("the tokens are %s, should be %s", got, want)
	}
	if _, err := lexicon.Tokens([]rune(" er ?"), 3); err == nil || err.At != 7 || err.Message != "no ?" {
		t.Errorf("the error is %v", err)
	}
}
