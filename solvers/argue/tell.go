package argue

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/steps"
)

// teller puts steps into words.
type teller struct {
	*puzzle.Argument
	instance puzzle.Instance
	groups   []int                           // of the family, by that of the engine
	facts    map[steps.Literal]puzzle.FactID // of what is told at the outset
	texts    map[puzzle.FactID]string
	off      string // the facts that are not kept
	known    map[int]bool
	numbers  map[puzzle.Claim][]puzzle.Literal
}

func (t *teller) isRule(id puzzle.FactID) bool { return strings.HasPrefix(id, "rule:") }

// factsOf are those of a group, without rules.
func (t *teller) factsOf(g puzzle.Group) []puzzle.FactID {
	return slices.DeleteFunc(append([]puzzle.FactID{g.Fact}, g.With...), func(id puzzle.FactID) bool { return id == "" || t.isRule(id) })
}

func (t *teller) standing(c puzzle.Claim) puzzle.Standing {
	if positive, denied := puzzle.Positive(c); denied {
		switch t.standing(positive) {
		case puzzle.Certain:
			return puzzle.Excluded
		case puzzle.Excluded:
			return puzzle.Certain
		}
		return puzzle.Undecided
	}
	switch is, known := t.known[t.CellOf(c)]; {
	case !known:
		return t.just(t.numbers[c])
	case is:
		return puzzle.Certain
	}
	return puzzle.Excluded
}

// just is how it stands that a number is just so much, which some cells say together.
func (t *teller) just(literals []puzzle.Literal) puzzle.Standing {
	known := 0
	for _, l := range literals {
		if is, ok := t.known[l.Cell]; ok && is != l.Is {
			return puzzle.Excluded
		} else if ok {
			known++
		}
	}
	if known == 0 || known < len(literals) {
		return puzzle.Undecided
	}
	return puzzle.Certain
}

// claim is a literal with its sentence.
func (t *teller) claim(l steps.Literal) puzzle.ClaimText {
	text := t.Cells[l.Cell].String()
	if !l.Is {
		text = puzzle.Not(text)
	}
	return puzzle.ClaimText{Claim: text, Text: english.Capital(t.Clause(l.Cell, l.Is)) + "."}
}

// mostTold is how many contraries of a step are told before it is said that the others go
// the same way.
const mostTold = 3

// step tells a step.
func (t *teller) step(s steps.Step) puzzle.ArguedStep {
	step := puzzle.ArguedStep{ClueCount: len(s.Clues), RuleCount: len(s.Rules), Unproved: s.Unproved}
	for _, l := range s.Cells {
		step.Concludes = append(step.Concludes, t.claim(l))
	}
	for _, cell := range s.Also {
		step.Also = append(step.Also, puzzle.Not(t.Cells[cell].String()))
	}
	fact := func(id puzzle.FactID) {
		if id != "" && !t.isRule(id) && !slices.Contains(step.Facts, id) {
			step.Facts = append(step.Facts, id)
		}
	}
	said := puzzle.Inference{}
	groups := slices.Concat(s.Clues, s.Rules)
	if s.Against >= 0 {
		groups = append([]int{s.Against}, groups...)
		if t.Groups[t.groups[s.Against]].Clue {
			step.ClueCount++
		} else {
			step.RuleCount++
		}
	}
	for _, g := range groups {
		group := t.Groups[t.groups[g]]
		said.Groups = append(said.Groups, t.groups[g])
		for _, id := range t.factsOf(group) {
			fact(id)
		}
		if !group.Clue && group.Text != "" && !slices.Contains(step.Rules, group.Text) {
			step.Rules = append(step.Rules, group.Text)
		}
	}
	for _, l := range s.Cells {
		said.Concludes = append(said.Concludes, puzzle.Literal(l))
	}
	for _, k := range s.Known {
		said.From = append(said.From, puzzle.Premise{Literal: puzzle.Literal(k.Literal), By: k.By})
		l := k.Literal
		if k.By >= 0 {
			for _, id := range t.factsOf(t.Groups[t.groups[k.Rule]]) {
				fact(id)
			}
			l = steps.Literal{Cell: k.By, Is: true}
		}
		used := puzzle.Used{ClaimText: t.claim(l), Step: k.From}
		if k.From < 0 {
			used.Fact = t.facts[l]
		}
		if !slices.ContainsFunc(step.Uses, func(u puzzle.Used) bool { return u.Claim == used.Claim }) {
			step.Uses = append(step.Uses, used)
		}
	}
	if len(s.Cells) == 0 && s.Against < 0 { // a cell that is told otherwise
		said.Concludes = []puzzle.Literal{{Cell: s.Told.Cell, Is: !s.Told.Is}}
	}
	for _, c := range s.Suppose {
		tale := t.suppose(c, said)
		// What goes the same way is told once.
		if at := slices.IndexFunc(step.Suppose, func(other puzzle.Supposed) bool {
			return slices.EqualFunc(other.Lines, tale.Lines, func(a, b puzzle.SupposedLine) bool { return a.Text == b.Text })
		}); at >= 0 {
			if tale.Text != step.Suppose[at].Text { // "not a knight" and "a knave" have the same contrary
				step.Suppose[at].Text = strings.TrimSuffix(step.Suppose[at].Text, ".") + ", or" + strings.TrimPrefix(tale.Text, "Suppose")
			}
			continue
		}
		step.Suppose = append(step.Suppose, tale)
	}
	// Where a contrary takes more than one thing at a time, the sentence has to say it all.
	if slices.ContainsFunc(step.Suppose, func(tale puzzle.Supposed) bool { return len(tale.Lines) == 0 }) {
		step.Suppose = nil
	}
	if more := len(step.Suppose) - mostTold; more > 1 {
		step.Suppose = append(step.Suppose[:mostTold:mostTold], puzzle.Supposed{Text: fmt.Sprintf("The %d others are shown in the same way, each by its contrary.", more)})
	}
	step.Text, step.Name = t.sentence(said, len(s.Suppose) > 0)
	if step.Name != "" {
		step.Suppose = nil // who has a name for it sees it at a glance
	}
	if len(s.Cells) == 0 && s.Against < 0 {
		step.Text += " But this is given: " + t.texts[t.facts[s.Told]]
		fact(t.facts[s.Told])
	}
	return step
}

