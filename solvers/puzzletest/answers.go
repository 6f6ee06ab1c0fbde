package puzzletest

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/claim"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// checkAnswers: every solution fills in the form of an answer, as a search gives
// it; each of its parts is a claim that is true of it; a part that is changed to
// another allowed value breaks a fact, or makes another solution; and half an
// answer can be assumed, exactly where some solution agrees with it.
func (c *puzzleCase) checkAnswers(t *testing.T) {
	form := c.instance.Answer()
	if err := form.Validate(); err != nil {
		t.Fatal(err)
	}
	if len(form.Fields) == 0 {
		t.Fatal("the family has no form for an answer")
	}
	rng := rand.New(rand.NewPCG(7, 11))
	for n, solution := range spread(c.base.listed, 5) {
		doc := c.fillsIn(t, form, solution)
		leaves := leavesOf(form, doc)
		for _, leaf := range spread(leaves, 30) {
			c.checkLeaf(t, form, solution, doc, leaf)
		}
		c.checkHalf(t, rng, form, doc, leaves, n == 0)
		if n == 0 {
			c.checkHalf(t, rng, form, doc, leaves, false)
		}
	}
	if _, err := c.instance.ReadPart(json.RawMessage(`{}`)); err != nil {
		t.Errorf("an answer without anything filled in is refused: %v", err)
	}
	if _, err := c.instance.ReadAnswer(json.RawMessage(`{"nonsense": 1}`)); err == nil {
		t.Error("nonsense is taken for an answer")
	}
}

// fillsIn reads a solution as the answer that it is.
func (c *puzzleCase) fillsIn(t *testing.T, form schema.Form, solution string) any {
	t.Helper()
	doc, err := schema.Decode([]byte(solution))
	if err != nil {
		t.Fatal(err)
	}
	if errs := schema.Check(form, doc); len(errs) > 0 {
		t.Fatalf("the solution %s is no answer by the form: %v", solution, schema.Join(errs))
	}
	if read, err := c.instance.ReadAnswer(json.RawMessage(solution)); err != nil || compact(read) != solution {
		t.Fatalf("the solution %s is read as %s, %v", solution, read, err)
	}
	return doc
}

// leaf is a single value of an answer.
type leaf struct {
	path  []string
	value any
}

func (l leaf) at() string { return schema.Pointer(l.path...) }

func leavesOf(form schema.Form, doc any) (all []leaf) {
	for path, value := range schema.Leaves(form, doc) {
		all = append(all, leaf{path, value})
	}
	return all
}

func (c *puzzleCase) checkLeaf(t *testing.T, form schema.Form, solution string, doc any, l leaf) {
	t.Helper()
	says := claim.That(claim.Plain(l.value), l.path...).String()
	if holds, err := Holds(c.instance, json.RawMessage(solution), says); err != nil || !holds {
		t.Errorf("%s is not true of %s: %v", says, solution, err)
	}
	if holds, err := Holds(c.instance, json.RawMessage(solution), puzzle.Not(says)); err != nil || holds {
		t.Errorf("the contrary of %s is true of %s: %v", says, solution, err)
	}
	if text, err := c.instance.Says(says); err != nil || !isSentence(text) {
		t.Errorf("%s is said as %q: %v", says, text, err)
	}
	field, err := schema.LeafAt(form, l.path)
	if err != nil {
		t.Fatal(err)
	}
	for _, other := range others(form, doc, field, l.value) {
		changed, err := schema.Apply(doc, schema.Edit{Op: "set", Path: l.at(), Value: other})
		if err != nil {
			t.Fatal(err)
		}
		raw, err := json.Marshal(changed)
		if err != nil {
			t.Fatal(err)
		}
		read, err := c.instance.ReadAnswer(raw)
		if err != nil {
			continue // refused as it is entered: the same number twice, say
		}
		c.judge(t, compact(read))
		// Most of such answers would have to be listed to be known.
		ids, err := c.instance.Violations(read, c.options().Keep)
		ids = slices.DeleteFunc(ids, func(id puzzle.FactID) bool { return c.off[id] })
		if len(ids) == 0 && err == nil && c.base.complete() && !c.base.has(compact(read)) {
			t.Errorf("with %s = %v, %s breaks nothing and is not among the solutions", l.at(), other, solution)
		}
		if err != nil && !errors.Is(err, puzzle.ErrUndecided) {
			t.Errorf("with %s = %v, %s cannot be judged: %v", l.at(), other, solution, err)
		}
	}
}

