package pedigree

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/claim"
	"solvitur/solvers/english"
	"solvitur/solvers/kinship"
	"solvitur/solvers/kinship/descent"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// reason says why a claim is true of everybody who fits, or why nobody does.
func reason(m *model, c claim.Claim, keep func(puzzle.FactID) bool) []view.View {
	a := &argument{world: m.world(keep)}
	for _, i := range a.same {
		a.Say([]string{sameID(i)}, "%s is also %s: lines that go on from there lead to the same ancestors.", english.Capital(kinship.Mine(m.same[i][0])), kinship.Mine(m.same[i][1]))
	}
	line, named := m.answer.Claimed(c)
	switch {
	case len(c.All) == 0:
		a.nobody()
	case named && c.Not:
		a.notHim(line)
	case len(c.All) == 1 && !c.Not && a.asked(c.All[0]):
	default:
		a.everyone(c)
	}
	return []view.View{{Name: "why", Title: "Why it is so", Steps: &a.Steps}}
}

// argument is what is said for a claim.
type argument struct {
	*world
	view.Steps
}

// notHim says what is wrong with an ancestor.
func (a *argument) notHim(line string) {
	who := english.Capital(kinship.Mine(line))
	if named := a.people.Named(line); named != line {
		a.Say(factIDs(a.same, sameID), "%s is the same person as %s, and goes by that line.", who, kinship.Mine(named))
		line = named
	}
	others := a.people.Lines(line, a.longest())
	if !a.isMeant(line) {
		a.Say([]string{ruleBack}, "%s is not as many generations back as a phrase says.", who)
	}
	for _, i := range slices.Concat(a.one, a.none) {
		switch in := a.isOne(line, i); {
		case in && a.Phrases[i].Is == isNone:
			a.Say([]string{phraseID(i)}, "%s is one of my %s, and those are ruled out.", who, a.phrases[i])
		case in || a.Phrases[i].Is == isNone:
		case len(others) > 1:
			a.Say([]string{phraseID(i)}, "%s is none of my %s: of the lines that lead there, %s, none has the pattern %s.", who, a.phrases[i], english.List(others, "and"), a.phrases[i].Pattern)
		default:
			a.Say([]string{phraseID(i)}, "%s is none of my %s: %s.", who, a.phrases[i], a.phrases[i].Pattern.Misfit(line))
		}
	}
}

// asked says which phrase asks for a step of the line, if one does by itself.
func (a *argument) asked(atom claim.Atom) bool {
	who, _ := atom.Value.(string)
	for _, i := range a.one {
		p := a.phrases[i].Pattern
		for k, place := range p {
			if atom.Path[1] == descent.Generation(k+1) && len(a.same) == 0 && place != kinship.Either && place.Word() == who {
				a.Say([]string{phraseID(i)}, "My %s are those on lines of the pattern %s: in generation %d that is a %s.", a.phrases[i], p, k+1, who)
				return true
			}
		}
	}
	return false
}

// nobody says why no ancestor fits.
func (a *argument) nobody() {
	parts := a.anybody()
	for n, i := range a.one {
		left := kinship.Meet(parts, a.parts(i))
		if len(left) == 0 {
			a.apart(a.one[:n+1])
			return
		}
		parts = left
	}
	if left := a.names(kinship.Listed(parts)); len(a.one) > 0 {
		a.Say(nil, "All that the other phrases leave are ruled out: %s.", left)
	} else {
		a.Say([]string{ruleBack}, "Of all who are %s back, as the phrases say, everybody is ruled out: %s.", a.back(), left)
	}
	for _, i := range a.none {
		a.Say([]string{phraseID(i)}, "None of my %s is meant.", a.phrases[i])
	}
}

// apart says whom some phrases name, and why they have nobody in common.
func (a *argument) apart(phrases []int) {
	for _, i := range phrases {
		p := a.phrases[i]
		a.Say([]string{phraseID(i)}, "My %s: %s, on lines of the pattern %s.", p, english.InWords(kinship.Count(a.parts(i)), "person", "people"), p.Pattern)
	}
	if len(a.same) > 0 {
		a.Say(nil, "No line of one pattern leads to a person whom lines of all the others lead to.")
		return
	}
	left := slices.Clone(a.phrases[phrases[0]].Pattern) // of the letters in each generation
	for _, i := range phrases[1:] {
		p := a.phrases[i].Pattern
		if len(p) != len(left) {
			a.Say(nil, "Lines of %d and of %d generations lead to different people, since no relatives married.", len(left), len(p))
			return
		}
		for k := range left {
			left[k] &= p[k]
		}
	}
	a.Say(nil, "In generation %d one of them asks for a father, and another for a mother.", slices.Index(left, 0)+1)
}

// everyone says that a claim is true of each ancestor who fits.
func (a *argument) everyone(c claim.Claim) {
	fit := a.fitting()
	if len(fit) == 0 {
		a.nobody()
		return
	}
	for _, i := range slices.Concat(a.one, a.none) {
		a.Say([]string{phraseID(i)}, "The ancestor is %s: %s.", a.being(i, a.phrases[i]), a.phrases[i].Pattern)
	}
	a.Say(nil, "Those who fit are %s. Of each of them it is so.", a.names(fit))
}

// names writes ancestors by their lines, the first few of many.
func (a *argument) names(lines []string) string {
	const most = 16
	if len(lines) > most {
		return fmt.Sprintf("%s and %d more", strings.Join(lines[:most], ", "), len(lines)-most)
	}
	return english.List(lines, "and")
}
