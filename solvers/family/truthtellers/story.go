package truthtellers

import (
	"fmt"
	"slices"

	"solvitur/solvers/family/truthtellers/speech"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// story is the facts as everything but the form sees them: statements numbered
// and parsed, whatever shape they were entered in.
type story struct {
	*speech.Vocabulary
	facts      Facts
	said       []utterance
	conditions []speech.Formula
	saidBy     [][]int // by person, the statements made
	// numbered says that somebody refers to statements by their numbers, so
	// that the numbers should be seen.
	numbered bool
	// speaking are the statements that each statement speaks of, and after them
	// each condition: see statementsOf.
	speaking [][]int
	demanded []demand // by what is said and by the conditions
	// answer is the form of an answer, and only says that nothing is asked but which
	// statements are true.
	answer schema.Form
	only   bool
}

// utterance is one statement.
type utterance struct {
	speaker int // -1 if it is just written down
	what    speech.Formula
	line    speech.Line // for what was typed
	words   string      // for what nobody can judge
	beyond  bool        // nobody can judge it
	row     int         // of the statements
	unread  bool        // there is a fault in who says it
}

func statementID(row int) puzzle.FactID { return fmt.Sprintf("statements/%d", row) }
func kindID(row int) puzzle.FactID      { return fmt.Sprintf("kinds/%d", row) }
func conditionID(row int) puzzle.FactID { return fmt.Sprintf("conditions/%d", row) }

// fact is the fact that states an utterance.
func (u utterance) fact() puzzle.FactID { return statementID(u.row) }

// maxTotal bounds the parts of all formulas.
const maxTotal = 50_000

// read finds what the form cannot know, and makes the story.
func read(facts *Facts) (*story, []*schema.FieldError) {
	f := *facts
	s := &story{Vocabulary: speech.New(f.topics()), facts: f, saidBy: make([][]int, len(f.People))}
	s.only = s.onlyStatements()
	errs := s.CheckNames()
	if f.Ranked && len(f.People) == 0 {
		errs = append(errs, schema.Errorf("ranked", "Nobody is there to take a place: add people, or switch this off."))
	}
	if len(errs) > 0 {
		return s, errs // formulas could not be read
	}
	errs, whole := s.number()
	if !whole {
		return s, errs // statements may speak of what is missing
	}
	if wrong := s.CheckPhrases(); len(wrong) > 0 {
		return s, append(errs, wrong...) // statements would be about something else than they say
	}
	total := 0
	for n := range s.said {
		u := &s.said[n]
		if u.unread {
			continue
		}
		if u.speaker >= 0 {
			s.saidBy[u.speaker] = append(s.saidBy[u.speaker], n)
		}
		if err := s.hear(n); err != nil {
			errs = append(errs, err)
			continue
		}
		total += speech.Size(u.what)
	}
	for i, c := range f.Conditions {
		held, err := s.condition(i, c)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		s.conditions = append(s.conditions, held)
		s.numbered = s.numbered || speech.MentionsStatements(held)
		total += speech.Size(held)
	}
	if len(errs) == 0 && total > maxTotal {
		errs = append(errs, schema.Errorf("statements", "Written out, all this has %d parts, and at most %d are allowed: remove some statements.", total, maxTotal))
	}
	if len(errs) == 0 {
		for _, u := range s.said {
			s.speaking = append(s.speaking, statementsOf(u.what))
		}
		for _, held := range s.conditions {
			s.speaking = append(s.speaking, statementsOf(held))
		}
		s.demanded, s.answer = demandsOf(s), answerForm(s)
	}
	return s, errs
}

// number gives every statement its number and speaker, before any is read:
// statements may speak of later ones. It says whether there are no more than are allowed.
func (s *story) number() (errs []*schema.FieldError, whole bool) {
	for row, st := range s.facts.Statements {
		path := statementID(row)
		u := utterance{speaker: slices.Index(s.People, st.Speaker), row: row, words: st.Words}
		count := 1
		switch st.Kind {
		case saidEach:
			count = *st.Count
		case saidLine:
			line, err := s.Line(path+"/text", st.Text, len(s.said))
			if err != nil {
				errs = append(errs, err)
			}
			u.line, u.speaker, u.unread = line, line.Speaker, err != nil
		}
		if len(s.said)+count > speech.MaxStatements {
			where := path
			if st.Kind == saidEach {
				where += "/count"
			}
			return append(errs, schema.Errorf(where, "That makes %d statements, and at most %d are allowed: use fewer.", len(s.said)+count, speech.MaxStatements)), false
		}
		for range count {
			s.said = append(s.said, u)
		}
	}
	s.Statements = len(s.said)
	return errs, true
}

// hear reads what statement n says.
func (s *story) hear(n int) *schema.FieldError {
	u := &s.said[n]
	st := s.facts.Statements[u.row]
	path := u.fact()
	switch st.Kind {
	case saidLine:
		f, err := s.Read(u.line)
		if err != nil {
			return err.Field(path + "/text")
		}
		u.what = f
	case saidKind:
		u.what = s.isOf(st.Who, st.Is, st.Of)
	case saidTrait:
		u.what = speech.Unless(st.Does == "yes", s.HasTrait(slices.Index(s.People, st.Who), slices.Index(s.Traits, st.Trait)))
	case saidPlace:
		f, err := s.takes(path, st.Who, st.Is, *st.N)
		if err != nil {
			return err
		}
		u.what = f
	case saidWords:
		u.what, u.beyond = speech.OfWords.At(n).Is(1), true
	case saidTally, saidEach:
		q := speech.Quantity{Word: st.Quantity}
		if st.Kind == saidTally {
			q.N = *st.N
		} else {
			q.N = n - slices.IndexFunc(s.said, func(v utterance) bool { return v.row == u.row }) + 1
		}
		u.what = s.OfAll(q, st.Value == "true")
	}
	s.numbered = s.numbered || speech.MentionsStatements(u.what)
	return nil
}

func (s *story) kindIndex(name string) int {
	return slices.IndexFunc(s.facts.Kinds, func(k Kind) bool { return k.Name == name })
}

// isOf is that somebody is of a kind, or is not, as it was entered by menu.
func (s *story) isOf(who, is, kind string) speech.Formula {
	return speech.Unless(is == "is", speech.IsKind(slices.Index(s.People, who), s.kindIndex(kind)))
}

// takes is that somebody takes a place, or does not.
func (s *story) takes(path, who, is string, n int) (speech.Formula, *schema.FieldError) {
	if !s.Ranked {
		return nil, schema.Errorf(path, "This is about places, and nobody takes any: switch “It is a race” on, or delete it.")
	}
	if n > len(s.People) {
		return nil, schema.Errorf(path+"/n", "There is no place %d: there are %d people, so choose one from 1 to %d.", n, len(s.People), len(s.People))
	}
	return speech.Unless(is == "is", speech.OfPlace.At(slices.Index(s.People, who)).Is(n)), nil
}

// condition reads a fact that simply holds.
func (s *story) condition(row int, c Condition) (speech.Formula, *schema.FieldError) {
	path := conditionID(row)
	switch c.Kind {
	case heldKind:
		return s.isOf(c.Who, c.Is, c.Of), nil
	case heldKinds:
		return s.Tally(speech.Quantity{Word: c.Quantity, N: *c.N}, func(who int) speech.Formula { return speech.IsKind(who, s.kindIndex(c.Of)) }), nil
	case heldTraits:
		return s.Tally(speech.Quantity{Word: c.Quantity, N: *c.N}, func(who int) speech.Formula { return s.HasTrait(who, slices.Index(s.facts.Traits, c.Trait)) }), nil
	case heldPlace:
		return s.takes(path, c.Who, c.Is, *c.N)
	case heldClash:
		if *c.N > len(s.said) {
			return nil, schema.Errorf(path+"/n", "%s", s.NoStatement(*c.N))
		}
		if *c.M > len(s.said) {
			return nil, schema.Errorf(path+"/m", "%s", s.NoStatement(*c.M))
		}
		return speech.Not{Of: speech.Junction{Op: speech.And, A: speech.IsTrue(*c.N - 1), B: speech.IsTrue(*c.M - 1)}}, nil
	}
	if c.Kind == heldOnce {
		if kinds, people := len(s.facts.Kinds), len(s.People); kinds != people || kinds == 0 {
			return nil, schema.Errorf(path, "If there is exactly one of each kind, there must be as many kinds as people, but there are %d kinds and %d people: add some, or delete this.", kinds, people)
		}
		return speech.EachOnce{Kinds: len(s.facts.Kinds)}, nil
	}
	f, err := s.Read(speech.Plain(c.Text))
	if err != nil {
		return nil, err.Field(path + "/text")
	}
	return f, nil
}
