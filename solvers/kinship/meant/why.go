package meant

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/kinship"
	"solvitur/solvers/kinship/descent"
	"solvitur/solvers/view"
)

// Argument says why somebody is meant, or is not, step by step.
type Argument struct {
	*World
	view.Steps
}

// Argue begins with who is one person.
func (w *World) Argue() *Argument {
	a := &Argument{World: w}
	for _, i := range a.Kin {
		pair := a.Pairs[i]
		a.Say([]string{a.Identity(i)}, "%s is also %s: lines that go on from there lead to the same ancestors.", english.Capital(kinship.Mine(pair[0])), kinship.Mine(pair[1]))
	}
	return a
}

// of says something that a phrase says.
func (a *Argument) of(phrase int, format string, args ...any) {
	a.Say([]string{a.Phrase(phrase)}, format, args...)
}

// IsNot says what is wrong with an ancestor.
func (a *Argument) IsNot(line string) {
	who := english.Capital(kinship.Mine(line))
	if named := a.People.Named(line); named != line {
		a.Say(a.facts(), "%s is the same person as %s, and goes by that line.", who, kinship.Mine(named))
		line = named
	}
	others := a.People.Lines(line, a.longest())
	if !a.IsMeant(line) {
		a.Say([]string{a.Back}, "%s is not as many generations back as a phrase says.", who)
	}
	for _, i := range a.Phrases() {
		p := a.Words[i]
		switch in := a.IsOne(line, i); {
		case in && a.Not[i]:
			a.of(i, "%s is one of my %s, and those are ruled out.", who, p)
		case in || a.Not[i]:
		case len(others) > 1:
			a.of(i, "%s is none of my %s: of the lines that lead there, %s, none has the pattern %s.", who, p, english.List(others, "and"), p.Pattern)
		default:
			a.of(i, "%s is none of my %s: %s.", who, p, p.Pattern.Misfit(line))
		}
	}
}

// Asks says which phrase asks for a parent in a generation, "father" or "mother", if one does by
// itself; see [descent.Generation].
func (a *Argument) Asks(generation, who string) bool {
	for _, i := range a.In {
		p := a.Words[i].Pattern
		for k, place := range p {
			if generation == descent.Generation(k+1) && len(a.Kin) == 0 && place != kinship.Either && place.Word() == who {
				a.of(i, "My %s are those on lines of the pattern %s: in generation %d that is a %s.", a.Words[i], p, k+1, who)
				return true
			}
		}
	}
	return false
}

// Nobody says why no ancestor fits.
func (a *Argument) Nobody() {
	parts := a.Anybody()
	for n, i := range a.In {
		left := kinship.Meet(parts, a.Parts(i))
		if len(left) == 0 {
			a.apart(a.In[:n+1])
			return
		}
		parts = left
	}
	if left := names(kinship.Listed(parts)); len(a.In) > 0 {
		a.Say(nil, "All that the other phrases leave are ruled out: %s.", left)
	} else {
		a.Say([]string{a.Back}, "Of all who are %s back, as the phrases say, everybody is ruled out: %s.", a.Generations(), left)
	}
	for _, i := range a.Out {
		a.of(i, "None of my %s is meant.", a.Words[i])
	}
}

// apart says whom some phrases name, and why they have nobody in common.
func (a *Argument) apart(phrases []int) {
	for _, i := range phrases {
		p := a.Words[i]
		a.of(i, "My %s: %s, on lines of the pattern %s.", p, english.InWords(kinship.Count(a.Parts(i)), "person", "people"), p.Pattern)
	}
	if len(a.Kin) > 0 {
		a.Say(nil, "No line of one pattern leads to a person whom lines of all the others lead to.")
		return
	}
	left := slices.Clone(a.Words[phrases[0]].Pattern) // of the letters in each generation
	for _, i := range phrases[1:] {
		p := a.Words[i].Pattern
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

// Everyone says that something is so of each ancestor who fits; or why nobody does.
func (a *Argument) Everyone() {
	fit := a.Fitting()
	if len(fit) == 0 {
		a.Nobody()
		return
	}
	for _, i := range a.Phrases() {
		a.of(i, "The ancestor is %s: %s.", a.Being(i), a.Words[i].Pattern)
	}
	a.Say(nil, "Those who fit are %s. Of each of them it is so.", names(fit))
}

// names writes ancestors by their lines, the first few of many.
func names(lines []string) string {
	const most = 16
	if len(lines) > most {
		return fmt.Sprintf("%s and %d more", strings.Join(lines[:most], ", "), len(lines)-most)
	}
	return english.List(lines, "and")
}
