package puzzle

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/chance"
	"solvitur/solvers/schema"
)

// Any is the level of other puzzles of a kind of which nobody knows how hard they are.
const Any Level = "any"

// Seeded are the levels that can be asked for, where that is known. A hard puzzle may be a
// very hard one.
var Seeded = []Level{Easy, Medium, Hard}

// ByLength is how hard a puzzle is by something that is counted, such as the moves of its plan: easy up to
// some, and medium up to some more.
func ByLength(moves, easy, medium int) Level {
	switch {
	case moves <= easy:
		return Easy
	case moves <= medium:
		return Medium
	}
	return Hard
}

// Renewal is how a family offers other puzzles that are like a given one. Package another makes
// puzzles of what it offers: it takes facts away as long as there is one
// answer, proves that, and finds out how hard the rest is.
type Renewal[F, S any] struct {
	// Draft drafts version 1; nil in a family that came to it late, with Later: then that version of its
	// puzzles is a disguise.
	Draft Drafter[F]
	// Later is Draft of version 2; ErrNoOthers is that it has nothing better to offer, so that
	// version 1 stays. Optional.
	Later Drafter[F]
	// Spare is the list or board whose rows or cells can be taken away, or several with
	// spaces between; "" if none.
	Spare string
	// Alike is which answers count as one: a plan, say, and the same plan read backwards. Optional.
	Alike *Alike[F, S]
	// Levels are those of which there are many puzzles that are like these facts; all of them, if
	// it is nil. Optional.
	Levels func(like F) []Level
	// Level is how hard facts with this one answer are, in a family whose puzzles are
	// not argued, or which knows better. Optional.
	Level func(F, S) Level
	// Graded is the first version that Level grades, in a family whose puzzles were all of one
	// level before; 0 is that it grades all.
	Graded int
}

// Drafter draws facts at random that are like those of a puzzle, in its vocabulary and
// size: facts that some answer satisfies, and usually far more of them than are needed.
// The facts of that puzzle, like, belong to the drafter, which may change them. The same draw gives the
// same facts. They may do without an answer, or have several: that is found out, and the next draft is
// looked at.
//
// The error is [ErrNoOthers] where nothing is offered for such facts, whatever the draw and the level
// are, and [ErrBadDraw] where it is this draw that has come to nothing.
type Drafter[F any] func(d *chance.Draw, like F, level Level) (Draft[F], error)

var (
	// ErrNoOthers is that no other puzzle is offered that is like some facts.
	ErrNoOthers = errors.New("there is no other puzzle like this one")
	// ErrBadDraw is that a draw has come to nothing: another one may do better.
	ErrBadDraw = errors.New("this draw has come to nothing: take another one")
)

// Alike is which answers to facts are alike, and, in words after “exactly one answer, if”, that
// these are counted once.
type Alike[F, S any] struct {
	Same func(f F, a, b S) bool
	Says string
	// In is the facts to which answers can be alike: all, if it is nil.
	In func(f F) bool
	// Most is how many answers may be alike; [mostAlike], if it is 0.
	Most int
}

// mostAlike is how many answers that count as one there may be, where a family says nothing of it.
const mostAlike = 8

// Drafts is how many versions of drafts there are.
const Drafts = 2

// Draft is a puzzle that is offered.
type Draft[F any] struct {
	Facts F
	// Story tells the facts in a sentence or two, if the story of the puzzle that it is
	// like does not fit; Question is what is asked, if that is another question.
	Story, Question string
	// Whole is that nothing of it is taken away.
	Whole bool
}

// RawDraft is a [Draft] of a family whose facts nobody knows.
type RawDraft struct {
	Facts           json.RawMessage
	Story, Question string
	Spare           string
	Alike           string            // "" if no two answers are
	Answers         int               // that may count as one
	Became          map[string]string // by names of the puzzle that it is like: those in their places
}

// Others are the levels of which other puzzles of a version are offered that are like facts.
func (f *family[F, M, S]) Others(facts json.RawMessage, version int) []Level {
	key := fmt.Sprintf("%d %s", version, facts)
	levels, known := f.offered.load(key)
	if !known { // to know it a puzzle is drawn, and it is asked for several times for each that somebody wants
		levels = f.others(facts, version)
		f.offered.store(key, levels)
	}
	return levels
}

func (f *family[F, M, S]) others(facts json.RawMessage, version int) []Level {
	if version == 0 {
		version = f.Latest(facts)
	}
	drafted := f.drafts(version) != nil
	// Where a first disguise comes to nothing, perhaps all would.
	if _, err := f.Draft(chance.New(""), facts, Easy, version); err != nil && !(drafted && errors.Is(err, ErrBadDraw)) {
		return nil
	}
	if !drafted || f.Argue == nil && (f.Renewal.Level == nil || version < f.Renewal.Graded) {
		return []Level{Any}
	}
	if f.Renewal.Levels != nil {
		like, _ := f.typed(facts) // Draft has read them
		return f.Renewal.Levels(like)
	}
	return Seeded
}

