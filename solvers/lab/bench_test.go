package lab_test

import (
	"encoding/json"
	"slices"
	"testing"

	"solvitur/solvers/catalog"
	"solvitur/solvers/lab"
	"solvitur/solvers/share"
	"solvitur/solvers/wire"
)

// pageLimit is how many solutions a page looks for: app/state.DefaultLimit.
const pageLimit = 1000

// BenchmarkSolve is one edit of a preset as the page asks for it and the worker
// sees it: read the facts, solve, draw what is in sight, without the wire. The verdict
// comes before all is drawn.
func BenchmarkSolve(b *testing.B) {
	l := lab.New(catalog.Families())
	for _, preset := range catalog.Presets() {
		b.Run(preset.Name, func(b *testing.B) {
			request := wire.SolveRequest{Family: preset.Family, Variant: lab.VariantOf(preset), Limit: pageLimit, Brief: true}
			verdict := 0.0 // ms
			edited := append(slices.Clone(preset.Facts), ' ')
			for b.Loop() {
				request.Variant.Facts, edited = edited, request.Variant.Facts // as an edit: other facts than those read last
				if err := l.Solve(b.Context(), request, func(e wire.Event) {
					if e.Done != nil && e.Done.More {
						verdict += e.Done.Elapsed
					}
				}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(verdict/float64(b.N), "ms-verdict")
		})
	}
}

// BenchmarkHint is the first hint on the untouched board of a preset, without the wire.
func BenchmarkHint(b *testing.B) {
	l := lab.New(catalog.Families())
	for _, preset := range catalog.Presets() {
		b.Run(preset.Name, func(b *testing.B) {
			request := wire.HintRequest{Family: preset.Family, Variant: lab.VariantOf(preset)}
			for b.Loop() {
				if err := l.Hint(b.Context(), request, func(wire.Event) {}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkArgue is the whole argument of a preset, from its facts to all that is certain, without
// the wire.
func BenchmarkArgue(b *testing.B) {
	l := lab.New(catalog.Families())
	for _, family := range catalog.Families() {
		if !family.Info().Argued {
			continue
		}
		for _, preset := range family.Presets() {
			b.Run(preset.Name, func(b *testing.B) {
				request := wire.ArgueRequest{Family: preset.Family, Variant: lab.VariantOf(preset)}
				steps, unproved := 0, 0
				for b.Loop() {
					if err := l.Argue(b.Context(), request, func(e wire.Event) {
						if e.Argued == nil {
							return
						}
						steps, unproved = len(e.Argued.Steps), 0
						for _, step := range e.Argued.Steps {
							if step.Unproved {
								unproved++
							}
						}
					}); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(steps), "steps")
				b.ReportMetric(float64(unproved), "unproved")
			})
		}
	}
}

// heaviestAnswer is what an answer may weigh, written as the worker writes it:
// the page has to read all of it before it can show any.
const heaviestAnswer = 800_000

// TestAnswersAreLight: no puzzle and no experiment has an answer that keeps a
// phone busy with reading alone.
func TestAnswersAreLight(t *testing.T) {
	l := lab.New(catalog.Families())
	for _, preset := range catalog.Presets() {
		weigh := func(name string, variant share.Variant) {
			bytes := 0
			request := wire.SolveRequest{Family: preset.Family, Variant: variant, Limit: 1000, Budget: wire.Budget{Nodes: 200_000}}
			if err := l.Solve(t.Context(), request, func(e wire.Event) {
				raw, err := json.Marshal(e)
				if err != nil {
					t.Fatal(err)
				}
				bytes += len(raw)
			}); err != nil {
				t.Fatal(err)
			}
			if bytes > heaviestAnswer {
				t.Errorf("the answer to %s, %s, weighs %d bytes, and at most %d are fine", preset.Name, name, bytes, heaviestAnswer)
			}
		}
		weigh("as it is", lab.VariantOf(preset))
		for _, e := range preset.Experiments {
			facts, err := e.Apply(preset)
			if err != nil {
				t.Fatal(err)
			}
			variant := lab.VariantOf(preset)
			variant.Facts = facts
			weigh(e.Name, variant)
		}
	}
}
