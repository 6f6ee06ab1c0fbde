package truthtellers

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/puzzle"
)

// sentences states the facts, one sentence each.
func sentences(s *story) []puzzle.Fact {
	all := s.rules()
	for row, st := range s.facts.Statements {
		all = append(all, puzzle.Fact{ID: statementID(row), Text: s.statementText(row, st), Reading: s.statementReading(row, st)})
	}
	for i, kind := range s.facts.Kinds {
		all = append(all, puzzle.Fact{ID: kindID(i), Text: sentence(kind.english() + s.tooFew(i))})
	}
	for i, held := range s.conditions {
		fact := puzzle.Fact{ID: conditionID(i), Text: sentence(s.Says(held, -1))}
		if c := s.facts.Conditions[i]; c.Kind == heldFormula {
			fact.Reading = s.readingOf(c.Text, speech.Plain(c.Text), held)
		}
		all = append(all, fact)
	}
	return all
}

// statementReading is how a statement that was typed is understood. Where there
// are persons, one without a speaker may have lost its name: then it binds
// nobody, and is told so.
func (s *story) statementReading(row int, st Statement) *puzzle.Reading {
	if st.Kind != saidLine {
		return nil
	}
	n := slices.IndexFunc(s.said, func(u utterance) bool { return u.row == row })
	if u := s.said[n]; u.speaker < 0 && len(s.People) > 0 {
		return &puzzle.Reading{Of: st.Text, As: "It is written down, and may be true or false: " + s.Says(u.what, -1) +
			". If somebody says it, put the name and a colon before it; if it simply holds, put it under what else is known."}
	}
	return s.readingOf(st.Text, s.said[n].line, s.said[n].what)
}

// readingOf is how a text was understood, nil if it was read word for word.
func (s *story) readingOf(text string, line speech.Line, f speech.Formula) *puzzle.Reading {
	as := s.Reading(line, f)
	if as == "" {
		return nil
	}
	return &puzzle.Reading{Of: text, As: as}
}

func (k Kind) english() string {
	switch subject := speech.Article(k.Name); k.Kind {
	case answersTruly:
		return subject + " always tells the truth"
	case answersFalse:
		return subject + " always lies"
	case answersEither:
		return subject + " says what it likes, true or false"
	default:
		return fmt.Sprintf("%s tells %s, no more and no fewer", subject, lies(*k.Lies))
	}
}

// silent are the persons who can be of no kind: of each kind a lie more is told
// than is quoted of them. kept says which kinds are as they are said to be.
func (s *story) silent(kept func(kind int) bool) (people []int) {
	for who := range s.People {
		least := len(s.said) + 1
		for i, kind := range s.facts.Kinds {
			low := 0
			if kept(i) {
				low, _ = kind.lies(len(s.saidBy[who]))
			}
			least = min(least, low)
		}
		if len(s.facts.Kinds) > 0 && least > len(s.saidBy[who]) {
			people = append(people, who)
		}
	}
	return people
}

// tooFew says who cannot tell as many lies as one of the kind must, and what to
// do about it; "" if everybody can be of some kind.
func (s *story) tooFew(kind int) string {
	people := s.silent(func(int) bool { return true })
	if len(people) == 0 || s.facts.Kinds[kind].Kind != answersCount {
		return ""
	}
	return "; " + s.cannot(people)
}

// cannot says of whom too little is quoted, and what to do about it.
func (s *story) cannot(people []int) string {
	who := people[0]
	name, quoted := s.People[who], "nothing is quoted"
	if n := len(s.saidBy[who]); n > 0 {
		said := english.InWords(n, "statement", "statements")
		quoted = fmt.Sprintf("only %s %s quoted", said, english.Are(said))
	}
	least := *s.facts.Kinds[0].Lies
	for _, kind := range s.facts.Kinds {
		least = min(least, *kind.Lies)
	}
	text := fmt.Sprintf("%s cannot tell %s, as %s from %s: give %s enough to say, or take the name off the list", name, lies(least), quoted, name, name)
	var more []string
	for _, who := range people[1:] {
		more = append(more, s.People[who])
	}
	if len(more) > 0 {
		text += fmt.Sprintf("; the same goes for %s", english.List(firstFew(more, "more"), "and"))
	}
	return text
}

func lies(n int) string {
	if n == 0 {
		return "no lie"
	}
	return english.InWords(n, "lie", "lies")
}

// statementText is a row of statements as a sentence.
func (s *story) statementText(row int, st Statement) string {
	first := slices.IndexFunc(s.said, func(u utterance) bool { return u.row == row })
	if st.Kind == saidEach {
		return fmt.Sprintf("Of the statements %d to %d, the first says “%s is %s”, the second “%s are %s”, and so on.",
			first+1, first+*st.Count, english.Capital(chorusSubject(st.Quantity, 1)), st.Value, chorusSubject(st.Quantity, 2), st.Value)
	}
	number := ""
	if s.numbered {
		number = fmt.Sprintf("(%d) ", first+1)
	}
	who := "A statement says"
	if u := s.said[first]; u.speaker >= 0 {
		who = english.Capital(s.People[u.speaker]) + " says"
	} else if s.numbered {
		return fmt.Sprintf("(%d) “%s.”", first+1, s.quote(first))
	}
	if st.Kind == saidWords {
		return fmt.Sprintf("%s%s “%s”, which nobody here can judge.", number, who, s.quote(first))
	}
	return fmt.Sprintf("%s%s “%s.”", number, who, s.quote(first))
}

func chorusSubject(word string, n int) string {
	return speech.Quantity{Word: word, N: n}.String() + " " + string(speech.ScopeAll)
}

// rules are what this kind of puzzle takes for granted.
func (s *story) rules() []puzzle.Fact {
	rules := []puzzle.Fact{{ID: ruleStatements, Rule: true, Text: "Every statement is either true or false, and not both."}}
	if len(s.People) > 0 {
		rules = append(rules, puzzle.Fact{ID: ruleKinds, Rule: true, Text: s.kindsRule()})
	}
	if s.facts.Ranked {
		rules = append(rules, puzzle.Fact{ID: ruleOrder, Rule: true, Text: "No two share a place: there are no ties."})
	}
	if len(s.facts.Things) > 0 {
		rules = append(rules, puzzle.Fact{ID: ruleThings, Rule: true, Text: "A sentence about the world is either true or false, whoever says it."})
	}
	return rules
}

func (s *story) kindsRule() string {
	names := make([]string, len(s.facts.Kinds))
	for i, kind := range s.facts.Kinds {
		names[i] = speech.Article(kind.Name)
	}
	switch len(names) {
	case 0:
		return "Anybody may say anything, true or false."
	case 1:
		return fmt.Sprintf("Everybody is %s.", names[0])
	}
	return fmt.Sprintf("Everybody is of one kind, and stays so: %s.", english.List(names, "or"))
}

// quote is what a statement says, in the speaker's words.
func (s *story) quote(n int) string {
	u := s.said[n]
	if u.beyond {
		return english.Capital(strings.TrimRight(u.words, "."))
	}
	return english.Capital(s.Says(u.what, u.speaker))
}

// sentence ends a text with a full stop, and begins it with a capital letter.
func sentence(text string) string { return english.Capital(text) + "." }