// own is an inference in the family's own words, if it has some. That exactly one of some
// things is so is broken by two of them, too: then they are named, since something is
// left, and too much.
func (t *teller) own(said puzzle.Inference) (text, name string) {
	if t.Tell == nil || len(said.Concludes) == 0 && t.twice(said) {
		return "", ""
	}
	return t.Tell(said)
}

// twice says whether two things are so of which one can be.
func (t *teller) twice(said puzzle.Inference) bool {
	chosen := 0
	for _, p := range said.From {
		if p.Is {
			chosen++
		}
	}
	if chosen < 2 || len(said.Groups) != 1 {
		return false
	}
	tables := t.Groups[said.Groups[0]].Tables
	return len(tables) == 1 && tables[0].Terms == nil // exactly one
}

// sentence says an inference as a whole.
func (t *teller) sentence(said puzzle.Inference, several bool) (text, name string) {
	if text, name = t.own(said); text != "" {
		return text, name
	}
	var clues []string
	for _, g := range said.Groups {
		if group := t.Groups[g]; group.Clue {
			for _, id := range t.factsOf(group) {
				if text := t.texts[id]; !slices.Contains(clues, text) {
					clues = append(clues, text)
				}
			}
		}
	}
	from := t.premises(said.From)
	so := english.List(t.clauses(said.Concludes), "and")
	because := ""
	if len(from) > 0 {
		because = "since " + english.List(from, "and") + ", "
	}
	switch {
	case len(said.Groups) == 0: // told as well as its contrary
		return english.Capital(so) + ".", name
	case so == "" && len(from) > 0 && len(clues) > 0:
		return english.Capital(english.List(from, "and")) + ". But this is known: " + english.JoinClauses(clues) + ".", name
	case so == "" && len(clues) > 1:
		return "These cannot all be so: " + english.JoinClauses(clues) + ".", name
	case so == "" && len(clues) == 1:
		return "This cannot be: " + english.JoinClauses(clues) + ".", name
	case so == "":
		return english.Capital(strings.TrimSuffix(because, ", ")) + ": that cannot be.", name
	case len(clues) == 1 && because == "" && !several && clues[0] == english.Capital(so)+".":
		return clues[0], name // word for word
	case len(clues) == 0 && because == "":
		return english.Capital(so) + ".", name
	case len(clues) == 0:
		return english.Capital(english.List(from, "and")) + ": so " + so + ".", name
	case because == "":
		return strings.Join(clues, " ") + " So " + so + ".", name
	}
	return strings.Join(clues, " ") + " " + english.Capital(because) + so + ".", name
}

// premises are what is used, in clauses.
func (t *teller) premises(from []puzzle.Premise) []string { return t.clauses(puzzle.Behind(from)) }

