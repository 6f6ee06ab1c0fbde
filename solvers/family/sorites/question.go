package sorites

import (
	"encoding/json"
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/implication/telling"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// The parts of a conclusion: "if" one term is so, "then" another is.
const (
	inConclusion = "conclusion"
	cellTerm     = "term"
	cellTruth    = "truth"
)

// conclusion is an answer to what is asked: that one literal follows from another.
type conclusion struct {
	Conclusion map[string]half `json:"conclusion"` // kindIf and "then"
}

type half struct {
	Term  string `json:"term"`
	Truth string `json:"truth"`
}

// question asks for the conclusion that links all terms, read in either direction.
func question(m *model) *puzzle.Question {
	terms := schema.Field{Key: cellTerm, Kind: schema.Choice, Label: "term", Options: schema.OptionsOf(m.Names)}
	return &puzzle.Question{
		Form: schema.Form{Fields: []schema.Field{{Key: inConclusion, Kind: schema.Table, Label: "The conclusion that links all the terms",
			Names: []string{"if", "then"}, Cells: []schema.Field{terms, truth(cellTruth, "is it true?")}}}},
		Falls: func(answer json.RawMessage, keep func(puzzle.FactID) bool) (string, error) {
			var c conclusion
			if err := json.Unmarshal(answer, &c); err != nil {
				return "", err
			}
			from, to := c.Conclusion["if"], c.Conclusion["then"]
			return m.falls(m.said(from.Term, from.Truth), m.said(to.Term, to.Truth), keep), nil
		},
		Right: m.concluded,
		Only:  m.concludesOnly,
	}
}

// falls says why a conclusion is not the one that is asked for, straight from the truth
// table: it does not follow where a row that the premises leave goes against it.
func (m *model) falls(from, to literal, keep func(puzzle.FactID) bool) string {
	ways := m.allWays(keep)
	against := slices.IndexFunc(ways, func(w telling.Way) bool { return w.Meets(from) && !w.Meets(to) })
	switch {
	case from.Term == to.Term:
		return "Both halves speak of the same term: a conclusion links two."
	case len(ways) == 0:
		return "Nothing at all can be as these premises say: ask yourself whether they contradict each other."
	case against >= 0:
		return fmt.Sprintf("That does not follow. The premises allow %s of which all of this is so: %s.", english.A(m.About), m.clauses(m.solution(ways[against].Is)))
	case m.chain(keep) == nil:
		return "That follows, but is not what is asked for, a conclusion that links all the terms: there is none."
	case m.links(keep).Through([]literal{from}, func(l literal) bool { return l == to }) == nil:
		return "That follows, and is not the whole of it: a conclusion is asked for that links all the terms, from the first “if” to the last “then”."
	}
	return ""
}

// concluded is the conclusion of the chain of all terms, with its premises.
func (m *model) concluded(keep func(puzzle.FactID) bool) (right puzzle.Conclusion, ok bool) {
	chain := m.chain(keep)
	if chain == nil || len(m.allWays(keep)) == 0 {
		return right, false
	}
	said := func(l literal) half { return half{m.Terms[l.Term].Name, truths[l.Is]} }
	answer, err := json.Marshal(conclusion{map[string]half{"if": said(chain.From()), "then": said(chain.To())}})
	return puzzle.Conclusion{Answer: answer, Says: english.Sentence(m.Conclusion(chain)), Facts: m.FactsOf(chain)}, err == nil
}

// concludesOnly says whether nothing else can be concluded from all terms, but the same read backwards.
func (m *model) concludesOnly(keep func(puzzle.FactID) bool) bool {
	g := m.links(keep)
	chain := g.Chain()
	return chain != nil && g.Only(chain)
}
