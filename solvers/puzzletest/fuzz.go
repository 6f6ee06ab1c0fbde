package puzzletest

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"testing"
	"time"

	"solvitur/solvers/puzzle"
	"solvitur/solvers/schema"
)

// Fuzz is a fuzz target on everything that facts go through. Its seeds are the
// presets and their experiments, each also with changes of every sort; they
// are run by every go test. No facts may make the family panic or hang; facts
// that are refused get messages; facts that are accepted can be stated, drawn,
// written, read again and searched in by every strategy.
func Fuzz(f *testing.F, family puzzle.Family) {
	f.Helper()
	presets := family.Presets()
	changes := uint64(max(12, 120/max(1, len(presets))))
	for _, preset := range presets {
		f.Add([]byte(preset.Facts), uint64(0))
		for seed := range changes {
			f.Add([]byte(preset.Facts), seed+1)
		}
		for _, e := range preset.Experiments {
			facts, err := e.Apply(preset)
			if err != nil {
				f.Fatal(err)
			}
			f.Add([]byte(facts), uint64(0))
		}
	}
	for _, raw := range []string{``, `null`, `[]`, `{}`, `{"`, `1e999`, `"*"`} {
		f.Add([]byte(raw), uint64(0))
	}
	f.Fuzz(func(t *testing.T, raw []byte, seed uint64) {
		fuzzOne(t, family, mangle(raw, seed))
	})
}

// mangle changes facts here and there, by a seed; 0 leaves them alone.
func mangle(raw []byte, seed uint64) []byte {
	if seed == 0 {
		return raw
	}
	doc, err := schema.Decode(raw)
	if err != nil {
		return raw
	}
	rng := rand.New(rand.NewPCG(seed, 0))
	for range 1 + seed%4 {
		doc = wreck(rng, doc)
	}
	changed, err := json.Marshal(doc)
	if err != nil {
		return raw // a number such as 1e400 in disguise
	}
	return changed
}

func fuzzOne(t *testing.T, family puzzle.Family, raw []byte) {
	const longest = 64 << 10 // links carry more, but no fuzzer needs it
	if len(raw) > longest {
		return
	}
	instance, err := family.Parse(raw)
	if err != nil {
		for _, e := range schema.FieldErrors(err) {
			if e.Message == "" || len(e.Message) > 4000 {
				t.Errorf("the message at %q has %d bytes", e.Path, len(e.Message))
			}
		}
		return
	}
	c := &puzzleCase{facts: raw, family: family, instance: instance, known: map[puzzle.FactID]puzzle.Fact{}}
	c.checkFactIDsAndPaths(t)
	for _, fact := range instance.Facts() {
		c.known[fact.ID] = fact
	}
	c.checkViews(t, "given", instance.Given(), false)
	_ = instance.Orderings()
	claims := instance.Claims()
	if _, errs := instance.Check(puzzle.Options{}); len(errs) > 0 {
		return // there are facts that cannot be kept together
	}
	for _, strategy := range family.Info().Strategies {
		const nodes, patience, tooLong = 200, 2 * time.Second, 10 * time.Second
		ctx, cancel := context.WithTimeout(t.Context(), patience)
		began := time.Now()
		r, err := search(ctx, instance, puzzle.Options{Strategy: strategy.Name, Limit: 2, Nodes: nodes, Trace: true})
		cancel()
		if err != nil {
			t.Fatal(err)
		}
		if took := time.Since(began); took > tooLong {
			t.Errorf("strategy %s takes %v for %d nodes", strategy.Name, took, nodes)
		}
		c.checkViews(t, "found out", r.done.Views, false)
		for _, solution := range r.listed {
			c.checkViews(t, "solution", instance.Show(json.RawMessage(solution), nil), false)
			for _, claim := range firstClaims(claims, 3) {
				if _, err := Holds(instance, json.RawMessage(solution), claim.Claim); err != nil {
					t.Error(err)
				}
			}
		}
	}
}

func firstClaims(claims []puzzle.ClaimText, n int) []puzzle.ClaimText {
	return claims[:min(n, len(claims))]
}
