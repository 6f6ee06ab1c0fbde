package main

import (
	"context"
	"fmt"
	"slices"
)

// atOnce is what a hint may take for it to be felt as an answer at once, in ms.
const atOnce = 100

// hint asks for a hint on the board, from the press to its words on the screen, in ms, and puts it
// away again. It is nothing where the board offers none.
func (v *visit) hint() ([]float64, error) {
	return ask[[]float64](v, `new Promise((resolve, reject) => {
	const button = document.querySelector('.trial [data-do="help"]:not([aria-disabled="true"])');
	if (!button) return resolve([]);
	const told = () => {
		const said = document.querySelector(".trial-said .hint:not([hidden])");
		return document.querySelector(".trial")?.dataset.trial !== "asking" && said?.querySelector("p");
	};
	const start = performance.now();
	let ms = 0;
	const watch = new MutationObserver(() => {
		if (!ms && told()) {
			ms = -1;
			requestAnimationFrame(() => {
				ms = performance.now() - start;
				document.querySelector('.hint [data-do="unhelp"]').click();
			});
		} else if (ms > 0 && !told()) {
			watch.disconnect();
			resolve([ms]);
		}
	});
	watch.observe(document.querySelector("#board"), { subtree: true, childList: true, attributes: true, characterData: true });
	setTimeout(() => { watch.disconnect(); reject(new Error("no hint came within 20 s")); }, 20000);
	button.click();
})`)
}

// A program is warm once the browser has made its inner loops quick: the first hints do not count.
const (
	warming = 3
	counted = 5
)

// everyHint asks for hints on the untouched board of every puzzle, on all sites.
func (m *meter) everyHint(ctx context.Context) error {
	puzzles, err := m.puzzles()
	if err != nil {
		return err
	}
	fmt.Printf("the median of %d hints a puzzle, after %d that warm it up, to its words on the screen, in ms; puzzles in which that took more than %d\n", counted, warming, atOnce)
	all, slow := make([][]float64, len(m.sites)), make([]int, len(m.sites))
	for _, puzzle := range puzzles {
		if err := ctx.Err(); err != nil {
			return err
		}
		sites, err := m.hintsOf(puzzle)
		if err != nil {
			return fmt.Errorf("%s: %w", puzzle, err)
		}
		shown := slices.ContainsFunc(sites, func(times []float64) bool { return part(times, 50) > atOnce })
		for s, times := range sites {
			if len(times) == 0 {
				continue
			}
			median := part(times, 50)
			all[s] = append(all[s], median)
			if median > atOnce {
				slow[s]++
			}
			if shown {
				fmt.Printf("%-28s %-7s %8.0f\n", puzzle, m.name(s), median)
			}
		}
	}
	for s, medians := range all {
		slices.Sort(medians)
		fmt.Printf("%s: %d of %d puzzles; median %.0f, 95 %% within %.0f, the longest %.0f\n", m.name(s), slow[s], len(medians), part(medians, 50), part(medians, 95), part(medians, 100))
	}
	return nil
}

// hintsOf is what the counted hints of a puzzle took on each site, in order; none where its board
// offers no hints.
func (m *meter) hintsOf(puzzle string) ([][]float64, error) {
	all := make([][]float64, len(m.sites))
	err := m.inTurn(m.sites, puzzle+"/?answer=veiled&place=puzzle", 1, warming+counted, func(s, n int, v *visit) error {
		took, err := v.hint()
		if n >= warming {
			all[s] = append(all[s], took...)
		}
		return err
	})
	for _, times := range all {
		slices.Sort(times)
	}
	return all, err
}
