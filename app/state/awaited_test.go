package state_test

import (
	"testing"

	"solvitur/app/state"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// Between a link and its facts the board is another puzzle's, and is not played on.
func TestABoardIsAwaitedUntilItsFactsCome(t *testing.T) {
	link := start(t).Original()
	link.Off = []string{"remarks/0"}
	m := apply(start(t), state.Open{Input: link, Shared: true})
	if !m.Answer.Awaited {
		t.Error("the board is taken for the link's")
	}
	if !faulty(m, what).Answer.Awaited {
		t.Error("facts with a fault have brought a board")
	}
	m = apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Facts: &wire.FactsBody{Facts: []puzzle.Fact{{ID: "remarks/0", Text: "new"}}}}})
	if !m.Answer.Awaited {
		t.Error("a board is played on that has not come")
	}
	// Where the solver breaks down there is no board, rather than another puzzle's.
	broken := apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Err: &wire.ErrorBody{Message: "out of memory", Crashed: true}}})
	if broken.Answer.Awaited || len(broken.Answer.Given.All()) > 0 {
		t.Error("another puzzle's board stands beside facts whose own does not come")
	}
	m = apply(m, state.Told{Run: m.Generation, Kind: state.ForAnswer, Said: wire.Event{Board: &wire.BoardBody{}}})
	if m.Answer.Awaited {
		t.Error("the board has come, and is awaited")
	}
	// An edit is one of the same puzzle, whose board stays in use; and for another story none comes.
	told := link
	told.Words = share.Words{Title: "Ours"}
	if apply(m, set("limit", 7)).Answer.Awaited || apply(m, state.Open{Input: told, Shared: true}).Answer.Awaited {
		t.Error("a board is awaited that does not come")
	}
}
