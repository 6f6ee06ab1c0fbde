package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/chromedp"

	"solvitur/web/chromium"
)

// browse opens the host's page in a Chromium of its own and waits for the
// program's ending. The program of the browser is looked for where none is
// named. The code counts where there is no error. Ends when ctx does, with its
// cause.
func browse(ctx context.Context, program string, h *host) (int, error) {
	// The browser is not bound to ctx: it is closed in order, also when the time is over.
	tab, stop, err := chromium.Start(program,
		// The page needs nothing but its host.
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"))
	if err != nil {
		return 1, err
	}
	defer stop()

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
		return 1, fmt.Errorf("the browser Chromium does not open the page: %w", err)
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
