package ui

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
)

// drawer is a browser's storage that is full for some keys.
type drawer struct {
	kept map[string]string
	full map[string]bool
}

func (d drawer) Get(key string, into any) error {
	if d.kept[key] == "" {
		return nil
	}
	return json.Unmarshal([]byte(d.kept[key]), into)
}

func (d drawer) Set(key string, value any) error {
	raw, err := json.Marshal(value)
	if d.full[key] {
		err = errors.New("full")
	}
	if err == nil {
		d.kept[key] = string(raw)
	}
	return err
}

func (d drawer) Del(key string) { delete(d.kept, key) }

const (
	keptKey  = "solvitur.variant.demo"
	asideKey = "solvitur.aside.demo"
)

// demo is a puzzle of one text.
func demo(t *testing.T) *PuzzlePage {
	t.Helper()
	model, err := state.New(puzzle.Sheet{
		Family: "demo",
		Form:   schema.Form{Fields: []schema.Field{{Key: "text", Kind: schema.Text, MaxLength: 20}}},
		Preset: puzzle.Preset{Name: "demo", Facts: json.RawMessage(`{"text":"original"}`)},
	})
	if err != nil {
		t.Fatal(err)
	}
	return &PuzzlePage{Name: "demo", model: model, loaded: true}
}

func variantOf(text string) share.Variant {
	facts, _ := json.Marshal(map[string]string{"text": text})
	return share.Variant{Facts: facts}
}

func shelfOf(t *testing.T, d drawer) *shelf {
	return &shelf{storage: d, puzzle: "demo", read: demo(t).model.Read}
}

func inputOf(t *testing.T, text string) state.Input {
	t.Helper()
	input, err := state.FromVariant(variantOf(text))
	if err != nil {
		t.Fatal(err)
	}
	return input
}

const (
	others = `{"facts":{"text":"another tab"}}`
	later  = `{"facts":{"text":"of a later build"},"colour":"red"}`
)

func TestWhatIsKeptMakesRoomOnlyWhenItIsPutAside(t *testing.T) {
	for name, there := range map[string]string{
		"of another tab": others, "of a later build": later, "of another shape": `{"facts":{"words":[]}}`, "no variant": `[1]`,
	} {
		t.Run(name, func(t *testing.T) {
			d := drawer{map[string]string{keptKey: there}, map[string]bool{asideKey: true}}
			s := shelfOf(t, d)
			for range 2 {
				if aside, err := s.keep(inputOf(t, "mine")); err == nil || aside != nil {
					t.Errorf("there is no room to put it aside, and it says %s, %v", aside, err)
				}
				if d.kept[keptKey] != there || s.shown != nil {
					t.Errorf("kept is %s", d.kept[keptKey])
				}
			}
			delete(d.full, asideKey)
			aside, err := s.keep(inputOf(t, "mine"))
			if err != nil || string(aside) != there || d.kept[asideKey] != "["+there+"]" || !strings.Contains(d.kept[keptKey], "mine") {
				t.Errorf("put aside is %s, %v; there are %v", aside, err, d.kept)
			}
			if aside, err = s.keep(inputOf(t, "mine, more of it")); err != nil || aside != nil || d.kept[asideKey] != "["+there+"]" {
				t.Errorf("one's own took the place of one's own, and put aside is %s, %v", aside, err)
			}
		})
	}
}

// What is to be kept finds no room: what was there is there still, and aside too.
func TestAFullStorageLosesNothing(t *testing.T) {
	d := drawer{map[string]string{keptKey: others}, map[string]bool{keptKey: true}}
	s := shelfOf(t, d)
	for range 2 {
		if _, err := s.keep(inputOf(t, "mine")); !errors.Is(err, errFull) {
			t.Errorf("it says %v", err)
		}
		if d.kept[keptKey] != others || d.kept[asideKey] != "["+others+"]" {
			t.Errorf("there are %v", d.kept)
		}
	}
}

func TestTheLastFewArePutAside(t *testing.T) {
	d := drawer{map[string]string{asideKey: `[` + later + `,{"facts":{"text":"2"}},{"facts":{"text":"3"}}]`, keptKey: others}, nil}
	if _, err := shelfOf(t, d).keep(inputOf(t, "mine")); err != nil || d.kept[asideKey] != `[`+others+`,`+later+`,{"facts":{"text":"2"}}]` {
		t.Errorf("put aside are %s, %v", d.kept[asideKey], err)
	}
}

