package meant

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/kinship"
)

// How many of the first of two phrases are also of the second.
const (
	All  = "all"
	Some = "some"
	None = "none"
)

// Two are the people of the first of two phrases, and those of them who are of the second as well.
type Two struct{ First, Both []string }

// Two is for two phrases that hold; false where there are not so many.
func (w *World) Two() (two Two, ok bool) {
	if len(w.In) != 2 {
		return two, false
	}
	parts := w.Parts(w.In[0])
	return Two{kinship.Listed(parts), kinship.Listed(kinship.Meet(parts, w.Parts(w.In[1])))}, true
}

// Are says how many of the first are both.
func (t Two) Are() string { return share(len(t.Both), len(t.First)) }

// share says how many of some people, one at least, so many are.
func share(both, first int) string {
	switch both {
	case 0:
		return None
	case first:
		return All
	}
	return Some
}

// Falls says what is wrong with what somebody says of them: how many are both, and perhaps the number;
// "" where it is right.
func (t Two) Falls(are string, both *int) string {
	switch right := t.Are(); {
	case are == All && right != All:
		i := slices.IndexFunc(t.First, func(line string) bool { return !slices.Contains(t.Both, line) })
		return fmt.Sprintf("%s is one of the first, and none of the second.", english.Capital(kinship.Mine(t.First[i])))
	case are == None && right != None:
		return fmt.Sprintf("%s is both.", english.Capital(kinship.Mine(t.Both[0])))
	case are == Some && right == All:
		return "Try to name one of the first who is none of the second."
	case are == Some && right == None:
		return "Try to name one who is both."
	case both != nil && *both != len(t.Both):
		return "The first is right, and the number is not: go through those of the first, line by line, and see who is one of the second."
	}
	return ""
}
