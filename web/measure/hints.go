package main

import (
	"context"
	"fmt"
	"slices"
)

// atOnce is what a hint may take for it to be felt as an answer at once, in ms.
const atOnce = 100

// hint asks for a hint on the board, from the press to its words on the screen, in ms. It is nothing
// where the board offers none.
func (v *visit) hint() ([]float64, error) {
	return ask[[]float64](v, `new Promise((resolve, reject) => {
	const button = document.querySelector('.trial [data-do="help"]:not([aria-disabled="true"])');
	if (!button) return resolve([]);
	const told = () => {
		const said = document.querySelector(".trial-said .hint:not([hidden])");
		return document.querySelector(".trial")?.dataset.trial !== "asking" && said?.querySelector("p");
	};
	const start = performance.now();
	const watch = new MutationObserver(() => {
		if (!told()) return;
		watch.disconnect();
		requestAnimationFrame(() => resolve([performance.now() - start]));
	});
	watch.observe(document.querySelector("#board"), { subtree: true, childList: true, attributes: true, characterData: true });
	setTimeout(() => { watch.disconnect(); reject(new Error("no hint came within 20 s")); }, 20000);
	button.click();
})`)
}

// putAway puts the hint away, and waits until the page is at rest.
func (v *visit) putAway() error {
	_, err := ask[bool](v, `new Promise((resolve) => {
	document.querySelector('.hint [data-do="unhelp"]')?.click();
	let rest;
	const again = () => { clearTimeout(rest); rest = setTimeout(() => { watch.disconnect(); resolve(true); }, 100); };
	const watch = new MutationObserver(again);
	watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
	again();
})`)
	return err
}

const (
	warming = 3
	counted = 5
)

// hints are what hints took, in order, in ms: on the clock, and of processor time, which neighbours on
// the machine make little longer. On a machine that has nothing else to do they are much the same.
type hints struct{ clock, work []float64 }

// everyHint asks for hints on the untouched board of every puzzle, on all sites.
func (m *meter) everyHint(ctx context.Context) error {
	puzzles, err := m.puzzles()
	if err != nil {
		return err
	}
	fmt.Printf("the median of %d hints a puzzle, after %d that warm it up, to its words on the screen, in ms on the clock, and of processor time of the page's thread and the worker's; puzzles in which one took more than %d\n", counted, warming, atOnce)
	fmt.Printf("%-28s %-7s %8s %8s\n", "puzzle", "site", "clock", "work")
	all, slow := make([]hints, len(m.sites)), make([]hints, len(m.sites))
	for _, puzzle := range puzzles {
		if err := ctx.Err(); err != nil {
			return err
		}
		sites, err := m.hintsOf(puzzle)
		if err != nil {
			return fmt.Errorf("%s: %w", puzzle, err)
		}
		shown := slices.ContainsFunc(sites, func(h hints) bool { return part(h.clock, 50) > atOnce })
		for s, h := range sites {
			if len(h.clock) == 0 {
				continue
			}
			clock, work := part(h.clock, 50), part(h.work, 50)
			all[s].clock, all[s].work = append(all[s].clock, clock), append(all[s].work, work)
			if clock > atOnce {
				slow[s].clock = append(slow[s].clock, clock)
			}
			if work > atOnce {
				slow[s].work = append(slow[s].work, work)
			}
			if shown {
				fmt.Printf("%-28s %-7s %8.0f %8.0f\n", puzzle, m.name(s), clock, work)
			}
		}
	}
	tell := func(name, what string, medians, slow []float64) {
		slices.Sort(medians)
		fmt.Printf("%s, %s: %d of %d puzzles; median %.0f, 95 %% within %.0f, the longest %.0f\n", name, what, len(slow), len(medians), part(medians, 50), part(medians, 95), part(medians, 100))
	}
	for s := range all {
		tell(m.name(s), "on the clock", all[s].clock, slow[s].clock)
		tell(m.name(s), "of processor time", all[s].work, slow[s].work)
	}
	return nil
}

// hintsOf is what the counted hints of a puzzle took on each site; none where its board offers no hints.
func (m *meter) hintsOf(puzzle string) ([]hints, error) {
	told, err := onEach(m, m.sites, turns{page: puzzle + "/?answer=veiled&place=puzzle", warming: warming, counts: counted}, func(_ int, v *visit) (h hints, err error) {
		before, err := m.busy()
		if err != nil {
			return h, err
		}
		if h.clock, err = v.hint(); err != nil {
			return h, err
		}
		if after, err := m.busy(); err != nil {
			return h, err
		} else if len(h.clock) > 0 {
			h.work = []float64{after - before}
		}
		return h, v.putAway()
	})
	all := make([]hints, len(m.sites))
	for s, ones := range told {
		for _, one := range ones {
			all[s].clock, all[s].work = append(all[s].clock, one.clock...), append(all[s].work, one.work...)
		}
		slices.Sort(all[s].clock)
		slices.Sort(all[s].work)
	}
	return all, err
}
