package boxes

import (
	"fmt"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// cell is a cell of a linked list of fillings. It knows only the next one, as
// in the languages that the report's programs are written in.
type cell struct {
	filling []uint8 // by box and colour, one row after the other
	next    *cell
}

// growing is a list under construction.
type growing struct {
	first *cell
	n     int64
}

// listCap bounds the list: with the largest boxes it takes some fifty megabytes.
const listCap = 250_000

// put adds a filling to a list; it calls step for the cells passed or made, some
// of them at a time.
type put func(l *growing, c *cell, step func(cells int64) error) error

// stepsAUnit is how many steps along a list are a unit of the budget.
const stepsAUnit = 256

// inFront makes the new cell the first one: one step, however long the list.
func inFront(l *growing, c *cell, step func(int64) error) error {
	c.next = l.first
	l.first = c
	l.n++
	return step(1)
}

// atEnd walks along the whole list: k steps for the k-th cell, n(n+1)/2 in all.
func atEnd(l *growing, c *cell, step func(int64) error) error {
	passed := int64(0)
	end := &l.first
	for *end != nil {
		end = &(*end).next
		if passed++; passed == stepsAUnit {
			if err := step(passed); err != nil {
				return err
			}
			passed = 0
		}
	}
	*end = c
	l.n++
	return step(passed + 1)
}

// list writes down all fillings, whatever the conditions say, and then tests
// one after the other. The two ways to write the list differ in nothing but the
// steps along it: what is put in front comes out backwards, so that list is
// turned round at the end, at one step for each cell.
func (k *task) list(add put, front bool) error {
	var all growing
	var grown []growth
	step := func(cells int64) error {
		units := k.Stats.Work / stepsAUnit
		k.Stats.Work += cells
		if k.Stats.Work/stepsAUnit > units {
			return k.Check()
		}
		return nil
	}
	w := newFiller(k.f, k.boxes, k.colours, k.stock())
	w.onBall = func(int) error {
		k.Stats.Nodes++
		return k.Check()
	}
	w.onWhole = func() error {
		if all.n == listCap {
			return puzzle.ErrMemory
		}
		c := &cell{filling: make([]uint8, 0, len(k.f.Boxes)*len(k.f.Colours))}
		for _, counts := range w.filling {
			for _, n := range counts {
				c.filling = append(c.filling, uint8(n))
			}
		}
		if err := add(&all, c, step); err != nil {
			return err
		}
		k.Stats.Space = all.n
		if isPowerOfTen(all.n) {
			grown = append(grown, growth{all.n, k.Stats.Work})
			return k.Step(func() view.Frame { return k.listFrame("%s so far, after %s along the list.", &all) })
		}
		return nil
	}
	if err := w.run(); err != nil {
		return err
	}
	if front {
		var turned *cell
		for c := all.first; c != nil; {
			c.next, turned, c = turned, c, c.next
			if err := step(1); err != nil {
				return err
			}
		}
		all.first = turned
	}
	if !k.Bare && all.n > 0 {
		k.Discovered(k.growthTable(append(grown, growth{all.n, k.Stats.Work}), front))
	}
	if err := k.Step(func() view.Frame { return k.listFrame("%s in all, after %s along the list. Now test them.", &all) }); err != nil {
		return err
	}
	return k.testAll(&all)
}

func (k *task) listFrame(format string, all *growing) view.Frame {
	caption := fmt.Sprintf(format, fillings(all.n), english.Count(k.Stats.Work, "step", "steps"))
	return k.stage.frame(0, view.Plain, nil, nil, caption)
}

func fillings(n int64) string { return english.Count(n, "filling", "fillings") }

// testAll goes along the list and tests every filling on all facts.
func (k *task) testAll(all *growing) error {
	p := progress{filling: newFilling(k.f.Facts), full: make([]bool, len(k.f.Boxes)), perBox: k.f.PerBox}
	for b := range p.full {
		p.full[b] = true
	}
	number := int64(0)
	for c := all.first; c != nil; c = c.next {
		if err := k.Check(); err != nil {
			return err
		}
		number++
		for b, counts := range p.filling {
			for i := range counts {
				counts[i] = int(c.filling[b*len(counts)+i])
			}
		}
		t := k.firstBroken(k.conditions, p)
		if t == nil {
			if err := k.report(0, p.filling); err != nil {
				return err
			}
			continue
		}
		k.Stats.DeadEnds++
		if err := k.Step(func() view.Frame {
			return k.stage.frame(0, view.Conflict, []puzzle.FactID{t.id}, k.stage.filled(p.filling, k.boxes, -1, view.Guess),
				fmt.Sprintf("Filling %s of %s is refused: %s", english.Thousands(number), english.Thousands(all.n), k.f.condition(t.id)))
		}); err != nil {
			return err
		}
	}
	return nil
}

func isPowerOfTen(n int64) bool {
	for n > 1 && n%10 == 0 {
		n /= 10
	}
	return n == 1
}

// growth is how many steps it took to list so many fillings.
type growth struct{ fillings, steps int64 }

// growthTable sets the steps taken beside those of the other way.
func (k *task) growthTable(grown []growth, front bool) view.View {
	table := &view.Table{Corner: "fillings", Numeric: true, Columns: view.Cells("new ones in front", "new ones at the end")}
	own := 1
	if front {
		own = 0
	}
	for i, g := range grown {
		n, title := g.fillings, english.Thousands(g.fillings)
		steps := [2]int64{n, n * (n + 1) / 2}
		if i == len(grown)-1 {
			steps[0], title = 2*n, title+", all"
		}
		steps[own] = g.steps // counted, not worked out
		row := view.Row{Head: view.Cell{Text: title}}
		for j, s := range steps {
			c := view.Cell{Text: english.Thousands(s)}
			if j == own {
				c.Role = view.Accent
			}
			row.Cells = append(row.Cells, c)
		}
		table.Rows = append(table.Rows, row)
	}
	return view.View{
		Name: "growth", Title: "Steps along the list", Table: table,
		Note: "The marked column was counted in this search; the other one is what the other way takes for the same list. In front a list of n takes n steps, and n more to turn it round when it is done; at the end it takes 1 + 2 + … + n.",
	}
}