func (t *teller) clauses(literals []puzzle.Literal) (clauses []string) {
	if t.Join != nil {
		return t.Join(literals)
	}
	for _, l := range literals {
		clauses = append(clauses, t.Clause(l.Cell, l.Is))
	}
	return clauses
}

// suppose tells what the contrary of a conclusion leads to.
func (t *teller) suppose(c steps.Contrary, step puzzle.Inference) puzzle.Supposed {
	by, clues := map[int]int{}, 0
	for _, p := range step.From {
		by[p.Cell] = p.By
	}
	for _, g := range step.Groups {
		if t.Groups[g].Clue {
			clues++
		}
	}
	made := puzzle.Supposed{Text: "Take all of this together."}
	if c.Supposed.Cell < len(t.Cells) { // a clue that cannot hold is no cell
		made.Text = "Suppose that " + t.Clause(c.Supposed.Cell, c.Supposed.Is) + "."
	}
	made.Lines = t.links(c, by, clues > 1)
	for i, one := range c.Cases {
		begins := []string{"First let it be that ", "Now let it be that "}[i]
		made.Lines = append(append(made.Lines, puzzle.SupposedLine{Text: begins + t.Clause(one.Supposed.Cell, one.Supposed.Is) + "."}), t.links(one, by, clues > 1)...)
	}
	return made
}

// links tells what follows one by one; several says that the step has more than one clue.
func (t *teller) links(c steps.Contrary, by map[int]int, several bool) (lines []puzzle.SupposedLine) {
	last := c.Supposed
	for i, link := range c.Links {
		group := t.Groups[t.groups[link.Group]]
		line := puzzle.SupposedLine{}
		said := puzzle.Inference{Groups: []int{t.groups[link.Group]}}
		whole := said // with what was said last
		line.Facts = t.factsOf(group)
		for _, l := range link.Cells {
			said.Concludes = append(said.Concludes, puzzle.Literal(l))
		}
		for _, l := range link.From {
			premise := puzzle.Premise{Literal: puzzle.Literal(l), By: -1}
			if dot, crossed := by[l.Cell]; crossed && !l.Is {
				premise.By = dot
			}
			whole.From = append(whole.From, premise)
			// What was said last need not be said again.
			if l != last && (i > 0 || l != c.Supposed) || len(link.Cells) == 0 {
				said.From = append(said.From, premise)
			}
		}
		last = steps.Literal{Cell: -1}
		if len(link.Cells) == 1 {
			last = link.Cells[0]
		}
		whole.Concludes = said.Concludes
		if line.Text = t.relation(whole, group); line.Text == "" {
			line.Text = t.line(said, group, several)
		}
		lines = append(lines, line)
	}
	return lines
}

// relation is what a rule forces that is more than that one of some things is so, in the
// family's own words, which name the rule.
func (t *teller) relation(said puzzle.Inference, group puzzle.Group) string {
	if group.Clue || len(said.Concludes) == 0 || group.Tables[0].Terms == nil {
		return ""
	}
	text, _ := t.own(said)
	return text
}

// within are the texts of facts in the middle of a sentence: in brackets, or, where they have a
// number in brackets themselves, behind "by".
func within(texts []string) string {
	if strings.HasPrefix(texts[0], "(") {
		for i, text := range texts {
			texts[i] = english.Clause(text)
		}
		return ", by " + english.List(texts, "and")
	}
	return " (" + english.JoinClauses(texts) + ")"
}

// line says what follows within a supposition, and by which clue: the only one of a step was
// told just before.
func (t *teller) line(said puzzle.Inference, group puzzle.Group, several bool) string {
	from := english.List(t.premises(said.From), "and")
	reason := ""
	switch facts := t.factsOf(group); {
	case group.Clue && several:
		var texts []string
		for _, id := range facts {
			texts = append(texts, t.texts[id])
		}
		reason = within(texts)
	case group.Clue && len(facts) > 1:
		reason = ", by these facts"
	case group.Clue:
		reason = ", by that fact"
	}
	so := english.List(t.clauses(said.Concludes), "and")
	switch {
	case so == "" && group.Clue:
		return "But " + from + ", which cannot be" + reason + "."
	case so == "":
		if text, _ := t.own(said); text != "" {
			return text
		}
		return "But " + from + ": that cannot be."
	case from == so: // of several numbers that one is left, which has been said by now
		return "Then only this is left: " + so + reason + "."
	case from != "":
		return "Then, since " + from + ", " + so + reason + "."
	}
	return "Then " + so + reason + "."
}
