package rows_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// bid is a row for the tests: somebody bids for fruit.
type bid struct {
	Kind   string `json:"kind"`
	Who    string `json:"who,omitempty"`
	Fruit  string `json:"fruit,omitempty"`
	Number *int   `json:"number,omitempty"`
}

func (b bid) RowKind() string { return b.Kind }

// fair is the facts that bids belong to.
type fair struct{ all bool }

// basket is what bids are posted to, and what answers are.
type basket map[string]int

var (
	who    = schema.Field{Key: "who", Kind: schema.Choice, Label: "who", From: "people", Phrase: "only {}", AnyLabel: "everybody"}
	fruit  = schema.Field{Key: "fruit", Kind: schema.Choice, Label: "fruit", Options: []schema.Option{{Value: "o", Label: "orange"}, {Value: "p", Label: "pear"}}}
	number = schema.Field{Key: "number", Kind: schema.Number, Label: "how many", Min: "0", Max: "5000"}
)

var bids = rows.List[fair, bid, basket]{Key: "bids", Kinds: []rows.Kind[fair, bid, basket]{
	{
		Name: "one", Label: "one of a fruit", Fields: []schema.Field{who, fruit}, New: `{"kind":"one"}`,
		Says:  "{who} wants {a fruit}",
		Posts: func(to basket, b bid) { to[b.Fruit]++ },
		Else: func(f fair, b bid) string {
			if b.Who == schema.Any && f.all {
				return "all want {a fruit}"
			}
			return ""
		},
		Wrong: func(_ fair, b bid) *schema.FieldError {
			if b.Who != "Eve" {
				return nil
			}
			return schema.Errorf("who", "%s wants an apple: choose somebody else.", b.Who)
		},
	}, {
		Name: "many", Label: "so many of a fruit", Fields: []schema.Field{who, fruit, number},
		Says:  "{number} {fruit}{number||s} {number|goes|go} to {who}",
		Posts: func(to basket, b bid) { to[b.Fruit] += *b.Number },
	},
}}

var met = rows.Holds[basket, bid]{
	"one":  func(x basket, b bid) bool { return x[b.Fruit] > 0 },
	"many": func(x basket, b bid) bool { return x[b.Fruit] >= *b.Number },
}

func of(n int) *int { return &n }

// A sentence is the shape as the editor shows it, filled in.
func TestSentences(t *testing.T) {
	for _, test := range []struct {
		row  bid
		want string
	}{
		{bid{Kind: "one", Who: "Ann", Fruit: "o"}, "only Ann wants an orange."},
		{bid{Kind: "one", Who: "Ann", Fruit: "p"}, "only Ann wants a pear."},
		{bid{Kind: "one", Who: schema.Any, Fruit: "p"}, "all want a pear."},
		{bid{Kind: "many", Who: schema.Any, Fruit: "p", Number: of(1)}, "1 pear goes to everybody."},
		{bid{Kind: "many", Who: "Ann", Fruit: "o", Number: of(1200)}, "1,200 oranges go to only Ann."},
		{bid{Kind: "many", Who: "Ann", Fruit: "o", Number: of(0)}, "0 oranges go to only Ann."},
		// Braces in a name are part of it.
		{bid{Kind: "one", Who: "{fruit}", Fruit: "o"}, "only {fruit} wants an orange."},
	} {
		if got := bids.Sentence(fair{true}, test.row); got != test.want {
			t.Errorf("%+v says %q, not %q", test.row, got, test.want)
		}
	}
	if got := bids.Sentence(fair{}, bid{Kind: "one", Who: schema.Any, Fruit: "p"}); got != "everybody wants a pear." {
		t.Errorf("by other facts it says %q", got)
	}
	facts := bids.Facts(fair{true}, []bid{{Kind: "one", Who: schema.Any, Fruit: "o"}, {Kind: "one", Who: "Ann", Fruit: "p"}})
	if len(facts) != 2 || facts[0].ID != "bids/0" || facts[0].Text != "All want an orange." || facts[1].ID != "bids/1" {
		t.Errorf("the facts are %+v", facts)
	}
}

