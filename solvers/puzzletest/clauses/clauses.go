// Package clauses is a family for tests: which variables are true, if at least
// one literal of every clause is? It is small enough to enumerate, and its
// facts can be made to contradict, imply or repeat each other at will. It is
// on no site.
//
// Its strategies find the same by enumeration and differ in what they say about
// a contradiction: "plain" nothing, "cores" a set of clauses that is enough,
// "liar" a set that may not be, "counts" gives numbers without solutions.
package clauses

import (
	"embed"
	"fmt"
	"strconv"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Facts are clauses over variables 1 to Variables.
type Facts struct {
	Variables int      `json:"variables"`
	Clauses   []Clause `json:"clauses"`
}

// Clause says that one of some literals is true: "1 -2" is "1 or not 2". A rule
// cannot be switched off.
type Clause struct {
	Literals string `json:"literals"`
	Rule     bool   `json:"rule,omitempty"`
}

// True claims that a variable is true.
func True(v int) claim.Claim { return claim.That(true, "variable", strconv.Itoa(v)) }

// Solution gives the values of the variables, as a string of 0 and 1.
type Solution struct {
	Values string `json:"values"`
}

// New makes the family; monotone is what it says of itself.
func New(monotone bool) puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, Facts, Solution]{
		Info: puzzle.Info{
			Name: "clauses", Title: "Clauses", Summary: "Which variables are true?",
			Counters: []puzzle.Counter{{Name: "nodes", Title: "assignments"}},
			Monotone: monotone,
		},
		Reason: func(_ Facts, c claim.Claim, _ func(puzzle.FactID) bool) []view.View {
			return []view.View{{Name: "why", Title: "Why", Number: &view.Number{Digits: c.String()}}}
		},
		Form: schema.Form{Fields: []schema.Field{
			{Key: "variables", Kind: schema.Number, Label: "Variables", Min: "1", Max: "16"},
			{Key: "clauses", Kind: schema.Rows, Label: "Clauses", Item: "clause", Shapes: []schema.Shape{{
				Sentence: "{literals} is true",
				Fields: []schema.Field{
					{Key: "literals", Kind: schema.Text, Label: "literals", Optional: true},
					{Key: "rule", Kind: schema.Switch, Label: "is a rule", Optional: true},
				},
			}}},
		}},
		Presets: embed.FS{},
		Empty:   `{"variables": 1, "clauses": []}`,
		Read:    puzzle.Plain(validate),
		Facts:   sentences,
		Orderings: func(f Facts) []puzzle.Ordering {
			o := puzzle.Ordering{Name: "variables", Label: "Variables"}
			for v := range f.Variables {
				o.Items = append(o.Items, strconv.Itoa(v+1))
			}
			return []puzzle.Ordering{o}
		},
		Answer: func(f Facts) schema.Form {
			return schema.Form{Fields: []schema.Field{{Key: "values", Kind: schema.Text, Label: "Values", MaxLength: f.Variables}}}
		},
		Derived: derived,
		Claims: func(f Facts) (claims []claim.Claim) {
			for v := 1; v <= f.Variables; v++ {
				claims = append(claims, True(v))
			}
			return claims
		},
		Says: func(f Facts, c claim.Claim) (string, error) {
			for _, atom := range c.All {
				if len(atom.Path) != 2 || atom.Path[0] != "variable" || atom.Rel != claim.Is {
					return "", fmt.Errorf("%q is no literal", c)
				}
			}
			if len(c.All) > 1 {
				return fmt.Sprintf("It is so: %s.", c), nil
			}
			return fmt.Sprintf("Variable %s is %v.", c.All[0].Path[1], c.All[0].Value != c.Not), nil
		},
		Given: func(f Facts, _ func(puzzle.FactID) bool) []view.View {
			return []view.View{{Name: "given", Number: &view.Number{Label: "variables", Digits: strconv.Itoa(f.Variables)}}}
		},
		Ways: ways,
		Violations: func(f Facts, s Solution, _ func(puzzle.FactID) bool) (broken []puzzle.FactID, _ error) {
			for i := range f.Clauses {
				if !f.satisfied(i, s) {
					broken = append(broken, f.id(i))
				}
			}
			return broken, nil
		},
		Show: func(_ Facts, s Solution, _ func(puzzle.FactID) bool) []view.View {
			return []view.View{{Name: "values", Number: &view.Number{Label: "values", Digits: s.Values}}}
		},
		Verdict: func(_ Facts, r puzzle.Result[Solution]) string { return string(r.Verdict) + "." },
	})
}

