package pedigree

import (
	"embed"
	"fmt"
	"slices"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/kinship"
	"solvitur/solvers/kinship/descent"
	"solvitur/solvers/kinship/meant"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

//go:embed presets/*.json
var presets embed.FS

// Facts are what is known.
type Facts struct {
	Phrases []Phrase   `json:"phrases"`
	Same    []Identity `json:"same"`
}

// Phrase says that the ancestor is one of these, or none of them.
type Phrase struct {
	Is   string `json:"is"`
	Text string `json:"text"`
}

// Identity says that two lines lead to one person, since relatives married.
type Identity struct {
	One   string `json:"one"`
	Other string `json:"other"`
}

const (
	isOne  = "one"
	isNone = "none"

	mostPhrases  = 6
	mostIdentity = 12
)

// Solution is an ancestor, by a line of descent.
type Solution struct {
	Line descent.Line `json:"line"`
}

// model is what the facts are worked with.
type model struct {
	Facts
	*meant.Told

	// For the checker.
	patterns [][]rune    // of the phrases, as they are written
	same     [][2]string // lines
}

// New is the family.
func New() puzzle.Family {
	return puzzle.Define(puzzle.Definition[Facts, *model, Solution]{
		Info: puzzle.Info{
			Name:    "pedigree",
			Title:   "Ancestors in other words",
			Summary: "Who is meant by two chains of words for relatives, and by only one of them?",
			Counters: []puzzle.Counter{
				{Name: "nodes", Title: "ancestors listed", Of: []string{"patterns", "words", "everybody"}},
				{Name: "tests", Title: "comparisons", Means: "of letters, of people, or of a line with a phrase: whatever the way compares"},
			},
		},
		Form:       form,
		Presets:    presets,
		Empty:      `{"phrases": [{"is": "one", "text": "grandfathers"}], "same": []}`,
		Read:       read,
		Clashes:    clashes,
		Facts:      sentences,
		Answer:     answerForm,
		Question:   question,
		Enter:      enter,
		Says:       says,
		Reason:     reason,
		Given:      given,
		Ways:       ways,
		Violations: violations,
		Renewal:    &renewal,
		Show:       show,
		Verdict:    verdict,
		Unargued:   "What words for relatives say is compared as a whole, line of descent by line of descent: there is nothing to be ruled out one by one.",
		Findings:   findings,
	})
}

// form says what can be edited.
var form = schema.Form{Fields: []schema.Field{
	{Key: "phrases", Kind: schema.Rows, Label: "Who is meant", Item: "phrase", MinItems: 1, MaxItems: mostPhrases, Help: "The ancestor is whoever fits all that is said here, and is looked for. What is said are chains of words for ancestors: mother’s fathers, grandparents’ great-grandmothers, paternal grandmother.", Shapes: []schema.Shape{{
		Sentence: "The ancestor is {is} my {text}.",
		Fields: []schema.Field{
			{Key: "is", Kind: schema.Choice, Label: "one of them or none", Options: schema.Labelled(isOne, "one of", isNone, "none of")},
			{Key: "text", Kind: schema.Formula, Label: "relatives", Words: kinship.Offered, MaxLength: 120},
		},
		New: []byte(`{"is": "one", "text": "grandparents"}`),
	}}},
	{Key: "same", Kind: schema.Rows, FactsOnly: true, Label: "Relatives who married", Item: "identity", MaxItems: mostIdentity, Help: "Where relatives married, two lines of descent lead to the same person. All others are different people.", Shapes: []schema.Shape{{
		Sentence: "My {one} is also my {other}.",
		Fields: []schema.Field{
			{Key: "one", Kind: schema.Formula, Label: "one line", Words: kinship.Offered, MaxLength: 120},
			{Key: "other", Kind: schema.Formula, Label: "the other line", Words: kinship.Offered, MaxLength: 120},
		},
		New: []byte(`{"one": "father’s mother", "other": "mother’s mother"}`),
	}}},
}}

func phraseID(i int) puzzle.FactID { return fmt.Sprintf("phrases/%d", i) }
func sameID(i int) puzzle.FactID   { return fmt.Sprintf("same/%d", i) }

const (
	ruleTree = "rule:tree"
	ruleName = "rule:name"
	ruleBack = "rule:back"
)

// read reads the phrases, and finds identities that cannot be: somebody would be
// his own ancestor, or a man and a woman.
func read(f *Facts) (*model, []*schema.FieldError) {
	m := &model{Facts: *f, Told: &meant.Told{Phrase: phraseID, Identity: sameID, Back: ruleBack, Key: "line"}}
	var errs []*schema.FieldError
	words := func(path, text string) kinship.Phrase {
		p, err := kinship.Read(text)
		if err != nil {
			errs = append(errs, err.Field(path))
		}
		return p
	}
	for i, p := range f.Phrases {
		phrase := words(phraseID(i)+"/text", p.Text)
		m.Words, m.Not = append(m.Words, phrase), append(m.Not, p.Is == isNone)
		m.patterns = append(m.patterns, []rune(phrase.Pattern.String()))
	}
	for i, s := range f.Same {
		line := func(key, text string) string {
			p := words(sameID(i)+key, text)
			line, definite := p.Pattern.Line()
			if !definite && len(p.Pattern) > 0 {
				errs = append(errs, schema.Errorf(sameID(i)+key, "“%s” can be several people: name one, step by step, such as father’s mother.", p))
			}
			return line
		}
		pair := [2]string{line("/one", s.One), line("/other", s.Other)}
		if pair[0] == pair[1] && pair[0] != "" {
			errs = append(errs, schema.Errorf(sameID(i)+"/other", "This is the same line twice: name another line that leads there."))
		}
		m.same = append(m.same, pair)
	}
	m.Pairs = m.same
	return m, errs
}

// clashes is the first identity that cannot be, with those before it.
func clashes(m *model, keep func(puzzle.FactID) bool) []*schema.FieldError {
	p := kinship.NewPeople()
	for i, pair := range m.Pairs {
		if keep(sameID(i)) {
			if fault := p.Identify(pair[0], pair[1]); fault != "" {
				return []*schema.FieldError{schema.Errorf(sameID(i)+"/other", "%s: name another person, or delete this.", english.Capital(fault))}
			}
		}
	}
	return nil
}

func sentences(m *model) []puzzle.Fact {
	const rule = "Everybody has one father and one mother, and no relatives married each other"
	facts := []puzzle.Fact{{ID: ruleTree, Rule: true, Text: rule + "."}}
	if len(m.Pairs) > 0 {
		facts[0].Text = rule + ", except as told here."
		facts = append(facts, puzzle.Fact{ID: ruleName, Rule: true, Chooses: true, Text: "Each ancestor counts once, and goes by the shortest line that leads there; of lines as short, by the one in which a father comes first."})
	}
	if m.Answer().Ends || slices.Contains(m.Not, true) {
		facts = append(facts, puzzle.Fact{ID: ruleBack, Rule: true, Text: fmt.Sprintf("A line of %s leads to the ancestor, as the phrases say.", m.Generations())})
	}
	for i := range m.Words {
		facts = append(facts, puzzle.Fact{ID: phraseID(i), Text: fmt.Sprintf("The ancestor is %s.", m.Being(i))})
	}
	for i, pair := range m.Pairs {
		facts = append(facts, puzzle.Fact{ID: sameID(i), Text: fmt.Sprintf("%s is also %s.", english.Capital(kinship.Mine(pair[0])), kinship.Mine(pair[1]))})
	}
	return facts
}

// answerForm asks for the line to the ancestor.
func answerForm(m *model) schema.Form {
	return schema.Form{Fields: []schema.Field{m.Answer().Field("The line that leads to the ancestor", "The ancestor is whoever fits all that is said: enter the way there, from me back, father or mother.")}}
}

// enter refuses lines that end and go on.
func enter(m *model, s *Solution) []*schema.FieldError { return m.Answer().Refused(s.Line) }

// says is a claim as a sentence.
func says(m *model, c claim.Claim) (string, error) {
	line, ok := m.Answer().Claimed(c)
	if !ok {
		return m.Answer().Says(c)
	}
	return "The ancestor is " + map[bool]string{true: "not "}[c.Not] + kinship.Mine(line) + ".", nil
}
