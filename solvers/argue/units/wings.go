package units

import (
	"fmt"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
)

// Patterns of two links, and chains of places with two symbols each. People name them by
// what the links are; what only resembles one of them has no name here.

// turbot is a symbol that two units have places left for only in a third one, which holds it
// once, and each in one more unit: where these two meet, it cannot stand.
func (b *Board) turbot(s puzzle.Inference, all []Unit, symbol int) (text, name string) {
	for i, first := range all {
		for j, second := range all {
			for k, link := range all {
				if i == j || j == k || k == i {
					continue
				}
				var ends []Unit
				for e, u := range all {
					if e != i && e != j && e != k {
						ends = append(ends, u)
					}
				}
				for _, end := range [][2]Unit{{ends[0], ends[1]}, {ends[1], ends[0]}} {
					if !b.linked(s, first, second, link, end, symbol) {
						continue
					}
					one := b.Symbol(first.Places[0], symbol)
					return fmt.Sprintf("In %s, %s has places left only in %s and %s, and in %s only in %s and %s. %s holds it once: so one of these places in %s or in %s takes it, and %s.",
						first.Name, one, end[0].Name, link.Name, second.Name, end[1].Name, link.Name,
						english.Capital(link.Name), end[0].Name, end[1].Name, b.gone(s)), b.turbotName(s, first, second, link, end, symbol)
				}
			}
		}
	}
	return "", ""
}

// linked says whether a symbol has places left in two units only in a link, different
// ones, and each in a unit at its end, and what is concluded lies in both ends.
func (b *Board) linked(s puzzle.Inference, first, second, link Unit, end [2]Unit, symbol int) bool {
	var inLink, left []int
	for i, base := range []Unit{first, second} {
		open := b.open(s, base, symbol)
		n := len(inLink)
		for _, place := range open {
			switch {
			case slices.Contains(link.Places, place):
				if slices.Contains(inLink, place) {
					return false
				}
				inLink = append(inLink, place)
			case !slices.Contains(end[i].Places, place):
				return false
			}
		}
		if n == len(inLink) {
			return false
		}
		left = append(left, open...)
	}
	return !slices.ContainsFunc(s.Concludes, func(l puzzle.Literal) bool {
		place, _ := b.read(l.Cell)
		return slices.Contains(left, place) || !slices.Contains(end[0].Places, place) || !slices.Contains(end[1].Places, place)
	})
}

// turbotName is how people call it; "" where a line has more than two places left, for
// which there is no common name.
func (b *Board) turbotName(s puzzle.Inference, first, second, link Unit, end [2]Unit, symbol int) string {
	line := func(u Unit) bool { return u.Kind == Row || u.Kind == Column }
	crossed := func(a, b Unit) bool { return line(a) && line(b) && a.Kind != b.Kind }
	two := func(u Unit) bool { return len(b.open(s, u, symbol)) == 2 }
	switch {
	case first.Kind == Region && line(second) && two(second) && crossed(link, end[0]),
		second.Kind == Region && line(first) && two(first) && crossed(link, end[1]):
		return "empty rectangle"
	case !two(first) || !two(second):
		return ""
	case first.Kind == second.Kind && crossed(first, link):
		return "skyscraper"
	case crossed(first, second) && link.Kind == Region:
		return "two-string kite"
	}
	return "turbot fish"
}

// chain is a row of places, each with two symbols left and one of them shared with the
// next, so that one of its ends holds a symbol, and what is in a unit with both cannot.
func (b *Board) chain(s puzzle.Inference, base, rules []int) (text, name string) {
	if len(base) < 3 || len(rules) != len(base)+1 || len(s.Concludes) != 1 {
		return "", ""
	}
	target, symbol := b.read(s.Concludes[0].Cell)
	if slices.Contains(base, target) {
		return "", ""
	}
	two := map[int][]int{} // by place: the symbols that are left
	for _, place := range base {
		for other := range b.Size {
			if !slices.ContainsFunc(s.From, func(p puzzle.Premise) bool { return p.Cell == b.Statement(place, other) }) {
				two[place] = append(two[place], other)
			}
		}
		if len(two[place]) != 2 {
			return "", ""
		}
	}
	tie := func(g, symbol, from, to int) bool {
		u, of := b.unit(g)
		return of == symbol && slices.Contains(u.Places, from) && slices.Contains(u.Places, to)
	}
	// From the target on, by the rules that are left, each once.
	var walk func(at, by int, places, left, rules []int) []int
	walk = func(at, by int, places, left, rules []int) []int {
		for r, g := range rules {
			rest := slices.Delete(slices.Clone(rules), r, r+1)
			if len(left) == 0 {
				if by == symbol && tie(g, symbol, at, target) {
					return places
				}
				continue
			}
			for p, next := range left {
				if at := slices.Index(two[next], by); at < 0 || !tie(g, by, last(places, target), next) {
					continue
				} else if found := walk(next, two[next][1-at], append(slices.Clone(places), next), slices.Delete(slices.Clone(left), p, p+1), rest); found != nil {
					return found
				}
			}
		}
		return nil
	}
	places := walk(target, symbol, nil, base, rules)
	if places == nil {
		return "", ""
	}
	var holds, then []string
	by := symbol
	for i, place := range places {
		holds = append(holds, fmt.Sprintf("%s holds %s", b.Short(place), english.List([]string{b.Symbol(place, two[place][0]), b.Symbol(place, two[place][1])}, "or")))
		by = two[place][1-slices.Index(two[place], by)]
		if i == 0 {
			then = append(then, fmt.Sprintf("If %s does not hold %s, it holds %s", b.Short(place), b.Symbol(place, symbol), b.Symbol(place, by)))
		} else {
			then = append(then, fmt.Sprintf("so %s holds %s", b.Short(place), b.Symbol(place, by)))
		}
	}
	name = "XY-chain"
	if len(places) == 3 {
		name = "XY-wing"
	}
	first, end := b.Short(places[0]), b.Short(places[len(places)-1])
	return fmt.Sprintf("%s. %s. So %s is in %s or in %s, each in a %s with %s, and %s.",
		english.List(holds, "and"), strings.Join(then, ", "), b.Symbol(target, symbol), first, end, b.Together, b.Short(target), b.gone(s)), name
}

// last is the last of some places, or another one where there are none.
func last(places []int, none int) int {
	if len(places) == 0 {
		return none
	}
	return places[len(places)-1]
}