func derived(f Facts, s Solution, path []string) (any, error) {
	v, err := strconv.Atoi(path[len(path)-1])
	if len(path) != 2 || path[0] != "variable" || err != nil || v < 1 || v > f.Variables {
		return nil, fmt.Errorf("%q is no variable", path)
	}
	return s.satisfies(v), nil
}

func validate(f *Facts) (errs []*schema.FieldError) {
	for i, clause := range f.Clauses {
		for _, word := range strings.Fields(clause.Literals) {
			if n, err := strconv.Atoi(word); err != nil || n == 0 || max(n, -n) > f.Variables {
				errs = append(errs, schema.Errorf(fmt.Sprintf("clauses/%d/literals", i), "%q is no literal: use 1 to %d, or -1 to -%d", word, f.Variables, f.Variables))
			}
		}
	}
	return errs
}

func sentences(f Facts) (facts []puzzle.Fact) {
	for i, clause := range f.Clauses {
		facts = append(facts, puzzle.Fact{ID: f.id(i), Text: fmt.Sprintf("One of %s is true.", clause.Literals), Rule: clause.Rule})
	}
	return facts
}

func (f Facts) id(i int) puzzle.FactID {
	if f.Clauses[i].Rule {
		return fmt.Sprintf("rule:%d", i)
	}
	return fmt.Sprintf("clauses/%d", i)
}

func (f Facts) satisfied(i int, s Solution) bool {
	for _, word := range strings.Fields(f.Clauses[i].Literals) {
		if literal, err := strconv.Atoi(word); err == nil && s.satisfies(literal) {
			return true
		}
	}
	return false
}

func (s Solution) satisfies(literal int) bool {
	return (s.Values[max(literal, -literal)-1] == '1') == (literal > 0)
}

// ways differ in what they do once all assignments have been tried.
var ways = []puzzle.Way[Facts, Solution]{
	{Strategy: puzzle.Strategy{Name: "plain"}, Run: solve},
	{Strategy: puzzle.Strategy{Name: "cores"}, Run: solve},
	{Strategy: puzzle.Strategy{Name: "liar"}, Run: solve},
	{Strategy: puzzle.Strategy{Name: "counts"}, Run: solve},
}

func solve(s *puzzle.Search[Solution], f Facts) error {
	var core []puzzle.FactID
	used := map[puzzle.FactID]bool{}
	found := 0
	for n := range 1 << f.Variables {
		s.Stats.Nodes++
		if err := s.Check(); err != nil {
			return err
		}
		solution := Solution{Values: fmt.Sprintf("%0*b", f.Variables, n)}
		broken, err := f.firstBroken(s, solution)
		if err != nil {
			return err
		}
		if err := s.Step(func() view.Frame { return view.Frame{Caption: "Try " + solution.Values + "."} }); err != nil {
			return err
		}
		switch {
		case broken != "":
			if !used[broken] && !strings.HasPrefix(broken, "rule:") {
				core = append(core, broken)
			}
			used[broken] = true
		case s.Strategy == "counts" && s.Deny == "":
			found++
		default:
			if err := s.Found(solution); err != nil {
				return err
			}
		}
	}
	switch s.Strategy {
	case "counts":
		if s.Deny == "" {
			s.Counted(found, true)
		}
	case "cores":
		s.Refuted(core)
	case "liar":
		s.Refuted(core[:len(core)/2])
	}
	return nil
}

// firstBroken is the first clause or assumption that an assignment breaks; "" if
// there is none.
func (f Facts) firstBroken(s *puzzle.Search[Solution], solution Solution) (puzzle.FactID, error) {
	for i := range f.Clauses {
		s.Stats.Tests++
		if (f.Clauses[i].Rule || s.Kept(f.id(i))) && !f.satisfied(i, solution) {
			return f.id(i), nil
		}
	}
	for _, a := range s.Assumed() {
		holds, err := a.Holds(func(path []string) (any, error) {
			if path[0] == "values" {
				return solution.Values, nil
			}
			return derived(f, solution, path)
		})
		if err != nil || !holds {
			return a.Fact, err
		}
	}
	return "", nil
}
