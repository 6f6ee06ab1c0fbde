package schoolgirls

import (
	"fmt"
	"maps"
	"math/bits"
	"slices"
	"strings"

	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// telling is a hunt that somebody listens to. Thousands of steps may be told, each of
// which changes a row or two: only their parts are looked at.
type telling struct {
	stage *view.Stage // how everything looks at first
	now   view.Looks  // what looks otherwise
	rows  [][]uint64  // that have been shown, by week; nil where all is to be looked at
}

// turn gives a part a new look.
func (t *telling) turn(f *view.Frame, id string, look view.Look) {
	first := t.stage.First(id)
	was, changed := t.now[id]
	if !changed {
		was = first
	}
	if was.Role != look.Role || was.Text != look.Text {
		f.Changes = append(f.Changes, view.Rewrite(id, look.Role, look.Text))
	}
	if delete(t.now, id); look.Role != first.Role || look.Text != first.Text {
		t.now[id] = look
	}
}

// all gives every part the look that it has in these, or else its first.
func (t *telling) all(f view.Frame, looks view.Looks) view.Frame {
	for _, id := range slices.Sorted(maps.Keys(t.now)) {
		if _, ok := looks[id]; !ok {
			t.turn(&f, id, t.stage.First(id))
		}
	}
	for _, id := range slices.Sorted(maps.Keys(looks)) {
		t.turn(&f, id, looks[id])
	}
	t.rows = nil
	return f
}

// chosen tells that a row was chosen; alone is who can go nowhere then, -1 for nobody.
func (h *hunt) chosen(at int, row uint64, alone int) error {
	return h.step(at, func() view.Frame {
		frame := view.Frame{Role: view.Guess, Depth: h.depth(at), Caption: fmt.Sprintf("Suppose that in week %d %s walk side by side.", h.weeks[at]+1, h.list(row))}
		if bits.OnesCount64(row) == 1 {
			frame.Caption = fmt.Sprintf("Suppose that in week %d %s walks alone.", h.weeks[at]+1, h.list(row))
		}
		if alone >= 0 {
			frame.Role = view.Conflict
			frame.Caption += fmt.Sprintf(" Then too few are left for %s to meet.", h.c.Names[h.names[alone]])
		}
		return frame
	})
}

// stuck tells that nobody fits into a row with the first of those that are left.
func (h *hunt) stuck(at int, left uint64) error {
	return h.step(at, func() view.Frame {
		frame := view.Frame{Role: view.Conflict, Depth: h.depth(at), Caption: "No row is possible now: step back."}
		switch {
		case h.empty:
			frame.Caption = "Nothing need be tried: these facts are against it."
		case left != 0:
			frame.Caption = fmt.Sprintf("No row with %s is possible now: step back.", h.c.Names[h.names[bits.TrailingZeros64(left)]])
		}
		return frame
	})
}

func (h *hunt) solved() error {
	return h.step(len(h.weeks)-1, func() view.Frame {
		return view.Frame{Role: view.Answer, Depth: h.depth(len(h.weeks) - 1), Caption: "That is a schedule."}
	})
}

// depth is how many rows stand before the last one.
func (h *hunt) depth(at int) (n int) {
	for _, rows := range h.rows[:at+1] {
		n += len(rows)
	}
	return max(0, n-1)
}

func (h *hunt) list(row uint64) string {
	var names []string
	for ; row != 0; row &= row - 1 {
		names = append(names, h.c.Names[h.names[bits.TrailingZeros64(row)]])
	}
	return english.List(names, "and")
}

// step tells a step, and shows the rows that stand: all weeks before this one, and
// what there is of it.
func (h *hunt) step(at int, frame func() view.Frame) error {
	if h.tell == nil {
		return nil
	}
	return h.Step(func() view.Frame {
		f := frame()
		if h.tell.rows == nil || f.Role == view.Answer {
			weeks := make(schedule, h.c.Weeks)
			for i, w := range h.weeks[:at+1] {
				weeks[w] = h.placed(i)
			}
			f = h.tell.all(f, h.c.looks(weeks, f.Role))
		}
		if f.Role == view.Answer {
			return f
		}
		if h.tell.rows == nil {
			h.tell.rows = make([][]uint64, len(h.weeks))
		}
		for i := range h.weeks {
			var stand []uint64
			if i <= at {
				stand = h.rows[i]
			}
			h.show(&f, i, stand)
		}
		return f
	})
}

// show turns what differs between the rows of a week that were shown and those that
// stand.
func (h *hunt) show(f *view.Frame, i int, stand []uint64) {
	t := h.tell
	shown := t.rows[i]
	if slices.Equal(shown, stand) {
		return
	}
	t.rows[i] = slices.Clone(stand)
	week := h.weeks[i]
	for place, who := range h.c.places(h.placed(i)) {
		switch {
		case len(stand) == 0:
			t.turn(f, placeID(week, place), t.stage.First(placeID(week, place)))
		case who < 0:
			t.turn(f, placeID(week, place), view.Look{})
		default:
			t.turn(f, placeID(week, place), view.Look{Role: view.Guess, Text: h.c.layout.texts[who]})
		}
	}
	same := 0
	for same < min(len(shown), len(stand)) && shown[same] == stand[same] {
		same++
	}
	for _, row := range slices.Concat(shown[same:], stand[same:]) {
		for a := row; a != 0; a &= a - 1 {
			for b := a & (a - 1); b != 0; b &= b - 1 {
				h.showPair(f, bits.TrailingZeros64(a), bits.TrailingZeros64(b))
			}
		}
	}
}

// showPair shows the weeks in which two walk in one of the rows shown.
func (h *hunt) showPair(f *view.Frame, x, y int) {
	var weeks []int
	both := uint64(1)<<x | 1<<y
	for i, rows := range h.tell.rows {
		if slices.ContainsFunc(rows, func(row uint64) bool { return row&both == both }) {
			weeks = append(weeks, h.weeks[i])
		}
	}
	slices.Sort(weeks)
	var keys []string
	for _, w := range weeks {
		keys = append(keys, weekKey(w))
	}
	id := pairID(min(h.names[x], h.names[y]), max(h.names[x], h.names[y]))
	look := h.tell.stage.First(id)
	if keys != nil {
		look = view.Look{Role: view.Guess, Text: strings.Join(keys, ", ")}
	}
	h.tell.turn(f, id, look)
}

// placed is the row of each name in a week as far as it stands, 0 for none.
func (h *hunt) placed(i int) []int {
	week := make([]int, len(h.names))
	for r, row := range h.rows[i] {
		for ; row != 0; row &= row - 1 {
			week[h.names[bits.TrailingZeros64(row)]] = r + 1
		}
	}
	return week
}
