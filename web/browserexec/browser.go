package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/chromedp"
)

// browse opens the host's page in a Chromium of its own and waits for the
// program's ending. The program of the browser is looked for where none is
// named. The code counts where there is no error. Ends when ctx does, with its
// cause.
func browse(ctx context.Context, program string, h *host) (int, error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		// The page needs nothing but its host.
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"),
	)
	if program != "" {
		options = append(options, chromedp.ExecPath(program))
	}
	if os.Geteuid() == 0 {
		options = append(options, chromedp.NoSandbox) // Chromium refuses its sandbox to root
	}
	// The browser is not bound to ctx: it is closed in order, and its profile
	// removed, also when the time is over.
	allocator, stopAllocator := chromedp.NewExecAllocator(context.WithoutCancel(ctx), options...)
	defer stopAllocator()
	tab, closeTab := chromedp.NewContext(allocator)
	defer closeTab()

	crashes := chromedp.Events(tab, inspector.TargetCrashed)
	go func() {
		for _, err := range crashes {
			if err == nil {
				h.end(ending{crash: errors.New("the browser's page crashed, most likely for want of memory")})
			}
			return
		}
	}()
	if err := chromedp.Do(tab, chromedp.Navigate(h.address())); err != nil {
		return 1, fmt.Errorf("no Chromium opens the page (name one in SOLVITUR_BROWSER): %w", err)
	}
	select {
	case e := <-h.ended:
		return e.code, e.crash
	case <-tab.Done():
		return 1, fmt.Errorf("the browser ended before the program: %w", context.Cause(tab))
	case <-ctx.Done():
		return 1, context.Cause(ctx)
	}
}
