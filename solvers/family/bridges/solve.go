package bridges

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"slices"

	"solvitur/solvers/english"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

type search = puzzle.Search[Solution]

// task is one search: the bridges that stand, and who asks.
type task struct {
	*search
	town town
}

// ways are the ways of searching, the quick one first.
var ways = []puzzle.Way[town, Solution]{
	{Strategy: puzzle.Strategy{Name: "euler", Title: "Euler, Hierholzer, and counting", Teaches: "Count the bridges at every land: with more than two odd lands, or with bridges in separate pieces, there is no walk. Otherwise walk until you are stuck, and put in a detour wherever a bridge is left over. How many walks there are follows from the one-way plans, the ways to make every bridge a one-way street, so that no walk need be listed."}, Run: by((*task).euler)},
	{Strategy: puzzle.Strategy{Name: "fleury", Title: "Never burn the last bridge", Teaches: "Before every bridge, check that it does not cut you off from bridges still to be crossed. Begun at the right land, no such walk ever gets stuck, so all walks are listed without a single dead end."}, Run: by((*task).careful)},
	{Strategy: puzzle.Strategy{Name: "paths", Title: "Try all paths", Teaches: "Start on every land and go on over the first bridge that is left; when there is none, step back. This needs no idea at all, and soon gets out of hand: most paths end with bridges left over."}, Run: by((*task).paths)},
}

// by makes a way of searching of one that looks for walks over some bridges.
func by(find func(*task) error) func(*search, town) error {
	return func(s *search, t town) error {
		h := &task{search: s, town: t.kept(s.Kept)}
		if len(h.town.bridges) > 0 {
			return find(h)
		}
		if err := h.Check(); err != nil {
			return err
		}
		for _, e := range h.town.possible() {
			if err := h.Step(func() view.Frame { return h.idle(e.from) }); err != nil {
				return err
			}
			if err := h.Found(h.town.walk(e.from, nil)); err != nil {
				return err
			}
		}
		return nil
	}
}

// goes reports a walk.
func (h *task) goes(from int, walk []int) error {
	if err := h.Step(func() view.Frame { return h.complete(from, walk) }); err != nil {
		return err
	}
	return h.Found(h.town.walk(from, walk))
}

// careful lists all walks by Fleury's rule, from the lands where one can begin.
func (h *task) careful() error {
	if err := h.Check(); err != nil {
		return err
	}
	possible := h.town.possible()
	if err := h.tellCondition(possible); err != nil {
		return err
	}
	return h.list(possible, nil)
}

// listedAtMost is how many walks the default strategy lists if nobody says how
// many; the others are counted only.
const listedAtMost = 1000

// euler says at once whether there is a walk, and which; then it lists walks
// as far as wanted, and counts them all if they are more.
func (h *task) euler() error {
	if err := h.Check(); err != nil {
		return err
	}
	w, err := h.wanted()
	if err != nil {
		return err
	}
	possible := slices.DeleteFunc(h.town.possible(), func(e ends) bool { return !w.fits(h.town, e, []int{e.from}, nil) })
	if err := h.tellCondition(possible); err != nil || len(possible) == 0 {
		return err
	}
	if w.along() {
		return h.list(possible, w)
	}
	first, err := h.hierholzer(possible[0])
	if err != nil {
		return err
	}
	if err := h.goes(possible[0].from, first); err != nil {
		return err
	}
	most := h.Limit
	switch most {
	case 0:
		most = listedAtMost
	case 1:
		most = math.MaxInt // who wants one walk only asks whether there is another
	}
	if err := h.Step(h.afresh); err != nil {
		return err
	}
	listed := 1
	for k, e := range possible {
		err := h.fleury(e, nil, func(walk []int) error {
			if k == 0 && slices.Equal(walk, first) {
				return nil
			}
			if listed++; listed > most {
				return errListed
			}
			return h.goes(e.from, walk)
		})
		if errors.Is(err, errListed) {
			return h.count(possible)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// errListed ends the list of walks, where the others are only counted.
var errListed = errors.New("as many walks are listed as are wanted")

// list lists all walks as wanted: there is no other way to count them.
func (h *task) list(possible []ends, w wanted) error {
	for _, e := range possible {
		if err := h.fleury(e, w, func(walk []int) error { return h.goes(e.from, walk) }); err != nil {
			return err
		}
	}
	return nil
}

// count counts the walks with these ends. Those with the first of them are
// counted; by their share, that does for all.
func (h *task) count(possible []ends) error {
	e := possible[0]
	total, err := h.walks(e)
	var all int64
	for _, e := range possible {
		all += h.town.share(e)
	}
	total.Mul(total, big.NewInt(all)).Div(total, big.NewInt(h.town.share(e)))
	if total.IsInt64() {
		h.Counted(int(total.Int64()), err == nil)
	} else {
		h.Counted(math.MaxInt, false)
	}
	if !total.IsInt64() || err != nil {
		label := "the number of walks"
		if err != nil {
			label = "walks counted so far"
		}
		h.Discovered(view.View{Name: "count", Title: "How many walks there are", Number: &view.Number{Label: label, Digits: english.Grouped(total.String())}})
	}
	if err != nil {
		return err
	}
	return h.Step(func() view.Frame {
		return view.Frame{Caption: fmt.Sprintf("There are %s ways to make every bridge a one-way street, and %s walks in all.", english.Thousands(h.Stats.Work), english.Grouped(total.String())), Role: view.Deduced}
	})
}
