package state_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/share"
)

func reads(t *testing.T, m state.Model, name string) string {
	t.Helper()
	p, ok := share.PassageCalled(name)
	if !ok {
		t.Fatalf("there is no passage %s", name)
	}
	return m.Told(p)
}

// storied is a puzzle with a story, and an empty one of its kind.
func storied(t *testing.T) state.Model {
	t.Helper()
	s := sheet()
	s.Preset.Title, s.Preset.Question = "Ann and Bob", "Who is it?"
	s.Preset.Story = []string{"Ann is a.", "Bob is b."}
	s.Empty = json.RawMessage(`{"remarks":[],"friends":["friend 1"],"limit":1}`)
	m, err := state.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func write(passage, text string) state.Write { return state.Write{Passage: passage, Text: text} }

func letters(passage string, texts ...string) (events []state.Event) {
	for _, text := range texts {
		events = append(events, state.Write{Passage: passage, Text: text, Typing: true})
	}
	return events
}

// What is not written is the original's; what is, is shown in its place, and is in
// the link. No solver is asked about it.
func TestWordsTakeThePlaceOfTheOriginals(t *testing.T) {
	m := storied(t)
	if reads(t, m, "story") != "Ann is a.\n\nBob is b." || reads(t, m, "notes") != "" || m.Title() != "Ann and Bob" || m.Retold() {
		t.Fatalf("the original tells %+v", m.Words)
	}
	m, effects := state.Update(m, write("title", " Zoe\n"))
	if m.Title() != "Zoe" || !m.Retold() || !m.Mine || reads(t, m, "question") != "Who is it?" {
		t.Errorf("%+v", m.Words)
	}
	if len(effects) != 1 || effects[0] != (state.Address{}) || m.Generation != 0 || m.Answer.Stale {
		t.Errorf("a title makes %v, generation %d", effects, m.Generation)
	}
	if m.Changes() != 1 || m.FactChanges() != 0 {
		t.Errorf("%d changes, %d of facts", m.Changes(), m.FactChanges())
	}
	if got := m.Borrowed(); !slices.Equal(got, []string{"story", "question"}) {
		t.Errorf("borrowed: %v", got)
	}
	variant, err := m.Input.Variant()
	if err != nil || variant.Words.Title != "Zoe" {
		t.Errorf("%+v, %v", variant.Words, err)
	}
	m = apply(m, set("limit", json.Number("7")))
	request := sent(t, []state.Effect{effectsOf(m, set("limit", json.Number("8")))[0]})
	if raw, _ := json.Marshal(request.Request); strings.Contains(string(raw), "Zoe") {
		t.Errorf("the solver is told %s", raw)
	}
	if m = apply(m, write("title", "Ann and Bob")); m.Retold() {
		t.Error("what the original says as well is somebody's own")
	}
	if m = apply(m, write("html", "<b>")); m.Retold() {
		t.Error("there is no such passage")
	}
}

func effectsOf(m state.Model, e state.Event) []state.Effect {
	_, effects := state.Update(m, e)
	return effects
}

// A text is one step of undo for as long as it is written; undo takes words and facts
// back in the order in which they came, and asks the solver again for facts alone.
func TestWordsAreUndone(t *testing.T) {
	m := apply(storied(t), letters("title", "Z", "Zo", "Zoe")...)
	m = apply(m, state.Typed{})
	m = apply(m, letters("story", "O", "Once")...)
	m = apply(m, state.Typed{}, set("limit", json.Number("7")))
	generation := m.Generation
	m = apply(m, letters("story", "Once up")...)

	if m = apply(m, state.Undo{}); reads(t, m, "story") != "Once" || m.Generation != generation {
		t.Fatalf("story %q, generation %d", reads(t, m, "story"), m.Generation)
	}
	if m = apply(m, state.Undo{}); get(t, m, "limit") != json.Number("3") || m.Generation == generation {
		t.Fatalf("limit %v, generation %d", get(t, m, "limit"), m.Generation)
	}
	if m = apply(m, state.Undo{}); reads(t, m, "story") != "Ann is a.\n\nBob is b." || m.Title() != "Zoe" {
		t.Fatalf("%+v", m.Words)
	}
	if m = apply(m, state.Undo{}); m.Retold() || m.Mine || m.CanUndo() {
		t.Fatalf("%+v", m.Words)
	}
	if m = apply(m, state.Redo{}, state.Redo{}); m.Title() != "Zoe" || reads(t, m, "story") != "Once" {
		t.Fatalf("%+v", m.Words)
	}
	if m = apply(m, state.Reset{}); m.Retold() || m.Changes() != 0 {
		t.Fatalf("back at the original: %+v", m.Words)
	}
	if m = apply(m, state.Undo{}); m.Title() != "Zoe" {
		t.Fatal("Reset cannot be undone")
	}
}

// A passage that is too long is told of at its field, is kept for the visitor to
// shorten, and is in no link.
func TestPassageTooLong(t *testing.T) {
	long := strings.Repeat("a", 121)
	m := apply(storied(t), write("title", long), write("question", "Why?"))
	title, _ := share.PassageCalled("title")
	if m.Title() != long || len(m.WordFaults(title)) != 1 {
		t.Fatalf("%q, %v", m.Title(), m.WordFaults(title))
	}
	variant, err := m.Input.Variant()
	if err != nil || variant.Words != (share.Words{Question: "Why?"}) {
		t.Fatalf("%+v, %v", variant.Words, err)
	}
	if _, err := share.Encode(variant); err != nil {
		t.Fatal(err)
	}
}

// What a variant says comes back as it was, and what no page would write is refused.
func TestWordsAreRead(t *testing.T) {
	m := apply(storied(t), write("title", "<b>Zoe</b>"), write("notes", "a\n\nb"))
	variant, err := m.Input.Variant()
	if err != nil {
		t.Fatal(err)
	}
	in, err := storied(t).Read(variant)
	if err != nil || !in.Same(m.Input) || in.Words != m.Words {
		t.Fatalf("%+v, %v", in.Words, err)
	}
	m = apply(storied(t), state.Open{Input: in, Shared: true})
	if m.Title() != "<b>Zoe</b>" || m.Mine || m.Generation != 0 {
		t.Errorf("%q, mine %v, generation %d", m.Title(), m.Mine, m.Generation)
	}
	variant.Words.Title = "\u202e"
	if _, err := storied(t).Read(variant); err == nil {
		t.Error("a title that turns the line round is read")
	}
}

// An empty puzzle has nothing of the original's: it is compared with itself, goes
// back to itself, and is called what its maker calls it.
func TestBeginWithAnEmptyOne(t *testing.T) {
	if start(t).CanBegin() {
		t.Fatal("there is no empty puzzle in the sheet")
	}
	m, effects := state.Update(storied(t), state.Begin{})
	if sent(t, effects).Kind != state.ForAnswer || !m.Mine || m.Changes() != 0 || len(m.Differences()) != 0 || len(m.Borrowed()) != 0 {
		t.Fatalf("%d changes, %v", m.Changes(), m.Differences())
	}
	if m.Title() != share.Untitled || reads(t, m, "story") != "" || reads(t, m, "question") != "" {
		t.Fatalf("%q, %q", m.Title(), reads(t, m, "story"))
	}
	m = apply(m, set("limit", json.Number("7")), write("title", "Mine"), write("story", "Ann is a.\n\nBob is b."))
	if m.Changes() != 3 || reads(t, m, "story") != "Ann is a.\n\nBob is b." {
		t.Fatalf("%d changes, story %q", m.Changes(), m.Words.Story)
	}
	if m.Input.Same(m.Original()) {
		t.Error("it is called the original")
	}
	if m = apply(m, state.Reset{}); get(t, m, "limit") != json.Number("1") || m.Title() != share.Untitled || m.Changes() != 0 {
		t.Fatalf("back at the empty one: %v", m.Facts)
	}
	if m = apply(m, state.Undo{}, state.Undo{}, state.Undo{}, state.Undo{}, state.Undo{}); m.Retold() || m.Title() != "Ann and Bob" {
		t.Fatalf("undone: %+v", m.Words)
	}
}

// Whoever opens an empty puzzle, as the gallery offers one for each kind, is going to make one: there is
// nothing to be found out, and advice from the beginning. It is not kept in the place of what is.
func TestOpenAnEmptyOne(t *testing.T) {
	begun, _ := state.Update(storied(t), state.Begin{})
	m, effects := state.Update(storied(t), state.Open{Input: begun.Input, Shared: true, Veil: state.Veiled})
	sent(t, effects)
	if m.Veil != state.Shown || m.Mine {
		t.Errorf("the veil is %q, and it is %v that it is the visitor's own", m.Veil, m.Mine)
	}
	if m.Answer.Unseen = false; !m.Advises() { // as soon as its answer is there
		t.Error("there is no advice")
	}
	m, _ = state.Update(storied(t), state.Open{Input: apply(begun, set("limit", json.Number("7"))).Input, Shared: true, Veil: state.Veiled})
	if m.Veil != state.Veiled || m.Advises() {
		t.Error("a puzzle that somebody has begun tells its answer")
	}
}

// An experiment is the original's: it takes words away as it does facts, and says so.
func TestOpenKeepsWordsApart(t *testing.T) {
	m := apply(storied(t), write("title", "Zoe"))
	with := m.Input
	m = apply(m, state.Open{Input: m.Original(), Notice: "An experiment."})
	if m.Retold() || len(m.Ways) == 0 {
		t.Errorf("%+v, %d ways", m.Words, len(m.Ways))
	}
	if m = apply(m, state.Take{Way: 0}); m.Words != with.Words {
		t.Errorf("undone: %+v", m.Words)
	}
}
