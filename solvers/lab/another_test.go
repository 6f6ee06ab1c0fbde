package lab_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"solvitur/solvers/family/null"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// TestAnother: a request leads to a variant that can be opened and linked to, and is the
// same for the same seed, however that is written.
func TestAnother(t *testing.T) {
	l := lab.New([]puzzle.Family{null.New()})
	ask := func(r wire.AnotherRequest) (*wire.MadeBody, error) {
		var last wire.Event
		err := l.Another(t.Context(), r, func(e wire.Event) { last = e })
		return last.Made, err
	}
	request := wire.AnotherRequest{Family: "null", Puzzle: "soldiers", Seed: "7"}
	first, err := ask(request)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := l.Open("null", first.Variant); err != nil {
		t.Error(err)
	}
	if link, err := share.Encode(first.Variant); err != nil || len(link) < 20 {
		t.Error(link, err)
	}
	if first.Seed != "1-any-7" || !strings.Contains(first.Variant.Words.Story, first.Seed) {
		t.Errorf("seed %s, words %+v", first.Seed, first.Variant.Words)
	}
	request.Seed = first.Seed
	if again, err := ask(request); err != nil || string(again.Variant.Facts) != string(first.Variant.Facts) {
		t.Errorf("another time %s, %v", again.Variant.Facts, err)
	}
	request.Seed = ""
	if any, err := ask(request); err != nil || !json.Valid(any.Variant.Facts) {
		t.Errorf("of any seed: %v", err)
	}
	for _, wrong := range []wire.AnotherRequest{
		{Family: "null", Puzzle: "soldiers", Seed: "x"}, {Family: "null", Puzzle: "soldiers", Seed: "easy-7"}, {Family: "null", Puzzle: "soldiers", Level: "hard"},
		{Family: "null", Puzzle: "nobody"}, {Family: "nobody", Puzzle: "soldiers"}, {},
	} {
		if made, err := ask(wrong); err == nil || made != nil {
			t.Errorf("%+v is answered: %+v", wrong, made)
		}
	}
	stopped, cancel := context.WithCancel(t.Context())
	cancel()
	if err := l.Another(stopped, request, func(wire.Event) {}); err == nil {
		t.Error("stopped, it is made all the same")
	}
}
