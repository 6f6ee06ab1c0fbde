package dialogue

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
)

// Every reason is proved again by the definition: it says the truth about its
// formula, its cell is the person's, and what it rests on is enough.
func TestReasonsHold(t *testing.T) {
	r := &randomConversations{Rand: rand.New(rand.NewPCG(5, 6))}
	defer func(usual int) { listWorth = usual }(listWorth)
	reasons := 0
	for i := range 700 {
		c := r.conversation()
		listWorth = []int{32, 2, 1}[i%3]
		result := run(t, c)
		m := &naiveModel{worlds: c.Worlds, moments: naiveRun(c)}
		for world := range c.Worlds.Len() {
			k, gone := result.Eliminated(world)
			if !gone || r.IntN(4) > 0 {
				continue
			}
			why, err := result.Why(context.Background(), world)
			if err != nil {
				t.Fatal(err)
			}
			if why.Holds || why.World != world || why.Formula != c.Announcements[k].Says || why.Moment != c.breath(k) {
				t.Fatalf("conversation %d: the reason for world %d is for something else: %+v", i, world, why)
			}
			reasons += prove(t, m, why)
			if t.Failed() {
				t.Fatalf("conversation %d, world %d: %v", i, world, c.Announcements)
			}
			break
		}
	}
	if reasons < 2_500 {
		t.Errorf("only %d reasons were looked at", reasons)
	}
}

// prove checks a reason and those it rests on, and counts them.
func prove(t *testing.T, m *naiveModel, r *Reason) int {
	t.Helper()
	if got := m.holds(r.Moment, r.Formula)[r.World]; got != r.Holds {
		t.Errorf("%q is said to be %v in world %d", r.Formula, r.Holds, r.World)
	}
	cell := func(who *Person) (worlds []int) {
		for _, w := range m.moments[r.Moment] {
			if who.Sees.Value(w) == who.Sees.Value(r.World) {
				worlds = append(worlds, w)
			}
		}
		return worlds
	}
	if r.Who != nil {
		worlds := cell(r.Who)
		if len(worlds) != r.CellSize || len(r.Cell) != min(MaxListed, len(worlds)) || r.Cell[0] != r.World {
			t.Errorf("%q: cell of %d, listed %v, is %v", r.Formula, r.CellSize, r.Cell, worlds)
		}
		for i, w := range r.Cell {
			if !slices.Contains(worlds, w) || slices.Index(r.Cell, w) != i {
				t.Errorf("%q: world %d is wrong or twice in cell %v", r.Formula, w, r.Cell)
			}
		}
	}
	// because checks that the reasons rested on say what they should.
	because := func(what string, ok bool) {
		if !ok && !r.Cut {
			t.Errorf("%q in world %d: %s is not shown by %d reasons", r.Formula, r.World, what, len(r.Because))
		}
	}
	one := func(f Formula, moment, world int, holds bool) bool {
		return slices.ContainsFunc(r.Because, func(b *Reason) bool {
			return b.Formula == f && b.Moment == moment && b.World == world && b.Holds == holds
		})
	}
	// knownAll: all worlds of the cell have a reason that says the same.
	knownAll := func(f Formula) bool {
		return len(r.Because) == r.CellSize && !slices.ContainsFunc(r.Because, func(b *Reason) bool {
			return b.Formula != f || !slices.Contains(r.Cell, b.World) || b.Holds != r.Because[0].Holds
		})
	}
	some := func(f Formula, holds bool) bool {
		return slices.ContainsFunc(r.Because, func(b *Reason) bool {
			return b.Formula == f && b.Moment == r.Moment && b.Holds == holds && slices.Contains(cell(r.Who), b.World)
		})
	}
	switch f := r.Formula.(type) {
	case not:
		because("its part", one(f.of, r.Moment, r.World, !r.Holds))
	case at:
		because("its part", one(f.of, f.moment, r.World, r.Holds))
	case join:
		// Any values of the parts that no reason gives must not matter.
		settled := true
		for _, left := range []bool{false, true} {
			for _, right := range []bool{false, true} {
				fits := !one(f.left, r.Moment, r.World, !left) && !one(f.right, r.Moment, r.World, !right)
				if fits && f.op.of(left, right) != r.Holds {
					settled = false
				}
			}
		}
		because("the whole", settled)
	case knows:
		if r.Holds {
			because("knowledge", knownAll(f.of) && r.Because[0].Holds)
		} else {
			because("a counterexample", some(f.of, false))
		}
	case knowsWhether:
		if r.Holds {
			because("knowledge", knownAll(f.of))
		} else {
			because("two kinds of worlds", some(f.of, false) && some(f.of, true))
		}
	case knowsValue:
		switch {
		case f.what == nil:
			because("the cell", r.Holds == (r.CellSize == 1))
		case !r.Holds:
			because("another value", f.what.Value(r.Cell[0]) != f.what.Value(r.Cell[1]))
		}
	case common:
		if r.Holds {
			because("the fact itself", one(f.of, r.Moment, r.World, true))
			break
		}
		at := r.World
		for _, step := range r.Path {
			if !slices.Contains(f.group.persons, step.Who) || step.Who.Sees.Value(at) != step.Who.Sees.Value(step.World) ||
				!slices.Contains(m.moments[r.Moment], step.World) {
				t.Errorf("%q: no step from %d to %d", r.Formula, at, step.World)
			}
			at = step.World
		}
		because("the end of the path", one(f.of, r.Moment, at, false))
	}
	n := 1
	for _, b := range r.Because {
		n += prove(t, m, b)
	}
	return n
}

// Why the pair 2 and 9 is out: with it P would hear 18, which is 3 times 6 as
// well, so P could not know; but S hears 11, and it goes on until S speaks.
func TestWhyOfTheClassic(t *testing.T) {
	pairs, c := classic(t, 2, 99, false)
	r := run(t, c)
	for _, test := range []struct{ x, y, sentence int }{{2, 3, 0}, {2, 6, 1}, {5, 6, 2}, {2, 9, 3}} {
		w, _ := pairs.World(test.x, test.y)
		if k, ok := r.Eliminated(w); !ok || k != test.sentence {
			t.Errorf("%d and %d: out by sentence %d %v, want %d", test.x, test.y, k+1, ok, test.sentence+1)
		}
	}
	// 2 and 6: S hears 8, and 3 and 5 would be possible, where P would know.
	w, _ := pairs.World(2, 6)
	why, err := r.Why(context.Background(), w)
	if err != nil {
		t.Fatal(err)
	}
	knows := why.Because[0]
	if x, y := pairs.Pair(knows.Because[0].World); x != 3 || y != 5 || knows.CellSize != 2 || why.Moment != 1 || knows.Moment != 0 {
		t.Errorf("counterexample %d and %d in a cell of %d", x, y, knows.CellSize)
	}
	if _, err := r.Why(context.Background(), pairs.Len()); err == nil {
		t.Error("a world that is not there has a reason")
	}
	for left := range r.Final().All() {
		if _, err := r.Why(context.Background(), left); err == nil {
			t.Error("a world that is left has a reason to be gone")
		}
	}
	// A long list is cut, and says so.
	w, _ = pairs.World(2, 98)
	p := &Person{"P", Nothing(pairs)}
	long, err := r.Explain(context.Background(), 0, w, Knows(p, Where("all", pairs.Sum(), func(int) bool { return true })))
	if err != nil || !long.Holds || !long.Cut || long.CellSize != 4753 || len(long.Cell) != MaxListed {
		t.Errorf("%+v %v", long, err)
	}
}
