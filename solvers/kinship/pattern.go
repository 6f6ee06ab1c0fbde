package kinship

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
)

// The letters of a line of descent.
const (
	Father = 'F'
	Mother = 'M'
)

// Letters are the letters, in the order of lines.
var Letters = []byte{Father, Mother}

// MostSteps is how many generations back a phrase may lead: 4,096 lines in the last.
const MostSteps = 12

// Parents is a set of letters: what a place of a pattern allows.
type Parents uint8

// The sets of letters; 0 is that of none.
const (
	Fathers Parents = 1 << iota
	Mothers
	Either = Fathers | Mothers
)

// Only is the set of one letter.
func Only(letter byte) Parents {
	if letter == Father {
		return Fathers
	}
	return Mothers
}

// Has says whether a letter is allowed.
func (p Parents) Has(letter byte) bool { return p&Only(letter) != 0 }

// String is "F", "M", "·" for either, and "–" for none.
func (p Parents) String() string { return [...]string{"–", "F", "M", "·"}[p] }

// Word is "father" or "mother", of a set of one.
func (p Parents) Word() string { return [...]string{"", "father", "mother", "parent"}[p] }

// Pattern is a set of lines of one length: all that have, at each place, one of the
// letters allowed.
type Pattern []Parents

// Line is the only line of a pattern, if it has only one.
func (p Pattern) Line() (line string, only bool) {
	var b strings.Builder
	for _, place := range p {
		if place != Fathers && place != Mothers {
			return "", false
		}
		b.WriteByte(Letters[place-1])
	}
	return b.String(), len(p) > 0
}

// Lines is how many lines fit.
func (p Pattern) Lines() int {
	n := 1
	for _, place := range p {
		n *= [...]int{0, 1, 1, 2}[place]
	}
	return n
}

// Fits says whether a line is one of them.
func (p Pattern) Fits(line string) bool {
	if len(line) != len(p) {
		return false
	}
	for i, place := range p {
		if !place.Has(line[i]) {
			return false
		}
	}
	return true
}

// Misfit says as a clause why a line is none of them, "" of one of them.
func (p Pattern) Misfit(line string) string {
	if len(line) != len(p) {
		return fmt.Sprintf("the line is %s long, and theirs are %d", english.Count(len(line), "generation", "generations"), len(p))
	}
	for i, place := range p {
		if !place.Has(line[i]) {
			return fmt.Sprintf("in generation %d the line leads through a %s, and theirs through a %s", i+1, Only(line[i]).Word(), place.Word())
		}
	}
	return ""
}

// All are the lines that fit, in their order.
func (p Pattern) All() []string { return p.Leading()[len(p)] }

// Leading are the lines that fit the first places of a pattern, by how many: none, one, ... all.
func (p Pattern) Leading() [][]string {
	lines := [][]string{{""}}
	for i, place := range p {
		var longer []string
		for _, line := range lines[i] {
			for _, letter := range Letters {
				if place.Has(letter) {
					longer = append(longer, line+string(letter))
				}
			}
		}
		lines = append(lines, longer)
	}
	return lines
}

// String writes a pattern place by place: "·F··F".
func (p Pattern) String() string {
	var b strings.Builder
	for _, place := range p {
		b.WriteString(place.String())
	}
	return b.String()
}

// Mine is the person at the end of a line, in words: "my father’s mother"; "me" for none.
func Mine(line string) string {
	if line == "" {
		return "me"
	}
	return "my " + Steps(line)
}

// Steps is a line in words, step by step: "father’s mother".
func Steps(line string) string {
	steps := make([]string, len(line))
	for i := range steps {
		steps[i] = Only(line[i]).Word()
	}
	return strings.Join(steps, "’s ")
}
