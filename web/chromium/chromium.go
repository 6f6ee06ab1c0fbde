// Package chromium starts the Chromium that tests, benchmarks and measurements run in.
package chromium

import (
	"context"
	"fmt"
	"os"

	"github.com/chromedp/chromedp"
)

// Start starts a headless Chromium: the program that is named, or else the first found under
// its usual names. It gives its first tab, whose context others are opened from, and what
// ends it in order and removes its profile. The browser is not bound to any other context.
// As root it runs without its sandbox, which it refuses to root.
func Start(program string, options ...chromedp.ExecAllocatorOption) (tab context.Context, stop func(), err error) {
	all := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
	)
	if program != "" {
		all = append(all, chromedp.ExecPath(program))
	}
	if os.Geteuid() == 0 {
		all = append(all, chromedp.NoSandbox)
	}
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), append(all, options...)...)
	tab, closeTab := chromedp.NewContext(allocator)
	stop = func() {
		closeTab()
		stopAllocator()
	}
	if err := chromedp.Do(tab); err != nil {
		stop()
		return nil, nil, fmt.Errorf("no Chromium starts (name one in SOLVITUR_BROWSER): %w", err)
	}
	return tab, stop, nil
}
