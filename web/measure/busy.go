package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"
)

// processes are the browser's.
func (m *meter) processes() ([]*systeminfo.ProcessInfo, error) {
	told, err := chromedp.CallBrowser(m.browser, systeminfo.GetProcessInfo, cdp.Empty{})
	if err != nil {
		return nil, err
	}
	return told.ProcessInfo, nil
}

// atRest waits until the browser is at rest: programs that a page has just begun to use are made quick beside
// it, for seconds, and whoever measures then measures that, too. How much it is at work, the browser tells.
func (m *meter) atRest() error {
	const window, idle = 250 * time.Millisecond, 25 * time.Millisecond
	before := math.Inf(-1)
	for start := time.Now(); time.Since(start) < patience; time.Sleep(window) {
		processes, err := m.processes()
		if err != nil {
			return err
		}
		var total float64 // of all its processes, in s
		for _, p := range processes {
			total += p.CPUTime
		}
		if before <= total && total-before < idle.Seconds() {
			return nil
		}
		before = total
	}
	return fmt.Errorf("the browser did not come to rest within %v", patience)
}

// busy is how long the threads that a visitor waits for have been at work so far, in ms of processor
// time: those that draw the pages, and the workers'. What else a machine does, which makes all times on the
// clock longer, counts in it only in so far as it slows the processor. Only Linux tells it.
func (m *meter) busy() (ms float64, err error) {
	processes, err := m.processes()
	if err != nil {
		return 0, err
	}
	for _, p := range processes {
		if p.Type != "renderer" {
			continue
		}
		threads, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*", p.ID))
		if err != nil {
			return 0, err
		}
		for _, thread := range threads {
			name, err := os.ReadFile(filepath.Join(thread, "comm"))
			if err != nil || filepath.Base(thread) != fmt.Sprint(p.ID) && !strings.HasPrefix(string(name), "DedicatedWorker") {
				continue // it has ended, or works for others
			}
			told, err := os.ReadFile(filepath.Join(thread, "schedstat"))
			if err != nil {
				continue
			}
			var ns float64
			if _, err := fmt.Sscan(string(told), &ns); err != nil {
				return 0, fmt.Errorf("%s: %w", thread, err)
			}
			ms += ns / 1e6
		}
	}
	return ms, nil
}
