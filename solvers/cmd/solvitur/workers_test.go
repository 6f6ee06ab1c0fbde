package main

import (
	"context"
	"encoding/json"
	"testing"

	"solvitur/solvers/catalog"
	"solvitur/solvers/lab"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// Who interrupts a search that several workers share is told what has been found.
func TestInterruptedWorkers(t *testing.T) {
	board := make([][]string, 20)
	for r := range board {
		board[r] = make([]string, len(board))
	}
	raw, err := json.Marshal(map[string]any{"size": len(board), "board": board, "diagonals": "plain", "knights": false})
	if err != nil {
		t.Fatal(err)
	}
	ctx, interrupt := context.WithCancel(t.Context())
	defer interrupt()
	var done *wire.DoneBody
	request := wire.SolveRequest{Family: "queens", Variant: share.Variant{Facts: raw}}
	d := door{families: catalog.Families()}
	err = d.search(ctx, lab.New(d.families), 2, request, func(e wire.Event) {
		if e.Progress != nil && e.Progress.Solutions > 1 {
			interrupt()
		}
		if e.Done != nil {
			done = e.Done
		}
	})
	if err != nil || done == nil || done.Verdict != puzzle.Many || done.Why != "stopped" || done.Solutions < 2 || done.Answer == "" {
		t.Errorf("told is %+v, %v", done, err)
	}
}