// A page cannot open what a later build has kept, or what is too large for it, and
// leaves it where it is.
func TestWhatCannotBeReadIsLeftAlone(t *testing.T) {
	for _, there := range []string{later, `{"facts":{"text":"` + strings.Repeat("x", 21) + `"}}`, `{"facts":{"words":[]}}`, `7`, `{"facts":`} {
		d := drawer{map[string]string{keptKey: there}, nil}
		p := demo(t)
		p.shelf = shelf{storage: d, puzzle: "demo", read: p.model.Read}
		if p.takeUp(app.Context{}) || d.kept[keptKey] != there {
			t.Errorf("of %s there is %q", there, d.kept[keptKey])
		}
	}
}

func TestTheOriginalNeedsNoKeeping(t *testing.T) {
	d := drawer{map[string]string{}, nil}
	s := shelfOf(t, d)
	if _, err := s.keep(inputOf(t, "mine")); err != nil || d.kept[keptKey] == "" {
		t.Fatalf("it is not kept: %v", err)
	}
	s.clear()
	if d.kept[keptKey] != "" {
		t.Errorf("kept is %s", d.kept[keptKey])
	}
	d.kept[keptKey] = others
	if s.clear(); d.kept[keptKey] != others {
		t.Error("what another tab keeps was taken away")
	}
}

// A page keeps the visitor's own alone, and not what a link brings.
func TestAPageKeepsTheVisitorsOwn(t *testing.T) {
	d := drawer{map[string]string{}, nil}
	p := demo(t)
	p.shelf = shelf{storage: d, puzzle: "demo", read: p.model.Read}
	p.model, _ = state.Update(p.model, state.Open{Input: inputOf(t, "of a link"), Shared: true})
	if p.keep(app.Context{}); len(d.kept) > 0 {
		t.Errorf("a link is kept: %v", d.kept)
	}
	p.model, _ = state.Update(p.model, state.Edit{Edits: []schema.Edit{{Op: "set", Path: "text", Value: "mine"}}})
	if p.keep(app.Context{}); !strings.Contains(d.kept[keptKey], "mine") {
		t.Errorf("it is not kept: %v", d.kept)
	}
	own := d.kept[keptKey]
	p.model, _ = state.Update(p.model, state.Undo{})
	if p.keep(app.Context{}); d.kept[keptKey] != own {
		t.Errorf("the change was undone, and kept is %v", d.kept)
	}
	p.model, _ = state.Update(p.model, state.Undo{})
	if p.keep(app.Context{}); len(d.kept) > 0 {
		t.Errorf("at the original there is kept %v", d.kept)
	}
}

// That there is no room is told as long as it is so, and no longer.
func TestAFullStorageIsTold(t *testing.T) {
	for name, full := range map[string]struct{ there, key, says string }{
		"full":    {"", keptKey, "kept in the address alone; copy the link"},
		"crowded": {others, asideKey, "still holds what you had made of this puzzle before"},
	} {
		t.Run(name, func(t *testing.T) {
			d := drawer{map[string]string{keptKey: full.there}, map[string]bool{full.key: true}}
			p := demo(t)
			p.shelf = shelf{storage: d, puzzle: "demo", read: p.model.Read}
			told := func() string { return app.HTMLString(p.notices(atFacts)) }
			edit := func(text string) {
				p.model, _ = state.Update(p.model, state.Edit{Edits: []schema.Edit{{Op: "set", Path: "text", Value: text}}})
				p.keep(app.Context{})
			}
			if strings.Contains(told(), "storage") {
				t.Errorf("before anything was changed it says %s", told())
			}
			for _, text := range []string{"mine", "mine, more"} {
				if edit(text); strings.Count(told(), "storage is full") != 1 || !strings.Contains(told(), full.says) {
					t.Errorf("of what is not kept it says %s", told())
				}
			}
			undone := *p
			undone.model, _ = state.Update(undone.model, state.Reset{})
			undone.keep(app.Context{})
			if got := app.HTMLString(undone.notices(atFacts)); strings.Contains(got, "storage") {
				t.Errorf("of the original it says %s", got)
			}
			delete(d.full, full.key)
			p.shelf.shown = json.RawMessage(full.there) // which it need not put aside
			if edit("mine, kept"); strings.Contains(told(), "storage") || !strings.Contains(d.kept[keptKey], "mine, kept") {
				t.Errorf("there is room, and it says %s", told())
			}
		})
	}
}

