package ui

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"

	"solvitur/app/state"
	"solvitur/solvers/schema"
	"solvitur/solvers/share"
)

// storage is what a shelf needs of app.BrowserStorage.
type storage interface {
	Get(key string, into any) error
	Set(key string, value any) error
	Del(key string)
}

// shelf keeps what a visitor has made of a puzzle on this machine: the last
// variant, and a few that it took the place of. Another build of the site may have
// kept what this one cannot read, which is put aside like anything else.
type shelf struct {
	storage storage
	puzzle  string
	// read is a variant as an input, if this page may show it.
	read func(share.Variant) (state.Input, error)
	// shown is what was kept when this page last looked, if that is what it
	// shows; nil if it shows something else.
	shown json.RawMessage
	// forgets says that the storage lasts no longer than the page.
	forgets bool
}

// mostAside is how many variants are put aside.
const mostAside = 3

func (s *shelf) keptKey() string  { return "solvitur.variant." + s.puzzle }
func (s *shelf) veilKey() string  { return "solvitur.veil." + s.puzzle }
func (s *shelf) asideKey() string { return "solvitur.aside." + s.puzzle }

// kept is what is kept of this puzzle, nil for nothing. What is no more than a word or a
// number was kept by no build.
func (s *shelf) kept() (there json.RawMessage) {
	if s.storage.Get(s.keptKey(), &there) != nil || !bytes.ContainsAny(there, "{[") {
		return nil
	}
	return there
}

// veil is that under which the visitor's own was left, if that is known.
func (s *shelf) veil() (over state.Veil, known bool) {
	var word string
	if s.storage.Get(s.veilKey(), &word) != nil || word == "" {
		return state.Shown, false
	}
	return state.ParseVeil(word), true
}

func (s *shelf) setVeil(over state.Veil) {
	word := "shown"
	if over != state.Shown {
		word = string(over)
	}
	_ = s.storage.Set(s.veilKey(), word) // where there is no room, nothing is lost
}

// putAside are the variants that were put aside, the last one first.
func (s *shelf) putAside() (all []json.RawMessage) {
	if s.storage.Get(s.asideKey(), &all) != nil {
		return nil
	}
	return all
}

// open is something kept as an input, if this build can read all of it.
func (s *shelf) open(kept json.RawMessage) (state.Input, bool) {
	var variant share.Variant
	if schema.Strictly(kept, &variant) != nil {
		return state.Input{}, false // of a later build, perhaps
	}
	input, err := s.read(variant)
	return input, err == nil
}

// spelt is an input as it is kept, if it is one that can be opened again.
func (s *shelf) spelt(input state.Input) (json.RawMessage, bool) {
	variant, err := input.Variant()
	if err != nil {
		return nil, false
	}
	raw, err := json.Marshal(variant)
	if err != nil {
		return nil, false
	}
	_, ok := s.open(raw)
	return raw, ok
}

// same says whether two things kept are the same puzzle.
func (s *shelf) same(a, b json.RawMessage) bool {
	one, ok := s.open(a)
	other, ok2 := s.open(b)
	if !ok || !ok2 {
		return bytes.Equal(a, b)
	}
	return one.Same(other)
}

// own says whether what is kept is what this page shows, or showed before it was
// changed: then nothing is lost with it.
func (s *shelf) own(there json.RawMessage) bool { return s.shown != nil && s.same(there, s.shown) }

// show says that the page shows an input that was brought to it, by a link say:
// the visitor's own, if it is the one that is kept.
func (s *shelf) show(input state.Input) {
	s.shown = nil
	if there := s.kept(); there != nil {
		if kept, ok := s.open(there); ok && kept.Same(input) {
			s.shown = there
		}
	}
}

// clear takes away what this page has kept: the original needs no keeping.
func (s *shelf) clear() {
	if there := s.kept(); there != nil && s.own(there) {
		s.storage.Del(s.keptKey())
		s.storage.Del(s.veilKey())
	}
	s.shown = nil
}

// What keep may have no room for. What was kept before is there still.
var (
	errFull    = errors.New("there is no room for what is to be kept")
	errCrowded = errors.New("there is no room to put aside what is kept")
	errForgets = errors.New("what is kept is forgotten with the page")
)

// keep keeps an input. What is there and is not this page's own is put aside
// first, and given back; if there is no room for it, it stays where it is. An error
// says that nothing was kept for another visit.
func (s *shelf) keep(input state.Input) (aside json.RawMessage, err error) {
	now, ok := s.spelt(input)
	if !ok {
		return nil, nil // it would be told of at every visit
	}
	there := s.kept()
	if there != nil && !s.own(there) && !s.same(there, now) {
		all := slices.DeleteFunc(s.putAside(), func(v json.RawMessage) bool { return s.same(v, there) || s.same(v, now) })
		all = append([]json.RawMessage{there}, all...)
		if err := s.storage.Set(s.asideKey(), all[:min(len(all), mostAside)]); err != nil {
			return nil, errCrowded
		}
		aside = there
	}
	if s.storage.Set(s.keptKey(), now) != nil {
		return aside, errFull
	}
	if s.shown = now; s.forgets {
		err = errForgets
	}
	return aside, err
}
