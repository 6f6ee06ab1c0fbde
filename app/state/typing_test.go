package state_test

import (
	"fmt"
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/wire"
)

func typed(path, text string) state.Edit {
	e := set(path, text)
	e.Typing = true
	return e
}

// answered lets the worker answer what was asked last.
func answered(m state.Model) state.Model {
	return apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: done(puzzle.One, 1)})
}

// faulty lets the worker find a fault in a field.
func faulty(m state.Model, path string) state.Model {
	return apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Err: &wire.ErrorBody{Fields: []*schema.FieldError{schema.Errorf(path, "no")}}}})
}

const what = "remarks/0/what"

// Twelve statements tried one after the other in one field are twelve steps,
// however they are typed, and not one for each letter.
func TestEveryTextThatWasTriedIsAStep(t *testing.T) {
	for name, typing := range map[string]func(m state.Model, text string) state.Model{
		"put in whole": func(m state.Model, text string) state.Model { return apply(m, typed(what, text)) },
		"letter by letter, each judged": func(m state.Model, text string) state.Model {
			for n := range len(text) {
				m = answered(apply(m, typed(what, text[:n+1])))
			}
			return m
		},
		"letter by letter over the old, faults on the way": func(m state.Model, text string) state.Model {
			for old := get(t, m, what).(string); old != ""; {
				old = old[:len(old)-1]
				m = faulty(apply(m, typed(what, old)), what)
			}
			for n := range len(text) {
				m = faulty(apply(m, typed(what, text[:n+1])), what)
			}
			return m
		},
	} {
		t.Run(name, func(t *testing.T) {
			m := start(t)
			var texts []string
			for n := range 12 {
				texts = append(texts, fmt.Sprintf("%c statement", 'A'+n))
				m = answered(typing(m, texts[n]))
			}
			for n := 11; n >= 0; n-- {
				if got := get(t, m, what); got != texts[n] {
					t.Fatalf("%d steps back it says %q, not %q", 11-n, got, texts[n])
				}
				m = apply(m, state.Undo{})
			}
			if got := get(t, m, what); got != "a" || m.CanUndo() {
				t.Errorf("in the end it says %q", got)
			}
			for range 12 {
				m = apply(m, state.Redo{})
			}
			if got := get(t, m, what); got != texts[11] || m.CanRedo() {
				t.Errorf("done again it says %q", got)
			}
		})
	}
}

// Leaving the field, or looking at the answer for a while, ends a step too.
func TestLeavingAFieldEndsAStep(t *testing.T) {
	for name, pause := range map[string]state.Event{"left": state.Typed{}, "rested": state.Settled{}} {
		m := answered(apply(start(t), typed(what, "one")))
		m = answered(apply(m, pause, typed(what, "one more")))
		if m = apply(m, state.Undo{}); get(t, m, what) != "one" {
			t.Errorf("%s: one step back it says %q", name, get(t, m, what))
		}
	}
	// In the midst of a text that is none yet, a pause ends nothing.
	m := faulty(apply(start(t), typed(what, "on")), what)
	m = answered(apply(m, state.Settled{}, typed(what, "one")))
	if m = apply(m, state.Undo{}); get(t, m, what) != "a" {
		t.Errorf("one step back it says %q", get(t, m, what))
	}
}
