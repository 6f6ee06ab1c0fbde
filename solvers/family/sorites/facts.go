package sorites

import (
	"cmp"
	"embed"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/implication/telling"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what is known.
type Facts struct {
	About    string    `json:"about"` // what premises speak of: "visitor"
	Terms    []Term    `json:"terms"`
	Premises []Premise `json:"premises"`
}

// Term is true of a thing or not, and both are said as clauses.
type Term struct {
	Name string `json:"name"`
	Yes  string `json:"yes,omitempty"` // "" is "it is <name>"
	No   string `json:"no,omitempty"`  // "" is "it is not <name>"
}

// Premise is an implication of two terms, or a formula.
type Premise struct {
	Kind string `json:"kind"`
	// Of kindIf: each is true, or not.
	If   string `json:"if,omitempty"`
	Is   string `json:"is,omitempty"`
	Then string `json:"then,omitempty"`
	So   string `json:"so,omitempty"`
	// Of kindFormula.
	Formula string `json:"formula,omitempty"`
}

const (
	kindIf      = "if"
	kindFormula = "formula"

	holds = "yes"
	fails = "no"

	mostTerms = 12 // 4,096 rows of the truth table
)

// Solution says of every term whether it is true.
type Solution struct {
	Terms map[string]Truth `json:"terms"`
}

// Truth is that of a term.
type Truth struct {
	Is bool `json:"is"`
}

// solution says of every term whether it is true.
func (f *Facts) solution(is func(term int) bool) Solution {
	s := Solution{Terms: map[string]Truth{}}
	for i, t := range f.Terms {
		s.Terms[t.Name] = Truth{is(i)}
	}
	return s
}

// literals are what a solution says, in the order of terms.
func (f *Facts) literals(s Solution) (all []literal) {
	for i, t := range f.Terms {
		all = append(all, literal{Term: i, Is: s.Terms[t.Name].Is})
	}
	return all
}

// model is what the facts are worked with.
type model struct {
	Facts
	telling.Words
	formulas []expression // by premise
}

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *model, Solution]{
		Info: puzzle.Info{
			Name:      "sorites",
			AnyAnswer: true,
			Title:     "What follows from all of it",
			Summary:   "Which conclusion links all the premises, and what can be true of a thing at all?",
			Counters:  fdsearch.Counters,
			Monotone:  true,
		},
		Form:       form,
		Presets:    presets,
		Empty:      `{"about": "thing", "terms": [{"name": "good", "yes": "it is good", "no": "it is not good"}], "premises": []}`,
		Read:       read,
		Facts:      sentences,
		Answer:     answerForm,
		Question:   question,
		Claims:     claims,
		Says:       says,
		Orderings:  orderings,
		Given:      given,
		Ways:       fdsearch.Ways(searched),
		Violations: violations,
		Show:       show,
		Verdict:    verdict,
		Renewal:    &renewal,
		Unargued:   "The chain that links the premises is itself the argument.",
		Findings:   findings,
	})
}

// form says what can be edited.
var form = schema.Form{Fields: []schema.Field{
	{Key: "about", Kind: schema.Text, Label: "What the premises speak of", MaxLength: 40, Help: "One of them, with no article: visitor, dish, animal in the house."},
	{Key: "terms", Kind: schema.Rows, Label: "Terms", Item: "term", MinItems: 1, MaxItems: mostTerms, Help: "What can be true of it or not. Where the clauses are left empty, they are “it is …” and “it is not …”.", Shapes: []schema.Shape{{
		Sentence: "{name}: “{yes}”, or else “{no}”",
		Fields: []schema.Field{
			{Key: "name", Kind: schema.Text, Label: "name of the term", MaxLength: 24, Unique: true},
			{Key: "yes", Kind: schema.Text, Label: "clause that says so", Optional: true, MaxLength: 80},
			{Key: "no", Kind: schema.Text, Label: "clause that says the contrary", Optional: true, MaxLength: 80},
		},
	}}},
	{Key: "premises", Kind: schema.Rows, FactsOnly: true, Label: "Premises", Item: "premise", MaxItems: 40, Shapes: []schema.Shape{
		{Kind: kindIf, Label: "if …, then …", Sentence: "if {if} {is}, then {then} {so}", Fields: []schema.Field{
			{Key: "if", Kind: schema.Choice, Label: "if", From: "terms/name"}, truth("is", "is the first true?"),
			{Key: "then", Kind: schema.Choice, Label: "then", From: "terms/name"}, truth("so", "is the second true?"),
		}},
		{Kind: kindFormula, Label: "a formula", Sentence: "{formula}", Fields: []schema.Field{
			{Key: "formula", Kind: schema.Formula, Label: "formula", From: "terms/name", Words: operators.Words(), MaxLength: 200},
		}},
	}, Help: "In a formula stand the names of terms, not, and, or, -> for “if …, then …”, and <-> for “exactly if”; parentheses as you need them."},
}}

func truth(key, label string) schema.Field {
	return schema.Field{Key: key, Kind: schema.Choice, Label: label, Options: []schema.Option{{Value: holds, Label: "is true"}, {Value: fails, Label: "is not true"}}}
}

