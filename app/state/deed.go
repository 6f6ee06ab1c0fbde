package state

import (
	"cmp"
	"strconv"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// Deed is what a visitor did with a control of the page.
type Deed struct {
	Do    string // what to do: a name in the table of deeds, or one of the page's own
	Path  string // where in the facts, or which fact, strategy, ordering
	Value string // with what; controls with a value of their own leave it empty

	Text   string // the control's own value
	On     bool   // of a check box
	Caret  int    // where the next letter goes, in characters
	Typing bool   // letter by letter
	Took   bool   // the text ends in a word that was offered
	Again  bool   // pressed where something was pressed just before
	At     int64  // when, in ms of Unix time
}

// Means is the event that a deed stands for, given the page as it is. There is
// none where it changes nothing, and where only the browser has something to do.
func (m Model) Means(d Deed) (Event, bool) {
	mean, known := deeds[d.Do]
	if !known {
		return nil, false
	}
	event := mean(m, d)
	return event, event != nil
}

// hasty is within how many ms after a puzzle is solved a press where the one before was cannot be
// meant for what has come with that.
const hasty = 600

// Hasty says whether a press was meant for what was under the finger before: the second of two quick
// ones, of which the first has solved the puzzle.
func (m Model) Hasty(d Deed) bool {
	since := d.At - m.Trial.Ended
	return d.Again && (d.Do == "renew" || d.Do == "reveal") && m.Trial.End != "" && since >= 0 && since < hasty
}

// meaning makes an event of a deed, or nil.
type meaning func(Model, Deed) Event

// deeds says what each deed means. What the page does by itself, such as to copy
// or to print, is not here.
var deeds = map[string]meaning{
	// What can be edited: see set.go, listedit.go, boardedit.go, mapedit.go.
	"set":        Model.set,
	"add":        Model.addTo,
	"remove":     Model.remove,
	"move":       Model.move,
	"empty":      Model.emptyCell,
	"clear":      func(m Model, d Deed) Event { return edited(m.Emptied(d.Path)...) },
	"boxes":      func(m Model, d Deed) Event { return edited(m.UsualBoxes(d.Path)...) },
	"paint":      Model.paint,
	"board":      func(_ Model, d Deed) Event { return Paste{Field: d.Path, Text: d.Text} },
	"cell":       at(func(path string) Event { return Point{Cell: path} }),
	"addNode":    Model.addNode,
	"moveNode":   Model.moveNode,
	"removeNode": Model.removeNode,
	"addLink":    Model.addLink,
	"typed":      is(Typed{}),
	"switch":     at(func(path string) Event { return Switch{Fact: path} }),
	"use":        at(func(path string) Event { return Use{Path: path} }),
	"mend":       Model.mending,

	// Words, and the whole of it.
	"write":      func(_ Model, d Deed) Event { return Write{Passage: d.Path, Text: d.Text, Typing: d.Typing} },
	"pen":        is(Pen{}),
	"begin":      is(Begin{}),
	"undo":       func(m Model, d Deed) Event { return m.back(d, "unmark", m.CanUndo(), Undo{}) },
	"redo":       func(m Model, d Deed) Event { return m.back(d, "remark", m.CanRedo(), Redo{}) },
	"reset":      is(Reset{}),
	"drop":       is(Drop{}),
	"experiment": numbered(func(n int) Event { return Try{Experiment: n} }),
	"way":        numbered(func(n int) Event { return Take{Way: n} }),
	"dismiss":    is(Notify{}),

	// Another puzzle like this one.
	"wantLevel": func(m Model, d Deed) Event { return Want{Level: puzzle.Level(d.Text), Seed: m.Another.Seed} },
	"wantSeed":  func(m Model, d Deed) Event { return Want{Level: m.Another.Level, Seed: d.Text} },
	"renew":     is(Renew{}),
	"abandon":   is(Abandon{}),

	// The answer.
	"reveal":  is(Reveal{}),
	"number":  is(Reveal{Verdict: true}),
	"stop":    is(Stop{}),
	"again":   is(Again{}),
	"count":   is(CountOn{}),
	"seconds": Model.allow,
	"pick":    numbered(func(n int) Event { return Pick{Solution: n} }),
	"ask":     at(func(path string) Event { return Ask{Claim: path} }),
	"others":  at(func(path string) Event { return Ask{Claim: path, Others: true} }),
	"behind":  is(Behind{}),
	"unask":   is(Unask{}),

	// The search.
	"choose":  at(func(path string) Event { return Choose{Strategy: path} }),
	"reorder": Model.reorder,
	"finish":  at(func(path string) Event { return Finish{Strategy: path} }),
	"record":  at(func(path string) Event { return Record{Strategy: path} }),
	"seek":    numbered(func(n int) Event { return Seek{At: n} }),
	"step":    Model.step,
	"leap":    Model.leap,
	"visit":   numbered(func(n int) Event { return Visit{At: n} }),
	"fold":    numbered(func(n int) Event { return Fold{Node: n} }),
	"play":    is(Play{}),
	"argue":   numbered(func(n int) Event { return Follow{At: n} }),
	"argueBy": Model.stride,
	"pace":    numbered(func(n int) Event { return Pace{Speed: n} }),
}

// is the meaning of a deed that says all by its name.
func is(event Event) meaning { return func(Model, Deed) Event { return event } }

// at is the meaning of a deed with something that it names.
func at(mean func(path string) Event) meaning {
	return func(_ Model, d Deed) Event { return mean(d.Path) }
}

// numbered is the meaning of a deed with a number. What is none means nothing.
func numbered(mean func(n int) Event) meaning {
	return func(_ Model, d Deed) Event {
		if n, ok := d.number(); ok {
			return mean(n)
		}
		return nil
	}
}

// number is the number that a control says or holds.
func (d Deed) number() (int, bool) {
	n, err := strconv.Atoi(cmp.Or(d.Value, d.Text))
	return n, err == nil
}

// edited is an edit by mouse or key, not letter by letter.
func edited(edits ...schema.Edit) Event {
	if len(edits) == 0 {
		return nil
	}
	return Edit{Edits: edits}
}

// mending applies a remedy, by its number.
func (m Model) mending(d Deed) Event {
	if n, ok := d.number(); ok {
		return Mend{Path: d.Path, Remedy: n}
	}
	return nil
}

// step goes on or back from where the replay is when the press arrives: two quick
// presses are two steps, whatever was drawn between them.
func (m Model) step(d Deed) Event {
	if by, ok := d.number(); ok {
		return Seek{At: m.Replay.At + by}
	}
	return nil
}

// stride goes on or back in the argument.
func (m Model) stride(d Deed) Event {
	if by, ok := d.number(); ok {
		return Follow{At: m.Argument.At + by}
	}
	return nil
}

// leap goes on or back to the next step of a kind.
func (m Model) leap(d Deed) Event {
	by, ok := d.number()
	if !ok {
		return nil
	}
	at, _ := m.Replay.Leap(view.Role(d.Path), by < 0)
	return Seek{At: at}
}

// allow lets a search take longer, or less.
func (m Model) allow(d Deed) Event {
	seconds, ok := d.number()
	if !ok || seconds < 1 {
		return nil
	}
	return Budget{Limit: m.Limit, Seconds: seconds}
}
