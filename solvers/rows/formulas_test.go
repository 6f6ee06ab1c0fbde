package rows_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"solvitur/solvers/formula"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// The rows of these tests: who eats how much of what, in a house of people.
type meal struct {
	Kind    string `json:"kind"`
	Who     string `json:"who,omitempty"`
	Other   string `json:"other,omitempty"`
	Fruit   string `json:"fruit,omitempty"`
	Number  int    `json:"number,omitempty"`
	Formula string `json:"formula,omitempty"`
}

func (m meal) RowKind() string { return m.Kind }

type house []string

// Names that a careless reader trips over.
var home = house{"Ann", "Ann and Bob", "not", "(Cy)", "7", "eats an apple", "Dee, Eve", "or"}

var (
	eater  = schema.Field{Key: "who", Kind: schema.Choice, Label: "who", From: "people", AnyLabel: "everybody"}
	friend = schema.Field{Key: "other", Kind: schema.Choice, Label: "with whom", From: "people", Phrase: "her friend {}"}
	fruits = schema.Field{Key: "fruit", Kind: schema.Choice, Label: "fruit", Options: schema.Labelled("a", "apple", "g", "green apple", "p", "pear")}
	amount = schema.Field{Key: "number", Kind: schema.Number, Label: "how many", Min: "1", Max: "20"}
)

var meals = rows.List[house, meal, *strings.Builder]{Key: "meals", Kinds: []rows.Kind[house, meal, *strings.Builder]{
	{Name: "eats", Label: "eats", Says: "{who} eats {a fruit}", Fields: []schema.Field{eater, fruits}},
	{Name: "many", Label: "so many", Says: "{who} ate {number} {number|fruit|fruits} with {other}", Fields: []schema.Field{eater, amount, friend},
		Wrong: func(h house, m meal) *schema.FieldError {
			if m.Who == m.Other {
				return schema.Errorf("other", "Nobody is a friend of oneself: choose somebody else.")
			}
			return nil
		}},
	{Name: "none", Label: "nobody", Says: "nobody eats"},
	// An ending of a word in a gap is no part of formulas.
	{Name: "ends", Label: "ends", Says: "{who} has {number} pear{number||s}", Fields: []schema.Field{eater, amount}},
}}.WithFormulas(func(m meal) string { return m.Formula }, func(h house, _ string) []string { return h })

func said(text string) (string, []*schema.FieldError) {
	row := []meal{{Kind: rows.KindFormula, Formula: text}}
	if errs := meals.Faults(home, row); len(errs) > 0 {
		return "", errs
	}
	return meals.Sentence(home, row[0]), nil
}

// The sentences of the kinds are the operands; what is typed otherwise than it is
// printed means the same.
func TestFormulas(t *testing.T) {
	for text, want := range map[string]string{
		"nobody eats.":                                             "nobody eats.",
		"Ann and Bob eats a pear":                                  "Ann and Bob eats a pear.",
		"ann eats an Apple OR":                                     "", // words of logic are written small
		"“Ann” eats a apple or nobody eats":                        "“Ann” eats an apple or nobody eats.",
		"everybody eats a green apple and not Nobody eats":         "everybody eats a green apple and not (nobody eats).",
		"“not” ate 1 fruits with her friend “(Cy)” -> nobody eats": "“not” ate 1 fruit with her friend “(Cy)” implies nobody eats.",
		"not “7” ate 12 fruit with her friend “not”":               "not (“7” ate 12 fruits with her friend “not”).",
		"Dee, Eve eats a pear iff (nobody eats)":                   "Dee, Eve eats a pear iff nobody eats.",
		"“eats an apple” eats an apple":                            "“eats an apple” eats an apple.",
	} {
		got, errs := said(text)
		if want == "" != (len(errs) > 0) || got != want {
			t.Errorf("%q says %q, should be %q: %v", text, got, want, errs)
		}
	}
}

// Where a formula was not read word for word, it is told how: "and" and "or" are set
// apart, and so is what "not" denies.
func TestReadings(t *testing.T) {
	for text, want := range map[string]string{
		"Ann eats a pear":                                      "",
		"ann eats a PEAR or nobody eats":                       "",
		"“Ann” eats a pear and nobody eats":                    "",
		"Ann eats a pear or nobody eats and Ann eats an apple": "“Ann” eats a pear or (nobody eats and “Ann” eats an apple)",
		"nobody eats and Ann eats an apple or Ann eats a pear": "(nobody eats and “Ann” eats an apple) or “Ann” eats a pear",
		"not Ann eats a pear or nobody eats":                   "Not (“Ann” eats a pear) or nobody eats",
		"not (Ann eats a pear) or nobody eats":                 "",
		"(nobody eats and Ann eats an apple) or (nobody eats)": "(nobody eats and “Ann” eats an apple) or nobody eats",
	} {
		fact := meals.Facts(home, []meal{{Kind: rows.KindFormula, Formula: text}})[0]
		got := puzzle.Reading{}
		if fact.Reading != nil {
			got = *fact.Reading
		}
		if got.As != want || want != "" && got.Of != text {
			t.Errorf("%q is told to be read as %+v, should be %q", text, got, want)
		}
	}
	if fact := meals.Facts(home, []meal{{Kind: "none"}})[0]; fact.Reading != nil {
		t.Errorf("a row that is no formula is told to be read as %+v", *fact.Reading)
	}
}