// read reads the formulas. A clause that says two things would make premises that
// mean something else than they say.
func read(f *Facts) (*model, []*schema.FieldError) {
	m := &model{Facts: *f}
	m.Words = telling.Words{Names: each.Of(f.Terms, func(t Term) string { return t.Name }), Clause: m.clause, Claim: m.claimed, Fact: premiseID}
	var errs []*schema.FieldError
	said := map[string]literal{}
	for i := range f.Terms {
		for _, l := range []literal{{Term: i, Is: true}, {Term: i}} {
			clause := f.clause(l)
			if other, taken := said[clause]; taken {
				errs = append(errs, schema.Errorf(fmt.Sprintf("terms/%d/%s", i, truths[l.Is]), "“%s” also says that “%s” is %s: write another clause.",
					clause, f.Terms[other.Term].Name, map[bool]string{true: "true", false: "not true"}[other.Is]))
			}
			said[clause] = l
		}
	}
	language := m.language()
	for i, p := range f.Premises {
		if p.Kind == kindIf {
			m.formulas = append(m.formulas, m.implication(m.said(p.If, p.Is), m.said(p.Then, p.So)))
			continue
		}
		expression, err := language.Read(p.Formula)
		if err != nil {
			errs = append(errs, err.Field(premiseID(i)+"/formula"))
		}
		m.formulas = append(m.formulas, expression)
	}
	return m, errs
}

// premiseID is the path of a premise, and so the ID of the fact that it states.
func premiseID(i int) puzzle.FactID { return fmt.Sprintf("premises/%d", i) }

const ruleTruth = "rule:truth"

func sentences(m *model) []puzzle.Fact {
	facts := []puzzle.Fact{{ID: ruleTruth, Rule: true, Text: fmt.Sprintf("Each term is true of %s or not true of it, and not both.", english.A(m.About))}}
	for i := range m.Premises {
		facts = append(facts, puzzle.Fact{ID: premiseID(i), Text: english.Sentence(m.inWords(i))})
	}
	return facts
}

func (f *Facts) term(name string) int {
	return slices.IndexFunc(f.Terms, func(t Term) bool { return t.Name == name })
}

// truths are what a row says of a term that is true, or not.
var truths = map[bool]string{true: holds, false: fails}

// said is the literal of which a row says the term and its truth.
func (f *Facts) said(term, truth string) literal {
	return literal{Term: f.term(term), Is: truth == holds}
}

// clause says a literal within a sentence: "it is a mermaid".
func (f *Facts) clause(l literal) string {
	t := f.Terms[l.Term]
	if l.Is {
		return cmp.Or(strings.TrimSpace(t.Yes), "it is "+t.Name)
	}
	return cmp.Or(strings.TrimSpace(t.No), "it is not "+t.Name)
}

// clauses says what a solution says.
func (f *Facts) clauses(s Solution) string {
	return english.List(each.Of(f.literals(s), f.clause), "and")
}

const (
	inTerms = "terms"
	cellIs  = "is"
)

// answerForm asks of every term whether it is true.
func answerForm(m *model) schema.Form {
	return schema.Form{Fields: []schema.Field{{Key: inTerms, Kind: schema.Table, Label: "What is true of " + english.A(m.About), Names: m.Names,
		Cells: []schema.Field{{Key: cellIs, Kind: schema.Switch, Label: "true?"}}}}}
}

func orderings(m *model) []puzzle.Ordering {
	return []puzzle.Ordering{{Name: "terms", Label: "Order of terms", Items: m.Names}}
}

// claimed is that a literal is true.
func (f *Facts) claimed(l literal) claim.Claim {
	return claim.That(l.Is, inTerms, f.Terms[l.Term].Name, cellIs)
}

// claims are what can be asked: every pair of terms, each true or not.
func claims(m *model) (all []claim.Claim) {
	for a := range m.Terms {
		for b := range a {
			for _, is := range []bool{true, false} {
				all = append(all, m.Implied(literal{Term: b, Is: is}, literal{Term: a, Is: true}), m.Implied(literal{Term: b, Is: is}, literal{Term: a}))
			}
		}
	}
	return all
}

// says is a claim as a sentence.
func says(m *model, c claim.Claim) (string, error) {
	if c.Not && len(c.All) == 2 {
		one, other := m.literal(c.All[0]), m.literal(c.All[1])
		// What is true of something is told before what is not, as people do.
		if other.Is && !one.Is || one.Is == other.Is && other.Term < one.Term {
			one, other = other, one
		}
		if one.Term != other.Term {
			return english.Sentence(m.Follows(one, other.Complement())), nil
		}
	}
	return c.Sentence(func(a claim.Atom, is bool) (string, error) {
		l := m.literal(a)
		if !is {
			l = l.Complement()
		}
		return m.clause(l), nil
	})
}

// literal is what an atom says.
func (f *Facts) literal(a claim.Atom) literal {
	return literal{Term: f.term(a.Path[1]), Is: a.Value == true}
}
