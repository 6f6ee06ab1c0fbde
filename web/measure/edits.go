package main

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
)

// edited is what a visitor waits for after an edit.
type edited struct {
	verdict float64 // until the verdict on the facts as they are then stands on the screen, ms
	picture float64 // until the answer below it does, with its pictures, ms
}

// edit presses a switch of a fact, the n-th of the first five. What it changes is drawn in parts,
// each of which is painted: the answer is there when nothing has been drawn in its place for a while.
func (v *visit) edit(n int) (edited, error) {
	times, err := ask[[]float64](v, fmt.Sprintf(`new Promise((resolve, reject) => {
	const switches = [...document.querySelectorAll('main input[data-do="switch"]')].slice(0, 5);
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
})`, n))
	if err != nil {
		return edited{}, err
	}
	return edited{verdict: times[0], picture: times[1]}, nil
}

// editing edits an opened page: facts are switched off and on again, one after the other, while the
// ways of searching may still be compared.
func (m *meter) editing(v *visit) (verdicts, pictures []float64, err error) {
	for n := range m.edits + 2 {
		one, err := v.edit(n / 2)
		if err != nil {
			return nil, nil, err
		}
		if n >= 2 { // the first two warm it up
			verdicts, pictures = append(verdicts, one.verdict), append(pictures, one.picture)
		}
	}
	slices.Sort(verdicts)
	slices.Sort(pictures)
	return verdicts, pictures, nil
}

// everyEdit edits every puzzle of the first site, at full speed.
func (m *meter) everyEdit(ctx context.Context) error {
	folders, err := filepath.Glob(filepath.Join(m.sites[0].dir, "p", "*", "index.html"))
	if err != nil {
		return err
	}
	var all []float64
	slow := 0
	fmt.Printf("%d warm edits a puzzle, to the verdict on the screen, in ms; puzzles in which one took more than 50\n", m.edits)
	fmt.Printf("%-28s %8s %8s %8s %18s\n", "puzzle", "median", "95 %", "longest", "answer, median")
	for _, file := range folders {
		if err := ctx.Err(); err != nil {
			return err
		}
		puzzle := filepath.Base(filepath.Dir(file))
		times, pictures, err := m.editsOf(puzzle, 1)
		if err != nil {
			return fmt.Errorf("%s: %w", puzzle, err)
		}
		all = append(all, times...)
		if part(times, 100) > 50 {
			slow++
			fmt.Printf("%-28s %8.0f %8.0f %8.0f %18.0f\n", puzzle, part(times, 50), part(times, 95), part(times, 100), part(pictures, 50))
		}
	}
	slices.Sort(all)
	within, _ := slices.BinarySearch(all, 50)
	fmt.Printf("%d of %d puzzles. %d edits in all: median %.0f, 95 %% within %.0f, 99 %% within %.0f, the longest %.0f; %.1f %% within 50\n",
		slow, len(folders), len(all), part(all, 50), part(all, 95), part(all, 99), part(all, 100), 100*float64(within)/float64(max(1, len(all))))
	return nil
}

// editsOf are the times of edits of a puzzle, whose name a fragment with other facts may follow.
func (m *meter) editsOf(puzzle string, slowed float64) (verdicts, pictures []float64, err error) {
	v, err := m.visit(m.sites[0], slowed)
	if err != nil {
		return nil, nil, err
	}
	defer v.close()
	if err := v.open(puzzle); err != nil {
		return nil, nil, err
	}
	return m.editing(v)
}

// largeEdits edits facts that are large, and the pages of starts with their thread slowed.
func (m *meter) largeEdits(ctx context.Context) error {
	fmt.Printf("%d warm edits, to the verdict on the screen, in ms\n", m.edits)
	fmt.Printf("%-46s %5s %8s %8s %8s %18s\n", "facts", "cpu", "median", "95 %", "longest", "answer, median")
	show := func(name, puzzle string, slowed float64) error {
		times, pictures, err := m.editsOf(puzzle, slowed)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
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
