// Package units gives what arguments are made of on boards of places, each of which holds
// one symbol, with units of as many places as symbols, each of which holds every symbol
// once: sudokus and Latin squares. It says steps as people do who solve these, by the
// names that they have given them: naked and hidden singles, pairs and triples, locked
// candidates, X-wings, and the wings and chains of wings.go.
package units

import (
	"fmt"
	"math/bits"
	"slices"

	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// Board is a board. Places and symbols are numbered from 0; a statement is that a place
// holds a symbol, and is numbered place × Size + symbol.
type Board struct {
	Size   int // how many symbols there are, and places in a unit; at most 32
	Places int
	Units  []Unit
	// Rule is that each place holds one symbol.
	Rule puzzle.FactID

	// Words. Thing is what a symbol of a place is, "number"; Together what places are in
	// that cannot hold the same, "row, column or region".
	Thing    func(place int) string
	Together string
	Place    func(place int) string // "row 1, column 4"
	Short    func(place int) string // "r1c4"
	Symbol   func(place, symbol int) string
	One      func(place, symbol int) string // with its article, if it has one: "an 8"
	Is       func(place, symbol int, is bool) string
}

// Unit is a set of as many places as there are symbols. Those of one kind have no place
// in common.
type Unit struct {
	Kind   string
	Fact   puzzle.FactID // that it holds each symbol once
	Name   string        // "row 4"
	Places []int
}

// Kinds of which each unit of one meets each of the other in one place.
const (
	Row    = "row"
	Column = "column"
	// Region is a block of places: those of a row or column that lie in it are together.
	Region = "region"
)

// Note says what places are called in short.
func (b *Board) Note() string {
	last := b.Places - 1
	return fmt.Sprintf("In short, %s is %s.", b.Short(last), b.Place(last))
}

// Groups are the rules of the board: first that each place holds one symbol, then, unit
// by unit, that it holds each once.
func (b *Board) Groups() (groups []puzzle.Group) {
	group := func(fact puzzle.FactID, text string, statements []int) {
		groups = append(groups, puzzle.ExactlyOne(fact, text, statements...))
	}
	for place := range b.Places {
		var all []int
		for symbol := range b.Size {
			all = append(all, b.Statement(place, symbol))
		}
		group(b.Rule, english.Capital(b.Place(place))+" holds one "+b.Thing(place)+".", all)
	}
	for _, u := range b.Units {
		for symbol := range b.Size {
			var all []int
			for _, place := range u.Places {
				all = append(all, b.Statement(place, symbol))
			}
			group(u.Fact, fmt.Sprintf("%s holds %s once.", english.Capital(u.Name), b.Symbol(u.Places[0], symbol)), all)
		}
	}
	return groups
}

// Statement is that a place holds a symbol.
func (b *Board) Statement(place, symbol int) int { return place*b.Size + symbol }

func (b *Board) read(statement int) (place, symbol int) {
	return statement / b.Size, statement % b.Size
}

// A group is either of a place, or of a unit and a symbol.
func (b *Board) isPlace(group int) bool { return group < b.Places }

func (b *Board) unit(group int) (u Unit, symbol int) {
	group -= b.Places
	return b.Units[group/b.Size], group % b.Size
}

// Clause is a statement, or its contrary.
func (b *Board) Clause(statement int, is bool) string {
	place, symbol := b.read(statement)
	return b.Is(place, symbol, is)
}

// Tell says a step of these rules alone, or part of one, and what it is called; "" where
// nobody has a name for it.
func (b *Board) Tell(s puzzle.Inference) (text, name string) {
	foreign := func(l puzzle.Literal) bool { return l.Cell >= b.Places*b.Size }
	if slices.ContainsFunc(s.Groups, func(g int) bool { return g >= b.Places+len(b.Units)*b.Size }) ||
		slices.ContainsFunc(s.Concludes, foreign) || slices.ContainsFunc(s.From, func(p puzzle.Premise) bool { return foreign(p.Literal) }) {
		return "", ""
	}
	if len(s.Concludes) == 0 {
		return b.dead(s), ""
	}
	if len(s.Groups) == 1 && s.Concludes[0].Is {
		return b.single(s)
	}
	if len(s.Groups) < 2 || slices.ContainsFunc(s.Concludes, func(l puzzle.Literal) bool { return l.Is }) {
		return "", ""
	}
	var base []int // the places of the rules that a place holds one symbol
	var symbols uint32
	var units []Unit
	var rules []int // of the units
	for _, g := range s.Groups {
		if b.isPlace(g) {
			base = append(base, g)
			continue
		}
		u, symbol := b.unit(g)
		symbols |= 1 << symbol
		units, rules = append(units, u), append(rules, g)
	}
	_, symbol := b.read(s.Concludes[0].Cell)
	switch count := bits.OnesCount32(symbols); {
	case len(base) == 0 && count == 1 && len(units) == 2:
		return b.locked(s, units, symbol)
	case len(base) == 0 && count == 1 && len(units) == 5:
		return b.turbot(s, units, symbol)
	case len(base) == 0 && count == 1:
		return b.fish(s, units, symbol)
	case len(base) == count && len(units) == count && same(units):
		return b.subset(s, base, units[0], symbols)
	}
	return b.chain(s, base, rules)
}

func same(units []Unit) bool {
	return !slices.ContainsFunc(units, func(u Unit) bool { return u.Name != units[0].Name })
}

// short names some places: "r1c4 and r2c4".
func (b *Board) short(places []int) string { return b.shortList(places, "and") }

func (b *Board) shortList(places []int, word string) string {
	names := each.Of(places, b.Short)
	return english.List(names, word)
}

// list names a set of symbols that stand in a place.
func (b *Board) list(place int, symbols uint32) (names []string) {
	for symbol := range b.Size {
		if symbols>>symbol&1 != 0 {
			names = append(names, b.Symbol(place, symbol))
		}
	}
	return names
}

// dead says that a place has no symbol left, or a symbol no place.
func (b *Board) dead(s puzzle.Inference) string {
	if len(s.Groups) != 1 || len(s.From) < b.Size {
		return ""
	}
	if g := s.Groups[0]; b.isPlace(g) {
		return fmt.Sprintf("But then no %s is left for %s.", b.Thing(g), b.Place(g))
	}
	u, symbol := b.unit(s.Groups[0])
	return fmt.Sprintf("But then %s has no place for %s.", u.Name, b.Symbol(u.Places[0], symbol))
}

// single is the last symbol for a place, or the last place for a symbol.
func (b *Board) single(s puzzle.Inference) (text, name string) {
	place, symbol := b.read(s.Concludes[0].Cell)
	g := s.Groups[0]
	if b.isPlace(g) {
		var seen, out uint32
		for _, p := range s.From {
			_, other := b.read(p.Cell)
			if p.By >= 0 {
				seen |= 1 << other
			} else {
				out |= 1 << other
			}
		}
		text = fmt.Sprintf("%s, for no other %s can stand there: ", english.Capital(b.Is(place, symbol, true)), b.Thing(place))
		return text + b.because(place, seen, out), "naked single"
	}
	var filled, blocked, out []int
	for _, p := range s.From {
		at, _ := b.read(p.Cell)
		by, _ := b.read(max(p.By, 0))
		switch {
		case p.By < 0:
			out = append(out, at)
		case by == at:
			filled = append(filled, at)
		default:
			blocked = append(blocked, at)
		}
	}
	var why []string
	if len(filled) > 0 {
		why = append(why, b.short(filled)+verb(len(filled), " is", " are")+" filled")
	}
	if len(blocked) > 0 {
		why = append(why, b.short(blocked)+fmt.Sprintf("%s in a %s with %s already", verb(len(blocked), " is", " are"), b.Together, b.One(place, symbol)))
	}
	if len(out) > 0 {
		why = append(why, fmt.Sprintf("from %s it was ruled out", b.short(out)))
	}
	u, _ := b.unit(g)
	return fmt.Sprintf("%s is the only place left for %s in %s: %s.", english.Capital(b.Place(place)), b.Symbol(place, symbol), u.Name, english.List(why, "and")), "hidden single"
}

func verb(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

func (b *Board) because(place int, seen, out uint32) string {
	var why []string
	if list := b.list(place, seen); len(list) > 0 {
		why = append(why, fmt.Sprintf("%s %s in a %s with it", english.List(list, "and"), verb(len(list), "stands", "stand"), b.Together))
	}
	if list := b.list(place, out); len(list) > 0 {
		why = append(why, fmt.Sprintf("%s %s ruled out", english.List(list, "and"), verb(len(list), "was", "were")))
	}
	return english.List(why, "and") + "."
}

// gone says which places do not hold a symbol.
func (b *Board) gone(s puzzle.Inference) string {
	bySymbol := map[int][]int{}
	for _, l := range s.Concludes {
		place, symbol := b.read(l.Cell)
		bySymbol[symbol] = append(bySymbol[symbol], place)
	}
	var all []string
	for symbol := range b.Size {
		if places := bySymbol[symbol]; len(places) > 0 {
			verb, joined := " is not in ", b.shortList(places, "or")
			if len(places) == 2 {
				verb, joined = " is neither in ", b.shortList(places, "nor in")
			}
			all = append(all, b.Symbol(places[0], symbol)+verb+joined)
		}
	}
	return english.List(all, "and")
}

// open are the places of a unit that are left for a symbol.
func (b *Board) open(s puzzle.Inference, u Unit, symbol int) (left []int) {
	for _, place := range u.Places {
		if !slices.ContainsFunc(s.From, func(p puzzle.Premise) bool { return p.Cell == b.Statement(place, symbol) }) {
			left = append(left, place)
		}
	}
	return left
}

// locked is a symbol whose places in one unit all lie in another, too.
func (b *Board) locked(s puzzle.Inference, units []Unit, symbol int) (text, name string) {
	for i, from := range units {
		to := units[1-i]
		left := b.open(s, from, symbol)
		if len(left) == 0 || slices.ContainsFunc(left, func(place int) bool { return !slices.Contains(to.Places, place) }) {
			continue
		}
		return fmt.Sprintf("In %s, %s has no place left but %s, which %s all in %s. So %s.",
			from.Name, b.Symbol(left[0], symbol), b.short(left), verb(len(left), "is", "are"), to.Name, b.gone(s)), "locked candidates"
	}
	return "", ""
}

// fish is a symbol whose places in some units all lie in as many others.
func (b *Board) fish(s puzzle.Inference, units []Unit, symbol int) (text, name string) {
	if len(units)%2 != 0 {
		return "", ""
	}
	for _, kind := range []string{Row, Column} {
		var base, cover []Unit
		for _, u := range units {
			if u.Kind == kind {
				base = append(base, u)
			} else {
				cover = append(cover, u)
			}
		}
		if len(base) != len(cover) || slices.ContainsFunc(cover, func(u Unit) bool { return u.Kind != Row && u.Kind != Column }) {
			return "", ""
		}
		within := true
		for _, u := range base {
			for _, place := range b.open(s, u, symbol) {
				within = within && slices.ContainsFunc(cover, func(c Unit) bool { return slices.Contains(c.Places, place) })
			}
		}
		if !within {
			continue
		}
		name = map[int]string{2: "X-wing", 3: "swordfish", 4: "jellyfish"}[len(base)]
		return fmt.Sprintf("In %s, %s has places left only in %s, one in each. So %s.", names(base), b.Symbol(base[0].Places[0], symbol), names(cover), b.gone(s)), name
	}
	return "", ""
}

func names(units []Unit) string {
	names := make([]string, len(units))
	for i, u := range units {
		names[i] = u.Name
	}
	return english.List(names, "and")
}

// subset is as many places as symbols, which take these: nothing else is in them, or
// they are nowhere else.
func (b *Board) subset(s puzzle.Inference, base []int, u Unit, symbols uint32) (text, name string) {
	many := map[int]string{2: "pair", 3: "triple", 4: "quadruple"}[len(base)]
	within := !slices.ContainsFunc(base, func(place int) bool { return !slices.Contains(u.Places, place) })
	if many == "" || !within {
		return "", ""
	}
	list := english.List(b.list(base[0], symbols), "and")
	outside, inside := true, true
	for _, l := range s.Concludes {
		place, symbol := b.read(l.Cell)
		outside = outside && !slices.Contains(base, place) && symbols>>symbol&1 != 0
		inside = inside && slices.Contains(base, place) && symbols>>symbol&1 == 0
	}
	switch {
	case outside:
		return fmt.Sprintf("%s of %s hold %s between them: nothing else is left for them. So %s.", english.Capital(b.short(base)), u.Name, list, b.gone(s)), "naked " + many
	case inside:
		return fmt.Sprintf("In %s, %s have no place left but %s. So %s.", u.Name, list, b.short(base), b.gone(s)), "hidden " + many
	}
	return "", ""
}
