package truthtellers

import (
	"fmt"
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// story is the facts as everything but the form sees them: statements numbered
// and parsed, whatever shape they were entered in.
type story struct {
	facts      Facts
	people     []string
	vocabulary *vocabulary
	said       []utterance
	conditions []formula
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
	// spelt says that what is told names persons, or statements, one by one, so that "us",
	// "them" and "the others" beside them would be heard as some of these.
	spelt struct{ people, statements bool }
}

// utterance is one statement.
type utterance struct {
	speaker int // -1 if it is just written down
	what    formula
	words   string // for what nobody can judge
	beyond  bool   // nobody can judge it
	row     int    // of the statements
	unread  bool   // there is a fault in who says it
}

func statementID(row int) puzzle.FactID { return fmt.Sprintf("statements/%d", row) }
func kindID(row int) puzzle.FactID      { return fmt.Sprintf("kinds/%d", row) }
func conditionID(row int) puzzle.FactID { return fmt.Sprintf("conditions/%d", row) }

// fact is the fact that states an utterance.
func (u utterance) fact() puzzle.FactID { return statementID(u.row) }

// read finds what the form cannot know, and makes the story.
func read(facts *Facts) (*story, []*schema.FieldError) {
	f := *facts
	s := &story{facts: f, people: f.People, saidBy: make([][]int, len(f.People))}
	s.only = s.onlyStatements()
	errs := s.checkNames()
	if f.Ranked && len(f.People) == 0 {
		errs = append(errs, schema.Errorf("ranked", "Nobody is there to take a place: add people, or switch this off."))
	}
	if len(errs) > 0 {
		return s, errs // formulas could not be read
	}
	s.vocabulary = newVocabulary(f)
	texts, errs, whole := s.number()
	if !whole {
		return s, errs // statements may speak of what is missing
	}
	if wrong := s.checkPhrases(); len(wrong) > 0 {
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
		if err := s.hear(n, texts[u.row]); err != nil {
			errs = append(errs, err)
			continue
		}
		total += size(u.what, maxSize)
	}
	for i, c := range f.Conditions {
		held, err := s.condition(i, c)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		s.conditions = append(s.conditions, held)
		s.numbered = s.numbered || mentionsStatements(held)
		total += size(held, maxSize)
	}
	if len(errs) == 0 && total > maxTotal {
		errs = append(errs, schema.Errorf("statements", "Written out, all this has %d parts, and at most %d are allowed: remove some statements.", total, maxTotal))
	}
	if len(errs) == 0 {
		for _, u := range s.said {
			s.speaking = append(s.speaking, s.statementsOf(u.what))
		}
		for _, held := range s.conditions {
			s.speaking = append(s.speaking, s.statementsOf(held))
		}
		s.demanded, s.answer = demandsOf(s), answerForm(s)
	}
	return s, errs
}

// number gives every statement its number and speaker, before any is read:
// statements may speak of later ones. It returns what of each row is to be
// read as a formula, and whether there are no more statements than are allowed.
func (s *story) number() (texts []lineText, errs []*schema.FieldError, whole bool) {
	texts = make([]lineText, len(s.facts.Statements))
	for row, st := range s.facts.Statements {
		path := statementID(row)
		u := utterance{speaker: slices.Index(s.people, st.Speaker), row: row, words: st.Words}
		count := 1
		switch st.Kind {
		case saidEach:
			count = *st.Count
		case saidLine:
			text, err := s.line(path+"/text", st.Text)
			if err != nil {
				errs = append(errs, err)
			}
			texts[row], u.speaker, u.unread = text, text.speaker, err != nil
		}
		if len(s.said)+count > maxStatements {
			where := path
			if st.Kind == saidEach {
				where += "/count"
			}
			return texts, append(errs, schema.Errorf(where, "That makes %d statements, and at most %d are allowed: use fewer.", len(s.said)+count, maxStatements)), false
		}
		for range count {
			s.said = append(s.said, u)
		}
	}
	return texts, errs, true
}

// hear reads what statement n says.
func (s *story) hear(n int, text lineText) *schema.FieldError {
	u := &s.said[n]
	st := s.facts.Statements[u.row]
	path := u.fact()
	whether := func(is string, f formula) formula { return unless(is != "is not" && is != "no", f) }
	switch st.Kind {
	case saidLine:
		f, err := s.read(text.formula, text.offset, u.speaker, n)
		if err != nil {
			return err.Field(path + "/text")
		}
		u.what = f
	case saidKind:
		u.what = whether(st.Is, isKind(slices.Index(s.people, st.Who), s.kindIndex(st.Of)))
	case saidTrait:
		u.what = whether(st.Does, s.hasTrait(slices.Index(s.people, st.Who), slices.Index(s.facts.Traits, st.Trait)))
	case saidPlace:
		if err := s.place(path, *st.N); err != nil {
			return err
		}
		u.what = whether(st.Is, inPlace(slices.Index(s.people, st.Who), *st.N))
	case saidWords:
		u.what, u.beyond = words(n), true
	case saidTally, saidEach:
		q := quantity{word: st.Quantity}
		if st.Kind == saidTally {
			q.n = *st.N
		} else {
			q.n = n - slices.IndexFunc(s.said, func(v utterance) bool { return v.row == u.row }) + 1
		}
		u.what = chorus{q, s.everything(), st.Value == "true", scopeAll}
	}
	s.numbered = s.numbered || mentionsStatements(u.what)
	return nil
}

// everything numbers all statements.
func (s *story) everything() []int {
	all := make([]int, len(s.said))
	for n := range all {
		all[n] = n
	}
	return all
}

func (s *story) kindIndex(name string) int {
	return slices.IndexFunc(s.facts.Kinds, func(k Kind) bool { return k.Name == name })
}

// place checks a place that was entered by menu.
func (s *story) place(path string, n int) *schema.FieldError {
	if !s.facts.Ranked {
		return schema.Errorf(path, "This is about places, and nobody takes any: switch “It is a race” on, or delete it.")
	}
	if n > len(s.people) {
		return schema.Errorf(path+"/n", "There is no place %d: there are %d people, so choose one from 1 to %d.", n, len(s.people), len(s.people))
	}
	return nil
}

// condition reads a fact that simply holds.
func (s *story) condition(row int, c Condition) (formula, *schema.FieldError) {
	path := conditionID(row)
	who := slices.Index(s.people, c.Who)
	of := func(p property) formula { return tally{quantity{c.Quantity, *c.N}, p.of(s.everyone())} }
	switch c.Kind {
	case heldKind:
		return unless(c.Is == "is", isKind(who, s.kindIndex(c.Of))), nil
	case heldKinds:
		return of(func(who int) formula { return isKind(who, s.kindIndex(c.Of)) }), nil
	case heldTraits:
		return of(func(who int) formula { return s.hasTrait(who, slices.Index(s.facts.Traits, c.Trait)) }), nil
	case heldPlace:
		if err := s.place(path, *c.N); err != nil {
			return nil, err
		}
		return unless(c.Is == "is", inPlace(who, *c.N)), nil
	case heldClash:
		if *c.N > len(s.said) {
			return nil, schema.Errorf(path+"/n", "There is no statement %d: %s.", *c.N, s.howMany())
		}
		if *c.M > len(s.said) {
			return nil, schema.Errorf(path+"/m", "There is no statement %d: %s.", *c.M, s.howMany())
		}
		return negation{junction{opAnd, isTrue(*c.N - 1), isTrue(*c.M - 1)}}, nil
	}
	if c.Kind == heldOnce {
		if kinds, people := len(s.facts.Kinds), len(s.people); kinds != people || kinds == 0 {
			return nil, schema.Errorf(path, "If there is exactly one of each kind, there must be as many kinds as people, but there are %d kinds and %d people: add some, or delete this.", kinds, people)
		}
		return eachOnce{len(s.facts.Kinds)}, nil
	}
	f, err := s.read([]rune(c.Text), 0, -1, -1)
	if err != nil {
		return nil, err.Field(path + "/text")
	}
	return f, nil
}
