package bridges

import (
	"slices"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// town is the map with the bridges that stand, all by number.
type town struct {
	facts   Facts
	lands   int
	number  map[string]int // of a land, by its name
	bridges []bridge
	at      [][]int // the bridges at each land, by position in bridges; loops once
	degree  []int   // the ends of bridges at each land; a loop has two there
	// start and end are lands, or -1 for any; closed is as in the facts.
	start, end int
	closed     string
}

// bridge is one that stands.
type bridge struct {
	row  int // its number in the facts
	a, b int
}

// other is the end of a bridge that is not here.
func (b bridge) other(here int) int {
	if here == b.a {
		return b.b
	}
	return b.a
}

// newTown is the map with all its bridges.
func newTown(f Facts) town {
	t := town{facts: f, lands: len(f.Map.Nodes), number: map[string]int{}, start: -1, end: -1, closed: f.Closed}
	for i, land := range f.Map.Nodes {
		t.number[land.Name] = i
	}
	if f.Start != schema.Any {
		t.start = t.number[f.Start]
	}
	if f.End != schema.Any {
		t.end = t.number[f.End]
	}
	all := make([]bridge, len(f.Map.Links))
	for i, b := range f.Map.Links {
		all[i] = bridge{row: i, a: t.number[b.From], b: t.number[b.To]}
	}
	return t.having(all)
}

// kept is the town as the facts that are kept make it.
func (t town) kept(keep func(puzzle.FactID) bool) town {
	if !keep(startID) {
		t.start = -1
	}
	if !keep(endID) {
		t.end = -1
	}
	if !keep(closedID) {
		t.closed = schema.Any
	}
	return t.having(slices.DeleteFunc(slices.Clone(t.bridges), func(b bridge) bool { return !keep(bridgeID(b.row)) }))
}

// having is the town with other bridges.
func (t town) having(bridges []bridge) town {
	t.bridges = bridges
	t.at, t.degree = make([][]int, t.lands), make([]int, t.lands)
	for i, b := range bridges {
		t.degree[b.a]++
		t.degree[b.b]++
		t.at[b.a] = append(t.at[b.a], i)
		if b.a != b.b {
			t.at[b.b] = append(t.at[b.b], i)
		}
	}
	return t
}

func (t town) land(i int) string { return t.facts.Map.Nodes[i].Name }

// name is the name of a bridge, by its position in bridges.
func (t town) name(i int) string { return t.facts.Map.Links[t.bridges[i].row].Name }

// walk makes a solution of the bridges crossed from a land on.
func (t town) walk(from int, bridges []int) Solution {
	s := Solution{Start: t.land(from), Walk: make([]Step, len(bridges))}
	for k, i := range bridges {
		s.Walk[k].Bridge = t.name(i)
	}
	return s
}
