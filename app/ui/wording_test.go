package ui

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
	"solvitur/solvers/wire"
)

// spoken is what is read of elements, one after the other.
func spoken(parts ...app.UI) string {
	html := app.HTMLString(app.Div().Body(parts...))
	return strings.Join(strings.Fields(tags.ReplaceAllString(html, " ")), " ")
}

// Facts are named as one would read them aloud.
func TestFactsAreNamedInASentence(t *testing.T) {
	rows := func(key, item string) schema.Field {
		return schema.Field{Key: key, Kind: schema.Rows, Item: item, Shapes: []schema.Shape{{Sentence: "{it}", Fields: []schema.Field{{Key: "it", Kind: schema.Text, Label: "it", Optional: true}}}}}
	}
	statements, kinds := rows("statements", "statement"), rows("kinds", "kind")
	for _, test := range []struct {
		form []schema.Field
		ids  []string
		want string
	}{
		{[]schema.Field{statements, kinds}, []string{"statements/1", "kinds/0"}, "statement 2 and kind 1"},
		{[]schema.Field{statements, kinds}, []string{"statements/0", "statements/1", "kinds/0"}, "statement 1, statement 2 and kind 1"},
		{[]schema.Field{statements}, []string{"statements/1"}, "fact 2"},
		{[]schema.Field{statements}, []string{"statements/0", "statements/1"}, "facts 1 and 2"},
		{[]schema.Field{statements}, []string{"sum"}, "“It is so”"},
	} {
		model, err := state.New(puzzle.Sheet{Family: "demo", Form: schema.Form{Fields: test.form}, Preset: puzzle.Preset{Name: "demo", Facts: json.RawMessage(`{"statements":[{},{}],"kinds":[{}]}`)},
			Facts: []puzzle.Fact{{ID: "sum", Text: "It is so."}}})
		if err != nil {
			t.Fatal(err)
		}
		if got := spoken(reason{model: &model}.numbers(test.ids)...); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

// A step of a plan is done, and a conclusion marked.
func TestAHintIsTakenByItsName(t *testing.T) {
	for plan, want := range map[bool]string{true: "Do it", false: "Mark it"} {
		p := demo(t)
		if plan {
			p.model.Answer.Played = view.Ready([]view.View{{Name: "play", Grid: &view.Grid{}}})
		}
		p.model.Trial.Hint, p.model.Trial.Rung = &wire.HintBody{Fill: json.RawMessage(`{}`)}, 2
		if got := spoken(trial{&p.model}.said()...); !strings.Contains(got, want) {
			t.Errorf("it says %q, not %q", got, want)
		}
	}
}

// How links open is a sentence.
func TestHowLinksOpenIsASentence(t *testing.T) {
	if got := spoken(sharing{}.render()); !strings.Contains(got, "Both the link and the code open ") {
		t.Error(got)
	}
}

// The board to play on is not called as the one where the facts are changed.
func TestOnesOwnBoard(t *testing.T) {
	for want, given := range map[string][]view.View{
		"Your board":  {{Name: "board", Field: "givens", Title: "Givens", Grid: &view.Grid{}}},
		"Your figure": {{Name: "grid", Title: "Grid"}, {Name: "figure", Field: "figure", Title: "The figure"}},
		"Each rank":   {{Title: "Each rank", Field: "givens"}, {Title: "Each suit", Field: "others"}},
	} {
		owned(given)
		found := false
		for _, v := range given {
			found = found || v.Title == want
		}
		if !found {
			t.Errorf("%q is missing: %+v", want, given)
		}
	}
}
