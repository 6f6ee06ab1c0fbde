package maps

import (
	"fmt"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// A ring of an odd number of countries needs three colours, and a country that has a
// border with all of a ring one more. These are the simplest reasons why two or
// three colours are not enough; they are not the only ones for three.

// neighbours are, by country, those with which it shares a border that is kept, each
// with that border.
func (a atlas) neighbours(keep func(puzzle.FactID) bool) []map[int]int {
	all := make([]map[int]int, len(a.Spots))
	for i := range all {
		all[i] = map[int]int{}
	}
	for i, b := range a.borders {
		if keep(borderID(i)) {
			all[b[0]][b[1]], all[b[1]][b[0]] = i, i
		}
	}
	return all
}

// oddRing is a shortest ring of an odd number of countries among some; nil where
// there is none. Two of the same distance from a country that share a border close
// one.
func oddRing(next []map[int]int, among func(int) bool) (ring []int) {
	for start := range next {
		if !among(start) {
			continue
		}
		from, distance := map[int]int{start: start}, map[int]int{start: 0}
		for queue := []int{start}; len(queue) > 0; queue = queue[1:] {
			here := queue[0]
			for there := range next {
				if _, joined := next[here][there]; !joined || !among(there) {
					continue
				}
				if _, seen := from[there]; !seen {
					from[there], distance[there] = here, distance[here]+1
					queue = append(queue, there)
				} else if n := 2*distance[here] + 1; distance[there] == distance[here] && (ring == nil || n < len(ring)) {
					if found := closed(from, here, there); len(found) == n {
						ring = found
					}
				}
			}
		}
	}
	return ring
}

// closed is the ring from the country where a search began to two others and back.
func closed(from map[int]int, x, y int) []int {
	back := func(x int) (path []int) {
		for path = []int{x}; from[x] != x; x = from[x] {
			path = append(path, from[x])
		}
		return path
	}
	there, again := back(x), back(y)
	slices.Reverse(there)
	ring := append(there, again[:len(again)-1]...)
	seen := map[int]bool{}
	for _, country := range ring {
		if seen[country] {
			return nil // the two paths meet before: a shorter ring begins elsewhere
		}
		seen[country] = true
	}
	return ring
}

// wheel tells a ring, with a country that borders on all of it where there are three
// colours, that cannot be coloured.
func (a atlas) wheel(keep func(puzzle.FactID) bool) []view.View {
	next := a.neighbours(keep)
	var hub int
	var ring []int
	switch len(a.Colours) {
	case 2:
		hub, ring = -1, oddRing(next, func(int) bool { return true })
	case 3:
		for country := range a.Spots {
			if found := oddRing(next, func(x int) bool { _, is := next[country][x]; return is }); found != nil && (ring == nil || len(found) < len(ring)) {
				hub, ring = country, found
			}
		}
	}
	if ring == nil {
		return nil
	}
	var names []string
	var round, spokes []puzzle.FactID
	for i, country := range ring {
		names = append(names, a.Spots[country])
		round = append(round, borderID(next[country][ring[(i+1)%len(ring)]]))
		if hub >= 0 {
			spokes = append(spokes, borderID(next[hub][country]))
		}
	}
	number := english.Words(len(ring))
	step := func(text string, facts []puzzle.FactID) view.Step {
		return view.Step{Text: text, Mark: view.Mark{Facts: facts}}
	}
	items := []view.Step{
		step(fmt.Sprintf("%s make a ring of %s: each has a border with the next, and the last with the first.", english.List(names, "and"), number), round),
		step(fmt.Sprintf("Two colours would have to take turns round the ring, and do not come out even: %s is odd. So the ring needs three.", number), round),
	}
	if hub >= 0 {
		items = append(items, step(fmt.Sprintf("%s has a border with all of them, and needs a colour that none of them has: a fourth.", a.Spots[hub]), spokes))
	}
	return []view.View{{Name: "ring", Title: fmt.Sprintf("Why %s colours are not enough", english.Words(len(a.Colours))), Steps: &view.Steps{Items: items}}}
}
