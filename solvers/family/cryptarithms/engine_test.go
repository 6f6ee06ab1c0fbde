package cryptarithms

import (
	"encoding/json"
	"testing"

	"solvitur/solvers/fd"
)

func readSums(t testing.TB, facts string) *sums {
	var f Facts
	if err := json.Unmarshal([]byte(facts), &f); err != nil {
		t.Fatal(err)
	}
	m, errs := read(&f)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	return m
}

// All 528 answers with leading zeros are to be found within 4 ms by the engine.
func BenchmarkEngine(b *testing.B) {
	s := readSums(b, `{"equations":[{"equation":"CP+IS+FUN=TRUE"}],"conditions":[{"kind":"different"}],"base":10}`)
	for name, columns := range map[string]bool{"columns": true, "equation": false} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				m := newModel(s, columns)
				n, _, err := m.Count(b.Context(), fd.Options{Choose: fd.SmallestDomain, Order: m.Digits, Distinct: m.Digits})
				if n != 528 || err != nil {
					b.Fatal(n, err)
				}
			}
		})
	}
}
