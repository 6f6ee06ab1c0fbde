package race

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/letters"
	"solvitur/solvers/schema"
)

// How a published run took the letters, and the sum.
const (
	InTurn    = "turn"
	OnTheWay  = "dynamic"
	WithCarry = "carries"
)

var hows = schema.Labelled(InTurn, "letters in turn", OnTheWay, "letter chosen on the way", WithCarry, "columns and carries")

// Published is an order of letters as somebody writes it, to be compared with others, and the time
// that was published for a run in it.
type Published struct {
	Order   string  `json:"letters"`
	How     string  `json:"how"`
	Seconds float64 `json:"seconds,omitempty"` // 0 if no time is known: then it is not shown
}

// Shape is one as a row of a form.
var Shape = schema.Shape{Sentence: "{letters}, {how}, took {seconds} s", Fields: []schema.Field{
	{Key: "letters", Kind: schema.Text, Label: "letters", MaxLength: 80},
	{Key: "how", Kind: schema.Choice, Label: "how", Options: hows},
	{Key: "seconds", Kind: schema.Number, Label: "published time in seconds", Optional: true, Min: "0", Max: "1000000000", Decimals: 3},
}, New: []byte(`{"letters": "", "how": "turn"}`)}

// Faults finds what is wrong with the orders of a list: each is of all letters.
func Faults(list string, all []Published, names []string) (errs []*schema.FieldError) {
	for i, p := range all {
		fault := func(format string, args ...any) {
			errs = append(errs, schema.Errorf(fmt.Sprintf("%s/%d/letters", list, i), format, args...))
		}
		order := letters.Spelt(p.Order)
		missing := slices.DeleteFunc(slices.Clone(names), func(name string) bool { return slices.Contains(order, name) })
		switch {
		case len(missing) > 0:
			fault("An order names every letter of the sums: add %s.", english.List(missing, "and"))
		case len(order) > len(names):
			fault("An order names every letter of the sums once, and no other: write something like %s.", strings.Join(names, ""))
		}
	}
	return errs
}
