package runners

import (
	"fmt"

	"solvitur/solvers/each"
	"solvitur/solvers/fd"
	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// Guess is an order that somebody guessed. It states nothing: remarks say how
// right it was. A family copied from this one can do without guesses.
type Guess struct {
	Name  string `json:"name"`
	Order string `json:"order"` // the runners' names, with commas
}

// readGuesses reads the guesses, by their names.
func (f Facts) readGuesses() (guessed map[string][]string, errs []*schema.FieldError) {
	guessed = map[string][]string{}
	for i, guess := range f.Guesses {
		order, err := rows.ReadOrder(guess.Order, "guess", "runner", f.Runners)
		if err != nil {
			errs = append(errs, err.Below(fmt.Sprintf("guesses/%d/order", i)))
		}
		guessed[guess.Name] = order
	}
	return guessed, errs
}

// asGuessed is of each runner how the place where he came in compares with that which a remark's
// guess gave.
func (m *model) asGuessed(r Remark, op fd.Op) []fd.Constraint {
	order := m.f.guessed[r.Guess]
	return each.To(len(order), func(i int) fd.Constraint { return fd.Compare{X: m.place(order[i]), Op: op, C: i + 1} })
}

// The fields of guesses and of remarks on them.
var (
	guessShape = schema.Shape{Sentence: "{name}: {order}", Fields: []schema.Field{
		{Key: "name", Kind: schema.Text, Label: "whose guess", MaxLength: 16},
		{Key: "order", Kind: schema.Formula, Label: "order guessed", From: "runners", MaxLength: 240},
	}}
	ofGuess = schema.Field{Key: "guess", Kind: schema.Choice, Label: "guess", From: "guesses/name"}
	ofRight = schema.Whole("number", "how many", 0, 12)
)

// aboutGuesses are the kinds of remark on how right a guess was.
var aboutGuesses = []rows.Kind[Facts, Remark, *model]{
	{
		Name: "right", Label: "how many places a guess had right", Fields: []schema.Field{ofGuess, rows.OfCompare, ofRight},
		Says:  "{guess} had {how} {number} {number|place|places} right",
		Posts: func(m *model, r Remark) { m.HowMany(m.asGuessed(r, fd.EQ), r.How, *r.Number) },
	}, {
		Name: "pairs", Label: "how many pairs of neighbours a guess had right", Fields: []schema.Field{ofGuess, rows.OfCompare, ofRight},
		Says: "{guess} had {how} {number} {number|pair|pairs} of neighbours right",
		Posts: func(m *model, r Remark) {
			order := m.f.guessed[r.Guess]
			behind := func(i int) fd.Constraint { return fd.Rel(m.place(order[i+1]), fd.EQ, m.place(order[i]), 1) }
			m.HowMany(each.To(len(order)-1, behind), r.How, *r.Number)
		},
	}, {
		Name: "far", Label: "nobody came in near the place that a guess gave", Fields: []schema.Field{ofGuess, ofRight}, New: `{"kind": "far", "number": 1}`,
		Says: "nobody came in within {number} {number|place|places} of the place that {guess} gave",
		Posts: func(m *model, r Remark) {
			for i, name := range m.f.guessed[r.Guess] {
				m.Add(fd.Or(fd.Lt(m.place(name), i+1-*r.Number), fd.Gt(m.place(name), i+1+*r.Number)))
			}
		},
	}, {
		Name: "better", Label: "more did better than guessed than did worse", Fields: []schema.Field{ofGuess},
		Says: "more did better than {guess} guessed than did worse",
		Posts: func(m *model, r Remark) {
			better, worse := m.asGuessed(r, fd.LT), m.asGuessed(r, fd.GT)
			for n := range m.n {
				m.Add(fd.Implies(fd.AtLeast(n, worse...), fd.AtLeast(n+1, better...)))
			}
		},
	},
}
