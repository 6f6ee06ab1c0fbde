package lab_test

import (
	"testing"

	"solvitur/solvers/catalog"
	"solvitur/solvers/lab"
	"solvitur/solvers/wire"
)

// BenchmarkSolve is one edit of a preset as the worker sees it: read the facts,
// solve, draw, without the wire.
func BenchmarkSolve(b *testing.B) {
	l := lab.New(catalog.Families())
	for _, preset := range catalog.Presets() {
		b.Run(preset.Name, func(b *testing.B) {
			request := wire.SolveRequest{Family: preset.Family, Variant: lab.VariantOf(preset)}
			for b.Loop() {
				if err := l.Solve(b.Context(), request, func(wire.Event) {}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
