package schoolgirls

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"solvitur/solvers/each"
	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// chosen tells that a row was chosen; alone is who can go nowhere then, -1 for nobody.
func (h *task) chosen(at int, row uint64, alone int) error {
	if !h.Telling() {
		return h.Step(nil) // no function is made for nobody: there would be as many as rows
	}
	return h.step(at, func() view.Frame {
		frame := view.Frame{Role: view.Guess, Depth: h.depth(at), Caption: fmt.Sprintf("Suppose that in round %d %s are together.", h.weeks[at]+1, h.list(row))}
		if bits.OnesCount64(row) == 1 {
			frame.Caption = fmt.Sprintf("Suppose that in round %d %s is alone.", h.weeks[at]+1, h.list(row))
		}
		if alone >= 0 {
			frame.Role = view.Conflict
			frame.Caption += fmt.Sprintf(" Then too few are left for %s to meet.", h.c.Names[h.names[alone]])
		}
		return frame
	})
}

// stuck tells that nobody fits into a row with the first of those that are left.
func (h *task) stuck(at int, left uint64) error {
	if !h.Telling() {
		return h.Step(nil)
	}
	return h.step(at, func() view.Frame {
		frame := view.Frame{Role: view.Conflict, Depth: h.depth(at), Caption: "No group is possible now: step back."}
		switch {
		case h.empty:
			frame.Caption = "Nothing need be tried: these facts are against it."
		case left != 0:
			frame.Caption = fmt.Sprintf("No group with %s is possible now: step back.", h.c.Names[h.names[bits.TrailingZeros64(left)]])
		}
		return frame
	})
}

func (h *task) solved() error {
	return h.step(len(h.weeks)-1, func() view.Frame {
		return view.Frame{Role: view.Answer, Depth: h.depth(len(h.weeks) - 1), Caption: "That is a schedule."}
	})
}

// depth is how many rows stand before the last one.
func (h *task) depth(at int) (n int) {
	for _, rows := range h.rows[:at+1] {
		n += len(rows)
	}
	return max(0, n-1)
}

func (h *task) list(row uint64) string {
	var names []string
	for ; row != 0; row &= row - 1 {
		names = append(names, h.c.Names[h.names[bits.TrailingZeros64(row)]])
	}
	return english.List(names, "and")
}

// step tells a step, and shows the rows that stand: all weeks before this one, and
// what there is of it.
func (h *task) step(at int, frame func() view.Frame) error {
	return h.Step(func() view.Frame {
		f := frame()
		if h.shown == nil || f.Role == view.Answer {
			weeks := make(schedule, h.c.Weeks)
			for i, w := range h.weeks[:at+1] {
				weeks[w] = h.placed(i)
			}
			h.shown = nil
			if f.Role != view.Answer {
				h.shown = make([][]uint64, len(h.weeks))
				for i := range h.rows[:at+1] {
					h.shown[i] = slices.Clone(h.rows[i])
				}
			}
			return h.Stage().Frame(f, h.c.looks(weeks, f.Role))
		}
		looks := view.Looks{}
		for i := range h.weeks {
			var stand []uint64
			if i <= at {
				stand = h.rows[i]
			}
			h.show(looks, i, stand)
		}
		return h.Stage().Next(f, looks)
	})
}

// show turns what differs between the rows of a week that were shown and those that
// stand.
func (h *task) show(looks view.Looks, i int, stand []uint64) {
	shown := h.shown[i]
	if slices.Equal(shown, stand) {
		return
	}
	h.shown[i] = slices.Clone(stand)
	week := h.weeks[i]
	for place, who := range h.c.places(h.placed(i)) {
		id := placeID(week, place)
		switch {
		case len(stand) == 0:
			looks[id] = h.Stage().First(id)
		case who < 0:
			looks[id] = view.Look{}
		default:
			looks[id] = view.Look{Role: view.Guess, Text: h.c.layout.texts[who]}
		}
	}
	same := 0
	for same < min(len(shown), len(stand)) && shown[same] == stand[same] {
		same++
	}
	for _, row := range slices.Concat(shown[same:], stand[same:]) {
		for a := row; a != 0; a &= a - 1 {
			for b := a & (a - 1); b != 0; b &= b - 1 {
				h.showPair(looks, bits.TrailingZeros64(a), bits.TrailingZeros64(b))
			}
		}
	}
}

// showPair shows the weeks in which two walk in one of the rows shown.
func (h *task) showPair(looks view.Looks, x, y int) {
	var weeks []int
	both := uint64(1)<<x | 1<<y
	for i, rows := range h.shown {
		if slices.ContainsFunc(rows, func(row uint64) bool { return row&both == both }) {
			weeks = append(weeks, h.weeks[i])
		}
	}
	slices.Sort(weeks)
	keys := each.Of(weeks, weekKey)
	id := pairID(min(h.names[x], h.names[y]), max(h.names[x], h.names[y]))
	looks[id] = h.Stage().First(id)
	if keys != nil {
		looks[id] = view.Look{Role: view.Guess, Text: strings.Join(keys, ", ")}
	}
}

// placed is the row of each name in a week as far as it stands, 0 for none.
func (h *task) placed(i int) []int {
	week := make([]int, len(h.names))
	for r, row := range h.rows[i] {
		for ; row != 0; row &= row - 1 {
			week[h.names[bits.TrailingZeros64(row)]] = r + 1
		}
	}
	return week
}
