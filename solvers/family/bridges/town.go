package bridges

import (
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// town is the map with the bridges that stand, all by number.
type town struct {
	facts   Facts
	lands   int
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

func newTown(f Facts, keep func(puzzle.FactID) bool) town {
	number := map[string]int{}
	for i, land := range f.Map.Nodes {
		number[land.Name] = i
	}
	t := town{facts: f, lands: len(f.Map.Nodes), start: -1, end: -1, closed: schema.Any}
	var standing []bridge
	for i, b := range f.Map.Links {
		if keep(bridgeID(i)) {
			standing = append(standing, bridge{row: i, a: number[b.From], b: number[b.To]})
		}
	}
	if f.Start != schema.Any && keep(startID) {
		t.start = number[f.Start]
	}
	if f.End != schema.Any && keep(endID) {
		t.end = number[f.End]
	}
	if keep(closedID) {
		t.closed = f.Closed
	}
	return t.having(standing)
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
