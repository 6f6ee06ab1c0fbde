package null

import (
	"embed"
	"fmt"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what is known. The JSON names are the keys of the form.
type Facts struct {
	Top   int    `json:"top"` // the number is at most this
	Rests []Rest `json:"rests"`
}

// Rest says that the number, divided by Divisor, leaves Rest.
type Rest struct {
	Divisor int `json:"divisor"`
	Rest    int `json:"rest"`
}

// Solution is one answer.
type Solution struct {
	Number int `json:"number"`
}

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, Facts, Solution]{
		Info: puzzle.Info{
			Name:     "null",
			Title:    "A number with given remainders",
			Summary:  "Which whole numbers leave these remainders when they are divided?",
			Counters: []puzzle.Counter{{Name: "nodes", Title: "numbers tried"}, {Name: "tests", Title: "divisions"}},
			// Dropping a remainder never loses a number.
			Monotone: true,
		},
		Form:       form,
		Presets:    presets,
		Read:       puzzle.Plain(validate),
		Facts:      sentences,
		Answer:     answerForm,
		Derived:    derived,
		Claims:     claims,
		Given:      given,
		Ways:       ways,
		Violations: violations,
		Says:       says,
		Show:       show,
		Renewal:    &renewal,
		Verdict:    verdict,
		Unargued:   "The number is found by counting on from remainder to remainder, not by ruling out others one by one.",
	})
}

// form says what can be edited, and within which bounds.
var form = schema.Form{Fields: []schema.Field{
	{Key: "top", Kind: schema.Number, Label: "Greatest number", Help: "Only numbers from 1 up to this one count.", Min: "1", Max: "1000000"},
	{Key: "rests", Kind: schema.Rows, Label: "Remainders", Item: "remainder", MaxItems: 20, Shapes: []schema.Shape{{
		Sentence: "divided by {divisor} it leaves {rest}",
		Fields: []schema.Field{
			{Key: "divisor", Kind: schema.Number, Label: "divisor", Min: "2", Max: "1000"},
			{Key: "rest", Kind: schema.Number, Label: "remainder", Min: "0", Max: "999"},
		},
		New: []byte(`{"divisor": 2, "rest": 1}`),
	}}},
}}

// validate finds what the form cannot know: one field against another.
func validate(f *Facts) []*schema.FieldError {
	var errs []*schema.FieldError
	for i, r := range f.Rests {
		if r.Rest >= r.Divisor {
			errs = append(errs, schema.Errorf(fmt.Sprintf("rests/%d/rest", i),
				"Dividing by %d leaves at most %d: choose a smaller remainder or a larger divisor.", r.Divisor, r.Divisor-1))
		}
	}
	return errs
}

// restID is the path of a row, and so the ID of the fact that it states.
func restID(i int) puzzle.FactID { return fmt.Sprintf("rests/%d", i) }

// ruleRange is a rule of the kind: it can be named in a reason, but not
// switched off.
const ruleRange = "rule:range"

func sentences(f Facts) []puzzle.Fact {
	facts := []puzzle.Fact{{ID: ruleRange, Rule: true, Text: fmt.Sprintf("The number is whole, and one of 1 to %d.", f.Top)}}
	for i, r := range f.Rests {
		facts = append(facts, puzzle.Fact{ID: restID(i), Text: fmt.Sprintf("Divided by %d it leaves %s.", r.Divisor, nothingOr(r.Rest))})
	}
	return facts
}

func nothingOr(n int) string {
	if n == 0 {
		return "nothing"
	}
	return fmt.Sprint(n)
}

// answerForm is what an answer consists of. The number is asked, and nothing else.
func answerForm(f Facts) schema.Form {
	return schema.Form{Fields: []schema.Field{schema.Whole("number", "the number", 1, f.Top)}}
}

// parity is claimed of a number, and not entered: see derived.
func parity(of string) claim.Claim { return claim.That(of, "parity") }

// claims are the statements worth asking about.
func claims(Facts) []claim.Claim { return []claim.Claim{parity("even"), parity("odd")} }

// says is a claim as a sentence: that the number is even or odd, or which it is.
func says(_ Facts, c claim.Claim) (string, error) {
	value, ok := claim.ValueAt(c, "number")
	if !ok {
		value, ok = claim.ValueAt(c, "parity")
	}
	switch {
	case !ok:
		return "", fmt.Errorf("nothing is known about the claim %q: use %s", c, parity("even"))
	case c.Not && value == "even":
		return "The number is odd.", nil
	case c.Not && value == "odd":
		return "The number is even.", nil
	case c.Not:
		return fmt.Sprintf("The number is not %v.", value), nil
	}
	return fmt.Sprintf("The number is %v.", value), nil
}
