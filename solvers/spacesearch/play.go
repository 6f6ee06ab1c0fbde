package spacesearch

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
	"solvitur/solvers/view"
)

// mostNext is how many moves are offered at once: where more can be made from the start,
// a plan is entered in the form of the answer.
const mostNext = 60

// Play draws where a plan leads, as far as somebody has made it, the moves that have led
// there, and those that can be made now, to be pressed. What is only forbidden can be done,
// and is told to be so at once.
func (k *Kit[M, T, S, A]) Play(m M, part T, keep func(puzzle.FactID) bool) []view.View {
	forbid := map[puzzle.FactID]bool{}
	for _, fact := range k.Facts(m) {
		forbid[fact.ID] = fact.Forbids
	}
	sp := k.limited(m, func(id puzzle.FactID) bool { return keep(id) && !forbid[id] })
	moves := k.Moves(m, part)
	states, ok := sp.follow(moves)
	made := len(states) - 1
	if made == len(moves) && !ok {
		made-- // it leads to where one was
	}
	at := states[made]
	drawing := k.scene(m, at)
	board := view.View{Name: "play", Title: "At the start", Drawing: drawing}
	var done []view.Step
	for i, a := range moves[:made] {
		board.Title = fmt.Sprintf("After move %d", i+1)
		done = append(done, view.Step{Text: english.Sentence(k.Move(m, a))})
	}
	var next offers
	if ok {
		next = k.offers(m, sp, moves, at, drawing.Shapes)
	}
	if next.all > mostNext && made == 0 {
		return nil
	}
	back := ": take a move back"
	if len(moves) == 0 {
		back = "" // there is none
	}
	instead := "" // of pressing what makes no move
	switch {
	case !ok:
		board.Note = fmt.Sprintf("Move %d, “%s”, changes nothing here or cannot be made: take it back.", made+1, k.Move(m, moves[made]))
		instead = back
	case sp.Goal(at):
		board.Note = "The goal is reached. “Check” tells whether the plan is what was asked for."
	case next.all == 0:
		board.Note = "Nothing can be done from here" + back + "."
		instead = back
	case len(next.steps) > 0:
		board.Note = "Press one of the moves to make it."
		if next.idle {
			board.Note += " Those that would change nothing here are left out."
		}
		instead = ": press one of the moves to try"
	default:
		board.Note = k.Pressing(m)
	}
	if sp.Goal(at) {
		instead = ": this is what is wanted already"
	}
	if broken := k.forbidden(m, moves[:made], keep); broken != "" {
		board.Note = broken
	}
	for i := range drawing.Shapes {
		k.settle(m, at, &drawing.Shapes[i].Mark, instead)
	}
	views := []view.View{board}
	if len(next.steps) > 0 {
		views = append(views, view.View{Name: "play-next", Title: "Moves to try", Steps: &view.Steps{Items: next.steps}})
	}
	if len(done) > 0 {
		views = append(views, view.View{Name: "play-made", Title: "Done so far", Steps: &view.Steps{Items: done}})
	}
	return views
}

// offers are the moves that can be made from a state.
type offers struct {
	all   int         // mostNext and one more where there are still more
	steps []view.Step // those that are pressed in a list
	idle  bool        // others would change nothing
}

// offers has every move pressed at a part of the picture of its state, or else in a list.
func (k *Kit[M, T, S, A]) offers(m M, sp Space[S, A], before []A, at S, shapes []view.Shape) (o offers) {
	for move := range sp.Moves(at) {
		if move.To == at {
			o.idle = true
			continue
		}
		if o.all++; o.all > mostNext {
			break
		}
		says, puts := english.Sentence(k.Move(m, move.Action)), k.puts(m, before, move.Action)
		if pressed := k.pressed(m, shapes, at, move.Action); pressed != nil {
			pressed.Puts, pressed.Says = puts, says
			continue
		}
		o.steps = append(o.steps, view.Step{Mark: view.Mark{ID: fmt.Sprintf("play-next-%d", o.all), Puts: puts, Says: says}, Text: says})
	}
	return o
}

// settle makes a part of a picture one of the board that is played on; if a press on it
// makes no move, it says why, and what to do instead.
func (k *Kit[M, T, S, A]) settle(m M, at S, part *view.Mark, instead string) {
	if part.ID == "" {
		return
	}
	if k.Refuses != nil && part.Puts == nil {
		if why := k.Refuses(m, at, part.ID); why != "" {
			part.Refuses = english.Sentence(why + instead)
		}
	}
	part.ID = "play-" + part.ID
}

// forbidden says which of some moves is the first one that is forbidden, and by what; "" where
// none is.
func (k *Kit[M, T, S, A]) forbidden(m M, moves []A, keep func(puzzle.FactID) bool) string {
	facts := k.Facts(m)
	allowed, by := len(moves), ""
	for _, fact := range facts {
		if !fact.Forbids || !keep(fact.ID) {
			continue
		}
		sp := k.limited(m, func(id puzzle.FactID) bool {
			return id == fact.ID || keep(id) && !slices.ContainsFunc(facts, func(f puzzle.Fact) bool { return f.ID == id && f.Forbids })
		})
		if states, _ := sp.follow(moves); len(states)-1 < allowed {
			allowed, by = len(states)-1, fact.Text
		}
	}
	if by == "" {
		return ""
	}
	return fmt.Sprintf("Move %d is not allowed: %s “Take back” undoes the last move.", allowed+1, english.Capital(by))
}

// pressed is the part of a picture of a state that makes a move when it is pressed; nil if
// none does.
func (k *Kit[M, T, S, A]) pressed(m M, shapes []view.Shape, at S, a A) *view.Mark {
	if k.Press == nil {
		return nil
	}
	id := k.Press(m, at, a)
	for i := range shapes {
		if id != "" && shapes[i].ID == id && shapes[i].Puts == nil {
			return &shapes[i].Mark
		}
	}
	return nil
}

// puts are the values of the row of an answer that a move is, after others.
func (k *Kit[M, T, S, A]) puts(m M, before []A, a A) (puts []view.Put) {
	var lists map[string][]map[string]any
	raw, err := json.Marshal(k.Plan(m, []A{a}))
	if err != nil || json.Unmarshal(raw, &lists) != nil {
		return nil
	}
	for key, rows := range lists {
		for _, row := range rows {
			for _, column := range slices.Sorted(maps.Keys(row)) {
				puts = append(puts, view.Put{Leaf: schema.Pointer(key, strconv.Itoa(len(before)), column), Value: fmt.Sprint(row[column])})
			}
		}
	}
	return puts
}
