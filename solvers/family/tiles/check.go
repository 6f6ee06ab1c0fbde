package tiles

import (
	"errors"

	"solvitur/solvers/puzzle"
)

// violations plays a plan on a board of names, and names every fact that it breaks.
// What it leads to is judged by the cells of the goal that are kept or not; whether it
// is short enough depends on which are kept.
func violations(m *model, s Solution, keep func(puzzle.FactID) bool) (broken []puzzle.FactID, err error) {
	t := newTray(m, keep)
	slid := true
	for _, one := range s.Slides {
		from, can := t.from(one.Way)
		if !can || t.names[from] != one.Tile {
			slid = false
			break
		}
		t.slide(from)
	}
	if !slid {
		broken = append(broken, ruleSlide)
	}
	least, can, err := m.fewest(keep)
	if can && len(s.Slides) > least {
		broken = append(broken, ruleLeast)
	}
	for cell := range m.goal {
		if name := m.Goal[cell/m.columns][cell%m.columns]; name != "" && t.names[cell] != name {
			broken = append(broken, m.cellID("goal", cell))
		}
	}
	if m.Limit > 0 && len(s.Slides) > m.Limit {
		broken = append(broken, limitID)
	}
	if err != nil {
		err = puzzle.ErrUndecided
	}
	return broken, err
}

// tray is a board as the checker sees it: what is written in every cell.
type tray struct {
	rows, columns int
	names         []string
	gap           int
}

func newTray(m *model, keep func(puzzle.FactID) bool) *tray {
	t := &tray{rows: m.rows, columns: m.columns}
	for r, row := range m.Start {
		for c, name := range row {
			cell := r*m.columns + c
			if name == "" {
				t.gap = cell
			} else if !keep(m.cellID("start", cell)) {
				name = noName
			}
			t.names = append(t.names, name)
		}
	}
	return t
}

// from is the cell from which a tile slides some way into the gap, if there is one.
func (t *tray) from(way string) (cell int, can bool) {
	row, column := t.gap/t.columns, t.gap%t.columns
	switch way {
	case "up":
		return t.gap + t.columns, row+1 < t.rows
	case "down":
		return t.gap - t.columns, row > 0
	case "left":
		return t.gap + 1, column+1 < t.columns
	case "right":
		return t.gap - 1, column > 0
	}
	return 0, false
}

func (t *tray) slide(from int) {
	t.names[t.gap], t.names[from] = t.names[from], ""
	t.gap = from
}

// errTooMany: there are too many ways to try them all.
var errTooMany = errors.New("too many slides")

// mostTried is how many slides are tried to judge the length of a plan.
const mostTried = 3_000_000

// fewest is how many slides a plan has at least, and whether there is one: all ways of
// a length are tried, then all that are longer. A way is given up where the tiles that
// are not at home are further from there than the slides that are left.
func (m *model) fewest(keep func(puzzle.FactID) bool) (int, bool, error) {
	return m.least.Least(m.ids, keep, func() (int, bool, error) {
		t, home := newTray(m, keep), map[string][]int{}
		wanted := make([]string, len(m.goal))
		for cell := range m.goal {
			if name := m.Goal[cell/m.columns][cell%m.columns]; name != "" && keep(m.cellID("goal", cell)) {
				wanted[cell] = name
				home[name] = append(home[name], cell)
			}
		}
		there := map[string]int{}
		for _, name := range t.names {
			there[name]++
		}
		// far is by kind of tile and cell; what need not all come home is 0.
		far, kinds, now := [mostCells + 1][mostCells]int{}, map[string]int{"": 0}, [mostCells]int{}
		want := [mostCells]int{}
		for cell, name := range t.names {
			if _, known := kinds[name]; !known {
				kinds[name] = len(kinds)
				for at := range t.names {
					for i, to := range home[name] {
						if d := apart(at, to, m.columns); there[name] == len(home[name]) && (i == 0 || d < far[kinds[name]][at]) {
							far[kinds[name]][at] = d
						}
					}
				}
			}
			now[cell] = kinds[name]
		}
		for cell, name := range wanted {
			kind, known := kinds[name]
			if !known {
				return 0, false, nil // no such tile is there
			}
			want[cell] = kind
		}
		w := &walk{tray: t, now: now, want: want, far: far}
		for cell, kind := range now[:len(t.names)] {
			w.left += far[kind][cell]
		}
		for most := w.left; ; most++ {
			found, err := w.within(most)
			if found || err != nil {
				return most, found, err
			}
		}
	})
}

func apart(a, b, columns int) int {
	down, across := a/columns-b/columns, a%columns-b%columns
	return max(down, -down) + max(across, -across)
}

// walk goes over all ways from a board.
type walk struct {
	*tray
	now, want [mostCells]int
	far       [mostCells + 1][mostCells]int
	left      int // how far the tiles are from home, together
	tried     int
}

func (w *walk) done() bool {
	for cell, kind := range w.want {
		if kind > 0 && w.now[cell] != kind {
			return false
		}
	}
	return true
}

// within says whether so many slides are enough.
func (w *walk) within(most int) (bool, error) {
	type place struct{ came, next int } // where the gap came from, and which way is tried next
	stack := []place{{came: -1}}
	move := func(from int) {
		kind := w.now[from]
		w.left += w.far[kind][w.gap] - w.far[kind][from]
		w.now[w.gap], w.now[from] = kind, 0
		w.gap = from
	}
	for {
		top := &stack[len(stack)-1]
		if top.next == 0 && w.left == 0 && w.done() {
			for len(stack) > 1 {
				move(stack[len(stack)-1].came)
				stack = stack[:len(stack)-1]
			}
			return true, nil
		}
		if top.next == 4 || len(stack)-1 >= most {
			if len(stack) == 1 {
				return false, nil
			}
			move(top.came)
			stack = stack[:len(stack)-1]
			continue
		}
		from, can := w.from([]string{"up", "down", "left", "right"}[top.next])
		top.next++
		if !can || from == top.came {
			continue
		}
		if w.tried++; w.tried > mostTried {
			return false, errTooMany
		}
		gap := w.gap
		if move(from); len(stack)+w.left > most {
			move(gap)
			continue
		}
		stack = append(stack, place{came: gap})
	}
}