// What is forgotten with the page is kept as long as it lasts, and that is said.
func TestAStorageThatForgetsIsTold(t *testing.T) {
	d := drawer{map[string]string{}, nil}
	p := demo(t)
	p.shelf = shelf{storage: d, forgets: true, puzzle: "demo", read: p.model.Read}
	p.model, _ = state.Update(p.model, state.Edit{Edits: []schema.Edit{{Op: "set", Path: "text", Value: "mine"}}})
	p.keep(app.Context{})
	if got := app.HTMLString(p.notices(atFacts)); !strings.Contains(got, "keeps nothing for this site") || !strings.Contains(d.kept[keptKey], "mine") {
		t.Errorf("it says %s, and keeps %v", got, d.kept)
	}
}

// What is too long for a link is kept all the same.
func TestKeepingDoesNotHangOnTheLink(t *testing.T) {
	d := drawer{map[string]string{}, nil}
	p := demo(t)
	p.shelf = shelf{storage: d, puzzle: "demo", read: p.model.Read}
	p.model.Sheet.Form.Fields[0].MaxLength = share.MaxUnpacked
	text := make([]byte, 2*share.MaxPacked)
	for i, x := 0, uint32(1); i < len(text); i++ { // no two stretches are alike, so that nothing is saved by packing
		x = x*1664525 + 1013904223
		text[i] = '0' + byte(x>>24)%64
	}
	p.model, _ = state.Update(p.model, state.Edit{Edits: []schema.Edit{{Op: "set", Path: "text", Value: string(text)}}})
	if _, err := fragment(&p.model); !errors.Is(err, share.ErrTooLong) {
		t.Fatalf("it is not too long for a link: %v", err)
	}
	if p.keep(app.Context{}); d.kept[keptKey] == "" {
		t.Error("it is not kept")
	}
}

// Without the catalogue nothing is said of what it holds.
func TestWhereSomethingBelongsIsToldOnlyWhenItIsKnown(t *testing.T) {
	p := demo(t)
	p.model.Sheet.Family = "here"
	foreign := share.Variant{Facts: json.RawMessage(`{"words":[]}`)}
	card := puzzle.Card{Name: "there", Family: "there", Title: "There", Members: schema.Members{Needed: []string{"words"}}}
	told := func(cards []puzzle.Card, err error) (message string, opened bool) {
		for _, event := range p.foreign("link", foreign, cards, err) {
			switch e := event.(type) {
			case state.Notify:
				message = e.Message
			case state.Open:
				opened = true
			}
		}
		return message, opened
	}
	if message, opened := told(nil, errors.New("offline")); !strings.Contains(message, "cannot be told now") || opened {
		t.Errorf("without the catalogue it says %q", message)
	}
	if message, _ := told([]puzzle.Card{card}, nil); !strings.Contains(message, "“There”") {
		t.Errorf("it says %q", message)
	}
	foreign.Facts = json.RawMessage(`{}`)
	if message, opened := told(nil, nil); !strings.Contains(message, "no puzzle that is known") || !opened {
		t.Errorf("of what nobody knows it says %q", message)
	}
	foreign.Facts = json.RawMessage(`{"text":"x","zz\u202ez":1}`)
	if message, opened := told([]puzzle.Card{card}, nil); !strings.Contains(message, "(“zz\ufffdz”)") || !strings.Contains(message, "Here is the original puzzle") || !opened {
		t.Errorf("of what has a member too many it says %q", message)
	}
}

// One's own link is one's own work: nothing is put aside for it.
func TestWhatALinkBringsIsOnesOwnIfItIsKept(t *testing.T) {
	d := drawer{map[string]string{keptKey: others}, nil}
	s := shelfOf(t, d)
	s.show(inputOf(t, "another tab"))
	if aside, err := s.keep(inputOf(t, "mine")); err != nil || aside != nil || d.kept[asideKey] != "" {
		t.Errorf("put aside is %s, %v", d.kept[asideKey], err)
	}
	s.show(inputOf(t, "course"))
	if aside, err := s.keep(inputOf(t, "theirs")); err != nil || !strings.Contains(string(aside), "mine") {
		t.Errorf("put aside is %s, %v", aside, err)
	}
	s.show(inputOf(t, "theirs"))
	s.clear()
	if there, ok := d.kept[keptKey]; ok {
		t.Errorf("after going back to the original %s is kept", there)
	}
}
