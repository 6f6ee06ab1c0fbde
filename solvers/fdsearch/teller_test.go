package fdsearch_test

import (
	"encoding/json"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"solvitur/solvers/fd"
	"solvitur/solvers/fdsearch"
	"solvitur/solvers/puzzle"
	"solvitur/solvers/view"
)

// count is how many steps have a role.
func count(steps []view.Frame, role view.Role) (n int) {
	for _, step := range steps {
		if step.Role == role {
			n++
		}
	}
	return n
}

// brute lists the triples that fit what accept accepts and the sums named.
func brute(f triples, named func(puzzle.FactID) bool, accept func(triple) bool) (all []triple) {
	for a := range f.Limit + 1 {
		for b := range f.Limit + 1 {
			for c := range f.Limit + 1 {
				x := triple{a, b, c}
				if a == b || b == c || a == c || !accept(x) {
					continue
				}
				if !slices.ContainsFunc(f.Sums, func(s sum) bool { return x[s.First]+x[s.Second] != s.Total && named(sumID(slices.Index(f.Sums, s))) }) {
					all = append(all, x)
				}
			}
		}
	}
	return all
}

// clause is what a caption says of a number.
var clause = regexp.MustCompile(`number (\d) is (not )?(\d+)`)

type said struct {
	number, value int
	is            bool
}

func (c said) of(x triple) bool { return (x[c.number] == c.value) == c.is }

func read(caption string) (all []said) {
	for _, m := range clause.FindAllStringSubmatch(strings.ToLower(caption), -1) {
		number, _ := strconv.Atoi(m[1])
		value, _ := strconv.Atoi(m[3])
		all = append(all, said{number, value, m[2] == ""})
	}
	return all
}

// randomTriples often have few solutions, or none.
func randomTriples(rng *rand.Rand) triples {
	f := triples{Limit: 4 + rng.IntN(3), Sums: []sum{}}
	for i := range rng.IntN(4) {
		first := rng.IntN(3)
		s := sum{first, (first + 1 + rng.IntN(2)) % 3, 1 + rng.IntN(2*f.Limit)}
		if slices.Index(f.Sums, s) < 0 || i == 0 {
			f.Sums = append(f.Sums, s)
		}
	}
	return f
}

// What is told is so: a conclusion holds of whatever fits its facts and what is
// supposed then; a dead end names facts that nothing fits together with that, and
// none where what was tried in vain belongs to the reason. Nothing is told twice:
// each dead end that is counted is one step.
func TestWhatIsToldIsSo(t *testing.T) {
	named, silent := 0, 0
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 3))
		f := randomTriples(rng)
		raw, _ := json.Marshal(f)
		h := &heard{teller: func(x []fd.Var) fdsearch.Teller {
			teller := plainly(x)
			teller.Throughout = seed%2 == 0
			return teller
		}}
		found, done := h.run(t, t.Context(), string(raw), puzzle.Options{Trace: true})
		if want := brute(f, puzzle.KeepAll, func(triple) bool { return true }); len(found) != len(want) {
			t.Fatalf("%s: %d solutions, want %d", raw, len(found), len(want))
		}
		if ends := count(h.steps, view.Conflict); int64(ends) != done.Stats.DeadEnds {
			t.Errorf("%s: %d dead ends told, %d counted", raw, ends, done.Stats.DeadEnds)
		}
		if n := count(h.steps, view.Answer); n != len(found) {
			t.Errorf("%s: %d solutions told, %d found", raw, n, len(found))
		}
		type standing struct {
			said
			depth int
			tried bool
		}
		var stands []standing
		for _, step := range h.steps {
			suppositions := func(withTried bool) func(triple) bool {
				return func(x triple) bool {
					return !slices.ContainsFunc(stands, func(s standing) bool { return (withTried || !s.tried) && !s.of(x) })
				}
			}
			back := func(depth int) {
				stands = slices.DeleteFunc(stands, func(s standing) bool { return s.depth > depth || !s.tried && s.depth == depth })
			}
			only := func(id puzzle.FactID) bool { return slices.Contains(step.Facts, id) }
			claims := read(step.Caption)
			switch step.Role {
			case view.Guess:
				back(step.Depth + 1)
				stands = append(stands, standing{claims[0], step.Depth + 1, false})
			case view.Crossed:
				stands = slices.DeleteFunc(stands, func(s standing) bool { return s.depth > step.Depth })
				stands = append(stands, standing{claims[0], step.Depth, true})
			case view.Deduced:
				for _, x := range brute(f, only, suppositions(true)) {
					for _, claim := range claims {
						if !claim.of(x) {
							t.Errorf("%s: %q, by %q: but %v", raw, step.Caption, step.Facts, x)
						}
					}
				}
			case view.Conflict:
				if step.Facts == nil {
					silent++
					break
				}
				named++
				if x := brute(f, only, suppositions(false)); len(x) > 0 {
					t.Errorf("%s: %q at depth %d, by %q: but %v", raw, step.Caption, step.Depth, step.Facts, x[0])
				}
			}
		}
	}
	if named < 50 || silent < 20 {
		t.Errorf("%d dead ends with facts, %d without: too few to tell", named, silent)
	}
}

// Moments show what is left: everything that fits, and in the end nothing else.
func TestMomentsShowWhatIsLeft(t *testing.T) {
	for seed := range uint64(100) {
		f := randomTriples(rand.New(rand.NewPCG(seed, 4)))
		raw, _ := json.Marshal(f)
		told := map[triple]bool{}
		h := &heard{teller: func(x []fd.Var) fdsearch.Teller {
			teller := plainly(x)
			teller.Looks = func(m *fdsearch.Moment) view.Looks {
				if m.Role == view.Answer {
					var y triple
					for i := range y {
						y[i], _ = m.Value(x[i])
					}
					told[y] = true
					return nil
				}
				for _, y := range brute(f, puzzle.KeepAll, func(y triple) bool {
					return !told[y] && !slices.ContainsFunc(m.Supposed(), func(l fdsearch.Literal) bool { return y[l.X] != l.Value })
				}) {
					for i, v := range y {
						if !slices.Contains(m.Left(x[i]), v) {
							t.Errorf("%s: of number %d are left %v, but %v fits, with %v supposed", raw, i, m.Left(x[i]), y, m.Supposed())
						}
					}
				}
				if m.Depth != len(m.Supposed()) {
					t.Errorf("%s: depth %d with %v supposed", raw, m.Depth, m.Supposed())
				}
				return nil
			}
			return teller
		}}
		found, _ := h.run(t, t.Context(), string(raw), puzzle.Options{Trace: true})
		for _, y := range found {
			if !told[y] {
				t.Errorf("%s: %v is found and not told", raw, y)
			}
		}
	}
}

// Of many conclusions so many are told, and how many more there are.
func TestMostConclusions(t *testing.T) {
	h := &heard{teller: func(x []fd.Var) fdsearch.Teller {
		teller := plainly(x)
		teller.Most = 2
		return teller
	}}
	h.run(t, t.Context(), single, puzzle.Options{Trace: true})
	var last string
	told := 0
	for _, step := range h.steps {
		if step.Role == view.Deduced {
			told, last = told+1, step.Caption
		}
	}
	if told != 3 || !regexp.MustCompile(`^And \d+ more things follow\.$`).MatchString(last) {
		t.Errorf("%d conclusions are told, the last is %q", told, last)
	}
}
