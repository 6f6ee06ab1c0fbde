package main

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"solvitur/solvers/schema"
)

// thirteen are 13 queens: long enough a search for the start of a second worker, and what
// both have to be told, to be paid for.
var thirteen = enlarged{name: "13 queens but for a corner, all of them", puzzle: "eight-queens", facts: map[string]any{"size": 13, "board": cornered(13)}}

// cornered is an empty board without its first cell.
func cornered(size int) [][]string {
	board := schema.BlankBoard(size, size)
	board[0][0] = "x"
	return board
}

// crews has one search, with the corner and without, done by one worker and by two in turn.
func (m *meter) crews(ctx context.Context) error {
	link, err := thirteen.link()
	if err != nil {
		return err
	}
	crews := []int64{1, 2}
	var visits []*visit
	for _, cores := range crews {
		v, err := m.visit(m.sites[0])
		if err != nil {
			return err
		}
		defer v.close()
		if err := v.cores(cores); err != nil {
			return err
		}
		visits = append(visits, v)
	}
	times, err := inTurn(m, visits, turns{page: link, warming: 2, counts: m.edits}, func(_ int, v *visit) (float64, error) {
		one, err := v.edit(0)
		return one.verdict, cmp.Or(err, ctx.Err())
	})
	if err != nil {
		return err
	}
	fmt.Printf("%d searches, to the verdict on the screen, in ms: %s\n", m.edits, thirteen.name)
	for i, all := range times {
		slices.Sort(all)
		fmt.Printf("%d workers: median %.0f, from %.0f to %.0f\n", crews[i], part(all, 50), part(all, 0), part(all, 100))
	}
	return nil
}
