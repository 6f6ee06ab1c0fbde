package main

import (
	"fmt"
	"io"
	"strconv"
)

// write puts the benchmarks of both in rows: Chromium's time also as a multiple
// of the native one, and the figure to reach, if there is one. Counts do not
// depend on the place; where they do, something is wrong.
func write(to io.Writer, native, chromium *results) error {
	width := 0
	for _, name := range chromium.names {
		width = max(width, len(name))
	}
	row := func(cells ...any) {
		fmt.Fprintf(to, "%-*s  %22s  %9s  %11s  %5s  %8s  %s\n", append([]any{width}, cells...)...)
	}
	row("", "count", "native ms", "Chromium ms", "times", "to reach", "")
	different := ""
	for _, name := range chromium.names {
		there := chromium.byName[name]
		here, ok := native.byName[name]
		if !ok {
			here = &result{count: there.count}
		}
		if here.count != there.count && different == "" {
			different = fmt.Sprintf("%s: %s natively, %s in Chromium", name, here.count, there.count)
		}
		nativeTime, times := "-", "-"
		if ok {
			nativeTime, times = milliseconds(here.ms), strconv.FormatFloat(there.ms/here.ms, 'f', 1, 64)
		}
		figure, verdict := "", ""
		if most, ok := figures[name]; ok {
			figure, verdict = milliseconds(most), "reached"
			if there.ms > most {
				verdict = strconv.FormatFloat(there.ms/most, 'f', 1, 64) + " times that"
			}
		}
		row(name, there.count, nativeTime, milliseconds(there.ms), times, figure, verdict)
	}
	if different != "" {
		return fmt.Errorf("the counts differ: %s", different)
	}
	return nil
}

// milliseconds has three digits, as far as there are any after the point.
func milliseconds(ms float64) string {
	digits := 0
	for scale := ms; scale < 100 && digits < 3; scale *= 10 {
		digits++
	}
	return strconv.FormatFloat(ms, 'f', digits, 64)
}