// The form has the sentences with gaps for fields alone.
func TestShapes(t *testing.T) {
	shapes := rows.Shapes(bids, met)
	form := schema.Form{Fields: []schema.Field{
		{Key: "people", Kind: schema.Names, Label: "People"},
		{Key: "bids", Kind: schema.Rows, Label: "Bids", Shapes: shapes},
	}}
	if err := form.Validate(); err != nil {
		t.Error(err)
	}
	if shapes[0].Sentence != "{who} wants a {fruit}" || shapes[1].Sentence != "{number} {fruit}s go to {who}" {
		t.Errorf("the sentences are %q, %q", shapes[0].Sentence, shapes[1].Sentence)
	}
	if string(shapes[0].New) != `{"kind":"one"}` || shapes[1].New != nil {
		t.Errorf("new rows are %s, %s", shapes[0].New, shapes[1].New)
	}
}

// What an author forgets is found where the form is made.
func TestMistakesOfAuthors(t *testing.T) {
	for want, shapes := range map[string]func(){
		"nothing judges answers by bids of the kind many": func() {
			rows.Shapes(bids, rows.Holds[basket, bid]{"one": met["one"], "mnay": met["many"]})
		},
		"more kinds than bids has": func() {
			rows.Shapes(bids, rows.Holds[basket, bid]{"one": met["one"], "many": met["many"], "none": met["many"]})
		},
		"no field fills the gap {a friut} of the kind one": func() {
			one := bids.Kinds[0]
			one.Says = "{who} wants {a friut}"
			rows.Shapes(rows.List[fair, bid, basket]{Kinds: []rows.Kind[fair, bid, basket]{one}}, met)
		},
	} {
		func() {
			defer func() {
				if said, _ := recover().(string); !strings.Contains(said, want) {
					t.Errorf("%q, not %q", said, want)
				}
			}()
			shapes()
		}()
	}
}

func TestFaultsPostsAndBrokenRows(t *testing.T) {
	list := []bid{{Kind: "one", Who: "Eve", Fruit: "p"}, {Kind: "many", Who: "Ann", Fruit: "o", Number: of(3)}}
	faults := bids.Faults(fair{}, list)
	if len(faults) != 1 || faults[0].Path != "bids/0/who" || faults[0].Message != "Eve wants an apple: choose somebody else." {
		t.Errorf("the faults are %v", faults)
	}
	wanted := basket{}
	for _, row := range list {
		bids.Post(wanted, row)
	}
	if wanted["p"] != 1 || wanted["o"] != 3 {
		t.Errorf("what is wanted is %v", wanted)
	}
	if broken := met.Broken("bids", basket{"p": 1, "o": 2}, list); !slices.Equal(broken, []string{"bids/1"}) {
		t.Errorf("broken are %q", broken)
	}
}

// A name may stand once among fields that are to differ, what is open more than once; the later of two
// is the fault.
func TestDifferent(t *testing.T) {
	different := rows.Different[fair, bid]("Bids need two names: choose another than %s.", "who", "fruit")
	for b, want := range map[bid]string{{Who: "p", Fruit: "p"}: "fruit", {Who: "p", Fruit: "o"}: "", {Who: schema.Any, Fruit: schema.Any}: "", {Who: "p"}: "", {}: ""} {
		err := different(fair{}, b)
		if want == "" != (err == nil) || err != nil && (err.Path != want || err.Message != "Bids need two names: choose another than p.") {
			t.Errorf("%+v: %v", b, err)
		}
	}
}

// The editor says one thing in the singular, as the sentence does.
func TestEditorsSingular(t *testing.T) {
	list := rows.List[any, amounts, any]{Key: "amounts", Kinds: []rows.Kind[any, amounts, any]{{Name: "amount", Label: "amount",
		Says: "{number} {number|ball|balls} {number|is|are} red", Fields: []schema.Field{schema.Whole("number", "how many", 0, 9)}}}}
	field := schema.Field{Key: list.Key, Kind: schema.Rows, Shapes: list.Shapes()}
	for number, want := range map[string]string{"1": "{number} ball is red", "2": "{number} balls are red", "11": "{number} balls are red", "": "{number} balls are red"} {
		if shape, _ := field.ShapeOf(map[string]any{"kind": "amount", "number": json.Number(number)}); shape.Sentence != want {
			t.Errorf("of %q the editor says %q", number, shape.Sentence)
		}
	}
}

type amounts struct{ Kind string }

func (a amounts) RowKind() string { return a.Kind }
