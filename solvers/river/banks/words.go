// Package banks is who stands on the two banks of a river (package river), in words and as a picture.
//
//	b := banks.New("boat", []banks.Kind{{Name: "the farmer", Number: 1}, {Name: "sheep", Number: 3}})
//	b.Told(state)       // "the farmer and two sheep are here; one of the sheep and the boat are there"
//	b.Crossing(crowd)   // "the farmer and one of the sheep cross"
//
//	words.go     states and crossings in words
//	picture.go   a state as a picture
package banks

import (
	"fmt"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/river"
)

// Banks tells and draws states.
type Banks struct {
	by    string
	kinds []Kind
	codes []string // of the kinds, for short
}

// Kind is one traveller, whose name that is, or several of whom it is the plural.
type Kind struct {
	Name   string
	Number int
	Fact   string // that tells of them
}

// Torch is what a bridge is crossed by at night; the other things float.
const Torch = "torch"

// New is for some kinds who cross by boat, or by torch, in the order of their numbers.
func New(by string, kinds []Kind) *Banks { return &Banks{by: by, kinds: kinds, codes: codes(kinds)} }

// Some is so many of a kind, as one speaks of them.
func (b *Banks) Some(i, n int) string {
	switch k := b.kinds[i]; {
	case k.Number == 1:
		return k.Name
	case n == 1:
		return "one of the " + k.Name
	default:
		return english.Words(n) + " " + k.Name
	}
}

// people lists those of whom there are any.
func (b *Banks) people(c river.Crowd) (all []string) {
	for i := range b.kinds {
		if c[i] > 0 {
			all = append(all, b.Some(i, int(c[i])))
		}
	}
	return all
}

// Crossing is a crossing as a clause: "the farmer and the goat cross".
func (b *Banks) Crossing(c river.Crowd) string {
	if c.Heads() == 1 {
		return b.people(c)[0] + " crosses"
	}
	return english.List(b.people(c), "and") + " cross"
}

// Brief is a crossing in a few characters.
func (b *Banks) Brief(c river.Crowd) string {
	var all []string
	for i, k := range b.kinds {
		switch {
		case c[i] > 0 && k.Number == 1:
			all = append(all, strings.TrimPrefix(k.Name, "the "))
		case c[i] > 0:
			all = append(all, fmt.Sprintf("%d %s", c[i], b.codes[i]))
		}
	}
	return strings.Join(all, ", ")
}

// Told is a state as a clause: who is here and who is there, with what they cross by.
func (b *Banks) Told(s river.State) string {
	side := func(c river.Crowd, by bool, where string) string {
		all, heads := b.people(c), c.Heads()
		if by {
			all, heads = append(all, "the "+b.by), heads+1
		}
		switch heads {
		case 0:
			return "nobody is " + where
		case 1:
			return all[0] + " is " + where
		}
		return english.List(all, "and") + " are " + where
	}
	return side(s.Here, !s.Over, "here") + "; " + side(s.There, s.Over, "there")
}

// Short is who is here, in a few characters, and where the boat or torch is.
func (b *Banks) Short(s river.State) string {
	var short strings.Builder
	for i, code := range b.codes {
		switch n := s.Here[i]; {
		case n == 0:
		case b.kinds[i].Number == 1:
			short.WriteString(code)
		default:
			fmt.Fprintf(&short, "%d%s", n, code)
		}
	}
	if short.Len() == 0 {
		short.WriteString("–")
	}
	if s.Over {
		return short.String() + " ‹"
	}
	return short.String() + " ›"
}

// mostLetters is how long a code is.
const mostLetters = 3

// codes are the first letters of names, as few as tell them apart.
func codes(kinds []Kind) []string {
	names := make([]string, len(kinds))
	for i, k := range kinds {
		words := strings.Fields(k.Name)
		names[i] = english.Capital(words[len(words)-1])
	}
	all := english.Initials(names)
	for i, code := range all {
		letters := []rune(code)
		all[i] = string(letters[:min(len(letters), mostLetters)])
	}
	return all
}
