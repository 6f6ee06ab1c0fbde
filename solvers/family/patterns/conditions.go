package patterns

import (
	"fmt"

	"solvitur/solvers/rows"
	"solvitur/solvers/schema"
)

// What a condition's How may be beside what package rows has.
const none, some = "none", "some"

// filter is what the conditions that are switched on leave of the types.
type filter struct {
	distinct bool // no two rows are equal
	apart    bool // no row equals the column of its own number
	best     bool // only the largest total counts
	tests    []func(*arrangement) bool
}

// allows says whether a type meets the other conditions.
func (f *filter) allows(a *arrangement) bool {
	for _, test := range f.tests {
		if !test(a) {
			return false
		}
	}
	return true
}

// conditions are the kinds of condition; check.go says when an answer meets them.
var conditions = rows.List[Facts, Condition, *filter]{Key: "conditions", Kinds: []rows.Kind[Facts, Condition, *filter]{
	{
		Name: "distinct", Label: "no two rows are equal",
		Says:  "no two rows are equal",
		Posts: func(f *filter, _ Condition) { f.distinct = true },
	}, {
		Name: "own", Label: "no row is matched with its own column",
		Says:  "no row is matched with the column of the same number",
		Posts: func(f *filter, _ Condition) { f.apart = true },
	}, {
		Name: "cycle", Label: "how soon one is back",
		Says: "{how} row leads back to itself after exactly {length} {length|step|steps}, going from row to column",
		Fields: []schema.Field{
			rows.How("how many", none, "no", some, "some"),
			{Key: "length", Kind: schema.Number, Label: "steps", Min: "1", Max: "60"},
		},
		New: `{"kind": "cycle", "how": "none", "length": 2}`,
		Wrong: func(f Facts, c Condition) *schema.FieldError {
			if c.Length > f.N {
				return schema.Errorf("length", "With %d rows one is back after %d steps at most: choose a smaller number.", f.N, f.N).
					Or(fmt.Sprintf("Choose %d", f.N), schema.Edit{Op: "set", Path: "length", Value: f.N})
			}
			return nil
		},
		Posts: func(f *filter, c Condition) {
			f.tests = append(f.tests, func(a *arrangement) bool { return (a.cycles[c.Length] > 0) == (c.How == some) })
		},
	}, {
		Name: "total", Label: "bounds of the total",
		Says: "the total is {how} {number}",
		Fields: []schema.Field{
			rows.How("comparison", rows.AtLeast, "at least", rows.AtMost, "at most", rows.Exactly, "exactly"),
			{Key: "number", Kind: schema.Number, Label: "total", Min: "0", Max: "9999999"},
		},
		New: `{"kind": "total", "how": "<=", "number": 500}`,
		Posts: func(f *filter, c Condition) {
			f.tests = append(f.tests, func(a *arrangement) bool { return rows.Within(a.total, c.How, c.Number) })
		},
	}, {
		Name: "best", Label: "no larger total is possible",
		Says:  "no board that meets the other conditions has a larger total",
		Posts: func(f *filter, _ Condition) { f.best = true },
	},
}}
