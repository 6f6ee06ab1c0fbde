package puzzletest

import (
	"encoding/json"
	"errors"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// judged lists the facts that a solution breaks among those that hold here, and
// says whether the checker could tell of all.
func (c *puzzleCase) judged(t *testing.T, solution string) (broken []puzzle.FactID, decided bool) {
	t.Helper()
	ids, err := c.instance.Violations(json.RawMessage(solution), c.options().Keep)
	if err != nil && !errors.Is(err, puzzle.ErrUndecided) {
		t.Fatalf("the checker cannot read %s: %v", solution, err)
	}
	for _, id := range ids {
		if _, ok := c.known[id]; !ok {
			t.Errorf("the checker names %q, which is no fact", id)
		}
	}
	return slices.DeleteFunc(ids, func(id puzzle.FactID) bool { return c.off[id] }), err == nil
}

// checkChecker: the checker accepts every solution, and refuses, naming facts,
// whatever is none: solutions with something changed, and solutions of the
// puzzle with all facts switched off that are not found with them on.
func (c *puzzleCase) checkChecker(t *testing.T) {
	for _, solution := range c.base.listed {
		if broken, _ := c.judged(t, solution); len(broken) > 0 {
			t.Errorf("the checker refuses the solution %s for breaking %q", solution, broken)
		}
	}
	if _, err := c.instance.Violations(json.RawMessage(`"no solution at all"`), nil); err == nil {
		t.Error("the checker takes a text for a solution")
	}
	o := c.options()
	o.Limit, o.Bare = 100, true
	o.Keep = func(puzzle.FactID) bool { return false }
	var loose []string
	if c.family.Info().Monotone {
		loose = c.search(t, o).listed
	}
	for _, solution := range loose {
		c.judge(t, solution)
	}
	refused := 0
	rng := rand.New(rand.NewPCG(1, 2))
	for _, solution := range slices.Concat(firstOf(c.base.listed, 8), firstOf(loose, 8)) {
		doc, err := schema.Decode([]byte(solution))
		if err != nil {
			t.Fatal(err)
		}
		for range 12 {
			disturbed, err := json.Marshal(c.disturbed(rng, doc))
			if err != nil {
				t.Fatal(err)
			}
			// A changed solution may no longer be one at all: an error then.
			changed, err := c.instance.ReadAnswer(disturbed)
			if err != nil || compact(changed) == solution {
				continue
			}
			ids, err := c.instance.Violations(changed, c.options().Keep)
			undecided := errors.Is(err, puzzle.ErrUndecided)
			if err != nil && !undecided {
				continue
			}
			if len(ids) > 0 || undecided {
				refused++
			}
			if !c.Aliases {
				c.judge(t, compact(changed))
			}
			if err == nil {
				c.checkKeep(t, rng, compact(changed))
			}
		}
	}
	if refused == 0 && len(c.base.listed)+len(loose) > 0 && !(c.base.complete() && len(c.known) == 0) {
		t.Error("the checker refuses none of the changed solutions by naming a fact")
	}
}

// disturbed is an answer with a small change, which its form allows every other
// time.
func (c *puzzleCase) disturbed(rng *rand.Rand, doc any) any {
	form := c.instance.Answer()
	leaves := leavesOf(form, doc)
	if len(leaves) == 0 || rng.IntN(2) == 0 {
		return disturb(rng, doc)
	}
	l := leaves[rng.IntN(len(leaves))]
	field, err := schema.LeafAt(form, l.path)
	if err != nil {
		return doc
	}
	edits := []schema.Edit{{Op: "set", Path: l.at(), Value: ""}}
	if others := others(form, doc, field, l.value); len(others) > 0 {
		edits[0].Value = others[rng.IntN(len(others))]
	} else if row, column, ok := anyCell(rng, form, doc, l.path[0]); ok { // a piece goes elsewhere
		edits = append(edits, schema.Edit{Op: "set", Path: schema.Pointer(l.path[0], row, column), Value: l.value})
	} else {
		return doc
	}
	changed, err := schema.Apply(doc, edits...)
	if err != nil {
		return doc
	}
	return changed
}

// anyCell is some cell of a board that may have empty ones.
func anyCell(rng *rand.Rand, form schema.Form, doc any, key string) (row, column string, ok bool) {
	board, _ := form.Field(key)
	rows, columns, sized := schema.BoardSize(form, doc, board)
	if board.Kind != schema.Grid || board.Full || !sized {
		return "", "", false
	}
	return strconv.Itoa(rng.IntN(rows)), strconv.Itoa(rng.IntN(columns)), true
}

// mostAlone is how many facts more than the broken ones are switched off one at a
// time for each changed answer.
const mostAlone = 5

// checkKeep: in a monotone family, what an answer breaks does not depend on
// which facts are kept; where facts are broken together only, those named are
// among them, and enough to be broken by themselves.
func (c *puzzleCase) checkKeep(t *testing.T, rng *rand.Rand, solution string) {
	t.Helper()
	info := c.family.Info()
	if !info.Monotone {
		return
	}
	broken := func(keep func(puzzle.FactID) bool) []puzzle.FactID {
		ids, err := c.instance.Violations(json.RawMessage(solution), keep)
		if err != nil && !errors.Is(err, puzzle.ErrUndecided) {
			t.Fatalf("%s cannot be judged: %v", solution, err)
		}
		return ids
	}
	kept := map[puzzle.FactID]bool{}
	for id := range c.known {
		kept[id] = rng.IntN(3) > 0
	}
	some := broken(func(id puzzle.FactID) bool { return kept[id] })
	if !info.Joint {
		all := broken(nil)
		if !slices.Equal(some, all) {
			t.Errorf("%s breaks %q, and %q when only %v are kept", solution, all, some, kept)
		}
		// Each fact switched off by itself: those that are broken, and a few others.
		others := slices.Sorted(maps.Keys(kept))
		rng.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
		for _, off := range slices.Concat(all, firstOf(others, mostAlone)) {
			if but := broken(func(id puzzle.FactID) bool { return id != off }); !slices.Equal(but, all) {
				t.Errorf("%s breaks %q, and %q without %q", solution, all, but, off)
			}
		}
		return
	}
	for _, id := range some {
		if !kept[id] && !c.known[id].Rule {
			t.Errorf("%s breaks %q, which is not kept", solution, id)
		}
	}
	if alone := broken(func(id puzzle.FactID) bool { return slices.Contains(some, id) }); len(some) > 0 && len(alone) == 0 {
		t.Errorf("%s is said to break %q together, and keeps to them if there is nothing else", solution, some)
	}
}

// judge compares the checker with a complete search.
func (c *puzzleCase) judge(t *testing.T, solution string) {
	t.Helper()
	if !c.base.complete() {
		return
	}
	broken, decided := c.judged(t, solution)
	switch found := c.base.has(solution); {
	case !decided: // it is called neither right nor wrong
	case found && len(broken) > 0:
		t.Errorf("the checker refuses %s, which the search found, for breaking %q", solution, broken)
	case !found && len(broken) == 0:
		t.Errorf("the checker accepts %s, which a complete search did not find", solution)
	}
}

func firstOf(list []string, n int) []string { return list[:min(n, len(list))] }