func TestFormulasThatAreWrong(t *testing.T) {
	for text, want := range map[string]string{
		"":                         "0 There is no formula yet: write something like nobody eats.",
		"Ann and Bob eats":         "16 The text ends here: “a” is missing.",
		"Ann and Bob eats a plum":  "19 “plum” stands where “green apple”, “apple” or “pear” is expected.",
		"Ann and Bob ate many":     "16 “many” stands where a number is expected.",
		"plum":                     "0 “plum” stands where a sentence, “not” or an opening parenthesis is expected.",
		"nobody eats nobody":       "12 “nobody” stands where “and”, “or”, “implies”, “iff” or the end is expected.",
		"nobody eats. nobody eats": "11 A full stop may stand at the end only: join sentences by “and”.",
		"(nobody eats":             "12 The text ends here: a closing parenthesis is missing.",
		"everybody ate 21 fruits with her friend or":                     "40 “or” stands where a name such as “Ann” is expected.",
		"everybody ate 21 fruits with her friend “or”":                   "0 21 is out of bounds",
		"“or” ate 2 fruits with her friend “or”":                         "0 Nobody is a friend of oneself",
		"everybody ate 99999999999999999999 fruits with her friend “or”": "0 ",
		"eats an apple eats a pear or nobody eats":                       "0 The name eats an apple can be told from the rest of a formula only in quotation marks: write “eats an apple”.",
		"not (Ann eats a pear and Eats an apple eats a pear)":            "25 The name eats an apple can be told",
		"“or” eats an apple eats a pear":                                 "19 “eats” stands where",
		"nobody eats -> nobody eats -> nobody eats":                      "27 “Implies” and “iff” join two",
	} {
		_, errs := said(text)
		if len(errs) != 1 || errs[0].Path != "meals/0/formula" || errs[0].Offset == nil {
			t.Errorf("%q: %v", text, errs)
		} else if got := fmt.Sprint(*errs[0].Offset, " ", errs[0].Message); !strings.HasPrefix(got, want) {
			t.Errorf("%q: %s, should be %s", text, got, want)
		}
	}
}

// What is printed of thousands of random formulas reads back as the same, with any
// names.
func TestFormulasReadBack(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 7))
	pick := func(of ...string) string { return of[rng.IntN(len(of))] }
	quoted := func() string { return "“" + pick(home...) + "”" }
	var random func(deep int) string
	random = func(deep int) string {
		switch rng.IntN(3 + 3*min(deep, 1)) {
		case 0:
			return pick(quoted(), "everybody") + " eats a " + pick("apple", "green apple", "pear")
		case 1:
			return fmt.Sprintf("everybody ate %d fruit with her friend %s", 1+rng.IntN(20), quoted())
		case 2:
			return "nobody eats"
		case 3:
			return "not (" + random(deep-1) + ")"
		}
		return "(" + random(deep-1) + ") " + pick("and", "or", "implies", "iff") + " (" + random(deep-1) + ")"
	}
	for range 3000 {
		text := random(3)
		printed, errs := said(text)
		if len(errs) > 0 {
			t.Fatalf("%q: %v", text, errs)
		}
		again, errs := said(strings.TrimSuffix(printed, "."))
		if len(errs) > 0 || again != printed {
			t.Fatalf("%q is printed %q, and that reads as %q, %v", text, printed, again, errs)
		}
		row := []meal{{Kind: rows.KindFormula, Formula: text}, {Kind: rows.KindFormula, Formula: strings.TrimSuffix(printed, ".")}, {Kind: "none"}}
		both := meals.Formulas(home, row)
		if a, b := table(both[0]), table(both[1]); a != b || both[2] != nil {
			t.Fatalf("%q means %s, and printed as %q %s", text, a, printed, b)
		}
	}
}

// table is the truth of a formula in some worlds, in which rows are so by chance.
func table(f *rows.Formula[meal]) (truths string) {
	for world := range 64 {
		so := func(_ int, m meal) bool {
			sum := world
			for _, r := range fmt.Sprint(m) {
				sum = sum*31 + int(r)
			}
			return sum>>3&1 == 1
		}
		judged := rows.Holds[int, meal]{"eats": so, "many": so, "none": so}.BrokenOf("meals", 0, []meal{{}}, rows.Formulas[meal]{0: f})
		truths += fmt.Sprint(len(judged))
	}
	return truths
}

// What is offered while a formula is typed leads from its beginning to its end.
func TestOffers(t *testing.T) {
	shape := meals.Kinds[len(meals.Kinds)-1]
	offered := func(word, after string) bool {
		for _, offer := range shape.Fields[0].Offers {
			for _, before := range offer.After {
				if before == after && (offer.From == word || len(offer.Words) > 0 && strings.Contains("|"+strings.Join(offer.Words, "|")+"|", "|"+word+"|")) {
					return true
				}
			}
		}
		return false
	}
	for _, pair := range [][2]string{
		{"people", schema.AtStart}, {"eats", "@people"}, {"eats", "everybody"}, {"a", "eats"}, {"green apple", "an"}, {"and", "pear"}, {"people", "and"},
		{"ate", "@people"}, {"fruits", schema.AfterNumber}, {"with her friend", "fruits"}, {"nobody eats", "("}, {"or", "nobody eats"}, {"not", "implies"}, {"iff", "@people"},
	} {
		if !offered(pair[0], pair[1]) {
			t.Errorf("%q is not offered behind %q: %+v", pair[0], pair[1], shape.Fields[0].Offers)
		}
	}
	var _ formula.Table = formula.Logic
}
