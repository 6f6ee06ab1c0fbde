// Package descent has lines of descent (package kinship) as answers: it asks through whom a line
// leads, generation by generation, and says what can be claimed of that.
package descent

import (
	"fmt"

	"solvitur/solvers/claim"
	"solvitur/solvers/kinship"
	"solvitur/solvers/schema"
)

// Line is a line of descent, by generations: of each who it leads through, by its name.
type Line map[string]Step

// Step is to a father or a mother, or nobody where the line has ended.
type Step struct {
	Who string `json:"who"`
}

// Nobody is whom a line leads through when it has ended.
const Nobody = "nobody"

const cellWho = "who"

// Generation names a step of a line, from 1.
func Generation(i int) string { return fmt.Sprintf("generation %d", i) }

// Letters are those of a line, from me back.
func (l Line) Letters() (line string) {
	for i := range len(l) {
		switch l[Generation(i+1)].Who {
		case "father":
			line += "F"
		case "mother":
			line += "M"
		}
	}
	return line
}

// At is the step of a line, counted from 0.
func At(line string, i int) string {
	if i >= len(line) {
		return Nobody
	}
	return kinship.Only(line[i]).Word()
}

// Answer is an answer in which a line of at most so many generations stands at a key.
type Answer struct {
	Key     string
	Longest int
	Ends    bool // it may end before
}

// Field asks for the line, step by step.
func (a Answer) Field(label, help string) schema.Field {
	options := schema.Labelled("father", "father", "mother", "mother")
	if a.Ends {
		options = append(options, schema.Option{Value: Nobody, Label: Nobody + ": the line has ended"})
	}
	var names []string
	for i := range a.Longest {
		names = append(names, Generation(i+1))
	}
	return schema.Field{Key: a.Key, Kind: schema.Table, Label: label, Help: help, Names: names,
		Cells: []schema.Field{{Key: cellWho, Kind: schema.Choice, Label: "through the", Options: options}}}
}

// Refused are the faults of lines that end and go on.
func (a Answer) Refused(l Line) (errs []*schema.FieldError) {
	ended := false
	for i := range a.Longest {
		switch who := l[Generation(i+1)].Who; {
		case who == Nobody && i == 0:
			errs = append(errs, schema.Errorf(schema.Pointer(a.Key, Generation(1), cellWho), "An ancestor is one generation back at least: choose father or mother."))
		case who != Nobody && ended:
			errs = append(errs, schema.Errorf(schema.Pointer(a.Key, Generation(i+1), cellWho), "The line has ended before: choose nobody here, or somebody there."))
			return errs
		}
		ended = l[Generation(i+1)].Who == Nobody
	}
	return errs
}

// Of is a line by generations.
func (a Answer) Of(line string) Line {
	l := Line{}
	for i := range a.Longest {
		l[Generation(i+1)] = Step{At(line, i)}
	}
	return l
}

// Through claims of one generation, counted from 0, who the line leads through.
func (a Answer) Through(i int, who string) claim.Claim {
	return claim.That(who, a.Key, Generation(i+1), cellWho)
}

// Is claims that it is this line.
func (a Answer) Is(line string) claim.Claim {
	var c claim.Claim
	for i := range a.Longest {
		c = c.And(a.Through(i, At(line, i)))
	}
	return c
}

// Claimed is the line of a claim that it is one, or of its contrary.
func (a Answer) Claimed(c claim.Claim) (line string, ok bool) {
	l := Line{}
	for _, atom := range c.All {
		who, _ := atom.Value.(string)
		l[atom.Path[1]] = Step{who}
	}
	line = l.Letters()
	is := a.Is(line)
	is.Not = c.Not
	return line, line != "" && c.String() == is.String()
}

// Says says a claim of single generations as a sentence.
func (a Answer) Says(c claim.Claim) (string, error) {
	return c.Sentence(func(atom claim.Atom, is bool) (string, error) {
		who, ok := atom.Value.(string)
		if !ok || atom.Rel != claim.Is || atom.Path[0] != a.Key {
			return "", fmt.Errorf("nothing is known about the claim %q: use %s", atom, a.Through(0, "father"))
		}
		does := map[bool]string{true: "leads through", false: "does not lead through"}[is]
		if who == Nobody {
			return fmt.Sprintf("the line %s before %s", map[bool]string{true: "has ended", false: "has not ended"}[is], atom.Path[1]), nil
		}
		return fmt.Sprintf("the line %s a %s in %s", does, who, atom.Path[1]), nil
	})
}