// others are a few more values that a field allows.
func others(form schema.Form, doc any, field schema.Field, value any) (all []any) {
	switch field.Kind {
	case schema.Switch:
		return []any{value != true}
	case schema.Choice:
		for _, option := range field.Options {
			all = append(all, option.Value)
		}
	case schema.Grid:
		names, _ := schema.Symbols(form, doc, field)
		for _, name := range names {
			all = append(all, name)
		}
	case schema.Number:
		n, err := strconv.Atoi(fmt.Sprint(value))
		if err != nil {
			return nil
		}
		for _, other := range []int{n - 1, n + 1, 2*n + 3} {
			if schema.CheckLeaf(field, other, false) == nil {
				all = append(all, other)
			}
		}
	}
	all = slices.DeleteFunc(all, func(other any) bool { return fmt.Sprint(other) == fmt.Sprint(value) })
	return spread(all, 4)
}

// cutShort leaves out the ends of lists, and rows of tables, at times.
func cutShort(rng *rand.Rand, form schema.Form, doc any) any {
	object, _ := doc.(map[string]any)
	object = maps.Clone(object)
	for _, field := range form.Fields {
		switch value := object[field.Key].(type) {
		case []any:
			if field.Kind == schema.Rows && rng.IntN(2) == 0 {
				object[field.Key] = value[:rng.IntN(len(value)+1)]
			}
		case map[string]any:
			rows := maps.Clone(value)
			for _, name := range field.Names {
				if rng.IntN(4) == 0 {
					delete(rows, name)
				}
			}
			object[field.Key] = rows
		}
	}
	return object
}

// checkHalf assumes some parts of a solution, one of them changed at times; off
// says whether to see what comes of assumptions that are switched off, too.
func (c *puzzleCase) checkHalf(t *testing.T, rng *rand.Rand, form schema.Form, doc any, leaves []leaf, off bool) {
	t.Helper()
	half := doc
	for _, l := range leaves {
		var err error
		if rng.IntN(2) == 0 {
			half, err = schema.Apply(half, schema.Edit{Op: "set", Path: l.at(), Value: ""})
		} else if field, _ := schema.LeafAt(form, l.path); rng.IntN(6) == 0 {
			if other := others(form, doc, field, l.value); len(other) > 0 {
				half, err = schema.Apply(half, schema.Edit{Op: "set", Path: l.at(), Value: other[0]})
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	half = cutShort(rng, form, half)
	raw, err := json.Marshal(half)
	if err != nil {
		t.Fatal(err)
	}
	claims, err := c.instance.ReadPart(raw)
	if err != nil {
		t.Fatalf("half an answer, %s, is refused: %v", raw, err)
	}
	if !c.base.complete() {
		return
	}
	var agree []string
	for i, judge := range c.truths(t) {
		if !slices.ContainsFunc(claims, func(says puzzle.Claim) bool {
			holds, err := judge(says)
			if err != nil {
				t.Fatal(err)
			}
			return !holds
		}) {
			agree = append(agree, c.base.listed[i])
		}
	}
	slices.Sort(agree)
	for _, strategy := range c.family.Info().Strategies {
		o := c.options()
		o.Strategy, o.Assume, o.Bare = strategy.Name, claims, true
		r := c.search(t, o)
		if r.complete() && !slices.Equal(r.set(), agree) || !r.complete() && len(r.listed) > len(agree) {
			t.Errorf("strategy %s, assuming\n%s\nfinds\n%s\ninstead of\n%s", o.Strategy, strings.Join(claims, "\n"), r.set(), agree)
		}
		if r.decided() && r.done.Solutions != len(agree) {
			t.Errorf("strategy %s, assuming\n%s\ncounts %d solutions instead of %d", o.Strategy, strings.Join(claims, "\n"), r.done.Solutions, len(agree))
		}
		if r.done.HasCore {
			c.blames(t, o, r)
		}
		if !off {
			continue
		}
		// An assumption that is not kept is none.
		o.Keep = func(id puzzle.FactID) bool { return !c.off[id] && !strings.HasPrefix(id, "assume:") }
		if r := c.search(t, o); r.complete() && !slices.Equal(r.set(), c.base.set()) {
			t.Errorf("strategy %s keeps to assumptions that are switched off:\n%s", o.Strategy, strings.Join(claims, "\n"))
		}
	}
}

// blames re-proves a contradiction between facts and assumptions.
func (c *puzzleCase) blames(t *testing.T, o puzzle.Options, r run) {
	t.Helper()
	o.Keep = func(id puzzle.FactID) bool { return slices.Contains(r.done.Core, id) }
	o.Strategy, o.Limit, o.Bare, o.NoCore = "", 1, true, true
	if alone := c.search(t, o); alone.done.Solutions > 0 {
		t.Errorf("strategy %s blames %q, assuming %q, but these alone have the solution %s", r.done.Answer, r.done.Core, o.Assume, firstOf(alone.listed, 1))
	}
}
