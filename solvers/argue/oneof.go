package argue

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// OneOf is the rule that something has exactly one of some: a runner a place, a place a runner.
type OneOf struct {
	Of, Kind string   // what has one, within a sentence, and one of what: "Pat", "place"
	Names    []string // of these, by position among the cells of the rule
	Cells    []int
}

// Name is that of a cell.
func (r OneOf) Name(cell int) string { return r.Names[slices.Index(r.Cells, cell)] }

// Rules are the rules of an argument that exactly one is so, by group, and how it is told what
// they force.
type Rules struct {
	of map[int]OneOf
	// Clause is a cell, or its contrary, within a sentence.
	Clause func(cell int, is bool) string
	// Said says what is left, without a full stop; nil: its clause, and that nothing else is.
	Said func(r OneOf, name string) string
	// Takes says what it is that rules a cell out at once, "" if it is only called ruled out; nil:
	// the clause of the cell that does.
	Takes func(r OneOf, cell, by int) string
	// Taken joins what Takes says; nil: by "and".
	Taken func(takes []string) string
}

// Add adds such a rule to an argument; cell is that of a name, by its position.
func (rules *Rules) Add(to *puzzle.Argument, fact puzzle.FactID, text string, r OneOf, cell func(i int) int) {
	for i := range r.Names {
		r.Cells = append(r.Cells, cell(i))
	}
	if rules.of == nil {
		rules.of = map[int]OneOf{}
	}
	rules.of[len(to.Groups)] = r
	to.Groups = append(to.Groups, puzzle.ExactlyOne(fact, text, r.Cells...))
}

// Tell says what a single one of the rules forces, and what such a step is called; "" of all else.
func (rules *Rules) Tell(s puzzle.Inference) (text, name string) {
	if len(s.Groups) != 1 {
		return "", ""
	}
	r, is := rules.of[s.Groups[0]]
	switch {
	case !is:
		return "", ""
	case len(s.Concludes) == 0 && len(s.From) < len(r.Cells): // two are so
		return "", ""
	case len(s.Concludes) == 0:
		return fmt.Sprintf("But then no %s is left for %s.", r.Kind, r.Of), ""
	case len(s.Concludes) > 1 || !s.Concludes[0].Is:
		return "", ""
	}
	var taken, out []string
	for _, p := range s.From {
		takes := ""
		switch {
		case p.By < 0:
		case rules.Takes == nil:
			takes = rules.Clause(p.By, true)
		default:
			takes = rules.Takes(r, p.Cell, p.By)
		}
		if takes != "" {
			taken = append(taken, takes)
		} else {
			out = append(out, r.Name(p.Cell))
		}
	}
	so := s.Concludes[0].Cell
	said := fmt.Sprintf("%s, the only %s left for %s", english.Capital(rules.Clause(so, true)), r.Kind, r.Of)
	if rules.Said != nil {
		said = rules.Said(r, r.Name(so))
	}
	why := english.List(taken, "and")
	if rules.Taken != nil && len(taken) > 0 {
		why = rules.Taken(taken)
	}
	return Left(said, why, out)
}
