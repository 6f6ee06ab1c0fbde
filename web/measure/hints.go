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

// A program is warm once the browser has made its inner loops quick: the first hints do not count.
const (
	warming = 3
	counted = 5
)

// everyHint asks for hints on the untouched board of every puzzle of the first site.
func (m *meter) everyHint(ctx context.Context) error {
	folders, err := filepath.Glob(filepath.Join(m.sites[0].dir, "p", "*", "index.html"))
	if err != nil {
		return err
	}
	fmt.Printf("the median of %d hints a puzzle, after %d that warm it up, to its words on the screen, in ms; puzzles in which that took more than %d\n", counted, warming, atOnce)
	var all []float64
	slow := 0
	for _, file := range folders {
		puzzle := filepath.Base(filepath.Dir(file))
		times, err := m.hintsOf(ctx, puzzle)
		if err != nil {
			return fmt.Errorf("%s: %w", puzzle, err)
		}
		if len(times) == 0 {
			continue
		}
		median := part(times, 50)
		all = append(all, median)
		if median > atOnce {
			slow++
			fmt.Printf("%-28s %8.0f\n", puzzle, median)
		}
	}
	slices.Sort(all)
	fmt.Printf("%d of %d puzzles; median %.0f, 95 %% within %.0f, the longest %.0f\n", slow, len(all), part(all, 50), part(all, 95), part(all, 100))
	return nil
}

// hintsOf is what the counted hints of a puzzle took, in order; none where its board offers no hints.
func (m *meter) hintsOf(ctx context.Context, puzzle string) (times []float64, err error) {
	v, err := m.visit(m.sites[0], 1)
	if err != nil {
		return nil, err
	}
	defer v.close()
	if err := v.open(puzzle + "/?answer=veiled&place=puzzle"); err != nil {
		return nil, err
	}
	for n := range warming + counted {
		took, err := v.hint()
		switch {
		case err != nil:
			return nil, err
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case len(took) == 0:
			return nil, nil
		case n >= warming:
			times = append(times, took...)
		}
	}
	slices.Sort(times)
	return times, nil
}