// drafts is what drafts facts in a version; nil if that is a disguise.
func (f *family[F, M, S]) drafts(version int) Drafter[F] {
	switch {
	case f.Renewal == nil:
		return nil
	case version > 1 && f.Renewal.Later != nil:
		return f.Renewal.Later
	}
	return f.Renewal.Draft
}

// Draft draws facts that are like others: see [Drafter].
func (f *family[F, M, S]) Draft(d *chance.Draw, like json.RawMessage, level Level, version int) (draft RawDraft, err error) {
	drafts := f.drafts(version)
	if drafts == nil {
		return disguise(f, d, like)
	}
	facts, err := f.typed(like)
	if err != nil {
		return draft, err
	}
	drawn, err := drafts(d, facts, level)
	if err != nil {
		return draft, err
	}
	draft = RawDraft{Story: drawn.Story, Question: drawn.Question, Spare: f.Renewal.Spare, Answers: 1}
	if alike := f.alike(drawn.Facts); alike != nil {
		draft.Alike, draft.Answers = alike.Says, cmp.Or(alike.Most, mostAlike)
	}
	if drawn.Whole {
		draft.Spare = ""
	}
	draft.Facts, err = json.Marshal(drawn.Facts)
	return draft, err
}

// alike is which answers to facts count as one; nil if none do.
func (f *family[F, M, S]) alike(facts F) *Alike[F, S] {
	if f.Renewal == nil || f.Renewal.Alike == nil || f.Renewal.Alike.In != nil && !f.Renewal.Alike.In(facts) {
		return nil
	}
	return f.Renewal.Alike
}

// Alike says whether answers to facts all count as one.
func (f *family[F, M, S]) Alike(facts json.RawMessage, answers []json.RawMessage) bool {
	typed, err := f.typed(facts)
	if err != nil {
		return false
	}
	alike := f.alike(typed)
	all := make([]S, len(answers))
	for i, raw := range answers {
		if json.Unmarshal(raw, &all[i]) != nil || i > 0 && (alike == nil || !alike.Same(typed, all[0], all[i])) {
			return false
		}
	}
	return true
}

// Latest is the latest version of drafts that there are for facts.
func (f *family[F, M, S]) Latest(like json.RawMessage) int {
	facts, err := f.typed(like)
	if err != nil || f.Renewal == nil || f.Renewal.Later == nil {
		return 1
	}
	if _, err := f.Renewal.Later(chance.New(""), facts, Easy); errors.Is(err, ErrNoOthers) {
		return 1
	}
	return Drafts
}

// Spares says whether a fact is one of those that can be taken away of a draft.
func (d RawDraft) Spares(id FactID) bool {
	for list := range strings.FieldsSeq(d.Spare) {
		if strings.HasPrefix(id, list+"/") {
			return true
		}
	}
	return false
}

// Left is Spare without lists and boards of which nothing stands in facts.
func (d RawDraft) Left(facts []Fact) string {
	var left []string
	for list := range strings.FieldsSeq(d.Spare) {
		if slices.ContainsFunc(facts, func(f Fact) bool { return RawDraft{Spare: list}.Spares(f.ID) }) {
			left = append(left, list)
		}
	}
	return strings.Join(left, " ")
}

// OwnLevel is how hard facts with this one answer are, if the family says so itself.
func (f *family[F, M, S]) OwnLevel(facts, solution json.RawMessage) (Level, bool) {
	if f.Renewal == nil || f.Renewal.Level == nil {
		return "", false
	}
	typed, err := f.typed(facts)
	var answer S
	if err == nil {
		err = json.Unmarshal(solution, &answer)
	}
	if err != nil {
		return "", false
	}
	return f.Renewal.Level(typed, answer), true
}

// typed are facts that satisfy the form, as the family's own type.
func (f *family[F, M, S]) typed(raw json.RawMessage) (facts F, err error) {
	doc, err := schema.Decode(raw)
	if err != nil {
		return facts, err
	}
	if errs := schema.Check(f.Definition.Form, doc); len(errs) > 0 {
		return facts, schema.Join(errs)
	}
	facts, fault := f.decodeFacts(doc)
	if fault != nil {
		return facts, fault
	}
	return facts, nil
}

// decodeFacts makes of a document that satisfies the form the family's own type.
func (f *family[F, M, S]) decodeFacts(doc any) (facts F, fault *schema.FieldError) {
	// The facts are read from what was checked, not from the raw text, so that
	// no difference between two readers of JSON can slip something past.
	checked, err := json.Marshal(schema.Filled(f.Definition.Form, doc))
	if err != nil {
		return facts, schema.Errorf("", "these facts cannot be read: %s", err)
	}
	decoder := json.NewDecoder(bytes.NewReader(checked))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&facts); err != nil {
		return facts, schema.Errorf("", "these facts do not fit the form of %s: %s", f.Definition.Info.Name, err)
	}
	return facts, nil
}
