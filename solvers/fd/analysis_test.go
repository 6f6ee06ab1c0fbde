package fd

import (
	"context"
	"testing"
)

// A failure may rest on earlier levels alone. The analysis then goes down to
// the latest level that matters, and the clause says what was wrong there.
func TestFailureOfAnEarlierLevel(t *testing.T) {
	m := NewModel()
	w, x, z := m.Bool("w"), m.Int("x", 1, 3), m.Bool("z")
	m.Post(1, Sum([]Var{w, x}, NE, 2))
	s := m.Search(Options{Learn: true})
	s.begin()
	s.budget = newBudget(context.Background())
	if !s.propagate() {
		t.Fatal("the root fails")
	}
	// Decide three times without propagating in between.
	s.decide(w, 1)
	s.decide(x, 1)
	s.decide(z, 0)
	if s.propagate() {
		t.Fatal("no failure")
	}
	cl, level := s.learn()
	if level != 1 || len(cl.literals) != 2 || s.owner[cl.literals[0].word] != x {
		t.Fatalf("level %d, %+v", level, cl.literals)
	}
	for _, l := range cl.literals {
		if l != (literal{s.doms[w].first, 1}) && l != (literal{s.doms[x].first, 6}) {
			t.Errorf("literal %+v is neither w = 0 nor x = 2 or 3", l)
		}
	}

	// And when it rests on the root alone, there is nothing left to say but
	// the facts.
	m = NewModel()
	x, y := m.Int("x", 1, 1), m.Int("y", 1, 1)
	z = m.Bool("z")
	m.Post(3, Sum([]Var{x, y}, NE, 2))
	m.Post(4, Eq(z, 0))
	s = m.newSearch(Options{Learn: true}, true)
	s.begin()
	s.budget = newBudget(context.Background())
	s.decide(z, 0)
	if s.propagate() {
		t.Fatal("no failure")
	}
	cl, _ = s.learn()
	if len(cl.literals) != 0 || !cl.tags.has(0) || cl.tags.has(1) {
		t.Fatalf("%+v", cl)
	}
}
