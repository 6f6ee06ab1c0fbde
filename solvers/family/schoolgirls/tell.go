package schoolgirls

import (
	"fmt"
	"math/bits"

	"solvitur/solvers/english"
	"solvitur/solvers/view"
)

// telling is a hunt that somebody listens to.
type telling struct {
	stage *view.Stage
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
		weeks := make(schedule, h.c.Weeks)
		for i, w := range h.weeks[:at+1] {
			weeks[w] = make([]int, len(h.names))
			for r, row := range h.rows[i] {
				for ; row != 0; row &= row - 1 {
					weeks[w][h.names[bits.TrailingZeros64(row)]] = r + 1
				}
			}
		}
		return h.tell.stage.Frame(f, h.c.looks(weeks, f.Role))
	})
}
