package main

import (
	"context"
	"fmt"
	"slices"
)

// edited is what a visitor waits for after an edit.
type edited struct {
	verdict float64 // until the verdict on the facts as they are then stands on the screen, ms
	picture float64 // until the answer below it does, with its pictures, ms
}

// switches is how many facts are switched in turn.
const switches = 5

// edit presses a switch of a fact, the n-th of the first few. What it changes is drawn in parts,
// each of which is painted: the answer is there when nothing has been drawn in its place for a while.
func (v *visit) edit(n int) (edited, error) {
	times, err := ask[[]float64](v, fmt.Sprintf(`new Promise((resolve, reject) => {
	const switches = [...document.querySelectorAll('main input[data-do="switch"]')].slice(0, %d);
	if (!switches.length) return reject(new Error("there is no fact to switch off"));
	const judged = () => document.querySelector("[data-judged]").dataset;
	const before = judged().run ?? ""; // an earlier site may not tell it
	const start = performance.now();
	const painted = (then) => requestAnimationFrame(() => then(performance.now() - start));
	let verdict = 0, picture = 0, rest;
	const settled = () => { clearTimeout(rest); rest = setTimeout(() => { answer.disconnect(); resolve([verdict, Math.max(verdict, picture)]); }, 250); };
	const line = new MutationObserver(() => {
		if (judged().run === before || judged().judged === "running") return;
		line.disconnect();
		painted((ms) => { verdict = ms; settled(); });
	});
	const answer = new MutationObserver(() => painted((ms) => { picture = ms; if (verdict) settled(); }));
	const watched = { subtree: true, childList: true, attributes: true, characterData: true };
	line.observe(document.querySelector(".line"), watched);
	answer.observe(document.querySelector("#answer"), watched);
	switches[%d %% switches.length].click();
})`, switches, n))
	if err != nil {
		return edited{}, err
	}
	return edited{verdict: times[0], picture: times[1]}, nil
}

// edits are what edits of a page took, in order.
type edits struct{ verdicts, pictures []float64 }

// editsOf are the edits of a puzzle, whose name a fragment with other facts may follow, on each of the
// sites: facts are switched off and on again, one after the other, each of them once before it counts.
func (m *meter) editsOf(puzzle string, slowed float64, sites []*site) ([]edits, error) {
	told, err := onEach(m, sites, turns{page: puzzle, slowed: slowed, warming: 2 * switches, counts: m.edits},
		func(n int, v *visit) (edited, error) { return v.edit(n / 2) })
	all := make([]edits, len(sites))
	for s, ones := range told {
		for _, one := range ones {
			all[s].verdicts, all[s].pictures = append(all[s].verdicts, one.verdict), append(all[s].pictures, one.picture)
		}
		slices.Sort(all[s].verdicts)
		slices.Sort(all[s].pictures)
	}
	return all, err
}

// tooLong is what an edit may take for the verdict to be felt as its effect, in ms.
const tooLong = 50

// everyEdit edits every puzzle, on all sites, at full speed.
func (m *meter) everyEdit(ctx context.Context) error {
	puzzles, err := m.puzzles()
	if err != nil {
		return err
	}
	fmt.Printf("%d warm edits a puzzle, to the verdict on the screen, in ms; puzzles in which one took more than %d\n", m.edits, tooLong)
	fmt.Printf("%-28s %-7s %8s %8s %8s %18s\n", "puzzle", "site", "median", "95 %", "longest", "answer, median")
	all, slow := make([][]float64, len(m.sites)), make([]int, len(m.sites))
	for _, puzzle := range puzzles {
		if err := ctx.Err(); err != nil {
			return err
		}
		sites, err := m.editsOf(puzzle, 1, m.sites)
		if err != nil {
			return fmt.Errorf("%s: %w", puzzle, err)
		}
		shown := slices.ContainsFunc(sites, func(e edits) bool { return part(e.verdicts, 100) > tooLong })
		for s, e := range sites {
			all[s] = append(all[s], e.verdicts...)
			if part(e.verdicts, 100) > tooLong {
				slow[s]++
			}
			if shown {
				fmt.Printf("%-28s %-7s %8.0f %8.0f %8.0f %18.0f\n", puzzle, m.name(s), part(e.verdicts, 50), part(e.verdicts, 95), part(e.verdicts, 100), part(e.pictures, 50))
			}
		}
	}
	for s, times := range all {
		slices.Sort(times)
		within, _ := slices.BinarySearch(times, tooLong)
		fmt.Printf("%s: %d of %d puzzles. %d edits in all: median %.0f, 95 %% within %.0f, 99 %% within %.0f, the longest %.0f; %.1f %% within %d\n",
			m.name(s), slow[s], len(puzzles), len(times), part(times, 50), part(times, 95), part(times, 99), part(times, 100),
			100*float64(within)/float64(max(1, len(times))), tooLong)
	}
	return nil
}

// largeEdits edits facts that are large, and the pages of starts with their thread slowed.
func (m *meter) largeEdits(ctx context.Context) error {
	fmt.Printf("%d warm edits, to the verdict on the screen, in ms\n", m.edits)
	fmt.Printf("%-46s %5s %8s %8s %8s %18s\n", "facts", "cpu", "median", "95 %", "longest", "answer, median")
	show := func(name, puzzle string, slowed float64) error {
		all, err := m.editsOf(puzzle, slowed, m.sites[:1])
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		times, pictures := all[0].verdicts, all[0].pictures
		fmt.Printf("%-46s %4g× %8.0f %8.0f %8.0f %18.0f\n", name, slowed, part(times, 50), part(times, 95), part(times, 100), part(pictures, 50))
		return ctx.Err()
	}
	for _, l := range large() {
		link, err := l.link()
		if err != nil {
			return fmt.Errorf("%s: %w", l.name, err)
		}
		if err := show(l.name, link, 1); err != nil {
			return err
		}
	}
	for _, page := range pages {
		if err := show(page, page, 4); err != nil {
			return err
		}
	}
	return nil
}
