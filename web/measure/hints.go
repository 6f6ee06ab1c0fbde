package main

import (
	"context"
	"fmt"
	"path/filepath"
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

// everyHint asks for hints on the untouched board of every puzzle of the first site: one that warms
// it up, and the best of some after it.
func (m *meter) everyHint(ctx context.Context) error {
	folders, err := filepath.Glob(filepath.Join(m.sites[0].dir, "p", "*", "index.html"))
	if err != nil {
		return err
	}
	const times = 3
	fmt.Printf("the best of %d hints a puzzle, after one that warms it up, to its words on the screen, in ms; puzzles in which that took more than %d\n", times, atOnce)
	var all []float64
	slow := 0
	for _, file := range folders {
		puzzle := filepath.Base(filepath.Dir(file))
		best, err := m.hintsOf(ctx, puzzle, times)
		if err != nil {
			return fmt.Errorf("%s: %w", puzzle, err)
		}
		if len(best) == 0 {
			continue
		}
		all = append(all, best...)
		if best[0] > atOnce {
			slow++
			fmt.Printf("%-28s %8.0f\n", puzzle, best[0])
		}
	}
	slices.Sort(all)
	fmt.Printf("%d of %d puzzles; median %.0f, 95 %% within %.0f, the longest %.0f\n", slow, len(all), part(all, 50), part(all, 95), part(all, 100))
	return nil
}

// hintsOf is the best time of some hints of a puzzle; none where its board offers no hints.
func (m *meter) hintsOf(ctx context.Context, puzzle string, times int) (best []float64, err error) {
	v, err := m.visit(m.sites[0], 1)
	if err != nil {
		return nil, err
	}
	defer v.close()
	if err := v.open(puzzle + "/?answer=veiled&place=puzzle"); err != nil {
		return nil, err
	}
	for n := range times + 1 {
		took, err := v.hint()
		switch {
		case err != nil:
			return nil, err
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case len(took) == 0:
			return nil, nil
		case n > 0 && (best == nil || took[0] < best[0]):
			best = took
		}
	}
	return best, nil
}
