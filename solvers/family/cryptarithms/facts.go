package cryptarithms

import (
	"embed"
	"fmt"
	"strings"

	"solvitur/solvers/argue"
	"solvitur/solvers/family/cryptarithms/race"
	"solvitur/solvers/family/cryptarithms/speech"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/formula"
	"solvitur/solvers/letters"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are the sums, and what else is known of the letters. The JSON names are the
// keys of the form.
type Facts struct {
	Equations  []Equation  `json:"equations"`
	Conditions []Condition `json:"conditions"`
	Base       int         `json:"base"`
	// Orders are what is compared besides the orders that any sum has; they state
	// nothing.
	Orders []race.Published `json:"orders,omitempty"`
}

// Equation is one row of the sums.
type Equation struct {
	Text string `json:"equation"`
}

// Condition is one row of the conditions. Which members it has depends on the
// kind; see conditions.go.
type Condition struct {
	Kind    string `json:"kind"`
	Letters string `json:"letters,omitempty"`
	Letter  string `json:"letter,omitempty"`
	How     string `json:"how,omitempty"`
	Other   string `json:"other,omitempty"`
	Number  *int   `json:"number,omitempty"`
}

// RowKind is the kind of a condition.
func (c Condition) RowKind() string { return c.Kind }

// Solution is one answer: the digit of every letter.
type Solution = letters.Solution

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *sums, Solution]{
		Info: puzzle.Info{
			Name:    "cryptarithms",
			Title:   "Sums in letters",
			Summary: "Every letter is a digit, and the sums come out right: which digit is which letter?",
			Counters: []puzzle.Counter{
				{Name: "nodes", Title: "digits tried"},
				puzzle.DeadEnds,
				{Name: "tests", Title: "tests made", Of: []string{fdsearch.ByBacktracking, fdsearch.ByGenerating}},
				{Name: "propagations", Title: "rules applied", Of: []string{byColumns, columnsInTurn, byEquation, equationInTurn, byWeight, fdsearch.ByLearning, sideBySide}},
				{Name: "work", Title: "learned", Means: "sets of digits that are known never to go together", Of: []string{fdsearch.ByLearning}},
			},
			// A sum or condition less never loses an answer.
			Monotone: true,
		},
		Form:    form,
		Presets: presets,
		Empty:   `{"base": 10, "equations": [{"equation": "A + B = C"}], "conditions": []}`,
		Read:    read,
		Clashes: func(m *sums, keep func(puzzle.FactID) bool) []*schema.FieldError {
			return conditions.Clashes(m, m.Conditions, keep)
		},
		Facts:      sentences,
		Orderings:  func(m *sums) []puzzle.Ordering { return letters.Ordering(m.Names) },
		Answer:     func(m *sums) schema.Form { return letters.Form(m.Names, m.Base) },
		Derived:    (*sums).Derived,
		Says:       (*sums).Says,
		Given:      given,
		Ways:       ways,
		Renewal:    &renewal,
		Violations: violations,
		Show:       show,
		Argue:      argue.With(argued),
		Verdict:    verdict,
		Findings:   findings,
	})
}

const mostBase, mostLetters = 36, 40 // letters in all sums

var form = schema.Form{Fields: []schema.Field{
	{Key: "equations", Kind: schema.Rows, Label: "Sums", Item: "sum", MinItems: 1, MaxItems: 8,
		Help: "Words and one equals sign: SEND + MORE = MONEY. Signs: + - * and parentheses; figures are everyday numbers, such as 2 in 2 * TWO = FOUR. Small letters and capitals are the same.",
		Shapes: []schema.Shape{{Sentence: "{equation}",
			Fields: []schema.Field{{Key: "equation", Kind: schema.Formula, Label: "equation", MaxLength: 240}},
			New:    []byte(`{"equation": "TWO + TWO = FOUR"}`)}}},
	{Key: conditions.Key, Kind: schema.Rows, FactsOnly: true, Label: "Conditions", Item: "condition", MaxItems: 40, Shapes: rows.Shapes(conditions, holds)},
	{Key: "base", Kind: schema.Number, Label: "Number base", Min: "2", Max: "36", Help: "How many digits there are: 10 in everyday numbers. Above ten they are written A for 10, B for 11 and so on, up to Z for 35."},
	{Key: "orders", Kind: schema.Rows, Label: "Orders to compare", Item: "order", Optional: true, Aside: true, MaxItems: 20,
		Help:   "For “All orders side by side”, which knows those that people think of first. Add your own, and the time that somebody published for it, if there is one.",
		Shapes: []schema.Shape{race.Shape}},
}}

// equationID is the path of a row, and so the ID of the fact that it states.
func equationID(i int) puzzle.FactID { return fmt.Sprintf("equations/%d", i) }

func sentences(m *sums) []puzzle.Fact {
	facts := []puzzle.Fact{letters.RuleOf(len(m.Names), m.Base)}
	for i, e := range m.Equations {
		facts = append(facts, puzzle.Fact{ID: equationID(i), Text: e.Print(nil) + "."})
	}
	return append(facts, conditions.Facts(m, m.Conditions)...)
}

// sums is a puzzle in a form fit for work. It is never changed once made.
type sums struct {
	*speech.Sums
	Conditions []Condition
	Orders     []race.Published
}

// read finds what the form cannot know, and makes the puzzle fit for work. Letters
// are made capitals.
func read(f *Facts) (*sums, []*schema.FieldError) {
	texts := make([]string, len(f.Equations))
	for i := range f.Equations {
		texts[i] = strings.ToUpper(f.Equations[i].Text)
		f.Equations[i].Text = texts[i]
	}
	for i := range f.Conditions {
		c := &f.Conditions[i]
		c.Letters, c.Letter, c.Other = strings.ToUpper(c.Letters), strings.ToUpper(c.Letter), strings.ToUpper(c.Other)
	}
	for i := range f.Orders {
		f.Orders[i].Order = strings.ToUpper(f.Orders[i].Order)
	}
	var errs []*schema.FieldError
	all := speech.ReadAll(texts, f.Base, func(i int, err *formula.Error) { errs = append(errs, err.Field(equationID(i)+"/equation")) })
	if len(errs) > 0 {
		return nil, errs
	}
	if n := len(all.Names); n == 0 || n > mostLetters {
		return nil, []*schema.FieldError{schema.Errorf("equations/0/equation", "There are %d different letters in the sums, and there must be 1 to %d: write words such as SEND.", n, mostLetters)}
	}
	m := &sums{all, f.Conditions, f.Orders}
	return m, append(conditions.Faults(m, m.Conditions), race.Faults("orders", m.Orders, m.Names)...)
}
