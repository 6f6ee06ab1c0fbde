package main

import (
	"context"
	"errors"
	"fmt"
)

// started is what one visit was.
type started struct {
	text, ready float64 // ms
	task        float64 // the longest one after the first text, ms; 0 is below 50
	edit        float64 // the first edit, as soon as the page is ready, to the verdict on the screen, ms
	next        float64 // ready on the page of another puzzle, once this one is kept for offline, ms
	bytes       int64   // until then
}

// starts visits six pages, of all sites in turn, at full speed and four times slower.
func (m *meter) starts(ctx context.Context) error {
	fmt.Printf("%d visits to each page; median (quartiles) in ms, bytes\n", m.visits)
	fmt.Printf("%-20s %5s %-12s %18s %18s %18s %18s %18s %10s\n", "page", "cpu", "site", "text", "ready", "longest task", "first edit", "next page", "bytes")
	for i, page := range pages {
		for _, slowed := range []float64{1, 4} {
			seen := make([][]started, len(m.sites))
			for n := range m.visits * len(m.sites) {
				if err := ctx.Err(); err != nil {
					return err
				}
				s := n % len(m.sites)
				one, err := m.start(m.sites[s], page, pages[(i+1)%len(pages)], slowed)
				if err != nil {
					return fmt.Errorf("%s: %w", page, err)
				}
				seen[s] = append(seen[s], one)
			}
			for s, all := range seen {
				of := func(value func(started) float64) string { return spread(all, value) }
				fmt.Printf("%-20s %4g× %-12s %18s %18s %18s %18s %18s %10d\n", page, slowed, m.name(s),
					of(func(v started) float64 { return v.text }), of(func(v started) float64 { return v.ready }),
					of(func(v started) float64 { return v.task }), of(func(v started) float64 { return v.edit }),
					of(func(v started) float64 { return v.next }), all[0].bytes)
			}
		}
	}
	return nil
}

// name is what a site is called in a table.
func (m *meter) name(s int) string { return []string{"this", "before"}[s] }

// start visits a page, edits it as soon as it is ready, and goes on to another one.
func (m *meter) start(s *site, page, next string, slowed float64) (one started, err error) {
	v, err := m.visit(s)
	if err != nil {
		return one, err
	}
	defer v.close()
	if err := errors.Join(m.atRest(), v.slow(slowed)); err != nil {
		return one, err
	}
	before := s.Sent()
	if err := v.open(page); err != nil {
		return one, err
	}
	first, err := v.edit(0)
	if err != nil {
		return one, err
	}
	one.edit = first.verdict
	figures, err := ask[[]float64](v, `[measured.text, measured.ready, Math.max(0, ...measured.tasks
		.filter(([start, _]) => start > measured.text && start < measured.ready).map(([_, length]) => length))]`)
	if err != nil {
		return one, err
	}
	one.text, one.ready, one.task = figures[0], figures[1], figures[2]
	if err := v.until(`document.documentElement.dataset.offline === ""`); err != nil {
		return one, err
	}
	one.bytes = s.Sent() - before
	if err := v.open(next); err != nil {
		return one, err
	}
	one.next, err = ask[float64](v, `measured.ready`)
	return one, err
}
